import IssueParser
import Testing

/// Rows of lists that stand under the list's name: who holds which office, who gave how much, what
/// is when, whose words were quoted. None is a heading, and the name is theirs.
@Suite struct ListRowTests {
  /// The rows below the second of three headlines, and the headlines themselves.
  private func list(_ name: String, _ rows: String) -> (titles: [String?], bodies: [Int]) {
    let page = Outline.page(
      "## 我市表彰科技工作者", Outline.report, "## " + name, rows, "## 政协召开会议", Outline.report)
    return (page.titles, page.articles.map { $0.blocks.count { $0.role == .body } })
  }

  @Test("names with their posts are a roll, whatever stands in brackets behind a name")
  func posts() {
    let found = list(
      "先进科技工作者名单",
      "（按姓氏笔画排序）\n\n丁世昌 清水县农科所研究员\n王小芳（女） 县中心医院副院长、主任医师\n周 原 石桥机械厂高级技师\n赵金山（男，回族） 白沙乡农技站站长")
    #expect(found.titles == ["我市表彰科技工作者", "先进科技工作者名单", "政协召开会议"])
    #expect(found.bodies == [1, 5, 1])
  }

  @Test("two names with their posts are no roll")
  func twoPosts() {
    let page = Outline.page("丁世昌 清水县农科所研究员", "周 原 石桥机械厂高级技师")
    #expect(page.articles.allSatisfy { $0.blocks.allSatisfy { $0.role != .body } })
  }

  @Test("who gave what is a list, in its numbered parts, up to whom to call")
  func amounts() {
    let found = list(
      "县红十字会接受捐赠公示",
      "一、捐款\n\n清水煤业公司 500000元\n县第一中学师生 32,650元\n赵女士（个人） 800元\n\n二、捐物\n\n"
        + "石桥医疗器械厂 隔离服120套\n热心市民孙先生 84消毒液60公斤\n白沙乡果农 蜜桔3吨\n\n捐赠热线：0917-3821004 监督电话：0917-3821005")
    #expect(found.titles == ["我市表彰科技工作者", "县红十字会接受捐赠公示", "政协召开会议"])
    #expect(found.bodies == [1, 9, 1])
  }

  @Test("numbers of a list may be written in characters")
  func writtenAmounts() {
    let page = Outline.page(
      "九月份来信综述", "九月份本报共收到读者来信二百一十六件，都已转请有关部门处理。下列单位逾期没有答复，现予公布：", "清水县交通局　　三件",
      "石桥区教育局　　二件", "白沙矿务局供热处　一件")
    #expect(page.titles == ["九月份来信综述"])
    #expect(page.articles.flatMap(\.blocks).count { $0.role == .body } == 4)
  }

  @Test("days with their hours, what is then and where, are a list")
  func days() {
    let found = list(
      "本周演出预告",
      "5月6日（周二）19：30　秦腔《三滴血》　人民剧院　票价：20元、40元\n\n5月8日（周四）20：00　全县职工篮球赛决赛　县体育馆　免费入场\n\n"
        + "5月10日（周六）9：30　“清水杯”象棋赛　工人文化宫\n\n（以上安排如有变动，以现场公告为准）")
    #expect(found.titles == ["我市表彰科技工作者", "本周演出预告", "政协召开会议"])
    #expect(found.bodies == [1, 4, 1])
  }

  @Test("hours and what is broadcast then are a list")
  func hours() {
    let found = list(
      "今日奥运看点",
      "20:00 射击女子25米手枪资格赛 CCTV-5\n22:30 乒乓球男子单打四分之一决赛 CCTV-1\n次日2:30 体操女子团体决赛 CCTV-5\n次日9:19 男子200米自由泳决赛 CCTV-5"
    )
    #expect(found.titles == ["我市表彰科技工作者", "今日奥运看点", "政协召开会议"])
    #expect(found.bodies == [1, 4, 1])
  }

