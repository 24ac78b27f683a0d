import ChineseText
import IssueParser
import Support
import Testing

/// Mastheads of many shapes, field by field.
@Suite struct MastheadTests {
  private func parse(_ text: String, path: String? = nil, date: CivilDate? = nil) -> Page {
    let hints = SourceHints(path: path, given: GivenPlace(date: date))
    return PageParser.parse(Array(text.utf8), hints: hints).pages[0]
  }

  /// A body that no masthead line may be taken from.
  private let body = """

    全市召开春季生产会议

    本报讯(记者 张三)3月12日,全市召开春季生产会议,安排部署今年的生产工作,要求各县区抓紧时间,不误农时。
    """

  @Test(
    "a day is read in every shape it is printed in",
    arguments: [
      "2020年3月13日 星期五", "二〇二〇年三月十三日 星期五", "二○二○年三月十三日\n星期五", "2020.3.13 星期五",
      "2020-03-13 星期五", "2020年3月\n13日\n星期五", "2020 年 3 月 13 日 星 期 五", "２０２０年３月１３日　星期五",
      "星期五 2020年3月13日", "2020年3月\n13\n星期五", "2020年3月13日（星期五）", "2020年3月13日 礼拜五",
      "2O20年3月l3日 星期五", "### 2020年3月13日 星期五", "2020年\n3月13日\n星期五",
    ])
  func dates(head: String) {
    let masthead = parse(head + "\n" + body).masthead
    #expect(masthead.date?.iso8601 == "2020-03-13")
    #expect(masthead.weekday == "星期五")
    #expect(masthead.evidence[.date] == .printed)
  }

  @Test("a year of the Republic is read, in whole mastheads and with the lunar date beside it")
  func republic() {
    let line = "山西日報 中華民國三十八年六月二日 星期四 己丑年五月初六 第一二三號"
    for head in [line, line.replacing(" ", with: "\n"), line.replacing("中華", with: "")] {
      let page = parse(head + "\n" + body)
      let masthead = page.masthead
      #expect(masthead.paper?.text == "山西日報", "\(head)")
      #expect(masthead.date?.iso8601 == "1949-06-02", "\(head)")
      #expect(masthead.lunarDate == "己丑年五月初六", "\(head)")
      #expect(masthead.issueNumber == 123, "\(head)")
      #expect(page.diagnostics.isEmpty, "\(head)")
    }
  }

  @Test("a day that path or option tells has its weekday and lunar day, which are derived")
  func derivedFromGivenDay() throws {
    let day = try #require(CivilDate(year: 2023, month: 2, day: 17))
    for page in [parse(body, path: "2023年2月17日.txt"), parse(body, path: "a.txt", date: day)] {
      let masthead = page.masthead
      #expect(masthead.weekday == "星期五" && masthead.lunarDate == "癸卯年正月二十七")
      #expect(masthead.evidence[.weekday] == .derived)
      #expect(masthead.evidence[.lunarDate] == .derived)
    }
    let printed = parse("星期四 农历癸卯年正月二十六\n" + body, date: day).masthead
    #expect(printed.weekday == "星期四" && printed.lunarDate == "癸卯年正月二十六")
    #expect(parse("2020年3月13日\n" + body).masthead.lunarDate == nil)
  }

  @Test(
    "a paper's name in Latin letters is the masthead's",
    arguments: [
      "LÜLIANG RIBAO", "LULIANG RIBAO", "LULIANGRIBAO", "Lüliang Daily", "LǙLIÁNG RÌBÀO",
      "LU LIANG RI BAO",
    ])
  func latinName(name: String) {
    let head = "吕梁日报\n\(name)\n2022年11月18日 星期五 农历壬寅年十月廿五 第10811期\n"
    let page = parse(head + body)
    #expect(page.masthead.lines.flatMap { Array($0.first...$0.last) } == [1, 2, 3])
    #expect(page.articles.map(\.kicker) == [nil])
  }

