import IssueParser
import Testing

/// Leads that fill a line, so that who wrote, or the report, begins the next.
@Suite struct CutLeadTests {
  @Test("a dateline set in as a paragraph opens the report below it, and signs nothing above")
  func setIn() {
    let page = Outline.page(
      """
      林木生出席座谈会。座谈会由县文化馆馆长主持。
      　　本报清水12月30日电
      今天，清水县各界人士欢聚一堂，共迎新年，人们在县城
      的广场上载歌载舞，灯会一直持续到深夜，吸引了群众。
      """)
    #expect(page.articles.count == 2)
    #expect(page.articles[1].dateline?.place == "清水")
    #expect(page.articles[1].blocks.map(\.role) == [.body])
  }

  @Test(
    "who wrote goes on below the dateline, or behind whose reporter that is",
    arguments: ["　　本报北京1月23日讯新华社\n记者林秋水、本报", "　　本报北京1月23日电\n记者林秋水、本报"])
  func goesOn(_ lead: String) {
    let page = Outline.page(
      """
      县里举行迎春茶话会
      \(lead)记者周平原报
      道：首都各界人士今天下午举行茶话会，共迎新春佳节，三
      百多人参加，会后大家观看了文艺节目，气氛十分热烈。
      """)
    #expect(page.titles == ["县里举行迎春茶话会"])
    #expect(page.authorNames == [["林秋水", "周平原"]])
    #expect(page.articles[0].blocks.allSatisfy { $0.role == .title || $0.role == .body })
  }
}
