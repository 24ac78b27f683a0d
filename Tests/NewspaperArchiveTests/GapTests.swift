import BigramIndex
import ChineseText
import IssueParser
import Support
import Testing

@testable import NewspaperArchive

@Suite struct GapTests {
  private let start = 18_262  // 2020-01-01, a Wednesday

  private func page(_ number: PageNumber?, source: String = "a.txt") -> PageSummary {
    var place = PagePlace(Masthead())
    place.page = number
    return PageSummary(
      document: DocumentID(0), id: "", place: place, section: nil, source: source, pageInSource: 1,
      articleCount: 0, photoCount: 0, warnings: [], doubtCount: 0)
  }

  private func issue(
    _ day: Int?, _ number: Int?, pageCount: Int? = nil, pages: [PageSummary]? = nil
  ) -> IssueSummary {
    IssueSummary(
      paper: "吕梁日报", date: day.map { CivilDate(dayNumber: start + $0) }, issueNumber: number,
      pageCount: pageCount, pages: pages ?? [page(1)])
  }

  private func gaps(_ issues: [IssueSummary]) -> PaperGaps {
    PaperGaps(issues, paper: "吕梁日报")
  }

  @Test("where numbers run on nothing is missing, however many days lie between")
  func runningNumbers() {
    let issues = [issue(0, 100), issue(1, 101), issue(11, 102), issue(12, 103)]
    #expect(gaps(issues).isEmpty)
  }

  @Test("as many numbers as days: each day is that of a missing issue")
  func exactDays() throws {
    let found = gaps([issue(0, 100), issue(4, 104)]).missingIssues
    #expect(found.count == 1)
    let gap = try #require(found.first)
    #expect(gap.count == 3 && gap.numbers == [101...103] && gap.isExact)
    #expect(gap.days?.map(\.dayNumber) == [start + 1, start + 2, start + 3])
  }

