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
}

/// The blocks in which something stands, increasing, and how often it stands in each.
struct Postings: Equatable {
  var blocks: [UInt32] = []
  var counts: [UInt32] = []

  /// No block.
  init() {}

  /// These blocks and counts.
  init(blocks: [UInt32], counts: [UInt32]) {
    self.blocks = blocks
    self.counts = counts
  }

  /// Reads a whole list.
  init(_ list: PostingsList, _ file: SegmentFile, blockCount: Int) throws(IndexError) {
    try append(list, file, blockCount: blockCount)
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

  /// Appends a whole list of a segment with `blockCount` blocks.
  ///
  /// Errors: `.corrupt` unless the list is exactly what its bytes hold.
  mutating func append(
    _ list: PostingsList, _ file: SegmentFile, blockCount: Int
  ) throws(IndexError) {
    // Before anything is reserved: no list has more postings than blocks or than bits.
    guard list.count <= blockCount, list.count <= 8 * list.range.count,
      list.extra <= 8 * list.range.count,
      list.range.upperBound + SegmentFile.overrun <= file.count(.postings)
    else { throw Postings.fault(file, list.range.lowerBound) }
    try file.check(.postings, list.range)
    let bytes = file.uncheckedBytes(.postings)
    if list.count == 1 && list.extra == 0 {
      var block: UInt32 = 0
      for offset in list.range.reversed() { block = block << 8 | UInt32(bytes[offset]) }
      guard list.range.count == Postings.singleSize(blockCount: blockCount), block < blockCount
      else { throw Postings.fault(file, list.range.lowerBound) }
      blocks.append(block)
      counts.append(1)
      return
    }
    var next = blocks.count
    blocks.append(contentsOf: repeatElement(0, count: list.count))
    counts.append(contentsOf: repeatElement(1, count: list.count))
    var reader = BitReader(bytes, list.range)
    var repeats: [UInt32] = []
    if list.count <= PostingsEncoder.runLength {
      let width = RiceCode.width(count: list.count, limit: blockCount)
      guard
        readRun(
          &reader, list.count, list.extra, width, base: -1, blockCount, at: &next, &repeats)
      else { throw Postings.fault(file, reader.byteOffset) }
    } else {
      try readRuns(&reader, list, file, blockCount, at: &next, &repeats)
    }
    guard reader.byteOffset == list.range.upperBound else {
      throw Postings.fault(file, reader.byteOffset)
    }
  }

  private mutating func readRuns(
    _ reader: inout BitReader, _ list: PostingsList, _ file: SegmentFile, _ blockCount: Int,
    at next: inout Int, _ repeats: inout [UInt32]
  ) throws(IndexError) {
    let bytes = file.uncheckedBytes(.postings)
    var rest = list.count
    var extraRest = list.extra
    var base = -1
    while rest > 0 {
      let count = min(rest, PostingsEncoder.runLength)
      let start = reader.byteOffset
      var offset = start + 1
      guard start < list.range.upperBound, bytes[start] <= RiceCode.maximumWidth,
        let extra = Varint.read(bytes, &offset), Int(extra) <= extraRest
      else { throw Postings.fault(file, start) }
      reader.skip(bytes: offset - start)
      guard
        readRun(
          &reader, count, Int(extra), Int(bytes[start]), base: base, blockCount, at: &next, &repeats
        )
      else { throw Postings.fault(file, start) }
      base = Int(blocks[next - 1])
      rest -= count
      extraRest -= Int(extra)
    }
    guard extraRest == 0 else { throw Postings.fault(file, list.range.lowerBound) }
  }

  /// Reads one run and what fills its last byte into `blocks` and `counts`, which are all 1 there,
  /// from `next` on; `repeats` is room that one run leaves to the other.
  @inline(__always)
  private mutating func readRun(
    _ reader: inout BitReader, _ count: Int, _ extra: Int, _ width: Int, base: Int,
    _ blockCount: Int, at next: inout Int, _ repeats: inout [UInt32]
  ) -> Bool {
    let first = next
    next += count
    var blocks = blocks.mutableSpan
    guard
      reader.read(
        count, width: width, base: base, step: 1, limit: blockCount, to: &blocks, at: first)
    else { return false }
    if extra > 0 {
      let width = RiceCode.width(count: extra, limit: count + extra)
      if repeats.count < extra {
        repeats.append(contentsOf: repeatElement(0, count: extra - repeats.count))
      }
      var places = repeats.mutableSpan
      guard
        reader.read(extra, width: width, base: 0, step: 0, limit: count, to: &places, at: 0)
      else { return false }
      var counts = counts.mutableSpan
      for index in 0..<extra { counts[first + Int(places[index])] += 1 }
    }
    return reader.align()
  }

  private static func fault(_ file: SegmentFile, _ offset: Int) -> IndexError {
    file.corrupt(
      .postings, at: min(max(offset, 0), file.count(.postings)), .outOfRange("postings"))
  }
}
