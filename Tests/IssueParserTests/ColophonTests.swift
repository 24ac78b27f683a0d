import IssueParser
import Testing

/// Colophons of many shapes.
@Suite struct ColophonTests {
  @Test(
    "desk and people are read however they are set",
    arguments: [
      "要闻部主办 本版组版:李刚 责编:岳旭强 梁瑜 校对:刘挺", "要闻部主办 本版组版： 李 刚 责编：岳旭强、梁瑜 校对：刘 挺",
      "本版由要闻部主办\n版式:李刚\n责任编辑:岳旭强 梁 瑜\n检校:刘挺", "要闻部主办 责编 岳旭强 梁瑜 美编 李刚 校对 刘挺",
      "要闻部主办 责编:岳旭\n强 梁瑜 校对:刘\n挺 组版:李刚", "责编:岳旭强梁瑜 校对:刘挺 组版:李刚\n要闻部主办",
      "要闻部 责编：岳旭强 梁瑜 版面设计：李刚 校对：刘挺", "要闻部主办 本版编辑/岳旭强 梁瑜 美编/李刚 校对/刘挺",
      "要闻部主办\n\n责编\n\n岳旭强\n\n梁瑜\n\n校对\n\n刘挺\n\n组版\n\n李刚", "要闻部\n主办 责\n编:岳旭强 梁瑜 校\n对:刘挺 组版:李刚",
      "要闻部主办\n责编岳旭强梁瑜版式李刚校对刘挺", "要闻部主办 责编 :岳旭强 梁瑜 版式 ;李刚 校对 :刘挺",
    ])
  func people(text: String) throws {
    let colophon = try #require(parse(text).colophon)
    #expect(colophon.department == "要闻部")
    #expect(colophon.layout == ["李刚"])
    #expect(colophon.editors == ["岳旭强", "梁瑜"])
    #expect(colophon.proofreaders == ["刘挺"])
  }

  @Test(
    "what stands in the line above is no part of a desk's name", arguments: ["本报编辑部", "二", "# 二"])
  func desks(above: String) throws {
    let text = "\(above)\n\n时政部主办 本版组版:李刚 责编:岳旭强 校对:刘挺"
    #expect(try #require(parse(text).colophon).department == "时政部")
  }

  @Test("two who did different things for the page are its colophon, without a desk or a mark")
  func makers() throws {
    for text in ["责编 周小芳 版式 李刚", "值班主任陈平责编周小芳版式李刚"] {
      let colophon = try #require(parse(text).colophon, "\(text)")
      #expect(colophon.layout == ["李刚"] && colophon.editors == ["周小芳"])
    }
  }

  @Test("a hotline behind its colon, right below who made the page, is the desk's telephone")
  func hotlineBelow() throws {
    let makers = "责编:岳旭强 校对:刘挺"
    #expect(try #require(parse(makers + "\n新闻热线:6105110").colophon).phone == "6105110")
    #expect(try #require(parse(makers + "\n广告热线:6105110").colophon).phone == nil)
    #expect(try #require(parse(makers + "\n新闻热线 6105110").colophon).phone == nil)
  }

  @Test("who was on duty stands behind a label of its own")
  func onDuty() throws {
    #expect(try #require(parse("责任编辑 郭 平 值班 林清扬").colophon).editors == ["郭平"])
    #expect(try #require(parse("值班主任 林清扬 责任编辑 郭 平").colophon).editors == ["郭平"])
  }

  @Test("behind the last of several labels a pen name is a name")
  func lastPenName() throws {
    let colophon = try #require(parse("责编 柏杨 版式 简宁 校对 秋雁").colophon)
    #expect(colophon.editors == ["柏杨"] && colophon.proofreaders == ["秋雁"])
  }

