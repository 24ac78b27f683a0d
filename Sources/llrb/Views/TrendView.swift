import ChineseText
import NewspaperArchive

/// A trend for people: a row a period, or one for each query in it, with numbers and a bar.
struct TrendView {
  private let terminal: Terminal
  private let session: Session
  private let language: Language
  private let measure: TrendMeasure

  /// Bars of this measure, on the session's terminal.
  init(_ session: Session, _ measure: TrendMeasure) {
    terminal = session.terminal
    self.session = session
    language = session.language
    self.measure = measure
  }

  /// The table, and as its footer what the bars do not show.
  func show(_ trend: Trend) {
    let rows = trend.stretches.flatMap { self.rows(of: $0, trend) }
    let widths = self.widths(of: rows)
    header(widths)
    let longest =
      trend.periods.lazy.flatMap { period in
        trend.queries.indices.compactMap { measure.value(period.row, $0) }
      }.max() ?? 0
    let numbers = widths.reduce(0) { $0 + ($1 > 0 ? $1 + TrendView.gap : 0) }
    let room = min(max(width - numbers, TrendView.shortestBar), TrendView.longestBar)
    for row in rows {
      var spans = [StyledText(line(row.cells, widths))]
      if let note = row.note {
        spans.append(StyledText(note, .dim))
      } else if longest > 0, row.value > 0 {
        let bar = TrendView.bar(row.value / longest, likely: row.likelyShare, room: room)
        spans += [StyledText(bar.full, .title), StyledText(bar.likely, .dim)]
      } else {
        spans = [StyledText(trimmed(spans[0].text))]
      }
      terminal.line(spans)
    }
    remarks(trend, showsShares: widths[5] > 0)
  }

  // MARK: Rows

  /// One line of the table.
  private struct Row {
    var cells: [String]
    var note: String?
    var value = 0.0
    var likelyShare = 0.0
  }

  private func rows(of stretch: Trend.Stretch, _ trend: Trend) -> [Row] {
    switch stretch {
    case .missing(let periods):
      let (first, last) = (periods.lowerBound, periods.upperBound)
      let name = first == last ? first.name : "\(first.name) … \(last.name)"
      let count = first.unit.counted(last.ordinal - first.ordinal + 1)
      let note = Wording("  not in the archive (\(count.english))", "  未收藏（\(count.chinese)）")
      return [Row(cells: [name], note: note.in(language))]
    case .held(let period, let row):
      let hasPhotos = trend.total.counts.contains { $0.photos > 0 }
      return trend.queries.indices.map { query in
        let count = row.counts[query]
        return Row(
          cells: [
            query == 0 ? period.name : "", trend.queries.count > 1 ? trend.queries[query] : "",
            grouped(count.articles), hasPhotos ? grouped(count.photos) : "",
            grouped(count.occurrences),
            row.articleShare(query).map(oneDecimal) ?? "–",
            row.density(query).map(oneDecimal) ?? "–",
          ].map { DisplayWidth.truncated(Visible.text($0), to: TrendView.widestCell) },
          value: measure.value(row, query) ?? 0,
          likelyShare: count.hits > 0 ? Double(count.likelyHits) / Double(count.hits) : 0)
      }
    }
  }

  private var names: [String] {
    [
      Wording(""), Wording(""), Wording("articles", "篇"), Wording("photos", "图片"),
      Wording("times", "次"), Wording("share", "每万篇"), Wording("density", "每万字"),
    ].map { $0.in(language) }
  }

  /// The width of each column; 0 for one that is empty, or that a narrow terminal has no room for.
  private func widths(of rows: [Row]) -> [Int] {
    let whole = rows.filter { $0.note == nil }
    var widths = names.indices.map { column in
      let widest = whole.map { DisplayWidth.of($0.cells[column]) }.max() ?? 0
      return widest == 0 ? 0 : max(widest, DisplayWidth.of(names[column]))
    }
    for column in [6, 5, 3, 4] {
      let taken = widths.reduce(0) { $0 + ($1 > 0 ? $1 + TrendView.gap : 0) }
      if taken + TrendView.shortestBar > width { widths[column] = 0 }
    }
    return widths
  }

  private func header(_ widths: [Int]) {
    terminal.line(StyledText(trimmed(line(names, widths)), .dim))
  }

  /// The cells side by side; a note's only cell stands alone.
  private func line(_ cells: [String], _ widths: [Int]) -> String {
    guard cells.count == widths.count else { return cells.joined() }
    var line = ""
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      line +=
        column < 2
        ? DisplayWidth.padded(cell, to: widths[column])
        : DisplayWidth.paddedLeft(cell, to: widths[column])
      line += String(repeating: " ", count: TrendView.gap)
    }
    return line
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  // MARK: Bars

  /// A bar of a share of `room` cells, in eighths of a cell, never of no length; the part for
  /// likely days at its end.
  static func bar(_ share: Double, likely: Double, room: Int) -> (full: String, likely: String) {
    let eighths = max(1, Int((share * Double(room * 8)).rounded()))
    let light = Int((Double(eighths) * likely / 8).rounded(likely > 0 ? .up : .down))
    let dark = max(0, eighths - light * 8)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    // Where a light part follows, the dark one ends with a cell.
    let full =
      light > 0
      ? String(repeating: "█", count: (dark + 4) / 8)
      : String(repeating: "█", count: dark / 8) + parts[dark % 8]
    return (full, String(repeating: "░", count: light))
  }

  private var width: Int { min(terminal.width ?? 80, TrendView.widest) }
  private static let gap = 2
  private static let shortestBar = 8
  private static let longestBar = 60
  private static let widest = 160
  private static let widestCell = 24

  // MARK: Remarks

  private func remarks(_ trend: Trend, showsShares: Bool) {
    if showsShares, terminal.isInteractive, language == .english {
      session.footer(
        Wording(
          "share: of 10,000 articles and photos of the period; density: in 10,000 characters of it")
      )
    }
    let total = trend.total
    for (query, name) in trend.queries.enumerated() {
      let count = total.counts[query]
      var remark =
        Wording(
          trend.queries.count > 1 ? "\(name): " : "", trend.queries.count > 1 ? "\(name)：" : "")
        + UnitCounts(count).wording + Wording(", ", "，")
        + counted(count.occurrences, "occurrence", "occurrences", "处")
      if count.likelyHits > 0 {
        let number = grouped(count.likelyHits)
        remark += Wording("; \(number) on a day that is only likely (░)", "；其中 \(number) 篇日期为推测（░）")
      }
      let undated = trend.undated.counts[query].hits
      if undated > 0 {
        let number = grouped(undated)
        remark += Wording("; \(number) on pages without a day", "；另有 \(number) 篇日期不明")
      }
      session.footer(remark)
    }
  }
}
