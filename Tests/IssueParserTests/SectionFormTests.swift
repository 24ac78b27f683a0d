import IssueParser
import Testing

/// Sections of stories that other pieces stand between: told by how their headings are made.
@Suite struct SectionFormTests {
  @Test("a few words between two whole paragraphs are a section's, marked or not")
  func betweenParagraphs() {
    let paragraph = "三年前满沟的煤烟和喇叭声不见了，河滩里是一排排大棚，沟口新立的牌子上写着无公害蔬菜示范园，村里人都说日子变了样。"
    let speech = "“头一年真是硬着头皮过来的。”县长回忆，当年春节前，县里东挪西借才发出了工资，四处跑项目，日子实在过得紧巴巴。"
    let page = Outline.page(
      "# 让群众看到变化", Outline.report + paragraph, "# 关井压产以后", "## ——清水县产业结构调整见闻", "□ 本报记者 李明",
      paragraph,
      paragraph, "饭碗从哪里找", speech, paragraph, "## 县医院结成医联体", Outline.report, "## 清水至石桥公路通车",
      Outline.report)
    #expect(page.articles[1].blocks.contains { $0.role == .subheading && $0.text == "饭碗从哪里找" })
  }

  @Test("a leader's flag opens an article where a feature's sections could go on")
  func leaders() {
    let paragraph = "全会充分肯定一年来的工作，一致认为，在省委坚强领导下，全市上下团结一心、克难奋进，各项事业都取得了新的成绩。"
    let page = Outline.page(
      "# 市委八届五次全会举行", "□ 本报记者 李明", paragraph, paragraph, "## 制度更加成熟定型", paragraph, "### 社论",
      "## 把制度优势更好转化为治理效能",
      "昨天闭幕的市委全会把学习贯彻全会精神同清水实际结合起来，发出了把制度优势转化为治理效能的动员令。", paragraph, "# 清水农民争订报刊",
      Outline.report)
    #expect(page.titles == ["市委八届五次全会举行", "把制度优势更好转化为治理效能", "清水农民争订报刊"])
  }

  private static let lead = "10月的清水大地，稻谷金黄，机声隆隆。走进河口县返乡创业园，电商直播间里主播正忙着推介本地特产。"
  private static let first = "清水是劳务输出大市，常年在外务工人员超过一百万。如何把打工经济变成创业经济，市里拿出真金白银扶持。"
  private static let second = "从注册到开工只用了四十一天，镇里的帮办员跑前跑后。在固山县，返乡的老乡对当地服务赞不绝口。"
  private static let between =
    "本报讯（通讯员 周平）连日来，平川区抢抓晴好天气，组织农机手昼夜抢收。在大营镇，播种机往来穿梭。"

  @Test("a heading made as a section's is another section of that story, whatever stands between")
  func madeAlike() {
    let page = Outline.page(
      "返乡创业正当时", "——清水市支持农民工返乡创业扫描", "□ 本报记者 林秋水", Self.lead, "搭好“梧桐树” 引得“凤还巢”",
      Self.first, "平川区抢抓晴天秋收秋种", Self.between, "当好“店小二” 念好“服务经”", Self.second)
    #expect(page.titles == ["返乡创业正当时", "平川区抢抓晴天秋收秋种"])
    let sections = page.articles[0].blocks.filter { $0.role == .subheading }.map(\.text)
    #expect(sections == ["搭好“梧桐树” 引得“凤还巢”", "当好“店小二” 念好“服务经”"])
    #expect(page.articles[0].blocks.last?.text == Self.second)
  }

