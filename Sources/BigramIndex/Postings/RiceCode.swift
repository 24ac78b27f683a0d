// Increasing numbers as Rice codes, the unary parts of a run first and the low bits behind them.
// FORMAT.md, "Postings".
//
// Source: Rice and Plaunt, "Adaptive variable-length coding for efficient compression of spacecraft
// television data", IEEE Trans. Comm. Tech. 19 (1971). Kept apart, the unary parts are read with
// one instruction for each number, and none waits for the one before it.

import Storage

/// The parameter of a Rice code: how many low bits are written as they are.
enum RiceCode {
  /// The largest number of low bits.
  static let maximumWidth = 31

  /// The best width for `count` numbers spread evenly over `limit`: the gaps between them are
  /// geometric, and half of them then have a unary part of one bit.
  static func width(count: Int, limit: Int) -> Int {
    let scaled = max(limit - count, 0) * 44 / (count * 64)
    return scaled == 0 ? 0 : Int.bitWidth - 1 - scaled.leadingZeroBitCount
  }

  /// Bits of gaps whose sum is `sum`, where `width` low bits of each stand apart; at most one bit a
  /// gap too many.
  static func size(sum: UInt64, count: Int, width: Int) -> UInt64 {
    UInt64(count * (width + 1)) + sum >> UInt64(width)
  }
}

/// Bits under construction, the first in the lowest bit of the first byte.
///
/// They are written to a span that has room for 8 bytes more than they need.
struct BitWriter {
  /// The next byte to write.
  private(set) var place: Int
  private var word: UInt64 = 0
  private var filled: UInt64 = 0

  /// Writes from the byte at `place` on.
  init(at place: Int) {
    self.place = place
  }

  /// Appends the lowest `count` bits of `bits`, at most 32; the others are 0.
  @inline(__always)
  mutating func append(_ bits: UInt64, count: UInt64, to bytes: inout MutableSpan<UInt8>) {
    word |= bits &<< filled
    filled &+= count
    if filled >= 32 {
      bytes.store(word, at: place)
      place &+= 4
      word &>>= 32
      filled &-= 32
    }
  }

  /// Appends bits as `append` does, and stores all whole bytes so far: without a branch, that
  /// nobody could foresee, but in more steps, so that it suits the bits of several numbers.
  @inline(__always)
  mutating func appendAtOnce(_ bits: UInt64, count: UInt64, to bytes: inout MutableSpan<UInt8>) {
    word |= bits &<< filled
    filled &+= count
    bytes.store(word, at: place)
    let stored = filled & ~7
    place &+= Int(truncatingIfNeeded: stored &>> 3)
    word &>>= stored
    filled &-= stored
  }

  /// Appends `zeros` zero bits and a one.
  @inline(__always)
  mutating func appendUnary(_ zeros: UInt32, to bytes: inout MutableSpan<UInt8>) {
    var rest = zeros
    while rest >= 32 {
      append(0, count: 32, to: &bytes)
      rest &-= 32
    }
    filled &+= UInt64(rest)
    append(1, count: 1, to: &bytes)
  }

  /// Appends `zeros` zero bits and `ones` ones, at least one: a number in unary and others that are
  /// 0.
  @inline(__always)
  mutating func appendUnary(_ zeros: UInt32, ones: UInt32, to bytes: inout MutableSpan<UInt8>) {
    if zeros &+ ones <= 32, zeros < 32 {
      let bits = (UInt64(1) &<< UInt64(ones) &- 1) &<< UInt64(zeros)
      return append(bits, count: UInt64(zeros &+ ones), to: &bytes)
    }
    appendUnary(zeros, to: &bytes)
    for _ in 1..<ones { appendUnary(0, to: &bytes) }
  }

  /// Appends the `width` low bits of the first of some numbers, all others of which are 0.
  @inline(__always)
  mutating func append(
    _ bits: UInt64, width: UInt64, numbers: UInt64, to bytes: inout MutableSpan<UInt8>
  ) {
    if width &* numbers <= 32 {
      return append(bits, count: width &* numbers, to: &bytes)
    }
    append(bits, count: width, to: &bytes)
    for _ in 1..<numbers { append(0, count: width, to: &bytes) }
  }

