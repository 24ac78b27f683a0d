// Blocks of text in memory, as `GrowingBlock` writes them. FORMAT.md, "Text".

import Storage

/// The code of blocks. What comes from a disk is read by `TextReader` instead, which checks it.
enum TextBlockWriter {
  /// Symbols of a block, at most.
  static let capacity = 512
  /// Zero bytes behind the last block, so that words can be loaded near the end.
  static let overrun = 16
  /// Bytes that must be free where a block is written: each symbol takes a byte and at most three
  /// bytes of tail.
  static let room = 2 + 4 * capacity + 8

  /// What a low byte says: the symbol is `base` and `factor` times as many bits of the tail.
  struct LowByte {
    fileprivate let base: UInt32
    fileprivate let factor: UInt32
    fileprivate let mask: UInt32
    fileprivate let bits: UInt32

    fileprivate init(_ low: UInt8) {
      let count = UInt32(TextAlphabet.nibbleCount(low))
      base = TextAlphabet.symbol(low, 0)
      factor = count == 0 ? 0 : TextAlphabet.symbol(low, 1) - base
      bits = 4 * count
      mask = 1 << bits - 1
    }
  }

  /// All low bytes.
  static let lowBytes = (UInt8.min...UInt8.max).map { LowByte($0) }

  /// Reads the block at `start`, which `GrowingBlock` wrote, into the beginning of `symbols`; returns how
  /// many there are, whether some are not in the alphabet, and where the block ends. `codes` are
  /// `lowBytes`, which a caller asks for once.
  static func read(
    _ bytes: Span<UInt8>, at start: Int, _ codes: Span<LowByte>, into symbols: inout [UInt32]
  ) -> (count: Int, hasEscapes: Bool, end: Int) {
    let block = bytes.extracting(start..<start + room)
    let count = Int(block.loadUInt16(at: 0))
    let lows = block.extracting(2..<2 + count)
    var all = symbols.mutableSpan
    var out = all._mutatingExtracting(0..<count)
    // Told once, so that no load has to ask.
    precondition(count <= capacity && block.count == room && codes.count == 256)
    var bit = 8 * (2 + count)
    // The longest tail alone has the bit 16 in its count of bits.
    var bits: UInt32 = 0
    for index in 0..<count {
      let code = codes[Int(lows[index])]
      // A tail has at most three bytes, so that a block's end before its room does.
      let word = block.loadUnchecked(at: bit &>> 3) &>> UInt64(truncatingIfNeeded: bit & 7)
      out[index] =
        code.base &+ (UInt32(truncatingIfNeeded: word) & code.mask) &* code.factor
      bit &+= Int(code.bits)
      bits |= code.bits
    }
    return (count, bits & 16 != 0, start + (bit + 7) >> 3)
  }
}
