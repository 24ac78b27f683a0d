// From what a reader asks to what the index is asked, and what a hit has to show for it.

import BigramIndex
import IssueParser
import QueryLanguage

/// A query, read.
struct QueryPlan: Equatable {
  /// What the index is asked.
  let indexQuery: IndexQuery
  /// What a hit can owe its place to, in the order of the query, each once: what stands under a NOT
  /// is not among it.
  let phrases: [SoughtPhrase]

  /// Whether each occurrence of a hit is a place of one of `phrases`; what is near each other, and
  /// what is misread, counts otherwise.
  let isOfPhrases: Bool

  /// Whether it is a single phrase that may be misread.
  let isOfOneMisread: Bool

  /// No query: everything is found, and nothing in it marked.
  init() {
    indexQuery = .all
    phrases = []
    isOfPhrases = true
    isOfOneMisread = false
  }

  /// Reads a query.
  ///
  /// Errors: `QueryFault` with the place that cannot be read.
  init(_ text: String, _ tolerance: Tolerance = .none) throws(QueryFault) {
    let query = try Query(text)
    indexQuery = QueryPlan.translated(query, .all, tolerance)
    var phrases: [SoughtPhrase] = []
    let counted = indexQuery.countedPhrases
    isOfPhrases = counted.allSatisfy { if case .phrase = $0 { true } else { false } }
    for phrase in counted {
      for found in QueryPlan.sought(phrase) where !phrases.contains(found) {
        phrases.append(found)
      }
    }
    self.phrases = phrases
    isOfOneMisread = phrases.count == 1 && phrases[0].reading != nil && counted.count == 1
  }

  private static func translated(
    _ query: Query, _ fields: FieldSet, _ tolerance: Tolerance
  ) -> IndexQuery {
    switch query {
    case .phrase(let pattern):
      let count = pattern.scalars.count
      let edits = ApproximatePhrase.isTolerant(count: count) ? tolerance.edits(count) : 0
      return edits == 0 || pattern.hasWildcards
        ? .phrase(pattern.scalars, fields: fields)
        : .approximate(
          pattern.scalars, edits: edits, onlyLikely: tolerance == .byLength, fields: fields)
    case .near(let first, let second, let distance):
      return .near(
        first.map(\.scalars), second.map(\.scalars), distance: distance, fields: fields)
    case .and(let parts): return .and(parts.map { translated($0, fields, tolerance) })
    case .or(let parts): return .or(parts.map { translated($0, fields, tolerance) })
    // What must not be there is what was asked, not what looks like it.
    case .not(let part): return .not(translated(part, fields, .none))
    case .within(let field, let part): return translated(part, field.kinds, tolerance)
    }
  }

  private static func sought(_ query: IndexQuery) -> [SoughtPhrase] {
    switch query {
    case .phrase(let scalars, let fields): [SoughtPhrase(scalars, fields: fields)]
    case .near(let first, let second, let distance, let fields):
      // Counted is the first side; what is shown is of both.
      first.map {
        SoughtPhrase($0, fields: fields, company: Company(second, within: distance))
      }
        + second.map {
          SoughtPhrase($0, fields: fields, company: Company(first, within: distance))
        }
    case .approximate(let scalars, let edits, let onlyLikely, let fields):
      [
        SoughtPhrase(
          scalars, fields: fields,
          reading: MisreadPhrase(scalars, edits: edits, onlyLikely: onlyLikely))
      ]
    case .and, .or, .not, .key, .keyPrefix, .keyRange, .documents, .kind, .all: []
    }
  }
}

extension [SoughtPhrase] {
  /// The phrases that count in fields of this kind.
  func inKind(_ kind: UInt8) -> [SoughtPhrase] {
    filter { $0.fields.contains(kind: kind) }
  }
}

extension QueryField {
  /// The field kinds of the index that the field means.
  fileprivate var kinds: FieldSet {
    let roles: [BlockRole] =
      switch self {
      case .title: [.kicker, .title, .subtitle]
      case .byline: [.byline]
      case .caption: [.caption, .credit]
      case .body: [.subheading, .body]
      }
    return FieldSet(roles.map { FieldSet(kind: $0.code) })
  }
}
