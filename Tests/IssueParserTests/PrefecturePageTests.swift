import IssueParser
import Testing

/// What a prefecture's daily sets around its reports and essays.
@Suite struct PrefecturePageTests {
  @Test("a name with what he led is the deck of a headline of the same rank")
  func leader() {
    let page = Outline.page("### 市人大常委会调研职业教育工作", "### 吕国华带队", Outline.report)
    #expect(page.titles == ["市人大常委会调研职业教育工作"])
    #expect(page.articles[0].blocks.map(\.role) == [.title, .subtitle, .body])
  }

  @Test(
    "what a page bids to study is no headline",
    arguments: ["学习宣传贯彻党的十八届五中全会精神", "学习贯彻党的二十大精神", "深入贯彻落实省委全会精神"])
  func slogan(_ slogan: String) {
    let page = Outline.page(slogan, "坚持共享发展 增进人民福祉", "■ 薛宝林", Outline.essay)
    #expect(page.titles == ["坚持共享发展 增进人民福祉"])
  }

  @Test("who does so makes a headline of it")
  func studied() {
    let page = Outline.page("我市深入学习贯彻党的二十大精神", Outline.report)
    #expect(page.titles == ["我市深入学习贯彻党的二十大精神"])
  }

  @Test("a headline of the paper's own place is no body that signs")
  func homeSchools() {
    let page = Outline.page(
      Outline.report, "我市两所学校入选全国攀岩特色学校", "市纪委监委通报四起典型问题",
      "本报讯 为严明纪律，日前，市纪委监委对近期查处的四起典型问题进行了公开通报。")
    #expect(page.titles.contains("市纪委监委通报四起典型问题"))
    #expect(page.articles.allSatisfy { $0.blocks.allSatisfy { $0.role != .byline } })
  }

  @Test("where an author works is nobody's name")
  func workplace() {
    let page = Outline.page("一部山村的心灵史", Outline.essay, "□ 田野", "(作者单位:清水市文联)")
    #expect(page.articles.map { $0.authors.map(\.name) } == [["田野"]])
  }

  @Test("a word that the essay below says again and again is its headline, short as it is")
  func shortTitle() {
    let well = "本来村里的井，是没有名字的。因为井边有一块方方正正的青石台，大家便叫它井台。井台是村里的消息站，井台也记事。"
    let page = Outline.page("雪地里的脚印", "郭启明", Outline.essay, "井台", well)
    #expect(page.titles == ["雪地里的脚印", "井台"])
  }

  @Test("an author from a town that is named alone, and one of a surname of two characters")
  func townAndName() {
    let page = Outline.page(
      "在《诗经》里遇见一株谷子", "孝义 霍燕子", Outline.essay, "发展家庭农场须破解“三重约束”", "清水科技大学 尉迟广",
      Outline.essay)
    #expect(page.titles == ["在《诗经》里遇见一株谷子", "发展家庭农场须破解“三重约束”"])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["霍燕子"], ["尉迟广"]])
  }

  @Test("a headline's halves are neither office nor name")
  func halves() {
    let page = Outline.page(
      "“一箭六星”发射成功", Outline.report, "博士进村 田间把脉", Outline.essay)
    #expect(page.titles == ["“一箭六星”发射成功", "博士进村 田间把脉"])
  }

  @Test("letter-spaced names of two authors stand one below the other")
  func authorsBelow() {
    let page = Outline.page(
      "## 资源型县域经济转型的思考", "### ——以清水市为例", "■ 任 俊 峰\n　 梁 爱 莲", Outline.essay)
    #expect(page.articles.map { $0.authors.map(\.name) } == [["任俊峰", "梁爱莲"]])
  }

  @Test("the end of a bracket with who wrote, right before a day, begins a report")
  func tornLead() {
    let page = Outline.page(
      "清水县给古树办“身份证”", Outline.report,
      "冬)8月9日，记者从太谷县公安局获悉，该局历时两个月，成功打掉一个盗窃农用三轮车的犯罪团伙。")
    #expect(page.articles.count == 2)
    let named = Outline.page("清水县开展“敲门行动”", "勇 通讯员 赵晓芬)连日来，清水县组织社区等力量，逐门逐户排查隐患、宣传常识。")
    #expect(named.articles.map { $0.authors.map(\.name) } == [["赵晓芬"]])
  }