  @Test("where no report has a headline above it, a heading among paragraphs is a section's")
  func headlinesElsewhere() {
    let page = Outline.page(
      "本报讯（记者 林秋水）7月11日，市委召开常委会会议，分析上半年经济形势，部署下半年工作。",
      "本报讯（记者 周平）入夏以来，清水电网负荷三次刷新纪录，供电公司组织两千人巡线。（下转3版）", Self.photo, "张山 摄",
      "一条石板路蜿蜒入巷，两旁青砖灰瓦，檐下灯笼随风轻摇。傍晚的水西村，游人三三两两。", "空心村里来了设计师",
      "水西村建村六百多年，有保存完好的老屋七十多栋。前些年，年轻人外出打工，老屋空了。",
      "新华社北京7月11日电 记者11日从国家防总获悉，目前七大江河全面进入主汛期。", "老屋里长出新产业",
      "老屋活了，业态也跟着旺起来。村里开起民宿、茶馆和书吧，去年接待游客八万人次。",
      "奋力夺取全年经济工作主动权", "清水电网负荷三创新高", "立足防大汛 落实防汛救灾措施", "水西村：老屋“醒”来")
    #expect(page.articles.count == 4)
    let village = page.articles.first { $0.title == "水西村：老屋“醒”来" }
    #expect(
      village?.blocks.filter { $0.role == .subheading }.map(\.text) == ["空心村里来了设计师", "老屋里长出新产业"])
  }

  private static let photo = "盛夏时节，清水县九峰镇的四万亩黄桃陆续成熟，果农忙着采摘装箱。"

  @Test("a section goes to no story beyond another's sections, whatever words they share")
  func nearestSections() {
    let page = Outline.page(
      "## 望海县：念好“海字经”", "□ 本报记者 林秋水", "望海县渔民把网箱挪到深水区，一个网箱能收鱼六万斤，养殖户把链条拉长。", "### 从近岸到深蓝",
      "网箱挪到离岸三十海里，绳网公司招工四百名，搬得出稳得住，社区食堂老年餐桌开饭，扶贫车间楼下就业。", "## 山南区：茶绿百山", "□ 本报记者 周平",
      "南茶北引，山南人一试五十年，茶园变成公园，茶农变成老板。", "### 一片叶子富一方", "海青镇的老茶农去年卖茶十二万元，村里办起合作社。",
      "## 岚山县：旧村住新楼", "□ 本报记者 陈原", "搬家那天，老人把门牌摘下来带到新楼，挂在书房墙上。", "### 楼上安居楼下就业",
      "绳网公司招工四百名，搬得出稳得住，社区食堂老年餐桌开饭，扶贫车间楼下就业。")
    #expect(page.titles == ["望海县：念好“海字经”", "山南区：茶绿百山", "岚山县：旧村住新楼"])
    #expect(page.articles.map { $0.blocks.count { $0.role == .subheading } } == [1, 1, 1])
  }

  @Test("section one below a story that has ended opens the one that has no sections yet")
  func firstSection() {
    let page = Outline.page(
      "## 在学习中锤炼作风", "□ 林秋水", "开展学习教育，要奔着问题去，坚持开门搞教育，让群众来评判。", "### （一）沉到一线去",
      "有的调研走马观花，写出来的材料看着漂亮，用起来不灵。", "## 让老厂房活起来", "□ 周平",
      "老厂房是城市的记忆，不少地方拆了可惜，留着又荒了。", "### （二）敢啃硬骨头", "问题积累多年，躲是躲不过去的，要一件一件解决。",
      "（作者系市直机关工委副书记）", "### 一、存在的主要问题", "家底不清，多数厂区没有完整档案，设备图纸散失严重。")
    #expect(page.titles == ["在学习中锤炼作风", "让老厂房活起来"])
    #expect(page.articles.map { $0.blocks.count { $0.role == .subheading } } == [2, 1])
  }

  @Test("two characters between a sentence's end and a full column name a section, nobody")
  func sectionOfTwo() {
    let page = Outline.page(
      """
      渡口的灯
      尹长庚
      　　老船工白天照常摆渡，入夜却在自家的
      吊脚楼窗口挂起一盏马灯。灯亮着，说明河
      面平安；灯灭了，对岸的人便不能下水。
      夜渡
      　　深夜里，三个货郎打扮的人敲开了九公
      家的门。为首的姓丁，是地下党派来的人，
      货担底下藏着两部拆散的电台。九公没有多
      问，摸黑解开缆绳，把人安顿在舱板下。
      """)
    #expect(page.authorNames == [["尹长庚"]])
    #expect(page.articles[0].blocks.filter { $0.role == .subheading }.map(\.text) == ["夜渡"])
  }

  @Test(
    "headings of one part are made alike where their marks stand at the same places",
    arguments: [
      ["增速回升——", "结构优化——"], ["绿色转型,发展方式换新道", "文化铸魂,长河两岸添新彩"],
    ])
  func ofOnePart(headings: [String]) {
    let page = Outline.page(
      "老厂房里看引擎", "□ 本报记者 林秋水", Self.lead, headings[0], Self.first, "平川区抢抓晴天秋收秋种", Self.between,
      headings[1],
      Self.second)
    #expect(page.titles == ["老厂房里看引擎", "平川区抢抓晴天秋收秋种"])
    #expect(page.articles[0].blocks.count { $0.role == .subheading } == 2)
  }
}
