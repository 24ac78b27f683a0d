import ChineseText
import NewspaperArchive

/// A trend as a picture: SVG 1.1 with axes, legend, and grey ground where the archive holds
/// nothing.
struct TrendChart {
  private let language: Language
  private let measure: TrendMeasure

  /// Bars of this measure.
  init(_ language: Language, _ measure: TrendMeasure) {
    self.language = language
    self.measure = measure
  }

  /// The whole file.
  func text(of trend: Trend) -> String {
    let highest =
      trend.periods.lazy.flatMap { period in
        trend.queries.indices.compactMap { measure.value(period.row, $0) }
      }.max() ?? 0
    let axis = TrendChart.axis(upTo: highest)
    let legend = legend(trend)
    let plot = Plot(
      top: 52 + Double(legend.height), first: trend.span?.lowerBound.ordinal ?? 0,
      slots: trend.span.map { $0.upperBound.ordinal - $0.lowerBound.ordinal + 1 } ?? 1,
      scale: axis.top)
    let title = trend.queries.joined(separator: Wording(", ", "、").in(language))
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 960 \(number(plot.bottom + 44))\""
        + " width=\"960\" height=\"\(number(plot.bottom + 44))\" font-family=\"\(TrendChart.fonts)\""
        + " font-size=\"12\" fill=\"#333\">",
      "<title>\(escaped(title))</title>",
      "<defs><pattern id=\"missing\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
        + "<rect width=\"6\" height=\"6\" fill=\"#f4f4f4\"/>"
        + "<path d=\"M0 6L6 0\" stroke=\"#ccc\"/></pattern></defs>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
      "<text x=\"\(number(Plot.left))\" y=\"24\" font-size=\"16\">\(escaped(heading(title)))</text>",
    ]
    lines += legend.lines
    lines += grid(axis, plot)
    for stretch in trend.stretches { lines += bars(stretch, trend, plot) }
    lines += labels(trend, plot)
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ title: String) -> String {
    let shown = DisplayWidth.truncated(title, to: 60)
    return Wording("\(shown): \(measure.name.english)", "\(shown)：\(measure.name.chinese)").in(
      language)
  }

  // MARK: Places

  /// Where things stand in the picture.
  private struct Plot {
    static let left = 70.0
    static let right = 940.0
    static let height = 320.0
    let top: Double
    let first: Int
    let slots: Int
    let scale: Double

    var bottom: Double { top + Plot.height }
    var slot: Double { (Plot.right - Plot.left) / Double(slots) }
    func x(_ period: Int) -> Double { Plot.left + Double(period - first) * slot }
    func y(_ value: Double) -> Double { bottom - value / scale * Plot.height }
  }

  /// Round marks from 0 to the first one that nothing passes.
  static func axis(upTo highest: Double) -> (step: Double, top: Double) {
    guard highest > 0 else { return (1, 1) }
    var power = 1.0
    while power * 10 <= highest { power *= 10 }
    while power > highest { power /= 10 }
    let step = [0.1, 0.2, 0.5, 1, 2].map { $0 * power }.first { highest / $0 <= 8 } ?? power
    return (step, (highest / step).rounded(.up) * step)
  }

  private func grid(_ axis: (step: Double, top: Double), _ plot: Plot) -> [String] {
    var lines: [String] = []
    for mark in 0...Int((axis.top / axis.step).rounded()) {
      let value = Double(mark) * axis.step
      let y = number(plot.y(value))
      lines.append(
        "<path d=\"M\(number(Plot.left)) \(y)H\(number(Plot.right))\" stroke=\"\(mark == 0 ? "#333" : "#ddd")\"/>"
      )
      lines.append(
        "<text x=\"\(number(Plot.left - 8))\" y=\"\(number(plot.y(value) + 4))\" text-anchor=\"end\">"
          + label(value) + "</text>")
    }
    return lines
  }

  private func label(_ value: Double) -> String {
    value == value.rounded() ? grouped(Int(value)) : String((value * 10_000).rounded() / 10_000)
  }

  // MARK: Bars

  private func bars(_ stretch: Trend.Stretch, _ trend: Trend, _ plot: Plot) -> [String] {
    switch stretch {
    case .missing(let periods):
      let x = plot.x(periods.lowerBound.ordinal)
      let end = plot.x(periods.upperBound.ordinal + 1)
      return [
        "<rect x=\"\(number(x))\" y=\"\(number(plot.top))\" width=\"\(number(end - x))\""
          + " height=\"\(number(Plot.height))\" fill=\"url(#missing)\"/>"
      ]
    case .held(let period, let row):
      let width = plot.slot * 0.8 / Double(trend.queries.count)
      return trend.queries.indices.compactMap { query in
        guard let value = measure.value(row, query), value > 0 else { return nil }
        let x = plot.x(period.ordinal) + plot.slot * 0.1 + Double(query) * width
        let count = row.counts[query]
        let likely = value * Double(count.likelyHits) / Double(max(count.hits, 1))
        let tip = "\(period.name)  \(trend.queries[query])  \(label(value))"
        var bar = "<g fill=\"\(color(query))\"><title>\(escaped(tip))</title>"
        if likely < value { bar += rect(x, plot.y(value - likely), width, plot.bottom) }
        if likely > 0 { bar += rect(x, plot.y(value), width, plot.y(value - likely), light: true) }
        return bar + "</g>"
      }
    }
  }

  private func rect(
    _ x: Double, _ top: Double, _ width: Double, _ bottom: Double, light: Bool = false
  ) -> String {
    "<rect x=\"\(number(x))\" y=\"\(number(top))\" width=\"\(number(width))\""
      + " height=\"\(number(bottom - top))\"\(light ? " fill-opacity=\"0.4\"" : "")/>"
  }

  /// The names of the periods, as many as there is room for.
  private func labels(_ trend: Trend, _ plot: Plot) -> [String] {
    guard let span = trend.span else { return [] }
    let room = Double(span.lowerBound.name.utf8.count) * 7 + 14
    let step = max(1, Int((room / plot.slot).rounded(.up)))
    return stride(from: span.lowerBound.ordinal, through: span.upperBound.ordinal, by: step).map {
      let x = number(plot.x($0) + plot.slot / 2)
      return "<text x=\"\(x)\" y=\"\(number(plot.bottom + 18))\" text-anchor=\"middle\">"
        + Period(trend.unit, ordinal: $0).name + "</text>"
    }
  }

  // MARK: Legend

  private func legend(_ trend: Trend) -> (lines: [String], height: Int) {
    var entries = trend.queries.enumerated().map { (name: $1, fill: color($0), opacity: "1") }
    if trend.total.counts.contains(where: { $0.likelyHits > 0 }) {
      let name = Wording("day only likely", "日期为推测").in(language)
      entries.append((name, "#333", "0.4"))
    }
    if trend.stretches.contains(where: { if case .missing = $0 { true } else { false } }) {
      let name = Wording("not in the archive", "未收藏").in(language)
      entries.append((name, "url(#missing)", "1"))
    }
    var lines: [String] = []
    var x = Plot.left
    var y = 44.0
    for entry in entries {
      let name = DisplayWidth.truncated(entry.name, to: 60)
      let width = 18 + Double(DisplayWidth.of(name)) * 6.5 + 20
      if x + width > Plot.right, x > Plot.left {
        x = Plot.left
        y += 20
      }
      lines.append(
        "<rect x=\"\(number(x))\" y=\"\(number(y - 10))\" width=\"12\" height=\"12\""
          + " fill=\"\(entry.fill)\" fill-opacity=\"\(entry.opacity)\"/>"
          + "<text x=\"\(number(x + 18))\" y=\"\(number(y))\">\(escaped(name))</text>")
      x += width
    }
    return (lines, Int(y) - 24)
  }

  private func color(_ query: Int) -> String {
    TrendChart.colors[query % TrendChart.colors.count]
  }

  /// Colours that readers who cannot tell red from green can tell apart.
  /// Source: Okabe and Ito, "Color Universal Design", 2008.
  private static let colors = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#f0e442", "#000000",
  ]
  private static let fonts =
    "Noto Sans CJK SC, Source Han Sans SC, PingFang SC, Microsoft YaHei, sans-serif"

  // MARK: Text

  /// A place with one digit after the point.
  private func number(_ value: Double) -> String { String((value * 10).rounded() / 10) }

  /// Text in which nothing is taken for a mark; what XML cannot hold is shown as a picture of
  /// itself.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Visible.text(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
