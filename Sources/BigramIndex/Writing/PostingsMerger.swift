// The posting lists of several segments become those of one.

import Storage

/// Merges the lists of one term after another.
struct PostingsMerger {
  private let sources: [SegmentMerger.Source]
  private let kinds: FieldKinds
  private let head: SegmentHead
  private var cursors: [TermCursor]
  /// The key at which each cursor stands, and its list; no key is as large as `end`.
  private var keys: [UInt64]
  private var lists: [PostingsList]
  /// The list of one term in each source, and how much of it was taken.
  private var old: [Postings]
  private var taken: [Int]
  private var merged = Postings()
  /// How often the current first symbol stands in each block, and the blocks where it does.
  private var common: [UInt32] = []
  private var touched: [UInt32] = []

  private static let end = UInt64.max

  /// Prepares for the merged segment of these kinds and counts.
  init(_ sources: [SegmentMerger.Source], _ kinds: FieldKinds, _ head: SegmentHead) {
    self.sources = sources
    self.kinds = kinds
    self.head = head
    cursors = sources.map { TermCursor($0.segment.terms) }
    keys = [UInt64](repeating: PostingsMerger.end, count: sources.count)
    lists = [PostingsList](
      repeating: PostingsList(count: 0, extra: 0, range: 0..<0), count: sources.count)
    old = [Postings](repeating: Postings(), count: sources.count)
    taken = [Int](repeating: 0, count: sources.count)
  }

  /// Writes postings and terms.
  mutating func write(
    _ file: inout SegmentFileWriter, _ head: inout SegmentHead
  ) throws(IndexError) {
    let commonCount = PostingsWriter.commonCount(head.characters)
    let canBeCommon = head.characters >= commonCount
    if canBeCommon { common = [UInt32](repeating: 0, count: head.blocks) }
    var writer = PostingsWriter(blockCount: head.blocks)
    try file.begin(.postings)
    for index in cursors.indices { try advance(index) }
    var first: UInt32 = 0
    while let key = keys.min(), key != PostingsMerger.end {
      let term = Term(key: key)
      if canBeCommon && term.first != first {
        try tellCommon(first, commonCount, &writer, &file)
        first = term.first
      }
      try merge(key)
      // Lists of all blocks of a symbol are made anew: sources may have one or not.
      guard !merged.isEmpty && term.second != Term.any else { continue }
      if canBeCommon { countCommon() }
      try writer.append(term, merged.blocks.span, merged.counts.span, to: &file)
    }
    if canBeCommon { try tellCommon(first, commonCount, &writer, &file) }
    try writer.finish(&file, &head)
  }

  private mutating func advance(_ index: Int) throws(IndexError) {
    if let entry = try cursors[index].next() {
      guard entry.term.key > keys[index] || keys[index] == PostingsMerger.end else {
        throw sources[index].segment.file.corrupt(.terms, at: 0, .outOfRange("order of terms"))
      }
      keys[index] = entry.term.key
      lists[index] = entry.list
    } else {
      keys[index] = PostingsMerger.end
    }
  }

  /// Makes `merged` the list of `key`, and goes on to the next terms.
  private mutating func merge(_ key: UInt64) throws(IndexError) {
    merged.removeAll()
    var last = -1
    for index in keys.indices where keys[index] == key {
      old[index].removeAll()
      taken[index] = 0
      let segment = sources[index].segment
      try old[index].append(
        lists[index], segment.file, blockCount: segment.head.blocks)
      last = index
    }
    // Blocks are in the order of kinds, and inside a kind in that of the sources.
    for range in kinds.ranges {
      for index in 0..<last + 1 where keys[index] == key && taken[index] < old[index].blocks.count {
        take(index, upTo: sources[index].segment.kinds.end(ofKind: range.kind))
      }
    }
    for index in keys.indices where keys[index] == key { try advance(index) }
  }

  /// Appends the postings of a source in blocks before `end`.
  private mutating func take(_ index: Int, upTo end: Int) {
    let source = sources[index]
    let list = old[index]
    let mapping = source.blocks.span
    let blocks = list.blocks.span
    let counts = list.counts.span
    var next = taken[index]
    while next < blocks.count && Int(blocks[next]) < end {
      let block = mapping[Int(blocks[next])]
      if block != SegmentMerger.dropped {
        merged.blocks.append(block)
        merged.counts.append(counts[next])
      }
      next += 1
    }
    taken[index] = next
  }

  /// Adds the merged list to the counts of its first symbol.
  private mutating func countCommon() {
    for index in merged.blocks.indices {
      let block = merged.blocks[index]
      if common[Int(block)] == 0 { touched.append(block) }
      common[Int(block)] += merged.counts[index]
    }
  }

  /// Writes the list of all blocks of a symbol, if it is common, and clears the counts.
  private mutating func tellCommon(
    _ symbol: UInt32, _ commonCount: Int, _ writer: inout PostingsWriter,
    _ file: inout SegmentFileWriter
  ) throws(IndexError) {
    let total = touched.reduce(0) { $0 + Int(common[Int($1)]) }
    if total >= commonCount {
      merged.removeAll()
      for block in common.indices where common[block] > 0 {
        merged.blocks.append(UInt32(block))
        merged.counts.append(common[block])
      }
      try writer.append(
        Term(symbol, Term.any), merged.blocks.span, merged.counts.span, to: &file)
    }
    for block in touched { common[Int(block)] = 0 }
    touched.removeAll(keepingCapacity: true)
  }
}
