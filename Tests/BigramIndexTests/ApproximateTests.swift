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
    for seed in UInt64(500)..<514 {
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
      for _ in 0..<8 {
        let phrase = corpus.phrase(from: naive.documents)
        let edits = Int.random(in: 0...3, using: &corpus.random)
        let query = IndexQuery.approximate(phrase, edits: edits)
        let hits = try snapshot.hits(query)
        let comment = Comment("seed \(seed) \(phrase) \(edits)")
        let expected = naive.documents.indices.filter { naive.isMatch(query, naive.documents[$0]) }
        #expect(hits.map(\.document) == expected.map { ids[$0] }, comment)
        let exact = Set(try snapshot.hits(.phrase(phrase)).map(\.document))
        for hit in hits {
          #expect((hit.cost == 0) == exact.contains(hit.document), comment)
          #expect(hit.occurrences > 0 && hit.cost <= Double(phrase.count / 2 + 1), comment)
        }
        // Beside a part that leaves few documents, those are found with the same places and cost.
        let key = IndexQuery.key("k\(Int.random(in: 0...12, using: &corpus.random))")
        let named = Set(try snapshot.found(by: key).documents)
        let left = try snapshot.hits(.and([query, key]))
        let among = hits.filter { named.contains($0.document) }
        #expect(left.map(\.document) == among.map(\.document), comment)
        #expect(left.map(\.occurrences) == among.map(\.occurrences), comment)
        #expect(left.map(\.cost) == among.map(\.cost), comment)
        // Two of them leave each other few.
        let other = IndexQuery.approximate(corpus.phrase(from: naive.documents), edits: 1)
        let both = IndexQuery.and([query, other])
        let expectedBoth = naive.documents.indices.filter {
          naive.isMatch(both, naive.documents[$0])
        }
        #expect(
          try snapshot.found(by: both).documents == expectedBoth.map { ids[$0] },
          "\(comment) \(other)")
      }
    }
  }

  @Test("an error of each kind at each place of a phrase is found, also where two blocks meet")
  func everyError() throws {
    let words = Folding.scalars("常态化防控工作会议精神落实")
    for count in [2, 3, 4, 5, 6, 7, 9, words.count] {
      var random = SeededGenerator(seed: UInt64(count))
      let phrase = Array(words.prefix(count))
      let disk = FaultyFileSystem()
      var naive = NaiveIndex()
      do {
        var writer = try IndexWriter.open("/index", disk)
        for place in 0...count {
          for reading in readings(of: phrase, errorAt: place) {
            // The error stands before, at and behind the border; or the text is short.
            for start in [511, 512, 8] {
              var text = (0..<max(0, start - place)).map { _ in
                0x5000 + UInt32.random(in: 0..<0x800, using: &random)
              }
              text += reading
              for _ in 0..<Int.random(in: 0...4, using: &random) { text.append(0x5000) }
              try append(text, to: &writer, &naive)
            }
          }
        }
        try writer.commit()
      }
      let snapshot = try IndexSnapshot.open("/index", disk)
      let ids = snapshot.documents()
      for edits in 1...3 {
        let query = IndexQuery.approximate(phrase, edits: edits)
        let expected = naive.documents.indices.filter { naive.isMatch(query, naive.documents[$0]) }
        #expect(count == 2 || expected.count >= naive.documents.count / 2)
        #expect(
          try snapshot.found(by: query).documents == expected.map { ids[$0] },
          "\(count) characters, \(edits) edits")
      }
    }
  }

  @Test(
    "whatever stands between the first and the last of three characters is found, however often it does",
    arguments: UInt64(40)..<46)
  func anyMiddle(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let phrase = Folding.scalars("常态化")
    // The lists of both halves of a misread phrase are of like length, or one is much longer.
    let rarity = [3, 40, 400, 1500, 4000, 9000][Int(seed % 6)]
    let disk = FaultyFileSystem()
    var naive = NaiveIndex()
    do {
      var writer = try IndexWriter.open("/index", disk)
      for _ in 0..<60 {
        let text = (0..<Int.random(in: 1000...2000, using: &random)).map { _ -> UInt32 in
          if Int.random(in: 0..<rarity, using: &random) == 0 { return phrase[2] }
          let other = Int.random(in: 0..<8, using: &random)
          return other < 3 ? phrase[0] : 0x5000 + UInt32(other)
        }
        try append(text, to: &writer, &naive)
      }
      try writer.commit()
    }
    let snapshot = try IndexSnapshot.open("/index", disk)
    let ids = snapshot.documents()
    let query = IndexQuery.approximate(phrase, edits: 1)
    let expected = naive.documents.indices.filter { naive.isMatch(query, naive.documents[$0]) }
    #expect(!expected.isEmpty, "seed \(seed)")
    #expect(
      try snapshot.found(by: query).documents == expected.map { ids[$0] }, "seed \(seed)")
  }

  /// Adds a text to an index and to what it must agree with.
  private func append(
    _ text: [UInt32], to writer: inout IndexWriter, _ naive: inout NaiveIndex
  ) throws {
    let document = IndexDocument(kind: 0, fields: [IndexField(kind: 0, scalars: text)])
    try writer.append(document)
    naive.append(document)
  }

  /// The phrase with the character at `place` wrong, lost, of like shape, there twice, or with one
  /// before it; and with another one of like shape besides.
  private func readings(of phrase: [UInt32], errorAt place: Int) -> [[UInt32]] {
    let other = Folding.scalars("鑫")
    var readings = [Array(phrase[..<place]) + other + phrase[place...]]
    guard place < phrase.count else { return readings }
    let like = ShapeLikeness.likeliest(of: phrase[place], limit: 1)
    for text in [other, [], like, [phrase[place], phrase[place]]] {
      readings.append(Array(phrase[..<place]) + text + phrase[(place + 1)...])
    }
    for reading in readings {
      guard let last = reading.last, place + 2 < phrase.count else { continue }
      readings.append(reading.dropLast() + ShapeLikeness.likeliest(of: last, limit: 1))
    }
    return readings
  }

  /// What an index of one text a document finds, as numbers of the texts.
  private func found(
    _ phrase: String, onlyLikely: Bool, in texts: [String], memoryBudget: Int = 1 << 20
  ) throws -> [Int] {
    let disk = FaultyFileSystem()
    do {
      var writer = try IndexWriter.open("/index", memoryBudget: memoryBudget, disk)
      for text in texts {
        let field = IndexField(kind: 0, scalars: Folding.scalars(text))
        try writer.append(IndexDocument(kind: 0, fields: [field]))
        if memoryBudget == 0 { try writer.commit() }
      }
      try writer.commit()
    }
    let snapshot = try IndexSnapshot.open("/index", disk)
    let ids = snapshot.documents()
    let query = IndexQuery.approximate(
      Folding.scalars(phrase), edits: 1, onlyLikely: onlyLikely)
    return try snapshot.found(by: query).documents.compactMap { ids.firstIndex(of: $0) }
  }

  @Test(
    "other words are told from misread ones by what stands elsewhere", arguments: [1 << 20, 0])
  func odds(memoryBudget: Int) throws {
    let texts = [
      "县人民政府的通知", "市人民政府的决定", "县人民政府的意见", "省人民政府的公告",
      // Other words, which stand elsewhere.
      "县人民政协的提案", "市人民政协的会议", "县人民政协的委员",
      // A character that stands so nowhere else, one lost, one too many, and one of like shape.
      "县人民鑫府的通知", "县人民政的通知", "县人民、政府的通知", "县人民攻府的通知",
      // The end of what stands there is read so in other texts, or in none.
      "市人民政鑫", "省人民政策的解读", "县政策的解读", "市政策的解读",
    ]
    #expect(
      try found("人民政府", onlyLikely: true, in: texts, memoryBudget: memoryBudget)
        == [0, 1, 2, 3, 7, 8, 9, 10, 11])
    #expect(
      try found("人民政府", onlyLikely: false, in: texts, memoryBudget: memoryBudget)
        == Array(0...12))
    // No text knows 政鑽: whatever reads almost so may be what is meant.
    #expect(
      try found("人民政鑽", onlyLikely: true, in: texts, memoryBudget: memoryBudget)
        == [0, 1, 2, 3, 4, 5, 6, 8, 11, 12])
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
