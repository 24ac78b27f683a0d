import BigramIndex
import Storage
import Support
import Testing

/// Likely readings of an index in which documents were replaced, before and after these are merged
/// away.
@Suite struct ChurnedOddsTests {
  /// What is found of a phrase: the names of the documents, with the places in each and their cost.
  private func found(_ phrase: [UInt32], on disk: FaultyFileSystem) throws -> [String] {
    let snapshot = try IndexSnapshot.open("/index", disk)
    let query = IndexQuery.approximate(phrase, edits: 1, onlyLikely: true)
    return try snapshot.hits(query).map { hit in
      "\(try snapshot.stored(of: hit.document)) \(hit.occurrences) \(hit.cost)"
    }.sorted()
  }

  private func append(
    _ texts: [[UInt32]], _ names: some Sequence<Int>, to writer: inout IndexWriter
  ) throws {
    for name in names {
      let field = IndexField(kind: 0, scalars: texts[name])
      try writer.delete(documentsWithKey: "\(name)")
      try writer.append(
        IndexDocument(
          kind: 0, fields: [field], keys: ["\(name)"],
          stored: [UInt8(name >> 8), UInt8(name & 255)]))
    }
    try writer.commit()
  }

  @Test(
    "what was replaced has no part in what is likely, merged away or not",
    arguments: [
      (seed: UInt64(1), characters: 18, texts: 60), (seed: 2, characters: 6, texts: 400),
      // Only with what was replaced are these texts enough for what is rare in them to be odd.
      (seed: 3, characters: 100, texts: 900),
    ])
  func replaced(seed: UInt64, characters: UInt32, texts count: Int) throws {
    var corpus = RandomCorpus(seed: seed, alphabet: (0..<characters).map { 0x4E00 + 13 * $0 })
    let texts = (0..<count).map { _ in corpus.scalars(80) }
    let others = texts.map { $0.reversed() + corpus.scalars(40) }
    let (fresh, churned) = (FaultyFileSystem(), FaultyFileSystem())
    do {
      var writer = try IndexWriter.open("/index", fresh)
      try append(texts, texts.indices, to: &writer)
    }
    do {
      var writer = try IndexWriter.open("/index", churned)
      try append(texts, texts.indices, to: &writer)
      let changed = texts.indices.filter { _ in Int.random(in: 0..<5, using: &corpus.random) < 2 }
      try append(others, changed, to: &writer)
      try append(texts, changed, to: &writer)
    }
    let phrases = texts.prefix(40).map {
      Array($0.prefix(Int.random(in: 3...5, using: &corpus.random)))
    }
    let expected = try phrases.map { try found($0, on: fresh) }
    let before = try phrases.map { try found($0, on: churned) }
    do {
      var writer = try IndexWriter.open("/index", churned)
      try writer.compact()
      try writer.commit()
    }
    let after = try phrases.map { try found($0, on: churned) }
    #expect(expected.contains { !$0.isEmpty }, "seed \(seed)")
    #expect(before == expected, "seed \(seed)")
    #expect(after == expected, "seed \(seed)")
  }
}
