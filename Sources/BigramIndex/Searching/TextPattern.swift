// Phrases with places that any character fills, and phrases near each other: no list of postings
// answers for them, so their parts find the documents and the text settles them.

/// What is looked for in the text of one field, as symbols.
enum TextPattern {
  /// Symbols one after another; `anySymbol` stands for any one of them.
  case phrase([UInt32])
  /// One of the first and one of the second, in either order and apart, with at most `distance`
  /// symbols between them.
  case near([[UInt32]], [[UInt32]], distance: Int)

  /// No text of a field holds the separator, so its symbol is free for a place that any fills.
  static let anySymbol: UInt32 = 0

  /// The symbols of scalars of which 0 stands for any; nil where they hold what no text holds.
  static func symbols(_ scalars: [UInt32]) -> [UInt32]? {
    var symbols: [UInt32] = []
    for scalar in scalars {
      if scalar == IndexQuery.anyScalar {
        symbols.append(anySymbol)
      } else if let symbol = TextAlphabet.symbols([scalar]) {
        symbols += symbol
      } else {
        return nil
      }
    }
    return symbols
  }

  /// What must stand in a document for the pattern to stand in it: of each list, all runs of one
  /// of its entries.
  var requirements: [[[[UInt32]]]] {
    switch self {
    case .phrase(let symbols): [[TextPattern.runs(symbols)]]
    case .near(let first, let second, _):
      [first.map(TextPattern.runs), second.map(TextPattern.runs)]
    }
  }

  private static func runs(_ symbols: [UInt32]) -> [[UInt32]] {
    symbols.split(separator: anySymbol).map { Array($0) }
  }

  /// How often the pattern stands in the text of a field: for `near`, how many places of a first one
  /// have a second one near.
  func count(in text: [UInt32]) -> Int {
    switch self {
    case .phrase(let symbols): return PhrasePlaces.places(of: symbols, in: text).count
    case .near(let first, let second, let distance):
      let seconds = TextPattern.ranges(second, text)
      return TextPattern.ranges(first, text).count { one in
        seconds.contains { other in
          other.lowerBound >= one.upperBound
            ? other.lowerBound - one.upperBound <= distance
            : one.lowerBound >= other.upperBound && one.lowerBound - other.upperBound <= distance
        }
      }
    }
  }

  /// The places of any of the phrases, each once.
  private static func ranges(_ phrases: [[UInt32]], _ text: [UInt32]) -> Set<Range<Int>> {
    var ranges: Set<Range<Int>> = []
    for phrase in phrases {
      for place in PhrasePlaces.places(of: phrase, in: text) {
        ranges.insert(place..<place + phrase.count)
      }
    }
    return ranges
  }
}

/// Finds the documents of a pattern in one segment.
struct PatternSearch {
  let tally: PhraseTally

  /// The live documents in which the pattern stands, in order, each with its count.
  ///
  /// Cost: that of looking up the parts, and of reading the text of every document that has them all.
  func documents(_ pattern: TextPattern) throws(IndexError) -> [PhraseDocument] {
    var candidates: [UInt32]?
    for alternatives in pattern.requirements {
      var any: [UInt32] = []
      for runs in alternatives { any = DocumentSets.union(any, try documents(runs)) }
      candidates = candidates.map { DocumentSets.intersection($0, any) } ?? any
    }
    let file = tally.segment.file
    var table = DocumentTable(file, tally.segment.head)
    let text = FieldText(tally.segment)
    var found: [PhraseDocument] = []
    for document in candidates ?? [] {
      var hit = PhraseDocument(document: document, count: 0, weight: 0)
      for field in try table.fields(of: Int(document))
      where tally.fields.contains(kind: field.kind) {
        let range = field.start..<field.start + field.count
        let count = pattern.count(
          in: try text.symbols(of: Int(document), kind: field.kind, range))
        hit.count += UInt32(count)
        hit.weight += Double(count) * tally.ranking.weight(ofKind: field.kind)
      }
      if hit.count > 0 { found.append(hit) }
    }
    return found
  }

  /// The live documents that have all of these phrases.
  private func documents(_ runs: [[UInt32]]) throws(IndexError) -> [UInt32] {
    var result: [UInt32]?
    for run in runs {
      let postings = try PhraseSearch(tally.segment, run).postings()
      let next = try tally.documents(postings).list.map(\.document)
      result = result.map { DocumentSets.intersection($0, next) } ?? next
    }
    return result ?? []
  }
}