  @Test(
    "the day proves a lunar day with misread characters",
    arguments: [
      ("2020年3月13日 星期五 农历类子年二月二十", "庚子年二月二十"), ("2020年3月13日 星期五 农历两展年二月二十", "庚子年二月二十"),
      ("2020年3月13日 星期五 庚了年二月二十清水日报", "庚子年二月二十"), ("2016年10月26日 星期三 农历丙申年九月匡六", "丙申年九月廿六"),
      ("2020年3月\n星期五\n农历庚孑年二月二十", "庚子年二月二十"), ("2021年5月\n星期五\n农历辛丑年三月匡六", "辛丑年三月廿六"),
      ("清水日报\n己玄年十月十八 星期四\n2019年11月14日", "己亥年十月十八"),
    ])
  func misreadLunar(head: String, lunar: String) {
    let page = parse(head + "\n" + body)
    let masthead = page.masthead
    #expect(masthead.lunarDate == lunar)
    #expect(masthead.evidence[.lunarDate] == .repaired)
    #expect(masthead.date.flatMap { LunarDate($0) } == LunarDate(parsing: lunar))
    #expect(page.diagnostics.isEmpty)
  }

  @Test(
    "a lunar day whose year cannot be read proves no other year, and is kept where nothing proves it"
  )
  func illegibleLunar() {
    let page = parse("清水日报 2019年5月17日 星期五 农历人民年四月初一 第7316期\n" + body)
    let masthead = page.masthead
    #expect(masthead.date?.iso8601 == "2019-05-17")
    #expect(masthead.lunarDate == "人民年四月初一")
    #expect(page.diagnostics.map(\.code) == [.dateLunarConflict])
  }

  @Test("signs that an engine makes of digits, dashes and dust are read as what they stand for")
  func engineSigns() {
    let day = parse("清水日报 2016年1]月3日 星期四\n" + body).masthead
    #expect(day.date?.iso8601 == "2016-11-03")
    let dust = parse("2017年3月29日 星期三 清水日报 ，县市新闻\n" + body).masthead
    #expect(dust.paper?.text == "清水日报" && dust.date?.iso8601 == "2017-03-29")
    let codes = parse(
      "清水日报\n国内统一刊号:CN14一0061 邮发代号: 21 一 44\n2019年5月\n星期五\n农历已亥年四月十三\n" + body
    ).masthead
    #expect(codes.cn == "CN14-0061" && codes.postalCode == "21-44")
    #expect(codes.date?.iso8601 == "2019-05-17", "44 and 21 are no days")
    #expect(parse("清水日报\n国内统一刊号:CN14一00 8 2019年5月17日 星期五\n" + body).masthead.cn == nil)
  }

  @Test("a lost day, month or year follows from the lunar date")
  func derivedDates() {
    for head in [
      "2020年3月\n星期五\n农历庚子年二月二十\n第9895期", "2020年13日 星期五 农历庚子年二月二十",
      "3月13日 星期五 农历庚子年二月二十 第9895期", "星期五\n农历庚子年二月二十\n第9895期",
    ] {
      let page = parse(head + "\n" + body)
      #expect(page.masthead.date?.iso8601 == "2020-03-13", "\(head)")
      #expect(page.masthead.evidence[.date] == .derived, "\(head)")
      #expect(page.diagnostics.isEmpty, "\(head)")
    }
  }

  @Test(
    "a lost day is that of the weekday right behind the latest report, in the printed month",
    arguments: [
      ("2021年10月\n星期四", "10月12日", "2021-10-14"), ("2021年10月\n星期四", "10月13日", "2021-10-14"),
      // Of a week-old report the day is no more than likely, and the month must fit.
      ("2021年10月\n星期四", "10月8日", nil), ("2021年10月\n星期一", "10月30日", nil),
      ("2021年10月", "10月13日", nil),
    ])
  func dayOfWeekday(_ head: String, _ report: String, _ day: String?) {
    let masthead = parse("清水日报\n\(head)\n第9895期\n\n全市会议召开\n\n本报讯（记者 李明）\(report)，清水县政协召开会议。")
      .masthead
    #expect(masthead.date?.iso8601 == day)
    #expect(masthead.evidence[.date] == (day == nil ? nil : .derived))
    #expect((masthead.estimatedDate == nil) == (day != nil))
  }

