import IssueParser
import Testing

/// Headlines of several lines that are told by what these say happened, where, and to what.
@Suite struct HeadlineEventTests {
  @Test(
    "a verb that waits for what it did it to has that in the next line",
    arguments: [
      ["我市5家单位获评", "省级科普教育基地"], ["以“头雁效应”激发", "乡村治理新活力"], ["小小食用菌撑起", "增收致富伞"],
    ])
  func objects(lines: [String]) {
    let page = Outline.page(
      lines.joined(separator: "\n\n"),
      "本报讯（记者 李明）近日，省科协公布名单，我市博物馆、气象站等5家单位被命名为省级科普教育基地，以头雁效应激发活力，食用菌产业撑起一片天。")
    #expect(page.titles == [lines.joined()])
  }

  @Test(
    "what somebody did stands below whom it tells of, and what came out below the verb",
    arguments: [
      ["农民王铁柱", "办起汽车运输站"], ["六万亩干果林", "变成农民“摇钱树”"], ["凌晨的直播间", "卖出一车皮洋葱"],
      ["小蜜蜂酿出", "近十亿元大产业"],
    ])
  func deeds(lines: [String]) {
    let page = Outline.page(
      lines.joined(separator: "\n\n"),
      "本报讯（记者 李明）近日，清水县农民王铁柱的汽车运输站开业，六万亩干果林挂果，蜜蜂产业产值近十亿元，直播间卖出一车皮洋葱。")
    #expect(page.titles == [lines.joined()])
  }

  @Test("what a meeting put forward is no result that its line waits for")
  func proposals() {
    let page = Outline.page(
      "全县重点项目推进会提出", "年底交账要交“硬账”",
      "本报讯（记者 李明）昨日，全县重点项目推进会召开，会议提出，年底交账要交“硬账”，不搞花架子。")
    #expect(page.titles == ["年底交账要交“硬账”"])
    #expect(page.articles.map(\.kicker) == ["全县重点项目推进会提出"])
  }

  @Test("a forecast's name is a headline of its own")
  func forecasts() {
    let page = Outline.page(
      "清水县政协召开全体会议", Outline.report, "和阳农民争订报刊", "天气预报\n今天白天到夜间：晴间多云，北风三到四级，最高气温十度。")
    #expect(page.titles.last == "天气预报")
  }

  @Test("ranks tell the headline below who made the page and what heads several")
  func ranksBelowHouse() {
    let page = Outline.page(
      "# 清水新闻", "清水县委宣传部 某某日报社 合办", "#### 清水县：“三单”工作法打通服务群众堵点", "## 群众点单 支部派单 党员接单",
      "□ 本报记者 李明", Outline.essay + "党员接单、支部派单、群众点单，清水县的三单工作法打通了服务群众的堵点。", "### 党参喜获丰收 亩均增收千元",
      Outline.report, "### 县医院结成医联体", Outline.report)
    #expect(page.titles.first == "群众点单 支部派单 党员接单")
  }

  @Test("where it was is no headline beside what happened there")
  func places() {
    let body = "本报讯 10月15日，石桥县农村供水工程全部完工，石桥县6.8万名群众喝上了放心水。"
    #expect(Outline.page("石桥县", "农村供水工程惠及6.8万人", body).titles == ["农村供水工程惠及6.8万人"])
    #expect(Outline.page("石桥县", body).titles == ["石桥县"])
  }

  @Test("that a meeting was held leads up to the two lines of what it was about")
  func meetings() {
    // Where blank lines part all lines, what none parts is one headline's.
    let body = [
      "市委书记表示，要把对口帮扶的资金、技术和市", "场优势与清水的生态、资源和劳动力优势结合起", "来，让协作成果更多惠及困难群众，让山海情谊",
      "代代相传。代表团还来到扶贫车间看望务工群众。",
    ]
    let lines =
      ["本报讯（记者 李明）11月12日，昆城市党政代表", "团来我市考察，并召开东西部扶贫协作联席会议。"]
      + (0..<10).flatMap { _ in body }
    let page = Outline.page(
      lines.joined(separator: "\n\n"), "昆城清水东西部扶贫协作联席会议召开", "携手奔小康\n山海情更深", Outline.report)
    #expect(page.articles[0].title == "携手奔小康 山海情更深")
    #expect(page.articles[0].kicker == "昆城清水东西部扶贫协作联席会议召开")
    let alone = Outline.page("昆城清水东西部扶贫协作联席会议召开", "周海平出席并讲话", Outline.report)
    #expect(alone.titles == ["昆城清水东西部扶贫协作联席会议召开"])
  }

