// Some of the documents of a large segment, looked through by one of several processors.

import Storage

/// Consecutive documents of one segment, which alone are asked about: what the parts of a segment
/// find, one after the other, is what the whole of it has.
struct SegmentPart {
  /// Half-open.
  let documents: Range<Int>
  /// Their blocks of each kind of field, kinds in increasing order.
  let kinds: [FieldKinds.KindBlocks]

  /// Takes those of `documents` of a segment.
  init(_ documents: Range<Int>, of segment: Segment) throws(IndexError) {
    let file = segment.file
    var reader = TextReader(file, segment.head)
    var kinds: [FieldKinds.KindBlocks] = []
    for kind in segment.kinds.ranges {
      // Within a kind, blocks are in the order of their documents.
      let start = try reader.first(
        of: documents.lowerBound, among: segment.head.documents, in: kind.blocks)
      let end = try reader.first(
        of: documents.upperBound, among: segment.head.documents,
        in: start..<kind.blocks.upperBound)
      if start < end { kinds.append(FieldKinds.KindBlocks(kind: kind.kind, blocks: start..<end)) }
    }
    self.documents = documents
    self.kinds = kinds
  }

  /// Runs of a list in increasing order, as far as they may have postings in the part.
  func runs(_ runs: [PostingsRun]) -> [PostingsRun] {
    var next = 0
    return runs.filter { run in
      while next < kinds.count, kinds[next].blocks.upperBound <= run.base + 1 { next += 1 }
      return next < kinds.count && kinds[next].blocks.lowerBound <= run.last ?? .max
    }
  }

  /// Keeps of postings, increasing, those in the part.
  func keep(_ postings: inout Postings) {
    var kept = Postings()
    var next = 0
    for kind in kinds {
      let before = PhraseTally.part(postings.blocks, from: next, before: kind.blocks.lowerBound)
      let own = PhraseTally.part(
        postings.blocks, from: before.upperBound, before: kind.blocks.upperBound)
      kept.blocks += postings.blocks[own]
      kept.counts += postings.counts[own]
      next = own.upperBound
    }
    postings = kept
  }
}
