// Carries out a query: phrases first, since their document counts weigh them, then the tree.

/// The answer to a query before it is ranked.
enum QueryEvaluation {
  /// Gives every live document that matches `query` to `hits`, in order. Where `isRanked`, only the
  /// best are wanted, and documents of a single phrase that cannot be among them are counted and no
  /// more.
  static func take<Hits: HitTaking>(
    _ query: IndexQuery, _ segments: [SnapshotSegment], _ bm25: BM25, isRanked: Bool = false,
    into hits: inout Hits
  ) throws(IndexError) {
    let query = query.simplified
    let phrases = query.countedPhrases
    if phrases == [query] {
      let wanted = isRanked ? hits.rankedCount : nil
      try PhraseHits(query, segments, bm25, best: wanted).take(into: &hits)
    } else if let tree = try QueryTree(query, phrases, segments, bm25) {
      try tree.take(into: &hits)
    }
  }
}

extension IndexQuery {
  /// The same query without an `and` or an `or` of one, or an `and` in an `and`.
  var simplified: IndexQuery {
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
}
