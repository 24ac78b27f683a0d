// Many bytes at once: sixteen compared, eight written or read, around the bytes' own type.

import Storage

/// Comparison of bytes by sixteen.
enum Lanes {
  /// Bytes that are compared together.
  static let count = 16

  typealias Bytes = SIMD16<UInt8>

  /// The eight numbers from the place `first` on, and the eight whole ones, of four bytes, from the
  /// same place on. Traps outside of either span.
  @inline(__always)
  static func numbers(
    _ numbers: Span<Double>, _ wholes: Span<UInt8>, from first: Int
  ) -> (SIMD8<Double>, SIMD8<Double>) {
    let lane = unsafe numbers.bytes.unsafeLoadUnaligned(
      fromByteOffset: 8 * first, as: SIMD8<Double>.self)
    let whole = unsafe wholes.bytes.unsafeLoadUnaligned(
      fromByteOffset: 4 * first, as: SIMD8<Int32>.self)
    return (lane, SIMD8<Double>(whole))
  }

  /// Loads a byte of every cache line of a part of some bytes, to have them near when they are
  /// looked at.
  ///
  /// So few steps a line that loads of several parts wait for memory together.
  @inline(never)
  static func prefetch(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let own = bytes.extracting(range)
    let count = own.count
    var sum: UInt64 = 0
    var place = 0
    while place < count {
      sum &+= UInt64(
        unsafe own.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt8.self))
      place &+= 64
    }
    // It always holds, which the compiler does not know: loads that nothing depends on it would
    // leave out.
    precondition(sum >> 63 == 0, "no memory holds so many bytes")
  }

  /// The first place of a number, or nil.
  ///
  /// Plain equivalent: `firstIndex(of:)`.
  static func place(of number: UInt32, in numbers: Span<UInt32>) -> Int? {
    let bytes = unsafe numbers.bytes
    let sought = SIMD16<UInt32>(repeating: number)
    var place = 0
    while place &+ 16 <= numbers.count {
      // The sixteen lie in the span.
      let lane = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: 4 &* place, as: SIMD16<UInt32>.self)
      if any(lane .== sought) { break }
      place &+= 16
    }
    while place < numbers.count {
      if numbers[place] == number { return place }
      place &+= 1
    }
    return nil
  }

  /// Two bytes at a distance from each other, each in every lane.
  struct Pair {
    private let first: Bytes
    private let second: Bytes
    private let distance: Int

    /// `distance` is how many places the second byte stands behind the first; 0 where there is but
    /// one byte, which is both.
    ///
    /// Not inlined: the optimizer of Swift 6.3.1 crashes where the repeated bytes are made inside
    /// another initializer.
    @inline(never)
    init(_ first: UInt8, _ second: UInt8, distance: Int) {
      self.first = Bytes(repeating: first)
      self.second = Bytes(repeating: second)
      self.distance = distance
    }

    /// At which of the 64 places from `byteOffset` on they stand, a bit each; where `either`, one
    /// of them. Near the end of the bytes, of the places of those lanes alone that lie before it.
    /// Traps outside the span.
    @inline(__always)
    func places(_ bytes: Span<UInt8>, _ byteOffset: Int, either: Bool = false) -> UInt64 {
      guard byteOffset >= 0, byteOffset <= bytes.count &- 4 &* Lanes.count &- distance else {
        return placesAtEnd(bytes, byteOffset, either)
      }
      return either
        ? places64(bytes, byteOffset, either: true) : places64(bytes, byteOffset, either: false)
    }

    /// The same where all of them lie in the span.
    @inline(__always)
    private func places64(_ bytes: Span<UInt8>, _ byteOffset: Int, either: Bool) -> UInt64 {
      let lanes = (
        agreeing(bytes, byteOffset, either), agreeing(bytes, byteOffset &+ 16, either),
        agreeing(bytes, byteOffset &+ 32, either), agreeing(bytes, byteOffset &+ 48, either)
      )
      let any = unsafe unsafeBitCast(
        (lanes.0 | lanes.1) | (lanes.2 | lanes.3), to: SIMD2<UInt64>.self)
      if any[0] | any[1] == 0 { return 0 }
      return Pair.bits(lanes.0) | Pair.bits(lanes.1) << 16 | Pair.bits(lanes.2) << 32
        | Pair.bits(lanes.3) << 48
    }

    @inline(never)
    private func placesAtEnd(_ bytes: Span<UInt8>, _ byteOffset: Int, _ either: Bool) -> UInt64 {
      var places: UInt64 = 0
      for lane in 0..<4 {
        let byteOffset = byteOffset + lane * Lanes.count
        precondition(byteOffset >= 0, "the places lie in the span")
        guard byteOffset + Lanes.count + distance <= bytes.count else { break }
        places |= Pair.bits(agreeing(bytes, byteOffset, either)) << UInt64(lane * Lanes.count)
      }
      return places
    }

    /// All bits of the places at which they are, of sixteen that lie in the span.
    @inline(__always)
    private func agreeing(_ bytes: Span<UInt8>, _ byteOffset: Int, _ either: Bool) -> Bytes {
      let firsts = unsafe bytes.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: byteOffset, as: Bytes.self)
      let seconds = unsafe bytes.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: byteOffset &+ distance, as: Bytes.self)
      let isFirst = unsafe unsafeBitCast(firsts .== first, to: Bytes.self)
      let isSecond = unsafe unsafeBitCast(seconds .== second, to: Bytes.self)
      return either ? isFirst | isSecond : isFirst & isSecond
    }

    /// A bit for each byte, all bits of which are equal.
    @inline(__always)
    private static func bits(_ lane: Bytes) -> UInt64 {
      let halves = unsafe unsafeBitCast(lane, to: SIMD2<UInt64>.self)
      if halves[0] | halves[1] == 0 { return 0 }
      return bits(halves[0]) | bits(halves[1]) << 8
    }

    @inline(__always)
    private static func bits(_ marks: UInt64) -> UInt64 {
      // Each product of a lowest bit goes to a bit of its own in the uppermost byte.
      (marks & 0x0101_0101_0101_0101 &* 0x0102_0408_1020_4080) >> 56
    }
  }

  /// Adds to each byte of `counts` how many nibbles follow the low byte of its place; the sixteen
  /// low bytes begin at `byteOffset`. Traps outside the span.
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
}

extension MutableSpan where Element == UInt8 {
  /// Writes eight bytes, the lowest first. Traps outside the span.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func store(_ word: UInt64, at byteOffset: Int) {
    precondition(byteOffset >= 0 && byteOffset <= count - 8, "eight bytes lie in the span")
    var bytes = unsafe mutableBytes
    // Told above, once.
    unsafe bytes.storeBytes(
      of: word.littleEndian, toUncheckedByteOffset: byteOffset, as: UInt64.self)
  }
}

extension Span where Element == UInt8 {
  /// The little-endian number of eight bytes at `byteOffset`, without a look whether they lie in
  /// the span: for loops whose bounds were told before, once for all rounds, whatever the bytes
  /// hold. Where they come from a file, the comment at the call says what was told.
  @inline(__always)
  func loadUnchecked(at byteOffset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: byteOffset, as: UInt64.self))
  }
}
