import IssueParser
import Testing

/// Where a prefecture's daily sets headlines and slogans, and what looks like one.
@Suite struct PrefectureHeadlineTests {
  /// A report on printed lines with a blank line between each two.
  private static func column(_ lead: String) -> [String] {
    let text =
      lead + String(repeating: "会议指出，要坚持问题导向，把各项工作抓实抓细，推动全市经济社会高质量发展。", count: 12)
    return Outline.lines(text, of: 20)
  }

  @Test("two lines without a blank line between them are one headline where all others have one")
  func block() {
    let report = Self.column("本报讯（记者 李明）6月4日，全市民营经济代表人士座谈会召开，武丽珍出席并讲话。")
    let other = Self.column("本报讯（记者 周原）6月4日，交城法院为17名农民工讨回薪水，农民工送来锦旗。")
    let page = Outline.page(
      (["武丽珍出席全市民营经济\n代表人士座谈会"] + report + ["交城法院为农民工讨薪"] + other).joined(separator: "\n\n"))
    #expect(page.titles == ["武丽珍出席全市民营经济 代表人士座谈会", "交城法院为农民工讨薪"])
  }

  @Test(
    "an amount that is reached, and which meeting it was, go on with the line above",
    arguments: [
      ("前八月全市外贸进出口额", "突破百亿元", true), ("全国“三夏”小麦日机收面积", "突破八百万亩", true),
      ("覃玉梅出席市残联第七届主席团", "第四次全体会议并讲话", true),
      ("我市出台办法规范公务用车", "超编车辆年底前全部处置到位", false),
    ])
  func goesOn(_ first: String, _ second: String, _ isOne: Bool) {
    let page = Outline.page(
      first, second, "本报讯（记者 李明）记者从有关部门获悉，今年以来各项工作有序推进，成效明显，群众反映良好。",
      "据介绍，三年来全市各项指标稳步提升，群众满意度明显提高，下一步将抓好落实。")
    let title = page.titles.last?.flatMap { $0 }?.replacing(" ", with: "")
    #expect((title == first + second) == isOne, "\(page.titles)")
  }

  @Test(
    "both lines of what somebody asked for are the headline, unless the second tells an amount",
    arguments: [
      ("把人民群众生命安全放在首位", "全力以赴打赢防汛抗洪硬仗", true),
      ("减轻农民负担要动真格", "取消三十七项收费 一律不准打白条", false),
    ])
  func requests(_ first: String, _ second: String, _ isOne: Bool) {
    let page = Outline.page(
      "许建国在检查指导工作时强调", first, second,
      "本报讯（记者 丁磊）7月5日，市委书记许建国先后来到临河县、颍湾区检查指导工作。他强调，\(first)，\(second)。")
    #expect(page.titles == [isOne ? "\(first) \(second)" : first])
  }

  @Test("who witnessed a signing is the deck of its headline")
  func witnesses() {
    let page = Outline.page(
      "本报讯（记者 郑婷）5月24日，市政府与北方能源集团在清水宾馆签署协议。陈国栋、姚远出席。",
      "陈国栋对姚远一行的到来表示欢迎，希望双方加强合作，推动项目早日落地。",
      "市政府与北方能源集团签署战略合作框架协议", "陈国栋姚远见证签约")
    #expect(page.titles == ["市政府与北方能源集团签署战略合作框架协议"])
    #expect(page.articles.map(\.subtitle) == ["陈国栋姚远见证签约"])
  }

  @Test("what tells where somebody went is no headline, torn as the line may be")
  func narration() {
    let page = Outline.page(
      "市人大常委会开展执法检查", "本报讯(记者 邢建新)10月14日,市人大常委会组成执法检查组,开展水污染防治法执法检查。",
      "检查组先后来到文水县南安污水处理厂、交", "吕梁学院新增3个本科专业", "本报讯(记者 李明)记者从吕梁学院获悉,该校今年新增3个本科专业。")
    #expect(page.titles == ["市人大常委会开展执法检查", "吕梁学院新增3个本科专业"])
  }

