// Many lists added up block by block.

import Parallel
import Storage

/// How often one of several terms begins in each block of a segment.
///
/// Plain equivalent: the union of the postings. Lists are added in any order; what is read of the
/// blocks then is read from front to back, as it lies in memory.
struct BlockCounts {
  /// No more than a block has symbols.
  private var counts: [UInt16]
  /// A bit for each block that has a count.
  private var touched: [UInt64]

  /// Adds up `lists` of `segment`, which are those of terms that follow one another.
  ///
  /// Errors: `.corrupt` where the lists do not follow one another too: their bytes are checked as
  /// one stretch, which must be all of them.
  init(_ lists: [PostingsList], _ segment: Segment) throws(IndexError) {
    let file = segment.file
    let blockCount = segment.head.blocks
    var counts = [UInt16](repeating: 0, count: blockCount)
    var touched = [UInt64](repeating: 0, count: (blockCount + 63) / 64)
    var end = lists.first?.range.lowerBound ?? 0
    for list in lists {
      try Postings.checkSize(list, file, blockCount: blockCount)
      guard list.range.lowerBound == end else {
        throw Postings.fault(file, list.range.lowerBound)
      }
      end = list.range.upperBound
    }
    if let first = lists.first { try file.check(.postings, first.range.lowerBound..<end) }
    var adder = Adder(counts.mutableSpan, touched.mutableSpan)
    var room = [UInt32](repeating: 0, count: Postings.runLength)
    var roomForRepeats: [UInt32] = []
    for list in lists {
      if list.isSingle {
        adder.add(try Postings.single(list, file, blockCount: blockCount))
      } else if PostingsRuns.isLong(list.count) {
        for run in try PostingsRuns(list, file, blockCount: blockCount).runs {
          try adder.add(run, file, blockCount, &room, &roomForRepeats)
        }
      } else {
        let run = PostingsRun(list, blockCount: blockCount)
        try adder.add(run, file, blockCount, &room, &roomForRepeats)
      }
    }
    (self.counts, self.touched) = (counts, touched)
  }

  /// The same on two processors.
  init(onTwo lists: [PostingsList], _ segment: Segment) throws(IndexError) {
    var half = lists.reduce(0) { $0 + $1.count } / 2
    let middle = lists.firstIndex { list in
      half -= list.count
      return half < 0
    }
    let parts = [lists[..<(middle ?? 0)], lists[(middle ?? 0)...]]
    let tables = try ParallelMap.run(parts) { (part) throws(IndexError) in
      try BlockCounts(Array(part), segment)
    }
    self = tables[0]
    add(tables[1])
  }

  /// Adds the counts of other lists of the same segment.
  private mutating func add(_ other: BlockCounts) {
    BlockCounts.add(other.counts.span, to: &counts)
    for group in touched.indices { touched[group] |= other.touched[group] }
  }

  private static func add(_ other: Span<UInt16>, to counts: inout [UInt16]) {
    precondition(other.count == counts.count, "both are of the same segment")
    var counts = counts.mutableSpan
    for block in 0..<counts.count { counts[block] &+= other[block] }
  }

  /// Blocks that have a count.
  var total: Int { touched.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The blocks that have a count, increasing, each with it.
  var postings: Postings {
    var blocks = [UInt32](repeating: 0, count: total)
    var blockCounts = blocks
    var blocksOut = blocks.mutableSpan
    var countsOut = blockCounts.mutableSpan
    var next = 0
    for group in touched.indices {
      forEach(in: group) { (block, count) in
        blocksOut[next] = UInt32(truncatingIfNeeded: block)
        countsOut[next] = count
        next += 1
      }
    }
    return Postings(blocks: blocks, counts: blockCounts)
  }

  /// Calls `body` with each of the sixty-four blocks from `64 * group` on, which are in the table,
  /// that has a count, and with it; those alone that are in `range`, where it is given.
  @inline(__always)
  func forEach(in group: Int, of range: Range<Int>? = nil, _ body: (Int, UInt32) -> Void) {
    let counts = counts.span
    var word = touched[group]
    let start = group << 6
    if let range {
      // A shift by 64 or more leaves no bit.
      if range.lowerBound > start { word &= UInt64.max << UInt64(range.lowerBound - start) }
      if range.upperBound < start + 64 {
        word &= ~(UInt64.max << UInt64(max(range.upperBound - start, 0)))
      }
    }
    while word != 0 {
      let block = start | word.trailingZeroBitCount
      word &= word &- 1
      body(block, UInt32(counts[block]))
    }
  }
}

/// Adds one list after the other to the counts of blocks.
private struct Adder: ~Copyable, ~Escapable {
  private var counts: MutableSpan<UInt16>
  private var touched: MutableSpan<UInt64>

  @_lifetime(copy counts, copy touched)
  init(_ counts: consuming MutableSpan<UInt16>, _ touched: consuming MutableSpan<UInt64>) {
    self.counts = counts
    self.touched = touched
  }

  /// Adds a place in a block.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func add(_ number: UInt32) {
    let block = Int(number)
    counts[block] &+= 1
    touched[block >> 6] |= 1 &<< UInt64(block & 63)
  }

  /// Adds a run; `room` has room for its blocks, and both are left for the next.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func add(
    _ run: PostingsRun, _ file: SegmentFile, _ blockCount: Int, _ room: inout [UInt32],
    _ roomForRepeats: inout [UInt32]
  ) throws(IndexError) {
    var reader = BitReader(file.uncheckedBytes(.postings), run.range)
    var blocks = room.mutableSpan
    guard run.readBlocks(&reader, limit: blockCount, to: &blocks, at: 0),
      run.readRepeats(&reader, to: &roomForRepeats)
    else { throw Postings.fault(file, reader.byteOffset) }
    for index in 0..<run.count { add(blocks[index]) }
    for index in 0..<run.extra { counts[Int(blocks[Int(roomForRepeats[index])])] &+= 1 }
  }
}
