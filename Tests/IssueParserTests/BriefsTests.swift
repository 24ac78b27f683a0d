import IssueParser
import Support
import Testing

/// Columns of short pieces: briefs, headlines alone, questions of callers, notices, tables.
@Suite struct BriefsTests {
  private static let report = """
    我市开展冬季防火检查
    本报讯（记者 李明）日前，市应急管理局组织人员对全市商场、宾馆进行防火检查，共发现隐患四十余处，现已全部整改。

    """

  /// Title, authors and first words of the body of each article.
  private func articles(_ page: String) -> [String] {
    Outline.page(page).articles.map { article in
      let body = article.blocks.first { $0.role == .body }?.text.prefix(6) ?? ""
      return
        "\(article.title ?? "-") | \(article.authors.map(\.name).joined(separator: " ")) | \(body)"
    }
  }

  @Test("headlines alone under a column's flag are pieces of their own, no decks of the next")
  func headlinesAlone() {
    let page = """
      标题新闻
      ◆我市去年财政收入突破四亿元
      ◆清江大堤加固工程提前完工
      ◆竹编工艺品获博览会金奖

      """
    #expect(
      articles(page + Self.report) == [
        "◆我市去年财政收入突破四亿元 |  | ", "◆清江大堤加固工程提前完工 |  | ", "◆竹编工艺品获博览会金奖 |  | ",
        "我市开展冬季防火检查 | 李明 | 本报讯（记者",
      ])
  }

  @Test(
    "items that nobody signs are one article under their column's name", arguments: ["简讯", "供求信息"])
  func unsignedItems(_ name: String) {
    let page = """
      \(name)
      ●第六届青年陶艺双年展将于11月5日开幕，参展作品一百二十件。
      ●清水县剧团携新戏到各乡巡回演出，没有一场在剧院里。
      ●东关小学新操场昨日启用。

      """
    let found = Outline.page(page + Self.report).articles
    #expect(found.map(\.title) == [name, "我市开展冬季防火检查"])
    #expect(found[0].blocks.count { $0.role == .body } == 3)
  }

  @Test("items that somebody signs are articles each, and the name is the column's")
  func signedItems() {
    let page = """
      简讯
      ●第六届青年陶艺双年展将于11月5日开幕，参展作品一百二十件。（王水林）
      ●清水县剧团携新戏到各乡巡回演出，没有一场在剧院里。（邱德昌）

      """
    #expect(
      articles(page + Self.report) == [
        "- | 王水林 | ●第六届青年", "- | 邱德昌 | ●清水县剧团", "我市开展冬季防火检查 | 李明 | 本报讯（记者",
      ])
  }

  @Test("marked paragraphs of a signed piece stay in it, under its sections")
  func marksInFeature() {
    let paragraph = "全市已有二十六所学校建起食堂，三千名学生中午在校吃饭，家长们不再接送。"
    let page = """
      # 学校办起食堂
      本报记者 李明
      ### 亮点不少
      去年秋天，全市着手解决学生中午吃饭的问题，做了下面几件事。
      ●\(paragraph)
      ●\(paragraph)
      ### 还有难处
      ●\(paragraph)
      # 路灯亮起来
      周小芳
      昨晚，青石街新装的路灯亮了，居民们走出家门来看。
      """
    let parsed = Outline.page(page)
    #expect(parsed.articles.map(\.title) == ["学校办起食堂", "路灯亮起来"])
    #expect(parsed.articles[0].blocks.count { $0.role == .subheading } == 2)
    #expect(parsed.articles.map { $0.authors.map(\.name) } == [["李明"], ["周小芳"]])
  }

  @Test("two dispatches from one place on one day stand under one headline")
  func dispatches() {
    let page = """
      省长分别会见两国客人
      新华社太原5月2日电（记者 李明）省长周文今天在太原会见了来访的客人，宾主进行了友好交谈。
      新华社太原5月2日电（记者 李明）省长周文今天还会见了另一国的客人，双方谈到了煤炭贸易。
      新华社大同5月2日电 全省最大的水库昨天开始蓄水。
      一国公布贸易数字
      煤炭出口增加两成
      新华社太原5月3日电 （记者 李明）一国今天公布了上个月的贸易数字，比去年有所下降。
      据新华社大同5月2日电 （记者 周文）另一国的数字说，煤炭出口增加了两成。
      """
    #expect(
      Outline.page(page).articles.map { $0.blocks.count { $0.role == .body } } == [2, 1, 2])
  }

  @Test("three headlines in a row above three dispatches are one's each")
  func headlinesOfDispatches() {
    let page = Outline.page(
      """
      世卫组织呼吁减少道路交通死亡人数
      日本一季度国内生产总值环比增长
      委内瑞拉首都地铁恢复运营两条线路
      新华社日内瓦5月20日电 世界卫生组织今天发布报告，呼吁各国采取行动，减少道路交通死亡人数。
      新华社东京5月20日电 日本内阁府今天公布，一季度国内生产总值环比增长千分之五。
      新华社加拉加斯5月19日电 停运两天的委内瑞拉首都地铁今天恢复运营两条线路。
      """)
    #expect(
      page.titles == ["世卫组织呼吁减少道路交通死亡人数", "日本一季度国内生产总值环比增长", "委内瑞拉首都地铁恢复运营两条线路"])
  }

  @Test(
    "what came from another page, and what stands beside an article, begins a piece",
    arguments: ["（上接第一版）", "【相关链接】"])
  func beginnings(_ opening: String) {
    let rest = "\(opening)原来的货运票据要盖十七个章，现在只要二十二分钟，货主们都说方便多了。"
    let page = Outline.page(Self.report + rest + "\n车站还增设了三个窗口，全天有人值守。")
    #expect(page.titles == ["我市开展冬季防火检查", nil])
    #expect(page.articles.last?.blocks.count == 2)
    #expect(page.articles.last?.continuedFromPage == (opening == "【相关链接】" ? nil : 1))
  }

  @Test("several briefs on one line are not the article above, and each of them is signed")
  func briefsOnOneLine() {
    let page = """
      ●短波
      ●近日，青山县举办流域生态保护论坛。（王水林） ●6月20日，石桥镇开通农村客运班线。（邱德昌）
      """
    #expect(
      articles(Self.report + page) == [
        "我市开展冬季防火检查 | 李明 | 本报讯（记者", "- | 王水林 邱德昌 | ●近日，青山",
      ])
  }

  @Test("the same mark above one paragraph after another opens headings, not bylines")
  func markedHeadings() {
    let page = """
      天下·简讯
      ■巴西利亚
      巴西政府7日宣布，将追加20亿雷亚尔投资，用于改善东北部地区的供水系统。（据新华社）
      ■内罗毕
      肯尼亚警方7日在北部地区打死6名武装劫匪，缴获步枪4支，没有人员伤亡。（据新华社）
      """
    #expect(
      articles(page) == ["巴西利亚 |  | 巴西政府7日", "内罗毕 |  | 肯尼亚警方7"])
    #expect(Outline.page(page).unassigned.map(\.text) == ["天下·简讯"])
  }

  @Test("what callers ask is one piece, below what their column is called")
  func callers() {
    let page = """
      市民来电
      问：我家住西门外大院，自来水水压太低，三楼以上白天根本用不上水，何时能解决？
      西门外居民　刘国强
      答：市自来水公司答复：该大院管道系六十年代铺设，公司已列入今年改造计划。
      问：公交车末班车时间太早，晚上八点就没有车了，能否延长？
      钢厂工人　周建设
      答：市公交公司表示，从本月20日起，末班车将延长至21时30分。

      """
    #expect(
      articles(page + Self.report) == [
        "市民来电 | 刘国强 周建设 | 问：我家住西", "我市开展冬季防火检查 | 李明 | 本报讯（记者",
      ])
    // An interview is one article, and so is a question below its own headline.
    let interview = """
      科学家谈蓝藻治理
      □ 本报记者 李明
      问：蓝藻为什么会暴发，今年的情况会不会比往年更严重？
      答：主要是水体富营养化，今年水温偏高，形势不容乐观。
      问：我们应当怎样应对，居民的饮水有没有保障？
      答：要从源头上控制污染，饮水已经有充分的保障。
      """
    #expect(articles(interview) == ["科学家谈蓝藻治理 | 李明 | 问：蓝藻为什"])
  }

  @Test("what stands above briefs is their column's flag")
  func flagAboveBriefs() {
    let page = """
      都市快餐
      ◆11月14日，我市首条无障碍公交线路开通。（唐宇）
      ◆市博物馆向社会公开征集老照片，截止时间为12月底。（纪红）
      """
    #expect(articles(page) == ["- | 唐宇 | ◆11月14", "- | 纪红 | ◆市博物馆向"])
  }

  @Test("a notice below an essay is none of its sections")
  func noticeBelowEssay() {
    let page = """
      女儿的秘密
      肖雨
      女儿上了初中，忽然有了秘密。写字台的抽屉上了锁，连打电话也要躲到阳台上去。
      那天是我的生日，女儿捧出一条亲手织的围巾。原来，这就是她的秘密。
      寻人启事
      王某，男，72岁，身高1.68米，11月12日上午从家中走失，上身穿蓝色棉袄，必有重谢。
      讣　告
      原市纺织工业局离休干部赵庆云同志，因病医治无效，于2001年11月13日逝世，享年81岁。
      """
    #expect(
      articles(page) == [
        "女儿的秘密 | 肖雨 | 女儿上了初中", "寻人启事 |  | 王某，男，7", "讣告 |  | 原市纺织工业",
      ])
  }

  @Test("rows of numbers are body, below the head of their columns")
  func rows() {
    let page = """
      一周楼市
      楼盘名称　均价(元)　成交套数
      滨江一号 12800 36
      翠湖花园 8650 52
      东方雅苑 7400 48

      """
    let first = Outline.page(page + Self.report).articles[0]
    #expect(first.title == "一周楼市")
    #expect(first.blocks.dropFirst().allSatisfy { $0.role == .body })
  }

  @Test("the day below a notice is the notice's, not the page's")
  func noticeDay() {
    let notice = """
      公 告
      市自然资源和规划局拟对以下地块进行挂牌出让，面积2.6公顷，用途为商业用地。
      市自然资源和规划局
      2022年11月14日
      """
    let page = Outline.page(Self.report + notice)
    #expect(page.masthead.date == nil)
    #expect(page.articles.map(\.title).last == "公告")
    #expect(page.unassigned.isEmpty)
    let dated = Outline.page("青山日报 2022年11月15日 星期二\n\n" + Self.report + notice)
    #expect(dated.masthead.date != nil)
    #expect(dated.masthead.lines == [LineRange(1, 1)])
  }

  @Test("a caption below a report of words and pictures is that report's")
  func picturesOfReport() {
    let page = Outline.page(
      """
      让好声音飞入百姓家
      本报记者 路遥 文/图
      “咱们村的茶叶、竹编都大有可为……”11月12日，一场别开生面的宣讲会正在院坝里进行。
      全市已经组建宣讲队136支，深入村社、企业、校园开展宣讲820余场次，受众达5.6万人。
      图为宣讲员与村民交流。
      """ + "\n" + Self.report)
    #expect(page.photos.isEmpty)
    #expect(page.articles[0].photographers == ["路遥"])
  }

  @Test(
    "a headline and who wrote it want a report, be it one paragraph above a caption",
    arguments: ["本报记者 路遥 文/图", "文/图 路遥", "本报记者 路遥 摄影报道"])
  func shortReportOfPictures(_ byline: String) {
    let page = Outline.page(
      """
      春茶飘香迎客来
      \(byline)
      5月11日，记者在清水镇茶园看到，茶农正忙着采摘春茶。今年全镇春茶产量预计达200吨，带动500多户农民增收。
      图为茶农在采摘春茶。
      """ + "\n" + Self.report)
    #expect(page.photos.isEmpty)
    #expect(page.articles[0].title == "春茶飘香迎客来")
    #expect(page.articles[0].authors.map(\.name) == ["路遥"])
    #expect(page.articles[0].photographers == ["路遥"])
    #expect(page.articles[0].blocks.map(\.role) == [.title, .byline, .body, .caption])
  }

  @Test("who signs the last of several items signs them all")
  func signedAsOne() {
    let page = """
      一句话新闻
      △第六届青年陶艺双年展将于11月5日开幕，参展作品一百二十件。
      △清水县剧团携新戏到各乡巡回演出，没有一场在剧院里。
      △东关小学新操场昨日启用。（本报综合）

      """
    let found = Outline.page(page + Self.report).articles
    #expect(found.map(\.title) == ["一句话新闻", "我市开展冬季防火检查"])
  }

  @Test("who gives notice stands above the day, and a notice's name is nobody's")
  func noticesInARow() {
    let page = Outline.page(
      """
      关于拟推荐劳动模范人选的
      公 示
      根据有关通知精神，经基层推荐、逐级审核，拟推荐以下同志为劳动模范人选，现予公示，公示期为五天。
      清水市总工会
      2016年11月22曰
      招 租
      长江西路临街铺面三间，面积共二百一十平方米，水电齐全，价格面议，有意者请到长江西路十八号洽谈。
      注 销 公 告
      清水市宏远建材有限公司拟向公司登记机关申请注销登记，请债权人自本公告见报之日起四十五日内申报债权。特此公告。
      清水市宏远建材有限公司
      清水市锦屏区人民法院公告
      何正贵：本院受理原告诉你金融借款合同纠纷一案，现依法向你公告送达起诉状副本、应诉通知书及开庭传票。
      """)
    #expect(page.titles == ["关于拟推荐劳动模范人选的公示", "招租", "注销公告", "清水市锦屏区人民法院公告"])
    #expect(page.articles.map { $0.authors.count } == [0, 0, 0, 0])
  }

  @Test(
    "signed paragraphs below a column's flag are briefs, whatever words they share with articles above"
  )
  func signedBelowFlag() {
    let page = """
      开局就要有开局的样子

      □ 本报评论员 仲言

      一年之计在于春。新年伊始，各县晒出清单，送福小分队走进小区，送春联、剪窗花，处处涌动着抢抓机遇的热潮，就要有开局的样子，

      政协召开会议

      \(Outline.report)

      简 讯

      芮阳县日前组织28名文化能人组成“送福小分队”，走进12个小区，现场书写春联、剪窗花，送到群众手中。（卫小芳）

      龙门市总工会近日启动“冬送温暖”活动，走访慰问困难职工，为他们送去慰问品。（侯 杰）
      """
    #expect(articles(page).suffix(2) == ["- | 卫小芳 | 芮阳县日前组", "- | 侯杰 | 龙门市总工会"])
  }

  @Test("briefs with a headline each right above their marks keep them")
  func headedBriefs() {
    let page = """
      简 讯

      文水：一声敲门送平安

      ▲文水县近日开展“敲门行动”，组织志愿者为独居老人安装报警器、发放明白纸。（米彩云）

      岚县：家门口有了养老院

      ▲岚县投资380万元的城北社区养老服务中心日前建成投用，设置床位45张。（程杰）
      """
    #expect(
      articles(page) == [
        "文水：一声敲门送平安 | 米彩云 | ▲文水县近日", "岚县：家门口有了养老院 | 程杰 | ▲岚县投资3",
      ])
  }

  @Test("a headline right above a column's name is another's")
  func headlineAboveFlag() {
    let page = Outline.page(
      "本报讯 石门县农民顾长根办起全省第一座农民邮票展览馆，展出邮票八千多枚，昨天正式开放。", "农民顾长根办起邮票展览馆",
      "简明新闻", "△省轻工产品展销会昨天在省城闭幕，八天成交三千万元。\n△省城第二批旧公共汽车更新完毕，新车昨天上路。")
    #expect(page.titles == ["农民顾长根办起邮票展览馆", "简明新闻"])
  }
}
