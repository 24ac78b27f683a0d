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
    guard !phrase.isEmpty else { return [] }
    var matches: [IndexMatch] = []
    for (index, field) in document.fields.enumerated() where fields.contains(kind: field.kind) {
      guard field.scalars.count >= phrase.count else { continue }
      for offset in 0...field.scalars.count - phrase.count
      where field.scalars[offset..<offset + phrase.count].elementsEqual(phrase) {
        matches.append(
          IndexMatch(
            fieldIndex: index, fieldKind: field.kind, offset: offset, length: phrase.count))
      }
    }
    return matches
  }

  func isMatch(_ query: IndexQuery, _ document: IndexDocument) -> Bool {
    switch query {
    case .phrase(let phrase, let fields):
      !matches(of: phrase, fields: fields, in: document).isEmpty
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
    case .kind(let kind): document.kind == kind
    case .all: true
    }
  }

  /// Places in `documents` of the matching ones, each with its occurrences.
  func hits(_ query: IndexQuery) -> [(place: Int, occurrences: Int)] {
    var hits: [(place: Int, occurrences: Int)] = []
    for (place, document) in documents.enumerated() where isMatch(query, document) {
      var occurrences = 0
      for case .phrase(let phrase, let fields) in query.countedPhrases {
        occurrences += matches(of: phrase, fields: fields, in: document).count
      }
      hits.append((place, occurrences))
    }
    return hits
  }
}
