import ChineseText
import IssueParser
import Support
import Testing

@testable import NewspaperArchive

@Suite struct DoubtfulMastheadTests {
  private static func page(_ head: String) -> String {
    head + "\n\n" + Sample.page("大桥通车", "横跨清河的大桥昨日通车,两岸群众拍手称快")
  }

  private func doubt(_ day: String, _ weekday: String) -> Diagnostic {
    Diagnostic(
      .dateWeekdayConflict, line: 1, details: .actual(weekday, day: day, page: "星期二"))
  }

  private func pages(_ change: (inout Filters) -> Void = { _ in }) throws -> [DoubtfulMasthead] {
    let sample = Sample([
      "a.txt": DoubtfulMastheadTests.page("清河日报\n2020年3月13日 星期五 第9895期"),
      "b10.txt": DoubtfulMastheadTests.page("清河日报\n2020年3月14日 星期二 第9896期"),
      "b9.txt": DoubtfulMastheadTests.page("清河日报\n2020年3月14日 星期二 第9896期 第2版"),
      "c.txt": DoubtfulMastheadTests.page("清河日报\n2020年3月11日 星期二 农历庚子年二月十八 第9893期"),
    ])
    try sample.ingest()
    var filters = Filters()
    change(&filters)
    return try sample.archive().snapshot().doubtfulMastheads(filters)
  }

  @Test("pages that contradict themselves or were mended are listed by day, then by source")
  func list() throws {
    let found = try pages()
    #expect(found.map(\.source) == ["c.txt", "b10.txt", "b9.txt"])
    #expect(found.map(\.repaired) == [[.weekday], [], []])
    let conflict = doubt("2020-03-14", "星期六")
    #expect(found.map(\.doubts) == [[doubt("2020-03-11", "星期三")], [conflict], [conflict]])
  }

  @Test("the filters of a search choose among them")
  func filtered() throws {
    #expect(try pages { $0.page = 2 }.map(\.source) == ["b9.txt"])
    #expect(try pages { $0.to = CivilDate(iso8601: "2020-03-12") }.map(\.source) == ["c.txt"])
    #expect(try pages { $0.issueNumber = 9895 }.isEmpty)
  }
}
