import BigramIndex
import ChineseText
import Storage
import Support
import Testing

/// Approximate phrases against the errors of every part of every text.
@Suite struct ApproximateTests {
  /// Characters of which many are of like shape.
  private let alike = Array("人入八大天夫未末土士日曰往住态杰来米".unicodeScalars.map(\.value))

  @Test("what is found is what the errors allow, and what reads exactly costs nothing")
  func bruteForce() throws {
    for seed in UInt64(500)..<520 {
      var corpus = RandomCorpus(seed: seed)
      if seed % 2 == 1 {
        let count = Int.random(in: 2...alike.count, using: &corpus.random)
        corpus = RandomCorpus(
          seed: seed, alphabet: alike.shuffled(using: &corpus.random).suffix(count))
      }
      let disk = FaultyFileSystem()
      var naive = NaiveIndex()
      do {
        var writer = try IndexWriter.open("/index", memoryBudget: 20_000, disk)
        for _ in 0..<10 {
          let document = corpus.document(longest: seed % 5 == 0 ? 1200 : 60)
          try writer.append(document)
          naive.append(document)
        }
        _ = naive.delete(documentsWithKey: "k1")
        try writer.delete(documentsWithKey: "k1")
        try writer.commit()
      }
      let snapshot = try IndexSnapshot.open("/index", disk)
      let ids = snapshot.documents()
      for _ in 0..<16 {
        let phrase = corpus.phrase(from: naive.documents)
        let edits = Int.random(in: 0...3, using: &corpus.random)
        let query = IndexQuery.approximate(phrase, edits: edits)
        let hits = try snapshot.matches(query)
        let comment = Comment("seed \(seed) \(phrase) \(edits)")
        let expected = naive.documents.indices.filter { naive.isMatch(query, naive.documents[$0]) }
        #expect(hits.map(\.document) == expected.map { ids[$0] }, comment)
        let exact = Set(try snapshot.matches(.phrase(phrase)).map(\.document))
        for hit in hits {
          #expect((hit.cost == 0) == exact.contains(hit.document), comment)
          #expect(hit.occurrences > 0 && hit.cost <= Double(phrase.count / 2 + 1), comment)
        }
      }
    }
  }

  @Test("exact readings come first, then those of like shape")
  func order() throws {
    let disk = FaultyFileSystem()
    do {
      var writer = try IndexWriter.open("/index", disk)
      for text in ["防控工作书态化开展", "防控工作常杰化开展", "防控工作常态化开展", "防控工作常化开展"] {
        try writer.append(
          IndexDocument(
            kind: 0, fields: [IndexField(kind: 0, scalars: Folding.scalars(text))]))
      }
      try writer.commit()
    }
    let snapshot = try IndexSnapshot.open("/index", disk)
    let query = IndexQuery.approximate(Folding.scalars("常态化"), edits: 1)
    let top = try snapshot.search(query, limit: 10).top
    #expect(top.map(\.document) == [2, 1, 3, 0].map { snapshot.documents()[$0] })
    #expect(top.first?.cost == 0)
  }
}
