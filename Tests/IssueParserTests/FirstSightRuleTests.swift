import IssueParser
import Testing

/// What pages first seen taught, one by one: which of two lines is the headline, what looks like
/// one and is none, and what is one and does not look it.
@Suite struct FirstSightRuleTests {
  private static let body = "本报讯（记者 李明）日前，清水县公安局设立警务小院，把警力下沉到村，帮助群众化解矛盾，两百多起纠纷在门口得到调解，群众拍手称好。"
  private static let prose = "今年以来，清水镇的苹果园里果香四溢，果农们忙着采摘装箱，合作社的货车一辆接一辆驶向各地的批发市场。"

  @Test(
    "of two lines it is told which is the headline",
    arguments: [
      // Whose it is above a whole headline.
      ("清水县公安局", "“警务小院”化解矛盾在门口", "清水县公安局", "“警务小院”化解矛盾在门口"),
      ("清水县", "大寨小学的孩子吃上“爱心午餐”", "清水县", "大寨小学的孩子吃上“爱心午餐”"),
      ("清水检察院:", "\"庭前调解\"化干戈", nil, "清水检察院: \"庭前调解\"化干戈"),
      // A couplet of what is done leads up to where it is done.
      ("发展冬枣产业 助推精准脱贫", "庙上乡:小冬枣“甜”了致富路", "发展冬枣产业 助推精准脱贫", "庙上乡:小冬枣“甜”了致富路"),
      // Larger type below smaller.
      ("## 市委常委会会议强调", "# 推动全方位高质量发展迈出坚实步伐", "市委常委会会议强调", "推动全方位高质量发展迈出坚实步伐"),
      // Something said leads up to who says it.
      ("“我们这代人，就是给石头当医生”", "石窟修复师与时间赛跑", "“我们这代人，就是给石头当医生”", "石窟修复师与时间赛跑"),
    ])
  func twoLines(_ first: String, _ second: String, _ kicker: String?, _ title: String) {
    let article = Outline.page("\(first)\n\(second)\n\(Self.body)").articles[0]
    #expect(article.kicker == kicker)
    #expect(article.title == title)
  }

  @Test(
    "a column's flag is no part of the headline below it",
    arguments: ["读书札记", "新华时评", "国际观察", "微评"])
  func flags(_ flag: String) {
    let page = Outline.page("\(Self.body)\n\n\(flag)\n\n在慢时光里读旧书\n\n李 慧\n\n\(Outline.essay)")
    #expect(page.articles.last?.title == "在慢时光里读旧书")
    #expect(page.articles.last?.authors.map(\.name) == ["李慧"])
  }

  @Test("single characters below each other are the headline, led up to by what is above them")
  func verticalHeadline() {
    let page = Outline.page(
      Self.body, "学习宣传贯彻全会精神", "失\n\n而\n\n复\n\n得\n\n的\n\n文\n\n物",
      "本报讯（记者 李明）昨日，清水县公安局把追回的文物交还县博物馆。这批文物失而复得，群众拍手称好。")
    #expect(page.articles.last?.title?.filter { $0 != " " } == "失而复得的文物")
  }

  @Test("where the author works, alone in a line, stands with who wrote")
  func vita() {
    for words in ["（作者单位：清水县委党校）", "（作者系清水师范学院副教授）"] {
      let page = Outline.page(
        "把制度落到实处", "□ 李 慧", Outline.essay, "一、要在认清痛点", Outline.essay, words)
      #expect(page.articles.map { $0.authors.map(\.name) } == [["李慧"]])
      #expect(page.articles[0].blocks.last?.role == .byline)
    }
  }

  @Test("a dateline that fills its line below a headline opens the report")
  func dateline() {
    let page = Outline.page(
      "市政协召开会议", Outline.report, "新西兰为信天翁设“直播间”", "据新华社惠灵顿6月20日电", "新西兰自然保护部门在南岛一处",
      "信天翁繁殖地架设高清摄像机，",
      "全天候直播雏鸟成长。")
    #expect(page.articles.last?.title == "新西兰为信天翁设“直播间”")
    #expect(page.articles.last?.dateline?.place == "惠灵顿")
    #expect(page.articles.last?.blocks.contains { $0.role == .byline } == false)
  }

  @Test("a nameplate stands there with the same name in Latin letters")
  func translatedNameplate() {
    let page = Outline.page(
      Outline.report, "清水日报 QINGSHUI DAILY\n2015年8月26日 星期三", "市政协召开会议", Outline.report)
    #expect(page.masthead.paper?.text == "清水日报")
    #expect(page.masthead.lines == [LineRange(3, 4)])
  }

  @Test("what another page holds is no article of this one")
  func pointers() {
    let page = Outline.page(
      "清水镇苹果喜获丰收", Self.body, "导 读", "我市出台十条措施稳定就业", "(详见2版)", "●秀容书院话沧桑(第三版)", Self.prose)
    #expect(page.articles.compactMap(\.title) == ["清水镇苹果喜获丰收"])
    #expect(page.unassigned.map(\.text).contains("我市出台十条措施稳定就业"))
    #expect(!page.articles[0].blocks.contains { $0.text.contains("详见") || $0.text.contains("沧桑") })
  }

