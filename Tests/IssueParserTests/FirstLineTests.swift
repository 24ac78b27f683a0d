import IssueParser
import Testing

/// Paragraphs' first lines on pages of printed lines, of whose indent the engine kept nothing: they
/// fall short of the column by two characters, and one without a mark is no heading for that.
@Suite struct FirstLineTests {
  /// Lines of so many characters, every third of one more, and the first of them shorter by two.
  private static func column(_ paragraph: String, _ count: Int = 18) -> [String] {
    var rest = paragraph[...]
    var lines: [String] = []
    while !rest.isEmpty {
      let line = rest.prefix(
        lines.isEmpty ? count - 2 : lines.count % 3 == 2 ? count + 1 : count)
      lines.append(String(line))
      rest = rest.dropFirst(line.count)
    }
    return lines
  }

  private static let paragraphs = [
    "本报讯（记者 李明）市人社局昨日公布深化人才发展体制改革的八条措施，从引才、育才、用才等方面推出新的政策，对高层次人才给予补贴。",
    "为全面落实市委关于深入推进人才发展体制改革的部署，市人社局设立人才服务窗口，派出工作人员二十余人，为各类人才提供一站式服务。",
    "市人社局局长介绍说，目前全市已有三百多名高层次人才享受补贴，今后还将扩大范围，让更多的人才得到实惠，在本地安家落户。",
    "来自各县区的一百五十多名青年技术人员参加了首批培训，他们表示，要把学到的本领带回去，为家乡的发展多作贡献。",
  ]

  @Test(
    "a first line without a mark that breaks off in its sentence goes on with it",
    arguments: 18...20)
  func setIn(width: Int) {
    let lines =
      ["我市公布人才新政"] + Self.paragraphs.flatMap { Self.column($0, width) }
      + ["为认真落实县委关于扎实开展", "营商环境创新提升行动的要求，持续", "优化服务，当天就在大厅设立了专席。"]
      + Self.paragraphs.dropFirst().flatMap { Self.column($0, width) }
    let page = Outline.page(lines.joined(separator: "\n"))
    let text = page.articles.flatMap(\.blocks).filter { $0.role == .body }.map(\.text).joined()
    #expect(text.contains("扎实开展营商环境"))
  }
}
