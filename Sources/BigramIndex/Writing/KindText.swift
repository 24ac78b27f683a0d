// The text of a segment under construction, kind by kind.

/// The blocks of one field kind of all documents, in the order of the documents, as the file will
/// have them.
///
/// A *run* is the text of one document's fields of this kind; blocks are cut from runs.
struct KindText: Sendable {
  /// Whole blocks, one after another.
  struct Chunk: Sendable {
    /// The units of all blocks, as `GrowingBlock` makes them, and how many each has.
    fileprivate(set) var units: [UInt16] = []
    fileprivate(set) var counts: [UInt16] = []
    /// The symbols outside the alphabet, in the order of their places.
    fileprivate(set) var others: [GrowingBlock.Other] = []
  }

  /// Not one array of units, which would have to be copied as it grows.
  private(set) var chunks: [Chunk] = []
  /// The document of each block, and where it begins in the bytes of all blocks.
  private(set) var documents: [UInt32] = []
  private(set) var offsets: [UInt32] = []
  /// Bytes of all blocks.
  private(set) var byteCount = 0

  /// Units of a chunk, at most.
  private static let chunkSizes = 1 << 13...1 << 19

  /// Blocks appended.
  var blockCount: Int { documents.count }

  /// Ends `block`, which is not empty, as one of `document`.
  mutating func append(_ block: inout GrowingBlock, document: UInt32) {
    if !(chunks.last?.hasRoom ?? false) {
      let sizes = KindText.chunkSizes
      let size = min(4 * (chunks.last?.units.capacity ?? 0), sizes.upperBound)
      var chunk = Chunk()
      chunk.units.reserveCapacity(max(size, sizes.lowerBound))
      chunks.append(chunk)
    }
    documents.append(document)
    offsets.append(UInt32(truncatingIfNeeded: byteCount))
    byteCount += chunks[chunks.count - 1].append(&block)
  }
}

extension KindText.Chunk {
  fileprivate var hasRoom: Bool { units.capacity - units.count >= TextBlockWriter.capacity }

  /// Ends a block and returns its size in a file.
  fileprivate mutating func append(_ block: inout GrowingBlock) -> Int {
    counts.append(UInt16(truncatingIfNeeded: block.count))
    return block.finish(to: &units, &others)
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
