import ChineseText
import IssueParser
import NewspaperArchive
import Support
import Testing

/// Combined issues (合刊) in the archive: found by each of their numbers and days, and missing
/// none.
@Suite struct CombinedIssueTests {
  private static let heads = [
    ("29.txt", "清水日报 2021年4月29日 星期四 第10198期"), ("30.txt", "清水日报 2021年4月30日 星期五 第10199期"),
    ("01.txt", "清水日报 2021年5月1-2日 星期六、日 第10200-10201期 第1版"),
    ("02.txt", "清水日报 2021年5月1日 第2版"), ("03.txt", "清水日报 2021年5月2日 第10201期 第3版"),
    ("04.txt", "第10201期 第4版"), ("05.txt", "清水日报 2021年5月3日 星期一 第10202期"),
  ]

  private func snapshot(
    _ heads: [(name: String, head: String)] = heads
  ) throws -> ArchiveSnapshot {
    let sample = Sample()
    for (name, head) in heads { sample.write(head + "\n\n" + Sample.page("春耕", "抢抓农时"), name) }
    try sample.ingest()
    return try sample.archive().snapshot()
  }

  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(iso8601: text)) }

  @Test("each number and each day finds all pages of the issue")
  func found() throws {
    let snapshot = try snapshot()
    let list = try snapshot.issues()
    #expect(list.issues.map(\.issueNumber) == [10198, 10199, 10200, 10202])
    #expect(list.issues.map(\.lastIssueNumber) == [nil, nil, 10201, nil])
    let names = ["01.txt", "02.txt", "03.txt", "04.txt"]
    for number in [10200, 10201] {
      #expect(try snapshot.pages(issueNumber: number).map(\.source.path) == names)
    }
    for date in ["2021-05-01", "2021-05-02"] {
      #expect(try snapshot.pages(date: day(date)).map(\.source.path) == names)
    }
    #expect(try snapshot.pages(issueNumber: 10202).map(\.source.path) == ["05.txt"])
    let masthead = try #require(try snapshot.pages(source: "01.txt").first?.page.masthead)
    #expect(masthead.lastDate == (try day("2021-05-02")) && masthead.lastIssueNumber == 10201)
  }

  @Test("its pages belong together however they spell the paper's name")
  func spellings() throws {
    var heads = Self.heads
    heads[2].1 = "清水日報 2021年5月1-2日 星期六、日 第10200-10201期 第1版"
    let list = try snapshot(heads).issues()
    #expect(list.issues.map(\.lastIssueNumber) == [nil, nil, 10201, nil])
    #expect(list.issues.map(\.heldCount) == [1, 1, 4, 1])
    #expect(list.issues.allSatisfy { $0.paper?.text == "清水日报" })
  }

  @Test("filters by number, day and lunar day find what is in it, once")
  func filters() throws {
    let snapshot = try snapshot()
    func sources(_ change: (inout Filters) -> Void) throws -> [String] {
      var request = SearchRequest("抢抓农时")
      change(&request.filters)
      return try snapshot.search(request).hits.map(\.source).sorted()
    }
    let second = try day("2021-05-02")
    #expect(try sources { $0.issueNumber = 10201 } == ["01.txt", "03.txt", "04.txt"])
    #expect(try sources { ($0.from, $0.to) = (second, second) } == ["01.txt", "03.txt"])
    #expect(try sources { $0.from = second } == ["01.txt", "03.txt", "05.txt"])
    #expect(try sources { $0.lunar = LunarDays(parsing: "三月廿一") } == ["01.txt", "03.txt"])
  }

  @Test("a trend counts it on its first day, and has the others as held")
  func trend() throws {
    let trend = try snapshot([
      ("01.txt", "清水日报 2021年5月1-3日 星期六至星期一 第10200-10202期 第1版"),
      ("04.txt", "清水日报 2021年5月4日 星期二 第10203期"),
    ]).trend(["抢抓农时"], by: .day)
    let days = ["2021-05-01", "2021-05-02", "2021-05-03", "2021-05-04"]
    #expect(trend.periods.map { $0.period.first.iso8601 } == days)
    #expect(trend.periods.map { $0.row.counts[0].articles } == [1, 0, 0, 1])
  }

  @Test("a trend of some days or of one paper has the further days as held that those leave")
  func narrowedTrend() throws {
    let snapshot = try snapshot([
      ("01.txt", "清水日报 2021年5月1-3日 星期六至星期一 第10200-10202期 第1版"),
      ("06.txt", "清水日报 2021年5月6-7日 星期四、五 第10204-10205期 第1版"),
      ("05.txt", "山西日报 2021年5月4-5日 星期二、三 第25203-25204期 第1版"),
    ])
    func days(_ change: (inout Filters) throws -> Void) throws -> [String] {
      var filters = Filters()
      try change(&filters)
      return try snapshot.trend(["抢抓农时"], filters: filters, by: .day).periods
        .map { String($0.period.first.iso8601.suffix(1)) }
    }
    #expect(try days { _ in } == ["1", "2", "3", "4", "5", "6"])
    #expect(try days { $0.paper = "清水日报" } == ["1", "2", "3", "6"])
    #expect(try days { $0.from = try day("2021-05-02") } == ["1", "2", "3", "4", "5", "6"])
    #expect(try days { $0.to = try day("2021-05-03") } == ["1", "2", "3"])
    #expect(
      try days { ($0.from, $0.to) = (try day("2021-05-05"), try day("2021-05-07")) }
        == ["4", "5", "6", "7"])
  }

  @Test("neither its numbers nor its days are missing, whichever day it is dated by")
  func gaps() throws {
    #expect(
      try snapshot().gaps().papers.allSatisfy { $0.missingIssues.isEmpty && $0.misfits.isEmpty })
    for date in ["1日 星期六", "2日 星期日"] {
      var heads = Self.heads.filter { $0.0 != "02.txt" && $0.0 != "03.txt" && $0.0 != "04.txt" }
      heads[2].1 = "清水日报 2021年5月\(date) 第10200-10201期"
      let papers = try snapshot(heads).gaps().papers
      #expect(papers.allSatisfy { $0.isEmpty }, "\(date)")
    }
  }

  @Test("what is missing before and behind it is told by its numbers and days")
  func missing() throws {
    var heads = Self.heads.filter { ["30.txt", "01.txt", "05.txt"].contains($0.0) }
    heads[2].1 = "清水日报 2021年5月4日 星期二 第10203期"
    let paper = try #require(try snapshot(heads).gaps().papers.first)
    #expect(paper.missingIssues.map(\.numbers) == [[10202...10202]])
    #expect(paper.missingIssues.map { $0.days?.map(\.iso8601) } == [["2021-05-03"]])
    #expect(paper.missingIssues.map(\.after.lastNumber) == [10201])
  }
}
