// A frequent term, of whose list only the runs that hold one of the best documents are read.
//
// Source: Ding and Suel, "Faster top-k document retrieval using block-max indexes", SIGIR 2011.

/// The live documents of one segment in which a term with a long list stands, counted but not read.
struct UnreadList {
  private let tally: PhraseTally
  private let table: PostingsRuns
  private let totals: TermTotals

  /// Live documents with the term, and its occurrences in them.
  var documents: Int { totals.documents }
  var occurrences: Int { totals.occurrences }

  /// Takes the list of a phrase of one or two symbols; nil where it is short, where not all of its
  /// postings count, or where it was made for another ranking.
  init?(_ list: PostingsList, of phrase: [UInt32], _ tally: PhraseTally) throws(IndexError) {
    let segment = tally.segment
    guard PostingsRuns.isLong(list.count), segment.ranking == tally.ranking,
      segment.kinds.ranges.allSatisfy({ tally.fields.contains(kind: $0.kind) }),
      let totals = try TermTotals(phrase, list, segment, tally.tombstones)
    else { return nil }
    self.tally = tally
    self.totals = totals
    table = try PostingsRuns(list, segment.file, blockCount: segment.head.blocks)
  }

  /// The documents that are among the best `wanted` of those whose score is `least` or more, those
  /// that score as high as the last of them, and perhaps others, in order.
  ///
  /// Every run in which a document has a posting says at least the document's own impact. Where all
  /// runs that say so much or more were read, nothing is missing of the document.
  func best(
    _ wanted: Int, scoring least: Double, _ bm25: BM25, _ inverse: Double
  ) throws(IndexError) -> [PhraseDocument] {
    let wanted = min(wanted, documents)
    guard wanted > 0 else { return [] }
    let limits = ScoreLimits(tally.segment, bm25, inverse)
    var needed = limits.leastCode(scoring: least)
    // Of a document several runs tell.
    var runCount = wanted / 2 + 1
    var code = max(needed, code(ofRuns: runCount))
    var found: [PhraseDocument] = []
    var end = 256
    while true {
      found = PhraseTally.union([found, try read(code..<end)])
      end = code
      if code == 0 { return found }
      let whole = try limits.scores(of: found, from: code)
      if code > needed, whole.count >= wanted {
        let last = whole.map(\.score).sorted(by: >)[wanted - 1]
        needed = max(needed, limits.leastCode(scoring: last))
      }
      if code <= needed { return whole.map(\.document) }
      runCount = runCount > table.runs.count ? .max : 2 * runCount
      code = whole.count >= wanted ? needed : max(needed, self.code(ofRuns: runCount))
    }
  }

  /// The greatest code that so many runs have or surpass.
  private func code(ofRuns wanted: Int) -> Int {
    var counts = InlineArray<256, Int>(repeating: 0)
    for run in table.runs { counts[Int(run.impact)] += 1 }
    var code = 256
    var found = 0
    while code > 0 && found < wanted {
      code -= 1
      found += counts[code]
    }
    return code
  }

  /// The documents of the runs that have one of these codes.
  private func read(_ codes: Range<Int>) throws(IndexError) -> [PhraseDocument] {
    let file = tally.segment.file
    let runs = table.runs.filter { codes.contains(Int($0.impact)) }
    for run in runs { try file.check(.postings, run.range) }
    var postings = Postings()
    try postings.append(runs, file, blockCount: tally.segment.head.blocks)
    return try tally.list(postings)
  }
}

/// What the impacts of a segment come to in a search.
private struct ScoreLimits {
  private let segment: Segment
  private let norm: LengthNorm
  private let bm25: BM25
  private let inverse: Double
  /// How much greater than in the segment an impact is among all documents, at most.
  private let growth: Double

  init(_ segment: Segment, _ bm25: BM25, _ inverse: Double) {
    self.segment = segment
    norm = LengthNorm(
      segment.ranking, documents: segment.head.documents, characters: segment.head.characters)
    self.bm25 = bm25
    self.inverse = inverse
    growth = norm.ratio(to: bm25)
  }

  /// Those of `documents` whose impact has this code or a greater one, and their scores.
  func scores(
    of documents: [PhraseDocument], from code: Int
  ) throws(IndexError) -> [(document: PhraseDocument, score: Double)] {
    let file = segment.file
    var table = DocumentTable(file, segment.head)
    var found: [(document: PhraseDocument, score: Double)] = []
    let reach = norm.reach(Impact.least(code))
    for document in documents {
      let length = try table.length(of: Int(document.document))
      // Most are told without a division.
      guard reach.isReached(weight: document.weight, length: length),
        Impact.code(document.weight * norm.inverse(length: length)) >= code
      else { continue }
      let score = bm25.score(weight: document.weight, inverseFrequency: inverse, length: length)
      found.append((document, score))
    }
    return found
  }

  /// The least code with which a document may have this score; 256 where none can.
  func leastCode(scoring least: Double) -> Int {
    let least = least > 0 ? least * BM25.slack : least
    var code = 0
    while code < 256 && limit(UInt8(code)) < least { code += 1 }
    return code
  }

  /// What no document with this code scores more than.
  private func limit(_ code: UInt8) -> Double {
    let impact = Impact.bound(code) * growth
    return inverse * (bm25.ranking.k1 + 1) * (impact.isFinite ? impact / (impact + 1) : 1)
  }
}
