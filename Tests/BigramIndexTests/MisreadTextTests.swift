import BigramIndex
import ChineseText
import Storage
import Support
import Testing

/// What an approximate search finds of phrases in text of which a share was misread.
@Suite struct MisreadTextTests {
  private static let seed: UInt64 = 20_230_217

  /// Texts with the habits of the seed pages: each character follows the one or two before it as
  /// somewhere on them.
  private func texts(count: Int, length: Int) throws -> [[UInt32]] {
    var random = SeededGenerator(seed: Self.seed)
    var source: [UInt32] = []
    for page in try Seeds.pages() { Folding.append(utf8: page.bytes.span, to: &source) }
    source.removeAll { $0 < 0x80 }
    var followers: [[UInt32]: [UInt32]] = [:]
    for place in 2..<source.count {
      followers[Array(source[place - 2..<place]), default: []].append(source[place])
      followers[[source[place - 1]], default: []].append(source[place])
    }
    return (0..<count).map { _ in
      let start = Int.random(in: 2..<source.count - 2, using: &random)
      var text = Array(source[start..<start + 2])
      while text.count < length {
        let reach = Int.random(in: 0..<4, using: &random) == 0 ? 1 : 2
        let next = followers[Array(text.suffix(reach))]?.randomElement(using: &random)
        text.append(next ?? source[start])
      }
      return text
    }
  }

  fileprivate struct Figures {
    var expected = 0
    var found = 0
    var first = 0
    var right = 0

    var recall: Double { Double(found) / Double(max(expected, 1)) }
    var precision: Double { Double(right) / Double(max(first, 1)) }
  }

  @Test(
    "misread text is found, and the first hits are right",
    arguments: [
      (rate: 0.05, recalls: [4: 0.98, 6: 0.99]), (rate: 0.1, recalls: [4: 0.95, 6: 0.97]),
      (rate: 0.2, recalls: [4: 0.88, 6: 0.93]),
    ])
  func quality(rate: Double, recalls: [Int: Double]) throws {
    let texts = try texts(count: 500, length: 500)
    var misreader = Misreader(rate: rate, seed: Self.seed)
    let disk = FaultyFileSystem()
    do {
      var writer = try IndexWriter.open("/index", disk)
      for text in texts {
        let field = IndexField(kind: 0, scalars: misreader.read(text))
        try writer.append(IndexDocument(kind: 0, fields: [field]))
      }
      try writer.commit()
    }
    let snapshot = try IndexSnapshot.open("/index", disk)
    let ids = snapshot.documents()
    var random = SeededGenerator(seed: Self.seed)
    for (length, least) in recalls.sorted(by: { $0.key < $1.key }) {
      var all = Figures()
      for _ in 0..<100 {
        var phrase: [UInt32] = []
        while phrase.isEmpty || !phrase.allSatisfy(CharacterClass.isHan) {
          let text = texts[Int.random(in: texts.indices, using: &random)]
          let start = Int.random(in: 0...text.count - length, using: &random)
          phrase = Array(text[start..<start + length])
        }
        let expected = Set(
          texts.indices.filter { !PhrasePlaces.places(of: phrase, in: texts[$0]).isEmpty }
            .map { ids[$0] })
        let query = IndexQuery.approximate(phrase, edits: 1, onlyLikely: true)
        let hits = try snapshot.search(query, limit: ids.count)
        var figures = Figures()
        figures.expected = expected.count
        figures.found = hits.top.count { expected.contains($0.document) }
        figures.first = min(10, hits.top.count)
        figures.right = hits.top.prefix(10).count { expected.contains($0.document) }
        all.add(figures)
      }
      let comment = Comment(
        """
        seed \(Self.seed), \(length) characters, \(rate): recall \(all.recall) of \(all.expected), \
        precision \(all.precision)
        """)
      print(comment)
      #expect(all.recall >= least, comment)
      if length == 4 { #expect(all.precision >= 0.9, comment) }
    }
  }
}

extension MisreadTextTests.Figures {
  fileprivate mutating func add(_ other: Self) {
    expected += other.expected
    found += other.found
    first += other.first
    right += other.right
  }
}
