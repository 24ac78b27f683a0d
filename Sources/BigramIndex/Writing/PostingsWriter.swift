// Writes the sections of postings and terms: what a new segment and a merged one have in common.

import Storage

/// The postings of one segment on their way to the file, term by term.
struct PostingsWriter {
  /// Bytes collected before they are given to the file.
  private static let bufferSize = 1 << 16

  private var encoder: PostingsEncoder
  private var terms = TermDictionaryWriter()
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
    let (size, extra) = encoder.append(blocks, counts)
    terms.append(term, count: blocks.count, extra: extra, size: size)
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
    for entry in lists.terms {
      terms.append(
        entry.term, count: Int(entry.count), extra: Int(entry.extra), size: Int(entry.size))
      postings += Int(entry.count)
    }
    for bytes in lists.chunks {
      try file.append(bytes.span)
      byteCount += bytes.count
    }
  }

  /// Ends the section of postings and writes those of the dictionary.
  mutating func finish(
    _ file: inout SegmentFileWriter, _ head: inout SegmentHead
  ) throws(IndexError) {
    try file.append(encoder.bytes.span)
    try file.append([UInt8](repeating: 0, count: SegmentFile.overrun).span)
    try file.end()
    try file.section(.terms, terms.terms.bytes)
    try file.section(.termIndex, terms.index.bytes)
    head.terms = terms.count
    head.postings = postings
  }
}

/// The lists of some terms, one after another, encoded but not yet in a file.
struct PostingsPart: Sendable {
  /// A term, and what the dictionary says of its list.
  struct Entry: Sendable {
    let term: Term
    let count: UInt32
    let extra: UInt32
    let size: UInt32
  }

  /// Bytes of a chunk, about.
  private static let chunkSize = 1 << 20

  private var encoder: PostingsEncoder
  /// The terms in order.
  private(set) var terms: [Entry] = []
  /// Their lists. Not one array, which would have to be copied as it grows.
  private(set) var chunks: [[UInt8]] = []

  /// No lists, of a segment of `blockCount` blocks.
  init(blockCount: Int, _ impacts: Impacts) {
    encoder = PostingsEncoder(blockCount: blockCount, impacts)
  }

  /// Appends the list of the next term.
  mutating func append(_ term: Term, _ blocks: Span<UInt32>, _ counts: Span<UInt32>) {
    let (size, extra) = encoder.append(blocks, counts)
    terms.append(
      Entry(
        term: term, count: UInt32(truncatingIfNeeded: blocks.count),
        extra: UInt32(truncatingIfNeeded: extra), size: UInt32(truncatingIfNeeded: size)))
    if encoder.count >= PostingsPart.chunkSize { endChunk() }
  }

  /// Puts the lists so far among the chunks, as must be done behind the last.
  mutating func endChunk() {
    // A copy of what was written: the encoder's memory is for the longest list, and more.
    chunks.append(Array(encoder.bytes))
    encoder.removeAll()
  }
}
