// Finds terms. FORMAT.md, "Terms".

import Storage

/// The sorted terms of one segment and where their postings stand.
struct TermDictionary {
  /// Bytes of one entry of the term index.
  static let entrySize = 24

  let file: SegmentFile
  /// Terms of the segment.
  let count: Int
  private let blockCount: Int

  /// Takes the dictionary of `file`, which holds `count` terms.
  init(_ file: SegmentFile, count: Int) throws(IndexError) {
    self.file = file
    self.count = count
    blockCount = file.count(.termIndex) / TermDictionary.entrySize
    let needed =
      (count + TermDictionaryWriter.blockSize - 1) / TermDictionaryWriter.blockSize
    guard blockCount == needed, file.count(.termIndex) == blockCount * TermDictionary.entrySize
    else { throw file.corrupt(.termIndex, at: 0, .outOfRange("size of the term index")) }
  }

  /// The postings of exactly this term, or nil.
  func find(_ bigram: Bigram) throws(IndexError) -> PostingsList? {
    var cursor = try TermCursor(self, from: bigram)
    guard let entry = try cursor.next(), entry.bigram == bigram else { return nil }
    return entry.list
  }

  /// The index entry of block `block`: key and list of its first term, where it stands in the
  /// terms section, and the positions of all terms before it.
  func entry(
    _ block: Int
  ) throws(IndexError) -> (key: UInt64, postings: UInt64, terms: Int, before: Int) {
    let file = file
    let start = block * TermDictionary.entrySize
    let bytes = try file.bytes(.termIndex, start..<start + TermDictionary.entrySize)
    return (
      bytes.loadUInt64(at: 0), bytes.loadUInt64(at: 8), Int(bytes.loadUInt32(at: 16)),
      Int(bytes.loadUInt32(at: 20))
    )
  }

  /// The last block whose first term is `bigram` or before it; 0 where there is none.
  func block(reaching bigram: Bigram) throws(IndexError) -> Int {
    var low = 0
    var high = blockCount
    while high - low > 1 {
      let middle = (low + high) >> 1
      if try entry(middle).key <= bigram.key { low = middle } else { high = middle }
    }
    return low
  }

  /// Half-open offsets of a block's bytes in the terms section.
  func range(ofBlock block: Int) throws(IndexError) -> Range<Int> {
    let start = try entry(block).terms
    let end = block + 1 < blockCount ? try entry(block + 1).terms : file.count(.terms)
    guard start <= end && end <= file.count(.terms) else {
      throw file.corrupt(
        .termIndex, at: block * TermDictionary.entrySize + 16, .outOfRange("offset of terms"))
    }
    return start..<end
  }
}

/// A term as the dictionary gives it.
struct TermEntry: Equatable {
  let bigram: Bigram
  let list: PostingsList
}

/// Goes through the terms in order.
struct TermCursor {
  private let dictionary: TermDictionary
  private var block: Int
  private var range = 0..<0
  /// 0-based number of the next term in the segment.
  private var ordinal: Int
  private var key: UInt64 = 0
  private var postingsOffset = 0

  /// Stands at the first term.
  init(_ dictionary: TermDictionary) {
    self.dictionary = dictionary
    block = -1
    ordinal = 0
  }

  /// Stands at the first term that is `bigram` or after it.
  init(_ dictionary: TermDictionary, from bigram: Bigram) throws(IndexError) {
    self.init(dictionary)
    guard dictionary.count > 0 else { return }
    block = try dictionary.block(reaching: bigram) - 1
    ordinal = (block + 1) * TermDictionaryWriter.blockSize
    var ahead = self
    while let entry = try ahead.next(), entry.bigram < bigram { self = ahead }
  }

  /// The next term, or nil after the last.
  mutating func next() throws(IndexError) -> TermEntry? {
    guard ordinal < dictionary.count else { return nil }
    let isFirst = ordinal % TermDictionaryWriter.blockSize == 0
    if isFirst { try enterBlock() }
    let file = dictionary.file
    let bytes = try file.bytes(.terms, range)
    var offset = 0
    if !isFirst {
      guard let gap = Self.varint(bytes, &offset), gap < Bigram.maximumKey else {
        throw fault(offset, "gap between terms")
      }
      key += gap + 1
    }
    guard key <= Bigram.maximumKey,
      let count = Self.varint(bytes, &offset), count < UInt64(UInt32.max),
      let size = Self.varint(bytes, &offset), size < UInt64(UInt32.max)
    else { throw fault(offset, "term") }
    range = range.lowerBound + offset..<range.upperBound
    let start = postingsOffset
    postingsOffset += Int(size) + 1
    guard postingsOffset <= file.count(.postings) else { throw fault(offset, "size of postings") }
    ordinal += 1
    return TermEntry(
      bigram: Bigram(key: key),
      list: PostingsList(count: Int(count) + 1, range: start..<postingsOffset))
  }

  /// Takes key and offsets of the next block from the term index.
  private mutating func enterBlock() throws(IndexError) {
    block += 1
    range = try dictionary.range(ofBlock: block)
    let entry = try dictionary.entry(block)
    guard entry.postings <= UInt64(dictionary.file.count(.postings)) else {
      throw dictionary.file.corrupt(
        .termIndex, at: block * TermDictionary.entrySize + 8, .outOfRange("offset of postings"))
    }
    key = entry.key
    postingsOffset = Int(entry.postings)
  }

  private func fault(_ offset: Int, _ what: String) -> IndexError {
    dictionary.file.corrupt(.terms, at: range.lowerBound + offset, .outOfRange(what))
  }

  /// A number of at most 42 bits; nil where it is not canonical or passes the bytes.
  private static func varint(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt64? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] < 0x80 {
      offset += 1
      return UInt64(bytes[offset - 1])
    }
    var cursor = ByteCursor(bytes, at: offset)
    guard let value = try? cursor.readVarint() else { return nil }
    offset = cursor.byteOffset
    return value
  }
}
