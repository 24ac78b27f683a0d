// The phrases of a query of several parts, each looked up: first those that every hit must hold, which
// leave the others less to look through.

/// What the phrases of a query come to in each segment.
struct QueryPhrases {
  /// The phrases that count towards hits.
  let phrases: [IndexQuery]
  /// For each segment the live documents that match the parts that are settled; nil for all.
  private(set) var settled: [[UInt32]?]
  /// For each segment at least those of the settled documents in which each phrase stands, and no
  /// document without it.
  private(set) var lists: [[[PhraseDocument]]]
  /// In how many documents each phrase stands; nil until it is known.
  private var frequencies: [Int?]
  /// The phrases that are settled.
  private let needed: [Int]

  /// Looks up `phrases` for hits that match all of `parts`; nil where no document does.
  init?(
    _ phrases: [IndexQuery], of parts: [IndexQuery], _ segments: [SnapshotSegment],
    _ ranking: Ranking
  ) throws(IndexError) {
    let lookup = PhraseLookup(segments, ranking)
    let plain = phrases.map(\.plain)
    let frequencies = try plain.map { (plain) throws(IndexError) in
      try plain.map { (plain) throws(IndexError) in
        try lookup.documentFrequency(plain.symbols).documents
      }
    }
    // The rarest leaves the least to look for.
    needed = phrases.indices.filter { plain[$0] != nil && parts.contains(phrases[$0]) }
      .sorted { (frequencies[$0] ?? 0, $0) < (frequencies[$1] ?? 0, $1) }
    self.phrases = phrases
    self.frequencies = frequencies
    lists = Array(repeating: phrases.map { _ in [] }, count: segments.count)
    settled = try QueryPhrases.documents(named: parts.filter(\.namesDocuments), segments)
    try settle(needed.compactMap { plain[$0] }, lookup)
    if !needed.isEmpty && settled.allSatisfy({ $0?.isEmpty ?? false }) { return nil }
    for place in phrases.indices where !needed.contains(place) {
      let total = try lookUp(place, lookup)
      if total == 0 && parts.contains(phrases[place]) { return nil }
    }
  }

  /// For each segment the live documents of all of `parts`, which name documents; nil where there is
  /// none.
  private static func documents(
    named parts: [IndexQuery], _ segments: [SnapshotSegment]
  ) throws(IndexError) -> [[UInt32]?] {
    try segments.map { (segment) throws(IndexError) in
      var all: [UInt32]?
      for part in parts {
        let documents = try segment.documents(named: part)
        all = all.map { DocumentSets.intersection($0, documents) } ?? documents
      }
      return all
    }
  }

  /// Leaves of the settled documents those that hold all of `plain`, which are the needed phrases.
  private mutating func settle(
    _ plain: [PlainPhrase], _ lookup: PhraseLookup
  ) throws(IndexError) {
    for (index, found) in try lookup.needed(plain, within: settled).enumerated() {
      settled[index] = found.documents
      for (place, list) in zip(needed, found.lists) { lists[index][place] = list }
    }
  }

  /// Looks up a phrase that hits may lack; returns in how many of the settled documents it stands.
  private mutating func lookUp(
    _ place: Int, _ lookup: PhraseLookup
  ) throws(IndexError) -> Int {
    var total = 0
    for (index, list) in try lookup.lists(phrases[place], within: settled).enumerated() {
      total += list.count
      lists[index][place] = list
    }
    if frequencies[place] == nil { frequencies[place] = total }
    return total
  }

  /// Whether every settled document matches a part.
  func isSettled(_ part: IndexQuery) -> Bool {
    part.namesDocuments || needed.contains { phrases[$0] == part }
  }

  /// How telling each phrase is.
  func inverseFrequencies(_ bm25: BM25) -> [Double] {
    frequencies.map { bm25.inverseFrequency($0 ?? 0) }
  }
}
