// The hits of a query of several parts: the documents of its phrases, put together.

import Storage

/// A query whose phrases were looked up.
struct QueryTree {
  private let query: IndexQuery
  private let segments: [SnapshotSegment]
  private let bm25: BM25
  /// The phrases that count towards hits.
  private let phrases: [IndexQuery]
  /// For each segment the documents in which each phrase stands.
  private let lists: [[[PhraseDocument]]]

  /// Looks up `phrases`, those of `query`; nil where one that every hit must have stands nowhere.
  init?(
    _ query: IndexQuery, _ phrases: [IndexQuery], _ segments: [SnapshotSegment], _ bm25: BM25
  ) throws(IndexError) {
    let lookup = PhraseLookup(segments, bm25.ranking)
    var lists: [[[PhraseDocument]]] = segments.map { _ in [] }
    for phrase in phrases {
      var isAbsent = true
      for (index, list) in try lookup.lists(phrase).enumerated() {
        if !list.isEmpty { isAbsent = false }
        lists[index].append(list)
      }
      if isAbsent && query.needs(phrase) { return nil }
    }
    self.query = query
    self.segments = segments
    self.bm25 = bm25
    self.phrases = phrases
    self.lists = lists
  }

  /// Gives every document that matches to `hits`, in order.
  func take<Hits: HitTaking>(into hits: inout Hits) throws(IndexError) {
    let inverse = phrases.indices.map { phrase in
      bm25.inverseFrequency(lists.reduce(0) { $0 + $1[phrase].count })
    }
    for index in segments.indices { try takeMatching(index, inverse, into: &hits) }
  }

  /// Gives the documents of a segment that match to `hits`.
  private func takeMatching<Hits: HitTaking>(
    _ index: Int, _ inverse: [Double], into hits: inout Hits
  ) throws(IndexError) {
    let base = UInt32(segments[index].base)
    let file = segments[index].segment.file
    var table = DocumentTable(file, segments[index].segment.head)
    let isApproximate = phrases.contains {
      if case .approximate = $0 { true } else { false }
    }
    var places = [Int](repeating: 0, count: phrases.count)
    var costs = [Double?](repeating: nil, count: phrases.count)
    for document in try matching(query, index) {
      let length = phrases.isEmpty ? 0 : try table.length(of: Int(document))
      var occurrences = 0
      var score = 0.0
      for phrase in phrases.indices where isApproximate { costs[phrase] = nil }
      for phrase in phrases.indices {
        let documents = lists[index][phrase]
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

  /// What a document that matches owes to approximate phrases: of alternatives the cheapest. `costs`
  /// are those of the phrases that stand in it.
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
        return lists[index][phrase].map(\.document)
      }
      return try PhraseLookup.documents(
        query, ApproximateQuery(query, segments), segment, Ranking()
      ).list.map(\.document)
    case .and(let parts):
      return try matchingAll(parts, index)
    case .or(let parts):
      var result: [UInt32] = []
      for part in parts { result = DocumentSets.union(result, try matching(part, index)) }
      return result
    case .not(let part):
      return DocumentSets.difference(segment.liveDocuments, try matching(part, index))
    case .key(let key):
      return segment.live(try segment.segment.keys.documents(withKey: Array(key.utf8)))
    case .keyPrefix(let prefix):
      let bytes = Array(prefix.utf8)
      return try segment.documents(keysFrom: bytes) { $0.starts(with: bytes) }
    case .keyRange(let from, let through):
      let last = Array(through.utf8)
      return try segment.documents(keysFrom: Array(from.utf8)) {
        !last.lexicographicallyPrecedes($0)
      }
    case .documents(let documents):
      let base = UInt32(segment.base)
      let end = base + UInt32(segment.segment.head.documents)
      return segment.live(
        documents.lazy.map(\.ordinal).filter { $0 >= base && $0 < end }.map { $0 - base })
    case .kind(let kind):
      return try segment.documents(segment.liveDocuments, ofKind: kind)
    case .all:
      return segment.liveDocuments
    }
  }

  /// The documents that match every part: first the parts that name documents, then those that
  /// only tell whether a document belongs.
  private func matchingAll(_ parts: [IndexQuery], _ index: Int) throws(IndexError) -> [UInt32] {
    let segment = segments[index]
    var result: [UInt32]?
    // The rarest phrase leaves the least to look for.
    let counted = parts.compactMap { phrases.firstIndex(of: $0) }
      .sorted { lists[index][$0].count < lists[index][$1].count }
    for phrase in counted {
      let list = lists[index][phrase]
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
  /// Whether a document can match only if `phrase` stands in it.
  fileprivate func needs(_ phrase: IndexQuery) -> Bool {
    if case .and(let parts) = self { return parts.contains(phrase) }
    return self == phrase
  }

  /// Whether the query is cheaper to ask of each document than to look up.
  fileprivate var isFilter: Bool {
    switch self {
    case .not, .kind, .all: true
    case .phrase, .near, .approximate, .and, .or, .key, .keyPrefix, .keyRange, .documents: false
    }
  }
}
