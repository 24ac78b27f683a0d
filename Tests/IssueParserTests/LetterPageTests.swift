import IssueParser
import Testing

/// Who signs letters, lists and figures, and what stands behind them.
@Suite struct LetterPageTests {
  private static let report = "本报讯（记者 周原）石桥小学利用假期改造食堂和宿舍，新添了灶具和热水器。"
  private static let letter = "我们是清水县某镇的民办教师。从去年三月到今年九月,镇里发的统筹工资有八个月没有兑现。"

  @Test(
    "who signs a letter may be one of many, or want no name printed",
    arguments: [
      ("胡水生等11人", ["胡水生"]), ("牧民 朝格图等14人", ["朝格图"]), ("一位学生家长", []),
      ("本刊编辑", []), ("（本报群工部）", []),
    ])
  func crowds(_ signature: String, _ names: [String]) {
    let page = Outline.page(
      "拖欠的工资何时兑现", "编辑同志:", Self.letter, signature, "石桥小学添新貌", Self.report)
    #expect(page.titles == ["拖欠的工资何时兑现", "石桥小学添新貌"])
    #expect(page.authorNames == [names, ["周原"]])
    #expect(page.articles[0].blocks.map(\.role).last == .byline)
  }

  @Test("where the author is called is no part of his name")
  func telephone() {
    let page = Outline.page(
      "### 庄稼医生答疑", "问:花生田连种了六年,今年还能种吗?", "答:不能再种,要与玉米轮作两年以上,或者用药剂拌种。",
      "(省农科院植保所 孟庆安 电话:0371—65738112)", "### 石桥小学添新貌", Self.report)
    #expect(page.authorNames == [["孟庆安"], ["周原"]])
  }

  @Test("who is answered by name signed the letter above")
  func reply() {
    let page = Outline.page(
      "试用期受伤算不算工伤?", "编辑同志:", Self.letter, "清水县读者 彭树清", "彭树清读者:",
      "根据有关规定,试用期包含在劳动合同期限内。你虽未与砖厂签订书面合同,也应当认定为工伤。", "清水律师事务所律师 罗志坚",
      "石桥小学添新貌", Self.report)
    #expect(page.titles == ["试用期受伤算不算工伤?", "石桥小学添新貌"])
    #expect(page.authorNames == [["彭树清", "罗志坚"], ["周原"]])
  }

  @Test("what reporters find when they look again belongs to the letter")
  func followed() {
    let page = Outline.page(
      "候车亭有座没有棚", "编辑同志：我家住在北关小区，每天接送孙子都要在公交站等车，顶棚却一直没有装上。", "市民 魏淑兰",
      "记者回访：5月19日，记者将魏女士反映的情况转至市公交公司，该公司答应尽快安装。", "石桥小学添新貌", Self.report)
    #expect(page.titles == ["候车亭有座没有棚", "石桥小学添新貌"])
  }

  @Test("a body whose figures are printed signs them, be its name long")
  func supplied() {
    let page = Outline.page(
      "一周农产品批发价格", "品名 规格 本周 上周 涨跌", "猪肉 精瘦 14.50 14.00 ↑0.50", "羊肉 去骨 33.00 32.00 平",
      "土豆 新鲜 1.50 1.50 平", "清水市发展和改革委员会价格监测中心提供", "石桥小学添新貌", Self.report)
    #expect(page.titles == ["一周农产品批发价格", "石桥小学添新貌"])
    #expect(page.articles[0].blocks.map(\.role).last == .byline)
  }

  @Test("an announcement has its number above and who gives it below")
  func announcement() {
    let page = Outline.page(
      "清水县第六届人民代表大会第一次会议公告", "(第一号)", "清水县第六届人民代表大会第一次会议于2012年2月24日选举:",
      "李明为清水县人大常委会主任;", "特此公告。", "清水县第六届人民代表大会第一次会议主席团", "2012年2月24日",
      "石桥小学添新貌", Self.report)
    #expect(page.titles == ["清水县第六届人民代表大会第一次会议公告", "石桥小学添新貌"])
    #expect(page.authorNames == [[], ["周原"]])
    #expect(page.articles[0].blocks.first { $0.role == .subtitle }?.text == "(第一号)")
  }

  @Test("a kind of writing in brackets is nobody's name")
  func genre() {
    let page = Outline.page("### 补 锅", "#### （小小说）", "□ 雷晓燕", Outline.essay)
    #expect(page.authorNames == [["雷晓燕"]])
  }

  @Test(
    "below a headline set from top to bottom, and below a part's number, a name may be spaced",
    arguments: [["泥", "巴", "操", "场"], ["山那边的汽笛", "（七）"]])
  func spacedName(_ title: [String]) {
    let page = Outline.page(title.joined(separator: "\n\n"), "余 光 明", Outline.essay)
    #expect(page.authorNames == [["余光明"]])
  }

