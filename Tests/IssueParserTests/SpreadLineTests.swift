import IssueParser
import Testing

/// Lines that an engine, or a printer who filled the column, spread with a blank between the characters.
@Suite struct SpreadLineTests {
  /// A text in lines of one length, some of which are spread.
  private func column(_ text: String, of width: Int, spread: (Int) -> Bool) -> String {
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix(width)
      rest = rest.dropFirst(width)
      lines.append(
        spread(lines.count) ? line.map(String.init).joined(separator: " ") : String(line))
    }
    return lines.joined(separator: "\n\n")
  }

  private static let roads =
    "本报讯 沂川至石桥公路改建工程日前正式开工，该工程全长二十一公里，按二级路标准设计，总投资三千四百万元，是我县今年十件实事之一，沿线四个乡镇六十三个村的群众都盼着它早日通车，改建后从县城到石桥的行车时间将由五十分钟缩短到二十五分钟。"

  @Test("a page of which an engine spread a third of the lines is one of printed lines")
  func thirdOfLines() {
    let page = Outline.page(
      "沂石公路改建工程开工", column(Self.roads, of: 16) { $0 % 3 == 1 }, "县医院迁入新楼",
      column(
        "本报讯 昨天县医院迁入新楼，当天门诊病人四百多名，各科室秩序井然，新楼共有病床三百张，添置了一批新设备，县里为建楼投资一千二百万元，全县群众看病将更加方便，医护人员表示要把工作做得更好。",
        of: 16
      ) { $0 % 3 == 1 })
    #expect(page.titles == ["沂石公路改建工程开工", "县医院迁入新楼"])
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
