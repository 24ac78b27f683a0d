import Storage
import Support
import Testing

@testable import BigramIndex

/// Terms with long lists, of which a search reads no more than it must.
@Suite struct FrequentTermTests {
  private static let directory = "/index"
  private static let ranking = Ranking(weights: [5, 1, 0.125])
  /// The characters of which the texts are made, the first ones the commonest.
  private static let characters: [UInt32] = (0..<12).map { 0x4E00 + $0 }

  /// A document of short fields of three kinds, of very different length.
  private func document(
    _ number: Int, longest: Int, _ random: inout SeededGenerator
  ) -> IndexDocument {
    func text(_ count: Int) -> [UInt32] {
      (0..<count).map { _ in
        let place = Double.random(in: 0..<1, using: &random)
        return Self.characters[Int(place * place * Double(Self.characters.count))]
      }
    }
    let body = Bool.random(using: &random) ? 40 : Int.random(in: 1...longest, using: &random)
    return IndexDocument(
      kind: 1,
      fields: [
        IndexField(kind: 0, scalars: text(Int.random(in: 0...8, using: &random))),
        IndexField(kind: 1, scalars: text(body)),
        IndexField(kind: 2, scalars: text(Int.random(in: 0...5, using: &random))),
      ], keys: ["k\(number)"], stored: [])
  }

  /// An index of some segments, with deleted documents.
  private func make(
    _ random: inout SeededGenerator, longest: Int, deleted: Int
  ) throws -> FaultyFileSystem {
    let disk = FaultyFileSystem()
    var writer = try IndexWriter.open(
      Self.directory, memoryBudget: Int.random(in: 100_000...400_000, using: &random),
      ranking: Self.ranking, disk)
    for number in 0..<700 {
      try writer.append(document(number, longest: longest, &random))
    }
    try writer.commit()
    for _ in 0..<deleted {
      try writer.delete(documentsWithKey: "k\(Int.random(in: 0..<700, using: &random))")
    }
    try writer.commit()
    return disk
  }

  /// The answer that reading all lists gives.
  private func plain(
    _ query: IndexQuery, _ limit: Int, _ ranking: Ranking, _ snapshot: IndexSnapshot
  ) throws -> IndexHits {
    let all = try snapshot.hits(query, ranking: ranking)
    let sorted = all.sorted { TopHits.isWorse($1, $0) }
    let top = Array(sorted.prefix(limit))
    return IndexHits(
      documents: all.count, occurrences: all.reduce(0) { $0 + $1.occurrences }, top: top,
      ties: sorted.dropFirst(limit).filter { hit in top.last.map(hit.ranks) ?? false })
  }

