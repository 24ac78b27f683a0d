/// A fixed set of Unicode scalars, asked in one load: a bit for each scalar from the least to the
/// greatest.
///
/// Hot loops ask many such sets at every character; a hashed set would cost as much as all the rest
/// of what they do. Equals `Set(scalars)`; a test compares the two.
struct ScalarSet: Sendable, ExpressibleByStringLiteral {
  /// Bit `n` of word `w` stands for the scalar `(firstWord + w) * 64 + n`.
  let words: [UInt64]
  private let firstWord: UInt32

  /// Makes a set of scalars in any order. Cost: a bit for every scalar between least and greatest.
  init(_ scalars: some Sequence<UInt32>) {
    let members = Array(scalars)
    guard let least = members.min(), let greatest = members.max() else {
      words = []
      firstWord = 0
      return
    }
    firstWord = least >> 6
    var words = [UInt64](repeating: 0, count: Int(greatest >> 6 - least >> 6) + 1)
    for scalar in members { words[Int(scalar >> 6 - least >> 6)] |= 1 << UInt64(scalar & 63) }
    self.words = words
  }

  /// Makes the set of the scalars of a text.
  init(stringLiteral text: String) {
    self.init(text.unicodeScalars.map(\.value))
  }

  /// Whether a scalar, or any other number, is in the set. Cost: one load.
  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool {
    let word = word(of: scalar)
    return word < words.count && words[word] >> UInt64(scalar & 63) & 1 != 0
  }

  /// Which of `words` a scalar's bit is in, if any.
  @inline(__always)
  func word(of scalar: UInt32) -> Int { Int(scalar >> 6 &- firstWord) }

  /// The scalars of both sets.
  func union(_ other: some Sequence<UInt32>) -> ScalarSet {
    ScalarSet(members + Array(other))
  }

  /// The scalars of the set, ascending.
  var members: [UInt32] {
    var members: [UInt32] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        members.append((firstWord + UInt32(index)) << 6 + UInt32(rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return members
  }
}
