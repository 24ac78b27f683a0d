import IssueParser
import Testing

/// What the ranks that an engine gave headings say, and what their lack says.
@Suite struct RankTests {
  @Test(
    "a few characters without a rank above a ranked headline are a column's flag",
    arguments: ["案例点击", "窗外一角", "身边事"])
  func flags(flag: String) {
    let page = Outline.page(
      "## 全县春耕备耕工作启动", Outline.report, flag, "### 放弃社保的承诺书无效",
      "小林进厂时签了一份放弃社保的承诺书，离职后把工厂告上法庭，法院判决承诺书无效。")
    #expect(page.titles == ["全县春耕备耕工作启动", "放弃社保的承诺书无效"])
    #expect(page.articles.map(\.kicker) == [nil, nil])
    #expect(page.unassigned.map(\.text) == [flag])
  }

  @Test(
    "a few characters first on a page, above a headline, are the page's, but for a place's or an office's",
    arguments: [("凤凰山", true), ("北川河", true), ("双堰县", false), ("市委办", false)])
  func firstLine(name: String, isPages: Bool) {
    let page = Outline.page(name, "全县春耕备耕工作启动", Outline.report)
    #expect(page.titles == ["全县春耕备耕工作启动"])
    #expect(page.unassigned.map(\.text) == (isPages ? [name] : []))
  }

  @Test("a page's name that is spelt in capitals beside it is no headline")
  func twoScripts() {
    let page = Outline.page(
      "体育 TIYU XINWEN", "全县春耕备耕工作启动", Outline.report, "WENHUA 文化周刊")
    #expect(page.titles == ["全县春耕备耕工作启动"])
    #expect(page.unassigned.map(\.text) == ["体育 TIYU XINWEN", "WENHUA 文化周刊"])
  }

  @Test(
    "the line of the rank that the page's headlines have is the headline, its deck has a lower one")
  func decks() {
    let page = Outline.page(
      "## 三万货款失而复得", "### “的哥”林秋水婉拒酬金",
      "本报讯（记者 李明）昨天上午，客商吴先生握着的哥林秋水的手连声道谢，三万元货款失而复得，他拿出的酬金林秋水没收。",
      "## 强冷空气明夜到", Outline.report, "## 干部进城吆喝", Outline.report)
    #expect(page.titles == ["三万货款失而复得", "强冷空气明夜到", "干部进城吆喝"])
    #expect(page.articles[0].subtitle == "“的哥”林秋水婉拒酬金")
  }

  @Test("one of a higher rank is the headline above its deck, if the body says its words again")
  func headlineAboveDeck() {
    let page = Outline.page(
      "## 前7月全市规上工业增加值增长4.2%", "### 连续5个月保持回升态势",
      "本报讯（记者 李明）记者从市统计局获悉，今年1至7月，全市规上工业增加值同比增长4.2%，连续5个月保持回升态势。",
      "### 强冷空气明夜到", Outline.report, "### 干部进城吆喝", Outline.report,
      "### 清水河大桥合龙", Outline.report)
    #expect(page.titles.first == "前7月全市规上工业增加值增长4.2%")
    #expect(page.articles[0].subtitle == "连续5个月保持回升态势")
  }

  @Test("what begins with 暨 goes on with the line above, whatever its rank")
  func secondName() {
    let page = Outline.page(
      "# 我市召开庆祝中国共产党成立101周年", "## 暨“两优一先”表彰大会", Outline.report,
      "### 强冷空气明夜到", Outline.report, "### 干部进城吆喝", Outline.report)
    #expect(page.titles.first == "我市召开庆祝中国共产党成立101周年暨“两优一先”表彰大会")
  }

  @Test("what stands above a kicker, of one rank more than the headline, is the page's")
  func specials() {
    let page = Outline.page(
      "# 清水县推进乡村振兴特别报道", "### 清水县坚持“强龙头、补链条、带农户”", "## 小柠檬 大产业", "#### 全产业链产值突破四十亿元",
      "□ 本报记者 李明", Outline.essay + "小柠檬成了大产业，产值突破四十亿元。", "## 村里来了“田秀才”", Outline.report,
      "## 乡村学校有了“城里老师”", Outline.report)
    #expect(page.titles == ["小柠檬 大产业", "村里来了“田秀才”", "乡村学校有了“城里老师”"])
    #expect(page.articles[0].kicker == "清水县坚持“强龙头、补链条、带农户”")
    #expect(page.unassigned.map(\.text) == ["清水县推进乡村振兴特别报道"])
  }
}
