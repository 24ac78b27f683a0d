import BigramIndex
import ChineseText
import Support
import Testing

@testable import NewspaperArchive

@Suite struct PassageTests {
  private func passage(_ text: String, _ queries: String...) -> Passage {
    Passage(text, phrases: queries.map { SoughtPhrase(Folding.scalars($0), fields: .all) })
  }

  private func marked(_ snippet: Snippet) -> String {
    var text = ""
    for (index, scalar) in snippet.text.unicodeScalars.enumerated() {
      if snippet.highlights.contains(where: { $0.lowerBound == index }) { text += "[" }
      text.unicodeScalars.append(scalar)
      if snippet.highlights.contains(where: { $0.upperBound == index + 1 }) { text += "]" }
    }
    return (snippet.isCutBefore ? "…" : "") + text + (snippet.isCutAfter ? "…" : "")
  }

  @Test("matches are marked where they stand, whatever their width or spacing")
  func marks() {
    let text = "推进复 工复產,加快５Ｇ建设"
    #expect(
      marked(passage(text, "复工复产", "5g").snippet(contextLength: 40))
        == "推进[复 工复產],加快[５Ｇ]建设")
    #expect(passage(text, "不在").snippet(contextLength: 3).highlights.isEmpty)
  }

  @Test("of a character that is written as several the marks are marked with its letter")
  func composedCharacters() {
    for (text, query, expected) in [
      ("喝cafe\u{301}吧", "caf\u{E9}", "喝[cafe\u{301}]吧"),
      ("喝cafe\u{301}吧", "cafe\u{301}", "喝[cafe\u{301}]吧"),
      ("e\u{323}\u{301}x", "\u{1EB9}\u{301}", "[e\u{323}\u{301}]x"),
      ("喝cafe\u{301}吧", "caf", "喝[caf]e\u{301}吧"),
    ] {
      #expect(marked(passage(text, query).snippet(contextLength: 9)) == expected)
    }
  }

  @Test("overlapping matches are marked once")
  func overlaps() {
    #expect(marked(passage("哈哈哈哈", "哈哈").snippet(contextLength: 5)) == "[哈哈哈哈]")
    #expect(passage("哈哈哈哈", "哈哈").matches.count == 3)
  }

  @Test(
    "every match stands by itself where each is asked for, those too that touch or overlap",
    arguments: [
      ("发展发展是硬道理", "发展", ["[发展]发展…", "发展[发展]是硬…"]),
      ("哈哈哈哈", "哈哈", ["[哈哈]哈哈", "哈[哈哈]哈", "哈哈[哈哈]"]),
      ("春耕备耕", "春耕备 耕", ["[春耕备]耕", "春[耕]备耕", "…耕备[耕]"]),
      ("喝e\u{323}\u{301}吧", "\u{1EB9}\u{301}", ["喝[e\u{323}\u{301}]吧"]),
    ])
  func eachMatch(text: String, query: String, expected: [String]) throws {
    let sample = Sample(["1.txt": text])
    try sample.ingest()
    var request = SearchRequest(query)
    request.passages = .each
    request.contextLength = 2
    let hits = try sample.archive().snapshot().search(request).hits
    #expect(hits.flatMap(\.passages).map { marked($0.snippet) } == expected)
  }

  @Test("names are found and marked across the blank that parts them")
  func signersApart() throws {
    let sample = Sample(["1.txt": "# 山路通了\n\n本报讯（记者 付永文 王涛 通讯员 李雅萍）昨日，后山村的路修好了。"])
    try sample.ingest()
    for (query, expected) in [
      ("付永文王涛通讯员", "本报讯（记者 [付永文 王涛 通讯员] 李雅萍）昨日，后山村的路修好了。"),
      ("\"付永文 王涛\"", "本报讯（记者 [付永文 王涛] 通讯员 李雅萍）昨日，后山村的路修好了。"),
      ("员李雅萍）", "本报讯（记者 付永文 王涛 通讯[员 李雅萍）]昨日，后山村的路修好了。"),
    ] {
      let hits = try sample.search(query).hits
      #expect(hits.map { marked($0.snippet) } == [expected], "\(query)")
      #expect(hits.first?.occurrences == 1)
    }
  }

  @Test("the passage with the most matches is taken")
  func bestPassage() {
    let far = String(repeating: "这里什么也没有。", count: 20)
    let text = "梁" + far + "梁上梁下梁中" + far
    #expect(marked(passage(text, "梁").snippet(contextLength: 2)).contains("[梁]上[梁]下[梁]"))
  }

  @Test("no passage of the same length has more matches, wherever they stand")
  func mostMatches() {
    var generator = SeededGenerator(seed: 0xBE57)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...80, using: &generator)).map { _ in
        ["梁", "上", "下", "中"].randomElement(using: &generator) ?? ""
      }.joined()
      let length = Int.random(in: 0...9, using: &generator)
      let passage = passage(text, "梁")
      let places = passage.highlights
      let most = places.map { first in
        let reach = first.lowerBound + max(2 * length, first.count)
        return places.count { $0.lowerBound >= first.lowerBound && $0.upperBound <= reach }
      }.max()
      let snippet = passage.snippet(contextLength: length)
      #expect(snippet.highlights.count >= most ?? 0, "\(text), \(length)")
    }
  }

  @Test("a cut never splits a character, a word or a number, and stays in the text")
  func cuts() {
    var generator = SeededGenerator(seed: 0xC07)
    let pieces = [
      "梁", "e\u{301}", "👨\u{200D}👩\u{200D}👧", "2023", "GDP", ",", " ", "发展", "\r\n", "🇨🇳",
    ]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
      }
      let length = Int.random(in: 0...12, using: &generator)
      let passage = passage(text, "梁")
      let snippet = passage.snippet(contextLength: length)
      #expect(text.contains(snippet.text), "seed \(generator.seed)")
      #expect(snippet.isCutBefore || text.hasPrefix(snippet.text))
      #expect(snippet.isCutAfter || text.hasSuffix(snippet.text))
      #expect(passage.matches.isEmpty == snippet.highlights.isEmpty)
    }
    let around = passage("共投资2023亿元GDP梁发展", "梁").snippet(contextLength: 1)
    #expect(!around.text.hasPrefix("P"))
  }

  @Test("two plain scalars side by side are two characters")
  func plainScalars() {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x2010...0x2027, 0x3000...0x3029, 0x3400...0x3410, 0x4E00...0x4E10,
      0x9FF0...0x9FFF, 0xFF01...0xFF5E,
    ]
    let plain = ranges.joined().filter(Passage.isPlain)
    #expect(plain.count > 300)
    for first in plain {
      for second in plain {
        let text = String(scalarValues: [first, second])
        if text.count != 2 { Issue.record("\(first) and \(second) are one character") }
      }
    }
  }
}
