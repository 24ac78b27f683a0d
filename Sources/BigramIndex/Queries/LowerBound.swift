/// Finds where an order passes a bound, by halving.
enum LowerBound {
  /// The first of `places` for which `isBefore` is false, their end where there is none; it is true for
  /// none behind that.
  @inline(__always)
  static func first(in places: Range<Int>, isBefore: (Int) -> Bool) -> Int {
    var low = places.lowerBound
    var high = places.upperBound
    while low < high {
      let middle = (low + high) >> 1
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
