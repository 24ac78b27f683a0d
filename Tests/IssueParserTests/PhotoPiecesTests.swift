import IssueParser
import Testing

/// Photos with headlines, numbers, agencies and painters of their own; reports beside them.
@Suite struct PhotoPiecesTests {
  @Test(
    "who took all photos of a page is a credit",
    arguments: ["本版照片均由林友梅摄", "本版照片由林友梅摄", "本文照片均由林友梅提供"])
  func allPhotos(credit: String) {
    let page = Outline.page("我市公布人才新政", Outline.report, credit)
    #expect(page.photos.flatMap(\.photographers) == ["林友梅"])
  }

  private static let report = """
    我市开展冬季防火检查
    本报讯（记者 李明）日前，市应急管理局组织人员对全市商场、宾馆进行防火检查，共发现隐患四十余处，现已全部整改。

    """

  /// Photographers and captions of each photo.
  private func photos(_ page: Page) -> [String] {
    page.photos.map { "\($0.photographers.joined(separator: " ")) | \($0.caption ?? "-")" }
  }

  @Test("a photo's headline is no article's")
  func headlines() {
    let page = Outline.page(
      """
      \(Self.report)挂起红灯迎新春
      春节来临，清水县城主街挂起两千盏红灯笼，街上一片喜庆。（李明摄）
      县医院迁入新楼
      本报讯（记者 陈平）昨天，县医院迁入新楼，当天门诊病人四百多名。
      """)
    #expect(page.articles.map(\.title) == ["我市开展冬季防火检查", "县医院迁入新楼"])
    #expect(photos(page) == ["李明 | 春节来临，清水县城主街挂起两千盏红灯笼，街上一片喜庆。"])
  }

  @Test("a photo between a headline and its report illustrates it")
  func betweenHeadlineAndReport() {
    let page = Outline.page(
      """
      市水利工作会议在清水县召开
      图为全市水利工作会议会场。 李明 摄
      本报讯（记者 陈平）昨天，全市水利工作会议在清水县召开，会场设在县影剧院，四百多人参加。
      """)
    #expect(page.photos.isEmpty)
    #expect(page.articles.map(\.photographers) == [["李明"]])
  }

  @Test("who wrote and took the photos below a caption is the report's")
  func photoReporters() {
    let page = Outline.page(
      """
      民警排查应对台风
      图为民警在公园巡逻，发现隐患及时整改
      □记者 李明 通讯员 周小芳 摄影报道
      本报讯 本市昨天受台风影响，有阵雨或雷雨天气，民警组织力量到公园排查隐患。
      """)
    #expect(page.articles.map { $0.authors.map(\.name) } == [["李明", "周小芳"]])
  }

  @Test("numbered pictures are one photo report")
  func numbered() {
    let page = Outline.page(
      """
      \(Self.report)图片看农机
      1、清水县农民学开收割机。（李明摄）
      2、农机站技术员上门修理水泵。（周小芳摄）
      3、青石镇农机大院一角。（陈平摄）
      """)
    #expect(page.photos.map(\.photographers) == [["李明", "周小芳", "陈平"]])
  }

  @Test(
    "credits in many shapes",
    arguments: [
      ("李明摄（新华社稿）", ["李明"]), ("李明5月1日摄于清水河畔", ["李明"]), ("（新华社发美联社照片）", []),
    ])
  func credits(_ credit: String, _ expected: [String]) {
    let page = Outline.page("\(Self.report)图为清水河上的新桥。\n\(credit)")
    #expect(page.photos.map(\.photographers) == [expected])
    #expect(page.photos.map(\.blocks.count) == [2])
  }

  @Test("pictures by hand are pictures, and who made them took no photo")
  func pictures() {
    for picture in ["清水秋色\n周文芳画", "清水秋色（版画） 作者：周文芳", "清水秋色（国画）"] {
      let page = Outline.page("\(Self.report)\(picture)\n县医院迁入新楼\n本报讯 昨天，县医院迁入新楼，病人很高兴。")
      #expect(page.photos.count == 1, "\(picture)")
      #expect(page.photos.allSatisfy { $0.photographers.isEmpty }, "\(picture)")
      #expect(page.articles.map(\.title) == ["我市开展冬季防火检查", "县医院迁入新楼"], "\(picture)")
    }
  }

