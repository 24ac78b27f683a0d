import ChineseText
import Testing

@testable import IssueParser

@Suite struct GlyphTests {
  private func besidesWhiteSpace(_ isBlank: (UInt32) -> Bool) -> Set<UInt32> {
    Set((0...0x10FFFF).filter { isBlank($0) && !CharacterClass.isWhiteSpace($0) })
  }

  @Test("each kind of blank has all white space and only what its comment says besides")
  func differences() {
    let separators = Set<UInt32>(0x1C...0x1F)
    let withoutWidth: Set<UInt32> = [0x200B, 0x2060, 0xFEFF]
    #expect(besidesWhiteSpace(LineMarks.isBlank) == separators.union(withoutWidth))

    let controls = Set<UInt32>(0...0x1F).union(0x7F...0x9F)
      .filter { !CharacterClass.isWhiteSpace($0) }
    let joiners: Set<UInt32> = [0xAD, 0x200C, 0x200D, 0x2061, 0x2062, 0x2063, 0x2064]
    let directions = Set<UInt32>([0x200E, 0x200F]).union(0x202A...0x202E)
    let selectors = Set<UInt32>(0xFE00...0xFE0F)
    #expect(
      besidesWhiteSpace(Glyph.isBlank)
        == controls.union(withoutWidth).union(joiners).union(directions).union(selectors))

    let whiteSpace = (UInt32(0)...0x10FFFF).filter(CharacterClass.isWhiteSpace)
    #expect(whiteSpace.count == 25 && whiteSpace.allSatisfy(LineMarks.isBlank))
    #expect(whiteSpace.allSatisfy(Glyph.isBlank))
  }

  @Test("々, Suzhou numerals and radicals are Han to the rules, as to all that reads Chinese")
  func han() {
    for scalar: UInt32 in [0x3005, 0x3007, 0x3021, 0x2F00, 0x3400, 0x4E00, 0x3_3000] {
      #expect(Glyph.isHan(scalar) && Glyph.Traits(scalar).contains(.han), "\(scalar)")
    }
    #expect(!Glyph.isHan(0x3001) && !Glyph.isHan(0x41))
  }

  @Test("who spoke is the deck of a vertical headline, be the verb's first character torn off")
  func tornDeck() {
    let page = Outline.page(
      "全市安全生产", "大", "检", "查", "动员", "会", "林秋水", "席并讲话",
      "本报讯（记者 李明）昨日，全市安全生产大检查动员会召开，市长林秋水出席并讲话，对大检查工作作出安排部署。")
    #expect(page.titles == ["全市安全生产 大检查动员会"])
    #expect(page.articles[0].subtitle == "林秋水 席并讲话")
  }
}