  @Test("weekday and lunar date together repair a misread day, month or year")
  func repairs() {
    for printed in ["2020年3月18日", "2020年8月13日", "2026年3月13日", "2020年3月43日"] {
      let masthead = parse("\(printed) 星期五 农历庚子年二月二十 第9895期\n" + body).masthead
      #expect(masthead.date?.iso8601 == "2020-03-13", "\(printed)")
      #expect(masthead.evidence[.date] == .repaired, "\(printed)")
    }
    let weekday = parse("2020年3月13日 星期二 农历庚子年二月二十\n" + body).masthead
    #expect(weekday.weekday == "星期五")
    #expect(weekday.evidence[.weekday] == .repaired)
    let lunar = parse("2020年3月13日 星期五 农历庚子年三月二十\n" + body).masthead
    #expect(lunar.lunarDate == "庚子年二月二十")
    #expect(lunar.evidence[.lunarDate] == .repaired)
  }

  @Test("fields that contradict one another are kept and reported")
  func conflicts() {
    let page = parse("2020年3月13日 星期二 第9895期\n" + body)
    #expect(page.masthead.date?.iso8601 == "2020-03-13")
    #expect(page.masthead.weekday == "星期二")
    #expect(page.diagnostics.contains { $0.code == .dateWeekdayConflict })
    let path = parse("2020年3月13日 星期五\n" + body, path: "2020-03-14/01.txt")
    #expect(path.masthead.date?.iso8601 == "2020-03-13")
    #expect(path.diagnostics.map(\.code) == [.dateConflict])
  }

  @Test("what the command line says goes before print, print before path")
  func precedence() {
    let given = CivilDate(year: 2020, month: 3, day: 14)
    let option = parse("2020年3月13日 星期五\n" + body, date: given).masthead
    #expect(option.date == given && option.evidence[.date] == .option)
    let path = parse(body, path: "2020-03-13/02.txt").masthead
    #expect(path.date?.iso8601 == "2020-03-13" && path.evidence[.date] == .path)
    #expect(path.page == 2 && path.evidence[.page] == .path && path.evidence[.weekday] == .derived)
  }

  @Test(
    "an issue number is read in every shape",
    arguments: [
      ("第 164 期", 164), ("第一六四期", 164), ("第一百六十四期", 164), ("总第164期", 164), ("第一万零九百〇六期", 10906),
      ("（总第10906期）", 10906), ("第10，906期", 10906), ("第 1 0 9 0 6 期", 10906), ("期号：10906", 10906),
      ("第一六四号", 164), ("第12期 总第10906期", 10906), ("No.10906", 10906),
    ] as [(String, Int)])
  func issues(head: String, number: Int) {
    let masthead = parse("2020年3月13日 星期五\n\(head)\n" + body).masthead
    #expect(masthead.issueNumber == number)
  }

  @Test(
    "a paper's name in an unusual shape is read beside the day",
    arguments: [
      ("泉 阳\n报\n中共泉阳县委员会机关报\n2018年12月6日 星期四", "泉阳报"),
      ("泉阳报\n中共泉阳县委主办 泉阳县融媒体中心出版\n2018年12月6日 星期四", "泉阳报"),
      ("今日阜川\n2004年8月27日 星期五", "今日阜川"), ("今日阜川 第3版 2004年8月27日 星期五 社会新闻", "今日阜川"),
      ("今日看点\n2004年8月27日 星期五", nil), ("2004年8月27日 星期五\n今日阜川", nil),
    ] as [(String, String?)])
  func names(head: String, name: String?) {
    #expect(parse(head + "\n" + body).masthead.paper?.text == name)
  }

  @Test("no blank need stand between a paper's name and the day")
  func runTogether() {
    let head = "吕梁日报2024年3月15日星期五第3版"
    let masthead = parse(head + "\n" + body).masthead
    #expect(masthead.paper?.text == "吕梁日报" && masthead.date?.iso8601 == "2024-03-15")
    #expect(masthead.page == 3)
    // An engine that sets a blank between all characters tells no words apart by them.
    let apart = (head + "\n" + String(repeating: body + "\n", count: 3)).map { character in
      character.isNumber || character.isNewline ? "\(character)" : "\(character) "
    }
    #expect(parse(apart.joined()).masthead.paper?.text == "吕梁日报")
  }

  @Test(
    "a word that fills a line with the day is the page's section",
    arguments: [
      ("卫生与健康 2003年5月14日 星期三", "卫生与健康"), ("2003年5月14日 星期三 卫生与健康", "卫生与健康"),
      ("副刊 第862期 2003.5.14 星期三", "副刊"),
    ])
  func sections(head: String, section: String) {
    let masthead = parse(head + "\n" + body).masthead
    #expect(masthead.section == section && masthead.date?.iso8601 == "2003-05-14")
    #expect(masthead.issueNumber == nil)
  }

