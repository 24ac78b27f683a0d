import IssueParser
import Testing

/// Poems whose stanzas an engine parts by blank lines, or sets between the paragraphs of another
/// column.
@Suite struct StanzaTests {
  private static let stanzas = [
    "茱 萸\n把一枝红，插在门楣上\n也插在异乡的风里\n少一个人的日子\n酒杯总要多摆一只",
    "山是旧的，路是旧的\n只有登高的人\n一年比一年，离天近了些",
    "像谁说了一半的话\n灶膛冷了\n月光替母亲，把水缸一遍遍挑满",
  ]
  private static let prose = [
    "母亲七十三岁那年，忽然说要去登清水山，我们谁也劝不住她，只好由着她把一双白底黑面的布鞋从箱底翻出来。",
    "清水山不高，站在楼顶就能望见，山顶上有座砖塔，塔下有一棵老柏树，母亲说她年轻的时候常到那里去看望自己的",
    "姐姐。第二天一早，我拗不过她，还是去了，石阶上落满了松针，踩上去软软的，母亲走几步便要停下来歇一歇。",
  ]

  @Test("stanzas are one poem, and its lines no headlines")
  func stanzas() {
    let page = Outline.page(
      "# 母亲的登高", "秦 山", Self.prose.joined(separator: "\n\n"), "## 重阳短章（三首）", "□ 李 慧",
      Self.stanzas.joined(separator: "\n\n"))
    #expect(page.titles == ["母亲的登高", "重阳短章（三首）"])
    #expect(page.articles.last?.authors.map(\.name) == ["李慧"])
    #expect(page.articles.last?.blocks.contains { $0.text == "灶膛冷了" } == true)
  }

  @Test("stanzas between the paragraphs of an essay go to the poem above, and these to the essay")
  func wovenStanzas() {
    let page = Outline.page(
      "# 母亲的登高", "秦 山", Self.prose[0], Self.prose[1], "## 重阳短章（三首）", "□ 李 慧",
      Self.stanzas[0], Self.stanzas[1], Self.prose[2], Self.stanzas[2])
    #expect(page.titles == ["母亲的登高", "重阳短章（三首）"])
    let bodies = page.bodies.map { $0.joined() }
    #expect(bodies[0].contains("石阶上落满了松针"))
    #expect(bodies[1].contains("灶膛冷了"))
    #expect(!bodies[0].contains("灶膛冷了"))
  }

  @Test("a headline on several lines below prose is no stanza")
  func headline() {
    let page = Outline.page(
      Self.prose.joined(separator: "\n\n"), "清水县推行河长制见成效\n一河清水润田园\n两岸新村入画来",
      "本报讯（记者 李明）今年以来，清水县全面推行河长制，县乡村三级河长上岗巡查，沿河三十个村的环境面貌焕然一新。")
    #expect(page.articles.last?.title?.contains("一河清水润田园") == true)
  }

  @Test("lines with commas in them are verse where some fall short without a stop")
  func commas() {
    let page = Outline.page(
      """
      四年前，我背着一条蛇皮袋，跟在父亲后面走进这座大门。父亲是煤矿的支柱工，
      手上有洗不净的煤黑。报到那天，他把学费一张一张数给收款的老师，才说：
      矿灯
      雁 翎
      不是每一盏灯都照着夜路
      有一盏，长在我的额头上
      三百米下，岩层屏住呼吸
      它便是我小小的太阳
      你若问煤的年龄
      我说，和等待一样古老
      你若问光的去处
      请看今晚每一扇窗
      """)
    #expect(page.articles.last?.title == "矿灯")
    #expect(page.articles.last?.authors.map(\.name) == ["雁翎"])
    #expect(page.articles.last?.blocks.contains { $0.role == .subheading } == false)
  }