  @Test("where a bracket is open, it goes on with that")
  func cutLead() {
    let page = Outline.page(
      "太谷警方打掉一个团伙\n本报讯(记者 张\n冬)8月9日，记者从太谷县公安局获悉，该局历时两个月，成功打掉一个盗窃团伙。")
    #expect(page.articles.map { $0.authors.map(\.name) } == [["张冬"]])
  }

  @Test("readers sign below their letter without their names")
  func readers() {
    let page = Outline.page(
      "编辑同志：\n我们巷子里的路灯坏了半年，一到晚上，老人孩子都不敢出门，请帮我们问一问。\n县城东街部分居民",
      "一个人的学校", Outline.essay)
    #expect(page.titles.contains("一个人的学校"))
    #expect(!page.titles.contains("县城东街部分居民"))
  }

  @Test("曰 in a paper's name is 日 misread")
  func misreadName() {
    let page = Outline.page("吕梁曰报", "2021年3月25日 星期四", "第10188期", "县里的新事", Outline.report)
    #expect(page.masthead.paper?.text == "吕梁日报")
  }

  @Test("what somebody gave is the deck of a headline that says who held what")
  func speech() {
    let page = Outline.page("市委宣讲团走进市直机关工委宣讲", "乔文瑞作宣讲报告", Outline.report)
    #expect(page.titles == ["市委宣讲团走进市直机关工委宣讲"])
  }

  @Test("a line two ranks above the headlines heads the page")
  func pageRank() {
    let page = Outline.page(
      "# 让党旗在攻坚一线高高飘扬", "### 交口县：支部建在产业链上", "□ 林秋水", Outline.essay,
      "### 兴县：党员冲在攻坚一线", "□ 周原", Outline.essay)
    #expect(page.titles == ["交口县：支部建在产业链上", "兴县：党员冲在攻坚一线"])
  }

  @Test("a line that begins with 和 goes on with the headline above")
  func conjunction() {
    let page = Outline.page("我市推进经济普查数据审核", "和成果开发应用工作", Outline.report)
    #expect(page.titles == ["我市推进经济普查数据审核和成果开发应用工作"])
    let peace = Outline.page("战士们的来信", "和平年代的故事", Outline.report)
    #expect(peace.titles != ["战士们的来信和平年代的故事"])
  }

  @Test("words of large type in lines of their own are one headline")
  func pieces() {
    let page = Outline.page(
      Outline.report, "小红枣", "串起", "大产业", "### 清水推进红枣深加工纪实", "□ 任海鹏",
      "走进清水的红枣深加工车间，工人们正忙着分拣。几年前，这里的红枣只能晒干了卖，如今一颗枣串起了酒、醋、饮料，小小的枣成了全县的大产业。")
    #expect(page.titles.last == "小红枣串起 大产业")
    let mixed = Outline.page(
      Outline.report, "扛", "牢", "耕地保护", "政治", "责", "任", "□ 本报评论员", Outline.essay)
    #expect(mixed.titles.last == "扛牢 耕地保护 政治责任")
  }

  @Test("a deck from top to bottom stands behind such a headline, in pieces as well")
  func piecesOfDeck() {
    let meeting =
      "本报讯(记者 李明)9月23日,市政府召开全市安全生产电视电话会,安排部署安全生产工作。副市长段宏远出席会议并讲话。"
    let page = Outline.page(
      (["召开全市安全"] + "生产电视l话会段宏远".map(String.init) + ["出席并讲", meeting]).joined(separator: "\n\n"))
    #expect(page.titles == ["召开全市安全 生产电视l话会"])
    let hill = Outline.page(
      (["让", "荒坡", "变", "银", "岭", "北寨县发展", "连翘产业见", "闻", "□ 本报记者 卫青", Outline.essay])
        .joined(separator: "\n\n"))
    #expect(hill.titles == ["让荒坡变银岭"])
  }

  @Test("a column's flag among short lines is no word of a headline")
  func flagAmongPieces() {
    let page = Outline.page("北武当", "副 刊", "井台", Outline.essay)
    #expect(page.titles.allSatisfy { $0?.contains("副") != true })
  }

  @Test("what joins a sentence to the one before opens no headline, torn as the line may be")
  func connective() {
    let page = Outline.page(
      "市文化馆公益培训班开班", "本报讯(记者 李明)5月15日,市文化馆公益艺术培训班正式开班。", "同时,培训班还为外来务工人员",
      "市纪委召开推进会", "本报讯(记者 周原)5月16日,市纪委召开推进会,通报前一阶段工作进展。")
    #expect(page.titles == ["市文化馆公益培训班开班", "市纪委召开推进会"])
  }