  @Test("the best documents, their ties and all counts are those of the whole list")
  func best() throws {
    for seed in UInt64(0)..<3 {
      var random = SeededGenerator(seed: seed)
      let disk = try make(&random, longest: 900, deleted: Int(seed % 2))
      let snapshot = try IndexSnapshot.open(Self.directory, disk)
      var unread = 0
      for first in Self.characters {
        for second in [nil] + Self.characters.prefix(3).map(Optional.some) {
          let phrase = [first] + (second.map { [$0] } ?? [])
          let query = IndexQuery.phrase(phrase)
          unread += try isUnread(phrase, snapshot) ? 1 : 0
          for limit in [0, 1, 10, 200] {
            for ranking in [Self.ranking, Ranking()] {
              let found = try snapshot.search(query, limit: limit, ranking: ranking)
              let expected = try plain(query, limit, ranking, snapshot)
              let comment = Comment("seed \(seed), \(phrase), \(limit)")
              #expect(found.documents == expected.documents, comment)
              #expect(found.occurrences == expected.occurrences, comment)
              #expect(found.top == expected.top, comment)
              #expect(
                Set(found.ties.map(\.document)) == Set(expected.ties.map(\.document)), comment)
            }
          }
        }
      }
      #expect(unread > 5, "seed \(seed)")
      #expect(try IndexCheck.run(Self.directory, disk) == [], "seed \(seed)")
    }
  }

  @Test("several phrases and filters find what each finds by itself")
  func together() throws {
    for seed in UInt64(10)..<12 {
      var random = SeededGenerator(seed: seed)
      let disk = try make(&random, longest: 900, deleted: seed % 2 == 0 ? 0 : 3)
      let snapshot = try IndexSnapshot.open(Self.directory, disk)
      for _ in 0..<50 {
        let query = self.query(&random)
        var expected: [DocumentID: Int]?
        for part in query {
          let hits = try snapshot.hits(part)
          let found = Dictionary(uniqueKeysWithValues: hits.map { ($0.document, $0.occurrences) })
          expected =
            expected.map { known in
              known.filter { found[$0.key] != nil }
                .reduce(into: [:]) { $0[$1.key] = $1.value + (found[$1.key] ?? 0) }
            } ?? found
        }
        let found = try snapshot.hits(.and(query))
        let counts = Dictionary(uniqueKeysWithValues: found.map { ($0.document, $0.occurrences) })
        #expect(counts == expected ?? [:], "seed \(seed), \(query)")
      }
    }
  }

  @Test("of a long list, every document finds all of its own postings and nothing else")
  func filter() throws {
    var random = SeededGenerator(seed: 0xF117)
    let snapshot = try IndexSnapshot.open(
      Self.directory, try make(&random, longest: 900, deleted: 0))
    let symbols = try #require(TextAlphabet.symbols(Array(Self.characters.prefix(2))))
    var runs = 0
    for segment in snapshot.segments.map(\.segment) {
      let list = try #require(try segment.terms.find(Term(symbols[0], symbols[1])))
      guard PostingsRuns.isLong(list.count) else { continue }
      let blockCount = segment.head.blocks
      runs += try PostingsRuns(list, segment.file, blockCount: blockCount).runs.count
      let all = try Postings(list, segment.file, blockCount: blockCount)
      let file = segment.file
      var reader = TextReader(file, segment.head)
      var expected = [Postings](repeating: Postings(), count: segment.head.documents)
      for (block, count) in zip(all.blocks, all.counts) {
        let document = Int(try reader.document(of: Int(block)))
        expected[document].blocks.append(block)
        expected[document].counts.append(count)
      }
      for document in expected.indices {
        let scope = SearchScope.documents(DocumentFilter([UInt32(document)], of: segment))
        var found = try scope.read(list, segment)
        try scope.keep(&found)
        #expect(found == expected[document], "\(document)")
      }
    }
    #expect(runs > 3)
  }

  /// Two parts or three of a query, each a different one.
  private func query(_ random: inout SeededGenerator) -> [IndexQuery] {
    var parts: [IndexQuery] = []
    while parts.count < Int.random(in: 2...3, using: &random) {
      let phrase = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        // The last characters are rare.
        Self.characters[Int.random(in: 0..<12, using: &random)]
      }
      let fields = Bool.random(using: &random) ? FieldSet.all : FieldSet(rawValue: 0b011)
      let part: IndexQuery =
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .keyPrefix("k\(Int.random(in: 1...69, using: &random))")
        case 1: .keyRange(from: "k2", through: "k6")
        case 2: .or([.phrase(phrase), .phrase(Array(phrase.reversed() + phrase))])
        case 3: .phrase(phrase + [IndexQuery.anyScalar, phrase[0]])
        default: .phrase(phrase, fields: fields)
        }
      if !parts.contains(part),
        !parts.flatMap(\.countedPhrases).contains(where: part.countedPhrases.contains)
      {
        parts.append(part)
      }
    }
    return parts
  }

  /// Whether a segment answers for the phrase without reading its list.
  private func isUnread(_ phrase: [UInt32], _ snapshot: IndexSnapshot) throws -> Bool {
    let symbols = try #require(TextAlphabet.symbols(phrase))
    return try snapshot.segments.contains { segment in
      guard let list = try PhraseSearch(segment.segment, symbols).list() else { return false }
      return try UnreadList(
        list, of: symbols,
        PhraseTally(
          segment: segment.segment, tombstones: segment.tombstones, fields: .all,
          ranking: Self.ranking)) != nil
    }
  }

  @Test("the check finds a table that promises another impact, another count or another run")
  func lies() throws {
    var random = SeededGenerator(seed: 0x7AB1)
    let disk = try make(&random, longest: 50, deleted: 0)
    let snapshot = try IndexSnapshot.open(Self.directory, disk)
    let segment = try #require(snapshot.segments.first?.segment)
    let symbols = try #require(TextAlphabet.symbols(Array(Self.characters.prefix(2))))
    let list = try #require(try segment.terms.find(Term(symbols[0], symbols[1])))
    #expect(PostingsRuns.isLong(list.count))
    let table = try PostingsRuns(list, segment.file, blockCount: segment.head.blocks)
    let runsStart = try #require(table.runs.first?.range.lowerBound)
    let bytes = try disk.read(segment.file.path)
    let frame = try Frame.open(
      bytes.span, magic: SegmentSection.magic,
      versions: SegmentSection.version...SegmentSection.version)
    let sections = try SegmentSection.allCases.map { bytes.span.copied(try frame.range($0.tag)) }
    for offset in list.range.lowerBound..<runsStart {
      for flip: UInt8 in [1, 0x40] {
        let lying = FaultyFileSystem(disk.disk)
        var file = try SegmentFileWriter.create("s", in: "/", lying)
        for section in SegmentSection.allCases {
          var bytes = sections[section.rawValue]
          if section == .postings { bytes[offset] ^= flip }
          try file.section(section, bytes)
        }
        try file.finish()
        lying.place(try lying.read("//s"), at: segment.file.path)
        let faults = try IndexCheck.run(Self.directory, lying)
        #expect(faults.count == 1, "\(offset - list.range.lowerBound)")
        let other = try IndexSnapshot.open(Self.directory, lying)
        _ = try? other.search(
          .phrase(Array(Self.characters.prefix(2))), limit: 5, ranking: Self.ranking)
      }
    }
  }

  @Test("an impact is below the bound of its code, and not far below")
  func codes() {
    var random = SeededGenerator(seed: 0x1417)
    for _ in 0..<2000 {
      let impact = Double.random(in: -8...11, using: &random).binade(&random)
      let code = Impact.code(impact)
      #expect(impact < Impact.bound(code), "\(impact), seed \(random.seed)")
      if code > 0 && code < 255 {
        #expect(Impact.bound(code - 1) <= impact * (1 + 1e-7), "\(impact), seed \(random.seed)")
      }
    }
    #expect(Impact.code(0) == 0)
    #expect(Impact.code(.infinity) == 255)
    #expect(Impact.code(.nan) == 255)
  }
}

extension Double {
  /// A number whose exponent is this one's whole part.
  fileprivate func binade(_ random: inout SeededGenerator) -> Double {
    Double(sign: .plus, exponent: Int(self), significand: .random(in: 1..<2, using: &random))
  }
}
