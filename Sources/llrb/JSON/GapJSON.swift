import ChineseText
import IssueParser
import NewspaperArchive

/// What the archive lacks and what is doubtful in it, as JSON: `llrb.gaps/1`, `llrb.warnings/1`.
enum GapJSON {
  /// Everything that is missing or odd.
  static func gaps(_ report: GapReport) -> JSON {
    .object([
      ("schema", .string("llrb.gaps/1")),
      ("papers", .array(report.papers.map(paper))),
      ("unplacedPages", .integer(report.unplacedPages)),
    ])
  }

  private static func paper(_ paper: PaperGaps) -> JSON {
    .object([
      ("paper", JSON(paper.paper?.text)),
      ("otherNames", JSON(paper.otherNames.map(\.text))),
      ("issues", .integer(paper.issueCount)),
      ("firstDate", JSON(paper.first?.iso8601)),
      ("lastDate", JSON(paper.last?.iso8601)),
      ("missingIssues", .array(paper.missingIssues.map(missingIssues))),
      (
        "missingPages",
        .array(
          paper.missingPages.map { gap in
            .object([
              ("issue", issue(gap.issue)), ("pageCount", JSON(gap.pageCount)),
              ("held", .integer(gap.held)), ("unnumbered", .integer(gap.unnumbered)),
              ("pageLetter", JSON(gap.letter.map { String(UnicodeScalar($0)) })),
              ("pages", .array(gap.pages.map { .integer($0) })),
            ])
          })
      ),
      (
        "pagesBeyondLast",
        .array(
          paper.strayPages.map { page in
            .object([
              ("issue", issue(page.issue)), ("page", .integer(page.page.number)),
              ("pageLetter", JSON(page.page.letterText)),
              ("pageCount", .integer(page.pageCount)), ("source", .string(page.source)),
            ])
          })
      ),
      (
        "numbersThatDoNotFit",
        .array(
          paper.misfits.map { misfit in
            .object([
              ("kind", .string(misfit.kind.rawValue)), ("issue", issue(misfit.issue)),
              ("after", misfit.after.map(issue) ?? .null),
              ("before", misfit.before.map(issue) ?? .null),
            ])
          })
      ),
      (
        "duplicates",
        .array(
          paper.duplicates.map { duplicate in
            .object([
              ("issue", issue(duplicate.issue)), ("page", JSON(duplicate.page?.number)),
              ("pageLetter", JSON(duplicate.page?.letterText)),
              ("sources", JSON(duplicate.sources)),
            ])
          })
      ),
    ])
  }

  private static func missingIssues(_ gap: MissingIssues) -> JSON {
    .object([
      ("after", issue(gap.after)), ("before", issue(gap.before)),
      ("issues", JSON(gap.count)),
      (
        "numbers",
        .array(gap.numbers.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) })
      ),
      ("dates", gap.days.map { JSON($0.map(\.iso8601)) } ?? .null),
      ("exact", .bool(gap.isExact)),
    ])
  }

  private static func issue(_ name: IssueName) -> JSON {
    .object([
      ("date", JSON(name.date?.iso8601)), ("number", JSON(name.number)),
      ("lastNumber", JSON(name.lastNumber)),
    ])
  }

  /// A page with a doubtful masthead, one line.
  static func doubtful(_ page: DoubtfulMasthead) -> JSON {
    let masthead = page.masthead
    let values = Dictionary(uniqueKeysWithValues: masthead.fields)
    return .object([
      ("schema", .string("llrb.warnings/1")),
      ("id", .string(page.id)),
      ("source", .string(page.source)),
      ("pageInSource", .integer(page.pageInSource)),
      ("paper", JSON(masthead.paper?.text)),
      ("date", JSON(masthead.date?.iso8601)),
      ("lastDate", JSON(masthead.lastDate?.iso8601)),
      ("issueNumber", JSON(masthead.issueNumber)),
      ("lastIssueNumber", JSON(masthead.lastIssueNumber)),
      ("page", JSON(masthead.page?.number)),
      ("pageLetter", JSON(masthead.page?.letterText)),
      (
        "warnings",
        .array(
          page.doubts.map {
            .object([
              ("code", .string($0.code.rawValue)), ("line", JSON($0.line)),
              ("message", .string($0.message)),
            ])
          })
      ),
      (
        "repaired",
        .array(
          page.repaired.map {
            .object([("field", .string($0.rawValue)), ("value", JSON(values[$0]))])
          })
      ),
    ])
  }
}
