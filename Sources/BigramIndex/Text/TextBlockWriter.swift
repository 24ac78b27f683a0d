// Writes blocks of text. FORMAT.md, "Text".

import Storage

/// Appends the blocks of one segment, one after another.
struct TextBlockWriter {
  /// Symbols of a block, at most.
  static let capacity = 512
  /// Zero bytes behind the last block, so that words can be loaded near the end.
  static let overrun = 16

  private(set) var bytes: [UInt8] = []
  /// The document of each block and where it begins, for the block table.
  private(set) var entries = ByteWriter()
  /// Blocks appended.
  private(set) var count = 0
  private let codes = (0..<TextAlphabet.count).map { TextAlphabet.code($0) }

  /// Appends a block of `document` with the symbols of `range`, 1 to `capacity` of them.
  mutating func append(_ symbols: Span<UInt32>, _ range: Range<Int>, document: UInt32) {
    entries.append(document)
    entries.append(UInt32(truncatingIfNeeded: bytes.count))
    count += 1
    bytes.append(UInt8(truncatingIfNeeded: range.count))
    bytes.append(UInt8(truncatingIfNeeded: range.count >> 8))
    let allCodes = codes
    let codes = allCodes.span
    let lows = bytes.count
    var nibbles: UInt64 = 0
    var filled: UInt64 = 0
    for index in range {
      let symbol = symbols[index]
      bytes.append(symbol < TextAlphabet.count ? codes[Int(symbol)].low : TextAlphabet.escape)
    }
    for index in range where bytes[lows + index - range.lowerBound] >= 128 {
      let symbol = symbols[index]
      let code =
        symbol < TextAlphabet.count ? codes[Int(symbol)] : TextAlphabet.code(symbol)
      nibbles |= UInt64(code.nibbles) << filled
      filled += 4 * UInt64(code.nibbleCount)
      while filled >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: nibbles))
        nibbles >>= 8
        filled -= 8
      }
    }
    if filled > 0 { bytes.append(UInt8(truncatingIfNeeded: nibbles)) }
  }

  /// Ends the text with the room that readers need.
  mutating func finish() {
    bytes.append(contentsOf: [UInt8](repeating: 0, count: TextBlockWriter.overrun))
  }
}
