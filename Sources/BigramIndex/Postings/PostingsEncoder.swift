// Writes posting lists. FORMAT.md, "Postings".

import Storage

/// Appends the lists of one segment, one after another.
struct PostingsEncoder {
  /// Postings in one run of a long list.
  static let runLength = 256

  /// Blocks of the segment.
  private let blockCount: Int
  private var buffer: [UInt8] = []
  /// Bytes of `buffer` that were written and not taken yet.
  private(set) var count = 0
  /// What was written and not taken yet.
  var bytes: ArraySlice<UInt8> { buffer[..<count] }

  /// Prepares for the lists of a segment of `blockCount` blocks.
  init(blockCount: Int) {
    self.blockCount = blockCount
  }

  /// Appends the list of `blocks`, strictly increasing and not empty, in which the term stands
  /// `counts` times each, at least once; returns the bytes it takes and the occurrences beyond one a
  /// block.
  mutating func append(
    _ blocks: Span<UInt32>, _ counts: Span<UInt32>
  ) -> (size: Int, extra: Int) {
    let extra = Self.extra(counts)
    if blocks.count == 1 && extra == 0 { return (appendSingle(blocks[0]), 0) }
    // Unary parts of a run with its own width are at most twice as many bits as numbers; where the
    // width is that of an even spread, they are as many more as the blocks left over.
    let width = RiceCode.width(count: blocks.count, limit: blockCount)
    let bits = (blocks.count + extra) * (RiceCode.maximumWidth + 3) + blockCount >> width
    let start = count
    let room = start + bits >> 3 + 64
    if buffer.count < room {
      buffer.append(contentsOf: repeatElement(0, count: max(room, 2 * buffer.count) - buffer.count))
    }
    var out = buffer.mutableSpan
    var writer = BitWriter(at: start)
    if blocks.count <= PostingsEncoder.runLength {
      Self.append(blocks, base: .max, width, &writer, &out)
      Self.append(counts, extra, &writer, &out)
      writer.align(&out)
    } else {
      var base = UInt32.max
      for first in stride(from: 0, to: blocks.count, by: PostingsEncoder.runLength) {
        let range = first..<min(first + PostingsEncoder.runLength, blocks.count)
        Self.appendRun(
          blocks.extracting(range), counts.extracting(range), base, &writer, &out)
        base = blocks[range.upperBound - 1]
      }
    }
    count = writer.place
    return (count - start, extra)
  }

  /// Appends the only block of a list.
  private mutating func appendSingle(_ block: UInt32) -> Int {
    let size = Postings.singleSize(blockCount: blockCount)
    if buffer.count < count + size {
      buffer.append(contentsOf: repeatElement(0, count: buffer.count + 64))
    }
    for index in 0..<size {
      buffer[count + index] = UInt8(truncatingIfNeeded: block >> UInt32(8 * index))
    }
    count += size
    return size
  }

  /// The occurrences beyond one a block; a segment has fewer than 2^31.
  private static func extra(_ counts: Span<UInt32>) -> Int {
    var sum: UInt32 = 0
    for index in 0..<counts.count { sum &+= counts[index] }
    return Int(sum) - counts.count
  }

  /// Appends a run with the width that suits it best.
  private static func appendRun(
    _ blocks: Span<UInt32>, _ counts: Span<UInt32>, _ base: UInt32,
    _ writer: inout BitWriter, _ out: inout MutableSpan<UInt8>
  ) {
    let extra = extra(counts)
    let last = blocks[blocks.count - 1]
    let sum = UInt64(last &- base) - UInt64(blocks.count)
    var width = 0
    while width < RiceCode.maximumWidth
      && RiceCode.size(sum: sum, count: blocks.count, width: width + 1)
        < RiceCode.size(sum: sum, count: blocks.count, width: width)
    {
      width += 1
    }
    writer.append(UInt64(width), count: 8, to: &out)
    var rest = UInt64(extra)
    while rest >= 0x80 {
      writer.append(rest & 0x7F | 0x80, count: 8, to: &out)
      rest >>= 7
    }
    writer.append(rest, count: 8, to: &out)
    append(blocks, base: base, width, &writer, &out)
    append(counts, extra, &writer, &out)
    writer.align(&out)
  }

  /// Appends the gaps of a run: unary parts, then low bits.
  private static func append(
    _ blocks: Span<UInt32>, base: UInt32, _ width: Int, _ writer: inout BitWriter,
    _ out: inout MutableSpan<UInt8>
  ) {
    // A writer and bytes of its own stay in registers.
    var bits = writer
    var bytes = out._mutatingExtracting(0..<out.count)
    let shift = UInt32(width)
    var previous = base
    for index in 0..<blocks.count {
      let block = blocks[index]
      bits.appendUnary((block &- previous &- 1) &>> shift, to: &bytes)
      previous = block
    }
    if width > 0 {
      let mask = UInt32(1) << shift - 1
      previous = base
      for index in 0..<blocks.count {
        let block = blocks[index]
        bits.append(UInt64((block &- previous &- 1) & mask), count: UInt64(width), to: &bytes)
        previous = block
      }
    }
    writer = bits
  }

  /// Appends for each of `extra` occurrences beyond the first in its block which posting of the run
  /// it belongs to; a run has at most `runLength` postings.
  private static func append(
    _ counts: Span<UInt32>, _ extra: Int, _ writer: inout BitWriter,
    _ out: inout MutableSpan<UInt8>
  ) {
    guard extra > 0 else { return }
    var bits = writer
    var bytes = out._mutatingExtracting(0..<out.count)
    // Which postings have some is collected without a branch, that nobody could foresee.
    var repeated = InlineArray<256, UInt8>(repeating: 0)
    var repeatedCount = 0
    for offset in 0..<counts.count {
      repeated[repeatedCount] = UInt8(truncatingIfNeeded: offset)
      repeatedCount &+= counts[offset] > 1 ? 1 : 0
    }
    let width = RiceCode.width(count: extra, limit: counts.count + extra)
    var previous = 0
    for place in 0..<repeatedCount {
      let offset = Int(repeated[place])
      bits.appendUnary(UInt32(truncatingIfNeeded: (offset &- previous) >> width), to: &bytes)
      for _ in 2..<counts[offset] { bits.appendUnary(0, to: &bytes) }
      previous = offset
    }
    if width > 0 {
      let mask = 1 << width - 1
      previous = 0
      for place in 0..<repeatedCount {
        let offset = Int(repeated[place])
        bits.append(UInt64((offset &- previous) & mask), count: UInt64(width), to: &bytes)
        for _ in 2..<counts[offset] { bits.append(0, count: UInt64(width), to: &bytes) }
        previous = offset
      }
    }
    writer = bits
  }

  /// Forgets the bytes written so far, once they are on their way to the file.
  mutating func removeAll() {
    count = 0
  }
}
