/// Where an order passes a bound, by halving: the first of `places` for which `isBefore` is false,
/// their end where there is none. It is true for none behind that.
///
/// Plain equivalent: `places.first { !isBefore($0) } ?? places.upperBound`.
@inlinable
@inline(__always)
package func partitioningIndex<E: Error>(
  in places: Range<Int>, isBefore: (Int) throws(E) -> Bool
) throws(E) -> Int {
  var low = places.lowerBound
  var high = places.upperBound
  while low < high {
    let middle = low + (high - low) >> 1
    if try isBefore(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
