// How this page came out of its engine: printed lines one by one, paragraphs with a blank at each
// wrap, or whole paragraphs; whether Markdown marks the headings; how wide the columns are.

/// The page's own conventions.
struct LayoutConventions {
  enum Layout {
    /// A line of the file is a line of the print.
    case printedLines
    /// A line of the file is a paragraph, or the part of it in one column, blanks at the wraps.
    case wrappedParagraphs
    /// A line of the file is a paragraph, or the part of it in one column, without wraps.
    case paragraphs
  }

  var layout = Layout.paragraphs
  /// Whether headings carry Markdown marks on this page.
  var marksHeadings = false
  /// Whether some lines follow a blank line and others do not, so that blank lines mean something.
  var blankLinesTell = false
  /// Whether some lines are set in and others are not, so that paragraphs begin where one is.
  var indentsTell = false
  /// The width of the column around each line in half cells; 0 where it tells nothing.
  var columnWidths: [Int] = []
  /// How many half cells a line may fall short of its column's edge and still be a full one: few
  /// where the columns' edges are straight.
  var slack = 7
  /// How many half cells short a line is surely no full one.
  var shortfall: Int { slack + (slack + 1) / 2 }

  /// Looks at all lines. Cost: linear.
  init(_ text: PageText, _ features: [LineFeatures]) {
    var marked = 0
    var wrapped = 0
    var narrowBroken = 0
    var total = 0
    var afterBlank = 0
    var indented = 0
    for (index, line) in features.enumerated() {
      if line.level > 0, line.count > 3 { marked += 1 }
      guard line.kind == .text, line.level == 0 else { continue }
      total += 1
      if text.lines[index].followsBlank { afterBlank += 1 }
      if (2...6).contains(text.lines[index].indent) { indented += 1 }
      if line.pieceCount >= 3, line.widestPiece <= 80, line.width > 2 * line.widestPiece,
        line.widestPiece * line.pieceCount < 2 * line.width
      {
        wrapped += 1
      }
      if line.width <= 76, !line.isComplete { narrowBroken += 1 }
    }
    marksHeadings = marked >= 3
    if wrapped * 4 > total {
      layout = .wrappedParagraphs
    } else if narrowBroken * 2 > total, total > 6 {
      layout = .printedLines
    }
    blankLinesTell =
      layout == .printedLines && afterBlank * 20 > total && afterBlank * 10 < total * 6
    indentsTell = layout == .printedLines && indented * 20 > total && indented * 10 < total * 7
    columnWidths = Self.columnWidths(features, layout)
    if layout == .printedLines { narrowColumns(features) }
    if layout == .printedLines { slack = Self.slack(features, columnWidths) }
  }

  /// Four or more lines of one width are a column of their own, as beside a picture.
  private mutating func narrowColumns(_ features: [LineFeatures]) {
    var first = 0
    for index in features.indices {
      let goesOn =
        index + 1 < features.count && features[index].kind == .text
        && features[index + 1].kind == .text && features[index].ending != .stop
        && features[index + 1].lead == nil
        && abs(features[index].width - features[index + 1].width) <= 4
      if goesOn { continue }
      if index - first >= 3, features[first].count >= 8 {
        let width = features[first...index].reduce(0) { max($0, $1.width) }
        for line in first...index { columnWidths[line] = min(columnWidths[line], width) }
      }
      first = index + 1
    }
  }

  private static func slack(_ features: [LineFeatures], _ columnWidths: [Int]) -> Int {
    var straight = 0
    var ragged = 0
    for (index, line) in features.enumerated() where line.kind == .text && !line.isComplete {
      switch columnWidths[index] - line.width {
      case -2...2: straight += 1
      case 3...7: ragged += 1
      default: break
      }
    }
    return ragged * 4 < straight ? 3 : 7
  }

  /// The second-widest of the lines before or of those after each, whichever the line is more like.
  private static func columnWidths(_ features: [LineFeatures], _ layout: Layout) -> [Int] {
    guard layout != .paragraphs else { return [Int](repeating: 0, count: features.count) }
    let radius = 5
    let last = features.count - 1
    // 0 for what is no line of a column.
    let widths = features.map { line in
      if line.kind != .text || (layout == .wrappedParagraphs && line.pieceCount < 2) { return 0 }
      guard layout == .printedLines else { return line.widestPiece }
      // A report's opening words are set in, and blanks part them.
      return line.width + (line.lead == nil ? 0 : 4 + 2 * (line.pieceCount - 1))
    }
    return features.indices.map { index in
      let before = secondWidest(widths[max(0, index - radius)..<index])
      let after = secondWidest(widths[index..<min(last, index + radius) + 1])
      // No column is narrower than eight characters: that is verse, or headings.
      if before < narrowest || after < narrowest {
        let wider = max(before, after)
        return wider < narrowest ? 0 : wider
      }
      let width = layout == .printedLines ? features[index].width : features[index].lastPieceWidth
      return abs(before - width) <= abs(after - width) ? before : after
    }
  }

  /// The width of the narrowest column, in half cells.
  static let narrowest = 16

  private static func secondWidest(_ widths: ArraySlice<Int>) -> Int {
    var best = 0
    var second = 0
    for width in widths {
      if width > best {
        second = best
        best = width
      } else if width > second {
        second = width
      }
    }
    return second
  }
}
