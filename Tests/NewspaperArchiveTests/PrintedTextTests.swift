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
    var encoder = PrintedTextEncoder(style)
    return encoder.append(printed, folded: folded, sources: sources, to: &writer)
      ? writer.bytes : []
  }

  private func decoded(
    _ bytes: [UInt8], _ folded: [UInt32], _ style: PrintStyle
  ) throws -> PrintedText {
    if bytes.isEmpty { return try PrintedText(folded, style, nil, in: bytes) }
    var skipping = ByteCursor(bytes.span)
    let inserted = try PrintedText.skip(&skipping)
    try skipping.expectEnd()
    let exceptions = PrintedText.Exceptions(byteOffset: 0, inserted: inserted)
    return try PrintedText(folded, style, exceptions, in: bytes)
  }

  @Test("any text comes back from its folded form, in every style, with the map of its folding")
  func roundTrips() throws {
    var generator = SeededGenerator(seed: 0xF0F0)
    for _ in 0..<1500 {
      let printed = random(Int.random(in: 0...60, using: &generator), &generator)
      let folded = Folding.fold(scalars: printed)
      let style = PrintStyle(rawValue: UInt8.random(in: 0...15, using: &generator))
      let bytes = encoded(printed, folded.scalars, folded.sources, style)
      let text = try decoded(bytes, folded.scalars, style)
      let isSame = text.scalars == printed
      #expect(isSame, "seed \(generator.seed): \(String(scalarValues: printed[...]))")
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
    let text = try decoded(bytes, folded.scalars, [])
    for place in folded.scalars.indices {
      #expect(text.range(place..<place + 1) == folded.sourceRange(of: place..<place + 1))
    }
  }

  @Test("what folded scalars stand for is in order, and next to one another but for what is added")
  func maps() throws {
    var generator = SeededGenerator(seed: 0xF0F3)
    for _ in 0..<1000 {
      let printed = random(Int.random(in: 1...60, using: &generator), &generator)
      let folded = Folding.fold(scalars: printed)
      let bytes = encoded(printed, folded.scalars, folded.sources, [])
      let text = try decoded(bytes, folded.scalars, [])
      for place in folded.scalars.indices {
        let range = text.range(place..<place + 1)
        #expect(range.count == 1, "seed \(generator.seed)")
        // A scalar that is printed as it is folded stands for itself.
        if !folded.sources.isEmpty, folded.scalars[place] > PrintedForms.lastVarying,
          printed[Int(folded.sources[place])] == folded.scalars[place]
        {
          #expect(text.scalars[range.lowerBound] == folded.scalars[place], "seed \(generator.seed)")
        }
      }
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
      var skipping = ByteCursor(bytes.span)
      guard let inserted = try? PrintedText.skip(&skipping) else { continue }
      let exceptions = PrintedText.Exceptions(byteOffset: 0, inserted: inserted)
      guard let text = try? PrintedText(folded, [], exceptions, in: bytes) else { continue }
      for place in folded.indices {
        let range = text.range(place..<place + 1)
        #expect(range.lowerBound <= range.upperBound && range.upperBound <= text.scalars.count)
      }
    }
  }
}
