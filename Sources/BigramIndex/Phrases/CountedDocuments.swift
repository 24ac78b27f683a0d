// The documents of a phrase in one segment where only the best are wanted.

import Storage

/// Documents counted, and those among them that may be the best.
///
/// How telling a phrase is, which nobody knows before all segments were asked, is a factor of all
/// scores: the best of a segment are known without it, and each segment finds its own where it is
/// asked.
struct CountedDocuments {
  /// Documents, and the places in them.
  private(set) var documents = 0
  private(set) var occurrences = 0
  /// At least the best, as many as are wanted, and what ranks as high as the last of them; in
  /// order.
  private(set) var best: [PhraseDocument] = []

  /// Counts documents of a segment and finds the best `wanted`.
  init(
    _ found: PhraseDocuments, best wanted: Int, _ bm25: BM25, _ segment: Segment
  ) throws(IndexError) {
    var ranks = Ranks(bm25, wanted)
    let file = segment.file
    var table = DocumentTable(file, segment.head)
    switch found {
    case .few(let found):
      documents = found.count
      let list = found.span
      for place in 0..<list.count {
        occurrences += Int(list[place].count)
        if wanted > 0 {
          ranks.offer(list[place], length: try table.length(of: Int(list[place].document)))
        }
      }
    case .many(let sums):
      (documents, occurrences) = (sums.found, sums.occurrences)
      if wanted > 0 {
        let end = sums.first + sums.counts.count
        ranks.offer(sums, lengths: try table.lengths(of: sums.first..<end))
      }
    }
    let least = ranks.least * BM25.slack
    for (document, score) in ranks.offered where !(score < least) { best.append(document) }
  }

  /// Keeps what may be among the best.
  private struct Ranks {
    private let bm25: BM25
    private var top: TopHits
    /// What a document must reach once there are as many as are wanted.
    private var bar: ScoreBar
    private var isFull = false
    /// What was not known to rank behind when it came, with its score but for the factor.
    private(set) var offered: [(document: PhraseDocument, score: Double)] = []

    init(_ bm25: BM25, _ wanted: Int) {
      self.bm25 = bm25
      top = TopHits(limit: wanted)
      bar = bm25.bar(0, inverseFrequency: 1)
    }

    /// What the last of the best scores; 0 where there are not so many.
    var least: Double { max(top.leastScore, 0) }

    @inline(__always)
    mutating func offer(_ document: PhraseDocument, length: Int) {
      if isFull, !bar.isReached(weight: document.weight, length: length) { return }
      let score = bm25.score(weight: document.weight, inverseFrequency: 1, length: length)
      offered.append((document, score))
      top.insert(IndexHit(document: DocumentID(document.document), occurrences: 0, score: score))
      isFull = least > 0
      bar = bm25.bar(least, inverseFrequency: 1)
    }

    /// The same of tables of documents, whose `lengths` are four bytes each: most are told by
    /// several at once to rank behind.
    mutating func offer(_ sums: DocumentSums, lengths: Span<UInt8>) {
      let weights = sums.weights.span
      let counts = sums.counts.span
      let lanes = ScoreBar.laneCount
      for first in stride(from: 0, to: weights.count, by: lanes) {
        let isWhole = first + lanes <= weights.count
        if isFull, isWhole, !bar.isReached(weights: weights, lengths: lengths, from: first) {
          continue
        }
        for place in first..<min(first + lanes, weights.count) where counts[place] > 0 {
          offer(
            PhraseDocument(
              document: UInt32(truncatingIfNeeded: sums.first &+ place), count: counts[place],
              weight: weights[place]),
            length: Int(lengths.loadUInt32(at: 4 * place)))
        }
      }
    }
  }
}
