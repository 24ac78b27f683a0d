import IssueParser
import Testing

/// What holds a page together whose blocks an engine set anywhere.
@Suite struct DisorderTests {
  @Test("below the name of a comment a slogan is its headline, though a report has all its words")
  func comment() {
    let page = Outline.page(
      "# 中国共产党清水市第五次代表大会开幕",
      "本报讯(记者 李明)9月27日上午,中国共产党清水市第五次代表大会在市会展中心隆重开幕。来自全市各条战线的386名代表肩负着全市15.8万名党员的重托出席大会,共商清水发展大计。",
      "报告总结了过去五年工作。五年来,清水港货物吞吐量突破亿吨大关;贫困人口全部脱贫。这些成绩的取得,是市委坚强领导的结果,是全市各级党组织和广大党员干部群众团结拼搏的结果。",
      "本报讯(记者 黄榕)9月27日下午,市第五次党代会主席团召开第二次会议。大会主席团成员31人出席会议。", "市第五次党代会主席团举行第二次会议",
      "社 论", "肩负新使命 扬帆再出发", "——热烈祝贺市第五次党代会隆重开幕",
      "西江奔涌,千帆竞发。在全市上下庆祝中国共产党成立100周年的重要时刻,中国共产党清水市第五次代表大会隆重开幕。这是全市人民政治生活中的一件大事,我们对大会的召开表示热烈祝贺!",
      "过去的五年,市委团结带领全市各级党组织和广大党员干部群众打赢脱贫攻坚战。全体代表要以高度的责任感和使命感,认真审议各项报告,把全市人民的意愿带到会上。",
      "清水港生产逆势上扬", Outline.report)
    #expect(page.titles == ["中国共产党清水市第五次代表大会开幕", "市第五次党代会主席团举行第二次会议", "肩负新使命 扬帆再出发", "清水港生产逆势上扬"])
    #expect(page.articles[2].blocks.count { $0.role == .body } == 2)
  }

  @Test("a letter is no section of a feature, whatever rank its headline has")
  func letter() {
    let page = Outline.page(
      "### 云岭县：“三变”改革激活“沉睡”资源", "□ 本报记者 白薇", "立秋刚过，云岭县高坪镇桃园村的民宿就迎来了一批又一批避暑的客人。",
      "#### 清资产 摸清“家底”", "改革从哪里入手？云岭县的做法是先把账算清，抽调骨干组成工作组，摸清了水塘和旧校舍。",
      "#### 定股权 人人当“股东”", "家底清了，股份怎么分？各村因村制宜，设置人口股、土地股等不同股种。",
      "### 市人大常委会视察农村饮水安全工程", Outline.report, "读者来信", "#### 村口那盏路灯该修修了",
      "编辑同志：我是石门镇青岗坪村村民。村里装了太阳能路灯，大家晚上出门方便多了，可是村口那一盏坏了三个月没人修。",
      "（石门镇 苏振华）")
    #expect(page.titles == ["云岭县：“三变”改革激活“沉睡”资源", "市人大常委会视察农村饮水安全工程", "村口那盏路灯该修修了"])
    #expect(page.authorNames == [["白薇"], ["李明"], ["苏振华"]])
  }

  @Test("what stands right above a jump is text, however short and without a stop")
  func aboveJump() {
    let page = Outline.page(
      "老港口闯出新航道", "□ 本报记者 刘畅", "三月的清水港，春寒料峭，五号泊位却一片火热。远洋轮缓缓靠岸，不到六个小时就装卸完毕。",
      "他的粮食公司去年把发运点设到了港", "（下转2版）", "全市春耕备耕扎实推进", Outline.report)
    #expect(page.titles == ["老港口闯出新航道", "全市春耕备耕扎实推进"])
    #expect(page.articles[0].blocks.map(\.role) == [.title, .byline, .body, .body, .jump])
  }

  @Test("what tells the day and ends in a credit is a caption, where a sentence breaks off above")
  func captionInSentence() {
    let page = Outline.page(
      "粮油肉菜备货足 市民不必抢购", "本报讯（记者 钱小雅）记者从市商务局了解到，我市生活必需品储备充足，市场价格总体平稳。目前，全市储备成",
      "7月5日，武警支队官兵在王岗镇转移被困群众。当天，官兵们连续奋战9个小时。 通讯员 马超 摄", "品粮6200吨、食用油780吨，可满足市区居民15天以上需求。")
    #expect(page.articles[0].blocks.map(\.role) == [.title, .body, .caption, .body])
  }

