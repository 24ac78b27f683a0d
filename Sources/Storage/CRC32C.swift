// The checksum of every section on disk.
//
// Source: Castagnoli, Bräuer, Herrmann, "Optimization of cyclic redundancy-check codes with 24 and
// 32 parity bits", IEEE Trans. Comm. 41 (1993); RFC 3720 §12.1 and appendix B.4 (test values).
// Eight bytes a step by eight tables: Kounavis and Berry, "Novel table lookup-based algorithms for
// high-performance CRC generation", IEEE Trans. Computers 57 (2008). The processor's own
// instruction cannot be reached from Swift without C.

/// A running CRC-32C (polynomial 0x1EDC6F41, reflected, initial and final complement).
package struct CRC32C: Sendable {
  private var state: UInt32 = ~0

  /// Starts with no bytes.
  package init() {}

  /// The checksum of all bytes so far.
  package var value: UInt32 { ~state }

  /// The checksum of `bytes`.
  package static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
    var sum = CRC32C()
    sum.update(bytes)
    return sum.value
  }

  /// Adds bytes. Equal to `for b in bytes { state = table[(state ^ b) & 255] ^ (state >> 8) }`.
  package mutating func update(_ bytes: Span<UInt8>) {
    let tables = CRC32C.tables
    let table = tables.span
    var crc = state
    var offset = 0
    let wholeEnd = bytes.count & ~7
    while offset < wholeEnd {
      let word = bytes.loadUInt64(at: offset) ^ UInt64(crc)
      let low = Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
      let high = Int(truncatingIfNeeded: word >> 32)
      let first =
        table[0x700 | low & 0xFF] ^ table[0x600 | low >> 8 & 0xFF]
        ^ table[0x500 | low >> 16 & 0xFF] ^ table[0x400 | low >> 24]
      let second =
        table[0x300 | high & 0xFF] ^ table[0x200 | high >> 8 & 0xFF]
        ^ table[0x100 | high >> 16 & 0xFF] ^ table[high >> 24]
      crc = first ^ second
      offset += 8
    }
    while offset < bytes.count {
      crc = table[Int((crc ^ UInt32(bytes[offset])) & 0xFF)] ^ crc >> 8
      offset += 1
    }
    state = crc
  }

  /// `tables[256 * k + b]`: the effect of byte `b` that stands `k` bytes before the end.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var crc = UInt32(byte)
      for _ in 0..<8 {
        crc = crc & 1 == 1 ? crc >> 1 ^ 0x82F6_3B78 : crc >> 1
      }
      tables[byte] = crc
    }
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables[index] = tables[Int(before & 0xFF)] ^ before >> 8
    }
    return tables
  }()
}
