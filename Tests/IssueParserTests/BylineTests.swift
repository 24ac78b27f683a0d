import IssueParser
import Testing

/// Every shape of byline that the papers print, as the page's author list shows it.
@Suite struct BylineTests {
  private static let body = "走进清水镇稻渔综合种养基地，金黄的稻穗压弯了腰，空气里弥漫着阵阵稻香，种粮大户十分高兴。"

  /// Roles and names of the first article of a page.
  private func people(_ page: String) -> [String] {
    (Outline.page(page).articles.first?.authors ?? []).map { ($0.role ?? "") + $0.name }
  }

  @Test(
    "a report's lead names its authors",
    arguments: [
      ("本报讯(记者 付文)", ["记者付文"]),
      ("本报讯（记者李明）", ["记者李明"]),
      ("本 报 讯 （记 者 陈 小 芳）", ["记者陈小芳"]),
      ("本报讯（记者 顾 念 江 一 帆）", ["记者顾念", "记者江一帆"]),
      ("本报讯（全媒体记者 刘洋 实习生 张婷）", ["全媒体记者刘洋", "实习生张婷"]),
      ("本报讯（记者 李明 通讯员 周小芳 陈志远）", ["记者李明", "通讯员周小芳", "通讯员陈志远"]),
      ("本报太原7月1日讯（记者 杨帆）", ["记者杨帆"]),
      ("新华社北京9月11日电（记者 王晓、李一平）", ["记者王晓", "记者李一平"]),
      ("羊城晚报讯 记者陈亮、通讯员周小芳报道：", ["记者陈亮", "通讯员周小芳"]),
      ("本报讯 记者 李明 通讯员 欧阳文华 ", ["记者李明", "通讯员欧阳文华"]),
      ("本报讯记者 王洋3月12日，", ["记者王洋"]),
      ("本报讯〈记者李明周小芳)", ["记者李明", "记者周小芳"]),
      ("本报讯【《记者李明、周小芳)", ["记者李明", "记者周小芳"]),
      ("本报讯“记者李明)", ["记者李明"]), ("本报讯记者谈笑) ", ["记者谈笑"]),
      ("新华社北京9月11日电〈记\n者李明) ", ["记者李明"]),
      ("本报讯 记者李明通讯员欧阳文华) ", ["记者李明", "通讯员欧阳文华"]),
      ("《李明〉", []), ("《李明。)", []),
      ("清水讯（通讯员 李明 周小芳）", ["通讯员李明", "通讯员周小芳"]),
      ("本报清水电记者李明报道：", ["记者李明"]),
      ("（记者 李明）", ["记者李明"]), ("讯（本报记者 李明）", ["本报记者李明"]), ("（记者 李明 摄）", []),
      ("基本报讯（记者 李明）", []),
      ("本报讯 记者 近日 ", []),
      ("本报讯 记者 于近日 ", []),
      ("本报讯", []),
    ])
  func leads(_ lead: String, _ expected: [String]) {
    #expect(people("清水镇稻谷飘香\n\(lead)\(Self.body)") == expected)
  }

  @Test(
    "blanks that part those who sign a report stay in its text, no others",
    arguments: [
      ("本报讯（记者 李明　周小芳 通讯员 李雅萍）昨日开会。", "本报讯（记者 李明 周小芳 通讯员 李雅萍）昨日开会。"),
      ("本报讯（ 记者李明、 周小芳 ） 昨日 开会。", "本报讯（记者李明、周小芳）昨日开会。"),
      ("本 报 讯 （记 者  陈 小 芳）昨 日 开 会 。", "本报讯（记者 陈小芳）昨日开会。"),
      ("新华社北京9月11日电（记者 王晓、李 明 3 月 1 日发自北京）昨日开会。", "新华社北京9月11日电（记者 王晓、李明3月1日发自北京）昨日开会。"),
      ("（记者 欧阳文华 周 倩）昨日 开会。", "（记者 欧阳文华 周倩）昨日开会。"),
      ("本报讯 记者李明 昨日 开会。", "本报讯记者李明昨日开会。"),
      ("昨日，清水县 开会。（通讯员 李明 周小芳）", "昨日，清水县开会。（通讯员 李明 周小芳）"),
      ("昨日，清水县 开会。(李明 周小芳)", "昨日，清水县开会。(李明 周小芳)"),
      ("昨日，清水县 开会（李明 周小芳 参加），部署 工作。", "昨日，清水县开会（李明周小芳参加），部署工作。"),
    ])
  func signersApart(text: String, expected: String) {
    let blocks = Outline.page("# 清水镇稻谷飘香\n\n\(text)").articles.first?.blocks ?? []
    #expect(blocks.filter { $0.role == .body }.map(\.text) == [expected])
  }

