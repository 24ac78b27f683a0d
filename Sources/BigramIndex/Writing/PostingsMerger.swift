// The posting lists of several segments become those of one.

import Storage

/// Merges the lists of one term after another.
struct PostingsMerger {
  private let head: SegmentHead
  private let impacts: Impacts
  private let files: [SegmentFile]
  private let blockCounts: [Int]
  /// New numbers of all blocks, source after source, and where each source's begin.
  private let mapping: [UInt32]
  private let mappingStarts: [Int]
  /// For each kind of the merged segment and each source, where the source's blocks of it end.
  private let kindEnds: [UInt32]
  private var cursors: [TermCursor]
  /// The key at which each cursor stands, and its list; no key is as large as `end`.
  private var keys: [UInt64]
  private var lists: [PostingsList]
  /// The lists of one term, source after source, and what was not taken of them yet.
  private var old = Postings()
  private var parts: [Part] = []
  /// The list that is made of them.
  private var blocks: [UInt32] = []
  private var counts: [UInt32] = []
  /// How often the current first symbol stands in each block, and the blocks where it does.
  private var common: [UInt32] = []
  private var touched: [UInt32] = []

  private static let end = UInt64.max

  /// A source's part of the lists of one term.
  private struct Part {
    let source: Int
    var next: Int
    let end: Int
  }

  /// Prepares for the merged segment of these kinds and counts.
  init(
    _ sources: [SegmentMerger.Source], _ kinds: FieldKinds, _ head: SegmentHead,
    _ impacts: Impacts
  ) {
    self.head = head
    self.impacts = impacts
    files = sources.map(\.segment.file)
    blockCounts = sources.map(\.segment.head.blocks)
    var mapping: [UInt32] = []
    var starts: [Int] = []
    for source in sources {
      starts.append(mapping.count)
      mapping += source.blocks
    }
    self.mapping = mapping
    mappingStarts = starts
    kindEnds = kinds.ranges.flatMap { range in
      sources.map { UInt32($0.segment.kinds.end(ofKind: range.kind)) }
    }
    cursors = sources.map { TermCursor($0.segment.terms) }
    keys = [UInt64](repeating: 0, count: sources.count)
    lists = [PostingsList](
      repeating: PostingsList(count: 0, extra: 0, range: 0..<0), count: sources.count)
  }

  /// Writes postings and terms.
  mutating func write(
    _ file: inout SegmentFileWriter, _ head: inout SegmentHead
  ) throws(IndexError) {
    let commonCount = PostingsWriter.commonCount(head.characters)
    let canBeCommon = head.characters >= commonCount
    if canBeCommon { common = [UInt32](repeating: 0, count: head.blocks) }
    var writer = PostingsWriter(blockCount: head.blocks, impacts)
    try file.begin(.postings)
    for index in cursors.indices { try advance(index) }
    var first: UInt32 = 0
    var released = 0
    while let key = keys.min(), key != PostingsMerger.end {
      let term = Term(key: key)
      if canBeCommon && term.first != first {
        try tellCommon(first, commonCount, &writer, &file)
        first = term.first
      }
      if writer.byteCount - released >= SegmentMerger.releaseSize {
        for file in files { file.release() }
        released = writer.byteCount
      }
      let isKept = term.second != Term.any
      try gather(key, isKept)
      // Lists of all blocks of a symbol are made anew: sources may have one or not.
      guard isKept else { continue }
      let count = PostingsMerger.merge(
        old, &parts, mapping, mappingStarts, kindEnds, sourceCount: files.count, &blocks, &counts)
      guard count > 0 else { continue }
      if canBeCommon {
        PostingsMerger.count(blocks, counts, count, &common, &touched)
      }
      try writer.append(
        term, blocks.span.extracting(0..<count), counts.span.extracting(0..<count), to: &file)
    }
    if canBeCommon { try tellCommon(first, commonCount, &writer, &file) }
    try writer.finish(&file, &head)
  }

  private mutating func advance(_ index: Int) throws(IndexError) {
    if let entry = try cursors[index].next() {
      guard entry.term.key > keys[index] else {
        throw files[index].corrupt(.terms, at: 0, .outOfRange("order of terms"))
      }
      keys[index] = entry.term.key
      lists[index] = entry.list
    } else {
      keys[index] = PostingsMerger.end
    }
  }

  /// Reads the lists of `key`, where they are wanted, and goes on to the next terms.
  private mutating func gather(_ key: UInt64, _ isWanted: Bool) throws(IndexError) {
    old.removeAll()
    parts.removeAll(keepingCapacity: true)
    for index in keys.indices where keys[index] == key {
      if isWanted {
        let start = old.blocks.count
        try old.append(lists[index], files[index], blockCount: blockCounts[index])
        parts.append(Part(source: index, next: start, end: old.blocks.count))
      }
      try advance(index)
    }
    if blocks.count < old.blocks.count {
      blocks = [UInt32](repeating: 0, count: max(old.blocks.count, 2 * blocks.count))
      counts = blocks
    }
  }

  /// Writes what stays of the parts in the order of kinds, and inside a kind in that of the
  /// sources, which is the order of blocks; returns how many postings there are.
  private static func merge(
    _ old: Postings, _ parts: inout [Part], _ mapping: [UInt32], _ mappingStarts: [Int],
    _ kindEnds: [UInt32], sourceCount: Int, _ blocks: inout [UInt32], _ counts: inout [UInt32]
  ) -> Int {
    let oldBlocks = old.blocks.span
    let oldCounts = old.counts.span
    let mapping = mapping.span
    let kindEnds = kindEnds.span
    var parts = parts.mutableSpan
    var blocks = blocks.mutableSpan
    var counts = counts.mutableSpan
    var count = 0
    for row in stride(from: 0, to: kindEnds.count, by: sourceCount) {
      for index in 0..<parts.count {
        let source = parts[index].source
        let limit = kindEnds[row + source]
        let start = mappingStarts[source]
        var next = parts[index].next
        let end = parts[index].end
        while next < end && oldBlocks[next] < limit {
          let block = mapping[start + Int(oldBlocks[next])]
          if block != SegmentMerger.dropped {
            blocks[count] = block
            counts[count] = oldCounts[next]
            count += 1
          }
          next += 1
        }
        parts[index].next = next
      }
    }
    return count
  }

  /// Adds a list to the counts of its first symbol.
  private static func count(
    _ blocks: [UInt32], _ counts: [UInt32], _ count: Int, _ common: inout [UInt32],
    _ touched: inout [UInt32]
  ) {
    let blocks = blocks.span
    let counts = counts.span
    var common = common.mutableSpan
    for index in 0..<count {
      let block = Int(blocks[index])
      if common[block] == 0 { touched.append(blocks[index]) }
      common[block] += counts[index]
    }
  }

  /// Writes the list of all blocks of a symbol, if it is common, and clears the counts.
  private mutating func tellCommon(
    _ symbol: UInt32, _ commonCount: Int, _ writer: inout PostingsWriter,
    _ file: inout SegmentFileWriter
  ) throws(IndexError) {
    let total = touched.reduce(0) { $0 + Int(common[Int($1)]) }
    if total >= commonCount {
      // A look at every block costs less than sorting those that were touched.
      var next = 0
      for block in common.indices where common[block] > 0 {
        touched[next] = UInt32(truncatingIfNeeded: block)
        next += 1
      }
      let totals = touched.map { common[Int($0)] }
      try writer.append(Term(symbol, Term.any), touched.span, totals.span, to: &file)
    }
    for block in touched { common[Int(block)] = 0 }
    touched.removeAll(keepingCapacity: true)
  }
}