  @Test("where to write, address and price at a page's foot are the imprint's")
  func imprint() throws {
    let page = Outline.page(
      """
      清水日报
      2021年5月7日 星期五 第2版
      清水镇稻谷飘香
      本报讯 走进清水镇稻渔综合种养基地，金黄的稻穗压弯了腰，空气里弥漫着阵阵稻香。
      本版责任编辑 周小芳
      来信请寄：清水市胜利路五号
      邮编：033000
      本报社址：清水市胜利路五号 电话：8221234 定价：每月15元
      """)
    #expect(page.masthead.lines.map(\.last).max() == 2)
    let colophon = try #require(page.colophon)
    #expect(colophon.lines.map(\.first).min() == 5)
    #expect(colophon.lines.map(\.last).max() == 8)
    #expect(page.unassigned.isEmpty)
  }

  @Test("pen names between labels are names, and the paper's name behind the last is none")
  func penNames() throws {
    let pen = try #require(parse("责编 木子 美编 阿勇 校对 李红梅").colophon)
    #expect(pen.editors == ["木子"])
    #expect(pen.layout == ["阿勇"])
    #expect(pen.proofreaders == ["李红梅"])
    let head = parse("4 专题 2016年10月19日 星期三 编辑 刘燕凤 美编 陈薇 青山日报")
    #expect(head.colophon?.layout == ["陈薇"])
    #expect(head.masthead.paper?.text == "青山日报")
  }

  @Test(
    "mail address and telephone number are read however they are cut",
    arguments: [
      "要闻部邮箱:abc@163.com 电话:8227878-8024", "电子信箱：abc@163.com\n电话：8227878-8024",
      "邮箱:abc@16\n3.com 电话:82278\n78-8024", "E-mail: abc@163.com 电话: 8227878 - 8024",
      "邮箱：ａｂｃ＠１６３．ｃｏｍ 电话：８２２７８７８—８０２４", "邮箱:abc @ 163 . com\n联系电话:8227878-8024",
    ])
  func contacts(text: String) throws {
    let colophon = try #require(parse("责编:岳旭强 校对:刘挺\n" + text).colophon)
    #expect(colophon.email == "abc@163.com")
    #expect(colophon.phone == "8227878-8024")
    #expect(colophon.proofreaders == ["刘挺"])
  }

  @Test("a photo credit and a signature are no colophon")
  func credits() {
    for text in ["本版图片由刘亮亮提供", "□ 本报记者 王涛 通讯员 郭晓星", "记者 薛志雄 摄", "(彦平 裴芳)"] {
      #expect(parse(text).colophon == nil, "\(text)")
    }
  }

  private func parse(_ colophon: String) -> Page {
    let body = "本报讯(记者 张三)3月12日,全市召开春季生产会议,安排部署今年的生产工作。\n\n"
    return PageParser.parse(Array((body + colophon).utf8), hints: SourceHints()).pages[0]
  }

  @Test(
    "a telephone beside the price ends the page as its imprint, a notice's own with a full stop does not"
  )
  func pricesAndNotices() {
    let page = Outline.page(
      """
      滨江晚报 2006年9月30日 星期六
      招聘启事
      港务集团面向社会公开招聘门机司机二十名，要求高中以上学历。报名时间为十月十五日至二十日。
      联系电话：8597701。
      广告热线：86228888 零售价：0.60元
      """)
    #expect(page.colophon?.lines == [LineRange(5, 5)])
    #expect(page.articles.last?.blocks.last?.lines.last?.last == 4)
  }

  @Test(
    "old telephones are read: of few digits, spelled out, behind the desk's name, with an extension",
    arguments: [
      ("217", "217"), ("编辑部23", "23"), ("编辑部 23781 广告科 23994", "23781"), ("四一七", "四一七"),
      ("3127转426", "3127转426"), ("59.3471", "59.3471"), ("二十四号", "二十四号"),
      ("24号", "24号"), ("总机转62号", "总机转62号"),
    ])
  func oldTelephones(_ printed: String, _ phone: String) throws {
    let colophon = try #require(parse("社址：清水县府前街四号 电话：\(printed)").colophon)
    #expect(colophon.phone == phone)
  }

