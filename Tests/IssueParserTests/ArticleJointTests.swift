import IssueParser
import Testing

/// What goes on with an article although another, its end or debris stands before it, and what
/// begins anew although nothing stands above it.
@Suite struct ArticleJointTests {
  private static let report =
    "各位代表，过去一年，全市上下团结一心，扎实工作，较好地完成了人民代表大会确定的各项任务，国民经济保持了平稳较快发展的势头，城乡面貌发生了可喜变化。"

  private func section(_ words: String) -> String {
    "\(words)。各级各部门要明确责任，细化措施，把任务分解到单位、落实到人头，确保各项工作按期完成，让全市人民得到实实在在的好处，以新的成绩向人民交上满意的答卷。"
  }

  @Test("the next section in brackets belongs to the article of the one before, below debris")
  func brackets() {
    let page = Outline.page(
      "# 政府工作报告", Self.report, "（一）着力推进农业结构调整",
      section("要大力发展设施蔬菜和畜牧养殖，年内新建大棚八千座"), "（二）着力抓好重点项目建设",
      section("要全力推进铁路、公路和水利工程，年内完成投资三十亿元"), "《政府工作报告》名词解释",
      "设施蔬菜：在温室、大棚里种植的蔬菜，不受季节的限制，产量和效益都比大田高。",
      "丨 正 m\n（三）着力改善城乡居民生活",
      section("要新增就业岗位一万个，把低保标准提高到每月一百五十元"))
    #expect(page.titles == ["政府工作报告", "《政府工作报告》名词解释"])
    #expect(
      page.articles[0].blocks.filter { $0.role == .subheading }.map(\.text).last?.hasSuffix(
        "（三）着力改善城乡居民生活")
        == true)
  }

  @Test("a label in brackets opens what was added to a signed letter")
  func afterword() {
    let letter =
      "编辑同志：我是一名退休职工，每年都要到社保所办理认证手续，路远天冷，十分不便，希望有关部门能派人上门服务，替我们这些腿脚不便的老人想一想。"
    let page = Outline.page(
      "老人认证能否上门", letter, "（退休职工 邢占魁）",
      "【回音】市社保局：邢占魁同志的意见很好，从下月起，七十岁以上的老人由社区工作人员上门认证。",
      "公园长椅该修了", "编辑同志：街心公园的长椅坏了半年，一直没有人修，晨练的老人没有地方歇脚，请有关部门管一管。", "（市民 柳叶青）")
    #expect(page.titles == ["老人认证能否上门", "公园长椅该修了"])
    #expect(page.articles[0].blocks.last?.text.hasPrefix("【回音】") == true)
  }

  @Test("what sums an article up above its headline is the article's, under its own name")
  func summary() {
    let page = Outline.page(
      "### 物流园区为何建而不用", "□ 陈立本",
      "近年来，我市先后建成三个物流园区，占地两千多亩，可是入驻的企业不到三成，仓库大半空着，许多货车仍旧停在路边装卸。", "核心提示",
      "取消农业税以后乡镇干什么？农民工的孩子上学谁来管？记者日前走访了市委政策研究室的负责人。", "### 乡镇工作有了新内容", "□ 李明远",
      "走进清水县各个乡镇，墙上的催款榜不见了，换上了种养信息栏。乡镇干部说，过去一年到头忙收税，现在忙的是给农民找项目、跑销路。")
    #expect(page.titles == ["物流园区为何建而不用", "乡镇工作有了新内容"])
    #expect(page.articles[1].blocks.contains { $0.text == "核心提示" })
    #expect(page.articles[1].blocks.contains { $0.text.hasPrefix("取消农业税以后") })
  }

  @Test("a vertical headline begins an article, inside a feature too")
  func vertical() {
    let page = Outline.page(
      "# 渡口人家", "□ 郑望远",
      "那年八月，雨一下就是四天四夜，老船工把缆绳在老柳树上又绕了两道，一夜起来看了七回水，天亮时河面已经漫过了石阶。", "#### 六、那年大水",
      "第五天傍晚，大队的喇叭突然响了，喊大家都往台子上跑。女人抱着孩子往外跑，跑到门口又转回去，从锅里捞出一块饼子。",
      "浇水补墒\n东\n山\n区\n百\n眼\n井\n保\n夏\n粮",
      "今年入春以来，我市降水偏少三成，东山区是全市旱情最重的地方。该区多方筹资，新打机井一百眼，使五万亩麦田浇上了水。")
    #expect(page.articles.count == 2)
    #expect(page.titles[0] == "渡口人家")
  }

  @Test(
    "what addresses the editors, corrects the paper, cuts off or notes what comes begins anew",
    arguments: [
      "编辑同志：\n我们村的小学离镇上十里，孩子们天天摸黑上学，路上没有一盏灯，家长都不放心，请帮我们呼吁呼吁。",
      "本报3月8日一版《清水表彰三八红旗手》一文，把获奖者王秋菊误为王秋菊花，特此更正，并向本人和读者致歉。",
      "编者按：进入冬季以来，本报不断接到群众来电，反映拖欠工钱的事情，今天我们刊登其中几个人的经历，希望引起重视。",
      "因城区线路检修，定于3月16日8时至18时对城东、城南一带停电，请广大用户提前做好准备。",
    ])
  func pieces(opening: String) {
    let page = Outline.page("我市公布人才新政", Outline.report + "会议要求各部门把任务落到实处，年底以前拿出成果。\n" + opening)
    #expect(page.titles == ["我市公布人才新政", nil])
  }
}
