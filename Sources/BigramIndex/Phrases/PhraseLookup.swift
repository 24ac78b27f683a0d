// What a phrase comes to in the segments of a snapshot.

import Parallel

/// Looks up one phrase after another, in several segments at once where they are large.
struct PhraseLookup {
  let segments: [SnapshotSegment]
  private let ranking: Ranking

  /// What is known of a phrase in one segment.
  enum Tally {
    case documents(PhraseDocuments)
    case counted(CountedDocuments)
    case unread(UnreadList)

    /// Documents in which the phrase stands.
    var count: Int {
      switch self {
      case .documents(let documents): documents.count
      case .counted(let documents): documents.documents
      case .unread(let list): list.documents
      }
    }
  }

  /// Waking a processor costs some ten microseconds, and it is as many until it works: most phrases are
  /// found everywhere by then.
  private static let aloneFor: UInt64 = 20_000

  init(_ segments: [SnapshotSegment], _ ranking: Ranking) {
    self.segments = segments
    self.ranking = ranking
  }

  /// For each segment the documents of `phrase`, in order; only those in `documents` of the segment, where
  /// they are given.
  func lists(
    _ phrase: IndexQuery, within documents: [[UInt32]?]
  ) throws(IndexError) -> [[PhraseDocument]] {
    let approximate = try ApproximateQuery(phrase, segments)
    return try each { (index, segment) throws(IndexError) in
      try PhraseLookup.documents(
        phrase, approximate, within: documents[index], segment, ranking
      ).list
    }
  }

  /// For each segment the documents that hold all of `phrases` and are in its `documents`, where these
  /// are given.
  func needed(
    _ phrases: [PlainPhrase], within documents: [[UInt32]?]
  ) throws(IndexError) -> [NeededPhrases] {
    try each { (index, segment) throws(IndexError) in
      try NeededPhrases(phrases, within: documents[index], segment, ranking)
    }
  }

  /// For each segment the documents of `phrase` in the shape that costs least; where only the best `wanted`
  /// are, by `bm25`, the others are counted and no more.
  func tallies(
    _ phrase: IndexQuery, best wanted: Int? = nil, _ bm25: BM25
  ) throws(IndexError) -> [Tally] {
    if let plain = phrase.plain {
      let lists = try PhraseSearch.lists(plain.symbols, segments)
      let isLong = PhraseLookup.isLong(lists)
      return try each(aloneFor: isLong ? 0 : PhraseLookup.aloneFor) {
        (index, segment) throws(IndexError) in
        try PhraseLookup.tally(plain, lists[index], best: wanted, segment, bm25)
      }
    }
    let approximate = try ApproximateQuery(phrase, segments)
    return try each { (_, segment) throws(IndexError) in
      .documents(try PhraseLookup.documents(phrase, approximate, segment, ranking))
    }
  }

  /// Whether a phrase whose terms have these lists has so much text to be looked for in that another
  /// processor is woken at once.
  private static func isLong(_ lists: [[PostingsList?]]) -> Bool {
    let candidates = lists.reduce(0) { sum, lists in
      lists.count > 1 ? sum + (lists.map { $0?.count ?? 0 }.min() ?? 0) : sum
    }
    return candidates > 2048
  }

  private func each<Output: Sendable>(
    aloneFor: UInt64 = PhraseLookup.aloneFor,
    _ look: @Sendable (Int, SnapshotSegment) throws(IndexError) -> Output
  ) throws(IndexError) -> [Output] {
    // The last segments are the smallest, as a rule: so the large ones are left to share.
    try ParallelMap.run(segments.indices.reversed(), aloneFor: aloneFor) {
      (index) throws(IndexError) in
      try look(index, segments[index])
    }.reversed()
  }

  // MARK: One segment

  /// The live documents of a segment in which a phrase stands, of those in `documents` where they are given;
  /// `approximate` is made of it.
  static func documents(
    _ query: IndexQuery, _ approximate: ApproximateQuery?, within documents: [UInt32]? = nil,
    _ segment: SnapshotSegment, _ ranking: Ranking
  ) throws(IndexError) -> PhraseDocuments {
    if documents?.isEmpty ?? false { return .few([]) }
    func tally(_ fields: FieldSet) -> PhraseTally {
      PhraseTally(
        segment: segment.segment, tombstones: segment.tombstones, fields: fields,
        ranking: ranking)
    }
    switch query {
    case .approximate(let scalars, _, _, let fields):
      guard TextAlphabet.symbols(scalars) != nil else { return .few([]) }
      guard let approximate else {
        return try PhraseLookup.documents(
          .phrase(scalars, fields: fields), nil, within: documents, segment, ranking)
      }
      return .few(
        try ApproximateSearch(tally: tally(fields), query: approximate)
          .documents(within: documents))
    case .phrase(let scalars, let fields):
      if let plain = query.plain {
        let search = PhraseSearch(segment.segment, plain.symbols, within: documents)
        return try tally(fields).documents(try search.blocks())
      }
      guard let symbols = TextPattern.symbols(scalars), !symbols.isEmpty else {
        return .few([])
      }
      return .few(
        try PatternSearch(tally: tally(fields)).documents(.phrase(symbols), within: documents))
    case .near(let first, let second, let distance, let fields):
      let pattern = TextPattern.near(
        first.compactMap(TextPattern.symbols), second.compactMap(TextPattern.symbols),
        distance: distance)
      return .few(
        try PatternSearch(tally: tally(fields)).documents(pattern, within: documents))
    case .and, .or, .not, .key, .keyPrefix, .keyRange, .documents, .kind, .all: return .few([])
    }
  }

  /// What a phrase comes to, whose terms have these lists, of which no more is read than is `wanted`.
  private static func tally(
    _ phrase: PlainPhrase, _ lists: [PostingsList?], best wanted: Int?, _ segment: SnapshotSegment,
    _ bm25: BM25
  ) throws(IndexError) -> Tally {
    let tally = PhraseTally(
      segment: segment.segment, tombstones: segment.tombstones, fields: phrase.fields,
      ranking: bm25.ranking)
    let search = PhraseSearch(segment.segment, phrase.symbols, lists: lists)
    let documents: PhraseDocuments
    if phrase.symbols.count <= 2 {
      let list = try search.list()
      if wanted != nil, let list, let unread = try UnreadList(list, of: phrase.symbols, tally) {
        return .unread(unread)
      }
      documents = try tally.documents(try search.blocks(of: list))
    } else {
      documents = try tally.documents(try search.blocks())
    }
    guard let wanted else { return .documents(documents) }
    return .counted(try CountedDocuments(documents, best: wanted, bm25, segment.segment))
  }
}

extension IndexQuery {
  /// The query as a phrase without open places; nil where it is none, or no text can hold it.
  var plain: PlainPhrase? {
    guard case .phrase(let scalars, let fields) = self,
      let symbols = TextPattern.symbols(scalars), !symbols.isEmpty,
      !symbols.contains(TextPattern.anySymbol)
    else { return nil }
    return PlainPhrase(symbols: symbols, fields: fields)
  }
}
