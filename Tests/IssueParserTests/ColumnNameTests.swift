import IssueParser
import Testing

/// Names of standing columns above headlines: they are the page's, not the article's.
@Suite struct ColumnNameTests {
  private static let body =
    "二月的风还带着哨音，老秦把剃头挑子在槐树下放稳，炉子里的水就咕嘟起来。他剃了四十年的头，全村的老人和孩子没有谁不认得他那把推子。"

  private func page(_ column: String, _ headline: String = "剃头匠老秦") -> Page {
    Outline.page(column + "\n" + headline, "□ 田望舒", Self.body)
  }

  @Test(
    "a name of a column above another headline is a banner",
    arguments: [
      "人间草木", "乡村夜谈", "脱贫手记", "【新论摘编】", "转型升级在路上", "非凡十年看河川", "重点工程巡礼⑥", "书 里 书 外",
    ])
  func columns(name: String) {
    let page = page(name)
    #expect(page.titles == ["剃头匠老秦"])
    #expect(page.articles.first?.kicker == nil)
    #expect(page.unassigned.map(\.role) == [.banner])
  }

  @Test("two names of columns above one headline are both banners")
  func stacked() {
    let page = page("凡人素描\n乡村夜谈")
    #expect(page.titles == ["剃头匠老秦"])
    #expect(page.unassigned.map(\.text) == ["凡人素描", "乡村夜谈"])
  }

  @Test("a column's name alone, above a deck or in words that the body takes up is no banner")
  func headlines() {
    let alone = Outline.page("乡村夜谈", "□ 田望舒", Self.body)
    #expect(alone.titles == ["乡村夜谈"])
    let taken = Outline.page(
      "乡村夜谈\n剃头匠老秦", "□ 田望舒", Self.body + "夜里，村里人就聚在他家，这便是我们的乡村夜谈。")
    #expect(taken.unassigned.isEmpty)
    let deck = Outline.page("人间草木\n——访村里的老剃头匠", "□ 田望舒", Self.body)
    #expect(deck.titles == ["人间草木"])
  }

  @Test(
    "lines of nothing but known slogans are banners",
    arguments: ["自力更生　艰苦奋斗", "安全第一 预防为主", "感党恩 听党话 跟党走", "学习“三个代表”　实践“三个代表”"])
  func slogans(line: String) {
    let page = page(line)
    #expect(page.titles == ["剃头匠老秦"])
    #expect(page.unassigned.map(\.role) == [.banner])
  }

  @Test("words between dots are a column's name, names are who wrote")
  func dots() {
    let column = Outline.page("·灯前小札·", "也谈“慢”", "罗 成 章", Outline.essay)
    #expect(column.titles == ["也谈“慢”"])
    #expect(column.authorNames == [["罗成章"]])
    #expect(column.unassigned.map(\.text) == ["·灯前小札·"])
    let author = Outline.page("也谈“慢”", "·罗 成·", Outline.essay)
    #expect(author.authorNames == [["罗成"]])
  }

  @Test(
    "a campaign and what it says of itself behind a dash are banners, in the middle of a text too",
    arguments: [
      "脱贫攻坚在行动\n——看真贫 扶真贫 真扶贫", "两个文明\n——县市新闻", "贯彻全会精神 再创新业绩\n——迎接新春佳节",
    ])
  func campaigns(_ banner: String) {
    let report = "本报讯（记者 李明）截至八月底，清水县四百多名干部进村入户，采取看房、看粮、看人的办法，把情况"
    let page = Outline.page("清水县干部进村入户", report, banner, "摸得一清二楚，做到户有卡、村有册。")
    #expect(page.titles == ["清水县干部进村入户"])
    #expect(page.unassigned.map(\.role) == [.banner, .banner])
  }

  @Test("a headline keeps its deck")
  func decks() {
    let page = Outline.page("我市举办职工书画展\n——迎接建党九十周年", "□ 田望舒", Self.body)
    #expect(page.titles == ["我市举办职工书画展"])
    #expect(page.articles[0].subtitle == "——迎接建党九十周年")
  }

  @Test("ranks that fall above the headlines' usual one are the page's")
  func ranks() {
    let page = Outline.page(
      "# 不忘群众疾苦冷暖 温暖送进千家万户", "## 心系百姓办实事 欢欢喜喜过大年", "### 剃头匠老秦", "□ 田望舒", Self.body,
      "### 县医院迁入新楼", Outline.report, "### 我市公布人才新政", Outline.report)
    #expect(page.titles == ["剃头匠老秦", "县医院迁入新楼", "我市公布人才新政"])
    #expect(page.unassigned.map(\.role) == [.banner, .banner])
  }