  @Test("a report that points to its picture, and is signed as a photo, is the photo's")
  func pointing() {
    let page = Outline.page(
      """
      \(Self.report)窗口不再高
      清水站的售票窗口过去又高又小，旅客要踮起脚来买票。去年年底，车站把窗口改成开放的柜台（见图），旅客和售票员面对面，方便多了。
      清水站 李明摄影报道
      """)
    #expect(page.articles.map(\.title).contains("我市开展冬季防火检查"))
    #expect(page.photos.flatMap(\.photographers) == ["李明"])
  }

  @Test("empty brackets name no art: a question to be answered is no caption")
  func emptyBrackets() {
    let page = Outline.page("\(Self.report)县里办安全知识问答\n本报讯 昨天，县里办了安全知识问答。\n下列做法正确的是（ ）")
    #expect(page.photos.isEmpty)
  }

  @Test("the headline of a photo is its title, and a painting's name with its painter a caption")
  func headlinesAndPaintings() {
    let page = Outline.page(
      """
      州图书馆新馆月底开放
      本报讯（记者 祁文）州图书馆新馆各项准备工作基本就绪，将于28日起免费向市民开放。
      暖棚里的致富经
      12月2日，养殖户在暖棚里给肉牛添加饲料。近年来，全县大力发展肉牛养殖。
      马成龙 摄
      州里征集版面建议
      本报讯（记者 祁文）为提高办报质量，本报从即日起面向社会征集版面设计建议。
      版画《春到山村》　作者：邹起山
      """)
    #expect(page.articles.count == 2)
    #expect(page.photos.first?.blocks.map(\.role) == [.title, .caption, .credit])
    #expect(page.photos.first?.blocks.first?.text == "暖棚里的致富经")
    #expect(page.photos.last?.blocks.map(\.role) == [.caption])
  }

  @Test("headlines with the words of the reports above are not the photo's below")
  func headlinesOfReports() {
    let page = Outline.page(
      """
      \(Self.report)本报讯（通讯员 康永红）为提升森林防灭火能力，近日，方岭县组织开展防灭火演练，林业、消防等部门参加。
      方岭县开展森林防灭火演练
      9月17日，石门区枣林乡的红枣陆续成熟，枣农忙着采摘、晾晒。 李俊杰 摄
      """)
    #expect(page.articles.map(\.title) == ["我市开展冬季防火检查", "方岭县开展森林防灭火演练"])
    #expect(page.photos.map(\.photographers) == [["李俊杰"]])
    #expect(page.photos.map(\.blocks.count) == [1])
  }

  @Test("one paragraph with 摄影报道 below it, or a sentence with 这是, is a caption")
  func captions() {
    let page = Outline.page(
      """
      \(Self.report)县医院迁入新楼
      本报讯（记者 陈平）昨天，县医院迁入新楼，当天门诊病人四百多名。
      党和国家领导人与各界群众一起欣赏了新年音乐会的精彩节目，掌声经久不息，气氛热烈。这是演出结束后同演出人员合影。
      新华社记者 李明摄
      盛夏时节，夫子岭景区游人如织，清凉的山风吸引着四面八方的游客前来避暑休闲。
      史雪峰 摄影报道
      """)
    #expect(page.articles.map(\.title) == ["我市开展冬季防火检查", "县医院迁入新楼"])
    #expect(page.photos.flatMap(\.photographers) == ["李明", "史雪峰"])
  }

