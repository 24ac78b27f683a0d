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
    let allCodes = codes
    let codes = allCodes.span
    // A symbol takes a byte and at most three bytes of tail; what is too much goes again.
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: 2 + 4 * range.count + 8))
    var out = bytes.mutableSpan
    out[start] = UInt8(truncatingIfNeeded: range.count)
    out[start + 1] = UInt8(truncatingIfNeeded: range.count >> 8)
    var low = start + 2
    var tail = low + range.count
    var nibbles: UInt64 = 0
    var filled: UInt64 = 0
    for index in range {
      let symbol = symbols[index]
      guard symbol >= TextAlphabet.directCount else {
        out[low] = UInt8(truncatingIfNeeded: symbol)
        low += 1
        continue
      }
      let code =
        symbol < TextAlphabet.count ? codes[Int(symbol)] : TextAlphabet.code(symbol)
      out[low] = code.low
      low += 1
      nibbles |= UInt64(code.nibbles) << filled
      filled += 4 * UInt64(code.nibbleCount)
      if filled >= 32 {
        out.store(nibbles, at: tail)
        tail += 4
        nibbles >>= 32
        filled -= 32
      }
    }
    out.store(nibbles, at: tail)
    tail += Int(filled + 7) >> 3
    bytes.removeLast(bytes.count - tail)
  }

  /// Ends the text with the room that readers need.
  mutating func finish() {
    bytes.append(contentsOf: [UInt8](repeating: 0, count: TextBlockWriter.overrun))
  }
}
