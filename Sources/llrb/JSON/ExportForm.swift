import ChineseText
import IssueParser
import NewspaperArchive

/// What is exported, as JSON (`llrb.article/1`, and the documents of OpenSearch) and as rows of CSV.
enum ExportForm {
  /// One article, photo or page furniture. `title`, `byline`, `body`, `caption` and `other` hold the
  /// texts in which a query is looked for, a paragraph each.
  static func object(_ unit: ExportedUnit, schema: String?) -> JSON {
    let article = unit.article
    let place = unit.place
    return .object(
      (schema.map { [("schema", .string($0))] } ?? []) + [
        ("id", .string(unit.id)),
        ("kind", .string(HitJSON.name(of: unit.kind))),
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

  /// The names of the columns of CSV: those of JSON, but for the first and the last of its `lines`. What
  /// programs alone make use of is left out.
  static let columns = [
    "id", "kind", "paper", "date", "lastDate", "estimatedDate", "weekday", "lunarDate",
    "issueNumber",
    "lastIssueNumber", "page", "pageLetter", "headline", "authors", "photographers", "agency",
    "datelinePlace", "datelineDate", "title", "byline", "body", "caption", "other", "source",
    "firstLine", "lastLine",
  ]

  /// The cells of one article; several names or texts stand in one cell, each on a line.
  static func cells(_ unit: ExportedUnit) -> [CSVCell] {
    let article = unit.article
    let place = unit.place
    func lines(_ texts: [String]) -> CSVCell {
      texts.isEmpty ? .empty : .text(texts.joined(separator: "\n"))
    }
    return [
      .text(unit.id), .text(HitJSON.name(of: unit.kind)), CSVCell(place.paper?.text),
      CSVCell(place.date?.iso8601), CSVCell(place.lastDate?.iso8601),
      CSVCell(place.estimatedDate?.iso8601), CSVCell(place.weekday), CSVCell(place.lunarDate),
      CSVCell(place.issueNumber), CSVCell(place.lastIssueNumber), CSVCell(place.page?.number),
      CSVCell(place.page?.letterText), CSVCell(article?.title),
      lines((article?.authors ?? []).map(\.name)),
      lines(unit.photographers), CSVCell(article?.agency), CSVCell(article?.dateline?.place),
      CSVCell(article?.dateline?.date), lines(unit.texts.title), lines(unit.texts.byline),
      lines(unit.texts.body), lines(unit.texts.caption), lines(unit.texts.other),
      .text(unit.source), CSVCell(unit.lines.map(\.first).min()),
      CSVCell(unit.lines.map(\.last).max()),
    ]
  }
}
