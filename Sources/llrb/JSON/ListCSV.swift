import ChineseText
import IssueParser
import NewspaperArchive

/// `llrb list --csv`: issues, gaps or doubtful mastheads as rows, whose columns bear the names of JSON.
/// Where a cell holds several, numbers and days stand side by side, names and messages each on a line.
enum ListCSV {
  /// A row an issue, then a row a page that belongs to none.
  static func issues(_ list: IssueList, to terminal: Terminal) {
    terminal.header([
      "paper", "date", "lastDate", "estimatedDate", "weekday", "lunarDate", "issueNumber",
      "lastIssueNumber", "pageCount", "pages", "articles", "photos", "sources",
    ])
    for issue in list.issues {
      terminal.row([
        CSVCell(issue.paper?.text), CSVCell(issue.date?.iso8601),
        CSVCell(issue.lastDate?.iso8601), .empty, CSVCell(issue.weekday), CSVCell(issue.lunarDate),
        CSVCell(issue.issueNumber), CSVCell(issue.lastIssueNumber), CSVCell(issue.pageCount),
        pages(issue.pages.compactMap(\.place.page)), .integer(issue.articleCount),
        .integer(issue.photoCount), lines(issue.pages.map(\.source)),
      ])
    }
    for page in list.unplaced {
      terminal.row([
        CSVCell(page.place.paper?.text), .empty, .empty,
        CSVCell(page.place.estimatedDate?.iso8601), CSVCell(page.place.weekday),
        CSVCell(page.place.lunarDate), .empty, .empty, .empty,
        pages(page.place.page.map { [$0] } ?? []), .integer(page.articleCount),
        .integer(page.photoCount), .text(page.source),
      ])
    }
  }

  /// A row for each thing that is missing or odd; `kind` says which.
  static func gaps(_ report: GapReport, to terminal: Terminal) {
    terminal.header([
      "paper", "kind", "date", "issueNumber", "afterDate", "afterNumber", "beforeDate",
      "beforeNumber", "issues", "numbers", "dates", "pages", "sources",
    ])
    for paper in report.papers {
      func row(
        _ kind: String, _ names: [IssueName?], issues: Int? = nil, numbers: CSVCell = .empty,
        dates: CSVCell = .empty, pages: CSVCell = .empty, sources: CSVCell = .empty
      ) {
        terminal.row(
          [CSVCell(paper.paper?.text), .text(kind)]
            + names.flatMap { [CSVCell($0?.date?.iso8601), CSVCell($0?.number)] }
            + [CSVCell(issues), numbers, dates, pages, sources])
      }
      for gap in paper.missingIssues {
        row(
          "missingIssues", [nil, gap.after, gap.before], issues: gap.count,
          numbers: CSVCell(ranges: gap.numbers),
          dates: words((gap.days ?? []).map(\.iso8601)))
      }
      for gap in paper.missingPages {
        row(
          "missingPages", [gap.issue, nil, nil],
          pages: pages(gap.pages.map { PageNumber($0, letter: gap.letter) }))
      }
      for page in paper.strayPages {
        row(
          "pagesBeyondLast", [page.issue, nil, nil], pages: pages([page.page]),
          sources: .text(page.source))
      }
      for misfit in paper.misfits {
        row("numbersThatDoNotFit", [misfit.issue, misfit.after, misfit.before])
      }
      for duplicate in paper.duplicates {
        row(
          "duplicates", [duplicate.issue, nil, nil],
          pages: pages(duplicate.page.map { [$0] } ?? []), sources: lines(duplicate.sources))
      }
    }
  }

  /// A row a page.
  static func doubtful(_ pages: [DoubtfulMasthead], to terminal: Terminal) {
    terminal.header([
      "id", "source", "pageInSource", "paper", "date", "issueNumber", "page", "pageLetter",
      "warnings", "repaired",
    ])
    for page in pages {
      let masthead = page.masthead
      terminal.row([
        .text(page.id), .text(page.source), .integer(page.pageInSource),
        CSVCell(masthead.paper?.text),
        CSVCell(masthead.date?.iso8601), CSVCell(masthead.issueNumber),
        CSVCell(masthead.page?.number),
        CSVCell(masthead.page?.letterText),
        lines(page.doubts.map(\.message)), words(page.repaired.map(\.rawValue)),
      ])
    }
  }

  private static func pages(_ pages: [PageNumber]) -> CSVCell { words(pages.map(\.description)) }

  private static func words(_ words: [String]) -> CSVCell {
    words.isEmpty ? .empty : .text(words.joined(separator: " "))
  }

  private static func lines(_ texts: [String]) -> CSVCell {
    var seen: Set<String> = []
    let texts = texts.filter { seen.insert($0).inserted }
    return texts.isEmpty ? .empty : .text(texts.joined(separator: "\n"))
  }
}
