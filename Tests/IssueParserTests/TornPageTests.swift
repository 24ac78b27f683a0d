import IssueParser
import Testing

/// What is left where a page's edge, a column's end or a picture cut the print.
@Suite struct TornPageTests {
  private func captions(_ page: Page) -> [String] {
    (page.articles.flatMap(\.blocks) + page.photos.flatMap(\.blocks))
      .filter { $0.role == .caption }.map(\.text)
  }

  @Test("a caption that tells its day begins there, though a sentence breaks off above it")
  func captionDay() {
    let caption = "8月12日，市水务集团抢修队员冒着高温在龙驹街道维修供水管网，全力保障居民用水。 王亚军 摄"
    let page = Outline.page(
      "小木耳长成致富云", "□ 本报记者 李明", "立秋过后，清水县暑气未消。清晨六点，菇农已在大棚里采摘木耳，一筐筐送上冷链车。",
      "没有本钱也能干，不懂技术有人教。当年，村里就有76户跟着种。如今，他成了村里的技术员，手下带着11名徒弟，", caption,
      "每月还能从合作社领到3500元的工资。")
    #expect(captions(page) == ["8月12日，市水务集团抢修队员冒着高温在龙驹街道维修供水管网，全力保障居民用水。王亚军摄"])
    #expect(page.titles == ["小木耳长成致富云"])
  }

  /// Lines of print with an empty line between the blocks.
  private static let column = [
    "本报讯（记者 李明）9月28日晚，县", "防指召开调度会，县长李远志主持。他", "说，要加强值守，守好车站、码头“三道",
    "门”，落地检做到“即采即走即追”。要", "管住“一老一小”，农贸市场、养老机构", "等重点场所严格测温；红白喜事提倡缓办、简办，",
  ].joined(separator: "\n")
  private static let rest = "们跟我一道守在水沟边，困了就在车里\n打个盹。”农民们都说好，要给大家点\n赞，明年继续干下去。"

  @Test(
    "a short block right above who took the photo is its caption, whatever breaks off above",
    arguments: [
      ["桐木镇千工坪村，农机手驾驶收割机抢收中稻。", "记者 李明 摄"],
      ["返乡农民工在县职业中学接受", "电焊技能培训。", "李明 摄"],
    ])
  func captionBlock(block: [String]) {
    let page = Outline.page(
      "县防指召开调度会", Self.column, block.joined(separator: "\n"), Self.rest)
    #expect(captions(page).contains { $0.hasPrefix(block[0]) })
    #expect(page.titles == ["县防指召开调度会"])
  }

  @Test("a name of any length before 摄 took the photo")
  func longName() {
    let page = Outline.page(
      "清水县修公路", Outline.report, "3月19日，牧民巴雅尔（右）在赛马文化节上参加套马比赛。", "宝音德力格尔 摄")
    #expect(page.photos.flatMap(\.photographers) == ["宝音德力格尔"])
  }

  @Test("who signs 摄影报道 below a caption took the photo")
  func photoReport() {
    let page = Outline.page(
      "清水县修公路", Outline.report, "图为群众在庙会上选购农具。\n本报记者 马跃进 摄影报道")
    let blocks = page.articles.flatMap(\.blocks) + page.photos.flatMap(\.blocks)
    #expect(blocks.first { $0.text.contains("摄影报道") }?.role == .credit)
  }

  @Test("what is declared void behind a mark is no caption")
  func voids() {
    let page = Outline.page(
      "清水县修公路", Outline.report, "## 遗失声明", "▲清水市宏发建材经营部遗失公章一枚，声明作废。▲远山村李明遗失身份证，声明作废。")
    #expect(page.titles.contains("遗失声明"))
    #expect(captions(page).isEmpty)
  }

