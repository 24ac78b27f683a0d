// The tree that a search evaluates. The words a reader types are parsed elsewhere.

/// What a document must hold to be found.
///
/// Plain equivalent: `NaiveIndex` in the tests, which looks through every document.
package indirect enum IndexQuery: Hashable, Sendable {
  /// The folded scalars stand one after another in one field whose kind is in `fields`;
  /// `anyScalar` stands for any one of them. A phrase without any other is found nowhere.
  case phrase([UInt32], fields: FieldSet = .all)
  /// A phrase of the first list and one of the second stand in one such field, in either order and
  /// apart, with at most `distance` scalars between them. It occurs as often as there are places of
  /// the first list's phrases with one of the second near.
  case near([[UInt32]], [[UInt32]], distance: Int, fields: FieldSet = .all)
  /// Something in one such field reads as the folded scalars but for at most `edits` characters
  /// that are wrong, lost or extra, and a few that are of like shape (`ErrorBudget`); fewer where
  /// the phrase is too short to be told by the rest, and none in one of more than 64 scalars. Its
  /// occurrences do not overlap. `onlyLikely` leaves out what is likelier other words than the
  /// phrase misread (`ReadingOdds`).
  case approximate([UInt32], edits: Int, onlyLikely: Bool = false, fields: FieldSet = .all)
  /// Every one of the queries; all documents if there are none.
  case and([IndexQuery])
  /// At least one of the queries; no document if there are none.
  case or([IndexQuery])
  /// Every document that the query does not find.
  case not(IndexQuery)
  /// The document has exactly this key.
  case key(String)
  /// The document has a key that begins so.
  case keyPrefix(String)
  /// The document has a key `from ... through`, compared as UTF-8 bytes, both ends included.
  case keyRange(from: String, through: String)
  /// The document is one of these, which are of the snapshot that is asked, in order.
  case documents([DocumentID])
  /// The document's kind is this.
  case kind(UInt8)
  /// Every document.
  case all
}

extension IndexQuery {
  /// Stands in a phrase for any one scalar; folded text holds no 0.
  package static let anyScalar: UInt32 = 0

  /// The phrases (and what is near each other) that a hit can owe its place to: those not under a
  /// `not`, in order of reading, each once.
  package var countedPhrases: [IndexQuery] {
    var phrases: [IndexQuery] = []
    collectPhrases(into: &phrases)
    return phrases
  }

  private func collectPhrases(into phrases: inout [IndexQuery]) {
    switch self {
    case .phrase, .near, .approximate:
      if !phrases.contains(self) { phrases.append(self) }
    case .and(let parts), .or(let parts):
      for part in parts { part.collectPhrases(into: &phrases) }
    case .not, .key, .keyPrefix, .keyRange, .documents, .kind, .all:
      break
    }
  }
}