  @Test("what a meeting decided stands below that it did")
  func decisions() {
    let page = Outline.page(
      "国务院常务会议决定", "完善固定资产投资项目资本金制度",
      "新华社北京11月13日电 国务院总理11月13日主持召开国务院常务会议，决定完善固定资产投资项目资本金制度。")
    #expect(page.titles == ["完善固定资产投资项目资本金制度"])
    #expect(page.articles.map(\.kicker) == ["国务院常务会议决定"])
  }

  @Test("who watched from elsewhere is a deck")
  func watching() {
    let page = Outline.page(
      "全省秋粮生产视频调度会召开", "安排部署抗旱保秋重点工作", "我市设分会场收听收看",
      "本报讯（记者 李明）9月4日，全省秋粮生产视频调度会召开，安排部署抗旱保秋重点工作。我市设分会场收听收看。")
    #expect(page.titles == ["全省秋粮生产视频调度会召开"])
    #expect(page.articles.map(\.subtitle) == ["安排部署抗旱保秋重点工作 我市设分会场收听收看"])
  }

  @Test("a column of readers' opinions is none of its items")
  func opinions() {
    let page = Outline.page(
      "清水县修公路", Outline.report, "微 言 堂", "读者来论", "“留痕”莫忘“留心”",
      "下乡走访，有的干部进门先拍照、出门再补记录，把“留痕”当成了工作本身。", "（城关区 李松）")
    #expect(page.titles == ["清水县修公路", "“留痕”莫忘“留心”"])
    #expect(page.authorNames.last == ["李松"])
  }

  @Test("a line that only goes on is its headline's second")
  func goesOn() {
    let body = "本报讯（记者 李明）9月7日，林秋水出席市妇联六届四次执委会议并讲话。传统产业装上数字引擎，长出了新枝。"
    for (one, two) in [
      ("林秋水出席市妇联六届四次", "执委会议并讲话"), ("传统产业", "也能长出“新枝”"),
    ] {
      #expect(Outline.page(one, two, body).titles == ["\(one)\(two)"])
    }
  }

  @Test("when and where a speech was held may take two lines of a deck")
  func occasions() {
    let page = Outline.page(
      "政府工作报告（摘登）", "——2023年1月10日在清水市第五届人民\n代表大会第二次会议上", "清水市人民政府市长 周海平",
      "各位代表：现在，我代表市人民政府，向大会报告政府工作，请予审议。")
    #expect(page.titles == ["政府工作报告（摘登）"])
    #expect(page.articles.map(\.subtitle) == ["——2023年1月10日在清水市第五届人民代表大会第二次会议上"])
  }

  @Test("what a column looks at is the page's, and so is its campaign")
  func columns() {
    let report = Outline.page(
      "聚焦 2023 清水两会", "政府工作报告（摘登）", "各位代表：现在，我代表市人民政府，向大会报告政府工作，请予审议。")
    #expect(report.titles == ["政府工作报告（摘登）"])
    #expect(report.articles.map(\.kicker) == [nil])
    let story = Outline.page(
      "壮丽70年·奋斗新时代", "记者再走长征路", "桃川河边橘正青", "——桃川县红军村脱贫记", "□ 本报记者 王芳",
      "六月的桃川河边，橘园一片青翠。红军村的村民说，橘子是他们的致富树。")
    #expect(story.titles == ["桃川河边橘正青"])
  }

  @Test(
    "a number that fills the page's first line counts nothing",
    arguments: ["1234567次", "一二三四五六七八届"])
  func numberAlone(line: String) {
    let page = Outline.page("\(line)\n代表大会隆重开幕", Outline.report)
    #expect(page.articles.count == 1)
  }

  @Test("what the council supervises stands in the next line, from what hour on in a deck")
  func supervision() {
    let page = Outline.page("市政协开展“三夏”生产和农机安全", "专题民主监督", Outline.report)
    #expect(page.titles == ["市政协开展“三夏”生产和农机安全专题民主监督"])
    let heat = Outline.page("主城区供热系统完成“冷态试运”", "10月20日零时起正式供热", Outline.report)
    #expect(heat.titles == ["主城区供热系统完成“冷态试运”"])
    #expect(heat.articles.map(\.subtitle) == ["10月20日零时起正式供热"])
  }
}
