// Finds terms. FORMAT.md, "Terms".

import Storage

/// The sorted terms of one segment and where their postings stand.
struct TermDictionary {
  /// Bytes of one entry of the term index.
  static let entrySize = 16

  let file: SegmentFile
  /// Terms of the segment.
  let count: Int
  /// Bytes of the list of a term that stands in the text once.
  fileprivate let singleSize: Int
  /// Bytes of all lists.
  fileprivate let postingsSize: Int
  private let blockCount: Int

  /// Takes the dictionary of `file`, which holds `count` terms of a text of `textBlocks` blocks.
  init(_ file: SegmentFile, count: Int, textBlocks: Int) throws(IndexError) {
    self.file = file
    self.count = count
    postingsSize = file.count(.postings)
    singleSize = Postings.singleSize(blockCount: textBlocks)
    blockCount = file.count(.termIndex) / TermDictionary.entrySize
    let needed =
      (count + TermDictionaryWriter.blockSize - 1) / TermDictionaryWriter.blockSize
    guard blockCount == needed, file.count(.termIndex) == blockCount * TermDictionary.entrySize
    else { throw file.corrupt(.termIndex, at: 0, .outOfRange("size of the term index")) }
  }

  /// The postings of exactly this term, or nil.
  func find(_ term: Term) throws(IndexError) -> PostingsList? {
    guard count > 0 else { return nil }
    let file = file
    let bytes = file.uncheckedBytes(.terms)
    var cursor = TermCursor(self, atBlock: try block(reaching: term))
    while let entry = try cursor.next(bytes) {
      if entry.term >= term { return entry.term == term ? entry.list : nil }
    }
    return nil
  }

  /// The last block whose first term is `term` or before it; 0 where there is none.
  func block(reaching term: Term) throws(IndexError) -> Int {
    let file = file
    var index = CheckedSpan(file, .termIndex)
    var low = 0
    var high = blockCount
    while high - low > 1 {
      let middle = (low + high) >> 1
      if try index.uint64(at: middle * TermDictionary.entrySize) <= term.key {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  /// A block: the key of its first term, the half-open offsets of its bytes in the terms section,
  /// and where the lists of its terms begin.
  func block(
    _ block: Int
  ) throws(IndexError) -> (key: UInt64, terms: Range<Int>, postings: Int) {
    let file = file
    let entry = block * TermDictionary.entrySize
    let isLast = block + 1 == blockCount
    let bytes = try file.bytes(
      .termIndex, entry..<entry + TermDictionary.entrySize * (isLast ? 1 : 2))
    let start = Int(bytes.loadUInt32(at: 8))
    let end =
      isLast ? file.count(.terms) : Int(bytes.loadUInt32(at: TermDictionary.entrySize + 8))
    let postings = Int(bytes.loadUInt32(at: 12))
    guard start <= end && end <= file.count(.terms) && postings <= file.count(.postings) else {
      throw file.corrupt(.termIndex, at: entry + 8, .outOfRange("offset of terms"))
    }
    return (bytes.loadUInt64(at: 0), start..<end, postings)
  }
}

/// A term as the dictionary gives it.
struct TermEntry: Equatable {
  let term: Term
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

  /// Stands at the first term of a block.
  init(_ dictionary: TermDictionary, atBlock block: Int = 0) {
    self.dictionary = dictionary
    self.block = block - 1
    ordinal = block * TermDictionaryWriter.blockSize
  }

  /// Stands at the first term that is `term` or after it.
  init(_ dictionary: TermDictionary, from term: Term) throws(IndexError) {
    let block = dictionary.count > 0 ? try dictionary.block(reaching: term) : 0
    self.init(dictionary, atBlock: block)
    var ahead = self
    while let entry = try ahead.next(), entry.term < term { self = ahead }
  }

  /// The next term, or nil after the last.
  mutating func next() throws(IndexError) -> TermEntry? {
    let file = dictionary.file
    return try next(file.uncheckedBytes(.terms))
  }

  /// The same, with the bytes of the terms section at hand.
  @inline(__always)
  fileprivate mutating func next(_ bytes: Span<UInt8>) throws(IndexError) -> TermEntry? {
    guard ordinal < dictionary.count else { return nil }
    let isFirst = ordinal % TermDictionaryWriter.blockSize == 0
    if isFirst {
      block += 1
      (key, range, postingsOffset) = try dictionary.block(block)
      try dictionary.file.check(.terms, range)
    }
    // The block was checked, and `range` only shrinks.
    var offset = range.lowerBound
    if !isFirst {
      guard let gap = Self.varint(bytes, &offset), gap < Term.maximumKey else {
        throw fault(offset, "gap between terms")
      }
      key += gap + 1
    }
    guard key <= Term.maximumKey, let count = Self.varint(bytes, &offset), count < 1 << 32
    else { throw fault(offset, "term") }
    var extra: UInt64 = 0
    if count & 1 == 1 {
      guard let more = Self.varint(bytes, &offset), more < 1 << 31 else {
        throw fault(offset, "occurrences of a term")
      }
      extra = more + 1
    }
    var size = UInt64(dictionary.singleSize - 1)
    if count > 0 {
      guard let stated = Self.varint(bytes, &offset), stated < 1 << 32 else {
        throw fault(offset, "size of postings")
      }
      size = stated
    }
    guard offset <= range.upperBound else { throw fault(offset, "end of a block of terms") }
    range = offset..<range.upperBound
    let start = postingsOffset
    postingsOffset += Int(size) + 1
    guard postingsOffset <= dictionary.postingsSize else {
      throw fault(offset, "size of postings")
    }
    ordinal += 1
    return TermEntry(
      term: Term(key: key),
      list: PostingsList(
        count: Int(count >> 1) + 1, extra: Int(extra), range: start..<postingsOffset))
  }

  /// Where the terms of the block that are still to come begin, and where the block ends.
  var rest: Range<Int> { range }

  private func fault(_ offset: Int, _ what: String) -> IndexError {
    dictionary.file.corrupt(.terms, at: offset, .outOfRange(what))
  }

  /// A number of at most 42 bits; nil where it is not canonical or passes the bytes.
  @inline(__always)
  private static func varint(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt64? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] < 0x80 {
      offset += 1
      return UInt64(bytes[offset - 1])
    }
    return longVarint(bytes, &offset)
  }

  private static func longVarint(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt64? {
    var cursor = ByteCursor(bytes, at: offset)
    guard let value = try? cursor.readVarint() else { return nil }
    offset = cursor.byteOffset
    return value
  }
}
