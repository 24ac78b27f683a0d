// Phrases with places that any character fills. What stands between these is looked up; where it
// stands in the blocks found tells where the phrase does.

import Parallel
import Storage

/// A phrase with open places, looked up in one segment. Places are counted over the blocks, each
/// taken as full, which all of a document's kind are but the last.
struct OpenPhrase {
  /// Symbols, open ones included.
  let length: Int
  /// The live documents that have all of its runs, increasing.
  let documents: [UInt32]
  /// What stands between open places, in the fewest blocks first; none where all places are open,
  /// and then it stands nowhere.
  private let runs: [OpenPhraseRun]
  private let segment: Segment

  /// Looks up the runs of `symbols`, in the documents `documents` alone where they are given.
  init(
    _ symbols: [UInt32], within documents: [UInt32]?, _ tally: PhraseTally
  ) throws(IndexError) {
    segment = tally.segment
    length = symbols.count
    var left = documents
    var runs: [OpenPhraseRun] = []
    for symbols in symbols.split(separator: TextPattern.anySymbol) {
      let search = PhraseSearch(segment, Array(symbols), within: left)
      let candidates = try search.candidates()
      let postings = try search.settled(candidates)
      left = try tally.documents(.few(postings)).list.map(\.document)
      let anchor = candidates.anchor ?? 0
      runs.append(
        OpenPhraseRun(
          offset: symbols.startIndex, anchor: anchor,
          matcher: PhraseMatcher(Array(symbols), anchor: anchor), blocks: postings.blocks))
    }
    self.documents = runs.isEmpty ? [] : left ?? []
    self.runs = runs.sorted { ($0.blocks.count, $0.offset) < ($1.blocks.count, $1.offset) }
  }

  /// The blocks in which a part of the phrase stands that is in each of its places.
  var blocks: [UInt32] { runs.first?.blocks ?? [] }

  /// The places in the blocks of `kind` at which it begins as far as its runs tell, increasing, in
  /// the documents of `filter`; with `near`, increasing, only where one of these blocks is at most
  /// `reach` blocks away.
  func starts(
    in kind: Range<Int>, _ filter: DocumentFilter, near: [UInt32]?, reach: Int
  ) throws(IndexError) -> [Int] {
    guard let rarest = runs.first else { return [] }
    let first = PhraseTally.part(rarest.blocks, from: 0, before: kind.lowerBound).upperBound
    let part = PhraseTally.part(rarest.blocks, from: first, before: kind.upperBound)
    var sought: [UInt32] = []
    try filter.forEach(of: part.count, block: { rarest.blocks[part.lowerBound + $0] }) {
      sought.append(rarest.blocks[part.lowerBound + $0])
    }
    if let near { sought = OpenPhrase.those(of: sought, near: near, reach) }
    var starts = try rarest.starts(in: sought, segment)
    for run in runs.dropFirst() where !starts.isEmpty {
      var sought: [UInt32] = []
      for start in starts where start + run.offset + run.anchor >= 0 {
        let block = UInt32((start + run.offset + run.anchor) / TextBlockWriter.capacity)
        if sought.last != block { sought.append(block) }
      }
      let others = try run.starts(in: DocumentSets.intersection(sought, run.blocks), segment)
      starts = OpenPhrase.intersection(starts, others)
    }
    return starts
  }

  /// Those of `blocks` that have one of `near` at most `reach` blocks away; both are increasing.
  private static func those(of blocks: [UInt32], near: [UInt32], _ reach: Int) -> [UInt32] {
    let near = near.span
    var kept: [UInt32] = []
    var next = 0
    for block in blocks {
      while next < near.count && Int(near[next]) < Int(block) - reach { next += 1 }
      guard next < near.count else { break }
      if Int(near[next]) <= Int(block) + reach { kept.append(block) }
    }
    return kept
  }

  private static func intersection(_ left: [Int], _ right: [Int]) -> [Int] {
    var both: [Int] = []
    var next = 0
    for place in left {
      while next < right.count && right[next] < place { next += 1 }
      guard next < right.count else { break }
      if right[next] == place { both.append(place) }
    }
    return both
  }
}

/// Symbols of a phrase that follow one another between open places.
private struct OpenPhraseRun {
  /// Blocks that are looked into on one processor: fewer are not worth waking another.
  private static let share = 512

  /// Their place in the phrase.
  let offset: Int
  /// The place in them of the bigram by which they are found.
  let anchor: Int
  let matcher: PhraseMatcher
  /// The blocks in which they stand and that bigram begins.
  let blocks: [UInt32]

  /// Where the phrase would begin for them to stand where they do in `blocks`, increasing.
  func starts(in blocks: [UInt32], _ segment: Segment) throws(IndexError) -> [Int] {
    let parts = stride(from: 0, to: blocks.count, by: OpenPhraseRun.share).map {
      blocks[$0..<min($0 + OpenPhraseRun.share, blocks.count)]
    }
    return try ParallelMap.run(parts) { (part) throws(IndexError) in
      let file = segment.file
      var reader = TextReader(file, segment.head)
      var starts: [Int] = []
      for number in part {
        let block = try reader.block(Int(number))
        let start = Int(number) * TextBlockWriter.capacity - offset
        try matcher.forEachPlace(in: Int(number), at: block, &reader) {
          starts.append(start + $0)
        }
      }
      return starts
    }.flatMap { $0 }
  }
}
