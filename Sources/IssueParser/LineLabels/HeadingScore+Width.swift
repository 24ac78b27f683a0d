// How a line fills its column: body fills it but for the last line of a paragraph.

extension HeadingScore {
  /// Whether a printed line is as wide as a line of this column is, first lines included.
  func fitsColumn(_ index: Int) -> Bool {
    let column = conventions.columnWidths[index]
    guard conventions.layout == .printedLines, column > 0 else { return false }
    let missing = column - features[index].width
    return missing >= -3 && missing <= conventions.slack
  }

  /// Whether a short line stands below a full one that breaks off: the end of its paragraph.
  func endsParagraph(_ index: Int) -> Bool {
    index > 0 && features[index - 1].kind == .text && features[index - 1].ending == .broken
      && fitsColumn(index - 1)
  }

  func width(_ index: Int) -> Float {
    let line = features[index]
    let column = conventions.columnWidths[index]
    if conventions.layout != .printedLines, isOfPrintedColumn(index) { return -4.2 }
    guard column > 0 else { return 0 }
    switch conventions.layout {
    case .paragraphs: return 0
    case .printedLines:
      if line.width > column + 3 { return line.width > 2 * column ? 0.5 : -0.2 }
      if line.ending == .stop { return 0 }
      if abs(column - line.width) <= 2 {
        if isAboveFull(index), isBelowName(index) { return -4.2 }
        return line.commas > 0 || text.scalars[text.range(index)].contains(Glyph.enumerationComma)
          ? -2.9 : -0.8
      }
      if column - line.width <= conventions.shortfall { return -0.8 }
      return endsParagraph(index) ? 0 : -0.2
    case .wrappedParagraphs:
      if line.isLetterspaced, line.count >= 4 { return 0 }
      if line.pieceCount >= 3 { return isWrap(index) ? -6 : -3.3 }
      if line.pieceCount == 2, isWrap(index) { return -2.5 }
      if line.pieceCount == 1, line.width < column - 8 { return 1.5 }
      return fillsColumn(index) ? -4.2 : 0.5
    }
  }

  /// Whether a notice's name or a column's flag stands right above, below which full lines are
  /// text.
  private func isBelowName(_ index: Int) -> Bool {
    index > 0 && features[index - 1].kind == .text
      && (LineForm.namesNotice(text, text.range(index - 1))
        || HeadlineShape(text, index - 1).isFlag)
  }

  /// Whether the line below a full one is full as well, and none of a report's beginning.
  private func isAboveFull(_ index: Int) -> Bool {
    guard index + 1 < features.count else { return false }
    let next = features[index + 1]
    return next.kind == .text && next.level == 0 && next.lead == nil && features[index].level == 0
      && abs(conventions.columnWidths[index + 1] - next.width) <= 2
  }

  /// Whether a line without a blank is as wide as the wrapped lines around it: the first of a
  /// paragraph that the column's end cut off, more often than a headline of that very width.
  func fillsColumn(_ index: Int) -> Bool {
    guard conventions.layout == .wrappedParagraphs, index + 1 < features.count else { return false }
    let line = features[index]
    let next = features[index + 1]
    guard line.level == 0, line.pieceCount == 1, next.kind == .text,
      abs(line.width - conventions.columnWidths[index]) <= 2
    else { return false }
    // Between a sentence's end and a report's opening words there is nothing to cut off.
    if next.lead != nil, index > 0, features[index - 1].isComplete { return false }
    // Nor does a headline's first line stand above prose; where headlines are marked, no line
    // without a mark is one.
    return next.pieceCount >= 3 && next.lead == nil
      || conventions.marksHeadings && next.level == 0 && (next.lead != nil || next.pieceCount > 1)
  }

  /// Whether the first blank of a line in a wrapped layout stands where the column ends.
  func isWrap(_ index: Int) -> Bool {
    guard conventions.layout == .wrappedParagraphs else { return false }
    let pieces = text.pieces(text.range(index))
    guard pieces.count > 1 else { return false }
    let missing = conventions.columnWidths[index] - text.width(pieces[0])
    return missing >= -2 && missing <= 7
  }

  /// Whether a line stands in a column that the engine left in printed lines, on a page where it
  /// joined those of others: lines as long above and below it, some with a comma or a sentence's
  /// end, as no headlines in a row have.
  private func isOfPrintedColumn(_ index: Int) -> Bool {
    guard isLike(index, index) else { return false }
    var first = index
    while first > 0, index - first < Self.columnReach, isLike(first - 1, index) { first -= 1 }
    var end = index + 1
    while end < features.count, end - index <= Self.columnReach, isLike(end, index) { end += 1 }
    return end - first >= Self.leastOfColumn
      && (first..<end).count { features[$0].commas + features[$0].stops > 0 } >= 2
  }

  /// Whether a line may stand in one column with another: a run of print about as long.
  private func isLike(_ index: Int, _ other: Int) -> Bool {
    let line = features[index]
    return line.kind == .text && line.level == 0 && !line.isVerse && line.brief == 0
      && (6...24).contains(line.count) && abs(line.count - features[other].count) <= 4
      && (line.pieceCount <= 2 || 2 * line.pieceCount > line.count)
  }

  /// So many lines make a column, and so many above and below one are looked at.
  private static let leastOfColumn = 4
  private static let columnReach = 6
}
