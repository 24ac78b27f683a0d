// The text of a segment under construction, kind by kind.

/// The blocks of one field kind of all documents, in the order of the documents, as the file will
/// have them.
///
/// A *run* is the text of one document's fields of this kind; blocks are cut from runs.
struct KindText: Sendable {
  /// Bytes with whole blocks, one after another.
  struct Chunk: Sendable {
    var bytes: [UInt8]
    /// Bytes that blocks take.
    var size = 0
    var blockCount = 0
  }

  /// The blocks' bytes. Not one array, which would have to be copied as it grows.
  private(set) var chunks: [Chunk] = []
  /// The document of each block, and where it begins in the bytes of all chunks.
  private(set) var documents: [UInt32] = []
  private(set) var offsets: [UInt32] = []
  /// Bytes of all blocks.
  private(set) var byteCount = 0

  private static let chunkSizes = 1 << 14...1 << 20

  /// Blocks appended.
  var blockCount: Int { documents.count }

  /// Appends the first `count` of `symbols`, 1 to 512 of them, as a block of `document`.
  mutating func append(_ symbols: [UInt32], _ count: Int, document: UInt32) {
    let last = chunks.count - 1
    if last < 0 || chunks[last].bytes.count - chunks[last].size < TextBlockWriter.room {
      let sizes = KindText.chunkSizes
      let size = last < 0 ? sizes.lowerBound : min(4 * chunks[last].bytes.count, sizes.upperBound)
      chunks.append(Chunk(bytes: [UInt8](repeating: 0, count: size)))
    }
    documents.append(document)
    offsets.append(UInt32(truncatingIfNeeded: byteCount))
    byteCount += chunks[chunks.count - 1].append(symbols, count)
  }
}

extension KindText.Chunk {
  /// Appends a block and returns its size.
  fileprivate mutating func append(_ symbols: [UInt32], _ count: Int) -> Int {
    let start = size
    size = TextBlockWriter.write(symbols, count, to: &bytes, at: start)
    blockCount += 1
    return size - start
  }
}

/// Cuts the text of one document into blocks, and counts its symbols.
struct BlockCutter: Sendable {
  /// The block that is being filled.
  private var block = [UInt32](repeating: 0, count: TextBlockWriter.capacity)
  private var filled = 0
  /// How often each symbol of the alphabet stands in all texts, and each other symbol.
  private(set) var counts = [UInt32](repeating: 0, count: Int(TextAlphabet.count))
  private(set) var escapes: [UInt32: UInt32] = [:]

  /// Takes a field of `document` into the text of its kind.
  mutating func append(_ scalars: [UInt32], document: UInt32, to text: inout KindText) {
    var start = 0
    while start < scalars.count {
      let end = min(scalars.count, start + TextBlockWriter.capacity - filled)
      BlockCutter.take(scalars, start..<end, &block, filled, &counts, &escapes)
      filled += end - start
      start = end
      if filled == TextBlockWriter.capacity { finish(document: document, to: &text) }
    }
    block[filled] = TextAlphabet.separator
    filled += 1
    if filled == TextBlockWriter.capacity { finish(document: document, to: &text) }
  }

  /// Ends a document's run of a kind.
  mutating func finish(document: UInt32, to text: inout KindText) {
    if filled > 0 { text.append(block, filled, document: document) }
    filled = 0
  }

  private static func take(
    _ scalars: [UInt32], _ range: Range<Int>, _ block: inout [UInt32], _ filled: Int,
    _ counts: inout [UInt32], _ escapes: inout [UInt32: UInt32]
  ) {
    let tables = TextAlphabet.shared
    let firstPlane = tables.firstPlane.span
    let scalars = scalars.span.extracting(range)
    var blocks = block.mutableSpan
    var block = blocks._mutatingExtracting(filled..<filled + scalars.count)
    var counts = counts.mutableSpan
    for index in 0..<scalars.count {
      let scalar = scalars[index]
      let inAlphabet = Int(scalar) < firstPlane.count ? UInt32(firstPlane[Int(scalar)]) : 0
      if inAlphabet > 0 {
        block[index] = inAlphabet
        counts[Int(inAlphabet)] &+= 1
        continue
      }
      // 0 separates fields and nothing is above U+10FFFF: neither can be looked for.
      let symbol = tables.symbol(scalar == 0 || scalar > 0x10FFFF ? 0xFFFD : scalar)
      block[index] = symbol
      if symbol < TextAlphabet.count {
        counts[Int(symbol)] &+= 1
      } else {
        escapes[symbol, default: 0] += 1
      }
    }
  }
}
