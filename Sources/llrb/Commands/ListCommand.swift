import ChineseText
import IssueParser
import NewspaperArchive

/// `llrb list`: the issues that the archive holds, or what is missing or doubtful.
struct ListCommand: Command {
  /// What is listed.
  private enum Subject {
    case issues
    case gaps
    case warnings
  }

  private let subject: Subject
  private let filters: Filters
  private let choice: ArchiveChoice
  private let isJSON: Bool
  private let isCSV: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    choice = ArchiveChoice(arguments)
    filters = try arguments.filters()
    let form = try arguments.atMostOne(of: [.json, .csv])
    isJSON = form == .json
    isCSV = form == .csv
    subject =
      switch try arguments.atMostOne(of: [.gaps, .warnings]) {
      case .gaps: .gaps
      case .warnings: .warnings
      default: .issues
      }
  }

  /// Prints a line for each; exit code 1 where there is none.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let snapshot = try choice.open().snapshot()
    switch subject {
    case .issues: return try show(try snapshot.issues(filters), snapshot, session)
    case .gaps: return try show(try snapshot.gaps(filters), snapshot, session)
    case .warnings: return try show(try snapshot.doubtfulMastheads(filters), snapshot, session)
    }
  }

  private func show(
    _ list: IssueList, _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) -> Outcome {
    let isEmpty = list.issues.isEmpty && list.unplaced.isEmpty
    if isJSON {
      session.terminal.line(StoredJSON.list(list))
    } else if isCSV {
      ListCSV.issues(list, to: session.terminal)
    } else if !isEmpty {
      if !list.issues.isEmpty { issues(list.issues, session) }
      if !list.issues.isEmpty, !list.unplaced.isEmpty { session.terminal.line() }
      if !list.unplaced.isEmpty { unplaced(list.unplaced, session) }
    }
    return try session.outcome(isFound: !isEmpty, in: snapshot, filters)
  }

  private func show(
    _ report: GapReport, _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) -> Outcome {
    if isJSON {
      session.terminal.line(GapJSON.gaps(report))
    } else if isCSV {
      ListCSV.gaps(report, to: session.terminal)
    } else {
      GapView(session).show(report)
      if report.papers.isEmpty, filters != Filters() {
        session.footer(Wording("the archive holds no such issue", "档案中没有这样的报纸"))
      } else if report.unplacedPages > 0 {
        let pages = counted(report.unplacedPages, "page has", "pages have", "个版面")
        session.footer(
          Wording(
            "\(pages.english) neither day nor number and may be among what is missing",
            "另有 \(pages.chinese)既无日期也无期号，或属所缺之列"))
      } else if report.isEmpty, !report.papers.isEmpty {
        session.footer(Wording("nothing is missing", "没有缺失"))
      }
    }
    return try session.outcome(isFound: !report.isEmpty, in: snapshot, filters)
  }

  private func show(
    _ pages: [DoubtfulMasthead], _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) -> Outcome {
    if isJSON {
      for page in pages { session.terminal.line(GapJSON.doubtful(page)) }
    } else if isCSV {
      ListCSV.doubtful(pages, to: session.terminal)
    } else {
      read(pages, session)
    }
    return try session.outcome(isFound: !pages.isEmpty, in: snapshot, filters)
  }

  private func read(_ pages: [DoubtfulMasthead], _ session: Session) {
    for page in pages {
      let part = page.pageInSource > 1 ? " (\(page.pageInSource))" : ""
      let place =
        PlaceLine.issue(PagePlace(page.masthead), source: "")
        + (page.masthead.page.map { ["第\($0)版"] } ?? [])
      session.terminal.fields(
        [StyledText(page.source + part, .heading)] + place.map { StyledText($0) }
          + [StyledText(page.id, .dim)])
      for doubt in page.doubts {
        let line = doubt.line.map { "\($0): " } ?? ""
        session.terminal.line(
          StyledText("  ! \(line)\(doubt.wording.in(session.language))", .warning))
      }
      for (field, value) in page.masthead.fields where page.repaired.contains(field) {
        session.terminal.line(
          StyledText(
            (Wording("  mended: ", "  更正：") + field.wording + Wording(" " + value))
              .in(session.language)))
      }
    }
    if pages.isEmpty {
      session.footer(Wording("no masthead is doubtful", "没有存疑的报头"))
    }
  }

  private func issues(_ issues: [IssueSummary], _ session: Session) {
    var table = TextTable(
      [.left, .left, .left, .left, .right, .right, .right, .right, .left],
      header: [
        Wording("paper", "报名"), Wording("date", "日期"), Wording("weekday", "星期"),
        Wording("lunar date", "农历"), Wording("issue", "期号"), Wording("pages", "版面"),
        Wording("articles", "文章"), Wording("photos", "图片"), Wording(""),
      ].map { $0.in(session.language) })
    for issue in issues {
      // `1/8`: the archive has one of the eight pages that the masthead counts.
      let pages = "\(issue.heldCount)" + (issue.pageCount.map { "/\($0)" } ?? "")
      let isDoubtful = issue.pages.contains { !$0.warnings.isEmpty }
      table.append([
        issue.paper?.text ?? "", issue.date?.iso8601 ?? "", issue.weekday ?? "",
        issue.lunarDate ?? "",
        issue.numberText ?? "", pages, grouped(issue.articleCount),
        grouped(issue.photoCount),
        isDoubtful ? Wording("! masthead contradicts itself", "！报头自相矛盾").in(session.language) : "",
      ])
    }
    table.show(on: session.terminal, leavingOut: [2, 3, 7, 6])
  }

  private func unplaced(_ pages: [PageSummary], _ session: Session) {
    var table = TextTable(
      [.left, .right, .right, .left, .left],
      header: [
        Wording("likely date", "推测日期"), Wording("articles", "文章"), Wording("photos", "图片"),
        Wording("id", "编号"), Wording("source of the page", "版面来源"),
      ].map { $0.in(session.language) })
    for page in pages {
      let part = page.pageInSource > 1 ? " (\(page.pageInSource))" : ""
      table.append([
        page.place.estimatedDate.map { "~" + $0.iso8601 } ?? "", grouped(page.articleCount),
        grouped(page.photoCount), page.id, page.source + part,
      ])
    }
    table.show(on: session.terminal, leavingOut: [2, 1])
  }
}
