// The hits of a query that is one phrase: its documents, of which most need only be counted.

import Storage

/// The documents of one phrase in each segment, and how telling the phrase is.
struct PhraseHits {
  private let bm25: BM25
  private let tallies: [(segment: SnapshotSegment, tally: PhraseLookup.Tally)]
  private let inverse: Double

  /// Looks up `phrase`; `wanted` says how many hits are, the best ones, and is nil for all.
  init(
    _ phrase: IndexQuery, _ segments: [SnapshotSegment], _ bm25: BM25, best wanted: Int?
  ) throws(IndexError) {
    self.bm25 = bm25
    tallies = try PhraseLookup(segments, bm25.ranking).tallies(phrase, best: wanted, bm25)
    inverse = bm25.inverseFrequency(tallies.reduce(0) { $0 + $1.tally.count })
  }

  /// Gives the documents to `hits`, in order.
  func take<Hits: HitTaking>(into hits: inout Hits) throws(IndexError) {
    for (segment, tally) in tallies {
      switch tally {
      case .documents(let documents):
        let list = documents.list
        hits.count(documents: list.count, occurrences: list.reduce(0) { $0 + Int($1.count) })
        try offer(list, segment, to: &hits)
      case .counted(let found):
        hits.count(documents: found.documents, occurrences: found.occurrences)
        try offer(found.best, segment, to: &hits)
      case .unread(let list):
        hits.count(documents: list.documents, occurrences: list.occurrences)
        guard hits.rankedCount > 0 else { continue }
        let best = try list.best(hits.rankedCount, scoring: hits.leastScore, bm25, inverse)
        try offer(best, segment, to: &hits)
      }
    }
  }

  /// Offers documents that are counted already.
  private func offer<Hits: HitTaking>(
    _ documents: [PhraseDocument], _ segment: SnapshotSegment, to hits: inout Hits
  ) throws(IndexError) {
    let file = segment.segment.file
    var table = DocumentTable(file, segment.segment.head)
    let list = documents.span
    let isRanked = hits.rankedCount > 0
    var least = hits.leastScore
    var bar = bm25.bar(least, inverseFrequency: inverse)
    for place in 0..<list.count {
      let found = list[place]
      let length = isRanked ? try table.length(of: Int(found.document)) : 0
      // Most that rank behind are told without a division.
      if least > 0, found.cost == 0, !bar.isReached(weight: found.weight, length: length) {
        continue
      }
      hits.offer(
        IndexHit(
          document: DocumentID(UInt32(segment.base) + found.document),
          occurrences: Int(found.count),
          score: bm25.score(weight: found.weight, inverseFrequency: inverse, length: length),
          cost: found.cost))
      if hits.leastScore != least {
        least = hits.leastScore
        bar = bm25.bar(least, inverseFrequency: inverse)
      }
    }
  }
}
