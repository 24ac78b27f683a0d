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

  /// Ends `block`, which is not empty, as one of `document`.
  mutating func append(_ block: inout GrowingBlock, document: UInt32) {
    let last = chunks.count - 1
    if last < 0 || chunks[last].bytes.count - chunks[last].size < TextBlockWriter.room {
      let sizes = KindText.chunkSizes
      let size = last < 0 ? sizes.lowerBound : min(4 * chunks[last].bytes.count, sizes.upperBound)
      chunks.append(Chunk(bytes: [UInt8](repeating: 0, count: size)))
    }
    documents.append(document)
    offsets.append(UInt32(truncatingIfNeeded: byteCount))
    byteCount += chunks[chunks.count - 1].append(&block)
  }
}

extension KindText.Chunk {
  /// Ends a block and returns its size.
  fileprivate mutating func append(_ block: inout GrowingBlock) -> Int {
    let start = size
    size = block.finish(to: &bytes, at: start)
    blockCount += 1
    return size - start
  }
}

/// Cuts the text of one document into blocks, and counts its symbols.
struct BlockCutter: Sendable {
  /// The block that is being filled.
  private var block = GrowingBlock()
  /// How often each symbol of the alphabet stands in all texts, and each other symbol.
  private(set) var counts = [UInt32](repeating: 0, count: Int(TextAlphabet.count))
  private(set) var escapes: [UInt32: UInt32] = [:]

  /// Takes a field of `document` into the text of its kind.
  mutating func append(_ scalars: [UInt32], document: UInt32, to text: inout KindText) {
    var start = 0
    while start < scalars.count {
      let end = min(scalars.count, start + block.room)
      block.append(scalars.span.extracting(start..<end), &counts, &escapes)
      if block.room == 0 { text.append(&block, document: document) }
      start = end
    }
    block.appendSeparator()
    if block.room == 0 { text.append(&block, document: document) }
  }

  /// Ends a document's run of a kind.
  mutating func finish(document: UInt32, to text: inout KindText) {
    if block.count > 0 { text.append(&block, document: document) }
  }
}
