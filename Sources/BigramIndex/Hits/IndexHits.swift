// What a search gives back.

/// A document that a query found.
package struct IndexHit: Equatable, Sendable {
  /// Which document.
  package let document: DocumentID
  /// Places at which the query's phrases stand in it, overlapping ones each counted, every distinct
  /// phrase of the query that is not negated added up.
  package let occurrences: Int
  /// BM25 over the phrases, added up: never below 0, and 0 for a query without phrases; greater is
  /// better. It has no unit and no upper bound, so only hits of one query and snapshot compare.
  package let score: Double
  /// What the best places of approximate phrases differ by, added up; 0 where all is as asked.
  package let cost: Double

  /// A hit of these parts.
  package init(document: DocumentID, occurrences: Int, score: Double, cost: Double = 0) {
    self.document = document
    self.occurrences = occurrences
    self.score = score
    self.cost = cost
  }

  /// Whether nothing but their documents tells the hits apart.
  package func ranks(with other: IndexHit) -> Bool {
    score == other.score && cost == other.cost
  }
}

/// The answer to a query over a whole snapshot.
package struct IndexHits: Equatable, Sendable {
  /// How many documents match, exactly.
  package let documents: Int
  /// The occurrences of all matching documents added up, exactly.
  package let occurrences: Int
  /// How many of the documents match only with errors in an approximate phrase.
  package let approximate: Int
  /// The best hits, best first: lower costs before higher, then higher scores before lower, then
  /// in document order.
  package let top: [IndexHit]
  /// The other hits that rank as high as the last of `top`, in no order: which of them is shown is
  /// for those to say who know more about the documents.
  package let ties: [IndexHit]

  /// An answer of these parts.
  package init(
    documents: Int, occurrences: Int, approximate: Int = 0, top: [IndexHit], ties: [IndexHit] = []
  ) {
    self.documents = documents
    self.occurrences = occurrences
    self.approximate = approximate
    self.top = top
    self.ties = ties
  }
}

/// All documents that a query found, without their scores.
package struct FoundDocuments: Equatable, Sendable {
  /// In order.
  package internal(set) var documents: [DocumentID] = []
  /// As in `IndexHits`.
  package internal(set) var occurrences = 0
  /// As in `IndexHits`.
  package internal(set) var approximate = 0

  /// None.
  package init() {}
}

/// One place at which a phrase stands.
package struct IndexMatch: Hashable, Sendable {
  /// 0-based number of the field in its document.
  package let fieldIndex: Int
  /// The field's kind.
  package let fieldKind: UInt8
  /// 0-based offset of the phrase's first scalar in the field.
  package let offset: Int
  /// Scalars matched.
  package let length: Int

  /// A match of these parts.
  package init(fieldIndex: Int, fieldKind: UInt8, offset: Int, length: Int) {
    self.fieldIndex = fieldIndex
    self.fieldKind = fieldKind
    self.offset = offset
    self.length = length
  }
}
