// What is known to stand in each block of a segment, and which blocks have enough of it: told as
// the last of it is marked, since most blocks never have.

import Storage

/// The marks of a filter for each block of a segment.
///
/// Enough has one of the marks that are not left out of those not enough even together. So the
/// latter, mostly of the longest lists, are marked first, and only where one of the others is
/// marked it is asked whether the marks are enough there.
struct BlockMarks {
  private let filter: GramFilter
  /// The marks of each block, behind those of one before the first and before those of one behind
  /// the last, which have none.
  private var marks: [UInt16]
  /// A bit for each block that has a mark and has, together with the block before it, enough.
  private var found: [UInt64]

  /// No marks at `blockCount` blocks.
  init(_ filter: GramFilter, blockCount: Int) {
    self.filter = filter
    marks = Array(repeating: 0, count: blockCount + 2)
    found = Array(repeating: 0, count: blockCount / 64 + 1)
  }

  /// Marks the blocks of a list of `segment` with the mark `row`, and `asks` whether the marks are
  /// enough; `room` is for the blocks of a run, and one list leaves it to the next.
  mutating func mark(
    _ list: PostingsList, of segment: Segment, row: Int, asks: Bool,
    _ room: inout [UInt32]
  ) throws(IndexError) {
    let file = segment.file
    let blockCount = segment.head.blocks
    try Postings.check(list, file, blockCount: blockCount)
    if list.isSingle {
      let block = try Postings.single(list, file, blockCount: blockCount)
      mark([block].span, row: row, asks: asks)
    } else if PostingsRuns.isLong(list.count) {
      for run in try PostingsRuns(list, file, blockCount: blockCount).runs {
        try mark(run, file, blockCount, row: row, asks: asks, &room)
      }
    } else {
      let run = PostingsRun(list, blockCount: blockCount)
      try mark(run, file, blockCount, row: row, asks: asks, &room)
    }
  }

  /// Marks the blocks of a run, whose bytes are checked.
  private mutating func mark(
    _ run: PostingsRun, _ file: SegmentFile, _ blockCount: Int, row: Int, asks: Bool,
    _ room: inout [UInt32]
  ) throws(IndexError) {
    var reader = BitReader(file.uncheckedBytes(.postings), run.range)
    var blocks = room.mutableSpan
    guard run.readBlocks(&reader, limit: blockCount, to: &blocks, at: 0) else {
      throw Postings.fault(file, reader.byteOffset)
    }
    mark(room.span.extracting(first: run.count), row: row, asks: asks)
  }

  /// Marks blocks with the mark `row`, and `asks` whether the marks are enough.
  mutating func mark(_ blocks: Span<UInt32>, row: Int, asks: Bool) {
    let bit = UInt16(1) << UInt16(row)
    if asks {
      BlockMarks.ask(blocks, bit, filter, &marks, &found)
    } else {
      var marks = marks.mutableSpan
      for index in 0..<blocks.count { marks[Int(blocks[index]) &+ 1] |= bit }
    }
  }

  /// Marks blocks, and takes each or the one behind it if the marks are enough there now.
  private static func ask(
    _ blocks: Span<UInt32>, _ bit: UInt16, _ filter: GramFilter, _ marks: inout [UInt16],
    _ found: inout [UInt64]
  ) {
    let leading = filter.leading.span
    var marks = marks.mutableSpan
    var found = found.mutableSpan
    for index in 0..<blocks.count {
      let block = Int(blocks[index])
      let own = marks[block &+ 1] | bit
      marks[block &+ 1] = own
      if leading[Int(marks[block] | own)] != 0 { found[block >> 6] |= 1 &<< UInt64(block & 63) }
      let next = marks[block &+ 2]
      if next != 0, leading[Int(own | next)] != 0 {
        found[(block &+ 1) >> 6] |= 1 &<< UInt64((block &+ 1) & 63)
      }
    }
  }

  /// Calls `body` with each block that has a mark and has, together with the block before it,
  /// enough, in order; with the marks of the block before it, and its own.
  func each(
    _ body: (_ block: Int, _ before: UInt16, _ own: UInt16) throws(IndexError) -> Void
  ) throws(IndexError) {
    let marks = marks.span
    for index in found.indices {
      var rest = found[index]
      while rest != 0 {
        let block = 64 * index + rest.trailingZeroBitCount
        rest &= rest &- 1
        try body(block, marks[block], marks[block + 1])
      }
    }
  }
}
