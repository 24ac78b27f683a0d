/// A fixed set of Unicode scalars in ascending order, which tells the place of each of them.
///
/// Like `ScalarSet` it answers in one load whether a scalar is a member; the place costs a count of
/// bits more. Equals `Array(Set(scalars)).sorted().firstIndex(of:)`; a test compares the two.
final class ScalarIndex: Sendable {
  private struct Word {
    /// Bit `n` stands for the scalar `(firstWord + w) * 64 + n`, where this is word `w`.
    var bits: UInt64 = 0
    /// How many members come before this word.
    var before = 0
  }

  private let words: [Word]
  private let firstWord: UInt32
  /// How many scalars are in the set.
  let count: Int

  /// Makes a set of scalars in any order. Cost: a bit for every scalar between least and greatest.
  init(_ scalars: some Sequence<UInt32>) {
    let members = Array(scalars)
    guard let least = members.min(), let greatest = members.max() else {
      words = []
      firstWord = 0
      count = 0
      return
    }
    firstWord = least >> 6
    var words = [Word](repeating: Word(), count: Int(greatest >> 6 - least >> 6) + 1)
    for scalar in members { words[Int(scalar >> 6 - least >> 6)].bits |= 1 << UInt64(scalar & 63) }
    var count = 0
    for word in words.indices {
      words[word].before = count
      count += words[word].bits.nonzeroBitCount
    }
    self.words = words
    self.count = count
  }

  /// Whether a scalar, or any other number, is in the set. Cost: one load.
  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool {
    let word = Int(scalar >> 6 &- firstWord)
    return word < words.count && words[word].bits >> UInt64(scalar & 63) & 1 != 0
  }

  /// How many members are less than this one; nil for a scalar that is none.
  func place(of scalar: UInt32) -> Int? {
    guard contains(scalar) else { return nil }
    let word = words[Int(scalar >> 6 &- firstWord)]
    let lower = word.bits & (1 << UInt64(scalar & 63) - 1)
    return word.before + lower.nonzeroBitCount
  }
}
