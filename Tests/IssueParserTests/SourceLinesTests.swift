import ChineseText
import Support
import Testing

@testable import IssueParser

@Suite struct SourceLinesTests {
  @Test("the scalars of a file are those of the string that its bytes are, or none are")
  func scalars() {
    let pieces: [[UInt8]] =
      ["中", "，", "a", "\n", "é", "𠀀", "\u{FFFF}", "\u{D7FF}", "\u{E000}", "\u{10FFFF}", "\0"]
      .map { Array($0.utf8) } + [
        [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
        [0xF4, 0x90, 0x80, 0x80], [0xE4, 0xB8], [0xF5], [0xFF],
      ]
    for seed in 0..<UInt64(2000) {
      var random = SeededGenerator(seed: seed)
      let kinds = seed % 2 == 0 ? 11 : pieces.count
      let bytes = (0..<Int.random(in: 0...6, using: &random)).flatMap { _ in
        pieces[Int.random(in: 0..<kinds, using: &random)]
      }
      let string = String(validating: bytes, as: UTF8.self)
      let run = ScalarRun(bytes)
      #expect(run?.scalars == string?.unicodeScalars.map(\.value), "seed \(seed)")
      #expect(run.map { $0.holdsNUL } == string.map { $0.utf8.contains(0) }, "seed \(seed)")
    }
  }

  @Test("lines say where their text stands, without blanks and marks, and how it was set")
  func marks() {
    let source = SourceLines(
      utf8: Array("\r\n  ## 标题 \n> 引文\n\n**粗体**\n####### \n　　段落\t\n\u{C}新页".utf8))
    let texts = source.lines.map { String(scalarValues: source.scalars(of: $0)) }
    #expect(texts == ["标题", "引文", "粗体", "#######", "段落", "新页"])
    #expect(source.lines.map(\.number) == [2, 3, 5, 6, 7, 8])
    #expect(source.lines.map(\.headingLevel) == [2, 0, 0, 0, 0, 0])
    #expect(source.lines.map(\.isQuoted) == [false, true, false, false, false, false])
    #expect(source.lines.map(\.isBold) == [false, false, true, false, false, false])
    #expect(source.lines.map(\.followsBlank) == [true, false, true, false, false, false])
    #expect(source.lines.map(\.indent) == [2, 0, 0, 0, 4, 1])
    #expect(source.lines.map(\.trailingBlankCount) == [1, 0, 0, 1, 1, 0])
    #expect(source.pageStarts == [8])
  }

  @Test("a file of carriage returns alone is cut at these")
  func oldMacintosh() {
    let lines = SourceLines(utf8: Array("一\r\r二\r".utf8)).lines
    #expect(lines.map(\.number) == [1, 3] && lines.map(\.count) == [1, 1])
  }

  private static let separated = [
    "清水日报", "2021年5月1日 星期六 第10200期", "", "全市召开春季生产会议", "",
    "本报讯(记者 张三)全市召开春季生产会议,安排部署今年的生产工作。",
  ]

  @Test(
    "a file of one line for grep is cut at the signs by which programs of layout end lines",
    arguments: ["\u{0B}", "\u{85}", "\u{2028}", "\u{2029}"])
  func separators(separator: String) {
    let text = Self.separated.joined(separator: separator)
    let plain = DecodedSource(Array(Self.separated.joined(separator: "\n").utf8))
    for end in ["", "\n", "\r\n", "\r", separator] {
      let bytes = Array((text + end).utf8)
      #expect(DecodedSource(bytes).lines.lines.map(\.number) == [1, 2, 4, 6])
      let page = PageParser.parse(bytes, hints: SourceHints()).pages[0]
      let expected = PageParser.parse(plain.text.utf8, hints: SourceHints()).pages[0]
      #expect(page == expected && page.masthead.issueNumber == 10200)
      #expect(page.articles.map(\.title) == ["全市召开春季生产会议"])
      #expect(LinePartition.fault(of: bytes) == nil)
    }
  }

  @Test("beside line feeds they are blanks, so that lines have the numbers that grep gives them")
  func separatorsBesideLineFeeds() {
    for separator in ["\u{0B}", "\u{2028}"] {
      let bytes = Array("清水日报\(separator)2021年5月1日\n会议\(separator)召开。\n".utf8)
      #expect(DecodedSource(bytes).text.utf8 == bytes)
      #expect(DecodedSource(bytes).lines.lines.map(\.number) == [1, 2])
      let masthead = PageParser.parse(bytes, hints: SourceHints()).pages[0].masthead
      #expect(masthead.paper == "清水日报" && masthead.date?.iso8601 == "2021-05-01")
      #expect(LinePartition.fault(of: bytes) == nil)
    }
  }
}
