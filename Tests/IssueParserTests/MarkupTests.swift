import IssueParser
import Testing

/// What engines write around the text and besides it: Markdown and HTML.
@Suite struct MarkupTests {
  private let body = "本报讯（记者 王涛）连日来，我市各县区抢抓春季造林有利时节，组织群众投身义务植树活动。"

  @Test(
    "tags around a line are not its text",
    arguments: [
      "<h2>全市春季造林工作展开</h2>", "<div align=\"center\">全市春季造林工作展开</div>",
      "<b>全市春季造林工作展开</b><br>", "<center><strong>全市春季造林工作展开</strong></center>",
      "## <font size=\"5\">全市春季造林工作展开</font>",
    ])
  func tags(title: String) {
    let page = Outline.page("\(title)\n\n<p>\(body)</p>\n")
    #expect(page.articles.map(\.title) == ["全市春季造林工作展开"])
    #expect(page.articles.first?.authors.map(\.name) == ["王涛"])
    #expect(page.articles.first?.blocks.last?.text.hasSuffix("活动。") == true)
  }

  @Test(
    "marks of strong type inside a line are not its text",
    arguments: ["**本报讯**（记者 王涛）", "**本报讯（记者 王涛）** ", "本报讯（**记者** 王涛）"])
  func emphasis(lead: String) {
    let page = Outline.page("## 全市春季造林工作展开\n\n\(lead)全市造林**六万亩**，比去年多一成。")
    #expect(page.authorNames == [["王涛"]])
    #expect(page.articles.first?.blocks.last?.text == "本报讯（记者 王涛）全市造林六万亩，比去年多一成。")
    let essay = Outline.page("## 石磨声声\n\n*周　原*\n\n\(Outline.essay)")
    #expect(essay.titles == ["石磨声声"] && essay.authorNames == [["周原"]])
  }

  @Test(
    "stars that stand for what is kept secret stay",
    arguments: [
      "张**、王**二人中奖，尾号139****5678，逾期作废。", "李**，男，一九六三年生，身份证号1423**********0017。", "本报*星级评选*启动**。",
    ])
  func secrets(line: String) {
    let page = Outline.page("## 全市春季造林工作展开\n\n\(line)")
    #expect(page.articles.first?.blocks.last?.text == line)
  }

  @Test(
    "numbers that an engine took for formulas are what was printed",
    arguments: [
      ("产量增长$1 2 . 1 \\%$，比去年多", "产量增长12.1%，比去年多"), ("共 $6 2 0 0$ 吨", "共6200吨"),
      ("气温 $- 5 ^ { \\circ } \\mathrm { C }$ 以下", "气温-5°C以下"),
      ("面积$1 2 0 0 m ^ { 2 }$", "面积1200m2"),
      ("翻了$3 \\sim 5$倍", "翻了3~5倍"), ("票价由$5到$6，折合HK$20和US$100", "票价由$5到$6，折合HK$20和US$100"),
    ])
  func formulas(printed: String, plain: String) {
    let page = Outline.page("## 全市春季造林工作展开\n\n\(body)\(printed)。")
    #expect(page.articles.first?.blocks.last?.text.hasSuffix(plain + "。") == true)
  }

  @Test("titles in angle brackets, and brackets that are no tags, are text")
  func anglesOfText() {
    for line in ["<小康路上>今日开栏", "《论语》<上>选读三则", "气温<5度时注意防寒"] {
      let lines = SourceLines(utf8: Array(line.utf8))
      #expect(lines.lines.map { lines.text(of: $0) } == [line])
    }
  }

  @Test("links to pictures and tables are nobody's headline and end no paragraph")
  func linksAndTables() {
    let page = Outline.page(
      """
      ## 全市春季造林工作展开

      \(body)

      ![](images/1.jpg)

      会议要求，各级各部门要提高认识，认真抓好落实，确保完成全年的任务。

      | 县区 | 面积 |
      |---|---|
      | 离石 | 1.2万亩 |

      <table><tr><td>县区</td><td>面积</td></tr></table>

      ## 临县红枣产业助农增收

      走进临县克虎镇的红枣加工车间，工人们正在分拣、清洗、包装红枣，一派繁忙景象。
      """)
    #expect(page.articles.map(\.title) == ["全市春季造林工作展开", "临县红枣产业助农增收"])
    #expect(page.articles.map(\.subtitle) == [nil, nil])
    let bodies = page.bodies[0]
    #expect(bodies.count == 4 && bodies[0].hasSuffix("活动。") && bodies[1].hasPrefix("会议要求"))
    #expect(page.unassigned.map(\.role) == [.noise, .noise, .noise])
  }

  @Test("whom to ask, where and when are the last lines of a notice, not headlines")
  func particulars() {
    let page = Outline.page(
      """
      拍卖公告
      受委托，我公司定于2018年12月28日上午10时在公司拍卖厅公开拍卖商铺一套。
      有意竞买者请于12月27日17时前携有效证件及保证金到我公司办理竞买手续。
      联系电话：0358-8221234 13903580000
      公司地址：离石区永宁中路18号
      山西某某拍卖有限公司
      2018年12月20日

      招聘启事
      某某学校因工作需要，现面向社会公开招聘教师10名，具有教师资格证。
      一、报名时间：12月20日至12月30日
      二、联系电话：0358-3381234 李老师
      """)
    #expect(page.articles.map(\.title) == ["拍卖公告", "招聘启事"])
    #expect(page.articles.map(\.subtitle) == [nil, nil])
    #expect(
      page.articles.map { $0.blocks.map(\.role) } == [
        [.title, .body, .body, .body, .body, .byline, .byline], [.title, .body, .body, .body],
      ])
  }

  @Test("text behind a link to a picture is read, and who took it")
  func linkedPicture() {
    let page = Outline.page(
      "## 全市春季造林工作展开", "\(Outline.report)市里安排造林六万亩，比去年多一成，其中经济林占",
      "![](images/3-2.jpg) 3月9日，城关镇干部群众在荒山植树。", "（摄影 冯柯）", "四成，各县已整地两万亩。")
    #expect(page.photos.map(\.photographers) == [["冯柯"]])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["李明"]])
    #expect(page.photos.map(\.caption) == ["3月9日，城关镇干部群众在荒山植树。"])
    #expect(page.unassigned.isEmpty)
  }
}
