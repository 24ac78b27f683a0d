import ChineseText
import IssueParser
import Support
import Testing

/// Files that hold several pages.
@Suite struct PageSplitterTests {
  private let body = "本报讯(记者 张三)3月12日,全市召开春季生产会议,安排部署今年的生产工作。"

  private func parse(_ text: String) -> [Page] {
    PageParser.parse(Array(text.utf8), hints: SourceHints()).pages
  }

  @Test("a form feed begins a page, and lines keep their numbers")
  func formFeeds() {
    let pages = parse("2020年3月13日 星期五\n\n\(body)\n\u{0C}第2版\n\(body)\n")
    #expect(pages.count == 2)
    #expect(pages[1].masthead.lines == [LineRange(4, 4)])
    #expect(pages[1].masthead.page == 2)
    #expect(pages[1].masthead.date?.iso8601 == "2020-03-13")
    #expect(pages[1].masthead.evidence[.date] == .derived)
    #expect(pages[1].articles.first?.blocks.first?.lines == [LineRange(5, 5)])
  }

  @Test("a page that has its day from the first is not told to have none")
  func inheritedDay() {
    let pages = parse("2020年3月13日 星期五\n\n\(body)\n\u{0C}第2版\n\(body)\n")
    #expect(pages.map { $0.diagnostics.contains { $0.code == .dateUnknown } } == [false, false])
    let dayless = parse("\(body)\n\u{0C}第2版\n\(body)\n")
    #expect(dayless.map { $0.diagnostics.contains { $0.code == .dateUnknown } } == [true, true])
    #expect(pages[1].masthead.estimatedDate == nil)
  }

  @Test("a page that spells the paper's name otherwise than the first is of its issue all the same")
  func spellings() {
    let pages = parse("呂梁日報\n2020年3月13日 星期五\n\n\(body)\n\u{0C}吕梁日报 第2版\n\(body)\n")
    #expect(pages.map(\.masthead.paper?.text) == ["呂梁日報", "吕梁日报"])
    #expect(pages.map(\.masthead.date?.iso8601) == ["2020-03-13", "2020-03-13"])
  }

  @Test("a marker that a program set between pages begins a page")
  func markers() {
    let pages = parse("--- Page 1 ---\n\(body)\n--- Page 2 ---\n\(body)\n=== 第3页 ===\n\(body)")
    #expect(pages.count == 3)
  }

  @Test("a second masthead begins a page")
  func mastheads() {
    func head(_ day: Int, _ weekday: String, _ issue: Int) -> String {
      "晋源日报社出版 CN14-0028\n2020年3月\(day)日 \(weekday) 第\(issue)期 今日8版\n"
    }
    let text = Array(repeating: body, count: 6).joined(separator: "\n\n")
    let pages = parse(head(13, "星期五", 9895) + text + "\n" + head(14, "星期六", 9896) + text)
    #expect(pages.map(\.masthead.issueNumber) == [9895, 9896])
    let feet = parse(
      text + "\n2020年3月13日 星期五\n责编:岳旭强 校对:刘挺\n" + text
        + "\n2020年3月14日 星期六\n责编:岳旭强 校对:刘挺\n")
    #expect(feet.map(\.masthead.date?.day) == [13, 14])
    #expect(feet.map { $0.colophon?.editors ?? [] } == [["岳旭强"], ["岳旭强"]])
  }

  @Test("a masthead in two places of one page is one page")
  func onePage() {
    let pages = parse("2020年3月13日 星期五\n\(body)\n\(body)\n\(body)\n第9895期 今日8版\n\(body)")
    #expect(pages.count == 1)
    #expect(pages[0].masthead.issueNumber == 9895)
  }
}
