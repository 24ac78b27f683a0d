// How wide the columns are, line by line. Columns of one page need not be equally wide, and those
// of one article nearly always are. Between the paragraphs of annotated pages whose wraps an engine
// kept, by how many half cells their columns differ: 0 or 1 in .72 of one article's and .35 of
// different ones', 2 in .18 and .18, 3 in .03 and .05, 4 in .03 and .10, more in .04 and .32.

/// The widths of the columns that the lines of body were set in, in half cells, as far as the lines
/// tell them.
struct ColumnWidths {
  /// For each line 0 where it tells nothing.
  private let widths: [Int]
  /// Whether they are those of single printed lines, rather than of paragraphs with their wraps.
  let isPrinted: Bool

  /// Cost: linear in the scalars.
  init(_ labeler: LineLabeler, _ labels: [LineLabel]) {
    let (text, features) = (labeler.text, labeler.features)
    isPrinted = labeler.conventions.layout == .printedLines
    let isPrinted = isPrinted
    widths = features.indices.map { line in
      // The cells of a list's row are as wide as their words.
      guard labels[line] == .start || labels[line] == .continuation, !features[line].isRow else {
        return 0
      }
      if !isPrinted { return Self.width(text, line, features[line]) }
      // The next line goes on with a full one.
      guard line + 1 < labels.count, labels[line + 1] == .continuation,
        features[line].pieceCount == 1
      else { return 0 }
      return Self.width(text, text.range(line)) + text.lines[line].indent
    }
  }

  /// The column of a paragraph, or a part of one, with a blank at each wrap.
  private static func width(_ text: PageText, _ line: Int, _ feature: LineFeatures) -> Int {
    guard feature.pieceCount >= 3, (narrowest...80).contains(feature.widestPiece) else { return 0 }
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
    guard !inner.isEmpty else { return 0 }
    inner.sort()
    let width = inner[inner.count / 2]
    return width + mostRagged >= feature.widestPiece ? width : 0
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

  /// A column's least width, and how far its lines fall short of the widest.
  private static let narrowest = 14
  private static let mostRagged = 6

  /// How wide the column of a line is; nil where it tells nothing.
  subscript(line: Int) -> Int? { widths[line] > 0 ? widths[line] : nil }

  /// By how much the widest column that any line tells is wider than the narrowest.
  var spread: Int {
    var (least, most) = (Int.max, 0)
    for width in widths where width > 0 { (least, most) = (min(least, width), max(most, width)) }
    return max(0, most - least)
  }

  /// Widths that differ by so many half cells are of different columns, and by so few of the same.
  static let leastApart = 4
  static let mostAlike = 2

  /// How much a line says of its column: one of print 1, a paragraph with its wraps enough alone.
  private func weight(_ line: Int) -> Int {
    widths[line] == 0 ? 0 : isPrinted ? 1 : Self.leastWeight
  }

  /// What has to tell a column's width.
  private static let leastWeight = 3

  /// The usual width of some lines; nil where they differ or tell too little.
  func usual(_ lines: some Sequence<Int>) -> Int? { usual(lines, upTo: .max) }

  /// The same for the first of them, as many as tell it.
  func usualOfFirst(_ lines: some Sequence<Int>) -> Int? { usual(lines, upTo: Self.leastWeight) }

  /// The same for the first of them that together weigh so much, or for all that there are.
  private func usual(_ lines: some Sequence<Int>, upTo enough: Int) -> Int? {
    var told: [Int] = []
    told.reserveCapacity(Self.leastWeight)
    var weight = 0
    for line in lines {
      if weight >= enough { break }
      guard let width = self[line] else { continue }
      told.append(width)
      weight += self.weight(line)
    }
    guard weight >= Self.leastWeight else { return nil }
    told.sort()
    let width = told[told.count / 2]
    let alike = told.count { abs($0 - width) <= Self.mostAlike }
    return 2 * alike > told.count ? width : nil
  }

  /// How much it speaks against lines being of one article that their columns differ by so much:
  /// about the logarithm of how much more often those of different ones do, over what it is for
  /// equal columns.
  static func misfit(_ one: Int, _ two: Int) -> Float {
    switch abs(one - two) {
    case ...1: 0
    case 2: 0.5
    case 3: 1.5
    case 4: 2.2
    default: 3.5
    }
  }
}
