import IssueParser
import Support
import Testing

/// Small forms that papers have had for decades: news signed by a place, poems under one name,
/// mottos.
@Suite struct SmallFormTests {
  private static let body = "本报讯（记者 李明）日前，市人才办公布了深化人才发展体制改革的措施，从引才、育才等方面推出政策，对人才给予补贴。"

  @Test("news from a place ends the report and is nobody's name")
  func placeSigns() {
    let page = Outline.page(
      """
      乡镇企业局长请来“财神”

      本报讯 芮宁县乡镇企业局局长三下江南，请来浙江客商投资八百万元，兴建了一座羊毛衫厂，产品全部出口。（芮讯）

      5月26日，校医院为离退休教职工进行健康体检，共有三百余名老同志参加了这次体检活动。
      """)
    #expect(page.articles.map { $0.authors.map(\.name) } == [[], []])
  }

  @Test(
    "a letter and a table begin a piece below a signed one",
    arguments: [
      ("写给新徒工的一封信", "小顾同志：\n来信收到了。你问怎样才能学好手艺，我想先说一件小事。"),
      ("奖牌榜（截至8月19日24时）", "中国 金15 银10 铜7\n美国 金12 银14 铜9"),
    ])
  func piecesBelow(title: String, rest: String) {
    let page = Outline.page(
      """
      红旗铁工厂办起小金库
      通讯员 周原
      红旗铁工厂工人把散落各处的废料收集起来，一年修旧利废三百种，为国家节约了一大笔钱。
      他们还给这个料堆起了个新名字，叫“小金库”。
      \(title)
      \(rest)
      """)
    #expect(page.titles == ["红旗铁工厂办起小金库", title])
  }

  @Test("a known motto beside parts as short is the page's")
  func mottos() {
    let page = Outline.page("新年新气象 新春走基层\n\n我市改革人才发展体制\n\n\(Self.body)")
    #expect(page.articles.map(\.kicker) == [nil])
    #expect(page.unassigned.map(\.text) == ["新年新气象 新春走基层"])
  }

  @Test("a column and what it holds stand above the headline, a tune in the poem's own")
  func columns() {
    let page = Outline.page("渡口·征稿\n\n我市改革人才发展体制\n\n\(Self.body)")
    #expect(page.titles == ["我市改革人才发展体制"])
    #expect(page.articles.map(\.kicker) == [nil])
    let poem = Outline.page(
      "临江仙·登珏山\n林秋水\n\n双塔凌云千仞立，丹河一线如虹。松涛万壑响晴空。石阶苔迹老，古寺磬声浓。")
    #expect(poem.titles == ["临江仙·登珏山"])
  }

  @Test("what has a name in quotation marks stands behind it, be it in the next line")
  func namedInQuotes() {
    let page = Outline.page("我县扎实开展“百日攻坚”\n行动确保人才政策全部按时落地见效\n\(Self.body)")
    #expect(page.articles.map(\.title) == ["我县扎实开展“百日攻坚” 行动确保人才政策全部按时落地见效"])
  }

  @Test("several poems stand under one name, each below its title")
  func poems() {
    let page = Outline.page(
      """
      ## 秋夜（外一首）

      程子墨

      夜色像一张渔网

      撒在淮河两岸

      蟋蟀的琴声

      把满天的星星

      一颗一颗点亮

      ### 淮河边的芦花

      你站在水边

      站成一首白发的诗

      风来了又去

      撒向远方

      ## 母亲的石磨

      许长庚

      老屋的墙角，静静地卧着一盘石磨。磨盘已经很旧了，可是每次回家，我总要伸手摸一摸它。
      """)
    #expect(page.articles.map { $0.authors.map(\.name) } == [["程子墨"], ["许长庚"]])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 9)
    #expect(page.articles[0].blocks.count { $0.role == .subheading } == 1)
  }

  @Test(
    "where an article goes on, and where it came from, is told in many words",
    arguments: [
      ("（下转第2版）", 2, nil), ("下转二版", 2, nil), ("(转第三版)", 3, nil), ("（转三版）", 3, nil),
      ("（上接1版《首家社区法律诊所开诊》）", nil, 1), ("(接第一版)", nil, 1), ("(紧接第一版)", nil, 1),
      ("（下转A2版）", "A2", nil), ("下转Ｂ０３版", "B3", nil), ("(上接第A01版)", nil, "A1"),
    ] as [(String, PageNumber?, PageNumber?)])
  func jumps(_ words: String, _ next: PageNumber?, _ last: PageNumber?) {
    let page = Outline.page(
      "我县改革人才发展体制\n\(last == nil ? Self.body + "\n" + words : words + "\n" + Self.body)")
    #expect(page.titles == ["我县改革人才发展体制"])
    #expect(page.articles.map(\.continuesOnPage) == [next])
    #expect(page.articles.map(\.continuedFromPage) == [last])
  }

  @Test("a day alone and the printer's line are no headlines, wherever they stand")
  func furniture() {
    let page = Outline.page(
      "清水河大桥主桥合龙", Outline.essay, "2010年6月10日", Outline.essay, "清水县印刷厂承印 每份定价：0.50元",
      "石桥小学添新貌", "本报讯（记者 周原）石桥小学利用假期改造食堂和宿舍，新添了灶具和热水器。")
    #expect(page.titles == ["清水河大桥主桥合龙", "石桥小学添新貌"])
    #expect(!page.articles.contains { $0.blocks.contains { $0.text.contains("承印") } })
  }

  @Test("the second poem's name, a blank between its characters, stands among the lines of verse")
  func spacedPoem() {
    let page = Outline.page(
      "秋日登山（外一首）", "周林原", "石阶是一卷摊开的竹简", "秋风一行一行地读", "读到红叶处", "便停下来", "替群山按一枚指印", "老 井",
      "辘轳停了很多年", "井绳还挂在墙上", "像一个老人的影子", "自来水唱着歌进村那天", "奶奶舀了最后一瓢")
    #expect(
      page.articles.flatMap(\.blocks).filter { $0.role == .subheading }.map(\.text) == ["老井"])
  }

  @Test("between a title in large type and verse a surname begins a name, be it a word")
  func poetsWord() {
    let page = Outline.page(
      "干工作如种树，枝叶可以嫁接，根须必须自己往下扎。", "小 雪 吟", "雷 鸣", "瘦尽黄花又一年，轻绵点点下遥天。", "炉红夜半听风过，犹有书声到枕边。")
    #expect(page.articles.last?.authors.map(\.name) == ["雷鸣"])
  }
}