  @Test(
    "who printed the paper, and where it may be had, are the imprint's",
    arguments: ["清水县印刷厂印 每份二分", "代号：21—47 清水印刷厂印刷 全国各地邮局订阅", "本报印刷厂承印 代号：7—39"])
  func printers(_ line: String) throws {
    let colophon = try #require(parse("本报社址：清水县县委院内 电话：217\n" + line).colophon)
    #expect(colophon.lines == [LineRange(3, 4)])
  }

  @Test("a paper's bare name is its masthead wherever it stands, another's below a reprint is not")
  func nameApart() {
    let news = "我市改革人才发展体制\n本报讯（记者 李明）日前，市人才办公布了深化人才发展体制改革的措施，对人才给予补贴。"
    for (name, paper) in [("松江晚报", "松江晚报"), ("人民日报", nil)] as [(String, String?)] {
      let page = Outline.page(
        news + "\n1983年10月26日 星期三\n让土专家当顾问\n本报讯（记者 周原）清水县请来二十名土专家当顾问。\n"
          + name + "\n城关建筑队承揽工程\n本队承揽民用建筑、砖瓦砂石运输业务，质量可靠，收费合理，欢迎来函洽谈。")
      #expect(page.masthead.paper?.text == paper)
    }
  }

  @Test("two telephones behind one label are the imprint's")
  func twoTelephones() {
    let page = Outline.page(
      "## 线路调整", Outline.report, "责编：林秋 校对：周原", "广告热线：3212345 13309340077")
    #expect(page.colophon?.lines.last?.last == 7)
    #expect(page.articles.flatMap(\.blocks).allSatisfy { !$0.text.contains("热线") })
  }

  @Test("a desk of the paper may be that of the counties")
  func countyDesk() {
    let page = Outline.page("## 线路调整", Outline.report, "县域新闻部主办 组版：林秋 责编：周原")
    #expect(page.colophon?.department == "县域新闻部")
  }

  @Test("behind a blank 和 is a surname")
  func surnameLikeAnd() throws {
    let colophon = try #require(parse("责任编辑 马玉珍 版式设计 和志刚 校对 杨晓燕").colophon)
    #expect(colophon.layout == ["和志刚"])
    #expect(colophon.editors == ["马玉珍"])
    #expect(colophon.proofreaders == ["杨晓燕"])
  }

  @Test("who wrote the last article is no part of the desk's name below")
  func deskBelowName() {
    let page = Outline.page(
      "把利益留给农民", "五个县的故事，各有各的招法，却有一个共同点：把产业增值的收益更多留给农民。", "□ 齐 论",
      "乡村振兴专刊部主办 组版：王丽 责编：申慧 校对：杜敏")
    #expect(page.colophon?.department == "乡村振兴专刊部")
    #expect(page.authorNames == [["齐论"]])
  }

  @Test(
    "a telephone that only a newspaper has is the colophon's, wherever it stands",
    arguments: ["读者热线 0356-4021190", "本报新闻热线: 2056110", "报料热线：2056110"])
  func newsline(line: String) {
    let page = Outline.page(
      "石桥小学添新貌", Outline.essay, line, "清水县政协召开会议", Outline.report, "要闻部主办 组版:李刚 校对:刘挺")
    #expect(page.titles == ["石桥小学添新貌", "清水县政协召开会议"])
    #expect(page.colophon?.lines.count == 2)
  }

  @Test("the office of the chief editor is a desk")
  func chiefEditors() {
    let page = Outline.page(Outline.report, "总编办主办 本版组版:庄静 责编:高亚军 孟祥宇 校对:尤丽")
    #expect(page.colophon?.department == "总编办")
  }

  @Test("the section and number of the page behind the last name are no name")
  func pageBehindName() {
    let page = Outline.page("2024年6月26日 星期三 责编/郗永胜 版式/薄丽红 综合 3", Outline.report)
    #expect(page.colophon?.layout == ["薄丽红"])
    #expect(page.masthead.page?.number == 3)
  }

