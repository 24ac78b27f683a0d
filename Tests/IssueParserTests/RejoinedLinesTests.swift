import IssueParser
import Testing

/// Columns of print whose every line another program wrapped once more.
@Suite struct RejoinedLinesTests {
  private static let first = """
    本报讯（记者 李明）日前，市人才办公布了深化人才发展体制改革的措施，从引才、育才等方面推出政策，对人才给予补贴。\
    各县要结合实际，制定本县的实施细则，把各项措施落到实处，让各类人才在清水县安心创业，为全市的发展作出更大贡献，\
    并把落实情况按月报送市人才办公室备查。有关部门要加强督促检查，对工作不力的单位及时提出批评，对做得好的单位予以表扬。
    """
  private static let second = """
    本报讯（记者 王芳）连日来，祁山县的田野上拖拉机来回穿梭，翻耕、旋耙、起垄一气呵成，一派繁忙的春耕景象。\
    种粮户把八十亩水田托管给合作社，从耕地到插秧一亩地能省下两百多块钱，一年下来多挣了三万多元，腾出手来还能外出打工。\
    全县现有农机专业合作社九家，各类农机具八百多台，今年预计开展农业生产托管服务面积三万二千亩次，比去年多出四成。
    """

  private static let third = """
    本报讯（通讯员 张娟）近日，碧阳社区的和事佬工作室里传出一阵掌声，因为一堵院墙闹了三年别扭的两家邻居终于握手言和。\
    工作室由五名退休老干部组成，自去年三月成立以来，已成功调解邻里、婚姻、土地等各类纠纷四十六起，成为居民信得过的连心桥。\
    下一步，社区将在每个网格设立调解点，让居民的烦心事有人听、有人管，小事不出楼院，大事不出社区，矛盾不再上交。
    """

  /// Three reports as columns of 19 characters print them.
  private static let columns =
    ["市人才办推出八条新政"] + Outline.lines(first, of: 19)
    + ["农机唱主角春耕效率高"] + Outline.lines(second, of: 19)
    + ["和事佬巧解邻里结"] + Outline.lines(third, of: 19)

  private static func articles(_ lines: [String]) -> [[String]] {
    Outline.page(lines.joined(separator: "\n")).articles.map { $0.blocks.map(\.text) }
  }

  @Test("the full lines and short rests of a column wrapped twice are its lines again")
  func rejoins() {
    let combed = Self.columns.flatMap { Outline.lines($0, of: 15) }
    #expect(combed.count > Self.columns.count + 12)
    let articles = Self.articles(combed)
    #expect(articles.map { $0[0] } == ["市人才办推出八条新政", "农机唱主角春耕效率高", "和事佬巧解邻里结"])
    #expect(articles == Self.articles(Self.columns))
  }

  @Test("every line of the file is in one block all the same")
  func keepsLines() {
    let combed = Self.columns.flatMap { Outline.lines($0, of: 15) }
    let page = Outline.page(combed.joined(separator: "\n"))
    let lines = page.articles.flatMap(\.blocks).flatMap(\.lines)
    #expect(lines.flatMap { Array($0.first...$0.last) } == Array(1...combed.count))
  }

  @Test("what stands right below a full line and begins a report is no rest of it")
  func reports() {
    // Fifteen characters, as many as the wrap allows.
    var lines = Self.columns
    lines[lines.firstIndex(of: "农机唱主角春耕效率高") ?? 0] = "农机唱主角托管显身手春耕效率高"
    let articles = Self.articles(lines.flatMap { Outline.lines($0, of: 15) })
    #expect(articles.map { $0[0] } == ["市人才办推出八条新政", "农机唱主角托管显身手春耕效率高", "和事佬巧解邻里结"])
  }
}
