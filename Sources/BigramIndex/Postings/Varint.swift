// LEB128 numbers of 32 bits in hot loops; elsewhere `ByteCursor` reads them.

/// Numbers of seven bits a byte, low bits first, the highest bit set on all bytes but the last.
enum Varint {
  /// The number at `offset`, which moves behind it; nil where the bytes end first, where the number
  /// is longer than needed, or where it passes 32 bits.
  @inline(__always)
  static func read(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt32? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    if first < 0x80 {
      offset += 1
      return UInt32(first)
    }
    return readLong(bytes, &offset)
  }

  private static func readLong(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt32? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var next = offset
    while next < bytes.count && shift < 35 {
      let byte = UInt64(bytes[next])
      next += 1
      value |= (byte & 0x7F) << shift
      if byte < 0x80 {
        guard byte > 0 && value <= UInt64(UInt32.max) else { return nil }
        offset = next
        return UInt32(value)
      }
      shift += 7
    }
    return nil
  }
}
