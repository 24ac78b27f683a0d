import ChineseText
import IssueParser
import Storage
import Support
import Testing

@testable import NewspaperArchive

/// Printed text as exceptions to the folded text.
@Suite struct PrintedTextTests {
  private static let alphabet = Array(
    "吕梁日报，。、；：！？（）“”‘’「」…—－-·•〇○ 　,.;:!?()\"'~～%％AaＺｚ09０９ﬁ㎡è\u{301}\u{200D}👨👩鬼國①."
      .unicodeScalars.map(\.value))

  private func random(_ count: Int, _ generator: inout SeededGenerator) -> [UInt32] {
    (0..<count).compactMap { _ in PrintedTextTests.alphabet.randomElement(using: &generator) }
  }

  private func encoded(
    _ printed: [UInt32], _ folded: [UInt32], _ sources: [UInt32], _ style: PrintStyle
  ) -> [UInt8] {
    var writer = ByteWriter()
    return PrintedTextEncoder.append(
      printed, folded: folded, sources: sources, style, to: &writer) ? writer.bytes : []
  }

  private func decoded(
    _ bytes: [UInt8], _ folded: [UInt32], _ style: PrintStyle, isMapped: Bool = false
  ) throws -> PrintedText {
    guard !bytes.isEmpty else { return PrintedText(folded: folded, style, isMapped: isMapped) }
    var cursor = ByteCursor(bytes.span)
    let text = try PrintedText.read(folded, style, isMapped: isMapped, &cursor)
    try cursor.expectEnd()
    var skipping = ByteCursor(bytes.span)
    try PrintedText.skip(&skipping)
    try skipping.expectEnd()
    return text
  }

  @Test("any text comes back from its folded form, in every style, with the map of its folding")
  func roundTrips() throws {
    var generator = SeededGenerator(seed: 0xF0F0)
    for _ in 0..<1500 {
      let printed = random(Int.random(in: 0...60, using: &generator), &generator)
      let folded = Folding.fold(scalars: printed)
      let style = PrintStyle(rawValue: UInt8.random(in: 0...15, using: &generator))
      let bytes = encoded(printed, folded.scalars, folded.sources, style)
      let text = try decoded(bytes, folded.scalars, style, isMapped: true)
      let isSame = text.scalars == printed
      #expect(isSame, "seed \(generator.seed): \(UTF8Scalars.text(printed[...]))")
      #expect(text.places.count == folded.scalars.count)
    }
  }

  @Test("any text comes back from any other, whatever is said of where it came from")
  func strangers() throws {
    var generator = SeededGenerator(seed: 0xF0F1)
    for _ in 0..<1000 {
      let printed = random(Int.random(in: 0...40, using: &generator), &generator)
      let folded = random(Int.random(in: 0...40, using: &generator), &generator)
      let sources = folded.map { _ in UInt32.random(in: 0...50, using: &generator) }
      let bytes = encoded(printed, folded, sources, [])
      #expect(try decoded(bytes, folded, []).scalars == printed, "seed \(generator.seed)")
    }
  }

  @Test("a folded scalar stands for the scalar that it was folded from")
  func map() throws {
    let printed = Array("“Ａ股”涨５％……ﬁ。".unicodeScalars.map(\.value))
    let folded = Folding.fold(scalars: printed)
    let bytes = encoded(printed, folded.scalars, folded.sources, [])
    let text = try decoded(bytes, folded.scalars, [], isMapped: true)
    for place in folded.scalars.indices {
      #expect(text.range(place..<place + 1) == folded.sourceRange(of: place..<place + 1))
    }
  }

  @Test("text as newspapers print it has next to no exceptions")
  func commonTextIsFree() {
    for text in [
      "本报讯（记者 王涛）“两会”期间，全市GDP增长5.6%；其中：“一产”占10%，“三产”占1,200亿元。",
      "本报讯(记者王涛)\"两会\"期间,全市增长5.6%;其中:\"一产\"占10%,\"三产\"占1,200亿元。",
      "他说：“怎么办？”……“干！”——大家齐声回答",
    ] {
      let printed = text.unicodeScalars.map(\.value)
      let folded = Folding.fold(scalars: printed)
      var forms = PrintCounts()
      forms.take(printed.span)
      let style = PrintStyle(forms)
      #expect(encoded(printed, folded.scalars, folded.sources, style).count <= 5, "\(text)")
    }
  }

  @Test("damaged exceptions are a fault or another text, never a trap")
  func damage() throws {
    var generator = SeededGenerator(seed: 0xF0F2)
    for _ in 0..<3000 {
      let folded = random(Int.random(in: 0...30, using: &generator), &generator)
      let bytes = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      var cursor = ByteCursor(bytes.span)
      _ = try? PrintedText.read(folded, [], isMapped: true, &cursor)
      var skipping = ByteCursor(bytes.span)
      _ = try? PrintedText.skip(&skipping)
    }
  }
}
