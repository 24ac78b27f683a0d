import IssueParser
import Testing

/// Short lines of body between paragraphs that look like headlines and are none: by how they tell,
/// who speaks in them, and what stands around them.
@Suite struct NarrationTests {
  private static let head = "本报讯（记者 李明）日前，市人才办公布了深化人才发展体制改革的措施，从引才、育才等方面推出政策，对人才给予补贴。"
  private static let tail = "这些措施公布以后，各县区和有关部门都在抓紧制定实施细则，力争年底以前全部落到实处，让人才早日受益。"

  /// The headings of a page on which some lines stand between the paragraphs of a report.
  private func headings(_ lines: String) -> [String] {
    let page = Outline.page("我市改革人才发展体制", Self.head, lines, Self.tail)
    return page.articles.flatMap(\.blocks).filter { $0.role.isHeading }.map(\.text)
      + page.unassigned.map(\.text)
  }

  @Test(
    "who says it before a comma, when it was, and whence it is known open sentences of body",
    arguments: [
      "人才中心负责人说，首批补贴发放后将", "复试中，清水县实验小学选手", "据市统计局公布的数字全年",
      "以上信息以市人才办公布的为准",
    ])
  func narration(line: String) {
    #expect(headings(line) == ["我市改革人才发展体制"])
  }

  @Test("what two say in turn is no headline, nor the next paragraph of what one says")
  func dialogue() {
    let turns = "“您多大年纪了？”他握着老人的手亲切地问。\n\n“生活上有问题吗？”\n\n“哎，厂里已经半年没有发工资，一个女儿还在念书。”老人慢慢地说起来。"
    #expect(headings(turns) == ["我市改革人才发展体制"])
    let speech = "他手捧鲜花，深情地说：“引才育才，要永远从零起步，不能有一点自满。\n\n“明天，始终是引才的第一天！”"
    #expect(headings(speech) == ["我市改革人才发展体制"])
  }

  @Test("labels with what they name are particulars")
  func particulars() {
    #expect(headings("主讲人：市农科院研究员 丁世昌") == ["我市改革人才发展体制"])
  }

  @Test("who did what at a meeting, apart by blanks, is a deck")
  func decks() {
    let page = Outline.page(
      "县委、县政府召开全县农业产业化经营\n工作会议，县委书记祁广田在会上讲话，\n县长宋传江主持会议。",
      "全县农业产业化经营工作会议召开\n祁广田讲话 宋传江主持",
      "高庄镇农民在大棚里采摘早春西\n红柿。该镇今年新建高标准大棚360\n个。 曹军 摄")
    #expect(page.articles.first?.subtitle?.hasPrefix("祁广田讲话 宋传江主持") == true)
    #expect(page.authorNames == [[]])
  }

  @Test("below a kicker of a lower rank the headline begins as it likes")
  func ranks() {
    let page = Outline.page(
      "### 各乡村民普遍反映", "## ——办事比以前快了", Self.head, "## 县医院迁入新楼",
      "本报讯（记者 陈平）昨天，县医院迁入新楼，当天门诊病人四百多名，各科室秩序井然。")
    #expect(page.articles.first?.kicker == "各乡村民普遍反映")
    #expect(page.titles == ["——办事比以前快了", "县医院迁入新楼"])
  }

  @Test("one section of a wrong rank begins no article")
  func sections() {
    let sections = [
      "#### “大棚长”管到田间头", "在凤凰镇，每个大棚都有一位“大棚长”，浇水、通风、采收，样样有人管，产量比去年提高了三成。",
      "### “深加工”拉长产业链", "产业链条短、附加值低，曾经是柞水木耳的一块“心病”，近两年县里引进深加工企业，拉长产业链，办起了加工厂。",
    ]
    let page = Outline.page(
      "## 小木耳撑起致富伞", "### 柞水县食用菌产业发展见闻",
      "春日的凤凰镇，一排排大棚整齐排列，村民们正忙着采摘木耳，脸上满是喜悦的笑容。",
      sections.joined(separator: "\n\n"), "## 县医院迁入新楼",
      "本报讯（记者 陈平）昨天，县医院迁入新楼，当天门诊病人四百多名，各科室秩序井然。")
    #expect(page.titles == ["小木耳撑起致富伞", "县医院迁入新楼"])
  }

