// Carries out a query: phrases first, since their document counts weigh them, then the tree.

import Storage

/// The answer to a query before it is ranked.
struct QueryEvaluation {
  private let query: IndexQuery
  private let segments: [SnapshotSegment]
  /// The phrases that count towards hits, and for each segment the documents they stand in.
  private let phrases: [IndexQuery]
  private var lists: [[[PhraseDocument]]] = []
  /// The same for each segment where the query is one phrase; then `lists` is empty.
  private var tallies: [PhraseLookup.Tally] = []
  /// Whether a phrase that every hit must have stands nowhere.
  private var isEmpty = false

  /// Looks up the phrases of `query`; `isRanked` where only the best hits are wanted.
  init(
    _ query: IndexQuery, _ segments: [SnapshotSegment], _ ranking: Ranking, isRanked: Bool = false
  ) throws(IndexError) {
    self.query = query.simplified
    self.segments = segments
    phrases = query.countedPhrases
    if phrases.count == 1 && phrases[0] == self.query {
      tallies = try PhraseLookup(segments, ranking).tallies(self.query, isRanked: isRanked)
      return
    }
    lists = segments.map { _ in [] }
    for phrase in phrases {
      var isAbsent = true
      for (index, list) in try PhraseLookup(segments, ranking).lists(phrase).enumerated() {
        if !list.isEmpty { isAbsent = false }
        lists[index].append(list)
      }
      if isAbsent && self.query.needs(phrase) {
        isEmpty = true
        return
      }
    }
  }

  /// Gives every matching document to `hits`, in order.
  func take<Hits: HitTaking>(
    _ bm25: BM25, into hits: inout Hits
  ) throws(IndexError) {
    if isEmpty { return }
    if !tallies.isEmpty {
      let inverse = bm25.inverseFrequency(tallies.reduce(0) { $0 + $1.count })
      for (segment, tally) in zip(segments, tallies) {
        switch tally {
        case .documents(.few(let documents)):
          try take(documents, segment, bm25, inverse, into: &hits)
        case .documents(.many(let sums)): try take(sums, segment, bm25, inverse, into: &hits)
        case .unread(let list): try take(list, segment, bm25, inverse, into: &hits)
        }
      }
      return
    }
    let inverse = phrases.indices.map { phrase in
      bm25.inverseFrequency(lists.reduce(0) { $0 + $1[phrase].count })
    }
    for index in segments.indices { try takeMatching(index, bm25, inverse, into: &hits) }
  }

  /// Where the query is one phrase, its documents are the hits.
  private func take<Hits: HitTaking>(
    _ documents: [PhraseDocument], _ segment: SnapshotSegment, _ bm25: BM25, _ inverse: Double,
    into hits: inout Hits
  ) throws(IndexError) {
    let file = segment.segment.file
    var table = DocumentTable(file, segment.segment.head)
    let list = documents.span
    for place in 0..<list.count {
      let found = list[place]
      let score = bm25.score(
        weight: found.weight, inverseFrequency: inverse,
        length: hits.rankedCount > 0 ? try table.length(of: Int(found.document)) : 0)
      hits.take(
        IndexHit(
          document: DocumentID(UInt32(segment.base) + found.document),
          occurrences: Int(found.count), score: score, cost: found.cost))
    }
  }

  /// The same for many documents: most are counted and no more, since it takes no division to see
  /// that they rank behind those that were kept.
  private func take<Hits: HitTaking>(
    _ sums: DocumentSums, _ segment: SnapshotSegment, _ bm25: BM25, _ inverse: Double,
    into hits: inout Hits
  ) throws(IndexError) {
    hits.count(documents: sums.found, occurrences: sums.occurrences)
    let file = segment.segment.file
    var table = DocumentTable(file, segment.segment.head)
    let lengths = try table.allLengths()
    let list = sums.sums.span
    var bar = bm25.bar(hits.leastScore, inverseFrequency: inverse)
    for document in 0..<list.count {
      let sum = list[document]
      let length = Int(lengths.loadUInt32(at: 4 * document))
      guard bar.isReached(weight: sum.weight, length: length), sum.count > 0 else { continue }
      let score = bm25.score(weight: sum.weight, inverseFrequency: inverse, length: length)
      hits.offer(
        IndexHit(
          document: DocumentID(UInt32(segment.base + document)),
          occurrences: Int(sum.count), score: score))
      bar = bm25.bar(hits.leastScore, inverseFrequency: inverse)
    }
  }

  /// The same for a frequent term, whose documents are counted already.
  private func take<Hits: HitTaking>(
    _ list: UnreadList, _ segment: SnapshotSegment, _ bm25: BM25, _ inverse: Double,
    into hits: inout Hits
  ) throws(IndexError) {
    hits.count(documents: list.documents, occurrences: list.occurrences)
    guard hits.rankedCount > 0 else { return }
    let best = try list.best(hits.rankedCount, scoring: hits.leastScore, bm25, inverse)
    let file = segment.segment.file
    var table = DocumentTable(file, segment.segment.head)
    var bar = bm25.bar(hits.leastScore, inverseFrequency: inverse)
    let documents = best.span
    for place in 0..<documents.count {
      let found = documents[place]
      let length = try table.length(of: Int(found.document))
      guard bar.isReached(weight: found.weight, length: length) else { continue }
      hits.offer(
        IndexHit(
          document: DocumentID(UInt32(segment.base) + found.document),
          occurrences: Int(found.count),
          score: bm25.score(weight: found.weight, inverseFrequency: inverse, length: length)))
      bar = bm25.bar(hits.leastScore, inverseFrequency: inverse)
    }
  }

  private func takeMatching<Hits: HitTaking>(
    _ index: Int, _ bm25: BM25, _ inverse: [Double], into hits: inout Hits
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

/// What becomes of the hits of an evaluation.
protocol HitTaking {
  /// How many of the hits, the best ones, are told apart by their scores.
  var rankedCount: Int { get }
  /// A hit without cost whose score is lower than this is only counted.
  var leastScore: Double { get }
  /// Counts hits, which are offered or not.
  mutating func count(documents: Int, occurrences: Int)
  /// Takes a hit that is counted.
  mutating func offer(_ hit: IndexHit)
}

extension HitTaking {
  /// Counts a hit and takes it.
  @inline(__always)
  mutating func take(_ hit: IndexHit) {
    count(documents: 1, occurrences: hit.occurrences)
    offer(hit)
  }
}

extension IndexQuery {
  /// The same query without an `and` or an `or` of one, or an `and` in an `and`.
  fileprivate var simplified: IndexQuery {
    switch self {
    case .and(let parts):
      let parts = parts.flatMap { part -> [IndexQuery] in
        let part = part.simplified
        if case .and(let inner) = part { return inner } else { return [part] }
      }
      return parts.count == 1 ? parts[0] : .and(parts)
    case .or(let parts):
      return parts.count == 1 ? parts[0].simplified : .or(parts.map(\.simplified))
    case .not(let part): return .not(part.simplified)
    case .phrase, .near, .approximate, .key, .keyPrefix, .keyRange, .documents, .kind, .all:
      return self
    }
  }

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
