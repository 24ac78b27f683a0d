// Fixed-width little-endian numbers in spans of bytes: the one way numbers leave a file. Each load
// is checked against the span's bounds; the two-argument shape inlines to one move and one compare.

extension Span where Element == UInt8 {
  /// The little-endian number of two bytes at `byteOffset`. Traps outside the span: the caller has
  /// checked the bounds of whatever came from a file.
  @inlinable
  package func loadUInt16(at byteOffset: Int) -> UInt16 {
    UInt16(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: byteOffset, as: UInt16.self))
  }

  /// The little-endian number of four bytes at `byteOffset`. Traps outside the span.
  @inlinable
  package func loadUInt32(at byteOffset: Int) -> UInt32 {
    UInt32(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: byteOffset, as: UInt32.self))
  }

  /// The little-endian number of eight bytes at `byteOffset`. Traps outside the span.
  @inlinable
  package func loadUInt64(at byteOffset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: byteOffset, as: UInt64.self))
  }

  /// A copy of the bytes of `range`. Traps outside the span.
  package func copied(_ range: Range<Int>) -> [UInt8] {
    let part = extracting(range)
    return unsafe part.withUnsafeBufferPointer { unsafe Array($0) }
  }

  /// The bytes of `range` as text, or nil where they are not UTF-8. Traps outside the span.
  package func text(_ range: Range<Int>) -> String? {
    guard let utf8 = try? UTF8Span(validating: extracting(range)) else { return nil }
    return String(copying: utf8)
  }
}
