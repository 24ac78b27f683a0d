// The term of this index: two neighbouring scalars of folded text, or the last one of a field.

/// Two scalars packed so that numeric order is the order of the pairs.
///
/// The last scalar of a field is paired with 0, so every scalar begins exactly one bigram, and one
/// character is found as the range of all bigrams that begin with it.
struct Bigram: Hashable, Comparable {
  /// `first << 21 | second`; FORMAT.md, "Terms".
  let key: UInt64

  /// Bits of the second scalar: enough for U+10FFFF.
  static let secondBits: UInt64 = 21
  /// Greatest key that any two scalars can have.
  static let maximumKey: UInt64 = 0x10FFFF << secondBits | 0x10FFFF

  init(key: UInt64) {
    self.key = key
  }

  init(_ first: UInt32, _ second: UInt32) {
    key = UInt64(first) << Bigram.secondBits | UInt64(second)
  }

  var first: UInt32 { UInt32(truncatingIfNeeded: key >> Bigram.secondBits) }
  var second: UInt32 { UInt32(truncatingIfNeeded: key & (1 << Bigram.secondBits - 1)) }

  static func < (left: Bigram, right: Bigram) -> Bool { left.key < right.key }
}
