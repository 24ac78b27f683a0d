import Storage
import Support
import Testing

@testable import BigramIndex

/// Phrases of three symbols and more, which are told by the text of blocks of which no more is
/// looked at than is needed; the ways to the text, and from there to the best documents.
@Suite struct ProofTests {
  private static let directory = "/index"

  /// Characters of which some have the same low byte and other tails, of each length.
  private static let alike =
    [65, 200, 312, 424, 2_000, 2_015, 2_030].map { TextAlphabet.scalars[$0] } + [0x1F600, 0x1F601]

  @Test(
    "characters with the same low byte are told apart, in a block and over its end",
    arguments: 0..<UInt64(6))
  func proofs(seed: UInt64) throws {
    var corpus = RandomCorpus(
      seed: seed, alphabet: Array(Self.alike.prefix([2, 4, 9][Int(seed % 3)])))
    let disk = FaultyFileSystem()
    var naive = NaiveIndex()
    do {
      var writer = try IndexWriter.open(Self.directory, memoryBudget: 200_000, disk)
      for _ in 0..<40 {
        let document = corpus.document(longest: 1_500)
        try writer.append(document)
        naive.append(document)
      }
      try writer.commit()
    }
    let snapshot = try IndexSnapshot.open(Self.directory, disk)
    for _ in 0..<40 {
      var phrase = corpus.phrase(from: naive.documents)
      while phrase.count < 3 { phrase += phrase }
      if Int.random(in: 0..<8, using: &corpus.random) == 0 { phrase += phrase + phrase }
      let found = try snapshot.hits(.phrase(phrase))
      let expected = naive.hits(.phrase(phrase))
      #expect(found.map(\.occurrences) == expected.map(\.occurrences), "seed \(seed), \(phrase)")
      #expect(
        found.map { Int($0.document.ordinal) } == expected.map(\.place),
        "seed \(seed), \(phrase)")
    }
  }

  @Test("what a block is known to hold is what all of its places hold")
  func counts() throws {
    var corpus = RandomCorpus(seed: 77, alphabet: Self.alike)
    let disk = FaultyFileSystem()
    var writer = try IndexWriter.open(Self.directory, disk)
    for _ in 0..<60 { try writer.append(corpus.document(longest: 1_200)) }
    try writer.commit()
    let segment = try #require(
      try IndexSnapshot.open(Self.directory, disk).segments.first?.segment)
    let file = segment.file
    var found = 0
    for _ in 0..<200 {
      let length = Int.random(in: 3...4, using: &corpus.random)
      let symbols = try #require(TextAlphabet.symbols(corpus.scalars(length)))
      let anchor = Int.random(in: 0..<symbols.count - 1, using: &corpus.random)
      guard let list = try segment.terms.find(Term(symbols[anchor], symbols[anchor + 1])) else {
        continue
      }
      let candidates = try Postings(list, file, blockCount: segment.head.blocks)
      let matcher = PhraseMatcher(symbols, anchor: anchor)
      let proven = try BlockProofs(segment, matcher).proven(
        candidates, 0..<candidates.blocks.count)
      var reader = TextReader(file, segment.head)
      var expected = Postings()
      for block in candidates.blocks {
        let count = try matcher.count(in: Int(block), at: reader.block(Int(block)), &reader)
        if count > 0 {
          expected.blocks.append(block)
          expected.counts.append(count)
        }
      }
      #expect(proven == expected, "\(symbols), \(anchor)")
      found += proven.blocks.count
    }
    #expect(found > 1_000)
  }

  @Test("lists of thousands of postings leave the right blocks, whether they take any away or not")
  func longLists() throws {
    var random = SeededGenerator(seed: 11)
    let disk = FaultyFileSystem()
    var naive = NaiveIndex()
    do {
      var writer = try IndexWriter.open(Self.directory, memoryBudget: 50_000_000, disk)
      for number in 0..<9_000 {
        // The second two stand in every other document: the first, where it stands, before them,
        // and the last mostly not behind them.
        var text: [UInt32] = [0x5000 + UInt32(number % 40)]
        if number % 2 == 0 {
          text += number % 9 == 0 ? [0x4E00, 0x4E01, 0x4E02] : [0x4E01, 0x4E02]
        }
        if Int.random(in: 0..<10, using: &random) == 0 { text += [0x4E02, 0x4E03] }
        if number % 500 == 0 { text += [0x4E01, 0x4E02, 0x4E03, 0x4E00, 0x4E01] }
        let document = IndexDocument(
          kind: 1, fields: [IndexField(kind: 1, scalars: text)], keys: [], stored: [])
        try writer.append(document)
        naive.append(document)
      }
      try writer.commit()
    }
    let snapshot = try IndexSnapshot.open(Self.directory, disk)
    let phrases: [[UInt32]] = [
      [0x4E00, 0x4E01, 0x4E02], [0x4E01, 0x4E02, 0x4E03], [0x4E00, 0x4E01, 0x4E02, 0x4E03],
    ]
    for phrase in phrases {
      let symbols = try #require(TextAlphabet.symbols(phrase))
      let lists = try PhraseSearch.lists(symbols, snapshot.segments)[0].compactMap(\.self)
      #expect(lists.contains { $0.count > 4_000 })
      let found = try snapshot.hits(.phrase(phrase))
      let expected = naive.hits(.phrase(phrase))
      #expect(found.map { Int($0.document.ordinal) } == expected.map(\.place), "\(phrase)")
      #expect(found.map(\.occurrences) == expected.map(\.occurrences), "\(phrase)")
    }
  }

  @Test("what each segment finds best is what is best, with all that ranks alike")
  func counted() throws {
    var corpus = RandomCorpus(seed: 21, alphabet: [0x4E00, 0x4E01, 0x4E02])
    let disk = FaultyFileSystem()
    let made = Ranking(weights: [3, 1, 0.5])
    var writer = try IndexWriter.open(Self.directory, ranking: made, disk)
    for count in [300, 40, 120] {
      for _ in 0..<count { try writer.append(corpus.document(longest: 12)) }
      try writer.commit()
    }
    try writer.delete(documentsWithKey: "k3")
    try writer.commit()
    let snapshot = try IndexSnapshot.open(Self.directory, disk)
    #expect(snapshot.segments.count > 1)
    let rankings = [made, Ranking(k1: 0), Ranking(b: 0, weights: [0, 2]), Ranking(k1: 2, b: 1)]
    for _ in 0..<40 {
      let phrase = corpus.scalars(Int.random(in: 1...5, using: &corpus.random))
      for ranking in rankings {
        let all = try snapshot.hits(.phrase(phrase), ranking: ranking)
          .sorted { TopHits.isWorse($1, $0) }
        for limit in [0, 1, 10, 100, 1_000] {
          let found = try snapshot.search(.phrase(phrase), limit: limit, ranking: ranking)
          let comment = Comment("\(phrase), \(ranking), \(limit)")
          #expect(found.documents == all.count, comment)
          #expect(found.occurrences == all.reduce(0) { $0 + $1.occurrences }, comment)
          #expect(found.top == Array(all.prefix(limit)), comment)
          let ties = all.dropFirst(limit).filter { found.top.last?.ranks(with: $0) ?? false }
          #expect(found.ties.sorted { $0.document < $1.document } == Array(ties), comment)
        }
      }
    }
  }

  @Test("terms are found in several dictionaries as in each, in whatever order they are asked for")
  func terms() throws {
    var corpus = RandomCorpus(seed: 5, alphabet: (0..<60).map { 0x4E00 + $0 })
    let disk = FaultyFileSystem()
    var writer = try IndexWriter.open(Self.directory, disk)
    for count in [1, 300, 20] {
      for _ in 0..<count { try writer.append(corpus.document()) }
      try writer.commit()
    }
    let segments = try IndexSnapshot.open(Self.directory, disk).segments
    let dictionaries = segments.map(\.segment.terms)
    #expect(dictionaries.count == 3)
    for _ in 0..<100 {
      let terms = try (0..<Int.random(in: 0...9, using: &corpus.random)).map { _ in
        let symbols = try #require(TextAlphabet.symbols(corpus.scalars(2)))
        return Term(symbols[0], Bool.random(using: &corpus.random) ? symbols[1] : Term.any)
      }
      let found = try TermDictionary.find(terms, in: dictionaries)
      for (dictionary, lists) in zip(dictionaries, found) {
        #expect(lists == (try terms.map { try dictionary.find($0) }))
        #expect(lists == (try dictionary.find(terms)))
      }
    }
  }

  @Test("the first block of a document is found wherever it is sought from")
  func firstBlocks() throws {
    for seed in UInt64(0)..<6 {
      var corpus = RandomCorpus(seed: seed, alphabet: [0x4E00, 0x4E01])
      let disk = FaultyFileSystem()
      var writer = try IndexWriter.open(Self.directory, disk)
      for number in 0..<400 {
        // Where they are long, and where there are none, changes: no guess is right.
        let isLong = number / 50 % 2 == Int(seed % 2)
        try writer.append(corpus.document(longest: isLong ? 2_500 : 3))
      }
      try writer.commit()
      let segment = try #require(
        try IndexSnapshot.open(Self.directory, disk).segments.first?.segment)
      let file = segment.file
      var reader = TextReader(file, segment.head)
      for range in segment.kinds.ranges {
        var expected = range.blocks.lowerBound
        for document in 0..<segment.head.documents {
          while expected < range.blocks.upperBound,
            try Int(reader.document(of: expected)) < document
          {
            expected += 1
          }
          let found = try reader.first(
            of: document, among: segment.head.documents, in: range.blocks)
          #expect(found == expected, "seed \(seed), kind \(range.kind), document \(document)")
        }
      }
    }
  }
}
