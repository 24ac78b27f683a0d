// Reads posting lists. FORMAT.md, "Postings".

import Storage

/// Where a term's postings stand.
struct PostingsList: Equatable {
  /// Blocks in which the term stands, at least one.
  let count: Int
  /// Occurrences beyond the first in each block.
  let extra: Int
  /// Half-open byte offsets in the postings section.
  let range: Range<Int>

  /// How often the term stands in the segment.
  var occurrences: Int { count + extra }

  /// Whether the term stands in the segment once.
  var isSingle: Bool { count == 1 && extra == 0 }
}

/// The blocks in which something stands, increasing, and how often it stands in each.
struct Postings: Equatable {
  /// Postings in one run of a long list.
  static var runLength: Int { RunBytes.count }
  /// A byte for each of a run's postings.
  typealias RunBytes = InlineArray<256, UInt8>

  var blocks: [UInt32] = []
  var counts: [UInt32] = []

  /// No block.
  init() {}

  /// These blocks and counts.
  init(blocks: [UInt32], counts: [UInt32]) {
    self.blocks = blocks
    self.counts = counts
  }

  /// Reads a whole list, as `append` does.
  init(
    _ list: PostingsList, _ file: SegmentFile, blockCount: Int, isCounted: Bool = true
  ) throws(IndexError) {
    try append(list, file, blockCount: blockCount, isCounted: isCounted)
  }

  var isEmpty: Bool { blocks.isEmpty }

  mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
  }

  /// Bytes of a list that is a single block with a single occurrence: as few as hold any block.
  static func singleSize(blockCount: Int) -> Int {
    (Int.bitWidth - max(blockCount - 1, 1).leadingZeroBitCount + 7) / 8
  }

  /// Appends a whole list of a segment with `blockCount` blocks; where it is not `isCounted`, with
  /// a count of 1 for each block, whatever it is.
  ///
  /// Errors: `.corrupt` unless the list is exactly what its bytes hold, as far as they are read.
  mutating func append(
    _ list: PostingsList, _ file: SegmentFile, blockCount: Int, isCounted: Bool = true
  ) throws(IndexError) {
    try Postings.check(list, file, blockCount: blockCount)
    if list.isSingle {
      blocks.append(try Postings.single(list, file, blockCount: blockCount))
      counts.append(1)
    } else {
      let runs = try PostingsRuns.all(of: list, file, blockCount: blockCount)
      try append(runs, file, blockCount: blockCount, isCounted: isCounted)
    }
  }

  /// Makes sure of a list's size and bytes.
  static func check(
    _ list: PostingsList, _ file: SegmentFile, blockCount: Int
  ) throws(IndexError) {
    try checkSize(list, file, blockCount: blockCount)
    try file.check(.postings, list.range)
  }

  /// Makes sure, before anything is reserved for a list, that it has no more postings than there
  /// are blocks or bits.
  static func checkSize(
    _ list: PostingsList, _ file: SegmentFile, blockCount: Int
  ) throws(IndexError) {
    guard list.count <= blockCount, list.count <= 8 * list.range.count,
      list.extra <= 8 * list.range.count,
      list.range.upperBound + SegmentFile.overrun <= file.count(.postings)
    else { throw fault(file, list.range.lowerBound) }
  }

  /// Appends some runs of a list whose bytes were checked, with counts as for a whole list.
  mutating func append(
    _ runs: [PostingsRun], _ file: SegmentFile, blockCount: Int, isCounted: Bool = true
  ) throws(IndexError) {
    var next = blocks.count
    makeRoom(runs.reduce(0) { $0 + $1.count })
    var repeats: [UInt32] = []
    for run in runs {
      try read(run, file, blockCount, at: next, isCounted, &repeats)
      next += run.count
    }
  }

  /// Appends as many postings, each with one occurrence.
  private mutating func makeRoom(_ count: Int) {
    blocks.append(contentsOf: repeatElement(0, count: count))
    counts.append(contentsOf: repeatElement(1, count: count))
  }

  /// The one block of a list whose bytes were checked.
  static func single(
    _ list: PostingsList, _ file: SegmentFile, blockCount: Int
  ) throws(IndexError) -> UInt32 {
    // It has at most four bytes, and more can be loaded behind every list.
    let word = file.uncheckedBytes(.postings).loadUInt32(at: list.range.lowerBound)
    let size = singleSize(blockCount: blockCount)
    let block = word & UInt32.max >> UInt32(truncatingIfNeeded: 32 - 8 * size)
    guard list.range.count == size, block < blockCount else {
      throw fault(file, list.range.lowerBound)
    }
    return block
  }

  /// Reads one run into `blocks` and, where it `isCounted`, `counts`, which are all 1 there, from
  /// `first` on; `repeats` is room that one run leaves to the other.
  @inline(__always)
  private mutating func read(
    _ run: PostingsRun, _ file: SegmentFile, _ blockCount: Int, at first: Int,
    _ isCounted: Bool, _ repeats: inout [UInt32]
  ) throws(IndexError) {
    var reader = BitReader(file.uncheckedBytes(.postings), run.range)
    var blocks = blocks.mutableSpan
    guard run.readBlocks(&reader, limit: blockCount, to: &blocks, at: first) else {
      throw Postings.fault(file, reader.byteOffset)
    }
    guard isCounted else { return }
    guard run.readRepeats(&reader, to: &repeats) else {
      throw Postings.fault(file, reader.byteOffset)
    }
    var counts = counts.mutableSpan
    for index in 0..<run.extra { counts[first + Int(repeats[index])] += 1 }
  }

  static func fault(_ file: SegmentFile, _ offset: Int) -> IndexError {
    file.corrupt(
      .postings, at: min(max(offset, 0), file.count(.postings)), .outOfRange("postings"))
  }
}
