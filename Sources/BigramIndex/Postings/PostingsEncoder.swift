// Writes posting lists. FORMAT.md, "Postings".

import Storage

/// Appends the lists of one segment, one after another.
struct PostingsEncoder {
  /// Blocks of the segment.
  private let blockCount: Int
  /// Bytes of a list of one block.
  private let singleSize: Int
  private var buffer: [UInt8] = []
  /// Bytes of `buffer` that were written and not taken yet.
  private(set) var count = 0
  /// What was written and not taken yet.
  var bytes: ArraySlice<UInt8> { buffer[..<count] }
  private var sums: Impacts.Sums
  /// The runs of a long list, until its table is written before them.
  private var runs: [UInt8] = []

  /// Prepares for the lists of a segment of `blockCount` blocks.
  init(blockCount: Int, _ impacts: Impacts) {
    self.blockCount = blockCount
    singleSize = Postings.singleSize(blockCount: blockCount)
    sums = Impacts.Sums(impacts)
  }

  /// Appends the list of `blocks`, strictly increasing and not empty, in which the term stands
  /// `counts` times each, at least once and `extra` times more in all; returns the bytes it takes.
  mutating func append(_ blocks: Span<UInt32>, _ counts: Span<UInt32>, extra: Int) -> Int {
    if blocks.count == 1 && extra == 0 { return append(single: blocks[0]) }
    // Unary parts of a run with its own width are at most twice as many bits as numbers; where the
    // width is that of an even spread, they are as many more as the blocks left over.
    let width = RiceCode.width(count: blocks.count, limit: blockCount)
    let bits = (blocks.count + extra) * (RiceCode.maximumWidth + 3) + blockCount >> width
    let start = count
    if PostingsRuns.isLong(blocks.count) {
      appendLong(blocks, counts, bits: bits)
    } else {
      Self.makeRoom(start + bits >> 3 + 64, &buffer)
      var out = buffer.mutableSpan
      var writer = BitWriter(at: start)
      Self.append(blocks, base: .max, width, &writer, &out)
      Self.append(counts, extra, &writer, &out)
      writer.align(&out)
      count = writer.place
    }
    return count - start
  }

  private static func makeRoom(_ room: Int, _ bytes: inout [UInt8]) {
    guard bytes.count < room else { return }
    bytes.append(contentsOf: repeatElement(0, count: max(room, 2 * bytes.count) - bytes.count))
  }

  /// Appends a list as a table and the runs it tells of, which take `bits` at most.
  private mutating func appendLong(_ blocks: Span<UInt32>, _ counts: Span<UInt32>, bits: Int) {
    Self.makeRoom(bits >> 3 + 64, &runs)
    var table = ByteWriter()
    let (documents, impacts) = sums.take(blocks, counts)
    table.appendCount(documents)
    var out = runs.mutableSpan
    var writer = BitWriter(at: 0)
    var base = UInt32.max
    for (place, impact) in impacts.enumerated() {
      let first = place * Postings.runLength
      let range = first..<min(first + Postings.runLength, blocks.count)
      let run = blocks.extracting(range)
      let start = writer.place
      let extra = Self.extra(counts.extracting(range))
      let width = Self.width(run, base)
      Self.append(run, base: base, width, &writer, &out)
      Self.append(counts.extracting(range), extra, &writer, &out)
      writer.align(&out)
      let last = run[run.count - 1]
      table.append(UInt8(width))
      table.append(impact)
      table.appendCount(extra)
      table.appendCount(Int(last &- base &- 1))
      table.appendCount(writer.place - start - 1)
      base = last
    }
    let size = table.bytes.count + writer.place
    Self.makeRoom(count + size, &buffer)
    let tableEnd = count + table.bytes.count
    buffer.replaceSubrange(count..<tableEnd, with: table.bytes)
    count += size
    buffer.replaceSubrange(tableEnd..<count, with: runs[..<writer.place])
  }

