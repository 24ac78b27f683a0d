import ChineseText
import IssueParser
import NewspaperArchive

/// `llrb list --csv`: issues, gaps or doubtful mastheads as rows, whose columns bear the names of
/// JSON. Where a cell holds several, numbers and days stand side by side, names and messages each
/// on a line.
enum ListCSV {
  /// A row an issue, then a row a page that belongs to none.
  static func issues(_ list: IssueList, to terminal: Terminal) {
    let columns: [(String, (IssueSummary) -> CSVCell, (PageSummary) -> CSVCell)] = [
      ("paper", { CSVCell($0.paper?.text) }, { CSVCell($0.place.paper?.text) }),
      ("date", { CSVCell($0.date?.iso8601) }, { _ in .empty }),
      ("lastDate", { CSVCell($0.lastDate?.iso8601) }, { _ in .empty }),
      ("estimatedDate", { _ in .empty }, { CSVCell($0.place.estimatedDate?.iso8601) }),
      ("weekday", { CSVCell($0.weekday) }, { CSVCell($0.place.weekday) }),
      ("lunarDate", { CSVCell($0.lunarDate) }, { CSVCell($0.place.lunarDate) }),
      ("issueNumber", { CSVCell($0.issueNumber) }, { _ in .empty }),
      ("lastIssueNumber", { CSVCell($0.lastIssueNumber) }, { _ in .empty }),
      ("pageCount", { CSVCell($0.pageCount) }, { _ in .empty }),
      ("pages", { pages($0.pages.map(\.place.page)) }, { pages([$0.place.page]) }),
      ("articles", { .integer($0.articleCount) }, { .integer($0.articleCount) }),
      ("photos", { .integer($0.photoCount) }, { .integer($0.photoCount) }),
      ("sources", { sources($0.pages.map(\.source)) }, { .text($0.source) }),
      ("ids", { CSVCell(words: $0.pages.map(\.id)) }, { .text($0.id) }),
    ]
    CSVTable(columns.map { ($0.0, $0.1) }).show(list.issues, on: terminal)
    let unplaced = CSVTable(columns.map { ($0.0, $0.2) })
    for page in list.unplaced { unplaced.row(page, on: terminal) }
  }

  /// One thing that is missing or odd; `kind` says which.
  private struct Gap {
    let paper: PaperName?
    let kind: String
    var issue: IssueName?
    var after: IssueName?
    var before: IssueName?
    var missing: MissingIssues?
    var pages: [PageNumber?] = []
    var sources: [String] = []
  }

  /// A row for each thing that is missing or odd.
  static func gaps(_ report: GapReport, to terminal: Terminal) {
    let table = CSVTable<Gap>([
      ("paper", { CSVCell($0.paper?.text) }),
      ("kind", { .text($0.kind) }),
      ("date", { CSVCell($0.issue?.date?.iso8601) }),
      ("issueNumber", { CSVCell($0.issue?.number) }),
      ("afterDate", { CSVCell($0.after?.date?.iso8601) }),
      ("afterNumber", { CSVCell($0.after?.number) }),
      ("beforeDate", { CSVCell($0.before?.date?.iso8601) }),
      ("beforeNumber", { CSVCell($0.before?.number) }),
      ("issues", { CSVCell($0.missing?.count) }),
      ("numbers", { CSVCell(ranges: $0.missing?.numbers ?? []) }),
      ("dates", { CSVCell(words: ($0.missing?.days ?? []).map(\.iso8601)) }),
      ("pages", { pages($0.pages) }),
      ("sources", { sources($0.sources) }),
    ])
    table.show(report.papers.flatMap(rows), on: terminal)
  }

  private static func rows(_ paper: PaperGaps) -> [Gap] {
    let name = paper.paper
    let missingIssues = paper.missingIssues.map {
      Gap(paper: name, kind: "missingIssues", after: $0.after, before: $0.before, missing: $0)
    }
    let missingPages = paper.missingPages.map { gap in
      Gap(
        paper: name, kind: "missingPages", issue: gap.issue,
        pages: gap.pages.map { PageNumber($0, letter: gap.letter) })
    }
    let strayPages = paper.strayPages.map {
      Gap(
        paper: name, kind: "pagesBeyondLast", issue: $0.issue, pages: [$0.page],
        sources: [$0.source])
    }
    let misfits = paper.misfits.map {
      Gap(
        paper: name, kind: "numbersThatDoNotFit", issue: $0.issue, after: $0.after,
        before: $0.before)
    }
    let duplicates = paper.duplicates.map {
      Gap(paper: name, kind: "duplicates", issue: $0.issue, pages: [$0.page], sources: $0.sources)
    }
    return missingIssues + missingPages + strayPages + misfits + duplicates
  }

  /// A row a page.
  static func doubtful(_ pages: [DoubtfulMasthead], to terminal: Terminal) {
    let table = CSVTable<DoubtfulMasthead>([
      ("id", { .text($0.id) }),
      ("source", { .text($0.source) }),
      ("pageInSource", { .integer($0.pageInSource) }),
      ("paper", { CSVCell($0.masthead.paper?.text) }),
      ("date", { CSVCell($0.masthead.date?.iso8601) }),
      ("issueNumber", { CSVCell($0.masthead.issueNumber) }),
      ("page", { CSVCell($0.masthead.page?.number) }),
      ("pageLetter", { CSVCell($0.masthead.page?.letterText) }),
      ("warnings", { CSVCell(lines: $0.doubts.map(\.message)) }),
      ("repaired", { CSVCell(words: $0.repaired.map(\.rawValue)) }),
    ])
    table.show(pages, on: terminal)
  }

  private static func pages(_ pages: [PageNumber?]) -> CSVCell {
    CSVCell(words: pages.compactMap { $0?.description })
  }

  /// Each source once, in the order of its first page.
  private static func sources(_ sources: [String]) -> CSVCell {
    var seen: Set<String> = []
    return CSVCell(lines: sources.filter { seen.insert($0).inserted })
  }
}
