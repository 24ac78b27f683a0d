// The term of this index: two neighbouring symbols of the text.

/// Two symbols packed so that numeric order is the order of the pairs.
///
/// The last symbol of a field is paired with the separator, so every symbol begins exactly one
/// bigram, and one character is found as the range of all terms that begin with it.
struct Term: Hashable, Comparable {
  /// `first << 21 | second`; FORMAT.md, "Terms".
  let key: UInt64

  /// Bits of the second symbol: enough for every symbol and for `any`.
  static let secondBits: UInt64 = 21
  /// In place of a second symbol: the list of all blocks in which the first one stands.
  static let any: UInt32 = 1 << 21 - 1
  /// Greatest key that a term can have.
  static let maximumKey = UInt64(TextAlphabet.symbolLimit) << secondBits

  init(key: UInt64) {
    self.key = key
  }

  init(_ first: UInt32, _ second: UInt32) {
    key = UInt64(first) << Term.secondBits | UInt64(second)
  }

  var first: UInt32 { UInt32(truncatingIfNeeded: key >> Term.secondBits) }
  var second: UInt32 { UInt32(truncatingIfNeeded: key & (1 << Term.secondBits - 1)) }

  static func < (left: Term, right: Term) -> Bool { left.key < right.key }
}
