// The phrases of a query of several parts, each looked up: first those that every hit must hold,
// which leave the others less to look through.

/// What the phrases of a query come to in each segment.
struct QueryPhrases {
  /// The phrases that count towards hits.
  let phrases: [IndexQuery]
  /// For each segment the live documents that match the parts that are settled; nil for all.
  private(set) var settled: [[UInt32]?]
  /// For each segment at least those of the settled documents in which each phrase stands, and no
  /// document without it.
  private(set) var lists: [[[PhraseDocument]]]
  /// In how many documents stands what weighs each phrase.
  private let frequencies: [Int]
  /// The phrases that are settled, the rarest first, which leaves the least to look for.
  private let needed: [Int]

  /// Looks up `phrases` for hits that match all of `parts`; nil where no document does.
  init?(
    _ phrases: [IndexQuery], of parts: [IndexQuery], _ segments: [SnapshotSegment],
    _ ranking: Ranking
  ) throws(IndexError) {
    let lookup = PhraseLookup(segments, ranking)
    let frequencies = try phrases.map { (phrase) throws(IndexError) in
      try lookup.documentFrequency(of: phrase).documents
    }
    needed = phrases.indices.filter { parts.contains(phrases[$0]) }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    self.phrases = phrases
    self.frequencies = frequencies
    lists = Array(repeating: phrases.map { _ in [] }, count: segments.count)
    settled = try QueryPhrases.documents(named: parts.filter(\.namesDocuments), segments)
    try settlePlain(lookup)
    for place in needed where phrases[place].plain == nil { try settle(place, lookup) }
    if settled.allSatisfy({ $0?.isEmpty ?? false }) { return nil }
    for place in phrases.indices where !needed.contains(place) { try lookUp(place, lookup) }
  }

  /// For each segment the live documents of all of `parts`, which name documents; nil where there
  /// is none.
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

  /// Settles the needed phrases without open places together: where they may stand is told by the
  /// lists alone, and leaves little text to look at.
  private mutating func settlePlain(_ lookup: PhraseLookup) throws(IndexError) {
    var plain: [(place: Int, phrase: PlainPhrase)] = []
    for place in needed {
      if let phrase = phrases[place].plain { plain.append((place, phrase)) }
    }
    for (index, found) in try lookup.needed(plain.map(\.phrase), within: settled).enumerated() {
      settled[index] = found.documents
      for (entry, list) in zip(plain, found.lists) { lists[index][entry.place] = list }
    }
  }

  /// Settles a needed phrase.
  private mutating func settle(_ place: Int, _ lookup: PhraseLookup) throws(IndexError) {
    try lookUp(place, lookup)
    for index in lists.indices { settled[index] = lists[index][place].map(\.document) }
  }

  /// Looks up a phrase in the settled documents.
  private mutating func lookUp(_ place: Int, _ lookup: PhraseLookup) throws(IndexError) {
    for (index, list) in try lookup.lists(phrases[place], within: settled).enumerated() {
      lists[index][place] = list
    }
  }

  /// Whether every settled document matches a part.
  func isSettled(_ part: IndexQuery) -> Bool {
    part.namesDocuments || needed.contains { phrases[$0] == part }
  }

  /// How telling each phrase is.
  func inverseFrequencies(_ bm25: BM25) -> [Double] {
    frequencies.map { bm25.inverseFrequency($0) }
  }
}