  @Test("a weekday on which the paper never comes out is no gap, numbers or not")
  func rhythm() throws {
    // Every day but Sundays; day 4 is the first Sunday.
    let days = (0..<60).filter { ($0 + 3) % 7 != 0 }
    let held = days.filter { ![20, 21, 22].contains($0) }
    let plain = gaps(held.map { issue($0, nil) })
    #expect(
      plain.missingIssues.flatMap { $0.days ?? [] }.map { $0.dayNumber - start }
        == days.filter { !held.contains($0) })
    let numbered = gaps(held.map { day in issue(day, 100 + days.filter { $0 < day }.count) })
    #expect(numbered.missingIssues.count == 1)
    #expect(numbered.missingIssues.allSatisfy { $0.isExact })
  }

  @Test("a number that does not fit is told, and makes nothing missing")
  func misfits() throws {
    var issues = (0..<30).map { issue($0, 100 + $0) }
    issues[10].issueNumber = 999
    issues[20].issueNumber = 12
    issues[25].issueNumber = 124
    let found = gaps(issues)
    #expect(found.missingIssues.isEmpty)
    #expect(found.misfits.map(\.kind) == [.leaps, .falls, .repeated])
    #expect(found.misfits.map(\.issue.number) == [999, 12, 124])
    #expect(found.misfits[0].after?.number == 109 && found.misfits[0].before?.number == 111)
  }

  @Test("numbers that begin anew with a year all fit")
  func yearlyNumbers() {
    // Weekly: 52 in 2020 (a leap year of 366 days), then from 1 again.
    let issues = (0..<80).map { issue($0 * 7, $0 < 53 ? $0 + 1 : $0 - 52) }
    #expect(gaps(issues).isEmpty)
  }

  @Test("pages are missing up to the number that the issue says, or else up to the last one held")
  func missingPages() {
    let counted = issue(0, 100, pageCount: 4, pages: [page(1), page(3), page(nil)])
    let plain = issue(1, 101, pages: [page(1), page(3)])
    let found = gaps([counted, plain]).missingPages
    #expect(found.map(\.pages) == [[2, 4], [2]])
    #expect(found.map(\.held) == [3, 2] && found.map(\.unnumbered) == [1, 0])
    #expect(gaps([issue(0, 100, pages: [page(nil)])]).missingPages.isEmpty)
  }

  @Test("a page beyond the last that the issue says it has is told, and makes nothing missing")
  func strayPages() {
    let pages = (1...7).map { page(PageNumber($0)) } + [page(69, source: "69.txt")]
    let found = gaps([issue(0, 100, pageCount: 8, pages: pages)])
    #expect(found.missingPages.map(\.pages) == [[8]])
    #expect(
      found.strayPages == [
        StrayPage(
          issue: IssueName(date: CivilDate(dayNumber: start), number: 100), page: 69, pageCount: 8,
          source: "69.txt")
      ])
    #expect(!gaps([issue(0, 100, pageCount: 1, pages: [page(1), page(2)])]).isEmpty)
    // Numbers that run on through the parts are told by the count; others are not.
    let parts: [PageNumber] = ["A1", "A2", "B3", "B9"]
    let onward = gaps([issue(0, 100, pageCount: 4, pages: parts.map { page($0) })])
    #expect(onward.strayPages.map(\.page) == ["B9"] && onward.missingPages.map(\.pages) == [[4]])
    let own: [PageNumber] = ["A1", "A2", "B1", "B2", "B3"]
    #expect(gaps([issue(0, 100, pageCount: 2, pages: own.map { page($0) })]).strayPages.isEmpty)
    // A count that no issue has counts for nothing.
    #expect(gaps([issue(0, 100, pageCount: 0, pages: [page(3)])]).strayPages.isEmpty)
  }

  @Test("what is missing or twice is told in the order of days, whatever order the issues come in")
  func inOrder() {
    func odd(_ day: Int?, _ number: Int) -> IssueSummary {
      issue(day, number, pages: [page(2), page(2)])
    }
    let issues = [odd(3, 103), odd(nil, 109), odd(0, 100), odd(2, 102), odd(2, 500), odd(1, 101)]
    for found in [gaps(issues), gaps(issues.reversed())] {
      #expect(found.missingPages.map(\.issue.number) == [100, 101, 102, 500, 103, 109])
      #expect(
        found.duplicates.map(\.issue.date) == found.duplicates.map(\.issue).sorted().map(\.date))
      #expect(found.duplicates.map(\.page) == [2, 2, nil, 2, 2, 2, 2])
    }
  }

  @Test("copies of a page are one page that is held")
  func heldCount() throws {
    let twice = issue(
      0, 100, pageCount: 4, pages: [page(1), page(1), page(3), page(nil), page(nil)])
    #expect(twice.heldCount == 4)
    let found = try #require(gaps([twice]).missingPages.first)
    #expect(found.held == 4 && found.unnumbered == 2 && found.pages == [2, 4])
  }

  @Test("numbers that no page and no issue has make nothing missing, and end nothing")
  func absurdNumbers() {
    let absurd = [Int.min, -1, 0, 200, 10_000_000, Int.max - 1, Int.max]
    for number in absurd {
      let found = gaps([
        issue(0, 100, pageCount: number, pages: [page(PageNumber(number)), page(2)])
      ])
      #expect(
        found.missingPages.allSatisfy { $0.pages.allSatisfy((1...199).contains) }, "\(number)")
    }
    for first in absurd {
      for last in absurd {
        let found = gaps([
          issue(-700_000, first), issue(1, 100), issue(2, 101), issue(2_900_000, last),
        ])
        #expect(found.missingIssues.allSatisfy { $0.count ?? 0 < 100 }, "\(first) \(last)")
        _ = gaps([issue(0, 100), issue(2, 105), issue(nil, first), issue(nil, last)])
        _ = PaperIssues.grouped([issue(0, first), issue(1, last)])
      }
    }
  }

  @Test("a page held twice and a day of two issues are told with their sources")
  func duplicates() {
    let twice = issue(0, 100, pages: [page(1, source: "a.txt"), page(1, source: "b.txt")])
    let found = gaps([twice, issue(1, 101), issue(1, 500)])
    #expect(found.duplicates.map(\.page) == [1, nil])
    #expect(found.duplicates[0].sources == ["a.txt", "b.txt"])
    #expect(found.duplicates[1].issue.number == nil)
  }

  @Test("parts with letters have pages of their own, unless their numbers run on")
  func parts() {
    func missing(_ held: [PageNumber]) -> [String] {
      gaps([issue(0, 100, pages: held.map { page($0) })]).missingPages.flatMap { gap in
        gap.pages.map { PageNumber($0, letter: gap.letter).description }
      }
    }
    #expect(missing(["A1", "A2", "B1", "B2"]) == [])
    #expect(missing(["A1", "A4", "B1", "B3"]) == ["A2", "A3", "B2"])
    #expect(missing(["A1", "A4", 3, "B1", "B3"]) == ["A2", "B2"], "page 3 may be of either part")
    #expect(missing(["A1", "A2", "B3", "B5"]) == ["4"])
    #expect(missing(["A2"]) == ["A1"])
    let twice = ["A1", "B1", "B1", 2, 2].map { page($0) }
    #expect(gaps([issue(0, 100, pages: twice)]).duplicates.map(\.page) == ["B1"])
    #expect(gaps([issue(0, 100, pages: [page(2), page(2)])]).duplicates.map(\.page) == [2])
  }

  @Test("an issue whose day is lost takes its number out of what is missing")
  func undatedIssue() throws {
    let found = gaps([issue(0, 100), issue(4, 104), issue(nil, 102)]).missingIssues
    #expect(found.map(\.numbers) == [[101...101, 103...103]] && found.map(\.count) == [2])
  }

  @Test("the numbers that fit are the most that any choice of issues allows")
  func bruteForce() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var places: [IssueNumbers.Place] = []
      var day = start + 40
      for index in 0..<Int.random(in: 0...9, using: &random) {
        day += Int.random(in: 1...3, using: &random)
        places.append(
          IssueNumbers.Place(
            index: index, day: day, number: 500 + Int.random(in: 0...12, using: &random)))
      }
      func fits(_ chosen: [IssueNumbers.Place]) -> Bool {
        zip(chosen, chosen.dropFirst()).allSatisfy {
          $1.number > $0.number && $1.number - $0.number <= $1.day - $0.day
        }
      }
      var most = 0
      for mask in 0..<(1 << places.count) {
        let chosen = places.indices.filter { mask >> $0 & 1 == 1 }.map { places[$0] }
        if fits(chosen) { most = max(most, chosen.count) }
      }
      let found = IssueNumbers.fitting(places).flatMap { $0 }
      #expect(fits(found), "seed \(seed)")
      #expect(found.count == most, "seed \(seed)")
    }
  }

  @Test("a paper of few issues that have their place in another is a misreading of its name")
  func misreadNames() {
    func named(_ name: PaperName?, _ issues: [IssueSummary]) -> [IssueSummary] {
      issues.map { issue in
        var issue = issue
        issue.paper = name
        return issue
      }
    }
    let held = (0..<9).filter { $0 != 4 }.map { issue($0, 100 + $0, pages: [page(1)]) }
    func names(_ others: [IssueSummary]) -> [[String]] {
      PaperIssues.grouped(held + others).map { ([$0.name] + $0.otherNames).map(\.text) }
    }
    // The day and number of an issue that is held, and those of the one that is not.
    let found = PaperIssues.grouped(
      held + named("吕梁曰报", [issue(2, 102, pages: [page(2)])]) + named("吕梁目报", [issue(4, 104)]))
    #expect(found.count == 1 && Set(found[0].otherNames) == ["吕梁曰报", "吕梁目报"])
    #expect(found[0].issues.count == 9)
    #expect(found[0].issues.first { $0.issueNumber == 102 }?.pages.count == 2)
    // Another paper: none of its numbers, one of its numbers on another day, one place of two, no
    // number.
    for other in [[issue(4, 7)], [issue(4, 102)], [issue(4, 104), issue(5, 8)], [issue(4, nil)]] {
      #expect(names(named("清河日报", other)) == [["吕梁日报"], ["清河日报"]])
    }
    #expect(PaperIssues.grouped(named("甲", [issue(0, 1)]) + named("乙", [issue(0, 1)])).count == 2)
  }

  @Test("with filters, exactly the gaps are told of which a day may pass them")
  func filtered() throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var issues: [IssueSummary] = []
      for day in 0..<120 where Int.random(in: 0..<4, using: &random) > 0 {
        let isKnown = Int.random(in: 0..<10, using: &random) > 0
        var page = page(PageNumber(Int.random(in: 1...3, using: &random)))
        if !isKnown { page.place.estimatedDate = CivilDate(dayNumber: start + day) }
        let number = Int.random(in: 0..<6, using: &random) > 0 ? 100 + day : nil
        // An issue without a day has a number; else its page would belong to none.
        issues.append(issue(isKnown ? day : nil, isKnown ? number : 100 + day, pages: [page]))
      }
      let bounds = (0..<2).map { _ in Int.random(in: -20...140, using: &random) }.sorted()
      var filters = Filters()
      if Bool.random(using: &random) { filters.from = CivilDate(dayNumber: start + bounds[0]) }
      if Bool.random(using: &random) { filters.to = CivilDate(dayNumber: start + bounds[1]) }
      if seed % 5 == 0 { filters.lunar = LunarDays(parsing: "三月") }
      func isAsked(_ day: CivilDate?) -> Bool {
        guard let day else { return false }
        return (filters.from.map { day >= $0 } ?? true) && (filters.to.map { day <= $0 } ?? true)
          && (filters.lunar == nil || LunarDate(day)?.month == 3)
      }
      func isAsked(_ number: Int?) -> Bool {
        issues.contains { issue in
          issue.issueNumber == number
            && isAsked(issue.date ?? issue.pages[0].place.estimatedDate)
        }
      }
      let all = gaps(issues)
      let some = PaperGaps(issues, paper: "吕梁日报", filters)
      let asked = issues.filter { isAsked($0.date ?? $0.pages[0].place.estimatedDate) }
      let isOpen = filters == Filters()
      #expect(some.issueCount == asked.count, "seed \(seed)")
      #expect(some.first == asked.compactMap(\.date).min(), "seed \(seed)")
      #expect(some.last == asked.compactMap(\.date).max(), "seed \(seed)")
      #expect(
        some.missingIssues
          == all.missingIssues.filter { gap in
            let days = start..<start + 120
            return isOpen
              || days.contains { number in
                let day = CivilDate(dayNumber: number)
                guard let after = gap.after.date, let before = gap.before.date else { return false }
                return after < day && day < before && isAsked(day)
                  && (gap.days.map { $0.isEmpty || $0.contains(day) } ?? true)
              }
          }, "seed \(seed)")
      #expect(
        some.missingPages
          == all.missingPages.filter {
            $0.issue.date.map { isAsked($0) } ?? isAsked($0.issue.number)
          }, "seed \(seed)")
      #expect(some.misfits == all.misfits.filter { isAsked($0.issue.date) }, "seed \(seed)")
      #expect(some.duplicates == all.duplicates.filter { isAsked($0.issue.date) }, "seed \(seed)")
    }
  }

  @Test("the seeds lack pages, and an archive without a commit lacks nothing")
  func archives() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let report = try sample.archive().snapshot().gaps()
    #expect(report.papers.count == 1 && !report.isEmpty)
    #expect(report.unplacedPages == 2)
    var filters = Filters()
    filters.paper = "呂梁日報"
    filters.from = CivilDate(year: 2020, month: 6, day: 1)
    filters.to = CivilDate(year: 2020, month: 6, day: 30)
    let june = try sample.archive().snapshot().gaps(filters)
    #expect(june.papers.map(\.issueCount) == [1] && june.papers[0].missingIssues.count == 1)
    #expect(june.papers[0].missingPages.isEmpty && june.unplacedPages == 0)
    filters.paper = "清河日报"
    #expect(try sample.archive().snapshot().gaps(filters).papers.isEmpty)
    #expect(try Sample().archive().snapshot().gaps().isEmpty)
  }
}
