import ChineseText
import IssueParser
import NewspaperArchive

/// Search results as JSON: the schemas `llrb.hit/1` and `llrb.count/1`.
enum HitJSON {
  /// One hit, one line. Passages and explanation are there where `request` asks for them.
  static func hit(_ hit: Hit, _ request: SearchRequest) -> JSON {
    var members: [(String, JSON)] = [
      ("schema", .string("llrb.hit/1")),
      ("article", .string(hit.id)),
      ("paper", JSON(hit.place.paper?.text)),
      ("issueNumber", JSON(hit.place.issueNumber)),
      ("lastIssueNumber", JSON(hit.place.lastIssueNumber)),
      ("date", JSON(hit.place.date?.iso8601)),
      ("lastDate", JSON(hit.place.lastDate?.iso8601)),
      ("page", JSON(hit.place.page?.number)),
      ("pageLetter", JSON(hit.place.page?.letterText)),
      ("title", JSON(hit.title)),
      ("authors", .array(hit.authors.map(PageJSON.author))),
      ("score", .number(hit.score)),
      ("occurrences", .integer(hit.occurrences)),
      ("approximate", .bool(hit.isApproximate)),
      ("snippet", .string(hit.snippet.text)),
      ("highlights", ranges(hit.snippet.highlights)),
      ("source", .string(hit.source)),
      ("lines", PageJSON.lines(hit.lines)),
      ("kind", .string(hit.kind.name)),
      ("estimatedDate", JSON(hit.place.estimatedDate?.iso8601)),
      ("titleHighlights", ranges(hit.titleHighlights)),
    ]
    if request.passages != .best {
      members.append(("passages", .array(hit.passages.map(passage))))
    }
    if request.isExplained {
      members.append(("explanation", .array(hit.explanation.map(explanation))))
    }
    return .object(members)
  }

  private static func passage(_ passage: Hit.Passage) -> JSON {
    .object([
      ("role", .string(passage.role)),
      ("snippet", .string(passage.snippet.text)),
      ("highlights", ranges(passage.snippet.highlights)),
      ("lines", PageJSON.lines(passage.lines)),
    ])
  }

  private static func explanation(_ phrase: PhraseScore) -> JSON {
    .object([
      ("phrase", .string(phrase.phrase)),
      ("score", .number(phrase.score)),
      ("rarest", phrase.rarest.map { .string($0) } ?? .null),
      ("articles", .integer(phrase.articleCount)),
      ("inverseFrequency", .number(phrase.inverseFrequency)),
      ("length", .integer(phrase.length)),
      ("averageLength", .number(phrase.averageLength)),
      ("lengthFactor", .number(phrase.lengthFactor)),
      (
        "places",
        .array(
          phrase.places.map {
            .object([
              ("role", .string($0.role)), ("occurrences", .integer($0.occurrences)),
              ("weight", .number($0.weight)),
            ])
          })
      ),
    ])
  }

  /// How many articles, photos, and pages with hits in their furniture; how many of all these by
  /// misreadings alone; how many occurrences in all.
  static func count(_ counts: HitCounts) -> JSON {
    .object([
      ("schema", .string("llrb.count/1")),
      ("articles", .integer(counts.kinds.articles)),
      ("photos", .integer(counts.kinds.photos)),
      ("pages", .integer(counts.kinds.pages)),
      ("approximate", .integer(counts.approximate)),
      ("occurrences", .integer(counts.occurrences)),
    ])
  }

  /// Half-open ranges as pairs of start and length.
  private static func ranges(_ ranges: [Range<Int>]) -> JSON {
    .array(ranges.map { .array([.integer($0.lowerBound), .integer($0.count)]) })
  }
}
