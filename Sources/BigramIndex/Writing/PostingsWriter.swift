// Writes the sections of postings and terms: what a new segment and a merged one have in common.

import Storage

/// The postings of one segment on their way to the file, term by term.
struct PostingsWriter {
  /// Bytes collected before they are given to the file.
  private static let bufferSize = 1 << 16

  private var encoder: PostingsEncoder
  private var terms = TermDictionaryWriter()
  /// Terms that are not in the dictionary yet.
  private var waiting: [WrittenTerm] = []
  private var postings = 0
  /// Bytes given to the file.
  private(set) var byteCount = 0

  /// How often a symbol must stand in a text of `characters` characters to have a list of its own.
  static func commonCount(_ characters: Int) -> Int { max(32_768, characters / 512) }

  /// Prepares for a segment of `blockCount` blocks.
  init(blockCount: Int, _ impacts: Impacts) {
    encoder = PostingsEncoder(blockCount: blockCount, impacts)
  }

  /// Writes the list of the next term to the open section of postings.
  mutating func append(
    _ term: Term, _ blocks: Span<UInt32>, _ counts: Span<UInt32>,
    to file: inout SegmentFileWriter
  ) throws(IndexError) {
    let extra = PostingsEncoder.extra(counts)
    let size = encoder.append(blocks, counts, extra: extra)
    waiting.append(WrittenTerm(term, count: blocks.count, extra: extra, size: size))
    if waiting.count == TermDictionaryWriter.blockSize { endBlock() }
    postings += blocks.count
    if encoder.count >= PostingsWriter.bufferSize {
      try file.append(encoder.bytes.span)
      byteCount += encoder.count
      encoder.removeAll()
    }
  }

  /// Writes the lists of the next terms, which were encoded elsewhere.
  mutating func append(
    _ lists: PostingsPart, to file: inout SegmentFileWriter
  ) throws(IndexError) {
    precondition(encoder.count == 0, "lists are written in the order of terms")
    for chunk in lists.chunks {
      terms.append(chunk.terms)
      try file.append(chunk.bytes.span)
      byteCount += chunk.bytes.count
    }
    postings += lists.postings
  }

  private mutating func endBlock() {
    terms.append(waiting)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Writes the last postings, and the sections of the dictionary.
  mutating func finish(
    _ file: inout SegmentFileWriter, _ head: inout SegmentHead
  ) throws(IndexError) {
    endBlock()
    try file.append(encoder.bytes.span)
    try file.append([UInt8](repeating: 0, count: SegmentFile.overrun).span)
    try file.section(.terms, terms.terms)
    try file.section(.termIndex, terms.index.bytes)
    head.terms = terms.count
    head.postings = postings
  }
}

/// The lists of some terms, one after another, encoded but not yet in a file.
struct PostingsPart: Sendable {
  /// Some terms in order, and their lists.
  struct Chunk: Sendable {
    let terms: [WrittenTerm]
    let bytes: [UInt8]
  }

  /// Bytes and terms of a chunk, about.
  private static let chunkSize = 1 << 20
  private static let chunkTerms = 1 << 15

  private var encoder: PostingsEncoder
  /// Not one array each, which would have to be copied as it grows.
  private(set) var chunks: [Chunk] = []
  /// Postings of all lists.
  private(set) var postings = 0
  private var terms: [WrittenTerm] = []

  /// No lists, of a segment of `blockCount` blocks.
  init(blockCount: Int, _ impacts: Impacts) {
    encoder = PostingsEncoder(blockCount: blockCount, impacts)
  }

  /// Appends the list of the next term; `extra` are the occurrences beyond one a block.
  mutating func append(
    _ term: Term, _ blocks: Span<UInt32>, _ counts: Span<UInt32>, extra: Int
  ) {
    let size = encoder.append(blocks, counts, extra: extra)
    append(WrittenTerm(term, count: blocks.count, extra: extra, size: size))
  }

  /// Appends the list of the next term, which stands once in one block.
  mutating func append(_ term: Term, single block: UInt32) {
    append(WrittenTerm(term, count: 1, extra: 0, size: encoder.append(single: block)))
  }

  private mutating func append(_ entry: WrittenTerm) {
    postings &+= Int(entry.count)
    terms.append(entry)
    if encoder.count >= PostingsPart.chunkSize || terms.count == PostingsPart.chunkTerms {
      endChunk()
    }
  }

  /// Puts the lists so far among the chunks, as must be done behind the last.
  mutating func endChunk() {
    // A copy of what was written: the encoder's memory is for the longest list, and more.
    chunks.append(Chunk(terms: terms, bytes: Array(encoder.bytes)))
    encoder.removeAll()
    terms = []
    terms.reserveCapacity(PostingsPart.chunkTerms)
  }
}