  @Test("the end of a line parts two names, and does not cut one in two")
  func signersAcrossLines() {
    func body(_ text: String) -> String? {
      Outline.page("# 清水镇稻谷飘香\n\n\(text)").articles.first?.blocks.last?.text
    }
    let rest = "昨日，清水县政协召开会议，\n部署全年工作，安排下一阶段各\n项任务。"
    let whole = "昨日，清水县政协召开会议，部署全年工作，安排下一阶段各项任务。"
    #expect(body("本报讯（记者 李明\n周小芳 通讯员 李雅萍）\(rest)") == "本报讯（记者 李明 周小芳 通讯员 李雅萍）\(whole)")
    #expect(body("本报讯（记者 周小\n芳 通讯员 李雅萍）\(rest)") == "本报讯（记者 周小芳 通讯员 李雅萍）\(whole)")
  }

  @Test(
    "a lead with a misread character is one all the same, but nothing else is",
    arguments: [
      ("本丰讯（记者 李明）", "本报", ["记者李明"]),
      ("本学讯记者李明报道：", "本报", ["记者李明"]),
      ("本次北京1月20日讯（记者 李明）", "本报", ["记者李明"]),
      ("本报的京1月23日讯（记者 李明）", "本报", ["记者李明"]),
      ("据新济社纽约1月7日电（记者 李明）", "新华社", ["记者李明"]),
      ("新华社北京1中13日电（记者 李明）", "新华社", ["记者李明"]),
      ("本报清水1月29电记者李明报道：", "本报", ["记者李明"]),
      ("新华社北京1月13日申（记者 李明）", "新华社", ["记者李明"]),
      ("本报汛（记者 李明）", "本报", ["记者李明"]),
      ("木报讯 ", "本报", []),
      ("新华社达沃斯（瑞士）1月29日电（记者 李明）", "新华社", ["记者李明"]),
      ("本市讯（记者 李明）", "本市", ["记者李明"]),
      ("本月5日，记者李明", nil, []),
      ("本报社长（记者 李明）", nil, []),
      ("本次通讯员会议（记者 李明）", nil, []),
      ("新落成的社区3月5日停电（记者 李明）", nil, []),
    ] as [(String, String?, [String])])
  func damagedLeads(_ lead: String, _ agency: String?, _ expected: [String]) {
    let page = "清水镇稻谷飘香\n\(lead)\(Self.body)"
    #expect(people(page) == expected)
    #expect(Outline.page(page).articles.first?.agency == agency)
  }

  @Test(
    "a byline stands above the body in many shapes",
    arguments: [
      ("□ 本报记者 张明", ["本报记者张明"]),
      ("□本报记者张明 通讯员周小芳", ["本报记者张明", "通讯员周小芳"]),
      ("□ 周小芳", ["周小芳"]), ("口周小芳", ["周小芳"]), ("口温广仁", ["温广仁"]),
      ("本报记者 钱进 通讯员 李小龙 文/图", ["本报记者钱进", "通讯员李小龙"]),
      ("□ 本报记者 张明\n通讯员 周小芳 陈 平", ["本报记者张明", "通讯员周小芳", "通讯员陈平"]),
      ("本报记者 欧阳文华", ["本报记者欧阳文华"]),
      ("本报记者 方斌蔡阳萍", ["本报记者方斌", "本报记者蔡阳萍"]),
      ("本报记者 赖国军罗瑞涵", ["本报记者赖国军", "本报记者罗瑞涵"]),
      ("本报记者 郑平萍廖敏 丽", ["本报记者郑平萍", "本报记者廖敏丽"]),
      ("文/周敏", ["周敏"]),
      ("文/周敏 图/李伟", ["周敏"]),
      ("□ 青山证券 孙志刚", ["孙志刚"]),
      ("市长 郝建平", ["郝建平"]),
      ("赵宏伟", ["赵宏伟"]),
      ("晓　峰", ["晓峰"]),
      ("本报驻法国记者 李明", ["本报驻法国记者李明"]),
      ("新华社驻山东特派记者 李明 周小芳", ["新华社驻山东特派记者李明", "新华社驻山东特派记者周小芳"]),
      ("新华社\"新视点\"记者 李明", ["新华社\"新视点\"记者李明"]),
      ("清水县委书记、县长 李明", ["李明"]),
      ("清水县剧团导演 李明", ["李明"]),
      ("本报记者 李明 《青山农民报》记者 周小芳", ["本报记者李明", "《青山农民报》记者周小芳"]),
      ("新华社通讯员 李明 新华社记者 周小芳", ["新华社通讯员李明", "新华社记者周小芳"]),
      ("周小芳　羊明", ["周小芳", "羊明"]),
      ("剑武", ["剑武"]),
      ("工人评论员", []),
      ("据《环球时报》", []),
    ])
  func bylines(_ byline: String, _ expected: [String]) {
    #expect(people("清水镇稻谷飘香\n\(byline)\n\(Self.body)") == expected)
  }

