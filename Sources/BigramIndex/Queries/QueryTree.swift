// The hits of a query of several parts: the documents of its phrases, put together.

import Storage

/// A query whose phrases were looked up.
struct QueryTree {
  /// The parts that a hit must match, but for those that were settled.
  private let rest: [IndexQuery]
  private let query: IndexQuery
  private let segments: [SnapshotSegment]
  private let bm25: BM25
  /// The phrases that count towards hits.
  private let phrases: [IndexQuery]
  /// How telling each of them is.
  private let inverse: [Double]
  /// Where each of them stands.
  private let found: QueryPhrases

  /// Looks up `phrases`, those of `query`; nil where one that every hit must have stands nowhere.
  init?(
    _ query: IndexQuery, _ phrases: [IndexQuery], _ segments: [SnapshotSegment], _ bm25: BM25
  ) throws(IndexError) {
    var parts = [query]
    if case .and(let all) = query { parts = all }
    guard let found = try QueryPhrases(phrases, of: parts, segments, bm25.ranking) else {
      return nil
    }
    rest = parts.filter { !found.isSettled($0) }
    inverse = found.inverseFrequencies(bm25)
    self.query = query
    self.segments = segments
    self.bm25 = bm25
    self.phrases = phrases
    self.found = found
  }

  /// Gives every document that matches to `hits`, in order.
  func take<Hits: HitTaking>(into hits: inout Hits) throws(IndexError) {
    for index in segments.indices { try takeMatching(index, into: &hits) }
  }

  /// Gives the documents of a segment that match to `hits`.
  private func takeMatching<Hits: HitTaking>(
    _ index: Int, into hits: inout Hits
  ) throws(IndexError) {
    let base = UInt32(segments[index].base)
    let file = segments[index].segment.file
    var table = DocumentTable(file, segments[index].segment.head)
    let isApproximate = phrases.contains {
      if case .approximate = $0 { true } else { false }
    }
    var places = [Int](repeating: 0, count: phrases.count)
    var costs = [Double?](repeating: nil, count: phrases.count)
    for document in try matchingAll(rest, index, from: found.settled[index]) {
      let length = phrases.isEmpty ? 0 : try table.length(of: Int(document))
      var occurrences = 0
      var score = 0.0
      for phrase in phrases.indices where isApproximate { costs[phrase] = nil }
      for phrase in phrases.indices {
        let documents = found.lists[index][phrase]
        let list = documents.span
        let place = DocumentSets.place(of: document, in: list, from: places[phrase])
        places[phrase] = place
        guard place < list.count, list[place].document == document else { continue }
        occurrences += Int(list[place].count)
        score += bm25.score(
          weight: list[place].weight, inverseFrequency: inverse[phrase], length: length)
        if isApproximate { costs[phrase] = list[place].cost }
      }
      hits.take(
        IndexHit(
          document: DocumentID(base + document), occurrences: occurrences, score: score,
          cost: isApproximate ? cost(query, costs) ?? 0 : 0))
    }
  }

  /// What a document that matches owes to approximate phrases: of alternatives the cheapest.
  /// `costs` are those of the phrases that stand in it.
  private func cost(_ query: IndexQuery, _ costs: [Double?]) -> Double? {
    switch query {
    case .phrase, .near, .approximate:
      phrases.firstIndex(of: query).flatMap { costs[$0] }
    case .and(let parts): parts.reduce(0) { $0 + (cost($1, costs) ?? 0) }
    case .or(let parts): parts.compactMap { cost($0, costs) }.min()
    case .not, .key, .keyPrefix, .keyRange, .documents, .kind, .all: 0
    }
  }

  // MARK: The tree

  /// The live documents of segment `index` that match, increasing.
  private func matching(_ query: IndexQuery, _ index: Int) throws(IndexError) -> [UInt32] {
    let segment = segments[index]
    switch query {
    case .phrase, .near, .approximate:
      if let phrase = phrases.firstIndex(of: query) {
        return found.lists[index][phrase].map(\.document)
      }
      return try PhraseLookup.documents(
        query, ApproximateQuery(query, segments), segment, Ranking()
      ).list.map(\.document)
    case .and(let parts):
      return try matchingAll(parts, index, from: nil)
    case .or(let parts):
      var result: [UInt32] = []
      for part in parts { result = DocumentSets.union(result, try matching(part, index)) }
      return result
    case .not(let part):
      return DocumentSets.difference(segment.liveDocuments, try matching(part, index))
    case .key, .keyPrefix, .keyRange, .documents:
      return try segment.documents(named: query)
    case .kind(let kind):
      return try segment.documents(segment.liveDocuments, ofKind: kind)
    case .all:
      return segment.liveDocuments
    }
  }

  /// Those of `documents`, nil for all, that match every part: first the parts that name documents,
  /// then those that only tell whether a document belongs.
  private func matchingAll(
    _ parts: [IndexQuery], _ index: Int, from documents: [UInt32]?
  ) throws(IndexError) -> [UInt32] {
    let segment = segments[index]
    var result = documents
    // The rarest phrase leaves the least to look for.
    let counted = parts.compactMap { phrases.firstIndex(of: $0) }
      .sorted { found.lists[index][$0].count < found.lists[index][$1].count }
    for phrase in counted {
      let list = found.lists[index][phrase]
      result = result.map { DocumentSets.intersection($0, list) } ?? list.map(\.document)
    }
    for part in parts where !part.isFilter && !phrases.contains(part) {
      if result?.isEmpty ?? false { return [] }
      let next = try matching(part, index)
      result = result.map { DocumentSets.intersection($0, next) } ?? next
    }
    var documents = result ?? segment.liveDocuments
    for part in parts where part.isFilter && !documents.isEmpty {
      switch part {
      case .kind(let kind): documents = try segment.documents(documents, ofKind: kind)
      case .not(let inner):
        documents = DocumentSets.difference(documents, try matching(inner, index))
      case .phrase, .near, .approximate, .and, .or, .key, .keyPrefix, .keyRange, .documents, .all:
        break
      }
    }
    return documents
  }
}

extension IndexQuery {
  /// Whether the query is cheaper to ask of each document than to look up.
  fileprivate var isFilter: Bool {
    switch self {
    case .not, .kind, .all: true
    case .phrase, .near, .approximate, .and, .or, .key, .keyPrefix, .keyRange, .documents: false
    }
  }
}