  @Test("many short lines that lost their name are verse and no headlines", arguments: ["", "\n"])
  func nameless(blank: String) {
    let verse = [
      "在这条巷子的尽头", "总有一盏灯亮到很晚", "修鞋的老人低着头", "把一天的路", "一针一线地缝好", "雨落在瓦上", "像谁轻轻地敲着门", "我撑着伞走过",
      "听见锤子的声音",
    ]
    let page = Outline.page(
      "# 母亲的登高", "秦 山", Self.prose[0], Self.prose[1], Self.prose[2],
      verse.joined(separator: "\n" + blank), "# 看塔", "李 慧", Self.prose[1] + "姐姐。")
    #expect(page.titles.contains("母亲的登高") && page.titles.contains("看塔"))
    let poem = page.articles.first { article in article.blocks.contains { $0.text == "把一天的路" } }
    #expect(poem?.blocks.allSatisfy { $0.role == .body } == true)
    #expect(poem?.blocks.contains { $0.text.contains("登清水山") } == false)
  }

  @Test("what a poem is called and who wrote it may stand below its lines")
  func namedBelow() {
    let verse = ["在这条巷子的尽头", "总有一盏灯亮到很晚", "把一天的路", "一针一线地缝好", "雨落在瓦上", "像谁轻轻地敲着门", "修鞋的他低着头"]
    let page = Outline.page(
      "# 母亲的登高", "秦 山", Self.prose[0], Self.prose[1], Self.prose[2],
      verse.joined(separator: "\n\n"), "修鞋的老人", "林秋水", "老屋的石磨", "□ 李 慧", Outline.essay)
    #expect(page.titles.contains("修鞋的老人") && page.titles.contains("老屋的石磨"))
    #expect(page.articles.first { $0.title == "修鞋的老人" }?.authors.map(\.name) == ["林秋水"])
  }

  @Test("two couplets below a name are a poem's")
  func couplets() {
    let page = Outline.page(
      "# 母亲的登高", "秦 山", Self.prose[0], Self.prose[1], Self.prose[2], "诗词二首", "林大年", "登望江楼",
      "独倚危栏百感生，江流日夜送涛声。", "千帆过尽斜阳里，一抹青山入画屏。", "访茶村", "石径弯弯入翠微，新芽初展雨霏霏。",
      "采茶少女歌声起，惊得山禽两两飞。")
    #expect(page.titles == ["母亲的登高", "诗词二首"])
    #expect(page.articles.last?.authors.map(\.name) == ["林大年"])
  }

  @Test(
    "below a poem in stanzas, what stands alone is what the next piece is called",
    arguments: [
      ("旧书摊", [[]]), ("旧书摊\n\n李明远", [["李明远"]]), ("旧书摊\n\n（小说连载之十七）\n\n李明远", [["李明远"]]),
    ])
  func nextPiece(_ head: String, _ authors: [[String]]) {
    let page = Outline.page(
      "六月的河流", "□ 韦青山", "六月的河流是宽的\n宽得可以放下一整个天空\n撑船的人把影子放在水里\n水把影子还给了青山\n岸边的芦苇低下头", head,
      "城西文庙的墙根下，逢三逢八有旧书摊。卖书的多是上了年纪的人，一块油布铺开，书脊朝上，谁来翻都不拦着，翻完了放回原处就是。",
      "我在旧书摊上淘到过一本旧版的《儒林外史》，扉页上写着购于某年某月，字迹娟秀，不知是谁家的姑娘留下来的。")
    #expect(page.titles == ["六月的河流", "旧书摊"])
    #expect(page.authorNames == [["韦青山"]] + authors)
  }

  @Test("a headline above a letter to the editors is no verse")
  func letterBelowVerse() {
    let page = Outline.page(
      "巡护", "郑直", "脚踏霜林第一声", "背囊鼓鼓向山行", "千重黄叶脚边落", "一线斜阳肩上明", "建议给通勤火车加一节车厢", "编辑同志：",
      "我们贮木场职工每天坐通勤火车上下班，只有两节车厢，早晚都挤得很，恳请有关部门加一节。")
    #expect(page.titles == ["巡护", "建议给通勤火车加一节车厢"])
  }

