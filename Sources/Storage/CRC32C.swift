// The checksum of every section on disk.
//
// Source: Castagnoli, Bräuer, Herrmann, "Optimization of cyclic redundancy-check codes with 24 and
// 32 parity bits", IEEE Trans. Comm. 41 (1993); RFC 3720 §12.1 and appendix B.4 (test values).
// Eight bytes a step by eight tables: Kounavis and Berry, "Novel table lookup-based algorithms for
// high-performance CRC generation", IEEE Trans. Computers 57 (2008). Checksums of parts joined to
// that of the whole: Adler, `crc32_combine` of zlib. The processor's own instruction cannot be
// reached from Swift without C.

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
    // A span of data of a fixed size: no look-up has to ask for its bounds.
    let table = CRC32C.table.span
    var offset = 0
    if bytes.count >= CRC32C.laneSize * CRC32C.lanes {
      offset = updateLanes(bytes, table)
    }
    var crc = state
    let wholeEnd = bytes.count & ~7
    while offset < wholeEnd {
      crc = CRC32C.step(crc, bytes.loadUInt64(at: offset), table)
      offset += 8
    }
    while offset < bytes.count {
      crc = table[Int((crc ^ UInt32(bytes[offset])) & 0xFF)] ^ crc >> 8
      offset += 1
    }
    state = crc
  }

  // MARK: Lanes

  /// Bytes that go through one lane, and how many lanes go side by side: a step waits for the step
  /// before it in its lane, but not for those in the others.
  private static let laneSize = 1024
  private static let lanes = 4

  /// Adds as many whole rounds of lanes as there are, and returns how many bytes these are.
  private mutating func updateLanes(_ bytes: Span<UInt8>, _ table: Span<UInt32>) -> Int {
    let size = CRC32C.laneSize
    var crc = state
    var start = 0
    while start + CRC32C.lanes * size <= bytes.count {
      var second: UInt32 = 0
      var third: UInt32 = 0
      var fourth: UInt32 = 0
      let round = bytes.extracting(start..<start + CRC32C.lanes * size)
      // Told once, so that no load has to ask.
      precondition(round.count == CRC32C.lanes * size)
      var offset = 0
      while offset < size {
        crc = CRC32C.step(crc, round.loadUInt64(at: offset), table)
        second = CRC32C.step(second, round.loadUInt64(at: offset + size), table)
        third = CRC32C.step(third, round.loadUInt64(at: offset + 2 * size), table)
        fourth = CRC32C.step(fourth, round.loadUInt64(at: offset + 3 * size), table)
        offset += 8
      }
      crc = CRC32C.carried(crc, table) ^ second
      crc = CRC32C.carried(crc, table) ^ third
      crc = CRC32C.carried(crc, table) ^ fourth
      start += CRC32C.lanes * size
    }
    state = crc
    return start
  }

  /// The state after `laneSize` bytes of zero.
  @inline(__always)
  private static func carried(_ crc: UInt32, _ table: Span<UInt32>) -> UInt32 {
    table[0x800 | Int(crc & 0xFF)] ^ table[0x900 | Int(crc >> 8 & 0xFF)]
      ^ table[0xA00 | Int(crc >> 16 & 0xFF)] ^ table[0xB00 | Int(crc >> 24)]
  }

  /// The state after eight bytes more.
  @inline(__always)
  private static func step(_ crc: UInt32, _ bytes: UInt64, _ table: Span<UInt32>) -> UInt32 {
    let word = bytes ^ UInt64(crc)
    // No index passes 0x7FF, and the table has more entries.
    return unsafe table[unchecked: 0x700 | Int(word & 0xFF)]
      ^ table[unchecked: 0x600 | Int(word >> 8 & 0xFF)]
      ^ table[unchecked: 0x500 | Int(word >> 16 & 0xFF)]
      ^ table[unchecked: 0x400 | Int(word >> 24 & 0xFF)]
      ^ table[unchecked: 0x300 | Int(word >> 32 & 0xFF)]
      ^ table[unchecked: 0x200 | Int(word >> 40 & 0xFF)]
      ^ table[unchecked: 0x100 | Int(word >> 48 & 0xFF)]
      ^ table[unchecked: Int(word >> 56)]
  }

  // MARK: Joining

  /// What so many bytes behind others do to the checksum of these: `shift.applied(to: first) ^ second`
  /// is the checksum of all, where `second` is that of the bytes behind.
  package struct Shift: Sendable {
    /// x to the power of 8 times the count, modulo the polynomial; the highest bit is that of x⁰.
    private let factor: UInt32

    /// Prepares for `byteCount` bytes. Cost: logarithmic.
    package init(byteCount: Int) {
      precondition(byteCount >= 0, "a count is never negative")
      var factor: UInt32 = 1 << 31
      var power: UInt32 = 1 << 23  // x⁸
      var rest = byteCount
      while rest > 0 {
        if rest & 1 == 1 { factor = Shift.product(factor, power) }
        power = Shift.product(power, power)
        rest >>= 1
      }
      self.factor = factor
    }

    /// The checksum with its bytes moved so far to the front.
    package func applied(to checksum: UInt32) -> UInt32 { Shift.product(factor, checksum) }

    /// The product of two polynomials modulo that of the checksum.
    private static func product(_ left: UInt32, _ right: UInt32) -> UInt32 {
      var left = left
      var right = right
      var product: UInt32 = 0
      while left != 0 {
        product ^= right & (0 &- left >> 31)
        left <<= 1
        right = right >> 1 ^ (0x82F6_3B78 & (0 &- right & 1))
      }
      return product
    }
  }
}
