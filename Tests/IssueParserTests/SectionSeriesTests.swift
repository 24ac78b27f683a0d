import IssueParser
import Testing

/// What belongs to an article although another, its end or debris stands before it: the next section of its series,
/// and what was added behind its signature.
@Suite struct SectionSeriesTests {
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
}