  @Test("verse that an engine joined by blanks is verse, on a page that holds a poem")
  func joinedByBlanks() {
    let page = Outline.page(
      "# 母亲的登高", "秦 山", Self.prose.joined(separator: "\n\n"), "## 重阳短章（三首）", "□ 李 慧",
      "茱 萸", "把一枝红 插在门楣上 也插在异乡的风里", "少一个人的日子 酒杯总要多摆一只", Self.stanzas[1],
      "像谁说了一半的话 灶膛冷了 月光替母亲", "把水缸 一遍遍挑满")
    #expect(page.titles == ["母亲的登高", "重阳短章（三首）"])
    #expect(
      page.articles.last?.blocks.contains { $0.role == .body && $0.text.contains("灶膛冷了") } == true)
    #expect(page.articles.last?.blocks.contains { $0.text.contains("挑满") } == true)
  }

  @Test("another column's prose may stand right below a stanza's last line")
  func proseBelow() {
    let page = Outline.page(
      "# 母亲的登高", "秦 山", Self.prose[0], Self.prose[1], Self.stanzas[2] + "\n" + Self.prose[2])
    #expect(page.titles == ["母亲的登高"])
    #expect(page.articles[0].blocks.contains { $0.role == .subheading } == false)
    #expect(page.bodies[0].contains { $0.contains("灶膛冷了") })
  }

  @Test("a stanza's lines may hold colons")
  func colons() {
    let page = Outline.page(
      "# 母亲的登高", "秦 山", Self.prose[0], Self.prose[1], Self.prose[2],
      "我对着大山喊：你好\n大山也喊：你好\n我喊：你是谁\n它也问我：你是谁\n我们俩，谁也没有先回答")
    #expect(page.titles == ["母亲的登高"])
    #expect(page.bodies[0].contains { $0.contains("我喊：你是谁") })
  }

  @Test("a title of two characters stands above what it is and who wrote it")
  func shortTitle() {
    let page = Outline.page(
      "# 母亲的登高", "秦 山", Self.prose.joined(separator: "\n\n"), "借水", "（小小说）", "葛长河", Outline.essay)
    #expect(page.titles == ["母亲的登高", "借水"])
    #expect(page.authorNames.last == ["葛长河"])
    #expect(page.articles.last?.subtitle == "（小小说）")
  }

  @Test("where each line of verse has a mark, what has none is what the next poem is called")
  func markedVerse() {
    let page = Outline.page(
      "老屋的石磨", "周小芳", Outline.essay, "重阳抒怀（三首）", "郭维屏", "登高", "霜染层林雁阵横，", "白头结伴上高城。", "莫嗟脚力输年少，",
      "犹有诗心逐晚晴。", "咏菊", "不向春风乞嫁期，",
      "自将冷艳付疏篱。", "待到千山黄叶尽，", "一枝犹护岁寒时。", "访老友", "柴门半掩枣初红，", "四十年来一梦中。", "执手相看都笑老，", "灶前还唱少年风。")
    #expect(page.titles == ["老屋的石磨", "重阳抒怀（三首）"])
    #expect(page.authorNames == [["周小芳"], ["郭维屏"]])
    let names = page.articles[1].blocks.filter { $0.role == .subheading }.map(\.text)
    #expect(names == ["登高", "咏菊", "访老友"])
  }

  @Test("below a title that says there are several poems long lines with commas are verse")
  func seriesWithCommas() {
    let page = Outline.page(
      "## 老街的剃头匠", "周小芳", Outline.essay, "## 立冬帖（外一首）", "□ 林秋水",
      "雪还在来这里的路上\n风先到了一步，替它推开村口的柴门\n白菜抱紧自己,萝卜攥住泥土", "母亲把一块青石压在酸菜瓮上 压住了这一年最后的响动",
      "灶膛里的火苗踮起脚尖\n朝窗外望了望：\n那个背着行李的人,走到哪一道山梁了", "## 石桥小学添新貌", Outline.report)
    #expect(page.titles == ["老街的剃头匠", "立冬帖（外一首）", "石桥小学添新貌"])
  }

  @Test("the day of a diary with its weather begins no article")
  func diaryDays() {
    let page = Outline.page(
      "我的蚕豆日记", "十一月三日 晴", Outline.essay, "十一月七日 星期四 多云", Outline.essay, "十一月十日 小雨 在河边",
      Outline.essay)
    #expect(page.titles == ["我的蚕豆日记"])
  }
}
