// How wide the columns are, line by line: columns of one page need not be equally wide. An engine
// that sets a blank at each wrap leaves a paragraph's printed lines to be measured.

/// The widths of the columns that the lines of body were set in, as far as the lines tell them.
struct ColumnWidths {
  /// For each line; of no printed line where it tells nothing.
  private let widths: [ColumnWidth]
  /// Whether they are those of single printed lines, rather than of paragraphs with their wraps.
  let isPrinted: Bool
  /// Whether columns of the page differ in their widths; on most they do not.
  let differ: Bool

  /// Cost: linear in the scalars.
  init(_ labeler: LineLabeler, _ labels: [LineLabel]) {
    let (text, features) = (labeler.text, labeler.features)
    isPrinted = labeler.conventions.layout == .printedLines
    let isPrinted = isPrinted
    widths = features.indices.map { line in
      // The cells of a list's row are as wide as their words.
      guard labels[line] == .start || labels[line] == .continuation, !features[line].isRow else {
        return Self.none
      }
      if !isPrinted { return Self.width(text, line, features[line]) }
      // The next line goes on with a full one.
      guard line + 1 < labels.count, labels[line + 1] == .continuation,
        features[line].pieceCount == 1
      else { return Self.none }
      let width = Self.width(text, text.range(line)) + text.lines[line].indent
      return ColumnWidth(mean: Float(width), lines: Self.linesOfOne)
    }
    differ = Self.differ(widths)
  }

  private static let none = ColumnWidth(mean: 0, lines: 0)
  /// What a line counts where each line of the page is one of print.
  private static let linesOfOne: Float = 0.6

  /// The column of a paragraph, or a part of one, with a blank at each wrap.
  private static func width(_ text: PageText, _ line: Int, _ feature: LineFeatures) -> ColumnWidth {
    guard feature.pieceCount >= 3, (narrowest...80).contains(feature.widestPiece) else {
      return none
    }
    // The first piece is set in, the last ends where the paragraph does, and names stand apart in
    // any.
    var inner: [Int] = []
    inner.reserveCapacity(feature.pieceCount)
    var start: Int?
    for place in text.range(line).dropFirst() where text.followsGap(place) {
      if let start {
        let width = Self.width(text, start..<place)
        if 2 * width > feature.widestPiece { inner.append(width) }
      }
      start = place
    }
    guard !inner.isEmpty else { return none }
    inner.sort()
    guard inner[inner.count / 2] + mostRagged >= feature.widestPiece else { return none }
    return mean(inner)
  }

  /// The mean of some widths in ascending order, but for those far from the median: where an engine
  /// lost a wrap, or set a blank that is none.
  private static func mean(_ widths: [Int]) -> ColumnWidth {
    let median = widths[widths.count / 2]
    var (sum, count) = (0, 0)
    for width in widths where abs(width - median) <= mostUneven {
      sum += width
      count += 1
    }
    return ColumnWidth(mean: Float(sum) / Float(count), lines: Float(count))
  }

  /// How wide a stretch was in print, in half cells: all but figures, letters and quotation marks
  /// took a whole cell, whatever an engine makes of them.
  private static func width(_ text: PageText, _ range: Range<Int>) -> Int {
    let narrow = narrow
    let page = text.scalars
    let scalars = page.span.extracting(range)
    var width = 2 * range.count
    for place in 0..<scalars.count where narrow.contains(scalars[place]) { width -= 1 }
    return width
  }

  private static let narrow: ScalarSet =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.%-+\"'"

  /// A column's least width, how far its lines fall short of the widest, and how far they differ
  /// from the usual.
  private static let narrowest = 14
  private static let mostRagged = 6
  private static let mostUneven = 4

  /// How wide the column of a line is; nil where it tells nothing.
  subscript(line: Int) -> ColumnWidth? { widths[line].lines > 0 ? widths[line] : nil }

  /// Whether some widths are so far apart that they may tell columns.
  private static func differ(_ widths: [ColumnWidth]) -> Bool {
    var (least, most) = (Float.infinity, Float(0))
    for width in widths where width.lines > 0 {
      (least, most) = (min(least, width.mean), max(most, width.mean))
    }
    return most - least >= leastSpread
  }

  /// Widths that differ by less, in half cells, are those of one column.
  private static let leastSpread: Float = 2.5

  /// So many printed lines have to tell a column's width.
  static let leastLines: Float = 1.8

  /// The usual width of some lines, or of the first of them that `enough` printed lines tell; nil
  /// where they differ or tell too little.
  func usual(_ lines: some Sequence<Int>, upTo enough: Float = .infinity) -> ColumnWidth? {
    var told: [ColumnWidth] = []
    told.reserveCapacity(4)
    var printed: Float = 0
    for line in lines {
      if printed >= enough { break }
      guard let width = self[line] else { continue }
      told.append(width)
      printed += width.lines
    }
    guard printed >= Self.leastLines else { return nil }
    told.sort { $0.mean < $1.mean }
    // The one in the middle by printed lines.
    var half = printed / 2
    var middle = told[0]
    for width in told {
      middle = width
      half -= width.lines
      if half < 0 { break }
    }
    let alike = told.filter(middle.isAlike)
    let usual = alike.dropFirst().reduce(alike[0]) { $0.joined($1) }
    return 2 * usual.lines > printed ? usual : nil
  }

  /// Where among some lines, of which each tells a width, that changes: before these. `mayChange`
  /// tells of a line whether it may before it.
  ///
  /// The changes that leave the least misfit to the mean between them, each of which must save as
  /// much as `leastSaved`: the optimal partitioning of Jackson et al., "An Algorithm for Optimal
  /// Partitioning of Data on an Interval" (2005), with no part longer than `longestPart`; parts of
  /// one width are joined again. Cost: linear in the lines, times that.
  func changes(_ lines: [Int], where mayChange: (Int) -> Bool) -> [Int] {
    guard lines.count > 1 else { return [] }
    let mayBegin = lines.indices.map { $0 == 0 || mayChange(lines[$0]) }
    var least: [Float] = [0]
    var begins: [Int] = [0]
    var parts: [ColumnWidth] = [Self.none]
    for end in 1...lines.count {
      let first = max(0, end - Self.longestPart)
      var best = (cost: Float.infinity, begin: first, part: Self.none)
      var part: ColumnWidth?
      var begin = end
      var squares: Float = 0
      while begin > first {
        begin -= 1
        let width = widths[lines[begin]]
        // The sum of squares about the mean, as the part grows by a line.
        if let known = part {
          let weight = known.lines * width.lines / (known.lines + width.lines)
          let distance = width.distance(to: known)
          squares += weight * distance * distance
        }
        let joined = part?.joined(width) ?? width
        part = joined
        guard mayBegin[begin] || begin == first else { continue }
        let cost = least[begin] + squares / Self.lineVariance + (begin > 0 ? Self.leastSaved : 0)
        if cost < best.cost { best = (cost, begin, joined) }
      }
      least.append(best.cost)
      begins.append(best.begin)
      parts.append(best.part)
    }
    var changes: [Int] = []
    var end = lines.count
    while begins[end] > 0 {
      let begin = begins[end]
      if mayBegin[begin], !parts[end].isAlike(parts[begin]) { changes.append(lines[begin]) }
      end = begin
    }
    return changes.reversed()
  }

  private static let longestPart = 64
  private static let leastSaved: Float = 4
  /// Twice the variance of a printed line's width, with what the lines of one paragraph share.
  private static let lineVariance: Float = 5
}
