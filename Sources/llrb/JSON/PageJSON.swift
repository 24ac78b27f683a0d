import ChineseText
import IssueParser

/// Pages as JSON: the schema `llrb.parse/1`.
enum PageJSON {
  /// One source file.
  static func source(_ source: ParsedSource, path: String) -> JSON {
    .object([
      ("schema", .string("llrb.parse/1")),
      ("source", .string(path)),
      ("encoding", .string(source.encoding.rawValue)),
      ("pages", .array(source.pages.map(page))),
      ("diagnostics", diagnostics(source.diagnostics)),
    ])
  }

  private static func page(_ page: Page) -> JSON {
    .object([
      ("masthead", masthead(of: page)),
      (
        "articles",
        .array(
          page.articles.enumerated().map { ordinal, article in
            self.article(article, ("ordinal", .integer(ordinal + 1)))
          })
      ),
      ("photos", .array(page.photos.map { .object(members(of: $0)) })),
      ("colophon", page.colophon.map(colophon) ?? .null),
      ("unassigned", blocks(page.unassigned)),
      ("diagnostics", diagnostics(page.diagnostics)),
    ])
  }

  /// A page's masthead: every field, its evidence, its doubts, its lines.
  static func masthead(of page: Page) -> JSON {
    let masthead = page.masthead
    let evidence = Masthead.Field.allCases.compactMap { field in
      masthead.evidence[field].map { (field.rawValue, JSON.string($0.rawValue)) }
    }
    return .object([
      ("paper", JSON(masthead.paper?.text)),
      ("date", JSON(masthead.date?.iso8601)),
      ("lastDate", JSON(masthead.lastDate?.iso8601)),
      ("weekday", JSON(masthead.weekday)),
      ("lunarDate", JSON(masthead.lunarDate)),
      ("issueNumber", JSON(masthead.issueNumber)),
      ("lastIssueNumber", JSON(masthead.lastIssueNumber)),
      ("pageCount", JSON(masthead.pageCount)),
      ("page", JSON(masthead.page?.number)),
      ("pageLetter", JSON(masthead.page?.letterText)),
      ("cn", JSON(masthead.cn)),
      ("postalCode", JSON(masthead.postalCode)),
      ("section", JSON(masthead.section)),
      ("estimatedDate", JSON(masthead.estimatedDate?.iso8601)),
      ("estimateReason", JSON(masthead.estimateWording?.english)),
      ("evidence", .object(evidence)),
      ("warnings", JSON(page.diagnostics.ofMasthead.map(\.message))),
      ("lines", lines(masthead.lines)),
    ])
  }

  /// An article of the archive, with the id that `show` takes.
  static func article(_ article: Article, id: String) -> JSON {
    self.article(article, ("id", .string(id)))
  }

  /// A photo of the archive, with the id that `show` takes.
  static func photo(_ photo: Photo, id: String) -> JSON {
    .object([("id", .string(id))] + members(of: photo))
  }

  private static func article(_ article: Article, _ first: (String, JSON)) -> JSON {
    .object([
      first,
      ("kicker", JSON(article.kicker)),
      ("title", JSON(article.title)),
      ("subtitle", JSON(article.subtitle)),
      ("authors", .array(article.authors.map(author))),
      ("agency", JSON(article.agency)),
      ("dateline", article.dateline.map(dateline) ?? .null),
      ("continuesOnPage", JSON(article.continuesOnPage?.number)),
      ("continuesOnPageLetter", JSON(article.continuesOnPage?.letterText)),
      ("continuedFromPage", JSON(article.continuedFromPage?.number)),
      ("continuedFromPageLetter", JSON(article.continuedFromPage?.letterText)),
      ("photographers", JSON(article.photographers)),
      ("assemblyConfidence", .integer(article.assemblyConfidence)),
      ("textQuality", JSON(article.textQuality)),
      ("blocks", blocks(article.blocks)),
    ])
  }

  private static func members(of photo: Photo) -> [(String, JSON)] {
    [
      ("caption", JSON(photo.caption)),
      ("photographers", JSON(photo.photographers)),
      ("blocks", blocks(photo.blocks)),
    ]
  }

  /// The imprint.
  static func colophon(_ colophon: Colophon) -> JSON {
    .object([
      ("department", JSON(colophon.department)),
      ("layout", JSON(colophon.layout)),
      ("editors", JSON(colophon.editors)),
      ("proofreaders", JSON(colophon.proofreaders)),
      ("email", JSON(colophon.email)),
      ("phone", JSON(colophon.phone)),
      ("lines", lines(colophon.lines)),
    ])
  }

  /// An author's name and role.
  static func author(_ author: Author) -> JSON {
    .object([("name", .string(author.name)), ("role", JSON(author.role))])
  }

  private static func dateline(_ dateline: Dateline) -> JSON {
    .object([("place", JSON(dateline.place)), ("date", JSON(dateline.date))])
  }

  /// Blocks in reading order.
  static func blocks(_ blocks: [Block]) -> JSON {
    .array(
      blocks.map {
        .object([
          ("role", .string($0.role.rawValue)), ("text", .string($0.text)),
          ("lines", lines($0.lines)),
        ])
      })
  }

  /// Line ranges as pairs, both ends included.
  static func lines(_ ranges: [LineRange]) -> JSON {
    .array(ranges.map { .array([.integer($0.first), .integer($0.last)]) })
  }

  private static func diagnostics(_ diagnostics: [Diagnostic]) -> JSON {
    .array(
      diagnostics.map {
        .object([
          ("line", JSON($0.line)), ("code", .string($0.code.rawValue)),
          ("message", .string($0.message)),
        ])
      })
  }
}
