// What a phrase comes to in the segments of a snapshot.

import Parallel

/// Looks up one phrase after another, in several segments or parts of one at once where they are
/// large.
struct PhraseLookup {
  let segments: [SnapshotSegment]
  private let ranking: Ranking
  private let shareSize: Int

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

  /// Waking a processor costs some ten microseconds, and it is as many until it works: most phrases
  /// are found everywhere by then.
  private static let aloneFor: UInt64 = 20_000

  /// `shareSize` is what one processor is given to do at least, as in `PhraseShares`.
  init(
    _ segments: [SnapshotSegment], _ ranking: Ranking, shareSize: Int = PhraseShares.usualSize
  ) {
    self.segments = segments
    self.ranking = ranking
    self.shareSize = shareSize
  }

  /// For each segment the documents of `phrase`, in order; only those in `documents` of the
  /// segment, where they are given.
  func lists(
    _ phrase: IndexQuery, within documents: [[UInt32]?]
  ) throws(IndexError) -> [[PhraseDocument]] {
    let approximate = try ApproximateQuery(phrase, segments)
    return try each(Array(segments.indices)) { (index) throws(IndexError) in
      try PhraseLookup.documents(
        phrase, approximate, within: documents[index], segments[index], ranking
      ).list
    }
  }

  /// For each segment the documents that hold all of `phrases` and are in its `documents`, where
  /// these are given.
  func needed(
    _ phrases: [PlainPhrase], within documents: [[UInt32]?]
  ) throws(IndexError) -> [NeededPhrases] {
    try each(Array(segments.indices)) { (index) throws(IndexError) in
      try NeededPhrases(phrases, within: documents[index], segments[index], ranking)
    }
  }

  /// In order, for each segment, or each part of one in which there is much to do, the documents of
  /// `phrase` in the shape that costs least; where only the best `wanted` are, by `bm25`, the
  /// others are counted and no more.
  func tallies(
    _ phrase: IndexQuery, best wanted: Int? = nil, _ bm25: BM25
  ) throws(IndexError) -> [(segment: SnapshotSegment, tally: Tally)] {
    if let plain = phrase.plain {
      let lists = try PhraseSearch.lists(plain.symbols, segments)
      let shares = try PhraseShares(plain, lists, segments, size: shareSize)
      return try each(shares.shares, aloneFor: shares.isLong ? 0 : PhraseLookup.aloneFor) {
        (share) throws(IndexError) in
        (share.segment, try PhraseLookup.tally(plain, share, best: wanted, bm25))
      }
    }
    let approximate = try ApproximateQuery(phrase, segments)
    return try each(segments) { (segment) throws(IndexError) in
      (
        segment,
        .documents(try PhraseLookup.documents(phrase, approximate, segment, ranking))
      )
    }
  }

  private func each<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], aloneFor: UInt64 = PhraseLookup.aloneFor,
    _ look: @Sendable (Input) throws(IndexError) -> Output
  ) throws(IndexError) -> [Output] {
    // The last segments are the smallest, as a rule: so the large ones are left to share.
    try ParallelMap.run(inputs.reversed(), aloneFor: aloneFor, transform: look).reversed()
  }

  // MARK: One segment

  /// The live documents of a segment in which a phrase stands, of those in `documents` where they
  /// are given; `approximate` is made of it.
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

  /// What a phrase comes to in its share; no more is read than is `wanted`.
  private static func tally(
    _ phrase: PlainPhrase, _ share: PhraseShare, best wanted: Int?, _ bm25: BM25
  ) throws(IndexError) -> Tally {
    let segment = share.segment
    let part = try share.documents.map { (documents) throws(IndexError) in
      try SegmentPart(documents, of: segment.segment)
    }
    let tally = PhraseTally(
      segment: segment.segment, tombstones: segment.tombstones, fields: phrase.fields,
      ranking: bm25.ranking, part: part)
    let search = PhraseSearch(segment.segment, phrase.symbols, lists: share.lists, in: part)
    let documents: PhraseDocuments
    if let union = share.union {
      documents = try tally.documents(.many(union))
    } else if phrase.symbols.count <= 2 {
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
