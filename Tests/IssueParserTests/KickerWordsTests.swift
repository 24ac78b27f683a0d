import IssueParser
import Testing

/// Kickers that only their words tell: who said it, and when it was.
@Suite struct KickerWordsTests {
  private static let body =
    "本报讯（记者 李明）3月13日上午，市委理论学习中心组举行学习会，围绕学习贯彻有关精神开展研讨。市委书记林秋水强调，要把学习成效转化为推动发展的动力。"

  @Test(
    "who asked for it stands above or below the headline, as no deck ends",
    arguments: ["周海平检查防汛工作时要求", "周海平在调研重点项目时强调", "全市防汛工作会议指出"])
  func speakers(kicker: String) {
    let lead = "本报讯（记者 李明）5月15日，市长周海平检查防汛备汛工作，要求各级立足防大汛，确保安全度汛。"
    for lines in [["立足防大汛 确保安全度汛", kicker], [kicker, "立足防大汛 确保安全度汛"]] {
      let page = Outline.page(lines.joined(separator: "\n\n"), lead)
      #expect(page.titles == ["立足防大汛 确保安全度汛"])
      #expect(page.articles.map(\.kicker) == [kicker])
      #expect(page.articles.map(\.subtitle) == [nil])
    }
  }

  @Test("a headline set from top to bottom has its kicker below it")
  func vertical() {
    let page = Outline.page(
      "本报讯（记者 李明）9月10日，市长周海平调研重点项目建设，要求以大项目支撑发展。",
      "以\n\n项\n\n目\n\n支\n\n撑\n\n发\n\n展", "周海平在调研重点项目建设时强调")
    #expect(page.titles == ["以项目支撑发展"])
    #expect(page.articles.map(\.kicker) == ["周海平在调研重点项目建设时强调"])
  }

  @Test("a slogan is a headline between who says it and the deck")
  func slogans() {
    let page = Outline.page(
      "### 市委理论学习中心组（扩大）学习会强调", "# 深学笃用新思想 凝心聚力谱新篇", "### 郑海民主持 韩雪等市四大班子领导参加",
      Self.body, "## 清水县城办灯会", Outline.report, "## 河口县修公路", Outline.report)
    #expect(page.titles == ["深学笃用新思想 凝心聚力谱新篇", "清水县城办灯会", "河口县修公路"])
    #expect(page.articles[0].kicker == "市委理论学习中心组（扩大）学习会强调")
    #expect(page.articles[0].subtitle == "郑海民主持 韩雪等市四大班子领导参加")
  }

  @Test(
    "when it was and nothing else is no headline",
    arguments: ["截至一季度末", "今年前三季度", "今年前两个月", "去年上半年"])
  func periods(when: String) {
    let page = Outline.page(
      when, "全市社保卡持卡人数达412万", "本报讯（记者 李明）记者从市人社局获悉，\(when)，全市社会保障卡持卡人数达412万人，比年初增加5万人。")
    #expect(page.titles == ["全市社保卡持卡人数达412万"])
    #expect(page.articles.map(\.kicker) == [when])
  }

  @Test(
    "a campaign's name above a headline is the page's",
    arguments: ["“两学一做”学习教育", "“三抓三促”行动进行时"])
  func campaigns(flag: String) {
    let page = Outline.page(
      flag, "小窗口里的“加减法”", "本报讯（记者 李明）“以前办个体户注销要跑三趟，现在一次就办好了。”昨天，市民林女士在政务服务中心的小窗口前高兴地说。")
    #expect(page.titles == ["小窗口里的“加减法”"])
    #expect(page.articles.map(\.kicker) == [nil])
    #expect(page.unassigned.map(\.text) == [flag])
  }

  @Test(
    "what is asked for at a meeting is the headline, though it tells no more than how much",
    arguments: ["林秋水在全市棚户区改造推进会上要求", "林秋水在政协委员视察活动中要求"])
  func amountsAskedFor(kicker: String) {
    let page = Outline.page(
      kicker, "三季度开工率达到九成", "本报讯（记者 李明）昨日，清水县政府召开棚户区改造推进会，部署全年工作。")
    #expect(page.titles == ["三季度开工率达到九成"])
    #expect(page.articles.map(\.kicker) == [kicker])
  }

  @Test("who published what data is the kicker of what they say")
  func publications() {
    let page = Outline.page(
      "财政部商务部发布最新数据", "“家电下乡”月销逾百万台",
      "新华社北京3月11日电（记者 李明）记者11日获悉，家电下乡产品2月份销售超过一百万台，销售额达到十五亿元。")
    #expect(page.titles == ["“家电下乡”月销逾百万台"])
    #expect(page.articles.map(\.kicker) == ["财政部商务部发布最新数据"])
  }
}
