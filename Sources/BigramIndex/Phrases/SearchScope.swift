// Which documents of a segment are searched.

import Storage

/// The documents of one segment that are asked about.
///
/// Plain equivalent: what stands in other documents, taken away afterwards.
enum SearchScope {
  case all
  /// Those that other parts of the query leave.
  case documents(DocumentFilter)
  /// Those that are left to one of several processors.
  case part(SegmentPart)

  /// Reads of a list at least the postings in these documents, and of a long one little more;
  /// counts as in `Postings`.
  func read(
    _ list: PostingsList, _ segment: Segment, isCounted: Bool = true
  ) throws(IndexError) -> Postings {
    let (file, blockCount) = (segment.file, segment.head.blocks)
    guard PostingsRuns.isLong(list.count), let runs = try runs(of: list, segment) else {
      return try Postings(list, file, blockCount: blockCount, isCounted: isCounted)
    }
    var postings = Postings()
    try postings.append(runs, file, blockCount: blockCount, isCounted: isCounted)
    return postings
  }

  /// The runs of a long list that may have postings in these documents, checked; nil where all do.
  private func runs(
    of list: PostingsList, _ segment: Segment
  ) throws(IndexError) -> [PostingsRun]? {
    switch self {
    case .all: return nil
    case .documents(let filter): return try filter.runs(of: list)
    case .part(let part):
      let (file, blockCount) = (segment.file, segment.head.blocks)
      try Postings.check(list, file, blockCount: blockCount)
      return part.runs(try PostingsRuns(list, file, blockCount: blockCount).runs)
    }
  }

  /// Keeps of postings, increasing, those in these documents.
  func keep(_ postings: inout Postings) throws(IndexError) {
    switch self {
    case .all: break
    case .documents(let filter): try filter.keep(&postings)
    case .part(let part): part.keep(&postings)
    }
  }
}
