import ChineseText
import IssueParser
import NewspaperArchive

/// What the archive lacks, for people: a section for each paper, a table for each kind of gap.
struct GapView {
  private let terminal: Terminal
  private let language: Language

  /// Prints on the session's terminal.
  init(_ session: Session) {
    terminal = session.terminal
    language = session.language
  }

  /// The papers of which something is missing or odd.
  func show(_ report: GapReport) {
    for (index, paper) in report.papers.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 { terminal.line() }
      show(paper)
    }
  }

  private func show(_ paper: PaperGaps) {
    let name = paper.paper?.text ?? word("(no name)", "（报名不明）")
    var days = [paper.first, paper.last].compactMap { $0?.iso8601 }
    if paper.first == paper.last { days = Array(days.prefix(1)) }
    terminal.fields([
      StyledText(name, .heading), StyledText(days.joined(separator: " … ")),
      StyledText(counted(paper.issueCount, "issue", "issues", "期").in(language), .dim),
    ])
    if !paper.otherNames.isEmpty {
      let names = paper.otherNames.map(\.text).joined(separator: word(", ", "、"))
      terminal.line(
        StyledText(
          word("  by day and number also its own: \(names)", "  据日期、期号并入：\(names)"), .dim))
    }
    if !paper.missingIssues.isEmpty { missingIssues(paper.missingIssues) }
    if !paper.missingPages.isEmpty { missingPages(paper.missingPages) }
    if !paper.strayPages.isEmpty { strayPages(paper.strayPages) }
    if !paper.misfits.isEmpty { misfits(paper.misfits) }
    if !paper.duplicates.isEmpty { duplicates(paper.duplicates) }
  }

  private func missingIssues(_ gaps: [MissingIssues]) {
    title("Missing issues", "缺期")
    var table = TextTable(
      [.left, .left, .right, .left, .left],
      header: names([
        ("after", "上一期"), ("before", "下一期"), ("issues", "缺期数"), ("numbers", "期号"), ("days", "日期"),
      ])
    )
    for gap in gaps {
      table.append([
        "  " + issue(gap.after), issue(gap.before), gap.count.map(grouped) ?? "?",
        numbers(of: gap), days(of: gap),
      ])
    }
    table.show(on: terminal)
  }

  private func numbers(of gap: MissingIssues) -> String {
    let isCertain = gap.numbers.reduce(0) { $0 + $1.count } == gap.count ?? 0
    return gap.numbers.map(\.text).joined(separator: " ") + (isCertain ? "" : " ?")
  }

  /// The days, where they are few; their number, where they are many. `?` where not each is the day
  /// of a missing issue.
  private func days(of gap: MissingIssues) -> String {
    guard let days = gap.days else { return "" }
    let doubt = gap.isExact ? "" : " ?"
    guard days.count > GapView.fewDays, let first = days.first, let last = days.last else {
      return days.map(\.iso8601).joined(separator: " ") + (days.isEmpty ? "" : doubt)
    }
    let count = counted(days.count, "day", "days", "天").in(language)
    return "\(first.iso8601) … \(last.iso8601) (\(count))\(doubt)"
  }

  private func missingPages(_ gaps: [MissingPages]) {
    title("Missing pages", "缺版")
    var table = TextTable(
      [.left, .right, .left, .left],
      header: names([("issue", "期"), ("pages", "版面"), ("missing", "缺"), ("", "")]))
    for gap in gaps {
      let number = gap.unnumbered
      let note = Wording("\(grouped(number)) without a page number", "\(grouped(number)) 个版面版次不明")
      table.append([
        "  " + issue(gap.issue), "\(gap.held)" + (gap.pageCount.map { "/\($0)" } ?? ""),
        GapView.ranges(of: gap.pages).map { range($0, gap.letter) }.joined(separator: " "),
        number > 0 ? note.in(language) : "",
      ])
    }
    table.show(on: terminal)
  }

  private func strayPages(_ pages: [StrayPage]) {
    title("Pages beyond the last", "版次超出版数")
    for page in pages {
      let count = Wording("(of \(page.pageCount))", "（共\(page.pageCount)版）")
      terminal.line(
        "  " + issue(page.issue) + "  第\(page.page)版" + word(" ", "") + count.in(language))
      terminal.line(StyledText("    " + page.source, .dim))
    }
  }

  private func misfits(_ misfits: [NumberMisfit]) {
    title("Numbers that do not fit", "期号不合")
    var table = TextTable(
      [.left, .left, .left, .left],
      header: names([("issue", "期"), ("", ""), ("after", "上一期"), ("before", "下一期")]))
    for misfit in misfits {
      table.append([
        "  " + issue(misfit.issue), GapView.wording(misfit.kind).in(language),
        misfit.after.map(issue) ?? "", misfit.before.map(issue) ?? "",
      ])
    }
    table.show(on: terminal)
  }

  private func duplicates(_ duplicates: [Duplicate]) {
    title("Held more than once", "重复")
    for duplicate in duplicates {
      let page = duplicate.page.map { "  第\($0)版" } ?? ""
      terminal.line("  " + issue(duplicate.issue) + page)
      for source in duplicate.sources { terminal.line(StyledText("    " + source, .dim)) }
    }
  }

  /// What is odd about a number: a short word, so that a row with three issues fits into 80 cells.
  static func wording(_ kind: NumberMisfit.Kind) -> Wording {
    switch kind {
    case .repeated: Wording("repeated", "重复")
    case .falls: Wording("falls back", "倒退")
    case .leaps: Wording("leaps ahead", "超前")
    }
  }

  private func issue(_ name: IssueName) -> String {
    let numbers = name.number.map { ($0...max($0, name.lastNumber ?? $0)).text }
    let parts = [name.date?.iso8601, numbers.map { "第\($0)期" }].compactMap { $0 }
    return parts.isEmpty ? word("(unknown)", "（不明）") : parts.joined(separator: " ")
  }

  private func range(_ range: ClosedRange<Int>, _ letter: UInt8?) -> String {
    let first = PageNumber(range.lowerBound, letter: letter)
    let last = PageNumber(range.upperBound, letter: letter)
    return range.count == 1 ? "\(first)" : "\(first)–\(last)"
  }

  /// Increasing numbers as stretches.
  static func ranges(of numbers: [Int]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges
  }

  private func title(_ english: String, _ chinese: String) {
    terminal.line(StyledText(word(english, chinese), .title))
  }

  private func names(_ names: [(String, String)]) -> [String] {
    names.enumerated().map { ($0 == 0 ? "  " : "") + word($1.0, $1.1) }
  }

  private func word(_ english: String, _ chinese: String) -> String {
    Wording(english, chinese).in(language)
  }

  private static let fewDays = 3
}
