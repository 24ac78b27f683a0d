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

  /// Adds to each byte of `counts` how many nibbles follow the low byte of its place; the sixteen low
  /// bytes begin at `byteOffset`. Traps outside the span.
  ///
  /// Plain equivalent: `TextAlphabet.nibbleCount`. It is said with shifts, since the compiler makes
  /// calls of comparisons.
  @inline(__always)
  static func addNibbles(_ bytes: Span<UInt8>, _ byteOffset: Int, to counts: inout Bytes) {
    let lows = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: byteOffset, as: Bytes.self)
    let paged = lows &>> 7
    let wide = (lows &>> 4 &+ 1) &>> 4
    let escaped = (((lows & 127) &+ 1) & lows) &>> 7
    counts &+= paged &+ wide &+ escaped &<< 2
  }

  /// The sum of sixteen bytes.
  @inline(__always)
  static func sum(_ bytes: Bytes) -> Int {
    let halves = unsafe unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
    let even: UInt64 = 0x00FF_00FF_00FF_00FF
    let pairs =
      halves[0] & even &+ halves[0] >> 8 & even &+ halves[1] & even &+ halves[1] >> 8 & even
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
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
