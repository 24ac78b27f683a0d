// Numbers of several bytes out of a span, in one load each.

extension Span where Element == UInt8 {
  /// The little-endian number of eight bytes at `byteOffset`. Traps outside the span.
  ///
  /// `Storage` has the same as `loadUInt64`: of the two lowest modules neither knows the other.
  @inlinable @inline(__always)
  package func word64(at byteOffset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: byteOffset, as: UInt64.self))
  }
}
