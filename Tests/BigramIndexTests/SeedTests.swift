import BigramIndex
import ChineseText
import Support
import Testing

/// The real pages, every n-gram of them.
@Suite struct SeedTests {
  private struct Count: Equatable {
    var documents = 0
    var occurrences = 0
  }

  /// Each page cut into documents of five lines, a field a line.
  private func documents() throws -> [IndexDocument] {
    var documents: [IndexDocument] = []
    for page in try Seeds.pages() {
      let lines = page.bytes.split(separator: 0x0A)
      for start in stride(from: 0, to: lines.count, by: 5) {
        let fields = lines[start..<min(start + 5, lines.count)].map { line in
          var scalars: [UInt32] = []
          Folding.append(utf8: Array(line).span, to: &scalars)
          return IndexField(kind: 0, scalars: scalars)
        }
        documents.append(IndexDocument(kind: 0, fields: fields))
      }
    }
    return documents
  }

  /// Documents and occurrences of every n-gram of this length, by looking at all of them.
  private func counts(_ documents: [IndexDocument], length: Int) -> [[UInt32]: Count] {
    var counts: [[UInt32]: Count] = [:]
    for document in documents {
      var seen: Set<[UInt32]> = []
      for field in document.fields where field.scalars.count >= length {
        for start in 0...field.scalars.count - length {
          let gram = Array(field.scalars[start..<start + length])
          counts[gram, default: Count()].occurrences += 1
          if seen.insert(gram).inserted { counts[gram, default: Count()].documents += 1 }
        }
      }
    }
    return counts
  }

  @Test("n-grams of 1 to 8 characters of the real pages are found as often as they stand there")
  func everyGram() throws {
    let documents = try documents()
    let disk = FaultyFileSystem()
    do {
      // Several segments, as a long ingest would leave them.
      var writer = try IndexWriter.open("/index", memoryBudget: 30_000, disk)
      for document in documents { try writer.append(document) }
      try writer.commit()
    }
    let snapshot = try IndexSnapshot.open("/index", disk)
    #expect(snapshot.statistics().segments > 1)
    var queries = 0
    var random = SeededGenerator(seed: 0x5EED)
    for length in 1...8 {
      let counts = counts(documents, length: length)
      let all = counts.keys.sorted { $0.lexicographicallyPrecedes($1) }
      for gram in all.shuffled(using: &random).prefix(2000) {
        let hits = try snapshot.search(.phrase(gram), limit: 0)
        let found = Count(documents: hits.documents, occurrences: hits.occurrences)
        #expect(found == counts[gram], "\(gram), seed \(random.seed)")
        queries += 1
        // One scalar exchanged: mostly nowhere, and never more than it should be.
        var other = gram
        other[Int.random(in: 0..<length, using: &random)] =
          all.randomElement(using: &random)?.first ?? 0
        let near = try snapshot.search(.phrase(other), limit: 0)
        #expect(near.occurrences == counts[other]?.occurrences ?? 0, "\(other)")
        queries += 1
      }
    }
    #expect(queries >= 5000)
  }
}