  @Test("strokes are no headline")
  func strokes() {
    let page = Outline.page("一一—", Outline.report)
    #expect(page.titles == [nil])
  }

  @Test("a name set apart that ends in 文 says not that somebody wrote")
  func nameEndingInWen() {
    let page = Outline.page("“的哥”扔了方向盘", "本报记者 荆 海 实习生 郁 文", Outline.essay)
    #expect(page.articles.map { $0.authors.map(\.name) } == [["荆海", "郁文"]])
  }

  @Test("a name of two characters apart signs, whatever stands below")
  func spacedSignature() {
    let page = Outline.page(
      "扒手找错了人", "据查，扒手今年23岁，9月刚刚出狱，已在公交车上作案三起。", "荆 海",
      "“那一下拉得太猛，我手腕都扭了，可当时一点儿也没觉得疼。”她伸出肿起来的右手给记者看。")
    #expect(page.articles.first?.authors.map(\.name) == ["荆海"])
  }

  @Test("the captions of all pictures in one line above their photographers are a caption")
  func captionsInLine() {
    let page = Outline.page(
      "摘帽不是终点", "摘帽不是终点。全县还有两千多名贫困人口没有脱贫，是最难啃的“硬骨头”。",
      "①洄溪县涧口村冷水鱼养殖基地。②幸福里小区扶贫车间内，工人正在缝制手套。③船坞村的游客在体验漂流。", "封雨亭 蒙巧珍 摄")
    #expect(page.articles.map { $0.blocks.map(\.role) } == [[.title, .body]])
    #expect(page.photos.map(\.photographers) == [["封雨亭", "蒙巧珍"]])
  }

  @Test("letters apart are what an engine made of a picture")
  func lettersApart() {
    let page = Outline.page("> m i m", "三千吨水压机试车成功", Outline.report)
    #expect(page.articles.map { $0.blocks.map(\.role) } == [[.title, .body]])
  }

  @Test("a place and a colon open a headline, of figures too")
  func place() {
    let page = Outline.page(
      "本报讯(记者 李明)10月12日凌晨,清水县牧民的43只羊被盗,办案民警找回了羊。", "## 汾阳市:5200吨蔬菜保供应",
      "本报讯 疫情防控期间,如何保证市民的菜篮子?4月11日,笔者走进蔬菜批发市场。", "临河县:\"流动法庭\"开到家门口",
      "本报讯(记者 周原)11月2日上午,临河县人民法院\"流动法庭\"开庭审理一起赡养案。")
    #expect(
      page.titles.suffix(2) == ["汾阳市:5200吨蔬菜保供应", "临河县:\"流动法庭\"开到家门口"])
  }

  @Test("headlines below their bodies are no verse of the author's whose name stands above them")
  func headlinesBelowAuthor() {
    let page = Outline.page(
      "本报讯（记者 李明）昨日，全市校外培训机构专项治理推进会召开，会议强调从严治理。",
      "本报讯（记者 周原）昨日，市委理论学习中心组举行集体学习，专题学习有关精神。",
      "本报讯 两处水库禁钓期延长，禁钓期由三个月延长至五个月，市民应当遵守。",
      "本报讯 市青少年乒乓球锦标赛昨日落幕，来自各县的百余名选手参赛。",
      "五斤粮票", "■ 邬平安", "全市校外培训机构专项治理推进会召开", "市委理论学习中心组举行集体学习", "两处水库禁钓期延长",
      "市青少年乒乓球锦标赛落幕")
    #expect(
      page.titles.prefix(4) == [
        "全市校外培训机构专项治理推进会召开", "市委理论学习中心组举行集体学习", "两处水库禁钓期延长", "市青少年乒乓球锦标赛落幕",
      ])
  }

  @Test("a month with its year, its 〇 read as a letter, is nobody's text")
  func month() {
    let page = Outline.page("22名先心病患儿将获免费手术", "二O一二年三月", Outline.report)
    #expect(page.titles == ["22名先心病患儿将获免费手术"])
  }

  @Test("letters from readers above a picture are not its story")
  func lettersAbovePicture() {
    let letters = ["黄河", "离石", "柳林", "中阳", "石楼"].map { "网友“\($0)”:希望街上多建几个停车场,每天上下班都堵。" }
    let page = Outline.page(
      (["网友留言:盼着代表委员带上会"] + letters + ["图为4月2日,政协委员步入会场。", "本报记者 贾雨生 摄"])
        .joined(separator: "\n\n"))
    #expect(page.articles.first?.blocks.map(\.role).contains(.body) == true)
  }
}