  /// Fills the last byte with zero bits.
  mutating func align(_ bytes: inout MutableSpan<UInt8>) {
    bytes.store(word, at: place)
    place += Int(filled + 7) >> 3
    word = 0
    filled = 0
  }
}

/// Reads what `BitWriter` wrote.
struct BitReader: ~Escapable {
  private let bytes: Span<UInt8>
  /// The next bit, and the first one that is not to be read.
  private(set) var bit: Int
  private let end: Int

  /// Reads the bits of the bytes `range`; eight bytes behind it can be loaded.
  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    precondition(range.upperBound + 8 <= bytes.count, "whole words can be loaded")
    self.bytes = bytes
    bit = 8 * range.lowerBound
    end = 8 * range.upperBound
  }

  /// Goes to the next whole byte, and says whether what is passed over is zero.
  @_lifetime(self: copy self)
  mutating func align() -> Bool {
    let rest = -bit & 7
    let isZero = rest == 0 || bytes[bit >> 3] >> UInt8(bit & 7) == 0
    bit += rest
    return isZero
  }

  /// The offset of the byte in which the next bit stands.
  var byteOffset: Int { bit >> 3 }

  /// Reads `count` numbers into `out` from the place `first` on: each is the one before it, or
  /// `base`, and `step` (0 or 1) and its gap more. False where the bits end first or a number is
  /// `limit` or above.
  ///
  /// Plain equivalent: reading each unary part bit after bit, then each low part.
  @_lifetime(self: copy self)
  mutating func read(
    _ count: Int, width: Int, base: Int, step: Int, limit: Int,
    to out: inout MutableSpan<UInt32>, at first: Int
  ) -> Bool {
    guard count > 0 else { return true }
    // Told once, so that no number has to ask.
    precondition(
      first >= 0 && count <= out.count && first <= out.count - count,
      "there is room for the numbers")
    guard readUnary(count, first, &out), bit + count * width <= end else { return false }
    let mask = UInt64(1) << UInt64(width) - 1
    var place = bit
    // Sums are kept in 64 bits: the last is the largest, so it alone is tested.
    var sum = UInt64(bitPattern: Int64(base))
    let step = UInt64(step)
    var last = UInt64(0)
    for index in first..<first &+ count {
      // No bit from `end` on is asked for, and from there eight bytes can be loaded.
      sum &+= step &+ (bytes.loadUnchecked(at: place >> 3) &>> UInt64(place & 7)) & mask
      place &+= width
      last = sum &+ UInt64(out[index]) &<< UInt64(width)
      out[index] = UInt32(truncatingIfNeeded: last)
    }
    bit = place
    return last < UInt64(limit)
  }

  /// Writes for each of `count` numbers the sum of the unary parts up to its own.
  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func readUnary(
    _ count: Int, _ first: Int, _ out: inout MutableSpan<UInt32>
  ) -> Bool {
    var start = bit & ~63
    guard start + 64 <= 8 * bytes.count else { return readUnarySlowly(count, first, &out) }
    var word = bytes.loadUInt64(at: start >> 3) & (UInt64.max << UInt64(bit & 63))
    var index = 0
    // The number of zeros before a one is its place less the ones before it.
    let origin = bit
    while true {
      while word == 0 {
        start += 64
        guard start < end else { return false }
        guard start + 64 <= 8 * bytes.count else { return readUnarySlowly(count, first, &out) }
        word = bytes.loadUInt64(at: start >> 3)
      }
      let place = start &+ word.trailingZeroBitCount
      word &= word &- 1
      out[first &+ index] = UInt32(truncatingIfNeeded: place &- origin &- index)
      index &+= 1
      if index == count {
        bit = place + 1
        return bit <= end
      }
    }
  }

  /// The same near the end of the bytes, where no whole word is left.
  @_lifetime(self: copy self)
  private mutating func readUnarySlowly(
    _ count: Int, _ first: Int, _ out: inout MutableSpan<UInt32>
  ) -> Bool {
    var zeros: UInt32 = 0
    var index = 0
    while index < count {
      guard bit < end else { return false }
      if bytes[bit >> 3] >> UInt8(bit & 7) & 1 == 1 {
        out[first + index] = zeros
        index += 1
      } else {
        zeros += 1
      }
      bit += 1
    }
    return true
  }
}
