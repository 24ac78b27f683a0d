import Storage
import Support
import Testing

@testable import BigramIndex

/// One symbol without a list of its own: the union of the lists of the bigrams that begin with it.
@Suite struct UnionTests {
  private static let directory = "/index"
  private static let ranking = Ranking(weights: [5, 1])
  /// In many documents, in some, in a few.
  private static let sought: [UInt32] = [0x4E00, 0x4E10, 0x4E20, 0x4E30]

  /// A title and a body; the sought characters stand in the fewer documents the later they come.
  private func document(_ number: Int, _ random: inout SeededGenerator) -> IndexDocument {
    func text(_ count: Int) -> [UInt32] {
      (0..<count).map { _ in
        for (place, scalar) in Self.sought.enumerated().reversed()
        where Int.random(in: 0..<20 << (4 * place), using: &random) == 0 { return scalar }
        return UInt32(0x5000 + Int.random(in: 0..<40, using: &random))
      }
    }
    return IndexDocument(
      kind: 1,
      fields: [
        IndexField(kind: 0, scalars: text(Int.random(in: 0...6, using: &random))),
        IndexField(kind: 1, scalars: text(Int.random(in: 1...60, using: &random))),
      ], keys: ["k\(number)"], stored: [])
  }

  @Test("one symbol is found in the same documents whatever the table it is added up in")
  func union() throws {
    var random = SeededGenerator(seed: 7)
    let disk = FaultyFileSystem()
    var naive = NaiveIndex()
    var writer = try IndexWriter.open(
      Self.directory, memoryBudget: 10_000_000, ranking: Self.ranking, disk)
    for number in 0..<2_000 {
      let document = document(number, &random)
      try writer.append(document)
      naive.append(document)
    }
    try writer.commit()
    let deleted = [3, 64, 65, 1_999]
    // The naive index counts the documents that are left.
    let live = (0..<2_000).filter { !deleted.contains($0) }
    for number in deleted {
      try writer.delete(documentsWithKey: "k\(number)")
      _ = naive.delete(documentsWithKey: "k\(number)")
    }
    try writer.commit()
    let snapshot = try IndexSnapshot.open(Self.directory, disk)
    var shapes: Set<String> = []
    for scalar in Self.sought {
      for fields in [FieldSet.all, FieldSet(kind: 0), FieldSet(kind: 1)] {
        let query = IndexQuery.phrase([scalar], fields: fields)
        let found = try snapshot.hits(query, ranking: Self.ranking)
        let expected = naive.hits(query)
        #expect(found.map { Int($0.document.ordinal) } == expected.map { live[$0.place] })
        #expect(found.map(\.occurrences) == expected.map(\.occurrences))
        let best = try snapshot.search(query, limit: 10, ranking: Self.ranking)
        #expect(best.documents == expected.count)
        #expect(best.occurrences == expected.reduce(0) { $0 + $1.occurrences })
        #expect(best.top == Array(found.sorted { TopHits.isWorse($1, $0) }.prefix(10)))
      }
      let symbols = try #require(TextAlphabet.symbols([scalar]))
      for segment in snapshot.segments {
        switch try PhraseSearch(segment.segment, symbols).blocks() {
        case .few: shapes.insert("few")
        case .many(let counts):
          shapes.insert("many")
          #expect(counts.total == counts.postings.blocks.count)
        }
      }
    }
    #expect(shapes == ["few", "many"])
  }

  @Test("documents are tested by eight as one by one")
  func lanes() throws {
    var random = SeededGenerator(seed: 3)
    let bm25 = BM25(ranking: Self.ranking, documents: 64, averageLength: 300)
    for _ in 0..<200 {
      let weights = (0..<16).map { _ in Double(Int.random(in: 0...40, using: &random)) / 8 }
      let lengths = (0..<16).map { _ in UInt32.random(in: 0...2_000, using: &random) }
      var writer = ByteWriter()
      for length in lengths { writer.append(length) }
      let least = Double.random(in: 0...6, using: &random)
      for bar in [
        bm25.bar(least, inverseFrequency: 3), bm25.bar(-.infinity, inverseFrequency: 3),
        bm25.bar(.infinity, inverseFrequency: 3),
      ] {
        for first in 0...8 {
          let one = (first..<first + 8).contains {
            bar.isReached(weight: weights[$0], length: Int(lengths[$0]))
          }
          let all = bar.isReached(
            weights: weights.span, lengths: writer.bytes.span, from: first)
          #expect(all == one)
        }
      }
    }
  }

  @Test("what cannot have an impact is told by a bar that shuts nothing else out")
  func impactBar() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let ranking = Ranking(k1: Double.random(in: 0...2, using: &random), weights: [])
      let norm = LengthNorm(ranking, documents: 10, characters: 3_000)
      let length = Int.random(in: 0...2_000, using: &random)
      let weight = Double(Int.random(in: 1...400, using: &random)) / 8
      let code = Int(Impact.code(weight * norm.inverse(length: length)))
      for least in 0...code {
        #expect(norm.reach(Impact.least(least)).isReached(weight: weight, length: length))
      }
    }
  }
}