  @Test("slogans and what hangs on them may stand in an article")
  func slogansInside() {
    let page = Outline.page(
      "## 石楼县推动易地搬迁后续扶持", "本报讯(记者 高艳芳)搬得出,还要稳得住。石楼县建强一个支部,让群众住得安心、过得舒心。",
      "学党史 悟思想 办实事 开新局", "-巩固脱贫攻坚成果 建设美丽幸福家园", "办好一个车间。引进制鞋、手工等企业,让群众在家门口上班。")
    #expect(page.titles == ["石楼县推动易地搬迁后续扶持"])
  }

  @Test("the name of a tour by reporters is a flag")
  func tour() {
    let page = Outline.page("蹲点调研行", "一泓活水润旱塬", "□ 本报记者 薛海燕", Outline.essay)
    #expect(page.titles == ["一泓活水润旱塬"])
  }

  @Test("a lead's end begins a report though a bracket of other words is open on the page")
  func tornLeadBesideBracket() {
    let page = Outline.page(
      "清水县开展普查", "本报讯(记者 李明)近日,清水县对古树(含名木", "太谷警方打掉一个团伙",
      "冬)9月23日,记者从太谷县公安局获悉,该局历时两个月,成功打掉一个盗窃团伙。")
    #expect(page.titles == ["清水县开展普查", "太谷警方打掉一个团伙"])
  }

  @Test("what a meeting did is no headline where its sentence breaks off")
  func meeting() {
    let page = Outline.page(
      "市政府召开常务会议", "本报讯(记者 李明)9月22日,市政府召开常务会议,研究有关工作。", "会议听取了《规划》和《办法》的起草说明和",
      "吕梁学院新增3个本科专业", "本报讯(记者 周原)记者从吕梁学院获悉,该校今年新增3个本科专业。")
    #expect(page.titles == ["市政府召开常务会议", "吕梁学院新增3个本科专业"])
  }

  @Test("who holds what is in its name makes a headline of slogans")
  func namedEvent() {
    let page = Outline.page(
      "不忘初心 牢记使命", "我市召开“不忘初心、牢记使命”主题教育推进会", Outline.report)
    #expect(page.titles == ["我市召开“不忘初心、牢记使命”主题教育推进会"])
  }

  @Test("a line with a dash is a deck above its headline, too")
  func dashAbove() {
    let page = Outline.page("——学习全会精神体会", "## 提升基层社会治理水平", "○ 市委党校 祁永强", Outline.essay)
    #expect(page.articles[0].blocks.map(\.role) == [.title, .subtitle, .byline, .body])
  }

