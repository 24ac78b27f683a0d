import Storage
import Support
import Testing

@testable import BigramIndex

/// The search for a phrase divided between processors: the parts of a segment, one after the other,
/// have what the whole of it has.
@Suite struct SharesTests {
  private static let directory = "/index"
  private static let ranking = Ranking(weights: [5, 1])
  /// So small a share that every segment is divided.
  private static let leastShare = 1

  /// Three kinds of fields, some of them without text, and documents that are deleted. Half of the
  /// characters are six, which the phrases are of; each begins more bigrams than a block of the
  /// dictionary holds.
  private func make(
    _ random: inout SeededGenerator, documents: Int, perSegment: Int
  ) throws -> IndexSnapshot {
    let disk = FaultyFileSystem()
    var writer = try IndexWriter.open(
      Self.directory, memoryBudget: 10_000_000, ranking: Self.ranking, disk)
    func text(_ count: Int) -> [UInt32] {
      (0..<count).map { _ in
        let isOften = Bool.random(using: &random)
        return 0x4E00 + UInt32(Int.random(in: isOften ? 0..<6 : 6..<250, using: &random))
      }
    }
    for number in 0..<documents {
      try writer.append(
        IndexDocument(
          kind: 1,
          fields: [
            IndexField(kind: 0, scalars: text(Int.random(in: 0...4, using: &random))),
            IndexField(kind: 1, scalars: text(Int.random(in: 0...700, using: &random))),
            IndexField(kind: 3, scalars: text(Int.random(in: 0...9, using: &random))),
          ], keys: ["k\(number)"], stored: []))
      if number % perSegment == perSegment - 1 { try writer.commit() }
    }
    try writer.commit()
    for number in stride(from: 2, to: documents, by: 7) {
      try writer.delete(documentsWithKey: "k\(number)")
    }
    try writer.commit()
    return try IndexSnapshot.open(Self.directory, disk)
  }

  @Test(
    "however small the shares, the same documents are found",
    arguments: [(1, 9), (3, 9), (40, 50), (300, 400), (90, 40)])
  func tallies(documents: Int, perSegment: Int) throws {
    var random = SeededGenerator(seed: 0x5A4E + UInt64(documents))
    let snapshot = try make(&random, documents: documents, perSegment: perSegment)
    let bm25 = snapshot.bm25(Self.ranking)
    let whole = PhraseLookup(snapshot.segments, Self.ranking, shareSize: .max)
    let divided = PhraseLookup(snapshot.segments, Self.ranking, shareSize: Self.leastShare)
    for length in [1, 1, 1, 2, 3, 3, 4, 6] {
      let scalars = (0..<length).map { _ in
        0x4E00 + UInt32(Int.random(in: 0..<6, using: &random))
      }
      for fields in [FieldSet.all, FieldSet(kind: 0), FieldSet(kind: 1)] {
        let phrase = IndexQuery.phrase(scalars, fields: fields)
        let comment = Comment("seed \(random.seed), \(scalars), \(fields)")
        let expected = try whole.tallies(phrase, bm25)
        let found = try divided.tallies(phrase, bm25)
        #expect(list(found) == list(expected), comment)
        // A list that is read alone is not divided.
        let isDivided = documents == 300 && length != 2
        if isDivided { #expect(found.count > expected.count, comment) }
        for wanted in [0, 1, 10] {
          try expectSameBest(phrase, wanted, whole, divided, bm25, comment)
        }
      }
    }
  }

  /// Documents as those of the snapshot, which are to come in order.
  private func list(
    _ tallies: [(segment: SnapshotSegment, tally: PhraseLookup.Tally)]
  ) -> [PhraseDocument] {
    tallies.flatMap { (segment, tally) -> [PhraseDocument] in
      guard case .documents(let documents) = tally else { return [] }
      return documents.list.map {
        PhraseDocument(
          document: $0.document + UInt32(segment.base), count: $0.count, weight: $0.weight)
      }
    }
  }

  private func expectSameBest(
    _ phrase: IndexQuery, _ wanted: Int, _ whole: PhraseLookup, _ divided: PhraseLookup,
    _ bm25: BM25, _ comment: Comment
  ) throws {
    func counted(_ lookup: PhraseLookup) throws -> (Int, Int, [IndexHit]) {
      var (documents, occurrences) = (0, 0)
      var top = TopHits(limit: wanted)
      for (segment, tally) in try lookup.tallies(phrase, best: wanted, bm25) {
        guard case .counted(let found) = tally else { continue }
        documents += found.documents
        occurrences += found.occurrences
        let file = segment.segment.file
        var table = DocumentTable(file, segment.segment.head)
        for document in found.best {
          let length = try table.length(of: Int(document.document))
          top.insert(
            IndexHit(
              document: DocumentID(document.document + UInt32(segment.base)),
              occurrences: Int(document.count),
              score: bm25.score(weight: document.weight, inverseFrequency: 1, length: length)))
        }
      }
      return (documents, occurrences, top.sorted())
    }
    let expected = try counted(whole)
    let found = try counted(divided)
    #expect(found.0 == expected.0, comment)
    #expect(found.1 == expected.1, comment)
    #expect(found.2 == expected.2, comment)
  }

  @Test("parts of a segment have each of its blocks once, and shares divide what is much")
  func parts() throws {
    var random = SeededGenerator(seed: 0x9A27)
    let snapshot = try make(&random, documents: 300, perSegment: 400)
    let segment = try #require(snapshot.segments.first)
    let half = segment.segment.head.documents / 2
    for middle in [0, 1, half, segment.segment.head.documents] {
      let first = try SegmentPart(0..<middle, of: segment.segment)
      let second = try SegmentPart(middle..<segment.segment.head.documents, of: segment.segment)
      for kind in segment.segment.kinds.ranges {
        let own = [first, second].flatMap(\.kinds).filter { $0.kind == kind.kind }.map(\.blocks)
        #expect(own.flatMap { Array($0) } == Array(kind.blocks), "\(middle)")
      }
    }
    let symbols = try #require(TextAlphabet.symbols([0x4E00]))
    let plain = PlainPhrase(symbols: symbols, fields: .all)
    let lists = try PhraseSearch.lists(symbols, snapshot.segments)
    let size = try segment.segment.terms.size(ofFirst: symbols[0])
    try #require(size > 4)
    for (share, count) in [(1, 4), (size / 2, 2), (size, 1), (size + 1, 1)] {
      let shares = try PhraseShares(plain, lists, snapshot.segments, size: share)
      #expect(shares.shares.count == count, "\(share) of \(size)")
      #expect(shares.isLong == (size > share))
      #expect((shares.shares[0].union != nil) == (count > 1))
    }
  }
}
