import ChineseText
import IssueParser
import NewspaperArchive

/// What the archive holds, as JSON: `llrb.issue/1`, `llrb.unit/1`, `llrb.list/1`.
enum StoredJSON {
  /// Whole pages.
  static func issue(_ pages: [StoredPage]) -> JSON {
    .object([("schema", .string("llrb.issue/1")), ("pages", .array(pages.map(page)))])
  }

  /// One article or photo. `parts` are the ids of all parts of an article that goes on on other
  /// pages, in the order of reading, its own among them.
  static func unit(_ unit: StoredUnit, parts: [String]) -> JSON {
    let (kind, content): (UnitKind, JSON) =
      switch unit.content {
      case .article(let article): (.article, PageJSON.article(article, id: unit.id))
      case .photo(let photo): (.photo, PageJSON.photo(photo, id: unit.id))
      case .page(let stored): (.page, page(stored))
      }
    return .object([
      ("schema", .string("llrb.unit/1")),
      ("id", .string(unit.id)),
      ("kind", .string(kind.name)),
      ("paper", JSON(unit.place.paper?.text)),
      ("issueNumber", JSON(unit.place.issueNumber)),
      ("lastIssueNumber", JSON(unit.place.lastIssueNumber)),
      ("date", JSON(unit.place.date?.iso8601)),
      ("lastDate", JSON(unit.place.lastDate?.iso8601)),
      ("estimatedDate", JSON(unit.place.estimatedDate?.iso8601)),
      ("page", JSON(unit.place.page?.number)),
      ("pageLetter", JSON(unit.place.page?.letterText)),
      ("pageID", .string(unit.pageID)),
      ("source", .string(unit.source)),
      ("parts", JSON(parts)),
      (kind.name, content),
    ])
  }

  /// All issues, and the pages that belong to none.
  static func list(_ list: IssueList) -> JSON {
    .object([
      ("schema", .string("llrb.list/1")),
      ("issues", .array(list.issues.map(issue))),
      ("unplaced", .array(list.unplaced.map(summary))),
    ])
  }

  private static func page(_ stored: StoredPage) -> JSON {
    let page = stored.page
    let articles = zip(page.articles, stored.articleIDs).map { PageJSON.article($0, id: $1) }
    let photos = zip(page.photos, stored.photoIDs).map { PageJSON.photo($0, id: $1) }
    return .object([
      ("id", .string(stored.id)),
      ("source", .string(stored.source.path)),
      ("pageInSource", .integer(stored.pageInSource)),
      ("masthead", PageJSON.masthead(of: page)),
      ("articles", .array(articles)),
      ("photos", .array(photos)),
      ("colophon", page.colophon.map(PageJSON.colophon) ?? .null),
      ("unassigned", PageJSON.blocks(page.unassigned)),
    ])
  }

  private static func issue(_ issue: IssueSummary) -> JSON {
    .object([
      ("paper", JSON(issue.paper?.text)),
      ("date", JSON(issue.date?.iso8601)),
      ("lastDate", JSON(issue.lastDate?.iso8601)),
      ("dateEvidence", JSON(issue.dateEvidence?.rawValue)),
      ("weekday", JSON(issue.weekday)),
      ("lunarDate", JSON(issue.lunarDate)),
      ("issueNumber", JSON(issue.issueNumber)),
      ("lastIssueNumber", JSON(issue.lastIssueNumber)),
      ("pageCount", JSON(issue.pageCount)),
      ("articles", .integer(issue.articleCount)),
      ("photos", .integer(issue.photoCount)),
      ("pages", .array(issue.pages.map(summary))),
    ])
  }

  private static func summary(_ page: PageSummary) -> JSON {
    .object([
      ("id", .string(page.id)),
      ("page", JSON(page.place.page?.number)),
      ("pageLetter", JSON(page.place.page?.letterText)),
      ("section", JSON(page.section)),
      ("estimatedDate", JSON(page.place.estimatedDate?.iso8601)),
      ("source", .string(page.source)),
      ("pageInSource", .integer(page.pageInSource)),
      ("articles", .integer(page.articleCount)),
      ("photos", .integer(page.photoCount)),
      ("warnings", JSON(page.warnings.map(\.message))),
      ("doubts", .integer(page.doubtCount)),
    ])
  }
}
