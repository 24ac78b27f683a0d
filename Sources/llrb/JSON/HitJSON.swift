import ChineseText
import NewspaperArchive

/// Search results as JSON: the schemas `llrb.hit/1` and `llrb.count/1`.
enum HitJSON {
  /// One hit, one line.
  static func hit(_ hit: Hit) -> JSON {
    .object([
      ("schema", .string("llrb.hit/1")),
      ("article", .string(hit.id)),
      ("paper", JSON(hit.place.paper)),
      ("issueNumber", JSON(hit.place.issueNumber)),
      ("date", JSON(hit.place.date?.iso8601)),
      ("page", JSON(hit.place.page)),
      ("title", JSON(hit.title)),
      ("authors", .array(hit.authors.map(PageJSON.author))),
      ("score", .number(hit.score)),
      ("occurrences", .integer(hit.occurrences)),
      ("approximate", .bool(hit.isApproximate)),
      ("snippet", .string(hit.snippet.text)),
      ("highlights", ranges(hit.snippet.highlights)),
      ("source", .string(hit.source)),
      ("lines", PageJSON.lines(hit.lines)),
      ("kind", .string(name(of: hit.kind))),
      ("estimatedDate", JSON(hit.place.estimatedDate?.iso8601)),
      ("titleHighlights", ranges(hit.titleHighlights)),
    ])
  }

  /// How many articles and occurrences.
  static func count(_ result: SearchResult) -> JSON {
    .object([
      ("schema", .string("llrb.count/1")),
      ("articles", .integer(result.articleCount)),
      ("occurrences", .integer(result.occurrenceCount)),
    ])
  }

  /// The word for a kind of hit.
  static func name(of kind: UnitKind) -> String {
    switch kind {
    case .article: "article"
    case .photo: "photo"
    case .page: "page"
    }
  }

  /// Half-open ranges as pairs of start and length.
  private static func ranges(_ ranges: [Range<Int>]) -> JSON {
    .array(ranges.map { .array([.integer($0.lowerBound), .integer($0.count)]) })
  }
}