  /// Appends a list of one block in which the term stands once; returns the bytes it takes.
  mutating func append(single block: UInt32) -> Int {
    let start = count
    Self.makeRoom(start + 8, &buffer)
    var out = buffer.mutableSpan
    // What is above the block's bytes is overwritten by the next list.
    out.store(UInt64(block), at: start)
    count = start + singleSize
    return singleSize
  }

  /// The occurrences beyond one a block; a segment has fewer than 2^31.
  static func extra(_ counts: Span<UInt32>) -> Int {
    var sum: UInt32 = 0
    for index in 0..<counts.count { sum &+= counts[index] }
    return Int(sum) - counts.count
  }

  /// The width that suits a run best.
  private static func width(_ blocks: Span<UInt32>, _ base: UInt32) -> Int {
    let sum = UInt64(blocks[blocks.count - 1] &- base) - UInt64(blocks.count)
    var width = 0
    while width < RiceCode.maximumWidth
      && RiceCode.size(sum: sum, count: blocks.count, width: width + 1)
        < RiceCode.size(sum: sum, count: blocks.count, width: width)
    {
      width += 1
    }
    return width
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
    var index = 0
    while index < blocks.count {
      if index &+ 4 <= blocks.count {
        // Four numbers that take 32 bits at most, as nearly all do.
        var ones: UInt64 = 0
        var end: UInt64 = 0
        var before = previous
        for place in index..<index &+ 4 {
          let block = blocks[place]
          end &+= UInt64((block &- before &- 1) &>> shift)
          ones |= 1 &<< end
          end &+= 1
          before = block
        }
        if end <= 32 {
          bits.appendAtOnce(ones, count: end, to: &bytes)
          previous = before
          index &+= 4
          continue
        }
      }
      let block = blocks[index]
      bits.appendUnary((block &- previous &- 1) &>> shift, to: &bytes)
      previous = block
      index &+= 1
    }
    if width > 0 { appendLow(blocks, base: base, width, &bits, &bytes) }
    writer = bits
  }

  /// Appends the low bits of the gaps of a run.
  @inline(__always)
  private static func appendLow(
    _ blocks: Span<UInt32>, base: UInt32, _ width: Int, _ bits: inout BitWriter,
    _ bytes: inout MutableSpan<UInt8>
  ) {
    let mask = UInt32(1) << UInt32(width) - 1
    let width = UInt64(width)
    var previous = base
    var index = 0
    while width <= 16, index &+ 2 <= blocks.count {
      let middle = blocks[index]
      let last = blocks[index &+ 1]
      let first = UInt64((middle &- previous &- 1) & mask)
      let second = UInt64((last &- middle &- 1) & mask)
      bits.appendAtOnce(first | second &<< width, count: 2 &* width, to: &bytes)
      previous = last
      index &+= 2
    }
    while index < blocks.count {
      let block = blocks[index]
      bits.append(UInt64((block &- previous &- 1) & mask), count: width, to: &bytes)
      previous = block
      index &+= 1
    }
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
    var repeated = Postings.RunBytes(repeating: 0)
    var repeatedCount = 0
    for offset in 0..<counts.count {
      repeated[repeatedCount] = UInt8(truncatingIfNeeded: offset)
      repeatedCount &+= Int(truncatingIfNeeded: (1 &- UInt64(counts[offset])) &>> 63)
    }
    let width = RiceCode.width(count: extra, limit: counts.count + extra)
    var previous = 0
    for place in 0..<repeatedCount {
      let offset = Int(repeated[place])
      bits.appendUnary(
        UInt32(truncatingIfNeeded: (offset &- previous) >> width), ones: counts[offset] &- 1,
        to: &bytes)
      previous = offset
    }
    if width > 0 {
      let mask = 1 << width - 1
      previous = 0
      for place in 0..<repeatedCount {
        let offset = Int(repeated[place])
        // The others of the same posting have a gap of 0.
        bits.append(
          UInt64((offset &- previous) & mask), width: UInt64(width),
          numbers: UInt64(counts[offset] &- 1), to: &bytes)
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
