// Engines that look for no columns read straight across the page: a line of one article, the line
// of another beside it, the next of the first. Nothing that reads from line to line makes sense of
// it before the two are wound off each other.

/// Finds the stretches of a printed page where the lines of two columns stand in turn, and puts the
/// columns one below the other.
///
/// Where columns are woven, a line goes on with the one after the next and not with the next. Of
/// 580 annotated pages seventeen have such a stretch, and only on these the sum of what speaks for
/// it comes to 8.
struct WovenColumns {
  /// The lines of the page, column by column.
  private(set) var order: [Int] = []
  /// The places in ``order`` where a column begins that does not go on with the line above.
  private(set) var columnStarts = Set<Int>()

  private let text: PageText
  private let features: [LineFeatures]
  private let labels: [LineLabel]
  private let joint: SentenceJoint
  private let conventions: LayoutConventions

  /// Looks for woven columns; nil where there are none, as on nearly all pages.
  ///
  /// Cost: linear in the lines; where there are some, the cube of so many as they have at most.
  init?(_ labeler: LineLabeler, _ labels: [LineLabel]) {
    guard labeler.conventions.layout == .printedLines else { return nil }
    text = labeler.text
    features = labeler.features
    joint = labeler.joint
    conventions = labeler.conventions
    self.labels = labels
    var next = 0
    for stretch in stretches().prefix(Self.mostStretches) where stretch.lowerBound >= next {
      next = unwind(stretch, from: next)
    }
    if order.isEmpty { return nil }
    order += next..<features.count
  }

  /// The stretches with the greatest sums of what speaks for it, without the two lines that the
  /// last of them go on with.
  private func stretches() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var columns: (Float, Float) = (0, 0)
    var best: (sum: Float, end: Int, least: Float) = (0, 0, 0)
    var first = 0
    for index in 0...features.count {
      let sum = columns.0 + columns.1 - Weight.line * Float(index - first)
      if sum > best.sum { best = (sum, index, min(columns.0, columns.1)) }
      let isLong = index - first > Self.mostLines - Self.mostAbove - 2
      if index == features.count || isLong || sum <= 0 || sum < best.sum - Weight.stretch {
        if best.sum >= Weight.stretch, best.least >= Weight.column {
          found.append(first..<best.end)
        }
        columns = (0, 0)
        best = (0, 0, 0)
        first = index
      }
      if index == features.count { break }
      let evidence = evidence(index)
      if (index - first).isMultiple(of: 2) { columns.0 += evidence } else { columns.1 += evidence }
    }
    return found
  }

  /// How much better a line goes on with the one after the next than with the next.
  private func evidence(_ index: Int) -> Float {
    guard index + 2 < features.count,
      (index...index + 2).allSatisfy({ features[$0].kind == .text })
    else { return Weight.noText }
    let near = max(Weight.worst, link(index, index + 1))
    // What goes on well with the next needs no other.
    if near > Weight.good { return max(-Weight.most, Weight.good - near) }
    let evidence = max(Weight.worst, link(index, index + 2)) - near
    if endsSentence(index) { return evidence + Weight.sentenceEnd }
    // A headline is narrower than its column.
    let isNarrow = conventions.columnWidths[index] > features[index].width + 10
    return max(-Weight.most, min(isNarrow ? -1 : Weight.most, evidence))
  }

  /// What speaks for woven columns and against them.
  private enum Weight {
    /// The least sum of a stretch, and what either column has of it.
    static let stretch: Float = 8
    static let column: Float = 0
    /// What each line must show.
    static let line: Float = 0.5
    /// What one line says at most, where a line is no text, and where no sentence breaks off.
    static let most: Float = 4
    static let noText: Float = -2
    static let sentenceEnd: Float = -0.5
    /// A better joint is no chance, and none says more against what it joins.
    static let good: Float = 4
    static let worst: Float = -2.5
  }

  private func endsSentence(_ line: Int) -> Bool {
    features[line].isComplete || features[line].ending == .stop
  }

  /// How well a line goes on with another of its column, about -8 to 9.
  private func link(_ first: Int, _ second: Int) -> Float {
    let line = features[first]
    let isSetIn = conventions.indentsTell && text.lines[second].indent >= 2
    guard endsSentence(first) else {
      if opensReport(second) { return -8 }
      return joint.score(first, second) - (isSetIn ? 4 : 0)
    }
    // A paragraph's last line falls short of the column, and its first is set in.
    let isLast = conventions.columnWidths[first] - line.width > conventions.shortfall
    return line.isClosed || conventions.indentsTell && isLast && !isSetIn ? -3 : 0
  }

  /// Whether a line begins as a report does, where its names are cut off, too.
  private func opensReport(_ line: Int) -> Bool {
    let range = text.range(line)
    guard let first = range.first, Self.openings.contains(text.scalars[first]) else {
      return false
    }
    return ReportOpening.begins(text.scalars, range)
  }

  private static let openings: ScalarSet = "本新据"

  /// Puts the columns of a stretch one below the other, behind the lines from `start` on; gives the
  /// line from which on nothing was moved.
  private mutating func unwind(_ stretch: Range<Int>, from start: Int) -> Int {
    let lines = widened(stretch, from: start)
    let columns = columns(of: lines, stretch)
    guard let second = columns[1].first else { return start }
    // The headlines of both stand above, one beside the other.
    var first = lines.lowerBound
    var headings: [[Int]] = [[], []]
    while second == lines.lowerBound + 1, first - 2 >= start, isHeading(first - 1),
      isHeading(first - 2)
    {
      headings[0].insert(first - 2, at: 0)
      headings[1].insert(first - 1, at: 0)
      first -= 2
    }
    order += start..<first
    order += headings[0] + columns[0]
    columnStarts.insert(order.count)
    order += headings[1] + columns[1]
    return lines.upperBound
  }

  /// The lines of either column.
  private func columns(of lines: Range<Int>, _ stretch: Range<Int>) -> [[Int]] {
    var path = ColumnPath(
      isComplete: lines.map(endsSentence), isWoven: lines.map(stretch.contains)
    ) { link(lines.lowerBound + $0, lines.lowerBound + $1) }
    path.settle(SharedWords(text, lines))
    let isSecond = path.isSecond
    return [false, true].map { column in
      zip(lines, isSecond).filter { $0.1 == column }.map(\.0)
    }
  }

  /// A stretch with the text below it, where the longer column goes on, and with that between it
  /// and headlines close above.
  private func widened(_ stretch: Range<Int>, from first: Int) -> Range<Int> {
    var start = stretch.lowerBound
    let near = max(first, start - Self.mostAbove)..<start
    if let heading = near.last(where: { !isText($0) }), heading > first, isHeading(heading),
      isHeading(heading - 1)
    {
      start = heading + 1
    }
    let last = min(features.count, start + Self.mostLines)
    var end = min(last, stretch.upperBound + 2)
    while end < last, isText(end), features[end].lead == nil,
      !conventions.blankLinesTell || !text.lines[end].followsBlank
    {
      end += 1
    }
    return start..<end
  }

  /// So many lines above a stretch the columns may begin that are read across there, so long they
  /// are, and so many stretches a page has.
  private static let mostAbove = 8
  private static let mostLines = 160
  private static let mostStretches = 8

  private func isText(_ line: Int) -> Bool {
    features[line].kind == .text && labels[line] != .heading
  }

  private func isHeading(_ line: Int) -> Bool {
    labels[line] == .heading || features[line].kind == .byline
  }
}
