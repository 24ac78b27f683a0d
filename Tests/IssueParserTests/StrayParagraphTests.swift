import IssueParser
import Testing

/// Columns that end where a paragraph does: no torn sentence tells whose the next paragraph is.
@Suite struct StrayParagraphTests {
  private static let street = """
    本报讯（记者 陆雨）9月13日，市长卫国深入东城片区，就老旧小区改造工作进行调研，要求把好事办好。

    在东风路小区，卫国仔细询问加装电梯、外墙保温的进展情况。他要求倒排工期，让群众温
    """
  private static let school = """
    本报讯 9月10日，清水县举行庆祝第37个教师节暨表彰大会，对全县20名优秀校长、100名优秀教师和30名乡村教师楷模进行了表彰。

    近年来，清水县坚持教育优先发展，先后投资3.6亿元新建改扩建中小学校14所，招录补充教师312名，教学质量位居全市前列。
    """
  private static let rest = """
    暖过冬。

    卫国指出，要统筹推进水电气暖改造，避免道路反复开挖，形成工作合力。
    """
  private static let signed = "会上，受表彰的教师代表作了发言，新入职教师进行了集体宣誓。（薛永强 张慧）"

  @Test("what another signs than the lead named goes to the open report that has its words")
  func signedByAnother() {
    let page = Outline.page(
      [Self.street, Self.school, Self.rest, Self.signed].joined(separator: "\n\n"))
    #expect(page.articles.map { $0.authors.map(\.name) } == [["陆雨"], ["薛永强", "张慧"]])
    #expect(page.articles.last?.blocks.map(\.text).last?.hasPrefix("会上，受表彰的教师") == true)
  }

  @Test("what another signs is a story of its own where no open report has its words")
  func ownStory() {
    let page = Outline.page(
      """
      本报讯（记者 罗建民）12月4日，我市在人民广场举行国家宪法日集中宣传活动，共发放资料三万余份。

      我市还开展了宪法进农村、进社区、进校园等系列活动，营造尊崇宪法、学习宪法的浓厚氛围。

      连日来，清水县税务局组织志愿者深入企业，讲解税费优惠政策，解决涉税难题。

      “税务干部送来的政策汇编，条条都是干货。”铸造公司财务负责人说，企业享受留抵退税四百万元。（段丽娜）
      """)
    #expect(page.articles.map { $0.authors.map(\.name) } == [["罗建民"], ["段丽娜"]])
    #expect(page.articles.last?.blocks.first?.text.hasPrefix("连日来，清水县") == true)
  }

  @Test("a sentence that a report's opening words cut off goes on in the next column but one")
  func cutOff() {
    let page = Outline.page(
      """
      本报讯(记者 樊志刚)"从申请到拿到执照, 不到半个小时,真方便。"15日,在政务服务中心 刚领到执照的市民高兴地说。

      今年以来,市行政审批局深化"一件事一次办" 改革,将企业开办涉及的六个环节整合为一

      本报讯(通讯员 康永红)为提升防灭火能力, 近日,清水县组织开展防灭火实战演练,应急、林业 等部门三百余人参加。

      演练模拟林区突发火情,各参演队伍迅速响应, 运用风力灭火机、高压水泵、无人机等装备开

      个环节,申请材料由十七份压减到五份,并免费 为新开办企业刻制印章。

      截至八月底,全市新登记市场主体两万余户,同 比增长百分之十九点六,活力进一步迸发。

      展立体扑救,整个过程紧张有序,达到了预期 目的。
      """)
    let bodies = page.articles.map { $0.blocks.map(\.text).joined(separator: "/") }
    #expect(bodies.count == 2)
    #expect(bodies[0].contains("整合为一个环节") && bodies[0].hasSuffix("迸发。"))
    #expect(bodies.last?.contains("装备开展立体扑救") == true)
  }

  @Test("a report without headline takes the rest that stands elsewhere, and the headline of that")
  func restWithHeadline() {
    let page = Outline.page(
      """
      "一打三反"行动开展以来,昔平县公安局强化措施、主动出击,有力震慑了违法犯罪分子,群众的安全感进一步提

      本报讯(记者 牛小梅)"真没想到,坐在家里就把执照办了。"8月16日,清川区的郭先生在手机上查看电子执照时说。

      升。

      该局坚持打防结合,新增高清视频探头六百余个,做到白天见警察、晚上见警灯,织密了治安防控网络。(冀平安)

      今年以来,清川区推进"互联网+政务服务",将行政审批事项全部纳入网上办理,群众办事平均跑腿次数大大减少。

      昔平警方 重拳出击保平安

      清川区"互联网+政务" 让群众少跑腿
      """)
    #expect(page.articles.map(\.title) == ["昔平警方 重拳出击保平安", "清川区\"互联网+政务\" 让群众少跑腿"])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["冀平安"], ["牛小梅"]])
  }
}