  @Test(
    "a caption on several lines right below a signed report is the photo's, and so is who took it",
    arguments: ["（李明）", "（教务处 供稿）"])
  func wrappedBelowReport(_ signature: String) {
    let page = Outline.page(
      """
      学校召开本科教学评估动员会
        本报讯 5月25日，学校召开本科教学评估
      动员会，校长作动员讲话，全体中层干部、教
      研室主任参加会议。\(signature)
        5月20日，我校第十二届校园文化艺
      术节开幕。图为舞蹈《壮乡情》。
      （蓝天 摄影报道）
      """)
    #expect(page.articles.map { $0.authors.map(\.name).contains("蓝天") } == [false])
    #expect(page.photos.map(\.photographers) == [["蓝天"]])
    #expect(page.photos.map { $0.blocks.map(\.role) } == [[.caption, .credit]])
  }

  @Test("arrows point to pictures, and credits may name nobody or who made the work")
  func arrowsAndMakers() {
    let page = Outline.page(
      """
      \(Self.report)▲村民用长杆打枣。
      ▶丰收的喜悦写在脸上。
      资料片
      团圆(剪纸)
      王玉莲 作
      县医院迁入新楼
      本报讯（记者 陈平）昨天，县医院迁入新楼，当天门诊病人四百多名。
      """)
    #expect(page.articles.map(\.title) == ["我市开展冬季防火检查", "县医院迁入新楼"])
    #expect(page.articles.map { $0.blocks.count { $0.role == .body } } == [1, 1])
    let photos = page.articles.flatMap(\.blocks) + page.photos.flatMap(\.blocks)
    #expect(photos.count { $0.role == .caption } == 3)
    #expect(photos.count { $0.role == .credit } == 2)
  }

  @Test(
    "a credit torn off behind its label is read to the page's end",
    arguments: ["（摄影", "（供图 ", "(摄影 林"])
  func tornLabel(_ line: String) {
    #expect(Outline.page("\(Self.report)\(line)").articles.count == 1)
  }

  @Test("a caption's day that stands torn off above it is the caption's")
  func dayAbove() {
    let page = Outline.page(
      """
      我市开展冬季防火检查
      本报讯（记者 李明）日前，市应急管理
      局组织人员对全市商场、宾馆进行防
      火检查，共发现隐患四十余处，现已
      全部整改。
      冀小燕遗失护士执业证书，编号：
      200914006123，声明作废。
      遗失声明
      5月25日，志愿者在城区凤山社
      教老年人使用智能手机。当日，该社区开展活动，手把手
      教老人网上挂号、视频通话、识别诈骗短信。
      本报记者 芦志明 摄
      """)
    #expect(page.photos.map(\.photographers) == [["芦志明"]])
    #expect(page.photos.first?.caption?.hasPrefix("5月25日") == true)
    #expect(page.articles.last?.blocks.last?.text.contains("声明作废") == true)
  }

  @Test("a photo has the headline whose words its caption says, though text goes on below")
  func headlineAboveText() {
    let page = Outline.page(
      "# 爱\n### 迎新春为山村孩子送书",
      "1月5日，清水县实验小学的学生参加了“迎新春为山村孩子送书”活动，这些图书将被送到十所山村小学。", "本报记者 李明 摄",
      "本报讯 城南公安分局经过三天走访，于12月30日将一起仓库盗窃案破获，两名嫌疑人在车站落网，货物全部追回。", "城南公安破获仓库盗窃案")
    #expect(page.titles == ["城南公安破获仓库盗窃案"])
    #expect(page.photos.map { $0.blocks.first?.text } == ["迎新春为山村孩子送书"])
  }

  @Test("what stands in one block with the words that point to a picture is its caption")
  func captionInBlock() {
    let page = Outline.page(
      "好人主义要不得",
      (0..<4).map { _ in
        "某站一名调车员上班前多喝了几杯，班长念其\n平时表现不错，便让他在休息室里躺一躺，没有\n上报，结果此事被发现，两人一起受到了处分。"
      }.joined(separator: "\n\n"),
      "武岭机务段检修车间青年突击队克服困难，\n日夜奋战，提前完成了暑运机车的整修任务。\n图为突击队员在检修牵引电机。\n李明 摄")
    #expect(page.photos.first?.caption?.contains("青年突击队克服困难") == true)
  }

