// LEB128 numbers, read. In hot loops as they are, elsewhere through `ByteCursor`, which tells what
// is wrong.

/// Numbers of seven bits a byte, low bits first, the highest bit set on all bytes but the last.
package enum Varint {
  // Not generic: across modules the compiler did not inline that, and called it by its tables.

  /// The number at `offset`, which moves behind it; nil where the bytes end first, where the number
  /// is longer than needed, or where it passes 32 bits.
  @inlinable
  @inline(__always)
  package static func read(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt32? {
    if let short = readShort(bytes, &offset) { return short }
    guard let long = readLong(bytes, &offset) else { return nil }
    return UInt32(exactly: long)
  }

  /// The same of 64 bits.
  @inlinable
  @inline(__always)
  package static func read64(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt64? {
    if let short = readShort(bytes, &offset) { return UInt64(short) }
    return readLong(bytes, &offset)
  }

  /// A number of one byte, or of two, as most others are; nil where it is none of these.
  @inlinable
  @inline(__always)
  static func readShort(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt32? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    if first < 0x80 {
      offset += 1
      return UInt32(first)
    }
    guard offset + 1 < bytes.count else { return nil }
    let second = bytes[offset + 1]
    guard second < 0x80 && second > 0 else { return nil }
    offset += 2
    return UInt32(first & 0x7F) | UInt32(second) << 7
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