  @Test(
    "two sections and the page's number behind the last name are no name",
    arguments: ["经济·民生 3", "社会·法治 3"])
  func sectionsBehindName(sections: String) throws {
    let colophon = try #require(parse("编辑 郗永胜 视觉 薄丽红 " + sections).colophon)
    #expect(colophon.editors == ["郗永胜"])
  }

  @Test("where readers call is the desk's telephone below the page's head, though nobody is named")
  func newslineAlone() {
    let head = "清水日报\n2024年6月26日 星期三"
    let page = Outline.page(
      head, "石桥小学添新貌", Outline.essay, Outline.essay, "清水县政协召开会议", Outline.report, "全县春耕启动",
      Outline.essay, Outline.essay, Outline.essay, Outline.essay, "读者热线 0356-4021190")
    #expect(page.colophon?.phone == "0356-4021190")
  }

  @Test("the last character of a name is no part of the label behind it")
  func labelBehindName() {
    let page = Outline.page(Outline.report, "责任编辑：陆永芳 版式：韦 丹 投稿电话：6622017")
    #expect(page.colophon?.layout == ["韦丹"])
    #expect(page.colophon?.phone == "6622017")
  }

  @Test("a scrap of a large character above is no part of a desk's name")
  func scrapAboveDesk() {
    let page = Outline.page(Outline.report, "# 讠", "总编办主办 本版组版:庄静 责编:高亚军 校对:尤丽")
    #expect(page.colophon?.department == "总编办")
  }

  @Test("a desk that is named with its house tells the paper")
  func deskOfHouse() {
    let page = Outline.page(
      "2022年11月25日 星期五", "# 老屋的石磨", Outline.essay, "潞水日报社专刊中心 责编:林秋", "组版:周原")
    #expect(page.colophon?.department == "潞水日报社专刊中心")
    #expect(page.masthead.paper?.text == "潞水日报")
  }

  @Test("the very last line is the foot of its page, whatever number it bears")
  func foot() {
    let text = "2016年3月15日 星期二 第3版\n\n# 老屋的石磨\n\n\(Outline.essay)\n\n潞水日报 4\n"
    let parsed = PageParser.parse(Array(text.utf8), hints: SourceHints())
    #expect(parsed.pages.count == 1)
    #expect(parsed.pages[0].masthead.paper?.text == "潞水日报")
    #expect(parsed.pages[0].masthead.page?.number == 3)
  }

  @Test("a paper's name in Pinyin is the masthead's wherever it stands, its last letter misread")
  func pinyin() {
    let page = Outline.page("# 老屋的石磨", Outline.essay, "QINGSHUI RIBA0", Outline.essay)
    #expect(page.titles == ["老屋的石磨"])
    #expect(page.articles[0].blocks.contains { $0.text.contains("RIBA0") } == false)
  }

  @Test(
    "a word in the line above a desk's whole name is no part of it", arguments: ["槐", "节约用水 从我做起"])
  func wholeDesk(above: String) {
    let page = Outline.page(
      "# 老屋的石磨", Outline.essay, above, "副刊部主办", "组版：林秋 责编：周原 卫小红", "副刊部邮箱：qsrbfk@163.com")
    #expect(page.colophon?.department == "副刊部")
    #expect(page.colophon?.editors == ["周原", "卫小红"])
  }

  @Test(
    "a section's name is the page's flag at its top, and once more below",
    arguments: [
      ["民 生", "# 老屋的石磨"], ["2021年5月13日 星期四 第3版 县区新闻", "# 老屋的石磨", Outline.essay, "县区新闻"],
    ])
  func sectionNames(head: [String]) {
    let page = Outline.page((head + [Outline.essay]).joined(separator: "\n\n"))
    #expect(page.titles == ["老屋的石磨"])
    #expect(page.unassigned.filter { $0.role == .banner }.count == 1)
  }
}
