import IssueParser
import Testing

/// Opening words that name the correspondent before the place, as papers of Taiwan set them.
@Suite struct CorrespondentLeadTests {
  private static let body = "縣府補助弱勢學童的營養午餐經費，從去年九月拖到現在還沒撥下來，七所國小已積欠菜商三個月貨款。"

  @Test(
    "who wrote is told with the agency, the place and the day",
    arguments: [
      ("【本報記者林信宏／二水報導】", "本報", nil, nil), ("〔記者林信宏／二水報導〕", nil, nil, nil),
      ("（中央社記者林信宏台北11日電）", "中央社", "台北", "11日"),
      ("【中央社記者林信宏東京十一日專電】", "中央社", "東京", "十一日"),
    ] as [(String, String?, String?, String?)])
  func leads(lead: String, agency: String?, place: String?, day: String?) {
    let page = Outline.page("營養午餐快斷炊", lead + Self.body)
    #expect(page.authorNames == [["林信宏"]])
    #expect(page.articles.map(\.agency) == [agency])
    #expect(page.articles.map { $0.dateline?.place } == [place])
    #expect(page.articles.map { $0.dateline?.date } == [day])
  }

  @Test("correspondents named first tell two reports apart whose headlines are lost")
  func reports() {
    let page = Outline.page(
      "【本報記者林信宏／二水報導】" + Self.body, "【本報記者周秋文／花壇報導】" + Self.body)
    #expect(page.authorNames == [["林信宏"], ["周秋文"]])
  }

  @Test(
    "a bracket that says something else is no lead",
    arguments: ["【记者手记】", "（记者林秋水摄）", "【记者调查】农村电商"])
  func others(opening: String) {
    let page = Outline.page("稻谷飘香", opening + "走进清水镇稻渔综合种养基地，金黄的稻穗压弯了腰，种粮大户十分高兴。")
    #expect(page.articles.allSatisfy { $0.agency == nil && $0.dateline == nil })
  }
}
