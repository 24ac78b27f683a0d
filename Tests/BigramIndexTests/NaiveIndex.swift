import BigramIndex
import ChineseText
import Support

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
      where phrase.indices.allSatisfy({
        phrase[$0] == IndexQuery.anyScalar || field.scalars[offset + $0] == phrase[$0]
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
    struct Place: Hashable {
      var field: Int
      var offset: Int
    }
    func matches(_ phrases: [[UInt32]]) -> [IndexMatch] {
      phrases.flatMap { self.matches(of: $0, fields: fields, in: document) }
    }
    let seconds = matches(second)
    let starts = Set(seconds.map { Place(field: $0.fieldIndex, offset: $0.offset) })
    let ends = Set(seconds.map { Place(field: $0.fieldIndex, offset: $0.offset + $0.length) })
    var counted: [Place: Set<Int>] = [:]
    for one in matches(first) {
      let isNear = (0...distance).contains { gap in
        starts.contains(Place(field: one.fieldIndex, offset: one.offset + one.length + gap))
          || ends.contains(Place(field: one.fieldIndex, offset: one.offset - gap))
      }
      let place = Place(field: one.fieldIndex, offset: one.offset)
      if isNear { counted[place, default: []].insert(one.length) }
    }
    return counted.values.reduce(0) { $0 + $1.count }
  }

  private func occurrences(_ query: IndexQuery, in document: IndexDocument) -> Int {
    switch query {
    case .phrase(let phrase, let fields): matches(of: phrase, fields: fields, in: document).count
    case .near(let first, let second, let distance, let fields):
      near(first, second, distance, fields, in: document)
    default: 0
    }
  }

  /// Whether some part of `text` reads as `phrase` with so many edits, and characters of like shape
  /// beside them: for each place of both, the numbers of edits and like characters by which it can
  /// be reached (after Sellers, 1980), as bits `8 * edits + likes`.
  func reads(_ phrase: [UInt32], edits: Int, in text: [UInt32]) -> Bool {
    let allowed = allowedErrors(phrase.count, edits)
    let likes = phrase.map { Set(ShapeLikeness.likeliest(of: $0, limit: 20)) }
    var column: [UInt64] = [1]
    for index in phrase.indices { column.append(column[index] << 8 & allowed) }
    if column[phrase.count] != 0 { return true }
    for scalar in text {
      var next: [UInt64] = [1]
      for (index, wanted) in phrase.enumerated() {
        let read =
          scalar == wanted
          ? column[index] : column[index] << (likes[index].contains(scalar) ? 1 : 8)
        next.append((read | column[index + 1] << 8 | next[index] << 8) & allowed)
      }
      column = next
      if column[phrase.count] != 0 { return true }
    }
    return false
  }

  /// The bits of all errors that a phrase of `count` characters, at most 15, bears.
  private func allowedErrors(_ count: Int, _ asked: Int) -> UInt64 {
    var allowed: UInt64 = 1
    for edits in 0..<8 {
      for likes in 0..<8 where asked > 0 && edits + likes > 0 {
        let isAllowed =
          switch count {
          case 0, 1: false
          case 2: edits == 0 && likes == 1
          case 3: edits + likes == 1
          default:
            edits <= asked && edits + likes <= 2 * asked + 1 && 2 * (edits + likes) <= count
              && 2 * edits + likes <= max((count + 1) / 2, 2 * min(asked, count / 2 - 1))
          }
        if isAllowed { allowed |= 1 << UInt64(8 * edits + likes) }
      }
    }
    return allowed
  }

  func isMatch(_ query: IndexQuery, _ document: IndexDocument) -> Bool {
    switch query {
    case .phrase, .near: occurrences(query, in: document) > 0
    case .approximate(let phrase, let edits, _, let fields):
      document.fields.contains {
        fields.contains(kind: $0.kind) && reads(phrase, edits: edits, in: $0.scalars)
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

  /// In how many documents stands what weighs a phrase: itself, or of one among others the rarest
  /// bigram, of what is near each other the rarer, of alternatives the commonest.
  func documentFrequency(_ query: IndexQuery, isAlone: Bool) -> Int {
    if isAlone { return hits(query).count }
    func rarest(_ phrase: [UInt32]) -> Int {
      let runs = phrase.split(separator: IndexQuery.anyScalar).map { Array($0) }
      let terms = runs.flatMap { run in
        run.count < 3 ? [run] : zip(run, run.dropFirst()).map { [$0, $1] }
      }
      return terms.map { hits(.phrase($0)).count }.min() ?? 0
    }
    switch query {
    case .phrase(let phrase, _), .approximate(let phrase, _, _, _): return rarest(phrase)
    case .near(let first, let second, _, _):
      return min(first.map(rarest).max() ?? 0, second.map(rarest).max() ?? 0)
    default: return 0
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
