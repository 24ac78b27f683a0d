import ChineseText
import NewspaperArchive

/// `llrb list`: the issues that the archive holds.
struct ListCommand: Command {
  private let choice: ArchiveChoice
  private let isJSON: Bool

  init(_ arguments: Arguments) {
    choice = ArchiveChoice(arguments)
    isJSON = arguments.has(.json)
  }

  /// Prints a line an issue; exit code 1 for an empty archive.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let list = try choice.open().snapshot().issues()
    let isEmpty = list.issues.isEmpty && list.unplaced.isEmpty
    if isJSON {
      session.terminal.line(StoredJSON.list(list))
    } else if !isEmpty {
      if !list.issues.isEmpty { issues(list.issues, session) }
      if !list.issues.isEmpty, !list.unplaced.isEmpty { session.terminal.line() }
      if !list.unplaced.isEmpty { unplaced(list.unplaced, session) }
    }
    return isEmpty ? .nothingFound : .done
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
      let pages = "\(issue.pages.count)" + (issue.pageCount.map { "/\($0)" } ?? "")
      let isDoubtful = issue.pages.contains { !$0.warnings.isEmpty }
      table.append([
        issue.paper ?? "", issue.date?.iso8601 ?? "", issue.weekday ?? "", issue.lunarDate ?? "",
        issue.issueNumber.map { String($0) } ?? "", pages, grouped(issue.articleCount),
        grouped(issue.photoCount),
        isDoubtful ? Wording("! masthead contradicts itself", "！报头自相矛盾").in(session.language) : "",
      ])
    }
    table.show(on: session.terminal)
  }

  private func unplaced(_ pages: [PageSummary], _ session: Session) {
    var table = TextTable(
      [.left, .right, .right, .left],
      header: [
        Wording("likely date", "推测日期"), Wording("articles", "文章"), Wording("photos", "图片"),
        Wording("source of the page", "版面来源"),
      ].map { $0.in(session.language) })
    for page in pages {
      let part = page.pageInSource > 1 ? " (\(page.pageInSource))" : ""
      table.append([
        page.place.estimatedDate.map { "~" + $0.iso8601 } ?? "", grouped(page.articleCount),
        grouped(page.photoCount), page.source + part,
      ])
    }
    table.show(on: session.terminal)
  }
}
