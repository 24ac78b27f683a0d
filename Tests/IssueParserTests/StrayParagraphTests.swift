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

  @Test("below a notice's last words begins what tells of nothing lost")
  func belowNotice() {
    let lost = "林秋水遗失清水县农村信用社存单一张，账号6210881234，声明作废。"
    let story = "种得好，还要卖得好。合作社今年又添了两台分拣机，山货从村里直接发往城里的超市。"
    let page = Outline.page("遗失声明", lost, story)
    #expect(page.titles == ["遗失声明", nil])
    #expect(page.articles.last?.blocks.map(\.text) == [story])
    let losses = Outline.page("遗失声明", lost, "周原不慎将清水一中毕业证丢失，声明作废。")
    #expect(losses.titles == ["遗失声明"])
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

  @Test("what another signs at the end of a torn column begins where the column does")
  func signedFarBelow() {
    let page = Outline.page(
      """
      夏粮颗粒归仓 农机"三夏"唱主角

      本报讯(记者 史建平 通讯员 路晓红)"过去割麦 子,全家老小要忙活十来天。现在一台收割机一亩 地七八分钟。"12日,种粮大户翟福生高兴地说。

      据市农机中心统计,今年"三夏"期间,全市共投入 联合收割机2600台,已收获小麦186万亩。

      今年以来,清水县纪委监委聚焦群众身边的不 正之风和腐败问题,开展集中整治行动,共受理问 题线索186件,给予党纪政务处分88人。

      该县建立"室组地"联动办案机制,对重点问题线 索提级办理、限时办结,形成有力震慑。同时坚

      本报讯(记者 史建平)6月14日是世界献血者日, 我市在五一广场举行主题宣传活动,对无偿献血先 进个人进行表彰。

      持以案促改,督促相关单位建章立制67项。(牛晓 亮)

      清水县:靶向整治 守护民利

      我市举行世界献血者日主题宣传活动
      """)
    #expect(
      page.articles.map(\.title) == [
        "夏粮颗粒归仓 农机\"三夏\"唱主角", "清水县:靶向整治 守护民利", "我市举行世界献血者日主题宣传活动",
      ])
    #expect(page.articles.map { $0.authors.map(\.name) }[1] == ["牛晓亮"])
  }

  @Test("a section of a lower rank than the headlines goes on with the feature that has such")
  func sectionsOfFeatures() {
    let page = Outline.page(
      """
      ## 让古村落“活”起来

      □ 本报记者 杜鹃

      青砖灰瓦、雕梁画栋，石板铺就的小巷蜿蜒曲折，一座座明清院落诉说着岁月的沧桑。

      #### 修旧如旧 留住乡愁

      “每一块砖、每一片瓦都要编号登记，能用旧的绝不用新的。”店头村的修缮师傅说。

      本报讯 （记者 祁艳芳） 4月20日，市红十字会在滨河广场开展应急救护知识普及活动，指导市民实际操作。

      #### 业态更新 焕发生机

      在保护的基础上，县里引入社会资本，发展民宿、写生、研学等业态，店头村去年接待游客18万人次。

      ## 我市开展应急救护知识普及活动
      """)
    #expect(page.articles.map(\.title) == ["让古村落“活”起来", "我市开展应急救护知识普及活动"])
    #expect(page.articles.first?.blocks.count { $0.role == .subheading } == 2)
  }

  @Test("a section below a signed feature without sections goes to the one whose words it has")
  func sectionsBehindFeatures() {
    let text = """
      ## 谱写脱贫致富新篇章

      □ 本报记者 杜鹃

      前元庄是柳林山区靠办学起家的有名村子，坪上村原是个老大难村，村办学校敲响了脱贫的钟声。

      #### 党政重视 步入良性循环轨道

      柳林县给坪上村派去工作队，村办学校教农民嫁接核桃，培训班从前元庄办到了坪上村。

      ## 给黄土地“拜年”

      □ 本报记者 陈国琦

      新年前夕，平山县象角村村民站在村边的耕地前，给黄土地拜年，笑声在山间回荡。

      #### 穷则思变 走扶贫开发之路

      坪上村的农民在村办学校学会了嫁接核桃，前元庄的培训班又教他们养鸡，柳林县把这两个村的做法推广到全县。

      ## 电子“交警”在鹏城

      □ 本报记者 王楚

      “电子眼”在街头一露脸，就形成冲击波，使城市的交通环境迈出了有力的一步。
      """
    let page = Outline.page(text)
    #expect(page.articles.map { $0.blocks.count { $0.role == .subheading } } == [2, 0, 0])
    #expect(page.articles.first?.blocks.last?.text.hasPrefix("坪上村的农民") == true)
    // Of other words, it is the nearer one's.
    let other = Outline.page(
      text.replacing(
        "坪上村的农民在村办学校学会了嫁接核桃，前元庄的培训班又教他们养鸡，柳林县把这两个村的做法推广到全县。",
        with: "象角村的村民说，给黄土地拜年是平山县的老规矩，今年的笑声格外响，山间的耕地又要迎来一个好年景。"))
    #expect(other.articles.map { $0.blocks.count { $0.role == .subheading } } == [1, 1, 0])
  }

  @Test("a section whose heading has parts as long as those of a feature's is that feature's")
  func sectionsOfOneShape() {
    let text = """
      跟着大动脉一起跳动

      ——南昆铁路沿线见闻

      本报记者 罗昌爱 胡跃平

      广西 路通观念变 沿线开发忙

      新年伊始，广西人的视线直指南昆铁路。自1个月前这条大动脉建成通车以来，沿线的码头和货场一天比一天热闹。

      合肥大红灯笼当街舞

      本报记者 刘杰

      元旦的前两天，合肥市民一觉醒来，发现长江中路两侧，一下子挂满了喜迎新春的大红灯笼，来往行人看花了眼。

      贵州 梦寐山门开 大步奔市场

      1月6日凌晨3时，记者从贵阳驱车来到兴义市，宾馆门口停满了外省的车。靠修路而兴旺起来的农民，把眼睛盯在了铁路两头。
      """
    let counts = { (text: String) in
      Outline.page(text).articles.map { $0.blocks.count { $0.role == .subheading } }
    }
    #expect(counts(text) == [2, 0])
    #expect(counts(text.replacing("贵州 梦寐山门开 大步奔市场", with: "千盏灯笼凌空舞")) == [1, 1])
  }

  /// A report of a meeting, and a feature with the report's last paragraphs at its end.
  private static func meeting(_ speaker: String) -> Page {
    Outline.page(
      """
      ## 扛牢责任稳供应 严守底线保安全

      本报讯（记者 尹秀梅）12月5日，全市能源保供暨煤矿安全生产工作会议召开，邢国华出席并讲话。会议通报了今年以来的有关情况。

      ## 小杂粮“变身记”

      □ 本报记者 武建平

      大雪节气前夕，汾河源头的静乐县寒意正浓，藜麦加工车间里却热气腾腾，工人们正忙着包装发往外地的产品。

      县里推行“企业+合作社+农户”模式，企业与农户签订保底收购合同，同时吸纳脱贫群众进厂务工。

      \(speaker)强调，安全生产是不可逾越的红线，要吸取事故教训，深入开展专项行动，从严查处违法违规行为。
      """)
  }

  @Test("who spoke in one report alone tells whose the paragraph is")
  func speaker() {
    let page = Self.meeting("邢国华")
    #expect(page.articles.map { $0.blocks.count { $0.role == .body } } == [2, 2])
    #expect(page.articles[0].blocks.last?.text.hasPrefix("邢国华强调") == true)
    // Nobody has named the other.
    let other = Self.meeting("郝玉林")
    #expect(other.articles[1].blocks.last?.text.hasPrefix("郝玉林强调") == true)
  }
}