  private static let story = "走进清水镇稻渔综合种养基地，金黄的稻穗压弯了腰，空气里弥漫着阵阵稻香，种粮大户十分高兴。"

  @Test(
    "an agency behind a picture's last sentence makes its caption",
    arguments: [
      ("河口村村民在新修的水池边洗菜。 新华社发", "", ""),
      ("2019年各季度粮食总产量同比增速（图表） 新华社发 林秋水 编制", "村里的井水浅，挑水要走三里", "路，如今家家通了自来水。"),
    ])
  func wires(_ caption: String, _ above: String, _ below: String) {
    let page = Outline.page(
      "一口井的变迁", "本报讯（记者 陈平）" + Outline.essay + above, caption, below + Self.story)
    let captions =
      page.photos.compactMap(\.caption)
      + page.articles.flatMap(\.blocks)
      .filter { $0.role == .caption }.map(\.text)
    #expect(captions.count == 1)
    #expect(page.authorNames == [["陈平"]])
  }

  @Test("who took a picture and wrote its text signs it")
  func picturesWithText() {
    let page = Outline.page(
      "清水镇稻谷飘香", "本报讯（记者 陈平）" + Self.story, "12月15日，河口镇民政助理员在大雪封山前把棉衣送到牧民家里。",
      "（斯琴高云 图文报道）", "县医院迁入新楼", "本报讯（记者 李明）昨天，县医院迁入新楼，当天门诊病人四百多名。")
    #expect(page.photos.map(\.photographers) == [["斯琴高云"]])
    #expect(page.authorNames == [["陈平"], ["李明"]])
  }

  @Test(
    "one short sentence that says who does what where is a photo's, where the page credits its photos",
    arguments: [("本版图片由周原提供", 1), ("本版编辑 周原", 0)])
  func pageCredit(last: String, count: Int) {
    let long = "从2016年起，清水县连续举办了六届苹果花节和采摘节，推出花海观光、果园认养等项目，带动三万多名群众吃上了旅游饭，农民的腰包鼓了起来。"
    let page = Outline.page(
      "## 苹果红了", "□ 本报记者 李明", long, "果农在采摘苹果。", long + "日子越过越好。", last)
    let captions = (page.articles.flatMap(\.blocks) + page.photos.flatMap(\.blocks))
      .filter { $0.role == .caption }
    #expect(captions.map(\.text) == (count == 1 ? ["果农在采摘苹果。"] : []))
  }

