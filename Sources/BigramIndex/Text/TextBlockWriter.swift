// Blocks of text in memory, written and read back. FORMAT.md, "Text".

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

  /// The code of each symbol of the alphabet in one number: in the lowest eight bits its low byte,
  /// in the 24 above them its nibbles, and above these how many bits they are.
  private static let codes = (0..<TextAlphabet.count).map { packed($0) }

  private static func packed(_ symbol: UInt32) -> UInt64 {
    let code = TextAlphabet.code(symbol)
    return UInt64(code.low) | UInt64(code.nibbles) << 8 | UInt64(code.nibbleCount) << 34
  }

  /// Writes the first `count` of `symbols` as a block at `start` of `bytes`, where `room` bytes are
  /// free; returns where the block ends.
  static func write(
    _ symbols: [UInt32], _ count: Int, to bytes: inout [UInt8], at start: Int
  ) -> Int {
    let allCodes = codes
    let codes = allCodes.span
    let symbols = symbols.span
    var out = bytes.mutableSpan
    out[start] = UInt8(truncatingIfNeeded: count)
    out[start + 1] = UInt8(truncatingIfNeeded: count >> 8)
    let low = start + 2
    var tail = low + count
    var nibbles: UInt64 = 0
    var filled: UInt64 = 0
    for index in 0..<count {
      let symbol = Int(symbols[index])
      let code = symbol < codes.count ? codes[symbol] : packed(symbols[index])
      out[low + index] = UInt8(truncatingIfNeeded: code)
      nibbles |= ((code & 0xFFFF_FFFF) &>> 8) &<< filled
      filled += code &>> 32
      if filled >= 32 {
        out.store(nibbles, at: tail)
        tail += 4
        nibbles &>>= 32
        filled -= 32
      }
    }
    out.store(nibbles, at: tail)
    return tail + Int(filled + 7) >> 3
  }

  /// What a low byte says: the symbol is `base` and `factor` times as many bits of the tail.
  private struct LowByte {
    let base: UInt32
    let factor: UInt32
    let mask: UInt32
    let bits: UInt32

    init(_ low: UInt8) {
      let count = UInt32(TextAlphabet.nibbleCount(low))
      base = TextAlphabet.symbol(low, 0)
      factor = count == 0 ? 0 : TextAlphabet.symbol(low, 1) - base
      bits = 4 * count
      mask = 1 << bits - 1
    }
  }

  private static let lowBytes = (UInt8.min...UInt8.max).map { LowByte($0) }

  /// Reads the block at `start`, which `write` wrote, into the beginning of `symbols`; returns how
  /// many there are and where the block ends.
  static func read(
    _ bytes: Span<UInt8>, at start: Int, into symbols: inout [UInt32]
  ) -> (count: Int, end: Int) {
    let allLows = lowBytes
    let lows = allLows.span
    var out = symbols.mutableSpan
    let count = Int(bytes.loadUInt16(at: start))
    let low = start + 2
    var bit = 8 * (low + count)
    for index in 0..<count {
      let code = lows[Int(bytes[low + index])]
      let word = UInt32(truncatingIfNeeded: bytes.loadUInt64(at: bit &>> 3) &>> UInt64(bit & 7))
      out[index] = code.base &+ (word & code.mask) &* code.factor
      bit += Int(code.bits)
    }
    return (count, (bit + 7) >> 3)
  }
}