  @Test(
    "a place and a colon alone in their line belong to the headline below, not to the body above")
  func placeAlone() {
    let page = Outline.page(
      "校外托管机构专项检查", Outline.report, "凤山县:", "“小木耳”撑起\n“大产业”", "见习记者 竺欣", Outline.essay)
    #expect(
      page.articles.map { $0.blocks.contains { $0.text.hasPrefix("凤山县:") && $0.role != .body } }
        == [
          false, true,
        ])
  }

  @Test("below the headline of the report above, a feature's own keeps its byline and its sections")
  func featureBelowHeadlines() {
    let page = Outline.page(
      "本报讯（记者 韩静波）2月20日，市委书记段志国深入浑源县、广灵县调研脱贫攻坚工作，要求把绣花功夫下到每一户。",
      "把“绣花”功夫下到每一户\n段志国在浑源广灵调研脱贫攻坚工作\n\n# 古城深处觅乡愁\n\n### ——古城保护修复纪实",
      "□ 本报记者 栗雅君", "早春的阳光洒在青灰色的城墙上，几位老人沿着马道缓缓而行，说起古城的变化，个个笑逐颜开。",
      "#### “一轴双城”定下“保护调”", "十年以来，专家论证“一轴双城”，定下“保护调”，资金、工匠、材料一样一样到位，难关一道一道闯过去。",
      "#### “百姓点头”才是“硬指标”", "古城保护，说到底是为了人。在东南邑街区，社区工作者挨家挨户征求意见，百姓点头才动工。")
    #expect(page.titles == ["把“绣花”功夫下到每一户", "古城深处觅乡愁"])
    #expect(page.articles.last?.blocks.count { $0.role == .subheading } == 2)
    #expect(page.articles.map { $0.authors.map(\.name) } == [["韩静波"], ["栗雅君"]])
  }

  @Test("a jump that a column's edge set inside a sentence ends no feature")
  func jumpInside() {
    let page = Outline.page(
      "石堰上的乡愁", "□ 本报记者 苗向阳", Outline.essay, "石头缝里种出“宝贝”",
      "梯田虽美，收入却薄。县里完善步道、标识系统，（下转2版） 把沿线的古村落串成一条线，村民的日子一天天好了起来。",
      "老驴道上跑起“电商车”", "路通了，山货才能出山。近三年，村里的年轻人开起了网店，把花椒、柿子卖到了全国各地。")
    #expect(page.titles == ["石堰上的乡愁"])
    #expect(page.articles[0].blocks.count { $0.role == .subheading } == 2)
  }

  @Test("what was asked is the deck of the headline above it, in a block of headlines, too")
  func request() {
    let page = Outline.page(
      "本报讯（记者 侯一凡）3月3日，副市长滕海波赴槐川县、河阴区调研春季造林绿化工作，察看苗木质量、栽植进度。",
      "滕海波调研春季造林绿化工作", "强调把牢造林质量关", "市人大常委会机关召开党史学习教育动员会",
      "本报讯（记者 闵洁）3月3日，市人大常委会机关召开党史学习教育动员会，传达学习精神，安排部署工作。")
    #expect(page.titles == ["滕海波调研春季造林绿化工作", "市人大常委会机关召开党史学习教育动员会"])
    #expect(page.articles[0].blocks.map(\.role) == [.title, .subtitle, .body])
  }

  @Test("a vertical deck begins with who took part, whatever stands between name and verb")
  func verticalDeck() {
    let page = Outline.page(
      "全市城乡人居", "环", "境", "整", "治", "程", "志", "远", "H", "出", "席",
      "本报讯（记者 谢文博）4月18日，全市城乡人居环境整治现场会召开。程志远出席会议并讲话。")
    #expect(page.titles == ["全市城乡人居环境整治"])
  }

  @Test(
    "what was held may be named in a headline's second line alone, but who was there is a deck",
    arguments: [
      ("市人大常委会开展《清水市城市绿化条例》", "执法检查", nil), ("我市启动农村客货邮", "融合发展三年行动", nil),
      ("我市召开全市安全生产工作会议", "韩志恒主持并讲话", "韩志恒主持并讲话"),
    ] as [(String, String, String?)])
  func namesHeld(_ first: String, _ second: String, _ deck: String?) {
    let page = Outline.page(
      "### \(first)", second, "本报讯（记者 李明）4月19日至20日，有关部门先后实地察看了湿地公园和居住小区，听取情况汇报。",
      "据介绍，三年来全市各项指标稳步提升，群众满意度明显提高，下一步将抓好落实。")
    #expect(page.titles == [deck == nil ? first + second : first])
    #expect(page.articles.map(\.subtitle) == [deck])
  }

  @Test("a place's story that ends in 记 is the deck below a headline, and a headline alone")
  func stories() {
    let deck = Outline.page(
      "## 小龙虾撬动大产业", "### 清水县稻虾共作富民记", "□ 本报记者 林秋水",
      "惊蛰刚过，清水县万亩稻田水光潋滟。稻虾共作在全县十四个乡镇推开，富了一方百姓。")
    #expect(deck.titles == ["小龙虾撬动大产业"])
    let alone = Outline.page("清水县稻虾共作富民记", "□ 本报记者 林秋水", Outline.essay)
    #expect(alone.titles == ["清水县稻虾共作富民记"])
  }
}
