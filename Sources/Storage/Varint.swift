// LEB128 numbers, read. In hot loops as they are, elsewhere through `ByteCursor`, which tells what
// is wrong.

/// Numbers of seven bits a byte, low bits first, the highest bit set on all bytes but the last.
package enum Varint {
  /// The number at `offset`, which moves behind it; nil where the bytes end first, where the number
  /// is longer than needed, or where it passes what a `Number` holds.
  @inlinable
  @inline(__always)
  package static func read<Number: FixedWidthInteger & UnsignedInteger>(
    _ bytes: Span<UInt8>, _ offset: inout Int, as: Number.Type = UInt32.self
  ) -> Number? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    if first < 0x80 {
      offset += 1
      return Number(truncatingIfNeeded: first)
    }
    // Most others take two bytes.
    if offset + 1 < bytes.count {
      let second = bytes[offset + 1]
      if second < 0x80 && second > 0 {
        offset += 2
        return Number(truncatingIfNeeded: UInt32(first & 0x7F) | UInt32(second) << 7)
      }
    }
    return readLong(bytes, &offset).flatMap { Number(exactly: $0) }
  }

  @usableFromInline
  static func readLong(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var next = offset
    while next < bytes.count && shift < 64 {
      let byte = UInt64(bytes[next])
      next += 1
      value |= (byte & 0x7F) << shift
      if byte < 0x80 {
        guard byte > 0 && (shift < 63 || byte == 1) else { return nil }
        offset = next
        return value
      }
      shift += 7
    }
    return nil
  }
}
