import IssueParser
import Testing

/// Headings that their words tell apart: slogans, kickers, decks, sections, what a screen shows
/// besides.
@Suite struct HeadlineWordsTests {
  private static let body = "本报讯（记者 李明）日前，市人才办公布了深化人才发展体制改革的措施，从引才、育才等方面推出政策，对人才给予补贴。"

  /// Kicker, title and deck of the first article below `headings`.
  private func headline(_ headings: String, _ body: String = body) -> [String?] {
    let article = Outline.page("\(headings)\n\(body)\n").articles[0]
    return [article.kicker, article.title, article.subtitle]
  }

  @Test("what happened is the headline, how much it brings the deck")
  func decks() {
    #expect(
      headline("我市“人才新政”出炉\n最高给予200万元安家补贴") == [nil, "我市“人才新政”出炉", "最高给予200万元安家补贴"])
    #expect(headline("转作风 抓落实 促发展\n我市改革人才发展体制")[1] == "我市改革人才发展体制")
  }

  @Test("the dash of a deck may be read as 一, which counts something elsewhere")
  func misreadDash() {
    for deck in ["一记劳动模范林秋", "一一访市人才办", "一“两会”连线", "一清水县引才工作纪实"] {
      #expect(headline("让人才留得住用得好\n\(deck)")[1] == "让人才留得住用得好", "\(deck)")
      #expect(headline("让人才留得住用得好\n\(deck)")[2] == deck)
    }
    #expect(headline("一家三代人都是人才\n最高给予200万元安家补贴")[1] == "一家三代人都是人才")
  }

  @Test("a question above a short line heads it, and smaller type above larger leads up to it")
  func questionsAndRanks() {
    let page = Outline.page(
      """
      本报讯（记者 聂刚）昨日凌晨，一名男子躺在铁轨上睡觉，司机发现后紧急停车，民警将他带离现场。

      “断头路”何时能通？

      年底前具备通车条件

      “家门口这条断头路等了五年了，到底啥时候能通？”近日，家住黄河八路的王先生拨打本报热线反映。
      """)
    #expect(page.articles.map(\.title).last == "“断头路”何时能通？")
    let ranks = Outline.page(
      """
      本报讯（记者 江雪）今年以来，清水县推行茶叶质量安全追溯体系，为茶农建立电子档案。

      本报讯（记者 汪洋）连日来，新安镇的田野上，大型拖拉机来回穿梭，一派繁忙的春耕景象。

      ### 清水：扫码可知“前世今生”

      ## 茶农有了“电子身份证”

      ## 农机“唱主角” 春耕效率高
      """)
    #expect(ranks.articles.map(\.kicker) == ["清水：扫码可知“前世今生”", nil])
    #expect(ranks.articles.map(\.title) == ["茶农有了“电子身份证”", "农机“唱主角” 春耕效率高"])
  }

  @Test("two halves, an occasion or a task above a line of another kind are its kicker")
  func kickers() {
    #expect(headline("丈夫遇车祸成植物人 妻子不离不弃\n真情唤醒沉睡人")[1] == "真情唤醒沉睡人")
    #expect(headline("乒乓球擂台赛第十七场\n李明王晨获胜") == ["乒乓球擂台赛第十七场", "李明王晨获胜", nil])
    #expect(headline("全市人才会议提出\n年底补贴四百人") == ["全市人才会议提出", "年底补贴四百人", nil])
    #expect(headline("市长会见中外记者时说\n改革只有进行时") == ["市长会见中外记者时说", "改革只有进行时", nil])
    #expect(headline("“七一”前夕\n市领导走访慰问老党员")[1] == "市领导走访慰问老党员")
  }

  @Test("who is addressed begins the body, and who spoke stands above the day of a speech")
  func speeches() {
    let page = Outline.page(
      """
      在市政协常委会上的讲话
      李瑞山
      （一九九八年一月二十二日）
      各位常委、各位同志：
      这次会议是本届市政协最后一次常委会议。在大家的共同努力下，完成了预定议程，取得了重要成果。
      """)
    #expect(page.articles.map(\.title) == ["在市政协常委会上的讲话"])
    #expect(page.articles[0].authors.map(\.name) == ["李瑞山"])
    #expect(page.articles[0].blocks.first { $0.role == .body }?.text.hasPrefix("各位常委") == true)
  }

  @Test("who sent a letter is a deck, who called for it a kicker")
  func letters() {
    #expect(headline("我市今年引进人才四百名\n周文陈平为人才工作会议分别发来贺信")[1] == "我市今年引进人才四百名")
    #expect(headline("全市人才工作会议号召\n增加补贴引来人才")[1] == "增加补贴引来人才")
  }

  @Test("a question above a deck with a dash is a headline")
  func questions() {
    let page = Outline.page(
      "\(Self.body)\n饭桌上，谁先动筷子？\n——孩子，还是老人\n本报记者 李明\n昨天，几个中学生到市郊做客，看到饭桌上的规矩很惊讶。")
    #expect(page.articles.last?.title == "饭桌上，谁先动筷子？")
  }

  @Test("marks open sections below a headline of higher rank, and decks")
  func markedSections() {
    let paragraph = "像一个没有完全睡醒的人，总觉得窗帘一下打开，阳光亮得有些刺眼，还不习惯。"
    let page = Outline.page(
      """
      ## 我们走过的一年
      ### ●看见变化的一年 ●忙忙碌碌的一年
      ### ●从不后悔的一年 ●说说笑笑的一年
      去年一年，我们一起经历了许多大事、喜事，下面是其中的几件。
      #### ■新桥通车
      \(paragraph)
      #### ■水库蓄水
      \(paragraph)
      """)
    #expect(page.articles.map(\.title) == ["我们走过的一年"])
    #expect(page.articles[0].blocks.count { $0.role == .subheading } == 2)
  }

  @Test("slogans of any decade belong to the page")
  func slogans() {
    #expect(headline("最高指示\n\n我市公布人才措施")[1] == "我市公布人才措施")
    #expect(headline("工业学大庆　　农业学大寨\n我市公布人才措施")[1] == "我市公布人才措施")
    #expect(headline("热烈庆祝中华人民共和国成立四十周年\n我市公布人才措施")[1] == "我市公布人才措施")
  }

  @Test("numbered sections begin no article, with a comma or without")
  func sections() {
    let page = Outline.page(
      """
      以系统观念推进乡村振兴
      赵宏伟
      乡村振兴是一项复杂的系统工程，必须坚持统筹兼顾、整体施策，久久为功。
      一、坚持规划引领，把握乡村振兴的整体性
      凡事预则立，不预则废。推进乡村振兴，要坚持规划先行，统筹县域城镇和村庄规划建设。
      二、坚持融合发展，把握乡村振兴的协同性
      产业振兴是重中之重。要推动产业融合发展，让农民更多分享产业增值收益。
      """)
    #expect(page.articles.map(\.title) == ["以系统观念推进乡村振兴"])
    #expect(page.articles[0].authors == [Author(name: "赵宏伟")])
    #expect(page.articles[0].blocks.count { $0.role == .subheading } == 2)
  }

  @Test("a screen's own words are none of the page's")
  func navigation() {
    let page = Outline.page(
      """
      --- Page 3 ---
      上一版 下一版
      返回目录 放大 缩小 全文复制
      我市公布人才措施
      \(Self.body)
      扫描二维码
      观看相关视频
      """)
    #expect(page.articles.map(\.title) == ["我市公布人才措施"])
    #expect(page.unassigned.count == 5)
    let sentence = Outline.page("\(Self.body.dropLast())，许多人前往\n观看。")
    #expect(sentence.unassigned.isEmpty)
  }

  @Test("a heading of two characters set apart is one, beside verse too")
  func shortHeadings() {
    let page = Outline.page(
      """
      小巷
      孟青云
      雨丝斜斜地飘
      青石板上
      一把红伞走过
      卖花的声音
      落在谁家窗台
      惊醒了
      一只打盹的猫

      书　　缘
      □沈一帆
      我与书结缘，始于小学三年级。那年暑假，我翻出一本没有封面的《水浒》，便如获至宝。
      """)
    #expect(page.articles.map(\.title) == ["小巷", "书缘"])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["孟青云"], ["沈一帆"]])
  }

  @Test("a serial's remark that it goes on ends the day's part")
  func serials() {
    let page = Outline.page(
      """
      乌衣巷旧事（47）
      柳迪善　著
      沈家的大门在半夜里被敲响了。老管家披着衣服，提着灯笼，走到门口，问了一声：“谁？”
      小莲没有回答，一步跨进门来，回头朝巷子里看了一眼，什么也看不见。
      （未完待续）
      夏夜话纳凉
      方　草
      儿时的夏夜，最惬意的莫过于纳凉了。太阳刚刚落山，家家户户便往门口泼上几桶井水。
      """)
    #expect(page.articles.map(\.title) == ["乌衣巷旧事（47）", "夏夜话纳凉"])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["柳迪善"], ["方草"]])
  }

  @Test("a body's name above a report is its headline's kicker, no signature")
  func whoAndWhat() {
    let page = Outline.page(
      """
      清水新城
      植树造林掀高潮
      本报讯（记者 秦岭）连日来，清水新城组织机关干部、驻地官兵和群众义务植树8.6万株。
      市农机局
      服务春耕送技到田
      本报讯 市农机局组织120名技术人员，深入田间地头，检修各类农机具，确保春耕生产。（韩建社）
      学党史 悟思想 办实事 开新局
      """)
    #expect(page.articles.map(\.kicker) == ["清水新城", "市农机局"])
    #expect(page.articles.map(\.title) == ["植树造林掀高潮", "服务春耕送技到田"])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["秦岭"], ["韩建社"]])
  }

  @Test("a remark in brackets is the headline's, and an office may stand below it")
  func remarks() {
    let page = Outline.page(
      """
      政府工作报告
      （摘要）
      市长 郝建平
      一、2023年工作回顾
      过去一年，面对艰巨繁重的改革发展稳定任务，全市地区生产总值增长5.6%。
      """)
    #expect(page.articles.map(\.title) == ["政府工作报告"])
    #expect(page.articles[0].subtitle == "（摘要）")
    #expect(page.articles[0].authors.map(\.name) == ["郝建平"])
    #expect(
      page.articles[0].blocks.map(\.role) == [.title, .subtitle, .byline, .subheading, .body])
  }

  @Test("below an essay begins what another signs, and what bears a headline's rank")
  func afterEssays() {
    let signed = Outline.page(
      """
      要让耕牛吃饱喝足
      李耕
      春耕就要开始了，耕牛的任务越来越重。可是有的生产队还没有把耕牛喂好。
      商业部门支援春耕
      市农业生产资料公司先后调运化肥三百吨，支援各县的春耕生产。（王业成）
      """)
    #expect(signed.articles.map { $0.authors.map(\.name) } == [["李耕"], ["王业成"]])
    let ranked = Outline.page(
      """
      ## 我市发放首笔应急贷款

      本报讯（记者 钱程）2月9日，农商银行向市医药公司发放应急贷款2000万元。

      ## 居家隔离需要注意什么？

      - 单间居住，通风良好；

      - 每天早晚各测量一次体温。

      ### 链接

      ## 什么是錾刻

      錾刻是用錾子在器物表面刻出各种花纹的传统工艺，距今已有数千年历史。
      """)
    #expect(ranked.articles.map(\.title) == ["我市发放首笔应急贷款", "居家隔离需要注意什么？", "什么是錾刻"])
  }

  @Test("a vertical run is the headline where no words are, below a flag of two characters")
  func verticalHeadline() {
    let page = Outline.page(
      """
      专版
      实
      干
      兴
      县
      ——云岗县经济社会发展回眸
      去年，云岗县委、县政府团结带领全县人民，主动适应新常态，经济社会发展取得新成绩。
      """)
    #expect(page.articles.map(\.title) == ["实干兴县"])
    #expect(page.articles[0].subtitle == "——云岗县经济社会发展回眸")
    #expect(page.unassigned.map(\.text) == ["专版"])
    #expect(Outline.page("# 苹果\n\n本报讯（记者 王一）苹果丰收。").articles[0].title == "苹果")
  }

  @Test("another paper's leading article is signed by that paper")
  func leadingArticle() {
    let page = Outline.page(
      """
      把斗争进行到底
      《人民日报》社论
      新华社北京二月一日电　《人民日报》二月二日发表社论，题目是《把斗争进行到底》。
      """)
    #expect(page.articles[0].title == "把斗争进行到底")
    #expect(page.articles[0].subtitle == nil)
    #expect(page.articles[0].authors.isEmpty)
  }

  @Test("names run together with what they did are a deck, whatever their number")
  func decksOfMany() {
    #expect(
      headline("全市人才发展大会举行\n李明王晨周小芳陈平张建国出席 赵志远致辞")
        == [nil, "全市人才发展大会举行", "李明王晨周小芳陈平张建国出席 赵志远致辞"])
  }

  @Test("two lines as wide as each other below who said it or who met are one headline")
  func evenLines() {
    #expect(
      headline("省长在我市调研时强调\n抓好\"引才\"落实\"育才\"\n确保完成全年目标任务")
        == ["省长在我市调研时强调", "抓好\"引才\"落实\"育才\" 确保完成全年目标任务", nil])
    #expect(
      headline("地委行署召开电话会议\n动员全区人民打好\n人才发展攻坚硬仗")
        == ["地委行署召开电话会议", "动员全区人民打好 人才发展攻坚硬仗", nil])
  }

  @Test("a page's flags, its number and what stands on other pages are no headlines")
  func besides() {
    let page = Outline.page(
      """
      聚焦2019全国两会
      代表委员之声
      我市出台人才新政
      \(Self.body)
      2022
      让农民工安“薪”有保障 2版
      古长城脚下的守望者 7版
      """)
    #expect(page.articles.map(\.title) == ["我市出台人才新政"])
    #expect(page.articles.map(\.blocks.count) == [2])
  }

  @Test("the halves of two headlines that a stray sign parts are not one")
  func partedBySign() {
    let page = Outline.page(
      """
      柏叶镇建设美丽乡村的蝶变，离不开一任接着一任干的接力奋斗。走进镇里，一条条平坦的柏油路通到家家户户门前。

      今年，镇里引进了一家食用菌企业，建成大棚一百二十座，吸纳二百余名群众就业。

      ——柏叶镇建设美丽乡村侧记

      □ 本报记者 祁晓慧

      ## 昔日穷山沟 今朝幸福村

      r 山

      ## 小城管 大民生

      本报讯（记者 成建军）“小王，这个路灯好几天不亮了。”城区永定社区居民向网格员反映。市城市管理局推行“街长制”，小事连着民生。
      """)
    #expect(page.articles.map(\.title) == ["昔日穷山沟 今朝幸福村", "小城管 大民生"])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["祁晓慧"], ["成建军"]])
  }

  @Test("a section or a column stands above a headline", arguments: ["体育", "致富信息窗", "权威发布"])
  func sectionAbove(flag: String) {
    let page = Outline.page("### \(flag)", "### 六百余名骑手逐浪黄土", Outline.report)
    #expect(page.titles == ["六百余名骑手逐浪黄土"])
    #expect(page.articles.map(\.kicker) == [nil])
    #expect(page.unassigned.map(\.text) == [flag])
  }

  @Test("a question right above its answer is no headline")
  func answered() {
    let page = Outline.page(
      "本报讯（记者 李明）随着气温逐渐降低，流感进入高发期，市疾控中心专家就市民关心的问题作了解答。", "问：流感和普通感冒有什么区别？",
      "答：流感是由流感病毒引起的急性呼吸道传染病，起病急，多以高热、头痛为主。", "问：哪些人最应该接种疫苗？", "答：接种疫苗是预防流感最经济有效的手段。",
      "流感高发季 疾控专家教您科学防护")
    #expect(page.titles == ["流感高发季 疾控专家教您科学防护"])
    #expect(page.articles.flatMap(\.blocks).allSatisfy { $0.role != .subheading })
  }

  @Test("the page's name stands above a column's, and both above the headline")
  func pageAboveColumn() {
    let page = Outline.page(
      "法治清水", "以案说法", "好意同乘出事故 司机要不要担责", "□ 本报记者 李明",
      "去年冬天，李某下班后搭乘同事的车回家，途中发生追尾，李某受伤住院，花去医药费两万余元，双方为赔偿起了争执。")
    #expect(page.titles == ["好意同乘出事故 司机要不要担责"])
    #expect(page.unassigned.map(\.text) == ["法治清水", "以案说法"])
  }

  @Test(
    "what has 关于 in it goes on to the line that says what was issued",
    arguments: ["关于开展2024年度城乡居民", "清水市医疗保障局关于开展城乡居民"])
  func documentOnTwoLines(first: String) {
    let page = Outline.page(
      first, "基本医疗保险集中参保缴费的通告", "根据国家、省有关规定，现就我市城乡居民基本医疗保险集中参保缴费有关事项通告如下：",
      "一、参保对象为本市城乡居民。")
    #expect(page.titles == [first + "基本医疗保险集中参保缴费的通告"])
  }

  @Test("who warns stands below what happened")
  func warning() {
    let page = Outline.page(
      "我市前10个月破获电诈案件873起", "警方提醒：谨防四类高发骗局",
      "本报讯（记者 李明）记者从市公安局获悉，今年前10个月，全市公安机关共破获电诈案件873起，挽回损失两千余万元。警方介绍，当前高发的骗局主要有刷单返利等四类。")
    #expect(page.titles == ["我市前10个月破获电诈案件873起"])
    #expect(page.articles.map(\.subtitle) == ["警方提醒：谨防四类高发骗局"])
  }

  @Test("from what day on is told below what then begins")
  func fromDay() {
    let page = Outline.page(
      "6条道路新增22处“电子眼”", "5月1日起启用",
      "本报讯（记者 李明）记者从市交警支队获悉，我市6条道路新增22处“电子眼”，5月1日起启用，请驾驶人自觉遵守交通信号。")
    #expect(page.titles == ["6条道路新增22处“电子眼”"])
    #expect(page.articles.map(\.subtitle) == ["5月1日起启用"])
  }

  @Test("a name in thick brackets is a column's, a few characters in them head a section")
  func thickBrackets() {
    let lead = "本报讯（记者 李明）日前，清水县法院审结一起网络购物合同纠纷案，判令商家退一赔三。"
    let page = Outline.page(
      "本报讯（记者 周原）入冬以来，柏山县开展“敲门行动”，干部挨家检查取暖设施，2.1万户群众温暖过冬有了保障。", "“敲门行动”敲开安全门 2.1万户温暖过冬有保障",
      "【乡村振兴进行时】",
      "“我在村里当管家”", lead)
    #expect(page.titles == ["“敲门行动”敲开安全门 2.1万户温暖过冬有保障", "“我在村里当管家”"])
    #expect(page.unassigned.map(\.text) == ["【乡村振兴进行时】"])
    let sections = Outline.page("网购买到假酒 商家退一赔三", lead, "【法官提醒】", Outline.essay)
    #expect(sections.unassigned.isEmpty)
  }

  @Test("where headlines stand below their bodies, so does the column's name")
  func columnBelow() {
    let page = Outline.page(
      "本报讯（记者 李明）借名买车撞了人，登记车主要不要赔？日前，清水县法院审结一起机动车交通事故案，判令车辆使用人承担赔偿责任。法官提醒，借名买车风险大。",
      "借名买车撞了人 登记车主要不要赔？", "以案说法",
      "本报讯（记者 周原）4月19日上午，市中级人民法院召开新闻发布会，通报保护知识产权工作。", "市中院通报保护知识产权工作")
    #expect(page.titles == ["借名买车撞了人 登记车主要不要赔？", "市中院通报保护知识产权工作"])
    #expect(page.unassigned.map(\.text) == ["以案说法"])
  }

  @Test(
    "how much there is of it stands below what it is of",
    arguments: [
      ("全市规上工业增加值前8月增长8.3%", "增速居全省第三位"), ("清水县集中签约十二个招商引资项目", "总投资46.8亿元"),
    ])
  func amounts(title: String, deck: String) {
    let page = Outline.page(
      title, deck, "本报讯（记者 李明）记者从有关部门获悉，\(title)，\(deck)。分行业看，装备制造业增长12.6%，食品加工业增长9.8%。")
    #expect(page.titles == [title])
    #expect(page.articles.map(\.subtitle) == [deck])
  }
}
