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

  @Test("a report's first line is not alone at its column's foot")
  func firstLine() {
    let lines = [
      "三人团伙诈骗老年人获刑",
      "市中级人民法院集中宣判",
      "4起涉恶势力犯罪案件",
      "暑期出行 请绕开这些易堵路段",
      "本报讯（记者 林海 通讯员 周秋云） 打着",
      "燃气公司“免费安检”的旗号入户，把成本十几元",
      "的阀门以上千元卖给老人。7月 9 日，滨河区人民法",
      "院以诈骗罪，一审判处被告人贺某有期徒刑三年二",
      "个月，并处罚金3万元；判处被告人乔某、尹某有",
      "期徒刑一年六个月，并处罚金 1 万元。",
      "法院审理查明，2018年3月至9月，贺某从网上",
      "购买仿制工作服和胸牌，伙同乔某、尹某，专门挑",
      "选老旧小区的独居老人下手。他们以“软管老化、",
      "随时可能爆炸”相威 ，先后在滨河区、河口区作",
      "案 47 起，骗取人民币 8.6 万余元。案发后，三人退",
      "赔了全部赃款。",
      "办案法官提醒，燃气公司入户安检不收取任何",
      "费用，也不推销仕何产品。市民遇有陌生人员上门，",
      "可拨打客服电话核实身份，发现被骗要及时报警。",
      "本报讯（记者 林海） 7月10日上午，市中",
      "级人民法院召开新闻发布会，通报了对王某军等4",
      "起涉恶势力犯罪案件集中宣判的情况。31名被告人",
      "分别被判处有期徒刑一年二个月至十八年不等的刑",
      "罚，并处罚金和没收个人财产。",
    ]
    let page = Outline.page(lines.joined(separator: "\n\n"))
    let bodies = page.bodies.map { $0.joined() }
    #expect(bodies.contains { $0.contains("打着燃气公司") })
    #expect(bodies.contains { $0.contains("市中级人民法院") })
  }
}
