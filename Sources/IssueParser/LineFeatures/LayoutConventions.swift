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
  /// Whether so many lines have a blank between all characters that the engine put it there.
  var spacesLetters = false
  /// Whether some lines follow a blank line and most do not, so that blank lines mean something.
  var blankLinesTell = false
  /// Whether a blank line stands above nearly every line, so that lines without one are parts of a
  /// block.
  var partsLines = false
  /// Whether some lines are set in and others are not, so that paragraphs begin where one is.
  var indentsTell = false
  /// Whether the blanks before paragraphs are lost, so that their first lines fall short of the
  /// column's width by two characters.
  var firstLinesFallShort = false
  /// The width of the column around each line in half cells; 0 where it tells nothing.
  var columnWidths: [Int] = []
  /// Whether each line was cut because it was full; empty where the file is not wrapped so.
  var cuts: [Bool] = []
  /// How many half cells a line may fall short of its column's edge and still be a full one: few
  /// where the columns' edges are straight.
  var slack = 7
  /// How many half cells short a line is surely no full one.
  var shortfall: Int { slack + (slack + 1) / 2 }

  /// Whether the next line is the rest of this one, which was full.
  func isCut(_ index: Int) -> Bool { cuts.indices.contains(index) && cuts[index] }

  /// So many lines of a kind are no chance.
  private static let fewestOfKind = 3

  /// Looks at all lines. Cost: linear.
  init(_ text: PageText, _ features: [LineFeatures]) {
    var marked = 0
    var wrapped = 0
    var narrowBroken = 0
    var total = 0
    var afterBlank = 0
    var indented = 0
    var letterspaced = 0
    for (index, line) in features.enumerated() {
      if line.level > 0, line.count > 3 { marked += 1 }
      guard line.kind == .text, line.level == 0 else { continue }
      total += 1
      if text.lines[index].followsBlank { afterBlank += 1 }
      if line.isLetterspaced { letterspaced += 1 }
      if text.lines[index].isSetIn { indented += 1 }
      // Pieces narrower than any column are characters or words set apart.
      if line.pieceCount >= 3, (Self.narrowest...80).contains(line.widestPiece),
        line.width > 2 * line.widestPiece,
        line.widestPiece * line.pieceCount < 2 * line.width
      {
        wrapped += 1
      }
      if line.width <= 76, !line.isComplete { narrowBroken += 1 }
    }
    marksHeadings = marked >= 3
    spacesLetters = letterspaced * 10 > total
    if wrapped * 4 > total {
      layout = .wrappedParagraphs
    } else if narrowBroken * 2 > total, total > 6 {
      layout = .printedLines
    }
    blankLinesTell = afterBlank >= Self.fewestOfKind && afterBlank * 10 < total * 6
    partsLines = total >= 40 && afterBlank * 100 >= total * 88
    indentsTell = layout == .printedLines && indented * 20 > total && indented * 10 < total * 7
    let found = Self.columnWidths(features, layout)
    columnWidths = found.nearest
    guard layout == .printedLines else { return }
    cuts = Self.cuts(text, features, blankLinesTell: blankLinesTell)
    narrowColumns(features)
    slack = Self.slack(features, columnWidths)
    firstLinesFallShort = !indentsTell && mostFirstLinesFallShort(features)
    for (index, width) in found.wider where columnWidths[index] == found.nearest[index] {
      columnWidths[index] = width
    }
  }

  /// Whether a line that goes on below falls short of its column's edge by an indent.
  func fallsShort(_ index: Int, _ features: [LineFeatures]) -> Bool {
    (3...6).contains(columnWidths[index] - features[index].width) && !features[index].isComplete
  }

  /// Whether most lines below the short ends of paragraphs fall short so.
  private func mostFirstLinesFallShort(_ features: [LineFeatures]) -> Bool {
    var short = 0
    var full = 0
    for index in features.indices.dropFirst() {
      let before = features[index - 1]
      let line = features[index]
      guard before.kind == .text, line.kind == .text, before.ending == .stop, !line.isComplete,
        columnWidths[index - 1] - before.width > shortfall
      else { continue }
      if fallsShort(index, features) {
        short += 1
      } else if abs(columnWidths[index] - line.width) <= 2 {
        full += 1
      }
    }
    return short >= Self.fewestOfKind && short >= 3 * full
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

  /// The second-widest of the lines before or of those after each, whichever the line is more like;
  /// and of the lines for which that is no column the width of one.
  private static func columnWidths(
    _ features: [LineFeatures], _ layout: Layout
  ) -> (nearest: [Int], wider: [(index: Int, width: Int)]) {
    guard layout != .paragraphs else { return ([Int](repeating: 0, count: features.count), []) }
    var wider: [(index: Int, width: Int)] = []
    let radius = 5
    let last = features.count - 1
    // 0 for what is no line of a column.
    let widths = features.map { line in
      line.kind != .text || (layout == .wrappedParagraphs && line.pieceCount < 2)
        ? 0 : layout == .printedLines ? line.width : line.widestPiece
    }
    let usual = layout == .printedLines ? usualWidth(widths) : 0
    let nearest = features.indices.map { index in
      let before = secondWidest(widths[max(0, index - radius)..<index])
      let after = secondWidest(widths[index..<min(last, index + radius) + 1])
      // No column is narrower than eight characters: that is verse, or headings.
      if before < narrowest || after < narrowest {
        let wider = max(before, after)
        return wider < narrowest ? 0 : wider
      }
      let width = layout == .printedLines ? features[index].width : features[index].lastPieceWidth
      let isBefore =
        abs(before - width) <= abs(after - width)
        || layout == .printedLines && endsSentence(index, features)
      let column = isBefore ? before : after
      guard layout == .printedLines, abs(column - width) <= 7,
        features[index].ending == .broken, features[index].stops + features[index].commas == 0
      else { return column }
      // Headlines one below the other are no column: the lines of one are equally wide.
      let above = widths[max(0, index - radius)..<index]
      let below = widths[index..<min(last, index + radius) + 1]
      guard !isColumn(isBefore ? above : below, column) else { return column }
      let other = isBefore ? after : before
      let likely = usual == 0 || isColumn(isBefore ? below : above, other) ? other : usual
      if likely > column { wider.append((index, likely)) }
      return column
    }
    return (nearest, wider)
  }

  /// The width that half of a page's lines have, or a cell more or less; 0 if there is none.
  private static func usualWidth(_ widths: [Int]) -> Int {
    var counts = [Int](repeating: 0, count: 200)
    var total = 0
    for width in widths where width > 0 && width < counts.count - 1 {
      counts[width] += 1
      total += 1
    }
    var best = (width: 0, count: 0)
    var count = counts[0] + counts[1] + counts[2] + counts[3]
    for width in 2..<counts.count - 2 {
      count += counts[width + 2] - (width > 2 ? counts[width - 3] : 0)
      if count > best.count { best = (width, count) }
    }
    return 2 * best.count > total ? best.width : 0
  }

  /// Whether so many lines are as wide as a column of some width that they are no headings by
  /// chance.
  private static func isColumn(_ widths: ArraySlice<Int>, _ width: Int) -> Bool {
    widths.count { abs($0 - width) <= 2 } >= 4
  }

  /// Whether a line ends the sentence of the wider one above: it is of that line's column, whatever
  /// stands below.
  private static func endsSentence(_ index: Int, _ features: [LineFeatures]) -> Bool {
    index > 0 && features[index].isComplete && features[index - 1].kind == .text
      && !features[index - 1].isComplete && features[index - 1].width > features[index].width
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
