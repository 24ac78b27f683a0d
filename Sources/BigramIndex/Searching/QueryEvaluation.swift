// Carries out a query: phrases first, since their document counts weigh them, then the tree.

/// The answer to a query before it is ranked.
struct QueryEvaluation {
  private let query: IndexQuery
  private let segments: [SnapshotSegment]
  /// The phrases that count towards hits, and for each segment the documents they stand in.
  private let phrases: [IndexQuery]
  private var lists: [[[PhraseDocument]]] = []

  /// Looks up the phrases of `query`.
  init(
    _ query: IndexQuery, _ segments: [SnapshotSegment], _ ranking: Ranking
  ) throws(IndexError) {
    self.query = query
    self.segments = segments
    phrases = query.countedPhrases
    for segment in segments {
      var list: [[PhraseDocument]] = []
      for phrase in phrases {
        list.append(try QueryEvaluation.documents(phrase, segment, ranking))
      }
      lists.append(list)
    }
  }

  /// The live documents of a segment in which a phrase stands.
  static func documents(
    _ query: IndexQuery, _ segment: SnapshotSegment, _ ranking: Ranking
  ) throws(IndexError) -> [PhraseDocument] {
    func tally(_ fields: FieldSet) -> PhraseTally {
      PhraseTally(
        segment: segment.segment, tombstones: segment.tombstones, fields: fields,
        ranking: ranking)
    }
    switch query {
    case .approximate(let scalars, let edits, let fields):
      guard TextAlphabet.symbols(scalars) != nil, !scalars.isEmpty else { return [] }
      let phrase = ApproximatePhrase(scalars, edits: edits) { TextAlphabet.symbol(ofScalar: $0) }
      guard !phrase.budget.isExact else {
        return try documents(.phrase(scalars, fields: fields), segment, ranking)
      }
      return try ApproximateSearch(tally: tally(fields), phrase: phrase).documents()
    case .phrase(let scalars, let fields):
      guard let symbols = TextPattern.symbols(scalars), !symbols.isEmpty else { return [] }
      guard symbols.contains(TextPattern.anySymbol) else {
        return try tally(fields).documents(try PhraseSearch(segment.segment, symbols).postings())
      }
      return try PatternSearch(tally: tally(fields)).documents(.phrase(symbols))
    case .near(let first, let second, let distance, let fields):
      return try PatternSearch(tally: tally(fields)).documents(
        .near(
          first.compactMap(TextPattern.symbols), second.compactMap(TextPattern.symbols),
          distance: distance))
    case .and, .or, .not, .key, .keyPrefix, .keyRange, .documents, .kind, .all: return []
    }
  }

  /// Calls `body` with every matching document in order.
  func forEachHit(
    _ bm25: BM25, _ body: (IndexHit) -> Void
  ) throws(IndexError) {
    var inverse: [Double] = []
    for phrase in phrases.indices {
      inverse.append(bm25.inverseFrequency(lists.reduce(0) { $0 + $1[phrase].count }))
    }
    let isApproximate = phrases.contains {
      if case .approximate = $0 { true } else { false }
    }
    for (index, segment) in segments.enumerated() {
      let base = UInt32(segment.base)
      let file = segment.segment.file
      var table = DocumentTable(file, segment.segment.head)
      if phrases.count == 1 && phrases[0] == query {
        for hit in lists[index][0] {
          let score = bm25.score(
            weight: hit.weight, inverseFrequency: inverse[0],
            length: try table.length(of: Int(hit.document)))
          body(
            IndexHit(
              document: DocumentID(base + hit.document), occurrences: Int(hit.count),
              score: score, cost: hit.cost))
        }
        continue
      }
      var places = [Int](repeating: 0, count: phrases.count)
      var costs = [Double?](repeating: nil, count: phrases.count)
      for document in try matching(query, index) {
        let length = phrases.isEmpty ? 0 : try table.length(of: Int(document))
        var occurrences = 0
        var score = 0.0
        for phrase in phrases.indices where isApproximate { costs[phrase] = nil }
        for phrase in phrases.indices {
          let list = lists[index][phrase]
          var place = places[phrase]
          while place < list.count && list[place].document < document { place += 1 }
          places[phrase] = place
          guard place < list.count, list[place].document == document else { continue }
          occurrences += Int(list[place].count)
          score += bm25.score(
            weight: list[place].weight, inverseFrequency: inverse[phrase], length: length)
          if isApproximate { costs[phrase] = list[place].cost }
        }
        body(
          IndexHit(
            document: DocumentID(base + document), occurrences: occurrences, score: score,
            cost: isApproximate ? cost(query, costs) ?? 0 : 0))
      }
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
      return try QueryEvaluation.documents(query, segment, Ranking()).map(\.document)
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
    for part in parts where !part.isFilter {
      let next = try matching(part, index)
      result = result.map { DocumentSets.intersection($0, next) } ?? next
      if next.isEmpty { return [] }
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
