import IssueParser
import Testing

/// What stands in boxes of its own between articles: a leader's words, tables, pictures.
@Suite struct BoxTests {
  private static let report = "本报讯（记者 李明）日前，市应急管理局组织人员对全市商场、宾馆进行防火检查，共发现隐患四十余处，现已全部整改。"

  @Test("a leader's words below their flag are no article's, the report below them is")
  func quotation() {
    let page = Outline.page(
      """
      毛主席语录
      　　鼓足干劲，力争上游，多快好省
      地建设社会主义。
      　　中国人民有志气，有能力。

      我市开展冬季防火检查
      """ + "\n" + Self.report)
    #expect(page.titles == ["我市开展冬季防火检查"])
    #expect(!page.articles.contains { $0.blocks.contains { $0.text.contains("力争上游") } })
  }

  @Test("rows of prices and times are no headlines")
  func figures() {
    let page = Outline.page(
      """
      我市开展冬季防火检查
      \(Self.report)
      本周外汇牌价
      (单位:人民币/100外币)
      美 元 851.19 853.74
      港 币 110.06 110.40
      日 元 8.6521 8.6780
      """)
    #expect(page.titles.contains("我市开展冬季防火检查"))
    #expect(!page.titles.contains { $0?.contains("110.06") == true })
  }

  @Test(
    "the last paragraph above who took a picture and reports it is its caption, where it tells the day"
  )
  func captionBelowReport() {
    let page = Outline.page(
      """
      我市工业转型升级观察

      三年前，这家有着五十年历史的老企业

      因环保不达标被关停。痛定思痛，企业

      投入一亿八千万元上马智能生产线。

      目前，高新区已集聚新能源企业十八家，

      成为我市工业经济新的增长极。

      9月26日，工人在河口乡尹家湾村采摘

      晚熟黄桃。该乡发展黄桃种植三千亩，

      年产值达四千多万元。

      本报记者 贾楠 通讯员 宋广平 摄影报道
      """)
    let captions = (page.articles.flatMap(\.blocks) + page.photos.flatMap(\.blocks))
      .filter { $0.role == .caption }.map(\.text)
    #expect(captions.count == 1)
    #expect(captions.first?.hasPrefix("9月26日") == true)
  }

  @Test("where blanks stand around all numbers they part no line in halves")
  func blanksAroundNumbers() {
    let page = Outline.page(
      """
      本报讯（记者 陶亚楠）“以前卖粮要

      排队等一宿，今年在手机上预约，拉来

      就能卸。”9 月 25 日，在中储粮宁阳

      直属库，河口乡种粮大户郭永胜高兴地

      对记者说。

      秋粮收购工作开展以来，我市粮食部门

      推行“预约收购”“一卡通结算”等便

      民举措，全市 47 个收购库点统一悬挂

      质价标准，配备质检员 96 名，做到

      “五要五不准”。同时，协调农发行备

      足收购资金 8.6 亿元，确保不给农民

      本报讯（记者 马骁）9 月 26 日，市

      政府召开秋冬季大气污染综合治理攻坚

      动员会，安排部署今冬明春大气污染防

      治工作。副市长彭卫东出席会议并讲话。

      彭卫东指出，今年前 8 个月，我市优

      良天数 158 天，同比增加 11 天，

      优良率为 9.4 个百分点。
      """)
    #expect(page.titles == [nil, nil])
  }

  @Test(
    "headlines that point to other pages are no article's",
    arguments: [
      "医疗中心门诊大楼封顶 ▶▶2版\n一位退伍老兵的护林账本 →3版",
      "导读 | 2版：全市高考分数段统计出炉 3版：老城改造留住乡愁 4版：“双减”之后的暑假",
      "2版 ▶ 老兵和他的书屋\n\n3版 ▶ 一条旧铁路的新生",
    ])
  func pointers(_ box: String) {
    let page = Outline.page(box, "我市开展冬季防火检查", Self.report)
    #expect(page.titles == ["我市开展冬季防火检查"])
    #expect(page.articles[0].blocks.map(\.role) == [.title, .body])
  }

  @Test("what each page holds is no article's headline")
  func pageList() {
    let page = Outline.page(
      Outline.report, "导读", "2版：审核评估整改系列报道", "3版：人物·把论文写在井下", "为了听懂煤的话，老师带着学生跑遍十四对矿井。")
    #expect(page.titles == [nil, nil])
    #expect(page.unassigned.map(\.text) == ["导读", "2版：审核评估整改系列报道", "3版：人物·把论文写在井下"])
  }
}
