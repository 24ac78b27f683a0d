// Many lists added up block by block.

/// How often one of several terms begins in each block of a segment.
///
/// Plain equivalent: the union of the postings. Lists are added in any order; what is read of the
/// blocks then is read from front to back, as it lies in memory.
struct BlockCounts {
  /// No more than a block has symbols.
  private var counts: [UInt16]
  /// A bit for each block that has a count.
  private var touched: [UInt64]

  /// Adds up `lists` of `segment`.
  init(_ lists: [PostingsList], _ segment: Segment) throws(IndexError) {
    counts = [UInt16](repeating: 0, count: segment.head.blocks)
    touched = [UInt64](repeating: 0, count: (segment.head.blocks + 63) / 64)
    var postings = Postings()
    for list in lists {
      postings.removeAll()
      try postings.append(list, segment.file, blockCount: segment.head.blocks)
      BlockCounts.add(postings, &counts, &touched)
    }
  }

  private static func add(
    _ postings: Postings, _ counts: inout [UInt16], _ touched: inout [UInt64]
  ) {
    let blocks = postings.blocks.span
    let added = postings.counts.span
    var counts = counts.mutableSpan
    var touched = touched.mutableSpan
    for index in 0..<blocks.count {
      let block = Int(blocks[index])
      counts[block] &+= UInt16(truncatingIfNeeded: added[index])
      touched[block >> 6] |= 1 &<< UInt64(block & 63)
    }
  }

  /// The blocks that have a count, increasing, each with it.
  var postings: Postings {
    let counts = counts.span
    let touched = touched.span
    let total = self.touched.reduce(0) { $0 + $1.nonzeroBitCount }
    var blocks = [UInt32](repeating: 0, count: total)
    var blockCounts = blocks
    var blocksOut = blocks.mutableSpan
    var countsOut = blockCounts.mutableSpan
    var next = 0
    for group in 0..<touched.count {
      var word = touched[group]
      while word != 0 {
        let block = group << 6 | word.trailingZeroBitCount
        word &= word &- 1
        blocksOut[next] = UInt32(truncatingIfNeeded: block)
        countsOut[next] = UInt32(counts[block])
        next += 1
      }
    }
    return Postings(blocks: blocks, counts: blockCounts)
  }
}