  @Test("a caption that breaks off above its credit begins with the day")
  func tornCaption() {
    let page = Outline.page(
      "## 市政府召开常务会议",
      "本报讯（记者 李明）会议指出，今年以来，全市经济持续稳定恢复，但不确定因素仍然较多。要深入开展餐饮等",
      "9月14日，市民在沿江风光带骑行。近年来，我市对沿江两岸进行提质改造，昔日的荒滩变成了市民休闲的",
      "周原 摄",
      "公共场所燃气安全隐患排查，对老旧管网实行“一段一档”，确保人民群众生命财产安全。")
    #expect(page.photos.map(\.photographers) == [["周原"]])
    #expect(
      page.photos.flatMap(\.blocks).first { $0.role == .caption }?.text.hasPrefix("9月14日") == true)
  }

  @Test("an agency and whose picture it sent, in brackets, end a caption")
  func partners() {
    let page = Outline.page(
      "## 台风将至", Outline.report, "（周原）", "8月19日，国家公园附近，消防队员在扑救山火。（新华/路透）",
      "## 我市开会", Outline.report)
    #expect(page.photos.count == 1)
  }

  @Test(
    "who made a picture that is a photo took it, who made a painting did not",
    arguments: [("摄影", ["周林原"]), ("国画", [])])
  func pictures(kind: String, photographers: [String]) {
    let page = Outline.page("## 我市开会", Outline.report, "窑洞里的春天（\(kind)） 周林原 作")
    #expect(page.photos.map(\.photographers) == [photographers])
  }

  @Test("who took the picture beside a page's name is no kicker")
  func headPiece() {
    let page = Outline.page("# 岚风副刊", "刊头摄影：周原", "## 岁月留痕", "### 父亲的算盘", "□ 李明", Outline.essay)
    #expect(page.titles == ["父亲的算盘"])
    #expect(page.articles.map(\.kicker) == [nil])
  }

  @Test("a caption of two sentences below an article's end opens with the day")
  func daysCaption() {
    let page = Outline.page(
      """
      本报讯（记者 李明）日前，市医保局宣布，职工门诊费用纳入统筹基金支付范围，参保职工就诊更加便利了。（孟洁）
      9月4日，清水县鹿角坪村农民在晾晒辣椒。
      该村采取合作社加农户的模式种植辣椒八百亩，
      预计户均增收一万元。
      本报记者 林秋 摄
      """)
    #expect(page.articles.count == 1)
    #expect(photos(page) == ["林秋 | 9月4日，清水县鹿角坪村农民在晾晒辣椒。该村采取合作社加农户的模式种植辣椒八百亩，预计户均增收一万元。"])
  }

  @Test("the day may stand in a caption's second sentence")
  func daysSecondSentence() {
    let page = Outline.page(
      """
      今年1至10月，华虹公司实现销售收入六千七百
      万元，利税四百一十二万元，产品出口韩国、香
      港。总经理说：“设备还是那些设备，人还是那
      些人，变的是机制。”

      今天是全国消防日。昨日，市消防支队官兵来到江
      州商厦，向营业员传授灭火器使用方法。

      本报记者 徐江 摄

      歹徒持刀行凶 的哥挺身而出

      周大勇勇擒抢包贼
      """)
    #expect(photos(page) == ["徐江 | 今天是全国消防日。昨日，市消防支队官兵来到江州商厦，向营业员传授灭火器使用方法。"])
  }

  @Test("an agency with the name of who took the picture is a credit, not a caption")
  func agencyCredit() {
    let page = Outline.page(
      """
      \(Self.report)
      6月9日，在山东省荣成市岛镇海域，渔民驾船收获海带。
      眼下正值海带收获季，当地渔民抢抓晴好天气出海作业。
      新华社发（林海真 摄）
      """)
    #expect(photos(page) == ["林海真 | 6月9日，在山东省荣成市岛镇海域，渔民驾船收获海带。眼下正值海带收获季，当地渔民抢抓晴好天气出海作业。"])
  }

  @Test("a name below what a picture is called took it")
  func namedPicture() {
    let page = Outline.page(
      "我终于明白，母亲晒的不只是粮食，还有日子。她把一年的风雨都摊开来，收进柜子里，留给我们过冬。", "秋染清水河（摄影）",
      "马志华", "石磨悠悠", "林秋水", Outline.essay)
    #expect(photos(page) == ["马志华 | 秋染清水河（摄影）"])
    #expect(page.articles.last?.title == "石磨悠悠")
    #expect(page.authorNames.last == ["林秋水"])
  }

  @Test("a caption that opens with its own day takes no paragraph of the story above")
  func ownDay() {
    let page = Outline.page(
      "渡口的灯（三）", "尹长庚", "芷水涨得比往年早，老船工白天照常摆渡，入夜却在窗口挂起一盏马灯。",
      "灯亮着，说明河面平安；灯灭了，对岸的人便不能下水。", "夜渡", "3月17日深夜，三个货郎打扮的人敲开了", "九公的门。九公没有多问，摸黑解开缆绳，",
      "把人和担子安顿在舱板下，划船过了江心。", "4月6日，清水县龙潭镇油茶示范基地里，林农正在修剪整形。",
      "近年来，该镇改造低产油茶林八千亩，亩产翻了两番。", "图为林农在修剪油茶枝条。")
    #expect(
      photos(page) == [" | 4月6日，清水县龙潭镇油茶示范基地里，林农正在修剪整形。近年来，该镇改造低产油茶林八千亩，亩产翻了两番。图为林农在修剪油茶枝条。"])
  }

  @Test("a caption of two sentences above its credit takes no paragraph of a story that tells days")
  func ownDayAboveCredit() {
    let page = Outline.page(
      "石缝里的柿子树", "□ 本报记者 林秋水",
      "出县城向西，车在山里拐了四十七道弯，才看得见石盆村的屋顶。村里三百口人，守着一坡石头过日子。",
      "5月17日晚上，女儿打来电话，说母亲住院了。他说，井房的电还没接上，接上就回。",
      "他捂着话筒，半天说不出一句话。",
      "采访结束时已是傍晚，井房的电灯亮了，照着新铺的水泥路。",
      "6月13日，清水市公安局民警走进桥西小学，为孩子们讲授交通安全知识。连日来，该支队开展主题活动，已走进校园四十三所。",
      "本报记者 崔浩 摄")
    #expect(
      photos(page) == [
        "崔浩 | 6月13日，清水市公安局民警走进桥西小学，为孩子们讲授交通安全知识。连日来，该支队开展主题活动，已走进校园四十三所。"
      ])
  }

  @Test("numbered lines are captions where who wrote took the photos, be text between them")
  func numberedByAuthor() {
    let page = Outline.page(
      "湖上人家第一网", "本报记者 池建平 文／图", Outline.essay, "①老把头指挥渔工起网。\n②鲤鱼映着朝霞。",
      Outline.essay, "③渔家乐的灶台前热气腾腾。\n④收工的渔船停在码头。")
    let blocks = page.articles.flatMap(\.blocks) + page.photos.flatMap(\.blocks)
    #expect(blocks.filter { $0.role == .caption }.count == 4)
  }

  @Test("debris may stand between numbered captions")
  func numberedAmongDebris() {
    let page = Outline.page(
      Outline.report, "①2月5日，清水县的元宵灯会流光溢彩。", "②河口镇的高跷队走街串巷，给乡亲们拜年。", "0 0",
      "③社区居民自编自演的旱船表演笑料百出。", "# ③", "林秋水 摄")
    let blocks = page.articles.flatMap(\.blocks) + page.photos.flatMap(\.blocks)
    let captions = blocks.filter { $0.role == .caption }.map(\.text)
    for word in ["元宵灯会", "高跷队", "旱船"] {
      #expect(captions.contains { $0.contains(word) })
    }
  }

  @Test("a paragraph alone that opens with its day is a caption, one that somebody signs is not")
  func captionAlone() {
    let caption = "9月15日,工人在清水县长坪玻璃厂检验即将出口的酒具。该县依托玻璃产业，产品远销40多个国家和地区。"
    let page = Outline.page(
      "# 我市召开会议", Outline.report, "（周小芳）", caption, "# 石桥小学添新貌", Outline.report)
    #expect(page.titles == ["我市召开会议", "石桥小学添新貌"])
    #expect(page.photos.map(\.caption) == [caption])
    let signed = Outline.page(
      "# 我市召开会议", Outline.report, "（周小芳）", caption + "（林秋水）", "# 石桥小学添新貌", Outline.report)
    #expect(signed.photos.isEmpty)
  }

  @Test("what a picture is called took it no more than its day did", arguments: ["林秋水", "林 秋"])
  func pictureName(name: String) {
    let page = Outline.page(Outline.report, "渔舟唱晚 \(name) 摄", "# 石桥小学添新貌", Outline.report)
    let names = page.photos.flatMap(\.photographers)
    #expect(names == [name.replacing(" ", with: "")])
    #expect(page.photos.first?.caption?.contains("渔舟唱晚") == true)
  }

  @Test("who took a photo may stand behind what an engine read in it")
  func creditBehindDebris() {
    let page = Outline.page(
      "# 我市召开会议", Outline.report, "（周小芳）", "图为渔家乐的灶台前热气腾腾。", "0 0", "林秋水 摄", "# 石桥小学添新貌",
      Outline.report)
    #expect(page.photos.map(\.photographers) == [["林秋水"]])
  }
}
