// What a search does not look at, since other parts of the query leave only some documents.

import Storage

/// The documents of one segment that alone are asked about.
///
/// Plain equivalent: what stands in other documents, taken away afterwards.
struct DocumentFilter {
  /// Increasing.
  let documents: [UInt32]
  private let segment: Segment

  /// Asks only about `documents` of `segment`, which increase.
  init(_ documents: [UInt32], of segment: Segment) {
    self.documents = documents
    self.segment = segment
  }

  /// The runs of a long list that may have postings in these documents, checked.
  func runs(of list: PostingsList) throws(IndexError) -> [PostingsRun] {
    let file = segment.file
    var reader = TextReader(file, segment.head)
    var runs: [PostingsRun] = []
    for run in try PostingsRuns(list, file, blockCount: segment.head.blocks).runs
    where try mayHold(run, &reader) {
      try file.check(.postings, run.range)
      runs.append(run)
    }
    return runs
  }

  /// In how many blocks of these documents the term of a list stands.
  func blockCount(in list: PostingsList) throws(IndexError) -> Int {
    let blocks = try SearchScope.documents(self).read(list, segment, isCounted: false).blocks
    var count = 0
    try forEach(of: blocks.count, block: { blocks[$0] }) { _ in count += 1 }
    return count
  }

  /// Whether one of the documents has a block among those that a run of a table spans.
  @_lifetime(reader: copy reader)
  private func mayHold(
    _ run: PostingsRun, _ reader: inout TextReader
  ) throws(IndexError) -> Bool {
    let span = run.base + 1..<(run.last ?? segment.head.blocks - 1) + 1
    // Within a kind, blocks are in the order of their documents.
    for range in segment.kinds.ranges {
      let blocks = span.clamped(to: range.blocks)
      guard !blocks.isEmpty else { continue }
      let first = try reader.document(of: blocks.lowerBound)
      let place = DocumentSets.place(of: first, in: documents.span)
      if place < documents.count,
        documents[place] <= (try reader.document(of: blocks.upperBound - 1))
      {
        return true
      }
    }
    return false
  }

  /// Keeps of postings, increasing, those in these documents.
  func keep(_ postings: inout Postings) throws(IndexError) {
    var kept = 0
    try forEach(of: postings.blocks.count, block: { postings.blocks[$0] }) { index in
      postings.blocks[kept] = postings.blocks[index]
      postings.counts[kept] = postings.counts[index]
      kept += 1
    }
    postings.blocks.removeLast(postings.blocks.count - kept)
    postings.counts.removeLast(postings.counts.count - kept)
  }

  /// Takes away of postings, increasing, those in these documents.
  func remove(from postings: inout Postings) throws(IndexError) {
    let all = postings
    var isTaken = [Bool](repeating: false, count: all.blocks.count)
    try forEach(of: all.blocks.count, block: { all.blocks[$0] }) { isTaken[$0] = true }
    let kept = all.blocks.indices.filter { !isTaken[$0] }
    postings = Postings(blocks: kept.map { all.blocks[$0] }, counts: kept.map { all.counts[$0] })
  }

  /// Calls `body` with the number of each of `count` increasing blocks that is in these documents.
  @inline(__always)
  func forEach(
    of count: Int, block: (Int) -> UInt32, _ body: (Int) -> Void
  ) throws(IndexError) {
    let file = segment.file
    var reader = TextReader(file, segment.head)
    let documents = documents.span
    var next = 0
    for range in segment.kinds.ranges where next < count {
      var place = 0
      while next < count, Int(block(next)) < range.blocks.upperBound {
        let document = try reader.document(of: Int(block(next)))
        place = DocumentSets.place(of: document, in: documents, from: place)
        if place < documents.count, documents[place] == document { body(next) }
        next += 1
      }
    }
  }
}
