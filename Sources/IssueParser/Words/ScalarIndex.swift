/// A set of scalars that tells the place of each of them in ascending order.
///
/// Equals `Array(Set(scalars)).sorted().firstIndex(of:)`; a test compares the two.
struct ScalarIndex: Sendable {
  let set: ScalarSet
  /// How many members come before each word of the set.
  private let before: [Int]

  /// Makes an index of scalars in any order.
  init(_ scalars: some Sequence<UInt32>) {
    set = ScalarSet(scalars)
    var count = 0
    before = set.words.map { word in
      defer { count += word.nonzeroBitCount }
      return count
    }
  }

  /// How many members are less than this one; nil for a scalar that is none.
  func place(of scalar: UInt32) -> Int? {
    guard set.contains(scalar) else { return nil }
    let word = set.word(of: scalar)
    let lower = set.words[word] & (1 << UInt64(scalar & 63) - 1)
    return before[word] + lower.nonzeroBitCount
  }
}