  @Test("items behind marks are a list, and no deck of the headline below")
  func marks() {
    let page = Outline.page(
      "县运动会闭幕", Outline.report, "- 男子组：1. 公安局 2. 教育局 3. 供电公司 4. 卫生局\n- 道德风尚奖：城管局、交通局、烟草专卖局",
      "## 山里妹子“举”出一片天", "### ——记举重运动员林秋水", Outline.essay)
    #expect(page.titles == ["县运动会闭幕", "山里妹子“举”出一片天"])
    #expect(page.articles.map(\.subtitle) == [nil, "——记举重运动员林秋水"])
    #expect(page.articles.map { $0.blocks.count { $0.role == .body } } == [3, 1])
  }

  @Test("a heading that names a table is that of the rows below, not of the report above")
  func tables() {
    let report =
      "本报讯（记者 李明）清水县第六届运动会昨日闭幕，石桥镇代表团列运动会奖牌榜第一位，白沙乡列第二位。本届运动会共有一千二百名运动员参加。"
    let page = Outline.page(
      "县第六届运动会闭幕", report, "清水县第六届运动会奖牌榜", "代表团　金牌　银牌　铜牌　总分",
      "石桥镇　21　18　15　602", "白沙乡　17　20　11　588.5", "城关镇　9　12　16　401", "义坊村　4　3　8　97")
    #expect(page.titles == ["县第六届运动会闭幕", "清水县第六届运动会奖牌榜"])
    #expect(page.articles.map { $0.blocks.count { $0.role == .body } } == [1, 5])
  }

  @Test("a list's name is a heading though nothing but lists stands around it, and above a remark")
  func names() {
    let found = list(
      "捐款光荣榜",
      "（截至5月20日）\n\n清水县建设局 3200元\n石桥镇居民 560元\n白沙小学 815元\n\n捐物名单\n\n"
        + "石桥服装厂 棉衣1200件\n县粮食局 大米20吨\n白沙制药厂 药品15箱")
    #expect(found.titles == ["我市表彰科技工作者", "捐款光荣榜", "捐物名单", "政协召开会议"])
    #expect(found.bodies == [1, 4, 3, 1])
  }

  @Test("a dash, a name and a work below a full stop tell whose the words above are")
  func quoted() {
    let page = Outline.page(
      "## 名言", ">路是走出来的。", ">——鲁迅《故乡》", ">为人民办事要办到底。", ">——周原山《清水集》",
      "## 政协召开会议", Outline.report)
    #expect(page.titles == ["名言", "政协召开会议"])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 4)
    // Below a headline it is a deck.
    let review = Outline.page("## 路是走出来的", "——读《清水集》", "□ 周 原", Outline.essay)
    #expect(review.articles.first?.subtitle == "——读《清水集》")
  }

  @Test(
    "figures behind their words and a colon are rows, whatever mark they have",
    arguments: ["", "- "])
  func figures(mark: String) {
    let rows = ["总投资：8.6亿元", "建设工期：37个月", "泵站：3级5座", "隧洞：11座，总长9.34公里"].map { mark + $0 }
    let page = Outline.page(
      "# 一渠清水上旱塬", Outline.essay, "#### 数字看工程", rows.joined(separator: "\n"), Outline.essay)
    let body = page.articles.flatMap { $0.blocks.filter { $0.role == .body } }.map(\.text)
    #expect(rows.allSatisfy { row in body.contains { $0.contains(row.dropFirst(mark.count)) } })
  }

  @Test("who answers for which place is a list, whoever it is")
  func holdersForPlaces() {
    let rows = ["清水河：林秋水（县委常委、副县长）", "龙口水库：覃 涛（县水利局局长）", "石坪镇：苏 明（镇党委书记）", "浪水乡：杨秋兰（乡长）"]
    let page = Outline.page(
      "清水县2023年防汛责任人公示", "为落实防汛责任，现将全县责任人公示如下：", rows.joined(separator: "\n"), "电话：0773—2210000。")
    #expect(page.titles == ["清水县2023年防汛责任人公示"])
    #expect(page.articles[0].blocks.allSatisfy { [.title, .body].contains($0.role) })
  }

