// The table that stands before the runs of a long list. FORMAT.md, "Postings".

import Storage

/// A part of a long list that can be read by itself.
struct PostingsRun: Equatable {
  /// Its postings: 256, but for the last run of a list.
  let count: Int
  /// Occurrences beyond the first in each block.
  let extra: Int
  /// Low bits of a gap.
  let width: Int
  /// The last block of the run before, or -1.
  let base: Int
  /// Its last block, where a table says it.
  let last: Int?
  /// The code of the greatest impact (`Impact`) of a document that has a posting in it.
  let impact: UInt8
  /// Half-open byte offsets in the postings section.
  let range: Range<Int>
}

extension PostingsRun {
  /// All of a list that is not long, of a segment with `blockCount` blocks.
  init(_ list: PostingsList, blockCount: Int) {
    self.init(
      count: list.count, extra: list.extra,
      width: RiceCode.width(count: list.count, limit: blockCount), base: -1, last: nil, impact: 0,
      range: list.range)
  }

  /// Writes its blocks, all below `limit`, over those from `first` on; false where its bytes do not
  /// hold them.
  @inline(__always)
  func readBlocks(
    _ reader: inout BitReader, limit: Int, to blocks: inout MutableSpan<UInt32>, at first: Int
  ) -> Bool {
    guard
      reader.read(count, width: width, base: base, step: 1, limit: limit, to: &blocks, at: first)
    else { return false }
    return last == nil || last == Int(blocks[first + count - 1])
  }

  /// Reads, behind its blocks, the places of its occurrences beyond the first of each block over
  /// the beginning of `places`, which is made longer where need be; false where its bytes do not
  /// end with them.
  @inline(__always)
  func readRepeats(_ reader: inout BitReader, to places: inout [UInt32]) -> Bool {
    if extra > 0 {
      if places.count < extra {
        places.append(contentsOf: repeatElement(0, count: extra - places.count))
      }
      let width = RiceCode.width(count: extra, limit: count + extra)
      var out = places.mutableSpan
      guard reader.read(extra, width: width, base: 0, step: 0, limit: count, to: &out, at: 0)
      else { return false }
    }
    return reader.align() && reader.byteOffset == range.upperBound
  }
}

/// The runs of a long list.
struct PostingsRuns {
  /// Documents in which the term stands, deleted ones included.
  let documents: Int
  let runs: [PostingsRun]

  /// Whether a list of so many postings is cut into runs.
  static func isLong(_ count: Int) -> Bool { count > Postings.runLength }

  /// The runs of a list that has more than a single posting: of one that is not long, all of it.
  static func all(
    of list: PostingsList, _ file: SegmentFile, blockCount: Int
  ) throws(IndexError) -> [PostingsRun] {
    isLong(list.count)
      ? try PostingsRuns(list, file, blockCount: blockCount).runs
      : [PostingsRun(list, blockCount: blockCount)]
  }

  /// Documents in which the term of a long list stands, deleted ones included, and nothing more of
  /// the table.
  static func documents(
    of list: PostingsList, _ file: SegmentFile, blockCount: Int
  ) throws(IndexError) -> Int {
    var bytes = CheckedSpan(file, .postings)
    var offset = list.range.lowerBound
    return try documents(of: list, file, blockCount, &bytes, &offset)
  }

  /// The same, with `offset` behind it then.
  private static func documents(
    of list: PostingsList, _ file: SegmentFile, _ blockCount: Int, _ bytes: inout CheckedSpan,
    _ offset: inout Int
  ) throws(IndexError) -> Int {
    try Postings.checkSize(list, file, blockCount: blockCount)
    try bytes.check(offset..<min(offset + entryLimit, list.range.upperBound))
    guard let documents = Varint.read(bytes.bytes, &offset), documents > 0,
      documents <= list.count
    else { throw Postings.fault(file, min(offset, list.range.upperBound)) }
    return Int(documents)
  }

  /// Reads the table of a long list of a segment with `blockCount` blocks, and no more.
  ///
  /// Errors: `.corrupt` where the table does not say what the dictionary does.
  init(_ list: PostingsList, _ file: SegmentFile, blockCount: Int) throws(IndexError) {
    func fault(_ offset: Int) -> IndexError {
      Postings.fault(file, min(offset, list.range.upperBound))
    }
    var bytes = CheckedSpan(file, .postings)
    var offset = list.range.lowerBound
    func room() -> Range<Int> {
      offset..<min(offset + PostingsRuns.entryLimit, list.range.upperBound)
    }
    documents = try PostingsRuns.documents(of: list, file, blockCount, &bytes, &offset)
    let runCount = (list.count + Postings.runLength - 1) / Postings.runLength
    var heads: [(width: UInt8, impact: UInt8, extra: Int, last: Int, size: Int)] = []
    heads.reserveCapacity(runCount)
    var base = -1
    for _ in 0..<runCount {
      guard offset < list.range.upperBound - 2 else { throw fault(offset) }
      try bytes.check(room())
      let width = bytes.bytes[offset]
      let impact = bytes.bytes[offset + 1]
      offset += 2
      guard width <= RiceCode.maximumWidth, let extra = Varint.read(bytes.bytes, &offset),
        let gap = Varint.read(bytes.bytes, &offset), let size = Varint.read(bytes.bytes, &offset),
        offset <= list.range.upperBound
      else { throw fault(offset) }
      base += Int(gap) + 1
      guard base < blockCount else { throw fault(offset) }
      heads.append((width, impact, Int(extra), base, Int(size) + 1))
    }
    var runs: [PostingsRun] = []
    runs.reserveCapacity(runCount)
    var rest = list.count
    var extra = 0
    base = -1
    for head in heads {
      let count = min(rest, Postings.runLength)
      guard head.size <= list.range.upperBound - offset else { throw fault(offset) }
      runs.append(
        PostingsRun(
          count: count, extra: head.extra, width: Int(head.width), base: base, last: head.last,
          impact: head.impact, range: offset..<offset + head.size))
      rest -= count
      extra += head.extra
      base = head.last
      offset += head.size
    }
    guard offset == list.range.upperBound, extra == list.extra else { throw fault(offset) }
    self.runs = runs
  }

  /// Bytes of an entry of the table, at most.
  private static let entryLimit = 17
}