  @Test("the rest of who reports above a photographer is no caption")
  func restOfLead() {
    let page = Outline.page(
      "公益诉讼守护耕地红线", "永）6月6日，市检察院、市自然", "记者 李明 摄",
      "资源和规划局在清水河湿地公园联合开展宣传活动，干警们摆放展板、悬挂横幅，向群众发放手册。")
    #expect(captions(page).isEmpty)
    #expect(page.titles == ["公益诉讼守护耕地红线"])
    #expect(page.articles[0].blocks.first { $0.role == .body }?.text.hasPrefix("永）6月6日") == true)
  }

  @Test("where blank lines part all lines, none parts a torn one from the report below")
  func tornAboveReport() {
    let lines =
      ["县总工会办招聘会", "本报讯（记者 李明）10月23日，县总工会"]
      + [
        "举办招聘会，九十二家企业提供了两千六百个", "岗位，当场达成就业意向五百一十七人。会上", "还设立了法律咨询和技能培训报名服务台，方",
        "便群众了解政策，前来咨询的人一直没有断过，",
      ]
      .repeated(9) + ["受灾职工刘海燕当场与一家服"]
    let weather = ["本报讯（记者 王芳）县气象台预计，未来三天", "以晴到多云天气为主，早晚温差较大。"]
    let page = Outline.page(
      lines.joined(separator: "\n\n") + "\n" + weather.joined(separator: "\n\n"))
    #expect(!page.titles.contains("受灾职工刘海燕当场与一家服"))
  }

  @Test("what an engine read in a picture is nobody's")
  func scraps() {
    let page = Outline.page(
      "清水县修公路", Outline.report, "回 | Te 8 汪 一", "本报讯（记者 王芳）清明过后，城区各农贸市场鸡蛋价格小幅回落。")
    #expect(page.titles == ["清水县修公路", nil])
    #expect(page.unassigned.map(\.text) == ["回 | Te 8 汪 一"])
  }

  @Test("a day that the page's edge cut is the masthead's all the same")
  func tornDay() {
    let page = Outline.page("2023年10月2\n星期三", "清水县修公路", Outline.report)
    #expect(page.titles == ["清水县修公路"])
    #expect(page.masthead.weekday == "星期三")
    #expect(page.masthead.date == nil)
    #expect(page.masthead.lines.map { $0.first...$0.last } == [1...2])
  }

  @Test(
    "what rank a paper holds is the masthead's",
    arguments: ["中国城市党报50强", "全国地市报百强", "全国报业先进单位", "全国地市报品牌二十强", "中国百强报刊"])
  func honours(honour: String) {
    let page = Outline.page(
      "清水日报社出版 国内统一刊号：CN14-0046", "2021年4月16日 星期五", "第10587期 今日8版", honour,
      "### 国务院办公厅印发意见", "## 服务六稳六保进一步做好放管服改革", "新华社北京4月15日电 国务院办公厅日前印发《意见》，进一步做好改革。")
    #expect(page.titles == ["服务六稳六保进一步做好放管服改革"])
    #expect(page.articles.map(\.kicker) == ["国务院办公厅印发意见"])
  }

  @Test("a photo that stands inside another story's sentence has the headline above it")
  func photoInSentence() {
    let page = Outline.page(
      "## 清水椪柑搭上海铁联运班列", "本报讯（记者 李明）5月8日，清水椪柑搭上班列。该市与铁路、海关部门建立联席机制，在货运站", "### 古渡新桥",
      "5月10日，建设中的石桥县龙门渡大桥主塔封顶。", "（通讯员 姚远 摄）", "设立出口查验专区，实行随到随检，全年计划开行班列30列。", "## 青坪防汛演练不发脚本",
      Outline.report)
    #expect(page.titles == ["清水椪柑搭上海铁联运班列", "青坪防汛演练不发脚本"])
    #expect(page.photos.flatMap(\.blocks).first?.text == "古渡新桥")
  }

  @Test("a circle with a point marks who wrote")
  func circledPoint() {
    let page = Outline.page("红黑榜评出好家风", "⊙ 梁 石", Outline.essay)
    #expect(page.authorNames == [["梁石"]])
  }
}

extension Array {
  fileprivate func repeated(_ times: Int) -> [Element] { (0..<times).flatMap { _ in self } }
}