  @Test("three things or more behind a word and a colon are no heading")
  func enumerations() {
    let page = Outline.page(
      "停电通知", "因线路检修，定于3月13日6时至15时对下列线路停电，请有关用户做好准备：", "向阳线：向阳街、新华路、文化宫小区、铁东二中",
      "北郊乙线：松花江村、北郊粮库、第二砖厂", "如遇大风、雨雪天气，停电时间顺延。服务电话：95598")
    #expect(page.titles == ["停电通知"])
  }

  @Test("names are rows where brackets say of each where he is from, and commas stand in them")
  func namesWithPlaces() {
    let page = Outline.page(
      "“十佳好媳妇”名单", "张瑞芳(张家塬村) 李改莲(阳头升村)\n王俊娥(南关社区) 刘巧云(下留村)", "市人大常委会委员名单",
      "于海波 马冬青(女) 王文斌 王守田\n冯玉玲(女,回族) 朱振国 刘改枝(女) 孙长河", "石桥小学添新貌", Outline.essay)
    #expect(page.titles == ["“十佳好媳妇”名单", "市人大常委会委员名单", "石桥小学添新貌"])
  }

  @Test(
    "rows of a table have as many cells, and a number in the same place",
    arguments: [
      "捐赠者 金额(万元) 用途\n云河港务集团公司 100.00 芦山灾区\n市工商联餐饮商会 26.50 博爱助学\n马文秀(个人) 6.00 博爱助学",
      "指标 绝对量 同比增长(%)\n规模以上工业增加值 — 6.1\n固定资产投资 — 8.9\n一般公共预算收入(亿元) 96.4 5.2",
      "《会“喊渴”的花盆》 市北街小学 赵雨桐\n《谷子脱粒小帮手》 陵阳县礼义镇中心校 秦家乐",
      "社会扶贫奖：林秋水\n组织创新奖：清水农商银行",
      "1 机车队 6胜0负 12分\n2 电力队 5胜1负 11分\n3 教育队 4胜2负 10分",
    ])
  func tables(rows: String) {
    let page = Outline.page("2013年度有关情况公布", Outline.essay, rows, "石桥小学添新貌", Outline.report)
    #expect(page.titles == ["2013年度有关情况公布", "石桥小学添新貌"])
    #expect(
      page.articles[0].blocks.count { $0.role == .body }
        == rows.split(separator: "\n").count + 1)
  }

  @Test("a figure of a box that stands among another column is no heading")
  func strayFigure() {
    let page = Outline.page(
      "数说清水", "森林覆盖率 68.4%\n中药材种植面积 21.6万亩\n苹果总产量 18.9万吨", "# 一株草药的产业链", Outline.essay,
      "旅游接待人数 312万人次", Outline.essay)
    #expect(!page.articles.flatMap(\.blocks).contains { $0.role == .subheading })
    #expect(page.bodies.joined().contains { $0.contains("旅游接待人数") })
  }

  @Test(
    "strokes that are left of large characters are nobody's name and no headline",
    arguments: ["丿 二", "乚 一 一 '", "## 一〇", "口 厂 ノ"])
  func strokes(line: String) {
    let page = Outline.page(
      "# 一株草药的产业链", Outline.essay, line, "# 一条河的前世今生",
      "玉带河是清水人的母亲河，二十年前却是有名的酱油河，两岸二十多家小造纸、小选矿把水染得发黑。")
    #expect(page.authorNames == [[], []])
    #expect(page.titles == ["一株草药的产业链", "一条河的前世今生"])
    #expect(page.unassigned.count == 1)
  }

  @Test("offices alone above the names of those who hold them are no headings")
  func offices() {
    let page = Outline.page(
      "# 市政协五届一次会议闭幕", Outline.report, "## 主席、副主席、秘书长名单", "主 席", "林秋水", "副主席",
      "周 原（女） 夏清 李 明", "秘书长", "高大年")
    #expect(page.titles == ["市政协五届一次会议闭幕", "主席、副主席、秘书长名单"])
    #expect(page.articles[1].blocks.allSatisfy { $0.role == .title || $0.role == .body })
    #expect(page.authorNames[1] == [])
  }
}
