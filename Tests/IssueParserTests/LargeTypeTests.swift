import IssueParser
import Testing

/// Headings as large type sets them: a blank between the characters, or from top to bottom.
@Suite struct LargeTypeTests {
  private static let column = """
    搬家那天，妻子说什么也不让我把那口缸
    带上楼。缸是粗陶的，半人高，釉面剥落
    了好几块，缸沿上有一道裂纹，用铁丝箍
    着。她说新房子里放这么个东西，像什么
    话。我没有作声，自己抱着缸上了六楼。
    """

  /// The titles without their blanks.
  private func compact(_ page: Page) -> [String?] {
    page.articles.map { article in article.title.map { String($0.filter { $0 != " " }) } }
  }

  @Test(
    "a letter-spaced line in a column's sentence is a headline, the letter-spaced name below its author"
  )
  func letterspaced() {
    let page = Outline.page(
      "母亲的腌菜缸\n●周 晓 枫\n" + Self.column + "\n如今缸放在阳台上，里面种了一株睡莲，到\n秋 日 三 章\n沙 白 羽\n"
        + "风把河岸吹白了\n一个撑船的人\n从自己的头发里穿过\n它一直张着手臂\n等到谷子全都走光\n像我乡下的父亲")
    #expect(page.titles == ["母亲的腌菜缸", "秋日三章"])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["周晓枫"], ["沙白羽"]])
  }

  @Test("where the engine spaces every line so, that tells nothing")
  func spacedPage() {
    let spaced = Self.column.map { $0 == "\n" ? "\n" : "\($0) " }.joined()
    let page = Outline.page("母亲的腌菜缸\n" + spaced)
    #expect(page.titles == ["母亲的腌菜缸"])
    #expect(page.articles[0].blocks.filter { $0.role == .subheading }.isEmpty)
  }

