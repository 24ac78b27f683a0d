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

  /// What a query finds in a period.
  private struct Found {
    let period: Period
    let query: String
    /// The period and the query's place in it; nil where the archive does not hold the period.
    let held: (row: Trend.Row, query: Int)?

    var count: Trend.Count? { held.map { $0.row.counts[$0.query] } }
  }

  /// A row for each period and query; a period that the archive does not hold has empty cells.
  static func rows(_ trend: Trend, to terminal: Terminal) {
    let table = CSVTable<Found>([
      ("period", { .text($0.period.name) }),
      ("from", { .text($0.period.first.iso8601) }),
      ("to", { .text($0.period.last.iso8601) }),
      ("query", { .text($0.query) }),
      ("held", { .text($0.held == nil ? "no" : "yes") }),
      ("articles", { CSVCell($0.count?.articles) }),
      ("photos", { CSVCell($0.count?.photos) }),
      ("occurrences", { CSVCell($0.count?.occurrences) }),
      ("periodArticles", { CSVCell($0.held?.row.articles) }),
      ("periodPhotos", { CSVCell($0.held?.row.photos) }),
      ("periodCharacters", { CSVCell($0.held?.row.characters) }),
      ("per10000Articles", { cell($0.held.flatMap { $0.row.articleShare($0.query) }) }),
      ("per10000Characters", { cell($0.held.flatMap { $0.row.density($0.query) }) }),
      ("estimatedDateArticles", { CSVCell($0.count?.likelyHits) }),
    ])
    table.header(on: terminal)
    for stretch in trend.stretches {
      for (period, row) in periods(of: stretch, trend.unit) {
        for (query, name) in trend.queries.enumerated() {
          let held = row.map { (row: $0, query: query) }
          table.row(Found(period: period, query: name, held: held), on: terminal)
        }
      }
    }
  }

  private static func periods(
    of stretch: Trend.Stretch, _ unit: Period.Unit
  ) -> [(Period, Trend.Row?)] {
    switch stretch {
    case .held(let period, let row): [(period, row)]
    case .missing(let periods):
      (periods.lowerBound.ordinal...periods.upperBound.ordinal).map {
        (Period(unit, ordinal: $0), nil)
      }
    }
  }

  private static func cell(_ value: Double?) -> CSVCell {
    value.map { .number(rounded($0)) } ?? .empty
  }

  /// Three digits after the point: more are not known, and the bytes stay the same everywhere.
  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
