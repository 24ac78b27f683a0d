// What the scores of hits are made of, in the words of those who read newspapers.

import BigramIndex
import ChineseText
import IssueParser
import QueryLanguage

extension ArchiveSnapshot {
  /// For each hit, what each phrase of the query adds to its score. `query` is all that the index
  /// was asked, filters too: a phrase weighs otherwise beside them than alone.
  func explain(
    _ hits: [IndexHit], _ query: IndexQuery
  ) throws(ArchiveError) -> [[PhraseScore]] {
    let nothing = [[ScorePart]](repeating: [], count: hits.count)
    let parts = try catalog.asking(nothing) { (index) throws(IndexError) in
      try index.scoreParts(
        of: query, hits.map(\.document), ranking: FieldKind.ranking)
    }
    return parts.map { $0.map { PhraseScore($0) } }
  }
}

extension PhraseScore {
  fileprivate init(_ part: ScorePart) {
    phrase = part.phrase.words
    rarest = part.rarest.map { String(scalarValues: $0[...]) }
    articleCount = part.documents
    inverseFrequency = part.inverseFrequency
    places = part.counts.map {
      Place(role: FieldKind.name(of: $0.kind), occurrences: $0.occurrences, weight: $0.weight)
    }
    length = part.length
    averageLength = part.averageLength
    lengthFactor = part.lengthFactor
    score = part.score
  }
}

extension IndexQuery {
  /// A phrase as a reader may recognise it.
  fileprivate var words: String {
    switch self {
    case .phrase(let scalars, _): IndexQuery.text(scalars)
    case .approximate(let scalars, let edits, _, _): IndexQuery.text(scalars) + "~\(edits)"
    case .near(let first, let second, let distance, _):
      IndexQuery.text(first) + " NEAR/\(distance) " + IndexQuery.text(second)
    case .and, .or, .not, .key, .keyPrefix, .keyRange, .documents, .kind, .all: ""
    }
  }

  private static func text(_ choices: [[UInt32]]) -> String {
    choices.map { text($0) }.joined(separator: "|")
  }

  private static func text(_ scalars: [UInt32]) -> String {
    String(scalarValues: scalars.map { $0 == anyScalar ? 0x3F : $0 }[...])
  }
}
