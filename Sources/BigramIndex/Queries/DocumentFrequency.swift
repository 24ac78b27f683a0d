// How telling a phrase is among others, told without a look at the text. FORMAT.md, "Searching".

import Storage

/// What weighs a phrase in a query of several parts: its rarest bigram, or its only symbol.
///
/// Not the documents in which the phrase itself stands: to know those, all of them would have to be
/// looked into, where most lack the other parts. Lucene's phrases, too, weigh what their terms do.
struct DocumentFrequency {
  /// Live documents in which it stands, in whatever field.
  let documents: Int
  /// Its scalars; none where the phrase has none.
  let scalars: [UInt32]
}

extension PhraseLookup {
  /// What weighs a phrase, or what is near each other, among others: of what must both stand the
  /// rarer, of alternatives the commonest.
  func documentFrequency(of phrase: IndexQuery) throws(IndexError) -> DocumentFrequency {
    switch phrase {
    case .phrase(let scalars, _), .approximate(let scalars, _, _, _):
      return try rarest(scalars)
    case .near(let first, let second, _, _):
      let (first, second) = (try commonest(first), try commonest(second))
      return first.documents <= second.documents ? first : second
    case .and, .or, .not, .key, .keyPrefix, .keyRange, .documents, .kind, .all:
      return DocumentFrequency(documents: 0, scalars: [])
    }
  }

  private func commonest(_ phrases: [[UInt32]]) throws(IndexError) -> DocumentFrequency {
    var commonest = DocumentFrequency(documents: 0, scalars: [])
    for phrase in phrases {
      let found = try rarest(phrase)
      if found.documents > commonest.documents || commonest.scalars.isEmpty { commonest = found }
    }
    return commonest
  }

  /// The rarest bigram of a phrase, or symbol where that stands alone; open places are none.
  private func rarest(_ scalars: [UInt32]) throws(IndexError) -> DocumentFrequency {
    var rarest: DocumentFrequency?
    for run in scalars.split(separator: IndexQuery.anyScalar) {
      for place in run.startIndex..<max(run.endIndex - 1, run.startIndex + 1) {
        let term = Array(run[place..<min(place + 2, run.endIndex)])
        let documents = try documents(holding: term, below: rarest?.documents ?? .max)
        if documents < rarest?.documents ?? .max {
          rarest = DocumentFrequency(documents: documents, scalars: term)
        }
      }
    }
    return rarest ?? DocumentFrequency(documents: 0, scalars: [])
  }

  /// Live documents that hold a phrase of one scalar or two; no longer exact from `limit` on.
  private func documents(
    holding scalars: [UInt32], below limit: Int
  ) throws(IndexError) -> Int {
    guard let symbols = TextAlphabet.symbols(scalars) else { return 0 }
    var found = 0
    for segment in segments where found < limit {
      found += try segment.documents(holding: symbols)
    }
    return found
  }
}

extension SnapshotSegment {
  /// Live documents that hold a phrase of one symbol or two.
  fileprivate func documents(holding phrase: [UInt32]) throws(IndexError) -> Int {
    let search = PhraseSearch(segment, phrase)
    let list = try search.list()
    if let list, let totals = try TermTotals(phrase, list, segment, tombstones) {
      return totals.documents
    }
    let tally = PhraseTally(
      segment: segment, tombstones: tombstones, fields: .all, ranking: Ranking())
    return try tally.documents(try search.blocks(of: list)).count
  }
}
