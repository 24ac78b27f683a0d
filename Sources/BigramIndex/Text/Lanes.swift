// Many bytes at once: sixteen compared, eight written. The one place of this module that goes around
// the bytes' own type.

import Storage

/// Comparison of bytes by sixteen.
enum Lanes {
  /// Bytes that are compared together.
  static let count = 16

  typealias Bytes = SIMD16<UInt8>
  typealias Mask = SIMDMask<SIMD16<Int8>>

  /// Which of the sixteen bytes at `byteOffset` are equal to those of `other`. Traps outside the span.
  @inline(__always)
  static func equal(_ bytes: Span<UInt8>, _ byteOffset: Int, _ other: Bytes) -> Mask {
    unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: byteOffset, as: Bytes.self) .== other
  }

  /// The mask of the first eight bytes and that of the others, a byte of ones for each that is set.
  @inline(__always)
  static func halves(_ mask: Mask) -> (UInt64, UInt64) {
    let halves = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return (halves[0], halves[1])
  }
}

extension MutableSpan where Element == UInt8 {
  /// Writes eight bytes, the lowest first. Traps outside the span.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func store(_ word: UInt64, at byteOffset: Int) {
    precondition(byteOffset >= 0 && byteOffset <= count - 8, "eight bytes lie in the span")
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: word.littleEndian, toByteOffset: byteOffset, as: UInt64.self)
  }
}