  @Test("a headline's end that was read into the report's first line hides neither lead nor author")
  func headlineInLine() {
    let page = Outline.page(
      "“小板凳”撬动大市场", "清水马扎年销八百万把 本报讯（通讯员 陈树林）河口县的马扎走进了大城市，一年销售八百万把。",
      "让农民带着手艺进城", "清水县新办技工学校 \(Outline.report)")
    #expect(page.titles == ["“小板凳”撬动大市场 清水马扎年销八百万把", "让农民带着手艺进城 清水县新办技工学校"])
    #expect(page.authorNames == [["陈树林"], ["李明"]])
    #expect(page.articles.allSatisfy { $0.agency == "本报" })
  }

  @Test("a word of the headline that was cut between both lines is whole in the headline")
  func cutWord() {
    let page = Outline.page(
      "农民进城，带什么？过去是一床铺盖两只手，如今要带手艺。有了手艺，增加的收入却是一年几千元。", "让农民带着手艺进城", "□ 吕平",
      "临河村村有了“明", "白账” 本报讯（记者 张庆华）“村里修渠花了多少钱，一笔一笔都贴在墙上，这样的账俺信得过。”昨日，临河村的老人说。")
    #expect(page.titles == ["让农民带着手艺进城", "临河村村有了“明白账”"])
    #expect(page.authorNames == [["吕平"], ["张庆华"]])
  }

  @Test("what stands below 导读 down to the page's end, or as a list, is of other pages")
  func box() {
    let rows = ["民生实事项目进展如何？", "武夷深处“茶二代”", "疫苗接种，您关心的问题都在这里"]
    let page = Outline.page(
      (["清水新港开港通航", Outline.report, "今日导读"] + rows).joined(separator: "\n\n"))
    #expect(page.articles.map { $0.blocks.count } == [2])
    let listed = Outline.page(
      (["今日导读"] + rows.map { "② " + $0 } + ["清水新港开港通航", Outline.report])
        .joined(separator: "\n\n"))
    #expect(listed.titles == ["清水新港开港通航"])
    #expect(listed.articles.map { $0.blocks.count } == [2])
  }

  @Test("who says it, set from top to bottom above the headline set so too, is its kicker")
  func verticalKicker() {
    let page = Outline.page(
      "郝\n守\n义\n在\n云\n坪\n县\n调\n研\n时\n强调\n把灾后\n重\n建\n办\n成\n民\n心\n工\n程",
      "本报讯（记者 李明）昨日，市委书记郝守义来到云坪县，调研灾后重建工作，要求把灾后重建办成民心工程。")
    #expect(page.articles[0].kicker == "郝守义在云坪县调研时强调")
    #expect(page.titles == ["把灾后 重建办成民心工程"])
  }

  @Test("headline and author inside a story part no sections that count themselves")
  func countedSections() {
    let page = Outline.page(
      "9月的白土岗，天高云淡。站在村西的高坡上望去，一排排新房整整齐齐，移民们说日子越过越好。", "第一道坎：住得下",
      "“搬来的头一晚，娃娃哭，婆姨也哭。”说起十年前的搬迁，老支书记得清清楚楚。", "沙窝窝里“长”出新家园",
      "——白土岗移民区十年搬迁纪实", "本报记者 杨玉芳", "第二道坎：站得稳", "搬得出，还得有营生。移民们在山里种惯了旱地洋芋，不会种枸杞。",
      "图为移民在晾晒枸杞。 杨玉芳 摄", "除了枸杞，肉牛养殖成了另一根柱子。村里的罗彦虎从两头牛起步，如今存栏六十三头。",
      "我市首批汽车加气站联网", Outline.report)
    #expect(page.titles == ["沙窝窝里“长”出新家园", "我市首批汽车加气站联网"])
    #expect(page.authorNames == [["杨玉芳"], ["李明"]])
  }
}