  @Test("the rank right below a page's flag is a headline's, above the usual one too")
  func flagAboveRanks() {
    let page = Outline.page(
      "# 国内新闻", "## 上半年我国经济持续稳定恢复", "### 国内生产总值同比增长12.7%",
      "新华社北京7月15日电（记者 李明）国家统计局今天说，上半年我国经济持续稳定恢复，生产需求继续回升。", "### 县医院迁入新楼", Outline.report,
      "### 我市公布人才新政", Outline.report)
    #expect(page.titles.first == "上半年我国经济持续稳定恢复")
  }

  @Test("the board of notices is a flag, and nobody's name")
  func board() {
    let page = Outline.page(
      "服务窗口", "公 告 栏", "清水市土地管理局招标出让公告", "根据有关条例，我局决定公开招标出让城东地块的使用权，欢迎投标。")
    #expect(page.titles == ["清水市土地管理局招标出让公告"])
    #expect(page.authorNames == [[]])
  }

  @Test("two sections of a page head no list")
  func sectionsAboveList() {
    let page = Outline.page(
      Outline.report, "法治·民生", "●林秋水不慎将清水一中教师资格证丢失，证号20116130042，声明作废。",
      "●周原不慎将出生医学证明丢失，编号O610277714，声明作废。")
    #expect(page.unassigned.map(\.text) == ["法治·民生"])
    #expect(page.titles.allSatisfy { $0 == nil })
  }

  @Test(
    "slogans and what else the house publishes are no headlines",
    arguments: [
      "勤洗手 戴口罩 多通风 早就医", "抓纲治国 大干快上", "统筹推进疫情防控和经济社会发展 奋力夺取“双胜利”", "清水日报社新媒体矩阵 扫一扫 看清水",
      "96110 热线回音", "深化改革转型 建设美丽清水", "学党章党规 学系列讲话 做合格党员",
    ])
  func pagesWords(line: String) {
    let page = Outline.page(
      line, "农民清理渠道忙", "本报讯（记者 李明）昨日，清水县组织农民清理渠道，为春灌做准备。")
    #expect(page.titles == ["农民清理渠道忙"])
    #expect(page.unassigned.map(\.text) == [line])
  }

  @Test(
    "the number of its part, and the number that readers call, are of a column's flag",
    arguments: ["清水人物⑦", "清水人物(九)", "健康热线 2039477", "清水影像"])
  func numberedFlags(flag: String) {
    let page = Outline.page(
      Outline.report, flag, "石桥小学添新貌", "□ 周林原", Outline.essay)
    #expect(page.titles == [nil, "石桥小学添新貌"])
    #expect(page.unassigned.map(\.text) == [flag])
  }

  @Test("what others make together with the paper is a flag, and who they are no headline")
  func hosts() {
    let page = Outline.page(
      "市政府召开常务会议", Outline.report, "魅力清水", "清水县委宣传部 平川日报社 合办", "石桥小学添新貌", Outline.essay)
    #expect(page.titles == ["市政府召开常务会议", "石桥小学添新貌"])
    #expect(page.unassigned.map(\.text) == ["魅力清水", "清水县委宣传部 平川日报社 合办"])
  }

  @Test(
    "a number that stands alone, first of all on a page, is read",
    arguments: ["(123)", "（二十七）", "1 2 3 4 5", "⑦", "二 14", "(1)(2)"])
  func numberAlone(line: String) {
    let page = Outline.page(line, Outline.report)
    #expect(page.articles.contains { $0.authors.map(\.name) == ["李明"] })
  }

  @Test("what a sidebar is stands above its headline, be a photo's credit above it")
  func sidebarBelowCredit() {
    let page = Outline.page(
      "# 一株红谷闯市场", Outline.essay, "林秋水在窑洞里直播销售小米。", "周原 摄", "新闻背景", "塬上红谷的前世今生", Outline.essay)
    #expect(page.titles == ["一株红谷闯市场", "塬上红谷的前世今生"])
  }

  @Test("a headline may tell when, and a comma behind it, above who wrote")
  func whenAboveByline() {
    let page = Outline.page(
      Outline.report, "中考过后，帮孩子把假期过出滋味", "市第二中学心理健康教师 林秋水", Outline.essay)
    #expect(page.titles == [nil, "中考过后，帮孩子把假期过出滋味"])
  }
}