  @Test(
    "the pages of an issue are counted",
    arguments: ["今日8版", "今日八版", "本期共8版", "今日4开8版", "今 日 8 版", "共八版", "今天8版", "对开8版"])
  func pageCounts(head: String) {
    #expect(parse("第9895期 \(head) 星期五\n" + body).masthead.pageCount == 8)
  }

  @Test("in a full masthead a bare number counts the pages, one with 第 does not")
  func bareNumbers() {
    let head = "国内统一刊号：CN99-0001 第9895期\n2020年3月13日 星期五\n"
    let bare = parse("晋源日报 国内新闻 4版\n" + head + body).masthead
    #expect(bare.pageCount == 4 && bare.page?.number != 4)
    let own = parse("晋源日报 国内新闻 第四版\n" + head + body).masthead
    #expect(own.pageCount == nil && own.page?.number == 4)
  }

  @Test(
    "a page's own number and section are read",
    arguments: [
      ("第3版", 3, nil), ("03版：要闻", 3, "要闻"), ("A03", "A3", nil), ("3版 要闻", 3, "要闻"),
      ("要闻 第三版", 3, "要闻"),
      ("A03 要闻", "A3", "要闻"), ("3 综合新闻", 3, "综合新闻"), ("B02版 文体", "B2", "文体"),
    ] as [(String, PageNumber?, String?)])
  func pages(head: String, number: PageNumber?, section: String?) {
    let masthead = parse("\(head)\n2020年3月13日 星期五\n" + body).masthead
    #expect(masthead.page == number)
    #expect(masthead.section == section)
  }

  @Test(
    "a paper's name is read from its publisher, nameplate or committee",
    arguments: [
      ("晋源日报社出版 国内统一刊号：CN 14 — 0028", "晋源日报"), ("晋 源 日 报\n第9895期", "晋源日报"),
      ("《晋源日报》 第9895期", "晋源日报"), ("中共晋源市委机关报 晋源报社出版", "晋源报"), ("晋源日\n报社出版\n第9895期", "晋源日报"),
      ("中共晋源市委机关报\n第9895期", "晋源日报"), ("主办:晋源晚报社 第9895期", "晋源晚报"),
      ("晉源日報社出版 第一六四號", "晉源日報"),
    ])
  func papers(head: String, name: String) {
    #expect(parse(head + "\n" + body).masthead.paper?.text == name)
  }

  @Test("where the line of the page's number names its section, a column's name below is none")
  func columnBelowSection() {
    let named = parse("晋源日报 2020年3月13日 星期五 百姓之声 5\n\n读者来信\n" + body)
    #expect(named.masthead.section == "百姓之声")
    #expect(named.masthead.lines.map(\.last) == [1])
    #expect(named.unassigned.map(\.text) == ["读者来信"])
    let bare = parse("晋源日报 2020年3月13日 星期五 5\n\n读者来信\n" + body)
    #expect(bare.masthead.section == "读者来信")
    #expect(bare.masthead.lines.map(\.last) == [1])
    #expect(bare.unassigned.map(\.role) == [.banner])
  }

  @Test("a forecast right above the imprint is an article")
  func forecastAboveImprint() {
    let imprint = "本版责编 王五 本报地址：晋源市英雄中路88号 邮编：046000 广告热线：2035678"
    let forecast = "今天白天到夜间：晴间多云，偏北风3级左右，气温-8℃～6℃。明天：多云转阴，气温-6℃～4℃。"
    let page = parse(
      "晋源日报 要闻 2020年3月13日 星期五 3版\n" + body + "\n气象信息\n\n\(forecast)\n\n\(imprint)\n")
    #expect(page.masthead.lines.map(\.last) == [1])
    #expect(page.articles.map(\.title) == ["全市召开春季生产会议", "气象信息"])
    #expect(page.colophon != nil)
  }

  @Test("sentences with days, papers and desks are never masthead")
  func bodies() {
    let page = parse(
      """
      市委召开会议

      2020年3月13日，市委召开会议，传达学习上级精神，
      3月13日，星期五，我市举行活动。
      据《人民日报》2020年3月12日报道，今日8版刊发文章。
      第三期培训班由市委组织部主办，编辑部主任参加，
      中共中央政治局常务委员会召开会议
      听取近期工作情况汇报
      责任编辑部门要认真校对每一个字
      """)
    #expect(page.masthead.lines.isEmpty && page.colophon == nil)
    #expect(page.masthead.date == nil)
  }

