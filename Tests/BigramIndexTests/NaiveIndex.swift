import BigramIndex

/// What the index must agree with: it keeps the documents and looks through all of them.
struct NaiveIndex {
  private(set) var documents: [IndexDocument] = []

  mutating func append(_ document: IndexDocument) {
    documents.append(document)
  }

  mutating func delete(documentsWithKey key: String) -> Int {
    let before = documents.count
    documents.removeAll { $0.keys.contains(key) }
    return before - documents.count
  }

  func matches(of phrase: [UInt32], fields: FieldSet, in document: IndexDocument) -> [IndexMatch] {
    guard phrase.contains(where: { $0 != IndexQuery.anyScalar }) else { return [] }
    var matches: [IndexMatch] = []
    for (index, field) in document.fields.enumerated() where fields.contains(kind: field.kind) {
      guard field.scalars.count >= phrase.count else { continue }
      for offset in 0...field.scalars.count - phrase.count
      where zip(field.scalars[offset...], phrase).allSatisfy({
        $0 == $1 || $1 == IndexQuery.anyScalar
      }) {
        matches.append(
          IndexMatch(
            fieldIndex: index, fieldKind: field.kind, offset: offset, length: phrase.count))
      }
    }
    return matches
  }

  /// Places of the first phrases in a document that have a place of the second near.
  private func near(
    _ first: [[UInt32]], _ second: [[UInt32]], _ distance: Int, _ fields: FieldSet,
    in document: IndexDocument
  ) -> Int {
    func places(_ phrases: [[UInt32]]) -> Set<[Int]> {
      Set(
        phrases.flatMap { matches(of: $0, fields: fields, in: document) }
          .map { [$0.fieldIndex, $0.offset, $0.length] })
    }
    let seconds = places(second)
    return places(first).filter { one in
      seconds.contains { other in
        one[0] == other[0]
          && ((0...distance).contains(other[1] - one[1] - one[2])
            || (0...distance).contains(one[1] - other[1] - other[2]))
      }
    }.count
  }

  private func occurrences(_ query: IndexQuery, in document: IndexDocument) -> Int {
    switch query {
    case .phrase(let phrase, let fields): matches(of: phrase, fields: fields, in: document).count
    case .near(let first, let second, let distance, let fields):
      near(first, second, distance, fields, in: document)
    default: 0
    }
  }

  /// The fewest edits that make some part of `text` of `phrase` (Sellers, 1980).
  func distance(_ phrase: [UInt32], in text: [UInt32]) -> Int {
    var column = Array(0...phrase.count)
    var best = phrase.count
    for scalar in text {
      var next = [0]
      for (index, wanted) in phrase.enumerated() {
        next.append(
          min(column[index] + (scalar == wanted ? 0 : 1), column[index + 1] + 1, next[index] + 1))
      }
      column = next
      best = min(best, column[phrase.count])
    }
    return best
  }

  func isMatch(_ query: IndexQuery, _ document: IndexDocument) -> Bool {
    switch query {
    case .phrase, .near: occurrences(query, in: document) > 0
    case .approximate(let phrase, let edits, let fields):
      document.fields.contains {
        fields.contains(kind: $0.kind) && distance(phrase, in: $0.scalars) <= edits
      }
    case .and(let parts): parts.allSatisfy { isMatch($0, document) }
    case .or(let parts): parts.contains { isMatch($0, document) }
    case .not(let part): !isMatch(part, document)
    case .key(let key): document.keys.contains(key)
    case .keyPrefix(let prefix): document.keys.contains { $0.hasPrefix(prefix) }
    case .keyRange(let from, let through):
      document.keys.contains {
        !$0.utf8.lexicographicallyPrecedes(from.utf8)
          && !through.utf8.lexicographicallyPrecedes($0.utf8)
      }
    case .documents: preconditionFailure("documents have no numbers here")
    case .kind(let kind): document.kind == kind
    case .all: true
    }
  }

  /// Places in `documents` of the matching ones, each with its occurrences.
  func hits(_ query: IndexQuery) -> [(place: Int, occurrences: Int)] {
    var hits: [(place: Int, occurrences: Int)] = []
    for (place, document) in documents.enumerated() where isMatch(query, document) {
      var occurrences = 0
      for phrase in query.countedPhrases {
        occurrences += self.occurrences(phrase, in: document)
      }
      hits.append((place, occurrences))
    }
    return hits
  }
}