  @Test("who answers a letter, below who signed it, heads a section of it")
  func answeredLetter() {
    let page = Outline.page(
      "### 小区门口的早市 能不能给留条路", "编辑同志：",
      "我是鼓楼街道的居民。去年以来，小区东门外的文昌巷自发形成了早市，出门要绕行，盼望给留条路。", "读者 方秀琴",
      "#### 市城管局答复", "来信反映的问题属实。接信后，我局会同街道现场查看，决定把早市迁到巷口的空地上。",
      "### 石桥小学添新貌", Self.report)
    #expect(page.titles == ["小区门口的早市 能不能给留条路", "石桥小学添新貌"])
    #expect(page.authorNames.first == ["方秀琴"])
    #expect(page.articles[0].blocks.contains { $0.role == .subheading })
  }

  @Test("a name of the steppe has four characters")
  func steppe() {
    let page = Outline.page("## 推动农牧业转向提质导向", "◎ 敖日格勒", Outline.essay)
    #expect(page.authorNames == [["敖日格勒"]])
  }

  @Test("a body signs below the telephone at which it is called")
  func institutionBelowTelephone() {
    let page = Outline.page(
      "停电预告", "5月12日8:00至17:00，沂州路南段、育才巷、农机厂宿舍停电检修。",
      "请有关单位和居民提前做好准备。供电服务热线：95598", "沂阳供电公司", "石桥小学添新貌", Self.report)
    #expect(page.titles == ["停电预告", "石桥小学添新貌"])
    #expect(page.articles[0].blocks.map(\.role).last == .byline)
  }

  @Test(
    "a picture's kind, name and painter are its caption",
    arguments: ["书法 “厚德载物” 甄世杰", "书法 白居易诗《琵琶行》", "国画《清水秋色》 甄世杰"])
  func painting(caption: String) {
    let page = Outline.page("石桥小学添新貌", Self.report, caption, "市政府召开常务会议", Outline.report)
    #expect(page.titles == ["石桥小学添新貌", "市政府召开常务会议"])
    #expect(page.photos.count == 1)
    #expect(page.unassigned.isEmpty)
  }

  @Test("who presided and spoke is the deck of a meeting")
  func presided() {
    let page = Outline.page("县委中心组学习大会报告专题", "吴显荣主持并作重点发言", "本报讯 3月7日，县委中心组举行集中学习。")
    #expect(page.titles == ["县委中心组学习大会报告专题"])
  }

  @Test("who taught the child that wrote is no author")
  func teacher() {
    let page = Outline.page(
      "### 奶奶的打卤面", "市北街小学五（3）班 赵雨桐", Outline.essay, "（指导教师：李 娜）", "### 石桥小学添新貌",
      Self.report)
    #expect(page.authorNames == [["赵雨桐"], ["周原"]])
  }

  @Test(
    "who wrote or gave notice stands above the day",
    arguments: ["患者家属:张立新 张立华", "清水市红十字会"])
  func aboveDay(signature: String) {
    let page = Outline.page(
      "## 感 谢 信", "市第二人民医院急诊科全体医护人员:", "感谢你们的精心救治，让老人转危为安。谨向你们表示衷心的感谢！", signature,
      "2009年8月9日", "## 石桥小学添新貌", Self.report)
    #expect(page.titles == ["感谢信", "石桥小学添新貌"])
    #expect(page.articles[0].blocks.suffix(2).map(\.role) == [.byline, .byline])
  }

  @Test("an office answers a letter below whoever signed it, where he is from set apart or not")
  func officeAnswers() {
    for signature in ["清水县 读者 王秀兰", "清水县读者 王秀兰", "（河口镇 读者 王秀兰）"] {
      let page = Outline.page(
        "### 请给校门口装个红绿灯", "编辑同志：", Self.letter, signature, "清水县公安局交警大队回复：",
        "接到报社转来的信件后，我队立即派员实地勘察，已列入今年的改造计划。", "### 石桥小学添新貌", Self.report)
      #expect(page.titles == ["请给校门口装个红绿灯", "石桥小学添新貌"], "\(signature)")
      #expect(
        page.articles[0].blocks.suffix(2).map(\.role) == [.subheading, .body], "\(signature)")
      #expect(page.authorNames[0].count == 1, "\(signature)")
    }
  }

  @Test("who taught the pupil that wrote stands below an essay, and wrote nothing")
  func teacherBelow() {
    let page = Outline.page(
      "### 爷爷的老算盘", "河口小学四（2）班 王秀兰", Outline.essay, "指导教师：周小芳", "### 石桥小学添新貌", Self.report)
    #expect(page.articles[0].blocks.last?.role == .byline)
    #expect(page.authorNames[0] == ["王秀兰"])
  }

  @Test("a banner is a place as a county is")
  func bannerCounty() {
    let page = Outline.page(
      "### 感谢半夜送来救命药的交警", "编辑同志：", Self.letter, "清河旗 王秀兰", "### 石桥小学添新貌", Self.report)
    #expect(page.authorNames == [["王秀兰"], ["周原"]])
  }
}
