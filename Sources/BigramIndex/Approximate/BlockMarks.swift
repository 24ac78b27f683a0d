// What is known to stand in each block of a segment, and which blocks have enough of it: many blocks are told
// at once by the bits of words, since in most of them is too little.

/// Some marks, and one more of several.
struct MarkProduct: Sendable {
  /// All of these.
  let all: UInt16
  /// At least one of these.
  let any: UInt16
}

/// The marks of a filter for each block of a segment: a row for each mark, a bit in it for each block.
struct BlockMarks {
  /// Rows one after the other between two lanes of zeros, `stride` words each, a multiple of `lane`.
  private var words: [UInt64]
  /// The last bit of each row is 0, so that before its first block nothing stands.
  private let stride: Int
  private let rows: Int

  /// Words that are combined at once.
  private static let lane = 8

  /// No marks at `blockCount` blocks, in so many `rows`, at most sixteen.
  init(rows: Int, blockCount: Int) {
    precondition(rows <= 16, "marks of a block are sixteen bits")
    self.rows = rows
    stride = (blockCount / (64 * BlockMarks.lane) + 1) * BlockMarks.lane
    words = Array(repeating: 0, count: rows * stride + 2 * BlockMarks.lane)
  }

  /// Marks the blocks of a list of `segment` with the mark `row`; `room` is for the blocks of a run, and
  /// one list leaves it to the next.
  mutating func mark(
    _ list: PostingsList, of segment: Segment, row: Int, _ room: inout [UInt32]
  ) throws(IndexError) {
    let file = segment.file
    let blockCount = segment.head.blocks
    try Postings.check(list, file, blockCount: blockCount)
    if list.isSingle {
      let first = BlockMarks.lane + row * stride
      let block = Int(try Postings.single(list, file, blockCount: blockCount))
      var words = words.mutableSpan
      BlockMarks.mark(block, &words, first: first)
    } else if PostingsRuns.isLong(list.count) {
      for run in try PostingsRuns(list, file, blockCount: blockCount).runs {
        try mark(run, file, blockCount, row: row, &room)
      }
    } else {
      let run = PostingsRun(list, blockCount: blockCount)
      try mark(run, file, blockCount, row: row, &room)
    }
  }

  /// Marks the blocks of a run, whose bytes are checked.
  private mutating func mark(
    _ run: PostingsRun, _ file: SegmentFile, _ blockCount: Int, row: Int, _ room: inout [UInt32]
  ) throws(IndexError) {
    let first = BlockMarks.lane + row * stride
    var reader = BitReader(file.uncheckedBytes(.postings), run.range)
    var words = words.mutableSpan
    var room = room.mutableSpan
    var last = 0
    let isWhole = reader.forEach(
      run.count, width: run.width, base: run.base, limit: blockCount, &room
    ) { block in
      BlockMarks.mark(block, &words, first: first)
      last = block
    }
    guard isWhole, run.last == nil || run.last == last else {
      throw Postings.fault(file, reader.byteOffset)
    }
  }

  @inline(__always)
  private static func mark(_ block: Int, _ words: inout MutableSpan<UInt64>, first: Int) {
    words[first &+ block >> 6] |= 1 &<< UInt64(block & 63)
  }

  /// Marks blocks with the mark `row`.
  mutating func mark(_ blocks: Span<UInt32>, row: Int) {
    let first = BlockMarks.lane + row * stride
    var words = words.mutableSpan
    for index in 0..<blocks.count {
      BlockMarks.mark(Int(blocks[index]), &words, first: first)
    }
  }

  /// Calls `body` with each block that has a mark and that has, together with the block before it, the
  /// marks of one of `products`, in order; with the marks of the block before it, and its own.
  func each(
    having products: [MarkProduct],
    _ body: (_ block: Int, _ before: UInt16, _ own: UInt16) throws(IndexError) -> Void
  ) throws(IndexError) {
    let words = words.span
    let products = products.span
    // Told once, so that no row has to ask: behind the last row is a lane, before the first too.
    precondition(words.count == rows * stride + 2 * BlockMarks.lane)
    var lanes = InlineArray<16, SIMD8<UInt64>>(repeating: SIMD8())
    for first in Swift.stride(from: 0, to: stride, by: BlockMarks.lane) {
      var own = SIMD8<UInt64>()
      var place = BlockMarks.lane + first
      for row in 0..<rows {
        let lane = Lanes.words(words, atUnchecked: place)
        own |= lane
        lanes[row] = lane | lane &<< 1 | Lanes.words(words, atUnchecked: place &- 1) &>> 63
        place &+= stride
      }
      var found = SIMD8<UInt64>()
      for index in 0..<products.count {
        var any = SIMD8<UInt64>()
        var rest = products[index].any
        while rest != 0 {
          any |= lanes[rest.trailingZeroBitCount & 15]
          rest &= rest &- 1
        }
        rest = products[index].all
        while rest != 0 {
          any &= lanes[rest.trailingZeroBitCount & 15]
          rest &= rest &- 1
        }
        found |= any
      }
      found &= own
      for index in 0..<BlockMarks.lane {
        var rest = found[index]
        while rest != 0 {
          let block = 64 * (first + index) + rest.trailingZeroBitCount
          rest &= rest &- 1
          let (before, own) = marks(block, words)
          try body(block, before, own)
        }
      }
    }
  }

  /// The marks of the block before a block, a bit for each row, and its own.
  @inline(__always)
  private func marks(_ block: Int, _ words: Span<UInt64>) -> (before: UInt16, own: UInt16) {
    // Two bits of each row side by side; before the first block of a row is a bit that is 0.
    let bit = 64 * BlockMarks.lane + block - 1
    var pairs: UInt64 = 0
    var byteOffset = bit >> 3
    // Told once, so that no row has to ask.
    precondition(byteOffset >= 0 && byteOffset + 8 * stride * (rows - 1) + 8 <= 8 * words.count)
    for row in 0..<UInt64(truncatingIfNeeded: rows) {
      let both = Lanes.word(words, atUncheckedByte: byteOffset) &>> UInt64(bit & 7) & 3
      pairs |= both &<< (2 &* row)
      byteOffset &+= 8 &* stride
    }
    return (BlockMarks.evenBits(pairs), BlockMarks.evenBits(pairs >> 1))
  }

  /// Every other bit of the lowest 32, from the lowest on.
  @inline(__always)
  private static func evenBits(_ bits: UInt64) -> UInt16 {
    var bits = bits & 0x5555_5555
    bits = (bits | bits >> 1) & 0x3333_3333
    bits = (bits | bits >> 2) & 0x0F0F_0F0F
    bits = (bits | bits >> 4) & 0x00FF_00FF
    return UInt16(truncatingIfNeeded: bits | bits >> 8)
  }
}
