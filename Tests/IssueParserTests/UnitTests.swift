import IssueParser
import Testing

/// Small pages, each with one thing that a careful reader sees at once.
@Suite struct UnitTests {
  @Test("a page of whole paragraphs falls into its articles, decks and subheadings")
  func plainPage() {
    let page = """
      全市安全生产电视电话会议召开
      赵国强出席并讲话
      本报讯（记者 周倩）9月11日下午，全市安全生产电视电话会议召开，安排部署下一阶段安全生产工作。市长赵国强出席会议并讲话。
      赵国强强调，各级各部门要牢固树立安全发展理念，压紧压实安全生产责任。
      清水河畔稻谷香
      □ 本报记者 钱进 通讯员 李小龙
      走进清水镇稻渔综合种养基地，金黄的稻穗压弯了腰，空气里弥漫着阵阵稻香。
      小田变大田
      去年冬天，清水镇启动高标准农田改造，把零散地块连成片，修起了机耕路和灌溉渠。
      """
    #expect(
      Outline.of(page) == """
        article 记者·周倩 本报
          title [1] 全市安全生产电视电话会议
          subtitle [2] 赵国强出席并讲话
          body [3] 本报讯（记者 周倩）9月
          body [4] 赵国强强调，各级各部门要
        article 本报记者·钱进 通讯员·李小龙 本报
          title [5] 清水河畔稻谷香
          byline [6] □ 本报记者 钱进 通讯
          body [7] 走进清水镇稻渔综合种养基
          subheading [8] 小田变大田
          body [9] 去年冬天，清水镇启动高标
        """)
  }

  @Test("the higher of two Markdown ranks is the headline's, or that of a section of several")
  func ranks() {
    func page(_ ranks: [String]) -> Page {
      let lines = [
        "本报讯（记者 张勇）4月5日，市委召开常委会会议，传达学习全国两会精神，研究部署贯彻落实工作。",
        "本报讯（通讯员 李平）近年来，方山县立足资源禀赋，大力发展特色农业，打造沿川百里产业带。",
      ]
      return Outline.page(
        ranks.enumerated().map { $1 + "\n\n" + lines[$0] + "\n\n" }.joined())
    }
    let pairs = page([
      "## 市委召开常委会会议\n\n### 传达学习全国两会精神", "## 方山县抓特色促增收\n\n### 打造沿川农业产业带",
    ])
    #expect(pairs.articles.map(\.title) == ["市委召开常委会会议", "方山县抓特色促增收"])
    #expect(pairs.articles.map(\.subtitle) == ["传达学习全国两会精神", "打造沿川农业产业带"])
    let section = page(["## 吕梁大地尽朝晖\n\n### 市委召开常委会会议", "### 方山县抓特色促增收"])
    #expect(section.articles.map(\.title) == ["市委召开常委会会议", "方山县抓特色促增收"])
    #expect(section.articles.map(\.subtitle) == [nil, nil])
  }

  @Test("a lead in brackets is read, and who signs a brief behind a triangle")
  func bracketedLeadsAndBriefs() {
    let page = Outline.page(
      """
      全国春耕生产全面展开
      【新华社北京十一日电】全国各地春耕生产已经全面展开，广大社员积极投入选种、积肥等各项准备工作。

      太原恢复电车
      【本报太原讯】太原市电车公司经过一个多月的抢修，昨日起恢复通车，市民乘车十分方便。

      △离石区近日召开春季农业生产会议，安排部署备耕工作。（张建军）

      △交口县组织志愿者开展清明文明祭扫宣传活动，发放宣传资料两千余份。（李晓平）
      """)
    #expect(page.articles.map(\.agency) == ["新华社", "本报", nil, nil])
    #expect(page.articles[0].dateline == Dateline(place: "北京", date: "十一日"))
    #expect(page.articles.map { $0.authors.map(\.name) } == [[], [], ["张建军"], ["李晓平"]])
  }

  @Test("verse is its author's, line by line, and nothing goes on with its last line")
  func verse() {
    let essay = """
      故乡的枣树
      ■ 高建国

      我的故乡在黄河岸边，那里有一片枣林。每到秋天，红彤彤的枣子挂满枝头，像一串串小灯笼。

      母亲总是在清晨提着篮子去打枣，我跟在后面，捡落在地上的枣子，心里充满了欢乐。
      """
    let page = Outline.page(
      "秋日\n李晓平\n秋风吹过山冈\n红叶落满小径\n我站在黄河岸边\n听涛声远去\n一行大雁\n写在天空\n\n" + essay)
    #expect(page.articles.map(\.title) == ["秋日", "故乡的枣树"])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["李晓平"], ["高建国"]])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 6)
    #expect(page.articles[1].blocks.count { $0.role == .body } == 2)
    // A narrow column below an author is a paragraph.
    let column = Outline.page(
      """
      故乡的枣树
      高建国
      我的故乡在黄河岸边那里有
      一片很大的枣林每到秋天红
      彤彤的枣子挂满枝头像一串
      串小灯笼挂在那里随风摇动
      着。母亲总是在清晨提着篮
      子去打枣，我跟在后面。
      """)
    #expect(column.articles.map { $0.blocks.count { $0.role == .body } } == [1])
  }

  @Test("a teaser of another page is no deck, and what was asked is one")
  func teasersAndDecks() {
    let page = Outline.page(
      """
      习近平对防汛救灾工作作出重要指示
      要求始终把保障人民群众生命财产安全放在第一位
      抓细抓实各项防汛救灾措施

      新华社北京7月21日电 习近平对防汛救灾工作作出重要指示，指出河南等地持续遭遇强降雨，防汛形势严峻。（全文见二版）

      导 读

      ▶我市举行“七一”表彰大会 详见2版
      ▶吕梁山护工：走出大山的幸福路（见第4版）
      """)
    #expect(page.articles.map(\.title) == ["习近平对防汛救灾工作作出重要指示"])
    #expect(page.articles.map(\.subtitle) == ["要求始终把保障人民群众生命财产安全放在第一位 抓细抓实各项防汛救灾措施"])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 1)
    #expect(page.unassigned.count == 3)
  }

  @Test("a headline that stands below its body is given back to it")
  func headlineBelow() {
    let page = """
      新华社北京9月11日电（记者 王晓）国务院办公厅日前印发《关于进一步加强城市轨道交通规划建设管理的意见》，对城市轨道交通规划建设工作作出部署。
      意见明确，要坚持量力而行、有序推进的原则。
      国办印发意见 进一步加强城市轨道交通规划建设管理
      县委召开常委扩大会议
      本报讯（记者 李莉）9月8日，县委召开常委扩大会议，传达贯彻全省农村工作会议精神。
      """
    #expect(
      Outline.of(page) == """
        article 记者·王晓 新华社 北京@9月11日
          title [3] 国办印发意见 进一步加强
          body [1] 新华社北京9月11日电（
          body [2] 意见明确，要坚持量力而行
        article 记者·李莉 本报
          title [4] 县委召开常委扩大会议
          body [5] 本报讯（记者 李莉）9月
        """)
  }

  @Test("a paragraph that another article tore in two is one block again")
  func tornParagraph() {
    let page = """
      水利局长三十年
      □ 陈志远
      张大山今年五十二岁，干了三十年水利，走遍了全县一百八十个自然村，被群众亲切地称为水利局长。他和同事们背着干粮上山，一住就是半个月，为了找水，他们翻过了两道梁，终于在张大山的坚
      省政协视察组来我县视察
      本报讯 9月5日至7日，省政协视察组一行八人来我县视察农村饮水安全工作。
      持下找到了泉眼，张大山和同事们抱在一起，哭了。群众说，张大山是咱们的水利局长。
      """
    let blocks = Outline.page(page).articles[0].blocks
    let body = blocks.filter { $0.role == .body }
    #expect(body.count == 1)
    #expect(body.first?.text.contains("终于在张大山的坚持下找到了泉眼") == true)
    #expect(body.first?.lines == [LineRange(3, 3), LineRange(6, 6)])
  }

  @Test("printed lines are joined to paragraphs; a jump ends its article")
  func printedLines() {
    let page = """
        九月的山乡，层林尽染。在临江县的沟沟岔
      岔，人们都能说出一个熟悉的名字：张大山。
        他今年五十二岁，干了三十年水利，走遍了
      全县一百八十个自然村，被群众亲切地称为水
      利局长。
                一
        为了找水，他和同事们背着干粮上山，一住
      就是半个月。
      （下转第三版）
      省政协视察组来我县视察
        本报讯  九月五日至七日，省政协视察组
      一行八人来我县视察农村饮水安全工作。
                      （王志刚 刘霞）
      """
    #expect(
      Outline.of(page) == """
        article 下转3
          body [1-2] 九月的山乡，层林尽染。在
          body [3-5] 他今年五十二岁，干了三十
          subheading [6] 一
          body [7-8] 为了找水，他和同事们背着
          jump [9] （下转第三版）
        article ·王志刚 ·刘霞 本报
          title [10] 省政协视察组来我县视察
          body [11-12] 本报讯九月五日至七日，省
          byline [13] （王志刚 刘霞）
        """)
  }

  @Test("a picture story stands alone, with its paragraphs and photographers")
  func pictureStory() {
    let page = """
      本报讯（记者 李莉）9月8日，县委召开常委扩大会议，传达贯彻全省农村工作会议精神。
      县委召开常委扩大会议
      近日，清水镇草莓大棚迎来了采摘季，游客带上亲人朋友一同体验采摘的乐趣。
      图为游客在草莓大棚内采摘草莓。 钱 进 张小玲 摄
      本版图片由何雨提供
      """
    let page1 = Outline.page(page)
    #expect(page1.articles.count == 1)
    #expect(page1.articles.first?.title == "县委召开常委扩大会议")
    #expect(page1.photos.first?.photographers == ["钱进", "张小玲", "何雨"])
    #expect(page1.photos.first?.caption?.hasPrefix("近日，清水镇草莓大棚") == true)
    #expect(page1.photos.first?.caption?.hasSuffix("采摘草莓。") == true)
  }

  @Test(
    "a photographer's name that the column's edge cut is whole",
    arguments: ["钱进张\n小玲摄", "钱进张小\n玲摄", "钱进张小玲\n摄", "钱进张小玲摄", "钱进 张小\n玲 摄"])
  func cutCredit(_ credit: String) {
    let page = Outline.page(
      """
      近日，清水镇草莓大棚迎来了采摘季，游客带上亲人朋友一同体验采摘的乐趣。
      图为游客在草莓大棚内采摘草莓。\(credit)
      本报讯（记者 李莉）9月8日，县委召开常委扩大会议，传达贯彻全省农村工作会议精神。
      """)
    #expect(page.photos.flatMap(\.photographers) == ["钱进", "张小玲"])
  }

  @Test(
    "slogans and flags belong to no article; single characters in a row are a vertical headline")
  func bannersAndVerticals() {
    let page = """
      新时代 新征程 新作为
      特别报道
      抢收抢种保丰收
      省
      市
      领
      导
      调
      研
      本报讯（记者 李莉）9月8日，省市领导调研抢收抢种，要求确保全年丰收。抢收抢种保丰收，责任重大。
      """
    #expect(
      Outline.of(page) == """
        article 记者·李莉 本报
          title [3] 抢收抢种保丰收
          subtitle [4-9] 省市领导调研
          body [10] 本报讯（记者 李莉）9月
        banner [1] 新时代 新征程 新作为
        banner [2] 特别报道
        """)
  }

  @Test("a number that the tear left behind finds the sentence it belongs to")
  func tornNumber() {
    let page = """
      小核桃撬动大产业
      □ 本报记者 何雨
      近年来，该县把核桃产业作为富民强县的主导产业，培育龙头企业6家，带动农户户均增收
      城区三条主干道今起封闭施工
      本报讯 即日起，城区建设路、迎宾路、文化街将分段封闭施工，请过往车辆绕行。
      (刘晓东)
      3000元，走出了一条产业兴、百姓富的路子。
      """
    let articles = Outline.page(page).articles
    #expect(articles.count == 2)
    #expect(articles[0].blocks.last?.text.hasSuffix("户均增收3000元，走出了一条产业兴、百姓富的路子。") == true)
    #expect(articles[1].authors.map(\.name) == ["刘晓东"])
  }

  @Test("what a page lost is said, not invented")
  func doubts() {
    let page = Outline.page("本报讯（记者 李明）九月八日，县委召开扩大会议，传达贯彻全省农村工作会议精神，安排部署下一阶段的")
    #expect(page.articles.first?.title == nil)
    let codes = page.diagnostics.map(\.code)
    #expect(codes.contains(.titleLost) && codes.contains(.textBreaksOff), "\(codes)")
  }

  @Test("headlines that all stand at the end go back to their articles, one without a lead too")
  func headlinesLast() {
    let page = """
      本报讯 9月8日，县委召开常委扩大会议，传达贯彻全省农村工作会议精神。
      会议强调，要把思想和行动统一到会议精神上来。（李莉）
      清水镇把稻渔综合种养作为农民增收的主导产业，金黄的稻穗压弯了腰，鱼儿在田里游来游去。去年，全镇稻渔综合种养面积达到三千亩。
      本报讯（通讯员 周倩）9月9日，城区建设路改造工程竣工通车，市民出行更加方便。
      县委召开常委扩大会议
      清水镇稻渔综合种养助农增收
      城区建设路竣工通车
      """
    #expect(
      Outline.of(page) == """
        article ·李莉 本报
          title [5] 县委召开常委扩大会议
          body [1] 本报讯9月8日，县委召开
          body [2] 会议强调，要把思想和行动
        article
          title [6] 清水镇稻渔综合种养助农增
          body [3] 清水镇把稻渔综合种养作为
        article 通讯员·周倩 本报
          title [7] 城区建设路竣工通车
          body [4] 本报讯（通讯员 周倩）9
        """)
  }

  @Test("who took a photo stands above a masthead at the end and is none of it")
  func creditAboveMasthead() {
    let page = """
      县委召开常委扩大会议
      本报讯（记者 李莉）9月8日，县委召开常委扩大会议，传达贯彻全省农村工作会议精神。
      记者 薛志明 摄
      临江日报 2021年9月9日 星期四 第3121期
      """
    let parsed = Outline.page(page)
    #expect(parsed.masthead.issueNumber == 3121)
    #expect(parsed.photos.flatMap(\.photographers) == ["薛志明"])
  }

  @Test("one short sentence above a credit is its caption, and an agency alone is a credit")
  func shortCaptions() {
    let page = Outline.page(
      """
      四十年成就展昨日开幕
      本报讯（记者 于水）我市四十年成就展览会昨天上午在市展览馆开幕，市领导出席了开幕式。
      展览分六个部分，共展出图片八百余幅、实物一千二百余件，详细介绍了各县的建设成就。
      国庆前夕，人民广场装扮一新。
      本报记者 梁永平摄

      图为游客在海边撑伞避雨。
      新华社发
      """)
    #expect(page.photos.map(\.caption) == ["国庆前夕，人民广场装扮一新。", "图为游客在海边撑伞避雨。"])
    #expect(page.photos.map(\.photographers) == [["梁永平"], []])
    #expect(page.articles.map { $0.blocks.count } == [3])
    let bold = Outline.page("2月9日，志愿者为居民运送生活物资。 **本报记者 唐果 摄**")
    #expect(bold.photos.map(\.photographers) == [["唐果"]])
  }

  @Test("who signs behind a paragraph's last stop ends it, with a role or set apart")
  func endNames() {
    let first = "因排水管网施工，即日起至7月15日，公交530路临时改走友谊路，请市民互相转告，提前安排出行。"
    let second = "本报讯 清水县公安局经过一个多月的侦查，成功破获系列盗窃摩托车案件，追回被盗摩托车23辆。"
    let page = Outline.page(
      "公交530路今起改道\n\(first)本报记者 车文\n清水公安破获盗窃案\n\(second) 闫利平\n"
        + "农信社支持三农\n本报讯 今年以来，农信社投放贷款1.3亿元，被群众称为“自己的银行”。（李瑞\n芳 通讯员 卫国）")
    #expect(
      page.articles.map { $0.authors.map(\.name) } == [["车文"], ["闫利平"], ["李瑞芳", "卫国"]])
    #expect(page.articles.map(\.title) == ["公交530路今起改道", "清水公安破获盗窃案", "农信社支持三农"])
  }
}