  @Test("marked lines above wider ones are the headlines of briefs, without their marks")
  func briefTitles() {
    let page = Outline.page(
      "简 明 新 闻", "●市总工会慰问一线劳动者", "近日，市总工会领导看望慰问节日期间坚守岗位的一线职工，送去防暑用品。（高珍）",
      "●清水县开展文物安全大检查", "4月下旬以来，清水县文物部门对省级以上文物保护单位开展拉网式检查，整改隐患。（李玲）")
    #expect(page.articles.map(\.title) == ["市总工会慰问一线劳动者", "清水县开展文物安全大检查"])
    #expect(page.articles.flatMap(\.authors).map(\.name) == ["高珍", "李玲"])
  }

  @Test("characters below each other that make words are a headline")
  func vertical() {
    let glyphs = "把方便送到群众门口".map(String.init).joined(separator: "\n")
    let page = Outline.page(
      "\(Self.body)（高珍）\n\(glyphs)\n本报讯 清水供销社改变坐等顾客上门的作风，组织流动服务队，把化肥、农药、日用百货送到群众家门口。")
    #expect(page.articles.map(\.title).last == "把方便送到群众门口")
  }

  @Test("a sidebar is an article by the name of what it is")
  func sidebars() {
    let page = Outline.page("大山深处的护林人", "\(Self.body)（王红）", "新闻链接", Self.prose)
    #expect(page.articles.map(\.title) == ["大山深处的护林人", "新闻链接"])
  }

  @Test("a caption in the middle of a report does not take the paragraphs above it")
  func captions() {
    let page = Outline.page(
      """
      暴雨中的守夜人
      昨日，一场大暴雨侵袭省城。截至20时，市区平均降雨量达到107.6毫米，为今年入汛以来最强的降雨。
      22时10分，南内环桥下。排水管理处的陈林已经在齐腰深的水里站了三个小时，守住一个被掀开的雨水井盖。
      图为陈林在南内环桥下守护雨水井口。 本报记者 米国伟 摄
      凌晨3时许，雨势渐小。全市共出动抢险人员6700余人次，处置积水点83处，转移群众412人，无人员伤亡。
      """)
    #expect(page.articles.count == 1)
    #expect(page.articles[0].blocks.count { $0.role == .body } == 3)
  }

  @Test("a numbered section goes on with the one before it, whatever stands between")
  func numberedSections() {
    let page = Outline.page(
      "以产业兴旺夯实振兴之基", "□ 常建国", Self.prose, "一、突出政治引领，凝聚共识", Self.prose, "培育文明乡风的着力点",
      "□ 吴凤英", Outline.essay, "二、建强干部队伍，锻造先锋", Self.prose)
    #expect(page.articles.count == 2)
    #expect(page.articles[0].blocks.filter { $0.role == .subheading }.count == 2)
  }

  @Test(
    "advertisements are no headlines",
    arguments: ["专业疏通下水 24小时服务 6061234", "收购旧家电 电话：271", "征订启事 每份0.30元 全年15.60元"])
  func advertisements(_ line: String) {
    let page = Outline.page("\(Self.body)\n\n清水镇苹果喜获丰收\n\n\(Self.prose)\n\n\(line)")
    #expect(
      !page.articles.contains { $0.title?.contains("元") == true || $0.title?.contains("1") == true }
    )
  }

  @Test("names stand below headlines in many ways, and some words are none")
  func names() {
    func people(_ text: String) -> [String] {
      Outline.page(text).articles.flatMap(\.authors).map(\.name)
    }
    #expect(people("温暖送出之后……\n郑宏范\n\(Outline.essay)") == ["郑宏范"])
    #expect(
      people(
        """
        报告文学为什么收获不丰？

        李炳银

        　　一九九七年的报告
        文学整体看收获比较微
        薄。不能说没有好作品，
        但比前几年少了。有的
        作者忙着写电视剧本，
        有的说没有人肯出钱让
        他下去跑。
        """) == ["李炳银"])
    #expect(people("停水停电去哪儿问\n本报记者为您打听\n\(Self.prose)").isEmpty)
    #expect(people("马帮驿道\n尹江平 著\n（二十七）\n\(Outline.essay)") == ["尹江平"])
    #expect(people("清水镇稻谷飘香\n\(Self.prose)\n（夏县 薛国祥）") == ["薛国祥"])
  }

  @Test("bold labels are labels, and a hotline among the editors is the paper's telephone")
  func imprint() throws {
    let page = Outline.page(
      "清水镇稻谷飘香", Self.body, "**责任编辑：** 马丽萍 **版式：** 曹 阳 **校对：** 程 婕 新闻热线：0354-7220318",
      "投稿邮箱：news@example.cn")
    let colophon = try #require(page.colophon)
    #expect(colophon.editors == ["马丽萍"] && colophon.layout == ["曹阳"])
    #expect(colophon.proofreaders == ["程婕"])
    #expect(colophon.phone == "0354-7220318")
    let alone = Outline.page("清水镇稻谷飘香", Self.body, "责任编辑/徐 静 版式/高 鹏", "新闻热线 8222222")
    #expect(alone.colophon?.phone == nil)
  }

  @Test("a section's name behind the paper's and a dot is the masthead's")
  func sections() {
    let page = Outline.page("2017年3月29日 星期三", "清水日报·县市新闻", "清水镇稻谷飘香", Self.body)
    #expect(page.masthead.paper?.text == "清水日报")
    #expect(page.masthead.section == "县市新闻")
  }
}
