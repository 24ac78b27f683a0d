import ChineseText
import NewspaperArchive
import Storage

/// `llrb trend QUERY…`: how often over time.
struct TrendCommand: Command {
  private let queries: [String]
  private let filters: Filters
  private let tolerance: Tolerance
  private let unit: Period.Unit?
  private let measure: TrendMeasure
  private let chart: String?
  private let choice: ArchiveChoice
  private let isJSON: Bool
  private let isCSV: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    queries = arguments.operands
    choice = ArchiveChoice(arguments)
    filters = try arguments.filters()
    tolerance = try arguments.tolerance()
    unit = try arguments.choice(.by)
    measure = try arguments.choice(.measure) ?? .articles
    chart = arguments.text(.svg)
    // Programs are told every measure.
    if chart == nil { _ = try arguments.atMostOne(of: [.measure, .json, .csv]) }
    let form = try arguments.atMostOne(of: [.json, .csv])
    isJSON = form == .json
    isCSV = form == .csv
    if isDrawnOnly, let form { throw .conflict("--svg -", "--" + form.rawValue) }
  }

  /// Whether the chart is what goes to standard output.
  private var isDrawnOnly: Bool { chart == DiskFileSystem.standardStream }

  /// Prints the counts; exit code 1 where no query finds anything.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let snapshot = try choice.open().snapshot()
    let trend = try snapshot.trend(
      queries, filters: filters, tolerance: tolerance, by: unit)
    let isFound = trend.total.counts.contains { $0.hits > 0 }
    if isJSON {
      session.terminal.line(TrendJSON.trend(trend))
    } else if isCSV {
      TrendJSON.rows(trend, to: session.terminal)
    } else if isFound, !isDrawnOnly {
      TrendView(session, measure).show(trend)
    }
    if let chart {
      try write(TrendChart(session.language, measure).text(of: trend), to: chart, session)
    }
    return try session.outcome(
      isFound: isFound, in: snapshot, filters, queries: queries, tolerance: tolerance)
  }

  private func write(
    _ text: String, to path: String, _ session: Session
  ) throws(ArchiveError) {
    // Another descriptor of the same file would write over what the stream wrote.
    switch isDrawnOnly ? .results : Console.stream(at: path) {
    case .results: session.terminal.lines(text)
    case .messages: session.report.draw(Array(text.utf8))
    case nil:
      do {
        try DiskFileSystem().put(Array(text.utf8), at: path)
      } catch {
        // The reader knows the file by the name that was asked for, not by that of the file aside.
        if case .system(let operation, _, let number) = error {
          throw .storage(.system(operation: operation, path: path, number: number))
        }
        throw .storage(error)
      }
    }
  }
}

/// What bars and charts show.
enum TrendMeasure: String, CaseIterable {
  case articles
  case occurrences
  case share
  case density

  /// Its value for one query; nil where there is nothing to be a part of.
  func value(_ row: Trend.Row, _ query: Int) -> Double? {
    switch self {
    case .articles: Double(row.counts[query].hits)
    case .occurrences: Double(row.counts[query].occurrences)
    case .share: row.articleShare(query)
    case .density: row.density(query)
    }
  }

  /// Its name, as a chart's axis bears it.
  var name: Wording {
    switch self {
    case .articles: Wording("articles and photos", "篇数（含图片）")
    case .occurrences: Wording("occurrences", "次数")
    case .share: Wording("of 10,000 articles and photos", "每万篇（含图片）中的篇数")
    case .density: Wording("occurrences in 10,000 characters", "每万字中的次数")
    }
  }
}

extension Period.Unit {
  /// So many of them: `3 months`.
  func counted(_ number: Int) -> Wording {
    switch self {
    case .year: llrb.counted(number, "year", "years", "年")
    case .month: llrb.counted(number, "month", "months", "个月")
    case .week: llrb.counted(number, "week", "weeks", "周")
    case .day: llrb.counted(number, "day", "days", "天")
    }
  }
}
