// What is known to stand in each block of a segment, and which blocks have enough of it: many blocks are told
// at once by the bits of words, since in most of them is too little.

/// The marks of a filter for each block of a segment: a row for each mark, a bit in it for each block.
struct BlockMarks {
  /// Rows one after the other between two lanes of zeros, `stride` words each, a multiple of `lane`.
  private var words: [UInt64]
  /// The last bit of each row is 0, so that before its first block nothing stands.
  private let stride: Int
  private let rows: Int
  /// Whether no block has a mark.
  private(set) var isEmpty = true

  /// Words that are combined at once.
  private static let lane = 8

  /// No marks at `blockCount` blocks, in so many `rows`, at most sixteen.
  init(rows: Int, blockCount: Int) {
    precondition(rows <= 16, "marks of a block are sixteen bits")
    self.rows = rows
    stride = (blockCount / (64 * BlockMarks.lane) + 1) * BlockMarks.lane
    words = Array(repeating: 0, count: rows * stride + 2 * BlockMarks.lane)
  }

  /// Marks blocks with the mark `row`.
  mutating func mark(_ blocks: Span<UInt32>, row: Int) {
    if blocks.count > 0 { isEmpty = false }
    let first = BlockMarks.lane + row * stride
    var words = words.mutableSpan
    for index in 0..<blocks.count {
      let block = Int(blocks[index])
      words[first &+ block >> 6] |= 1 &<< UInt64(block & 63)
    }
  }

  /// Calls `body` with each block that has a mark and that has, together with the block before it, all
  /// marks of one of `sets`, in order; with the marks of the block before it, and its own.
  func each(
    having sets: [UInt16],
    _ body: (_ block: Int, _ before: UInt16, _ own: UInt16) throws(IndexError) -> Void
  ) throws(IndexError) {
    let words = words.span
    let sets = sets.span
    var lanes = InlineArray<16, SIMD8<UInt64>>(repeating: SIMD8())
    for first in Swift.stride(from: 0, to: stride, by: BlockMarks.lane) {
      var own = SIMD8<UInt64>()
      var place = BlockMarks.lane + first
      for row in 0..<rows {
        let lane = Lanes.words(words, place)
        own |= lane
        lanes[row] = lane | lane &<< 1 | Lanes.words(words, place - 1) &>> 63
        place += stride
      }
      var found = SIMD8<UInt64>()
      for index in 0..<sets.count {
        var all = own
        var rest = sets[index]
        while rest != 0 {
          all &= lanes[rest.trailingZeroBitCount & 15]
          rest &= rest &- 1
        }
        found |= all
      }
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
    for row in 0..<UInt64(truncatingIfNeeded: rows) {
      let both = Lanes.word(words, atByte: byteOffset) &>> UInt64(bit & 7) & 3
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
