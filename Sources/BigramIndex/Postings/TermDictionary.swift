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
  fileprivate let blockCount: Int

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
    // The next block begins behind the term.
    var entries = try TermEntries(of: block(reaching: term), self)
    return try entries.find(term, self)
  }

  /// The last block whose first term is `term` or before it; 0 where there is none.
  func block(reaching term: Term) throws(IndexError) -> Int {
    let file = file
    let bytes = file.uncheckedBytes(.termIndex)
    let firstChunk = file.firstChunk(.termIndex)
    var low = 0
    var high = blockCount
    while high &- low > 1 {
      let middle = (low &+ high) >> 1
      let offset = middle &* TermDictionary.entrySize
      // An entry lies in one chunk.
      if !file.isChecked(firstChunk &+ offset >> SegmentFile.chunkShift) {
        try file.check(.termIndex, offset..<offset + TermDictionary.entrySize)
      }
      if bytes.loadUInt64(at: offset) <= term.key { low = middle } else { high = middle }
    }
    return low
  }

  /// The same for each of `terms`, one step for all of them after the other: memory brings at the
  /// same time what they are compared with, and then their blocks.
  private func blocks(reaching terms: Span<Term>) throws(IndexError) -> [Int] {
    var blocks = [Int](repeating: 0, count: terms.count)
    guard count > 0, !terms.isEmpty else { return blocks }
    let file = file
    let bytes = file.uncheckedBytes(.termIndex)
    let firstChunk = file.firstChunk(.termIndex)
    var out = blocks.mutableSpan
    var left = blockCount
    while left > 1 {
      let half = left >> 1
      for index in 0..<terms.count {
        let middle = out[index] &+ half
        let offset = middle &* TermDictionary.entrySize
        // An entry lies in one chunk.
        if !file.isChecked(firstChunk &+ offset >> SegmentFile.chunkShift) {
          try file.check(.termIndex, offset..<offset + TermDictionary.entrySize)
        }
        out[index] = bytes.loadUInt64(at: offset) <= terms[index].key ? middle : out[index]
      }
      left -= half
    }
    for index in 0..<terms.count {
      let start = Int(bytes.loadUInt32(at: TermDictionary.entrySize * out[index] + 8))
      file.prefetch(.terms, start..<start + TermDictionary.usualSize)
    }
    return blocks
  }

  /// Bytes that a block of terms mostly takes.
  private static let usualSize = 256

  /// The postings of exactly these terms; those that are increasing cost less.
  func find(_ terms: [Term]) throws(IndexError) -> [PostingsList?] {
    try TermDictionary.find(terms, in: [self])[0]
  }

  /// For each of some dictionaries the postings of exactly these terms: memory brings what they are
  /// found in at the same time for all.
  static func find(
    _ terms: [Term], in dictionaries: [TermDictionary]
  ) throws(IndexError) -> [[PostingsList?]] {
    var blocks: [[Int]] = []
    blocks.reserveCapacity(dictionaries.count)
    for dictionary in dictionaries { blocks.append(try dictionary.blocks(reaching: terms.span)) }
    var lists: [[PostingsList?]] = []
    lists.reserveCapacity(dictionaries.count)
    for (dictionary, blocks) in zip(dictionaries, blocks) {
      lists.append(try dictionary.find(terms, at: blocks))
    }
    return lists
  }

  private func find(_ terms: [Term], at blocks: [Int]) throws(IndexError) -> [PostingsList?] {
    guard count > 0 else { return Array(repeating: nil, count: terms.count) }
    var lists: [PostingsList?] = []
    lists.reserveCapacity(terms.count)
    var entries = TermEntries()
    for index in terms.indices {
      let isFurther =
        index > 0 && blocks[index - 1] == blocks[index]
        && terms[index - 1] < terms[index]
      if !isFurther { entries = try TermEntries(of: blocks[index], self) }
      lists.append(try entries.find(terms[index], self))
    }
    return lists
  }

  /// The lists of all terms that begin with a symbol, in order.
  func lists(ofFirst symbol: UInt32) throws(IndexError) -> [PostingsList] {
    var lists: [PostingsList] = []
    guard count > 0 else { return lists }
    let file = file
    let bytes = file.uncheckedBytes(.terms)
    for block in try block(reaching: Term(symbol, 0))..<blockCount {
      var entries = try TermEntries(of: block, self)
      let own = bytes.extracting(entries.range)
      while try entries.advance(own, self) {
        let entry = try entries.entry(self)
        if entry.term.first > symbol { return lists }
        if entry.term.first == symbol { lists.append(entry.list) }
      }
    }
    return lists
  }

  /// Bytes of the lists of all terms that begin with a symbol, but for what other terms share a
  /// block with them: told without a look at the terms.
  func size(ofFirst symbol: UInt32) throws(IndexError) -> Int {
    guard count > 0 else { return 0 }
    let first = try block(try block(reaching: Term(symbol, 0))).postings
    let last = try block(try block(reaching: Term(symbol + 1, 0))).postings
    return max(last - first, 0)
  }

  /// A block: the key of its first term, the half-open offsets of its bytes in the terms section,
  /// and where the lists of its terms begin.
  fileprivate func block(
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

/// Goes through the terms of one block in order.
private struct TermEntries {
  /// Half-open offsets of the block in the terms section.
  let range: Range<Int>
  /// The key of the term stood at.
  private(set) var key: UInt64
  /// How often that stands in the text, as the format says it.
  private var tally: UInt32 = 0
  private var extra: UInt32 = 0
  /// Half-open offsets of its list.
  private var listStart: Int
  private var listEnd: Int
  /// In the block, of the next term.
  private var offset = 0
  /// Terms still to come.
  private var left: Int
  private var isFirst = true

  /// Before the first block.
  init() {
    (range, key, listStart, listEnd, left) = (0..<0, 0, 0, 0, 0)
  }

  /// Stands before the first term of a block, whose bytes are checked.
  init(of block: Int, _ dictionary: TermDictionary) throws(IndexError) {
    (key, range, listStart) = try dictionary.block(block)
    listEnd = listStart
    let blockSize = TermDictionaryWriter.blockSize
    left = min(blockSize, dictionary.count - block * blockSize)
    try dictionary.file.check(.terms, range)
  }

  /// Goes on to the next term; false behind the last. `bytes` are those of the block.
  ///
  /// A number of 64 terms passes no integer, so what they come to is left to `entry`.
  @inline(__always)
  mutating func advance(
    _ bytes: Span<UInt8>, _ dictionary: TermDictionary
  ) throws(IndexError) -> Bool {
    guard left > 0 else { return false }
    left &-= 1
    if isFirst {
      isFirst = false
    } else {
      guard let gap = Varint.read64(bytes, &offset), gap < Term.maximumKey else {
        throw fault(dictionary, "gap between terms")
      }
      key &+= gap &+ 1
    }
    guard let tally = Varint.read(bytes, &offset) else { throw fault(dictionary, "term") }
    self.tally = tally
    extra = 0
    if tally & 1 == 1 {
      guard let more = Varint.read(bytes, &offset), more < 1 << 31 else {
        throw fault(dictionary, "occurrences of a term")
      }
      extra = more &+ 1
    }
    listStart = listEnd
    listEnd &+= dictionary.singleSize
    if tally > 0 {
      guard let size = Varint.read(bytes, &offset) else {
        throw fault(dictionary, "size of postings")
      }
      listEnd = listStart &+ Int(size) &+ 1
    }
    return true
  }

  /// The postings of exactly this term, or nil; goes on to the first term that is not before it.
  mutating func find(
    _ term: Term, _ dictionary: TermDictionary
  ) throws(IndexError) -> PostingsList? {
    let file = dictionary.file
    let bytes = file.uncheckedBytes(.terms).extracting(range)
    while isFirst || key < term.key {
      if skip(below: term.key, bytes, dictionary.singleSize) { break }
      guard try advance(bytes, dictionary) else { return nil }
    }
    return key == term.key ? try entry(dictionary).list : nil
  }

  /// Goes on as long as the terms are below `limit` and their numbers short, as most are; true
  /// where it came to a term that is not below.
  ///
  /// Plain equivalent: `advance` while the key is below.
  @inline(__always)
  private mutating func skip(
    below limit: UInt64, _ bytes: Span<UInt8>, _ singleSize: Int
  ) -> Bool {
    guard !isFirst, key < limit else { return false }
    let single = UInt64(singleSize)
    var (key, offset, left) = (key, offset, left)
    var listStart = UInt64(listStart)
    var listEnd = UInt64(listEnd)
    var tally = UInt64(tally)
    var extra = UInt64(extra)
    // Four numbers of two bytes each.
    while key < limit, left > 0, offset &+ 8 <= bytes.count {
      var word = bytes.loadUnchecked(at: offset)
      var bits: UInt64 = 0
      let gap = TermEntries.take(&word, &bits)
      let count = TermEntries.take(&word, &bits)
      var more: UInt64 = 0
      var size = single
      if count & 1 == 1 { more = TermEntries.take(&word, &bits) &+ 1 }
      if count > 0 { size = TermEntries.take(&word, &bits) &+ 1 }
      // A number that is not so short is above all others.
      guard gap | count | more | size < 1 << 15 else { break }
      key &+= gap &+ 1
      tally = count
      extra = more
      listStart = listEnd
      listEnd &+= size
      offset &+= Int(truncatingIfNeeded: bits >> 3)
      left &-= 1
    }
    (self.key, self.offset, self.left) = (key, offset, left)
    self.listStart = Int(truncatingIfNeeded: listStart)
    self.listEnd = Int(truncatingIfNeeded: listEnd)
    self.tally = UInt32(truncatingIfNeeded: tally)
    self.extra = UInt32(truncatingIfNeeded: extra)
    return key >= limit
  }

  /// Takes a number of one or two bytes out of a word; 2^32 where it is longer, or longer than
  /// needed.
  @inline(__always)
  private static func take(_ word: inout UInt64, _ bits: inout UInt64) -> UInt64 {
    let first = word & 0xFF
    if first < 0x80 {
      word >>= 8
      bits &+= 8
      return first
    }
    let second = word >> 8 & 0xFF
    word >>= 16
    bits &+= 16
    return second &- 1 < 0x7F ? first & 0x7F | second << 7 : 1 << 32
  }

  /// The term stood at.
  func entry(_ dictionary: TermDictionary) throws(IndexError) -> TermEntry {
    guard key <= Term.maximumKey else { throw fault(dictionary, "term") }
    guard listEnd <= dictionary.postingsSize else { throw fault(dictionary, "size of postings") }
    return TermEntry(
      term: Term(key: key),
      list: PostingsList(
        count: Int(tally >> 1) + 1, extra: Int(extra), range: listStart..<listEnd))
  }

  /// Half-open offsets of what is still to come.
  var rest: Range<Int> { range.lowerBound + offset..<range.upperBound }

  @inline(never)
  private func fault(_ dictionary: TermDictionary, _ what: String) -> IndexError {
    dictionary.file.corrupt(.terms, at: range.lowerBound + offset, .outOfRange(what))
  }
}

/// Goes through all terms in order.
struct TermCursor {
  private let dictionary: TermDictionary
  /// The next block.
  private var block: Int
  private var entries = TermEntries()

  /// Stands at the first term.
  init(_ dictionary: TermDictionary) {
    self.dictionary = dictionary
    block = 0
  }

  /// Stands at the first term that is `term` or after it.
  init(_ dictionary: TermDictionary, from term: Term) throws(IndexError) {
    self.init(dictionary)
    if dictionary.count > 0 { block = try dictionary.block(reaching: term) }
    var ahead = self
    while let entry = try ahead.next(), entry.term < term { self = ahead }
  }

  /// The next term, or nil after the last.
  mutating func next() throws(IndexError) -> TermEntry? {
    let file = dictionary.file
    let bytes = file.uncheckedBytes(.terms)
    while try !entries.advance(bytes.extracting(entries.range), dictionary) {
      guard block < dictionary.blockCount else { return nil }
      entries = try TermEntries(of: block, dictionary)
      block += 1
    }
    return try entries.entry(dictionary)
  }

  /// Where the terms of the block that are still to come begin, and where the block ends.
  var rest: Range<Int> { entries.rest }
}
