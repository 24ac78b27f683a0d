@testable import BigramIndex
import Storage
import Support
import Testing

/// The index against looking through every document.
@Suite struct ExactnessTests {
  @Test("any documents, deletions, commits and merges: every answer is that of looking through all")
  func random() throws {
    for seed in UInt64(1)...30 {
      var corpus = RandomCorpus(seed: seed)
      let disk = FaultyFileSystem()
      var naive = NaiveIndex()
      let budget = [1, 4000, 1 << 20].randomElement(using: &corpus.random) ?? 1
      do {
        var writer = try IndexWriter.open("/index", memoryBudget: budget, disk)
        for _ in 0..<Int.random(in: 0...60, using: &corpus.random) {
          try step(&corpus, &writer, &naive)
        }
        try writer.commit()
      }
      let snapshot = try IndexSnapshot.open("/index", disk)
      try expectEqual(snapshot, naive, &corpus)
      #expect(try IndexCheck.run("/index", disk) == [], "seed \(seed)")
    }
  }

  private func step(
    _ corpus: inout RandomCorpus, _ writer: inout IndexWriter, _ naive: inout NaiveIndex
  ) throws {
    switch Int.random(in: 0..<20, using: &corpus.random) {
    case 0..<14:
      let document = corpus.document()
      try writer.append(document)
      naive.append(document)
    case 14, 15:
      let key = "k\(Int.random(in: 0...12, using: &corpus.random))"
      let count = try writer.delete(documentsWithKey: key)
      #expect(count == naive.delete(documentsWithKey: key), "seed \(corpus.random.seed)")
    case 16: try writer.compact()
    default: try writer.commit()
    }
  }

  private func expectEqual(
    _ snapshot: IndexSnapshot, _ naive: NaiveIndex, _ corpus: inout RandomCorpus
  ) throws {
    let comment = Comment("seed \(corpus.random.seed)")
    let ids = snapshot.documents()
    #expect(ids.count == naive.documents.count, comment)
    guard ids.count == naive.documents.count else { return }
    let some = ids.filter { _ in Bool.random(using: &corpus.random) }
    let queries: [IndexQuery] = [.documents(some), .not(.documents(some)), .documents([])]
    #expect(try snapshot.found(by: queries[0]).documents == some, comment)
    #expect(
      try snapshot.found(by: queries[1]).documents == ids.filter { !some.contains($0) }, comment)
    #expect(
      try snapshot.found(by: .and([.kind(1), .or(queries)])).documents.count
        == naive.documents.count { $0.kind == 1 }, comment)
    #expect(
      try snapshot.characterCounts(of: ids)
        == naive.documents.map { $0.fields.reduce(0) { $0 + $1.scalars.count } }, comment)
    for (id, document) in zip(ids, naive.documents) {
      #expect(try snapshot.stored(of: id) == document.stored, comment)
      #expect(try snapshot.kind(of: id) == document.kind, comment)
      let fields = try snapshot.fields(of: id)
      #expect(fields.map(\.kind) == document.fields.map(\.kind), comment)
      #expect(fields.map(\.count) == document.fields.map(\.scalars.count), comment)
      let text = try snapshot.text(of: id)
      #expect(text == document.fields.map(\.scalars), comment)
      guard let field = fields.indices.randomElement(using: &corpus.random) else { continue }
      var part: [UInt32] = []
      var reading = try snapshot.reading(id)
      try reading.append(textOf: field, to: &part)
      #expect(part == text[field], comment)
    }
    for key in (0...13).map({ "k\($0)" }) {
      let expected = zip(ids, naive.documents).filter { $0.1.keys.contains(key) }.map(\.0)
      #expect(try snapshot.documents(withKey: key) == expected, comment)
      let listed = try snapshot.keys(withPrefix: key).filter { $0.key == key }.map(\.documents)
      #expect(listed == (expected.isEmpty ? [] : [expected.count]), comment)
    }
    for _ in 0..<40 {
      let query = corpus.query(naive.documents)
      let expected = naive.hits(query)
      let hits = try snapshot.hits(query)
      #expect(hits.map(\.document) == expected.map { ids[$0.place] }, "\(comment) \(query)")
      #expect(hits.map(\.occurrences) == expected.map(\.occurrences), "\(comment) \(query)")
      let limit = Int.random(in: 0...5, using: &corpus.random)
      let ranking = Ranking(weights: [3, 1, 0.5])
      let top = try snapshot.search(query, limit: limit, ranking: ranking)
      let ranked = try snapshot.hits(query, ranking: ranking)
        .sorted { ($1.score, $0.document) < ($0.score, $1.document) }
      #expect(top.documents == expected.count, "\(comment) \(query)")
      #expect(top.occurrences == expected.reduce(0) { $0 + $1.occurrences }, comment)
      #expect(top.top == Array(ranked.prefix(limit)), "\(comment) \(query)")
      let ties = ranked.dropFirst(limit).filter { top.top.last?.ranks(with: $0) ?? false }
      #expect(top.ties.sorted { $0.document < $1.document } == Array(ties), "\(comment) \(query)")
      let parts = try snapshot.scoreParts(of: query, ranked.map(\.document), ranking: ranking)
      for (hit, parts) in zip(ranked, parts) {
        #expect(abs(parts.reduce(0) { $0 + $1.score } - hit.score) < 1e-12, "\(comment) \(query)")
        let counts = parts.flatMap(\.counts).reduce(0) { $0 + $1.occurrences }
        #expect(counts == hit.occurrences, "\(comment) \(query)")
      }
      for part in parts.first ?? [] {
        let expected = naive.documentFrequency(
          part.phrase, isAlone: query.simplified == part.phrase)
        #expect(part.documents == expected, "\(comment) \(query)")
      }
    }
    for _ in 0..<20 {
      guard let place = naive.documents.indices.randomElement(using: &corpus.random) else { break }
      let phrase = corpus.phrase(from: naive.documents)
      let fields = FieldSet(rawValue: UInt64.random(in: 0..<16, using: &corpus.random))
      let expected = naive.matches(of: phrase, fields: fields, in: naive.documents[place])
      for total in [expected.count, .max] {
        var found: [IndexMatch] = []
        var reading = try snapshot.reading(ids[place])
        try reading.find(PreparedPhrase(phrase), kinds: fields, total: total, &found)
        let isSame =
          found.sorted { ($0.fieldIndex, $0.offset) < ($1.fieldIndex, $1.offset) } == expected
        #expect(isSame, "\(comment) \(phrase)")
      }
    }
  }

  @Test("every n-gram of long texts is found as often as it stands there, across block borders")
  func longLists() throws {
    for (seed, size) in [(UInt64(100), UInt32(2)), (101, 8), (102, 200)] {
      var corpus = RandomCorpus(seed: seed, alphabet: (0..<size).map { 0x4E00 + $0 * 3 })
      let disk = FaultyFileSystem()
      var naive = NaiveIndex()
      do {
        var writer = try IndexWriter.open("/index", memoryBudget: 60_000, disk)
        for _ in 0..<12 {
          let document = corpus.document(longest: 1200)
          try writer.append(document)
          naive.append(document)
        }
        try writer.commit()
      }
      try expectEqual(try IndexSnapshot.open("/index", disk), naive, &corpus)
    }
  }
}
