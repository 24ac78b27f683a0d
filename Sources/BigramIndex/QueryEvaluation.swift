// Carries out a query: phrases first, since their document counts weigh them, then the tree.

import Storage

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
  private static func documents(
    _ query: IndexQuery, _ segment: SnapshotSegment, _ ranking: Ranking
  ) throws(IndexError) -> [PhraseDocument] {
    guard case .phrase(let scalars, let fields) = query, !scalars.isEmpty else { return [] }
    let search = PhraseSearch(segment.segment, scalars)
    let positions = try search.positions(in: 0..<UInt32(SegmentHead.positionLimit))
    let tally = PhraseTally(
      segment: segment.segment, tombstones: segment.tombstones, fields: fields, ranking: ranking)
    return try tally.documents(positions)
  }

  /// Calls `body` with every matching document in order.
  func forEachHit(
    _ bm25: BM25, _ body: (IndexHit) -> Void
  ) throws(IndexError) {
    var inverse: [Double] = []
    for phrase in phrases.indices {
      inverse.append(bm25.inverseFrequency(lists.reduce(0) { $0 + $1[phrase].count }))
    }
    for (index, segment) in segments.enumerated() {
      let file = segment.segment.file
      var table = DocumentTable(file, segment.segment.head)
      var places = [Int](repeating: 0, count: phrases.count)
      for document in try matching(query, index) {
        var occurrences = 0
        var score = 0.0
        var length = -1
        for phrase in phrases.indices {
          let list = lists[index][phrase]
          while places[phrase] < list.count && list[places[phrase]].document < document {
            places[phrase] += 1
          }
          guard places[phrase] < list.count, list[places[phrase]].document == document
          else { continue }
          if length < 0 { length = try table.positions(of: Int(document)).count }
          let entry = list[places[phrase]]
          occurrences += Int(entry.count)
          score += bm25.score(
            weight: entry.weight, inverseFrequency: inverse[phrase], length: length)
        }
        body(
          IndexHit(
            document: DocumentID(UInt32(segment.base) + document), occurrences: occurrences,
            score: score))
      }
    }
  }

  // MARK: The tree

  /// The live documents of segment `index` that match, increasing.
  private func matching(_ query: IndexQuery, _ index: Int) throws(IndexError) -> [UInt32] {
    let segment = segments[index]
    switch query {
    case .phrase:
      if let phrase = phrases.firstIndex(of: query) {
        return lists[index][phrase].map(\.document)
      }
      return try QueryEvaluation.documents(query, segment, Ranking()).map(\.document)
    case .and(let parts):
      guard
        var result = try parts.first.map({ part throws(IndexError) in
          try matching(part, index)
        })
      else { return segment.liveDocuments }
      for part in parts.dropFirst() where !result.isEmpty {
        result = DocumentSets.intersection(result, try matching(part, index))
      }
      return result
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
    case .kind(let kind):
      let file = segment.segment.file
      var table = DocumentTable(file, segment.segment.head)
      var result: [UInt32] = []
      for document in segment.liveDocuments where try table.kind(of: Int(document)) == kind {
        result.append(document)
      }
      return result
    case .all:
      return segment.liveDocuments
    }
  }
}
