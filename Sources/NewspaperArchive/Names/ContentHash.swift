// A name for bytes: the texts of sources are compared and pages are named by it.
//
// Source: Austin Appleby, MurmurHash3_x64_128 (public domain, 2011), seed 0. Pages are not made to
// collide, so speed matters more than resistance: SHA-256 without processor help would take longer
// than parsing.

import Storage

/// 128 bits that differ, for all that can be expected, when the bytes differ.
package struct ContentHash: Hashable, Sendable {
  /// The first 64 bits, which the author's `h1` holds; `name` is made of the upper 50 of them.
  package let high: UInt64
  /// The last 64 bits, the author's `h2`.
  package let low: UInt64

  /// Makes a hash from its halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Hashes `bytes`.
  package init(_ bytes: Span<UInt8>) {
    let first: UInt64 = 0x87C3_7B91_1142_53D5
    let second: UInt64 = 0x4CF5_AD43_2745_937F
    var h1: UInt64 = 0
    var h2: UInt64 = 0
    let wholeEnd = bytes.count & ~15
    var offset = 0
    while offset < wholeEnd {
      let k1 = bytes.loadUInt64(at: offset) &* first
      h1 ^= ContentHash.rotated(k1, 31) &* second
      h1 = (ContentHash.rotated(h1, 27) &+ h2) &* 5 &+ 0x52DC_E729
      let k2 = bytes.loadUInt64(at: offset + 8) &* second
      h2 ^= ContentHash.rotated(k2, 33) &* first
      h2 = (ContentHash.rotated(h2, 31) &+ h1) &* 5 &+ 0x3849_5AB5
      offset += 16
    }
    var k1: UInt64 = 0
    var k2: UInt64 = 0
    for index in offset..<bytes.count {
      let shift = UInt64((index - offset) & 7) * 8
      if index - offset < 8 {
        k1 |= UInt64(bytes[index]) << shift
      } else {
        k2 |= UInt64(bytes[index]) << shift
      }
    }
    h2 ^= ContentHash.rotated(k2 &* second, 33) &* first
    h1 ^= ContentHash.rotated(k1 &* first, 31) &* second
    h1 ^= UInt64(bytes.count)
    h2 ^= UInt64(bytes.count)
    h1 &+= h2
    h2 &+= h1
    h1 = ContentHash.mixed(h1)
    h2 = ContentHash.mixed(h2)
    h1 &+= h2
    h2 &+= h1
    high = h1
    low = h2
  }

  /// Characters of a name.
  static let nameLength = 10

  /// The first 50 bits as ten characters of Crockford's base 32 (no I, L, O, U), which a person can
  /// read out and type.
  package var name: String {
    var characters = InlineArray<10, UInt8>(repeating: 0)
    let digits = ContentHash.digits
    for place in characters.indices {
      characters[place] = digits[Int(high >> UInt64(59 - 5 * place) & 31)]
    }
    return characters.span.text(characters.indices) ?? ""
  }

  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value ^= value >> 33
    value &*= 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 33
    value &*= 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }
}
