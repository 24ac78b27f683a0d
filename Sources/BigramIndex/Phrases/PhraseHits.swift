// The hits of a query that is one phrase: its documents, of which most need only be counted.

import Storage

/// The documents of one phrase in each segment, and how telling the phrase is.
struct PhraseHits {
  private let segments: [SnapshotSegment]
  private let bm25: BM25
  private let tallies: [PhraseLookup.Tally]
  private let inverse: Double

  /// Looks up `phrase`; `isRanked` where only the best hits are wanted.
  init(
    _ phrase: IndexQuery, _ segments: [SnapshotSegment], _ bm25: BM25, isRanked: Bool
  ) throws(IndexError) {
    self.segments = segments
    self.bm25 = bm25
    tallies = try PhraseLookup(segments, bm25.ranking).tallies(phrase, isRanked: isRanked)
    inverse = bm25.inverseFrequency(tallies.reduce(0) { $0 + $1.count })
  }

  /// Gives the documents to `hits`, in order.
  func take<Hits: HitTaking>(into hits: inout Hits) throws(IndexError) {
    for (segment, tally) in zip(segments, tallies) {
      switch tally {
      case .documents(.few(let documents)): try take(documents, segment, into: &hits)
      case .documents(.many(let sums)): try take(sums, segment, into: &hits)
      case .unread(let list): try take(list, segment, into: &hits)
      }
    }
  }

  /// All of a few documents are hits.
  private func take<Hits: HitTaking>(
    _ documents: [PhraseDocument], _ segment: SnapshotSegment, into hits: inout Hits
  ) throws(IndexError) {
    let file = segment.segment.file
    var table = DocumentTable(file, segment.segment.head)
    let list = documents.span
    let isRanked = hits.rankedCount > 0
    var least = hits.leastScore
    var bar = bm25.bar(least, inverseFrequency: inverse)
    for place in 0..<list.count {
      let found = list[place]
      hits.count(documents: 1, occurrences: Int(found.count))
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

  /// The same for many documents: most are counted and no more, since it takes no division to see
  /// that they rank behind those that were kept.
  private func take<Hits: HitTaking>(
    _ sums: DocumentSums, _ segment: SnapshotSegment, into hits: inout Hits
  ) throws(IndexError) {
    hits.count(documents: sums.found, occurrences: sums.occurrences)
    let file = segment.segment.file
    var table = DocumentTable(file, segment.segment.head)
    let lengths = try table.allLengths()
    let weights = sums.weights.span
    let counts = sums.counts.span
    let lanes = ScoreBar.laneCount
    var bar = bm25.bar(hits.leastScore, inverseFrequency: inverse)
    for first in stride(from: 0, to: weights.count, by: lanes) {
      let isWhole = first + lanes <= weights.count
      if isWhole, !bar.isReached(weights: weights, lengths: lengths, from: first) { continue }
      for document in first..<min(first + lanes, weights.count) {
        let length = Int(lengths.loadUInt32(at: 4 * document))
        let weight = weights[document]
        guard bar.isReached(weight: weight, length: length), counts[document] > 0 else { continue }
        hits.offer(
          IndexHit(
            document: DocumentID(UInt32(segment.base + document)),
            occurrences: Int(counts[document]),
            score: bm25.score(weight: weight, inverseFrequency: inverse, length: length)))
        bar = bm25.bar(hits.leastScore, inverseFrequency: inverse)
      }
    }
  }

  /// The same for a frequent term, whose documents are counted already.
  private func take<Hits: HitTaking>(
    _ list: UnreadList, _ segment: SnapshotSegment, into hits: inout Hits
  ) throws(IndexError) {
    hits.count(documents: list.documents, occurrences: list.occurrences)
    guard hits.rankedCount > 0 else { return }
    let best = try list.best(hits.rankedCount, scoring: hits.leastScore, bm25, inverse)
    let file = segment.segment.file
    var table = DocumentTable(file, segment.segment.head)
    var bar = bm25.bar(hits.leastScore, inverseFrequency: inverse)
    let documents = best.span
    for place in 0..<documents.count {
      let found = documents[place]
      let length = try table.length(of: Int(found.document))
      guard bar.isReached(weight: found.weight, length: length) else { continue }
      hits.offer(
        IndexHit(
          document: DocumentID(UInt32(segment.base) + found.document),
          occurrences: Int(found.count),
          score: bm25.score(weight: found.weight, inverseFrequency: inverse, length: length)))
      bar = bm25.bar(hits.leastScore, inverseFrequency: inverse)
    }
  }
}