  @Test(
    "a headline's last words stand below it, a character or two a line, where the body has them")
  func restBelow() {
    let page = Outline.page(
      """
      ## 清水重工大型铸

      锻

      件

      项目

      开

      工

      本报讯（记者 李明）9月23日，总投资12.8亿元的清水重工大型铸锻件项目在经济开发区开工奠基，副市长出席仪式并宣布开工。
      """)
    #expect(
      compact(page) == ["清水重工大型铸锻件项目开工"])
  }

  @Test("a headline's first words stand above it so")
  func frontAbove() {
    let page = Outline.page(
      """
      老

      馆

      长

      捐书办起街道图书室

      本报讯（记者 李明）离休干部孙其昌把三千元存折和自藏的一千四百册图书送到街道办事处。这位老馆长曾任市图书馆副馆长。
      """)
    #expect(compact(page) == ["老馆长捐书办起街道图书室"])
  }

  @Test("below the title of a serial an author signs by any name, above the part's number")
  func serial() {
    let page = Outline.page(
      """
      中篇小说连载
      桃花峪的风波
      韩石山樵
      （五）
      却说那天夜里，月亮躲进了云彩，桃花峪静得只听见狗叫。刘老根披着羊皮袄，悄悄摸到饲养棚。
      """)
    #expect(page.articles.map { $0.authors.map(\.name) } == [["韩石山樵"]])
  }

  @Test("a headline stands right above a letter to the editor, below its column's flag")
  func aboveLetter() {
    let page = Outline.page(
      """
      读者来信
      收购门市部关门太早
      编辑同志：
      我们城关镇供销社收购门市
      部，每天下午三点就关门。社员
      进城卖鸡蛋、卖药材，常常白跑
      一趟。希望他们改一改。
      城关公社社员 贺明亮
      """)
    #expect(page.titles == ["收购门市部关门太早"])
  }

  @Test("a number stands between the characters of a vertical headline, in digits")
  func verticalNumber() {
    let headline = "市政府召开第87次常务会议"
    let lines = ["市", "政", "府", "召", "开", "第", "87", "次", "常", "务", "会", "议"]
    let page = Outline.page(
      lines.joined(separator: "\n\n"), "r 口",
      "本报讯（记者 李明）9月15日，市长周原主持召开市政府第87次常务会议，研究部署四季度经济运行、燃气安全排查整治等工作。")
    #expect(compact(page) == [headline])
    #expect(page.unassigned.map(\.text) == ["r 口"])
  }

  @Test(
    "an empty box and what stands beside it, or a page's number between strokes, are nobody's words",
    arguments: ["口 ，", "一1一"])
  func boxes(line: String) {
    let page = Outline.page(line, "\"海燕\"号事故潜艇内发现7具遗体", Outline.report)
    #expect(page.titles == ["\"海燕\"号事故潜艇内发现7具遗体"])
    #expect(page.articles.map(\.kicker) == [nil])
  }

  @Test("a kicker in pieces, the last a character, stands above a vertical headline")
  func kickerInPieces() {
    let lines = ["林秋水在清水县调", "研时强", "调", "坚", "定", "不", "移", "抓", "项", "目", "促", "转", "型"]
    let page = Outline.page(
      lines.joined(separator: "\n\n"),
      "本报讯（记者 李明）9月5日，市长林秋水在清水县调研项目建设时强调，要坚定不移抓项目、促转型，以项目建设的新成效推动全县高质量发展。")
    #expect(page.titles == ["坚定不移抓项目促转型"])
  }

  @Test(
    "words among the single characters of a vertical headline are its own, and begin an article",
    arguments: [
      ["清水", "小", "米", "搭上", "直播", "快", "车"], ["河口", "古", "院落", "请回", "老", "匠人"],
    ])
  func verticalPieces(lines: [String]) {
    let page = Outline.page(
      "市里召开春耕会议", "本报讯（记者 李明）4月2日，全市春耕会议召开，部署春耕生产。会议要求，不误农时，抓紧备耕。",
      lines.joined(separator: "\n"),
      "本报讯（记者 林秋）近日，清水小米搭上直播快车，销路更广。河口古院落也请回老匠人，修缮一新，村里游人渐多。")
    #expect(compact(page) == ["市里召开春耕会议", lines.joined()])
  }

  @Test("names below each other are no headline in pieces")
  func namesInPieces() {
    let page = Outline.page(
      "市里表彰劳动模范", "本报讯（记者 李明）4月2日，市里表彰劳动模范。", "李明", "王", "强", "周小芳", "林秋")
    #expect(page.titles == ["市里表彰劳动模范"])
  }

  @Test("a usual name between a vertical headline and prose wrote it")
  func authorBelowVertical() {
    let page = Outline.page("母", "亲", "的", "菜", "园", "张月琴", Outline.essay)
    #expect(page.titles == ["母亲的菜园"])
    #expect(page.authorNames == [["张月琴"]])
  }

  @Test("a marked name of two characters is a poem's, and a word with a surname below it who wrote")
  func markedPair() {
    let page = Outline.page(
      "### 霜 降", "雷 鸣", "一粒霜，落在父亲的眉上", "镰刀便从墙上醒来", "谷子低头，高粱低头", "只有父亲的脊背", "弯着，却不肯低头",
      "把最后一车秋天推回院子")
    #expect(page.titles == ["霜降"])
    #expect(page.authorNames == [["雷鸣"]])
  }

  @Test("above a deck alone a vertical run is the headline")
  func verticalAboveDeck() {
    let page = Outline.page(
      "老", "厂", "房", "里", "新", "引", "擎", "清水区盘活闲置工业用地观察", "本报记者 林秋水",
      "清水区是老工业基地，鼎盛时聚集了大小工厂。如今老厂房里装上新引擎，闲置的工业用地活了起来。")
    #expect(page.titles == ["老厂房里新引擎"])
    #expect(page.articles[0].subtitle == "清水区盘活闲置工业用地观察")
  }

  /// A feature, a paragraph of it below a vertical headline whose report stands below that.
  private func displaced(_ run: String) -> Page {
    Outline.page(
      """
      ## 小板凳上解千愁

      □ 本报记者 虞书晴

      芒种前一天的傍晚，岭底乡卫家沟村的老槐树下，七八只小板凳围成了一个圈，坐在中间的是卫守义。

      今年71岁的卫守义当过23年村干部，如今是一名调解员，谁家有了疙瘩都来找他说一说。

      \(run.split(separator: "|").joined(separator: "\n\n"))

      调处矛盾纠纷6834件，调成率97.1%，有126个村一年里没有一起官司，村里人都说板凳管用。

      本报讯（记者 李明）6月12日，居民钟阿婆把一面锦旗送到公安局，民警跨省办案，用96小时追回了她被骗的养老钱。

      民警提醒，公检法机关不会通过电话办案，更没有什么安全账户，遇到这样的电话要马上挂断报警。
      """)
  }

  @Test("a vertical headline among another story's paragraphs is that of the report that says it")
  func displacedVertical() {
    let page = displaced("96小|时|跨省|追|回|养|老钱")
    #expect(compact(page) == ["小板凳上解千愁", "96小时跨省追回养老钱"])
    #expect(page.articles[0].blocks.filter { $0.role == .body }.count == 3)
  }

  @Test("so is a headline of one line there, and no section's of the other story")
  func displacedLine() {
    let page = displaced("警方跨省追回养老钱")
    #expect(compact(page) == ["小板凳上解千愁", "警方跨省追回养老钱"])
    #expect(page.articles[0].blocks.filter { $0.role == .body }.count == 3)
  }

  @Test("what an engine read in torn type among or below its characters is none of them")
  func tornVertical() {
    let page = displaced("96小|时|跨省|1/|追|回|养|老钱|厂 L")
    #expect(compact(page) == ["小板凳上解千愁", "96小时跨省追回养老钱"])
    let below = Outline.page(
      "老", "林", "的", "三本", "账", "一 二 L", "——记清水村第一书记林立峰", "□ 本报记者 李明",
      "第一书记林立峰有三本账，老林的账本里记着村里的人和地，也记着答应过的事。")
    #expect(compact(below) == ["老林的三本账"])
  }

  @Test("words right above characters that the body has in one go are their headline's")
  func cutAboveVertical() {
    let page = Outline.page(
      "市政府召开", "第58次常", "务", "会", "林", "立", "峰", "主", "持",
      "本报讯（记者 李明）3月16日，市长林立峰主持召开市政府第58次常务会议，研究春季农业生产和重点项目建设。")
    #expect(compact(page) == ["市政府召开第58次常务会"])
    #expect(page.articles[0].kicker == nil)
    #expect(page.articles[0].subtitle == "林立峰主持")
  }

  @Test("a few characters below a story, above three from top to bottom, begin their headline")
  func shortVertical() {
    let page = Outline.page(
      Outline.report, "林立峰督导", "防", "汛", "备",
      "本报讯（记者 李明）6月21日，市长林立峰督导防汛备汛工作，察看了清水河的险工险段和值班情况。")
    #expect(compact(page) == [nil, "林立峰督导防汛备"])
  }

  @Test("a vertical headline below its column's name is the headline, of which the body says less")
  func belowColumn() {
    let page = Outline.page(
      "高质量发展看清水", "追", "风", "逐光", "再", "出", "发", "——清水市新能源产业观察",
      "□ 本报记者 林秋水", "清水市坚持高质量发展，新能源装机突破百万千瓦，风机和光伏板立满了山坡，产业链一年比一年长。")
    #expect(compact(page) == ["追风逐光再出发"])
    #expect(page.unassigned.map(\.text) == ["高质量发展看清水"])
  }

  @Test("who said it, in one line above a vertical headline, is its kicker")
  func kickerAboveVertical() {
    let page = Outline.page(
      """
      段景和在督导检查防汛工作时强调

      守

      牢

      防

      汛

      安

      全

      线

      1 I

      本报讯（记者 李明）7月12日，市长段景和到清水河督导检查防汛工作。他强调，要守牢防汛安全线，确保群众安然度汛。
      """)
    #expect(page.titles == ["守牢防汛安全线"])
    #expect(page.articles[0].kicker == "段景和在督导检查防汛工作时强调")
  }
}
