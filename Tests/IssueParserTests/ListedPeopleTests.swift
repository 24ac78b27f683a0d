import IssueParser
import Testing

/// Rolls of people and poems in series: what stands in lists that are no headlines.
@Suite struct ListedPeopleTests {
  @Test("rows of names are a roll, whatever brackets say of some")
  func roll() {
    let page = Outline.page(
      "清水县修公路", Outline.report, "县人民代表大会第一次会议主席团和秘书长名单", "主席团（共12名，按姓氏笔画为序）",
      "万永红 马建军 王 芳（女） 王立平", "王家富 文国强 邓玉梅（女） 田 华（土家族）", "刘 伟 刘长江 李 军 李明亮", "秘书长 龙小英（女）",
      "河口县办灯会", Outline.report)
    #expect(page.titles == ["清水县修公路", "县人民代表大会第一次会议主席团和秘书长名单", "河口县办灯会"])
    #expect(page.bodies[1].count == 5)
    #expect(page.authorNames == [["李明"], [], ["李明"]])
  }

  @Test("numbers before what they count are a box of figures")
  func figures() {
    let page = Outline.page(
      "清水县修公路", Outline.report, "数读报告", "1926亿元 2022年地区生产总值", "5.2万人 2022年新增城镇就业",
      "6.5%以上 2023年经济增长预期目标",
      "328个 2023年重点项目", "（记者 王芳 整理）")
    #expect(page.titles == ["清水县修公路", "数读报告"])
    #expect(page.bodies[1].count == 4)
    #expect(page.authorNames == [["李明"], ["王芳"]])
  }

  @Test("the poems of a series have names of their own, and the column above is no poet")
  func poems() {
    let page = Outline.page(
      "母亲的豆豉", "林秋水", Outline.essay, Outline.essay, Outline.essay, "诗 苑", "在清水，与秋天相遇（组诗）", "□ 周远帆",
      "老码头",
      "石阶还在，一级一级\n走进水里\n缆绳勒出的沟痕\n比任何碑文都深", "晒秋", "屋顶上铺满辣椒、南瓜、玉米\n云岭的人家\n把一年的颜色\n都交给太阳保管")
    #expect(page.titles == ["母亲的豆豉", "在清水，与秋天相遇（组诗）"])
    #expect(page.authorNames == [["林秋水"], ["周远帆"]])
    #expect(
      page.articles[1].blocks.filter { $0.role == .subheading }.map(\.text) == ["老码头", "晒秋"])
  }
}
