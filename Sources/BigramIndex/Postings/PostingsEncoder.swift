// Writes posting lists. FORMAT.md, "Postings".

import Storage

/// Appends the lists of one segment, one after another.
struct PostingsEncoder {
  /// Postings in one run of a long list.
  static let runLength = 256

  private var bits = BitWriter()
  /// Blocks of the segment.
  private let blockCount: Int
  /// What was written and not taken yet.
  var bytes: [UInt8] { bits.bytes }

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
    let start = bits.bytes.count
    var extra = 0
    for index in 0..<counts.count { extra += Int(counts[index]) - 1 }
    if blocks.count <= PostingsEncoder.runLength {
      let width = RiceCode.width(count: blocks.count, limit: blockCount)
      append(blocks, 0..<blocks.count, base: .max, width)
      append(counts, 0..<counts.count, extra)
      bits.align()
    } else {
      var base = UInt32.max
      for first in stride(from: 0, to: blocks.count, by: PostingsEncoder.runLength) {
        let range = first..<min(first + PostingsEncoder.runLength, blocks.count)
        appendRun(blocks, counts, range, base)
        base = blocks[range.upperBound - 1]
      }
    }
    return (bits.bytes.count - start, extra)
  }

  /// Appends a run with the width that suits it best.
  private mutating func appendRun(
    _ blocks: Span<UInt32>, _ counts: Span<UInt32>, _ range: Range<Int>, _ base: UInt32
  ) {
    var extra = 0
    for index in range { extra += Int(counts[index]) - 1 }
    let last = blocks[range.upperBound - 1]
    let sum = UInt64(last &- base) - UInt64(range.count)
    var width = 0
    while width < RiceCode.maximumWidth
      && RiceCode.size(sum: sum, count: range.count, width: width + 1)
        < RiceCode.size(sum: sum, count: range.count, width: width)
    {
      width += 1
    }
    bits.append(UInt8(width))
    var rest = extra
    while rest >= 0x80 {
      bits.append(UInt8(rest & 0x7F | 0x80))
      rest >>= 7
    }
    bits.append(UInt8(rest))
    append(blocks, range, base: base, width)
    append(counts, range, extra)
    bits.align()
  }

  /// Appends the gaps of a run: unary parts, then low bits.
  private mutating func append(
    _ blocks: Span<UInt32>, _ range: Range<Int>, base: UInt32, _ width: Int
  ) {
    let shift = UInt32(width)
    var previous = base
    for index in range {
      bits.appendUnary((blocks[index] &- previous &- 1) >> shift)
      previous = blocks[index]
    }
    guard width > 0 else { return }
    let mask = UInt32(1) << shift - 1
    previous = base
    for index in range {
      let low = (blocks[index] &- previous &- 1) & mask
      bits.append(UInt64(low), count: UInt64(width))
      previous = blocks[index]
    }
  }

  /// Appends for each of `extra` occurrences beyond the first in its block which posting of the run
  /// it belongs to.
  private mutating func append(_ counts: Span<UInt32>, _ range: Range<Int>, _ extra: Int) {
    guard extra > 0 else { return }
    let width = RiceCode.width(count: extra, limit: range.count + extra)
    let mask = UInt64(1) << UInt64(width) - 1
    for isLow in [false, true] where !isLow || width > 0 {
      var previous = range.lowerBound
      for index in range where counts[index] > 1 {
        for _ in 1..<counts[index] {
          let gap = UInt64(index - previous)
          if isLow {
            bits.append(gap & mask, count: UInt64(width))
          } else {
            bits.appendUnary(UInt32(gap >> UInt64(width)))
          }
          previous = index
        }
      }
    }
  }

  /// Forgets the bytes written so far, once they are on their way to the file.
  mutating func removeAll() {
    bits.removeAll()
  }
}
