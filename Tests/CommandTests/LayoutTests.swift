import ChineseText
import Foundation

import Support
import Testing

@testable import NewspaperArchive
@testable import llrb

@Suite struct LayoutTests {
  @Test("highlights follow their characters through the breaking of lines")
  func highlightsAcrossLines() {
    let text = "山里的 5G 基站，全镇 5G 开通"
    let scalars = Array(text.unicodeScalars)
    let starts = scalars.indices.filter { scalars[$0] == "5" }
    for width in 6...40 {
      let lines = LineWrap.lines(of: text, width: width)
      let spans = Highlight.spans(
        lines, of: text, highlights: starts.map { $0..<$0 + 2 }, style: .plain)
      #expect(spans.map { $0.map(\.text).joined() } == lines, "width \(width)")
      let marked = spans.flatMap { $0 }.filter { $0.style == .match }.map(\.text)
      #expect(marked == ["5G", "5G"], "width \(width)")
    }
  }

  @Test("a character that is partly matched is wholly marked")
  func highlightWholeCharacters() {
    // e and a combining acute accent are two scalars and one character.
    let text = "caf\u{65}\u{301}吧"
    let spans = Highlight.spans([text], of: text, highlights: [3..<4], style: .plain)
    #expect(spans[0].map(\.text) == ["caf", "e\u{301}", "吧"])
    #expect(spans[0].map(\.style) == [.plain, .match, .plain])
  }

  @Test("random highlights mark exactly their scalars, whatever the width")
  func anyHighlights() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let alphabet = Array("一二三，。（）abc 12")
      let text = String(
        (0..<Int.random(in: 1...60, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "一"
        })
      let count = text.unicodeScalars.count
      var ranges: [Range<Int>] = []
      var start = 0
      while start < count {
        start += Int.random(in: 1...6, using: &random)
        let end = min(count, start + Int.random(in: 1...4, using: &random))
        if start < end { ranges.append(start..<end) }
        start = end + 1
      }
      let width = Int.random(in: 4...70, using: &random)
      let spans = Highlight.spans(
        LineWrap.lines(of: text, width: width), of: text, highlights: ranges, style: .plain)
      let marked = spans.flatMap { $0 }.filter { $0.style == .match }.map(\.text).joined()
      let scalars = Array(text.unicodeScalars)
      let expected = String(String.UnicodeScalarView(ranges.flatMap { scalars[$0] }))
      #expect(
        marked.filter { $0 != " " } == expected.filter { $0 != " " },
        "seed \(seed) width \(width) ranges \(ranges) text \(text)")
    }
  }

  @Test("the progress bar fits its width and says share, files, rate and time left")
  func progressBar() {
    var progress = IngestProgress()
    progress.sourcesDone = 1200
    progress.sourceCount = 4800
    progress.bytesDone = 25_000_000
    progress.byteCount = 100_000_000
    let line = ProgressBar.line(
      progress, elapsed: .seconds(2), width: 79, language: .english)
    #expect(line == "[#######-----------------------] 25%  1,200/4,800 files  12.5 MB/s  0:06 left")
    for width in 1...120 {
      for language in [Language.english, .chinese] {
        let line = ProgressBar.line(
          progress, elapsed: .seconds(4000), width: width, language: language)
        #expect(DisplayWidth.of(line) <= width, "width \(width)")
      }
    }
  }

  @Test("a bar without anything to do does not divide by nothing")
  func emptyProgress() {
    let line = ProgressBar.line(
      IngestProgress(), elapsed: .zero, width: 60, language: .english)
    #expect(line.contains("0%"))
  }

  @Test("a bar that hardly moves tells the longest time that it has room for")
  func slowProgress() {
    var progress = IngestProgress()
    progress.sourceCount = 2
    progress.bytesDone = 1
    progress.byteCount = .max
    let line = ProgressBar.line(
      progress, elapsed: .seconds(4000), width: 79, language: .english)
    #expect(line.hasSuffix("0%  0/2 files  0.0 MB/s  99:59:59 left"))
  }

  @Test("numbers are rounded to one digit after the point")
  func decimals() {
    #expect(
      [0, 0.04, 0.05, 12.34, 1999.96].map(oneDecimal) == ["0.0", "0.0", "0.1", "12.3", "2,000.0"])
  }
}
