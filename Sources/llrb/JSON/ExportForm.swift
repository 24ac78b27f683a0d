import ChineseText
import IssueParser
import NewspaperArchive

/// What is exported, as JSON (`llrb.article/1`, and the documents of OpenSearch) and as rows of
/// CSV.
enum ExportForm {
  /// One article, photo or page furniture. `title`, `byline`, `body`, `caption` and `other` hold
  /// the texts in which a query is looked for, a paragraph each.
  static func object(_ unit: ExportedUnit, schema: String?) -> JSON {
    let article = unit.article
    let place = unit.place
    return .object(
      (schema.map { [("schema", .string($0))] } ?? []) + [
        ("id", .string(unit.id)),
        ("kind", .string(unit.kind.name)),
        ("paper", JSON(place.paper?.text)),
        ("date", JSON(place.date?.iso8601)),
        ("lastDate", JSON(place.lastDate?.iso8601)),
        ("dateEvidence", JSON(place.dateEvidence?.rawValue)),
        ("estimatedDate", JSON(place.estimatedDate?.iso8601)),
        ("weekday", JSON(place.weekday)),
        ("lunarDate", JSON(place.lunarDate)),
        ("issueNumber", JSON(place.issueNumber)),
        ("lastIssueNumber", JSON(place.lastIssueNumber)),
        ("page", JSON(place.page?.number)),
        ("pageLetter", JSON(place.page?.letterText)),
        ("pageID", .string(unit.pageID)),
        ("headline", JSON(article?.title)),
        ("authors", .array((article?.authors ?? []).map(PageJSON.author))),
        ("photographers", JSON(unit.photographers)),
        ("agency", JSON(article?.agency)),
        ("datelinePlace", JSON(article?.dateline?.place)),
        ("datelineDate", JSON(article?.dateline?.date)),
        ("continuesOnPage", JSON(article?.continuesOnPage?.number)),
        ("continuesOnPageLetter", JSON(article?.continuesOnPage?.letterText)),
        ("continuedFromPage", JSON(article?.continuedFromPage?.number)),
        ("continuedFromPageLetter", JSON(article?.continuedFromPage?.letterText)),
        ("title", JSON(unit.texts.title)),
        ("byline", JSON(unit.texts.byline)),
        ("body", JSON(unit.texts.body)),
        ("caption", JSON(unit.texts.caption)),
        ("other", JSON(unit.texts.other)),
        ("source", .string(unit.source)),
        ("lines", PageJSON.lines(unit.lines)),
      ])
  }

  /// The table of CSV, whose columns are called as in JSON, but for the first and the last of its
  /// `lines`. What programs alone make use of is left out. Several names or texts stand in one
  /// cell, each on a line.
  static var table: CSVTable<ExportedUnit> {
    let own: [CSVTable<ExportedUnit>.Column] = [
      ("headline", { CSVCell($0.article?.title) }),
      ("authors", { CSVCell(lines: ($0.article?.authors ?? []).map(\.name)) }),
      ("photographers", { CSVCell(lines: $0.photographers) }),
      ("agency", { CSVCell($0.article?.agency) }),
      ("datelinePlace", { CSVCell($0.article?.dateline?.place) }),
      ("datelineDate", { CSVCell($0.article?.dateline?.date) }),
      ("title", { CSVCell(lines: $0.texts.title) }),
      ("byline", { CSVCell(lines: $0.texts.byline) }),
      ("body", { CSVCell(lines: $0.texts.body) }),
      ("caption", { CSVCell(lines: $0.texts.caption) }),
      ("other", { CSVCell(lines: $0.texts.other) }),
      ("source", { .text($0.source) }),
      ("firstLine", { CSVCell($0.lines.map(\.first).min()) }),
      ("lastLine", { CSVCell($0.lines.map(\.last).max()) }),
    ]
    return CSVTable(
      [("id", { .text($0.id) }), ("kind", { .text($0.kind.name) })]
        + CSVTable.place(\.place) + own)
  }
}
