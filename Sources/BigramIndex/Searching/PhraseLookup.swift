// What a phrase comes to in the segments of a snapshot.

import Parallel

/// Looks up one phrase after another, in several segments at once where they are large.
struct PhraseLookup {
  private let segments: [SnapshotSegment]
  private let ranking: Ranking
  /// The segments in parts that are worth a processor each.
  private let shares: [ArraySlice<SnapshotSegment>]

  /// What is known of a phrase in one segment.
  enum Tally {
    case documents(PhraseDocuments)
    case unread(UnreadList)

    /// Documents in which the phrase stands.
    var count: Int {
      switch self {
      case .documents(let documents): documents.count
      case .unread(let list): list.documents
      }
    }
  }

  /// Characters that are worth waking a processor.
  private static let shareSize = 1 << 24

  init(_ segments: [SnapshotSegment], _ ranking: Ranking) {
    self.segments = segments
    self.ranking = ranking
    var shares: [ArraySlice<SnapshotSegment>] = []
    var start = 0
    var size = 0
    for (index, segment) in segments.enumerated() {
      size += segment.segment.head.characters
      if size >= PhraseLookup.shareSize || index == segments.count - 1 {
        shares.append(segments[start...index])
        start = index + 1
        size = 0
      }
    }
    self.shares = shares
  }

  /// For each segment the documents of `phrase`, in order.
  func lists(_ phrase: IndexQuery) throws(IndexError) -> [[PhraseDocument]] {
    try each(phrase) { (segment, approximate) throws(IndexError) in
      try PhraseLookup.documents(phrase, approximate, segment, ranking).list
    }
  }

  /// The same in the shape that costs least; `isRanked` where only the best documents are wanted.
  func tallies(_ phrase: IndexQuery, isRanked: Bool) throws(IndexError) -> [Tally] {
    try each(phrase) { (segment, approximate) throws(IndexError) in
      if isRanked, let list = try PhraseLookup.unreadList(phrase, segment, ranking) {
        return .unread(list)
      }
      return .documents(try PhraseLookup.documents(phrase, approximate, segment, ranking))
    }
  }

  private func each<Output: Sendable>(
    _ phrase: IndexQuery,
    _ look: @Sendable (SnapshotSegment, ApproximateQuery?) throws(IndexError) -> Output
  ) throws(IndexError) -> [Output] {
    let approximate = try ApproximateQuery(phrase, segments)
    return try ParallelMap.run(shares) { (share) throws(IndexError) in
      try share.map { (segment) throws(IndexError) in try look(segment, approximate) }
    }.flatMap { $0 }
  }

  // MARK: One segment

  /// The live documents of a segment in which a phrase stands; `approximate` is made of it.
  static func documents(
    _ query: IndexQuery, _ approximate: ApproximateQuery?, _ segment: SnapshotSegment,
    _ ranking: Ranking
  ) throws(IndexError) -> PhraseDocuments {
    func tally(_ fields: FieldSet) -> PhraseTally {
      PhraseTally(
        segment: segment.segment, tombstones: segment.tombstones, fields: fields,
        ranking: ranking)
    }
    switch query {
    case .approximate(let scalars, _, _, let fields):
      guard TextAlphabet.symbols(scalars) != nil else { return .few([]) }
      guard let approximate else {
        return try documents(.phrase(scalars, fields: fields), nil, segment, ranking)
      }
      return .few(
        try ApproximateSearch(tally: tally(fields), query: approximate).documents())
    case .phrase(let scalars, let fields):
      guard let symbols = TextPattern.symbols(scalars), !symbols.isEmpty else {
        return .few([])
      }
      guard symbols.contains(TextPattern.anySymbol) else {
        return try tally(fields).documents(try PhraseSearch(segment.segment, symbols).postings())
      }
      return .few(try PatternSearch(tally: tally(fields)).documents(.phrase(symbols)))
    case .near(let first, let second, let distance, let fields):
      let pattern = TextPattern.near(
        first.compactMap(TextPattern.symbols), second.compactMap(TextPattern.symbols),
        distance: distance)
      return .few(try PatternSearch(tally: tally(fields)).documents(pattern))
    case .and, .or, .not, .key, .keyPrefix, .keyRange, .documents, .kind, .all: return .few([])
    }
  }

  /// The list of a query that is a phrase with one, where it need not be read.
  private static func unreadList(
    _ query: IndexQuery, _ segment: SnapshotSegment, _ ranking: Ranking
  ) throws(IndexError) -> UnreadList? {
    guard case .phrase(let scalars, let fields) = query, scalars.count <= 2,
      let symbols = TextPattern.symbols(scalars), !symbols.isEmpty,
      !symbols.contains(TextPattern.anySymbol)
    else { return nil }
    return try UnreadList(
      symbols,
      PhraseTally(
        segment: segment.segment, tombstones: segment.tombstones, fields: fields,
        ranking: ranking))
  }
}
