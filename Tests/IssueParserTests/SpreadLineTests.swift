import IssueParser
import Testing

/// Lines that an engine, or a printer who filled the column, spread with a blank between the characters.
@Suite struct SpreadLineTests {
  /// A paragraph in lines of sixteen characters, the first without its indent; every third line is spread.
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
      "酒广告管理须规范",
      "据了解，这些广告的书写、张贴一般都未经有关部门许可，建议有关部门加强管理，清除不规范的广告。",
      "（ 安 徽 庐 江 县 陈 埠 乡 文 化 站 徐 向 州 ）")
    #expect(!page.authorNames.joined().contains { $0.hasPrefix("安徽") || $0.hasPrefix("化站") })
  }
}
