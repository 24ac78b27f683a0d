import IssueParser
import Testing

/// A column that an engine left in printed lines, on a page where it joined those of others.
@Suite struct PrintedColumnTests {
  private static let lines = [
    "本报讯 4月19日,记者从", "县农业农村局获悉，今年全县", "新建高标准农田11.5万亩、改", "造 提 升 3.2 万 亩 的 任 务 已 全 部",
    "落实到地块,28个项目区开工", "22 个 ,完 成 投 资 1.7 亿 元 。",
  ]

  /// The page with these lines among paragraphs of wrapped columns.
  private func page(_ lines: [String]) -> Page {
    Outline.page(
      """
      ## 把论文写在大地上

      □ 本报记者 虞书晴

      芒种前一天的傍晚，岭底乡卫家沟村的老槐树下，七八 只小板凳围成了一个圈，坐在中间的是卫守义，他手里 拿着一本账，一笔一笔念给大家听，谁家都没有二话。

      今年71岁的卫守义当过23年村干部，如今是一名调 解员，谁家有了疙瘩都来找他说一说，他从来不嫌麻烦， 一坐就是半天，茶凉了又续，续了又凉。

      \(lines.joined(separator: "\n\n"))

      项目按照田成方、渠相通、 路相连、旱能灌、涝能排的标准， 由镇村组建专班推进，把好设计 关、材料关和质量关，建成之后还 要选好管护人，不让一亩田撂了荒。

      全县11.5万亩高标
      """)
  }

  @Test("its lines are text, a letter-spaced one and one without a mark too")
  func text() {
    let page = page(Self.lines)
    #expect(page.titles == ["把论文写在大地上", "全县11.5万亩高标"])
    #expect(page.articles[1].blocks.allSatisfy { [.title, .body].contains($0.role) })
  }

  @Test("a line alone between paragraphs is none of such a column")
  func heading() {
    let page = page(["一本账算到心坎里"])
    #expect(page.articles[0].blocks.contains { $0.role == .subheading })
  }
}
