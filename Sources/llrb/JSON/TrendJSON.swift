import ChineseText
import NewspaperArchive

/// A trend as JSON (`llrb.trend/1`) and as rows of CSV.
enum TrendJSON {
  /// The whole trend: the periods that the archive holds, and the stretches that it does not.
  static func trend(_ trend: Trend) -> JSON {
    var held: [JSON] = []
    var missing: [JSON] = []
    for stretch in trend.stretches {
      switch stretch {
      case .held(let period, let row):
        held.append(
          .object(
            [
              ("period", .string(period.name)),
              ("from", .string(period.first.iso8601)),
              ("to", .string(period.last.iso8601)),
            ] + self.row(row)))
      case .missing(let periods):
        missing.append(
          .object([
            ("from", .string(periods.lowerBound.name)), ("to", .string(periods.upperBound.name)),
            ("periods", .integer(periods.upperBound.ordinal - periods.lowerBound.ordinal + 1)),
          ]))
      }
    }
    return .object([
      ("schema", .string("llrb.trend/1")),
      ("by", .string(trend.unit.rawValue)),
      ("queries", JSON(trend.queries)),
      ("periods", .array(held)),
      ("notHeld", .array(missing)),
      ("undated", .object(row(trend.undated))),
      ("total", .object(row(trend.total))),
    ])
  }

  private static func row(_ row: Trend.Row) -> [(String, JSON)] {
    [
      ("articles", .integer(row.articles)),
      ("photos", .integer(row.photos)),
      ("characters", .integer(row.characters)),
      (
        "hits",
        .array(
          row.counts.indices.map { query in
            .object([
              ("articles", .integer(row.counts[query].articles)),
              ("photos", .integer(row.counts[query].photos)),
              ("occurrences", .integer(row.counts[query].occurrences)),
              ("per10000Articles", number(row.articleShare(query))),
              ("per10000Characters", number(row.density(query))),
              ("estimatedDateArticles", .integer(row.counts[query].likelyHits)),
            ])
          })
      ),
    ]
  }

  private static func number(_ value: Double?) -> JSON {
    value.map { .number(rounded($0)) } ?? .null
  }

  /// A row for each period and query; a period that the archive does not hold has empty cells.
  static func rows(_ trend: Trend, to terminal: Terminal) {
    terminal.header([
      "period", "from", "to", "query", "held", "articles", "photos", "occurrences",
      "periodArticles", "periodPhotos", "periodCharacters", "per10000Articles",
      "per10000Characters", "estimatedDateArticles",
    ])
    for stretch in trend.stretches {
      switch stretch {
      case .held(let period, let row):
        for (query, name) in trend.queries.enumerated() {
          let count = row.counts[query]
          terminal.row(
            cells(period) + [
              .text(name), .text("yes"), .integer(count.articles), .integer(count.photos),
              .integer(count.occurrences), .integer(row.articles), .integer(row.photos),
              .integer(row.characters), cell(row.articleShare(query)), cell(row.density(query)),
              .integer(count.likelyHits),
            ])
        }
      case .missing(let periods):
        for ordinal in periods.lowerBound.ordinal...periods.upperBound.ordinal {
          let period = Period(trend.unit, ordinal: ordinal)
          for name in trend.queries {
            terminal.row(
              cells(period) + [.text(name), .text("no")] + Array(repeating: .empty, count: 9))
          }
        }
      }
    }
  }

  private static func cells(_ period: Period) -> [CSVCell] {
    [.text(period.name), .text(period.first.iso8601), .text(period.last.iso8601)]
  }

  private static func cell(_ value: Double?) -> CSVCell {
    value.map { .number(rounded($0)) } ?? .empty
  }

  /// Three digits after the point: more are not known, and the bytes stay the same everywhere.
  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