  @Test(
    "a signature follows the last sentence",
    arguments: [
      ("(李明远)", ["李明远"]), ("黄楚生 蔡少文", ["黄楚生", "蔡少文"]), ("高晓燕", ["高晓燕"]), ("（彦文 裴平）", ["彦文", "裴平"]),
      ("本报记者 孙悦", ["本报记者孙悦"]),
      ("清水县人民广播电台 李明 周小芳 陈 平", ["李明", "周小芳", "陈平"]),
      ("（清水县青石镇中学教务室 李明）", ["李明"]),
      ("（青山读者李明）", ["读者李明"]),
      ("青山市铁路工程局老干部活动室 李明／口述 周小芳／整理", ["李明", "周小芳"]),
      ("——编者", []),
    ])
  func signatures(_ signature: String, _ expected: [String]) {
    #expect(people("清水镇稻谷飘香\n本报讯 \(Self.body)\n\(signature)") == expected)
    #expect(
      people("清水镇稻谷飘香\n本报讯 \(Self.body) (李明远)") == ["李明远"], "behind the sentence itself")
  }

  @Test("an agency's report has its place and day; a signature may name the agency")
  func agencies() {
    let wire = Outline.page("清水镇稻谷飘香\n据新华社北京9月11日电 \(Self.body)").articles[0]
    #expect(wire.agency == "新华社")
    #expect(wire.dateline == Dateline(place: "北京", date: "9月11日"))
    let signed = Outline.page("清水镇稻谷飘香\n昨日，\(Self.body)\n（据新华社）").articles[0]
    #expect(signed.agency == "新华社")
  }

  @Test(
    "who and where behind the last sentence, in brackets",
    arguments: [
      ("（清水县青石镇文化站 李明 周小芳）", ["李明", "周小芳"]),
      ("《〈李明周小芳)", ["李明", "周小芳"]), (" “〈李明)", ["李明"]),
      ("（作者单位：清水县文化馆）", []),
    ])
  func endSignatures(_ signature: String, _ expected: [String]) {
    let page = Outline.page(
      """
      清水镇稻谷飘香
      \(Self.body)\(signature)
      我镇何时通班车？
      昨天，\(Self.body)
      """)
    #expect(page.articles.map(\.title) == ["清水镇稻谷飘香", "我镇何时通班车？"])
    #expect(page.articles[0].authors.map(\.name) == expected)
  }

  @Test("who the authors are may be told in brackets over two lines, and closes the article")
  func remarkOverLines() {
    let page = Outline.page(
      """
      读书要用心

      读书要用心，心到才能眼到，
      眼到才能口到，三样都到方
      能把书读进去，也才能在工
      作里用得上，这是老人们传
      下来的话。

      (作者分别系清水学院中文系
      教授、讲师)

      走路要用脚

      走路要用脚，路在脚下，多
      走一步就多见一处，多见一
      处就多懂一分，干部下乡也
      是这个道理。
      """)
    #expect(page.articles.map(\.title) == ["读书要用心", "走路要用脚"])
  }

  @Test("a dateline may close the article, on its own line or behind the last sentence")
  func closingDatelines() {
    for end in ["（本报巴黎5月2日电）", "\n（本报巴黎5月2日电）"] {
      let page = Outline.page(
        "清水镇稻谷飘香\n本报驻法国记者 李明\n\(Self.body)\(end)\n县城办灯会\n昨天，\(Self.body)")
      #expect(page.articles.map(\.title) == ["清水镇稻谷飘香", "县城办灯会"])
      #expect(page.articles[0].dateline == Dateline(place: "巴黎", date: "5月2日"))
      #expect(page.articles[0].agency == "本报")
    }
  }

  @Test(
    "an author stands above a photo, a section or the body, and a headline may be a name's shape")
  func authorsAbove() {
    let photo = "图为清水河大堤。 李明 摄\n"
    for between in ["", photo, "堤上人家\n"] {
      let page = Outline.page("清水河记\n周文芳\n\(between)\(Self.body)\n文大伯\n陈小平\n\(Self.body)")
      #expect(page.articles.map(\.title) == ["清水河记", "文大伯"], "\(between)")
      #expect(page.articles.map { $0.authors.map(\.name) } == [["周文芳"], ["陈小平"]], "\(between)")
    }
  }

  @Test("what a reporter did at a line's end is no signature")
  func endOfLine() {
    let page = Outline.page(
      """
      农村电价为什么高
      本报记者 李明
      村里的电价一度高达两三元，原因在哪里？记者请教了
      县电力局的负责人。他说，电网陈旧，损耗很大，村民只好多付钱。
      """)
    #expect(page.articles.map { $0.authors.map(\.name) } == [["李明"]])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 1)
  }

  @Test("a name that the line's end cut is one name")
  func cutName() {
    let page = "本 报 讯 （记 者 李 亚\n芳） 9月 6日，全市财政工作\n会议召开，全面盘点 2023 年\n全市财政工作，总结经验启\n示，部署今年工作。"
    #expect(people(page) == ["记者李亚芳"])
  }

  @Test("a reader's name behind what he or she is signs a letter")
  func readers() {
    let page = Outline.page(
      """
      公交站牌何时能“说实话”
      编辑同志：
      我经常乘坐17路公交车，这路车改道已经两个多月了，可沿途的站牌还是老样子，不少乘客因此坐错了车。
      市民 洪家骏
      为“的哥”拾金不昧点赞
      昨天傍晚，我乘出租车时不慎将提包落在车上，半小时后司机按照包里的名片把它送了回来。
      开发区 李小梅
      """)
    #expect(page.articles.map(\.title) == ["公交站牌何时能“说实话”", "为“的哥”拾金不昧点赞"])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["洪家骏"], ["李小梅"]])
  }

  @Test(
    "a name comes with where its bearer is from and what he is",
    arguments: [
      ("(清水县) 林 友 梅", "林友梅"), ("[越南] 阮氏梅", "阮氏梅"), ("[法] 都德", "都德"), ("高 景 文", "高景文"),
      ("双柳矿掘进二队班长 雒建春", "雒建春"),
    ])
  func origins(_ line: String, _ name: String) {
    #expect(people("石磨声声\n\(line)\n\(Outline.essay)") == [name])
  }

  @Test(
    "who wrote is told from who took the photos, without a role too",
    arguments: [
      "林秋/文 周原/图", "林秋 文 周原 摄", "林秋 文 周原 图", "文/林秋 图/周原", "文：林秋 摄：周原", "林秋 文/摄", "林秋 文/图", "林秋 文图",
    ])
  func shares(_ line: String) {
    #expect(people("石磨声声\n\(line)\n\n\(Outline.essay)") == ["林秋"])
  }

  @Test(
    "who signs the last sentence may say what he is",
    arguments: [
      ("（清水县 林友梅）", ["林友梅"]), ("（金声律师）", ["金声"]), ("（林友梅，系清水县林业局职工）", ["林友梅"]),
      ("（林友梅摘）", ["林友梅"]), ("（人民教师）", []), ("（市民代表）", []),
    ])
  func describedSigners(_ signature: String, _ names: [String]) {
    #expect(people("石磨声声\n\(Outline.essay)\(signature)") == names)
  }

  @Test("a column's name is nobody's", arguments: ["记者走基层", "（外一首）"])
  func noNames(_ line: String) {
    #expect(people("清水镇稻谷飘香\n\(line)\n本报讯（记者 李明）\(Self.body)") == ["记者李明"])
  }

  @Test("a name alone below a byline is the second author's, a heading is none")
  func secondAuthor() {
    let page = "临县：从零起步的“加速度”\n□ 本报通讯员 秦海燕\n%\n" + Self.body + Self.body
    #expect(people(page.replacing("%", with: "杜建兵")).suffix(1) == ["本报通讯员杜建兵"])
    #expect(people(page.replacing("%", with: "红枣变身")) == ["本报通讯员秦海燕"])
  }

  @Test("an agency's dateline in brackets below the last sentence signs, names and all")
  func bracketedDateline() {
    let page = Outline.page(
      "清水县政协召开会议", Outline.report, "（上接1版）", Self.body,
      "（新华社呼和浩特11月9日电 记者 林远航 崔静怡）", "县医院迁入新楼", Outline.report)
    #expect(page.authorNames == [["李明"], ["林远航", "崔静怡"], ["李明"]])
    #expect(page.articles[1].dateline?.place == "呼和浩特" && page.articles[1].agency == "新华社")
  }

  @Test("those who sign in brackets may take two lines")
  func bracketOverLineEnd() {
    let page = Outline.page(
      "深夜路边遇险 幸得邻村搭救",
      "经多方打听，他才知道救他的人是邻村的养蜂人老魏，第二天他带着家人来到魏家，把一面锦旗送到老魏手里。",
      "（清水县交警大队 王向东\n周小川 孙梅）")
    #expect(page.authorNames == [["王向东", "周小川", "孙梅"]])
  }

  @Test("names below a headline that stands below its body are of that, whatever comes next")
  func aboveNextHeadline() {
    let page = Outline.page(
      "除夕傍晚，清水县汽车站的大厅里比平时还热闹，三百多名等车的旅客围成一圈，看车站职工自编自演的节目。",
      "车站职工自演节目\n林秋水 李向阳", "## 县医院迁入新楼",
      "本报讯（记者 陈平）昨天，县医院迁入新楼，当天门诊病人四百多名，各科室秩序井然。")
    #expect(page.authorNames == [["林秋水", "李向阳"], ["陈平"]])
  }

  @Test("a lead may go on over the line's end, and begins one article")
  func leadOverLineEnd() {
    let page = Outline.page(
      "本报讯（记者 陈平）昨天，县医院迁入新楼，当天门诊病人四百多名，各科室秩序井然。", "县医院迁入新楼",
      "据新华社北京6月4日电\n（记者林秋水）各地的旧货市场将逐步有章可循，有关部门近日公布了管理办法，要求严格登记。",
      "旧货市场将有章可循")
    #expect(page.articles.map { $0.dateline?.place } == [nil, "北京"])
    #expect(page.authorNames == [["陈平"], ["林秋水"]])
  }

  @Test("a name above a short paragraph and a long one is the author's")
  func shortParagraph() {
    let page = Outline.page(
      "老井", "王晓明", "村口的老井，是我童年记忆里最深的一道影子。",
      "井在大槐树底下，青石砌的井台，被一代一代人的脚板磨得溜光，井沿上有十几道深深浅浅的绳痕。")
    #expect(page.titles == ["老井"])
    #expect(page.authorNames == [["王晓明"]])
  }

  @Test("a name between the headline of the text above and the next headline wrote that text")
  func belowOwnTitle() {
    let page = Outline.page(
      Outline.essay + "夜深人静的时候，仿佛又听见那声音，从很远的地方传来。", "院里的石磨", "郝秀珍", "春雨里的渡口", "□ 周原",
      "雨是半夜落下来的，到天亮时，渡口的石阶已经湿透了。摆渡的老人披着蓑衣坐在船头，看着对岸的山一点一点亮起来。")
    #expect(page.titles == ["院里的石磨", "春雨里的渡口"])
    #expect(page.authorNames == [["郝秀珍"], ["周原"]])
  }

  @Test(
    "below a serial's title its author signs above the part's bare number, and a column's flag is no name"
  )
  func serial() {
    let page = Outline.page(
      Outline.essay, "大河岸边的歌哭", "——读长篇小说《河东河西》", "王振国", "小说连载", "古城风云", "梁 生 智 著", "17",
      "天还没亮，城门洞里已经挤满了人。老邮差挑着两只箩筐，夹在出城的人群里，一步一步往前挪，箩筐里装的是全城人的家信。")
    #expect(page.titles == ["大河岸边的歌哭", "古城风云"])
    #expect(page.authorNames == [["王振国"], ["梁生智"]])
  }

  @Test("a genre in large type names a column, not who wrote")
  func genre() {
    let page = Outline.page(
      "谷雨", "□ 樊海生", "布谷鸟叫了一声", "山就绿了一层", "犁铧翻开的泥土", "散发着酒的香味", "父亲弯下腰", "把一生的盼望", "交给了土地", "书 评",
      Outline.essay, Outline.essay)
    #expect(page.authorNames.flatMap { $0 } == ["樊海生"])
    #expect(page.unassigned.map(\.text) == ["书 评"])
  }

  @Test("who told it and who wrote it down stand below the title, each in a line")
  func shares() {
    let page = Outline.page(
      "最后一班窑", "景延年 口述\n贝 宁 整理", "老齐头说要封窑的那天，天阴得像一口锅扣在窑场上，窑场上站了三十几个人，谁也不说话，只有风从谷口一阵一阵吹过来。")
    #expect(page.titles == ["最后一班窑"])
    #expect(page.authorNames == [["景延年", "贝宁"]])
  }
}