  @Test("what is added behind a signature is of the same letter")
  func afterword() {
    let page = Outline.page(
      "“出了厂门就不管”对吗？",
      "编辑同志：今年秋天，我们生产队从县农具厂买回七部新式步犁，用了不到三天就坏了两部，希望厂里多为农民着想。",
      "榆中县东湾生产队 高进财",
      "附记：接到这封信后，我们派人到县农具厂进行了了解，厂里表示立即派人下乡修理，并检查其余各部。")
    #expect(page.titles == ["“出了厂门就不管”对吗？"])
  }

  @Test("rows with a price are a list's, and what was scanned beside the page nobody's")
  func rowsAndMargins() {
    let page = Outline.page(
      "0 1 2 3 4 5 cm", "我市改革人才发展体制", Self.head, "物资行情",
      "旧轨（43公斤）每吨 1480元 平\n防腐油枕 每根 62元 跌2元\n道砟 每立方米 31元 平\n重油 每吨 1150元 涨40元",
      "KODAK Color Control Patches")
    let headings = page.articles.flatMap(\.blocks).filter { $0.role.isHeading }.map(\.text)
    #expect(headings == ["我市改革人才发展体制"])
    #expect(page.unassigned.first?.text == "0 1 2 3 4 5 cm")
    #expect(page.unassigned.last?.text == "KODAK Color Control Patches")
  }

  @Test("a comment on a congress ends with its wishes")
  func wishes() {
    let page = Outline.page(
      "在新常态中奋发有为", "本报评论员", "春潮涌动，万象更新。我们对大会的召开表示热烈祝贺！", "预祝大会圆满成功！", "来自代表团驻地的声音",
      "本报讯（记者 李明）2月3日下午，各代表团分组审议政府工作报告。")
    #expect(page.titles == ["在新常态中奋发有为", "来自代表团驻地的声音"])
    #expect(page.articles.map(\.kicker) == [nil, nil])
    #expect(page.articles[0].blocks.last?.text == "预祝大会圆满成功！")
  }

  @Test("whom a court's notice addresses is told in its first sentence")
  func courts() {
    let lines = [
      "亲朋相聚，小酌怡情。共同饮酒人之间负有相互提", "醒、劝告、照顾的注意义务，未尽到的要承担责任。", "清水县人民法院公告",
      "霍永强：本院受理原告清水县滨河区农村", "信用合作联社诉你金融借款合同纠纷一案，因", "你下落不明，现依法向你公告送达起诉状副本、应",
      "诉通知书及开庭传票。自公告之日起视为送达。",
    ]
    let page = Outline.page(lines.joined(separator: "\n\n"))
    #expect(page.articles.allSatisfy { $0.subtitle == nil })
    #expect(page.titles.contains("清水县人民法院公告"))
  }

  @Test("a question stands below a report's end and above the next one's kicker")
  func questions() {
    let lines = [
      "本报讯（记者 李明）垃圾分类，到底怎么分？", "5月18日，市城管局在江畔广场举行垃圾分类大", "闯关活动，不少市民当场被问住。根据方案，我",
      "市今年将在主城区一百多家单位先行试点，配备", "分类收运车二十六台，明年覆盖率达到六成。", "垃圾分类，您准备好了吗？", "“书香清水”全民阅读活动",
      "百场朗读进校园", "本报讯（记者 周原）5月20日，百场朗读进校园", "活动在市第五中学启动，七十名师生与本土作家", "一起朗读作品，活动将持续到今年十月底结束。",
    ]
    let page = Outline.page(lines.joined(separator: "\n"))
    #expect(page.titles.contains("垃圾分类，您准备好了吗？"))
  }

  @Test("a question is text where the paper that asks and whom it asks speak in turn")
  func turns() {
    let page = Outline.page(
      "## 对话支教大学生", "青春导报：还记得第一次站上讲台的情形吗？", "林秋水：记得。为那节课我写了11页教案，一上台全忘了，孩子们在下面笑。",
      "青春导报：后来学会了吗？", "林秋水：没有。我学会了不喊，有一天嗓子哑了，我就在黑板上写字，教室一下子安静了。")
    #expect(page.articles.count == 1)
    #expect(page.articles[0].blocks.count { $0.role.isHeading } == 1)
  }
}

extension BlockRole {
  fileprivate var isHeading: Bool {
    [.title, .kicker, .subtitle, .subheading].contains(self)
  }
}