  @Test(
    "a number alone beside fields of the page is the page's",
    arguments: [
      "8\n副刊\n", "2024年6月19日 星期三\n责任编辑:霍艳丽 版式设计:潘登 校对:任小雨\n8\n",
      "2024年6月19日 星期三\n晋源日报\n8\n",
    ])
  func numberAlone(head: String) {
    #expect(parse(head + "\n" + body).masthead.page == 8)
  }

  @Test(
    "an edition that is a paper of its own is named with it",
    arguments: ["人民日报海外版", "人民日报 海外版", "河南日报农村版"])
  func editions(name: String) {
    let masthead = parse(name + "\n2024年5月17日 星期五\n" + body).masthead
    #expect(masthead.paper?.text == name.replacing(" ", with: ""))
  }

  @Test("a nameplate's last character may be set apart")
  func apart() {
    let masthead = parse("沂川 报\n2003年3月21日 星期五\n总第 1187期\n" + body).masthead
    #expect(masthead.paper?.text == "沂川报")
  }

  @Test(
    "what posts, schools and judges say of a paper is masthead",
    arguments: [
      "中華郵政掛號認爲第一類新聞紙", "零售每份人民幣八百元", "校址:华岭市学府路1号 国内统一刊号:CN35-0817/(G)", "全国地市报先进单位", "全国地市报品牌二十强",
      "全国地市报百强",
    ])
  func registrations(line: String) {
    let page = parse("清水日报\n2003年3月21日 星期五\n\(line)\n第1187期\n" + body)
    #expect(page.articles.map(\.title) == ["全市召开春季生产会议"])
    #expect(page.articles.map(\.kicker) == [nil])
    #expect(page.unassigned.isEmpty)
  }

  @Test("日报 alone below the characters of the place is the rest of the nameplate")
  func nameplateOnTwoLines() {
    let page = parse("·\n岭 江\n日报\nLINGJIANG RIBAO\n1987年4月14日\n星期二\n第13658号\n" + body)
    #expect(page.masthead.paper?.text == "岭江日报")
  }

  @Test("the number of a supplement, below its name and far from the day, is no issue's")
  func supplementNumber() {
    let essay = Array(repeating: "老屋的墙角，静静地卧着一盘石磨。磨盘已经很旧了，每次回家总要摸一摸。", count: 4)
    let text =
      ["石磨", "周原"] + essay + ["浊漳河", "第1286期", "秋日登山", "李明"] + essay
      + ["清水日报", "2011年11月11日 星期五", "7"]
    let page = parse(text.joined(separator: "\n\n"))
    #expect(page.masthead.issueNumber == nil)
    #expect(page.masthead.date?.iso8601 == "2011-11-11")
  }

  @Test("what pages of news are called by is no paper's name", arguments: ["县市新闻", "县域新闻"])
  func pagesOfNews(name: String) {
    let page = parse(body + "\n\n\(name)\n\n责编：林秋 校对：周原")
    #expect(page.masthead.paper == nil)
  }

  @Test(
    "a number alone with the paper's name is the page's",
    arguments: [
      "2016年7月20日 星期三\n北岭日报 2", "北岭日报 2\n2016年7月20日 星期三", "2016年7月20日 星期三\n综合新闻\n北岭煤业报 2",
    ])
  func folio(head: String) {
    let masthead = parse(head + "\n" + body).masthead
    #expect(masthead.page?.number == 2)
    #expect(masthead.paper?.text.hasPrefix("北岭") == true)
  }

  @Test(
    "a section's name in two words or beside the paper's numbers the page, at its foot as well",
    arguments: [
      "国内·国际 5", "综合新闻 北岭日报 05", "5 法治 北岭日报", "第5版", "05 民生新闻",
    ])
  func foot(line: String) {
    let text = "2016年7月20日 星期三\n" + body
    #expect(parse(line + "\n" + text).masthead.page?.number == 5)
    // There it stands apart from all that is the masthead's.
    #expect(parse(text + "\n\n" + line).masthead.page?.number == 5)
  }

  @Test("what may be some other number yields to the paper's name with the page's")
  func surerPage() {
    let head = "3 · 15\n年3月15日\n星期二\n"
    #expect(parse(head + body + "\n责编:林红 校对:周原\n北岭日报 4").masthead.page?.number == 4)
  }

