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

  /// The eight words from `place` on. Traps outside the span.
  @inline(__always)
  static func words(_ words: Span<UInt64>, _ place: Int) -> SIMD8<UInt64> {
    unsafe words.extracting(place..<place + 8).bytes.unsafeLoadUnaligned(
      fromByteOffset: 0, as: SIMD8<UInt64>.self)
  }

  /// The eight bytes from a byte of these words on, the lowest first. Traps outside the span.
  @inline(__always)
  static func word(_ words: Span<UInt64>, atByte byteOffset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe words.bytes.unsafeLoadUnaligned(
        fromByteOffset: byteOffset, as: UInt64.self))
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

  /// Two bytes that stand side by side, or one alone, each in every lane.
  struct Pair {
    private let first: Bytes
    private let second: Bytes
    /// Set everywhere where it does not matter what the second byte is.
    private let open: Bytes

    /// Not inlined: the optimizer of Swift 6.3.1 crashes where the repeated bytes are made inside
    /// another initializer.
    @inline(never)
    init(_ first: UInt8, _ second: UInt8?) {
      self.first = Bytes(repeating: first)
      self.second = Bytes(repeating: second ?? first)
      open = Bytes(repeating: second == nil ? 0xFF : 0)
    }

    /// At which of the sixteen places from `byteOffset` on the bytes stand, a bit each. Traps where 17
    /// bytes do not lie in the span.
    @inline(__always)
    func places(_ bytes: Span<UInt8>, _ byteOffset: Int) -> UInt32 {
      let window = bytes.extracting(byteOffset..<byteOffset &+ 17)
      // Told once, so that no load has to ask.
      precondition(window.count == 17)
      let halves = unsafe unsafeBitCast(agreeing(window, 0), to: SIMD2<UInt64>.self)
      return Pair.bits(halves[0]) | Pair.bits(halves[1]) << 8
    }

    /// Whether they may stand at any of the 64 places from `byteOffset` on. Traps where 65 bytes do
    /// not lie in the span.
    @inline(__always)
    func isAmong64(_ bytes: Span<UInt8>, _ byteOffset: Int) -> Bool {
      let window = bytes.extracting(byteOffset..<byteOffset &+ 65)
      precondition(window.count == 65)
      let any =
        (agreeing(window, 0) | agreeing(window, 16))
        | (agreeing(window, 32) | agreeing(window, 48))
      let halves = unsafe unsafeBitCast(any, to: SIMD2<UInt64>.self)
      return halves[0] | halves[1] != 0
    }

    /// All bits of the places at which the bytes stand.
    @inline(__always)
    private func agreeing(_ window: Span<UInt8>, _ offset: Int) -> Bytes {
      let firsts = unsafe window.bytes.unsafeLoadUnaligned(
        fromByteOffset: offset, as: Bytes.self)
      let seconds = unsafe window.bytes.unsafeLoadUnaligned(
        fromByteOffset: offset &+ 1, as: Bytes.self)
      let isFirst = unsafe unsafeBitCast(firsts .== first, to: Bytes.self)
      let isSecond = unsafe unsafeBitCast(seconds .== second, to: Bytes.self)
      return isFirst & (isSecond | open)
    }

    /// A bit for each byte, all bits of which are equal.
    @inline(__always)
    fileprivate static func bits(_ marks: UInt64) -> UInt32 {
      // Each product of a lowest bit goes to a bit of its own in the uppermost byte.
      UInt32(
        truncatingIfNeeded: (marks & 0x0101_0101_0101_0101 &* 0x0102_0408_1020_4080) >> 56)
    }
  }

  /// Two bytes at a distance from each other, each in every lane.
  struct Twins {
    private let first: Bytes
    private let second: Bytes
    private let distance: Int

    /// Not inlined, as that of `Pair`.
    @inline(never)
    init(_ first: UInt8, _ second: UInt8, distance: Int) {
      self.first = Bytes(repeating: first)
      self.second = Bytes(repeating: second)
      self.distance = distance
    }

    /// At which of `count` places from `byteOffset` on they stand, a bit each: sixteen places or
    /// sixty-four; where `either`, one of them. Traps where these and those at the distance from them
    /// do not lie in the span.
    @inline(__always)
    func places(
      _ bytes: Span<UInt8>, _ byteOffset: Int, count: Int, either: Bool
    ) -> UInt64 {
      let firsts = bytes.extracting(byteOffset..<byteOffset &+ count)
      let seconds = bytes.extracting(byteOffset &+ distance..<byteOffset &+ distance &+ count)
      // Told once, so that no load has to ask.
      precondition(firsts.count == count && seconds.count == count)
      let lane = agreeing(firsts, seconds, 0, either)
      if count == Lanes.count { return Twins.bits(lane) }
      precondition(count == 4 * Lanes.count)
      let others = (
        agreeing(firsts, seconds, 16, either), agreeing(firsts, seconds, 32, either),
        agreeing(firsts, seconds, 48, either)
      )
      let any = unsafe unsafeBitCast(
        (lane | others.0) | (others.1 | others.2), to: SIMD2<UInt64>.self)
      if any[0] | any[1] == 0 { return 0 }
      return Twins.bits(lane) | Twins.bits(others.0) << 16 | Twins.bits(others.1) << 32
        | Twins.bits(others.2) << 48
    }

    @inline(__always)
    private static func bits(_ lane: Bytes) -> UInt64 {
      let halves = unsafe unsafeBitCast(lane, to: SIMD2<UInt64>.self)
      if halves[0] | halves[1] == 0 { return 0 }
      return UInt64(Pair.bits(halves[0]) | Pair.bits(halves[1]) << 8)
    }

    /// All bits of the places at which they are.
    @inline(__always)
    private func agreeing(
      _ firsts: Span<UInt8>, _ seconds: Span<UInt8>, _ offset: Int, _ either: Bool
    ) -> Bytes {
      let firsts = unsafe firsts.bytes.unsafeLoadUnaligned(
        fromByteOffset: offset, as: Bytes.self)
      let seconds = unsafe seconds.bytes.unsafeLoadUnaligned(
        fromByteOffset: offset, as: Bytes.self)
      let isFirst = unsafe unsafeBitCast(firsts .== first, to: Bytes.self)
      let isSecond = unsafe unsafeBitCast(seconds .== second, to: Bytes.self)
      return either ? isFirst | isSecond : isFirst & isSecond
    }
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

extension Span where Element == UInt8 {
  /// The little-endian number of eight bytes at `byteOffset`, which the caller has proven to lie in
  /// the span: for loops over what this process wrote itself.
  @inline(__always)
  func loadUnchecked(at byteOffset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: byteOffset, as: UInt64.self))
  }
}
