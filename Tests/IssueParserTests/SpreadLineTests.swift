import Support
import Testing

@testable import IssueParser

/// Lines that an engine, or a printer who filled the column, spread with a blank between the
/// characters.
@Suite struct SpreadLineTests {
  /// A paragraph in lines of sixteen characters, the first without its indent; every third line is
  /// spread.
  private func column(_ text: String) -> String {
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix(lines.isEmpty ? 14 : 16)
      rest = rest.dropFirst(line.count)
      lines.append(
        lines.count % 3 == 0 ? line.map(String.init).joined(separator: " ") : String(line))
    }
    return lines.joined(separator: "\n\n")
  }

  private static let roads = [
    "本报讯 沂川至石桥公路改建工程日前正式开工，该工程全长二十一公里，按二级路标准设计，总投资三千四百万元，是我县今年十件实事之一。",
    "该路现有路面只有六米宽，坑洼不平，沿线四个乡镇六十三个村的群众出行十分不便，改建后从县城到石桥的行车时间将由五十分钟缩短到二十五分钟。",
    "县长宋传江在开工仪式上要求，施工单位要科学组织，确保质量，沿线乡镇要全力支持，为施工创造良好环境，让这条路早日造福全县人民。",
  ]

  @Test("a page of which an engine spread a third of the lines is one of printed lines")
  func thirdOfLines() {
    let page = Outline.page(
      "沂石公路改建工程开工", Self.roads.map(column).joined(separator: "\n\n"))
    #expect(page.titles == ["沂石公路改建工程开工"])
    #expect(page.articles.first?.kicker == nil)
  }

  @Test("names in one spread line are whole")
  func names() {
    let page = Outline.page(
      "墙上的广告该管管",
      "听村里人说，这些写在墙上的广告大多没有经过批准，希望有关部门管起来，把不像样的都刷掉。",
      "（ 安 徽 清 水 县 柳 林 乡 文 化 站 徐 向 阳 ）")
    #expect(!page.authorNames.joined().contains { $0.hasPrefix("安徽") || $0.hasPrefix("化站") })
  }

  @Test(
    "blanks between characters, as Tesseract sets them, part neither names nor headlines",
    arguments: [UInt64(1), 2, 3, 4])
  func scattered(seed: UInt64) {
    // Words that the engine knows stay together: of three pairs one to two.
    var random = SeededGenerator(seed: seed)
    let share = Int.random(in: 40...70, using: &random)
    func spread(_ text: String) -> String {
      text.map { Int.random(in: 0..<100, using: &random) < share ? "\($0) " : String($0) }.joined()
    }
    let texts = [
      "沂石公路改建工程开工", "本报讯（记者林秋水通讯员周平原）" + Self.roads[0].dropFirst(3), Self.roads[1], "县医院迁入新楼",
      "本报讯（记者陈平）" + Self.roads[2],
    ]
    let page = Outline.page(texts.map(spread).joined(separator: "\n\n"))
    #expect(page.titles == ["沂石公路改建工程开工", "县医院迁入新楼"], "seed \(seed)")
    #expect(page.authorNames == [["林秋水", "周平原"], ["陈平"]], "seed \(seed)")
  }

  @Test("blanks in a list of names are not those of an engine")
  func lists() {
    let names = Array(repeating: "李 明 王小红 赵 亮 陈建国 周 平 林秋水", count: 30).joined(separator: "\n")
    #expect(!SourceLines(utf8: Array(names.utf8)).isLetterspaced)
  }
}
