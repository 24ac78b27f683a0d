// The blocks of posting lists, where it does not matter how often a term stands in each.

/// The blocks of one list after the other, in memory that one leaves to the next.
struct BlockList {
  /// The blocks of the list read last, increasing, are the first `count`.
  private var room: [UInt32] = []
  private var count = 0

  /// The blocks of the list read last.
  var blocks: Span<UInt32> { room.span.extracting(0..<count) }

  /// Reads a whole list of a segment with `blockCount` blocks.
  ///
  /// Errors: `.corrupt` unless the list is what its bytes hold; the occurrences beyond the first of
  /// each block are not looked at.
  mutating func read(
    _ list: PostingsList, _ file: SegmentFile, blockCount: Int
  ) throws(IndexError) {
    try Postings.check(list, file, blockCount: blockCount)
    count = 0
    if room.count < list.count {
      room.append(contentsOf: repeatElement(0, count: list.count - room.count))
    }
    if list.isSingle {
      room[0] = try Postings.single(list, file, blockCount: blockCount)
      count = 1
    } else {
      for run in try PostingsRuns.all(of: list, file, blockCount: blockCount) {
        try read(run, file, blockCount)
      }
    }
  }

  private mutating func read(
    _ run: PostingsRun, _ file: SegmentFile, _ blockCount: Int
  ) throws(IndexError) {
    var reader = BitReader(file.uncheckedBytes(.postings), run.range)
    guard run.readBlocks(&reader, limit: blockCount, to: &room, at: count) else {
      throw Postings.fault(file, reader.byteOffset)
    }
    count += run.count
  }
}
