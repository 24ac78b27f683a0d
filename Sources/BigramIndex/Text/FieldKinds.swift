// Which blocks hold fields of which kind. FORMAT.md, "Text".

import Storage

/// The blocks of each field kind: a kind's blocks follow one another, kinds in increasing order.
struct FieldKinds: Equatable, Sendable {
  /// A kind and the half-open range of its blocks.
  struct KindBlocks: Equatable, Sendable {
    let kind: UInt8
    var blocks: Range<Int>
  }

  /// The kinds that occur.
  private(set) var ranges: [KindBlocks] = []

  /// No blocks.
  init() {}

  /// Appends the next kind with its blocks; a kind without blocks is left out.
  mutating func append(kind: UInt8, blockCount: Int) {
    guard blockCount > 0 else { return }
    let start = ranges.last?.blocks.upperBound ?? 0
    ranges.append(KindBlocks(kind: kind, blocks: start..<start + blockCount))
  }

  /// The blocks of a kind; empty where it does not occur.
  func blocks(ofKind kind: UInt8) -> Range<Int> {
    for range in ranges where range.kind == kind { return range.blocks }
    return 0..<0
  }

  /// Where the blocks of a kind end, or would end if it occurred.
  func end(ofKind kind: UInt8) -> Int {
    var end = 0
    for range in ranges where range.kind <= kind { end = range.blocks.upperBound }
    return end
  }

  /// The section's bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    for range in ranges {
      writer.append(UInt32(range.kind))
      writer.append(UInt32(range.blocks.upperBound))
    }
    return writer.bytes
  }

  /// Reads the section of a segment with `blockCount` blocks.
  init(_ file: SegmentFile, blockCount: Int) throws(IndexError) {
    let size = file.count(.kinds)
    guard size % 8 == 0, size <= 8 * 64 else {
      throw file.corrupt(.kinds, at: 0, .outOfRange("size of KIND"))
    }
    let bytes = try file.bytes(.kinds, 0..<size)
    for offset in stride(from: 0, to: size, by: 8) {
      let kind = bytes.loadUInt32(at: offset)
      let start = ranges.last?.blocks.upperBound ?? 0
      let end = Int(bytes.loadUInt32(at: offset + 4))
      guard kind < 64, ranges.last.map({ $0.kind < kind }) ?? true, end > start else {
        throw file.corrupt(.kinds, at: offset, .outOfRange("blocks of a field kind"))
      }
      ranges.append(KindBlocks(kind: UInt8(kind), blocks: start..<end))
    }
    guard (ranges.last?.blocks.upperBound ?? 0) == blockCount else {
      throw file.corrupt(.kinds, at: 0, .outOfRange("number of blocks"))
    }
  }
}