  @Test("an arrow points to another page")
  func arrow() {
    let page = parse("2016年7月20日 星期三\n" + body + "\n\n导读\n\n二版▶\n")
    #expect(page.masthead.page == nil)
  }

  @Test("an issue's number, its day and its count of pages stand on the first page")
  func countedPages() {
    let foot = "\n\n2016年7月20日\n星期三\n第7316期 今日8版"
    #expect(parse(body + foot).masthead.page?.number == 1)
    #expect(parse(body + "\n\n2016年7月20日 星期三").masthead.page == nil)
  }

  @Test("the number of a supplement is none at the page's head either")
  func supplementNumberAbove() {
    let essay = Array(repeating: "老屋的墙角，静静地卧着一盘石磨。磨盘已经很旧了，每次回家总要摸一摸。", count: 4)
    let text =
      ["清水日报  2011年11月11日  星期五", "", "# 滨水文苑", "*第1286期*", "## 石磨", "□ 周原"] + essay
    let masthead = parse(text.joined(separator: "\n\n")).masthead
    #expect(masthead.issueNumber == nil)
    #expect(masthead.date?.iso8601 == "2011-11-11")
  }

  @Test(
    "the day below a notice is the notice's, right above the imprint as well",
    arguments: ["责任编辑：段晓　校对：林红", "2022年6月9日 星期四\n\n责任编辑 段晓"])
  func noticeAboveImprint(imprint: String) {
    let notice = [
      "2022年6月9日 星期四", body, "国有土地使用权挂牌出让公告", "经市人民政府批准，我局决定挂牌出让以下地块的国有土地使用权，现将有关事项公告如下。",
      "申请人可登录公共资源交易网提交申请，联系电话：6880219。", "清水市自然资源和规划局", "2022年6月8日", imprint,
    ]
    let page = parse(notice.joined(separator: "\n\n"))
    #expect(page.masthead.date?.iso8601 == "2022-06-09")
    let last = page.articles.first { $0.title == "国有土地使用权挂牌出让公告" }
    #expect(
      last?.blocks.filter { $0.role == .byline }.map(\.text) == ["清水市自然资源和规划局", "2022年6月8日"])
  }

  @Test(
    "the days on which a paper comes out are its masthead's",
    arguments: ["每周二、五出版", "逢星期三出版", "周一至周五出版", "每周一、三、五出版"])
  func publicationDays(days: String) {
    let page = parse("中共清水县委主办 \(days)\n2003年3月11日 星期二\n" + body)
    #expect(page.masthead.date == CivilDate(year: 2003, month: 3, day: 11))
    #expect(page.titles == ["全市召开春季生产会议"])
    #expect(page.articles[0].blocks.allSatisfy { $0.role == .title || $0.role == .body })
  }

  @Test("the days of a diary are no masthead's")
  func diary() {
    let page = parse(
      "清水日报\n2016年10月17日\n\n驻村日记\n\n10月9日 星期日 小雪\n\n昨天夜里下了今年的第一场雪。\n\n"
        + "10月13日 星期四 晴\n\n今天终于有了好消息！\n" + body)
    #expect(page.masthead.weekday == "星期一")
    #expect(page.masthead.date == CivilDate(year: 2016, month: 10, day: 17))
  }

  @Test("a day alone below a full stop is the page's where a colophon stands, but not a signer's")
  func loneDay() {
    let colophon = "\n\n健康部主办 责编:王强 校对:李红"
    let apart = parse(body + "\n\n2017年11月14日\n\n" + body + colophon)
    #expect(apart.masthead.date == CivilDate(year: 2017, month: 11, day: 14))
    let signed = parse(body + "\n\n清水市水利局\n\n2017年11月14日\n\n" + body + colophon)
    #expect(signed.masthead.date == nil)
  }

  @Test("a price below the day is the masthead's, a sum in tens of thousands is not")
  func sum() {
    let sum = parse("清水日报\n\n2018年11月21日 星期三\n\n四十八万元\n\n" + body)
    #expect(sum.masthead.lines.last?.last == 3)
    let price = parse("清水日报\n\n2018年11月21日 星期三\n\n零售每份0.80元\n\n" + body)
    #expect(price.masthead.lines.last?.last == 5)
  }
}
