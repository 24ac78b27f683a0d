// What stands right above and below a line that may be a heading.

extension HeadingScore {
  /// What the lines right above and below say.
  func addNeighbours(_ index: Int, to sum: inout Tally) {
    let line = features[index]
    let isFirst = index == 0
    sum.add(.firstLine, if: isFirst)
    sum.add(.inBlock, if: line.isInBlock)
    sum.add(
      .belowEnded,
      if: !isFirst && (features[index - 1].isClosed || features[index - 1].kind == .signature))
    sum.add(.belowByline, if: !isFirst && features[index - 1].kind == .byline)
    sum.add(
      .exclaims,
      if: (isFirst || features[index - 1].kind != .text || features[index - 1].isComplete)
        && endsInExclamation(text.range(index)))
    guard index + 1 < features.count, features[index + 1].kind == .text else { return }
    let next = features[index + 1]
    sum.add(.betweenParagraphs, if: isBetweenParagraphs(index))
    sum.add(.aboveLonger, if: next.count >= line.count + 6)
    guard index + 2 < features.count, line.ending == .broken, line.stops == 0, line.commas <= 1,
      next.ending == .broken
    else { return }
    sum.add(
      .twoAboveLead,
      if: features[index + 2].lead != nil && next.stops == 0
        && !(line.commas == 1 && text.scalars[text.range(index)].contains(Glyph.enumerationComma)))
    sum.add(
      .flushPair,
      if: conventions.indentsTell && text.lines[index].indent == 0
        && text.lines[index + 1].indent == 0 && isSetIn(index + 2))
  }

  /// Whether a few words stand alone between a whole paragraph and the next, where a line of the
  /// file is one and blank lines part them.
  private func isBetweenParagraphs(_ index: Int) -> Bool {
    let line = features[index]
    guard conventions.layout != .printedLines, index > 0, index + 1 < features.count,
      (4...16).contains(line.count), line.level == 0, line.ending == .broken,
      line.stops + line.commas == 0, !tellsSource(text.range(index)), !narrates(text.range(index))
    else { return false }
    let (before, next) = (features[index - 1], features[index + 1])
    return before.kind == .text && before.isComplete
      && min(before.count, next.count) >= Self.leastParagraph
      && text.lines[index].followsBlank && text.lines[index + 1].followsBlank
  }

  /// A paragraph has so many scalars at least.
  private static let leastParagraph = 40

  /// Whether a report's opening words stand right below a line that no blank line parts from them,
  /// on a page where one parts nearly all: a column was cut off there. Ten such lines of ten were
  /// body.
  func isTornAboveReport(_ index: Int) -> Bool {
    conventions.partsLines && features[index].level == 0 && index + 1 < features.count
      && features[index + 1].lead != nil && !text.lines[index + 1].followsBlank
  }

  /// Whether a short line stands between an article's end and a paragraph that is far longer.
  func opensBelowEnd(_ index: Int) -> Bool {
    let line = features[index]
    guard index > 0, index + 1 < features.count, features[index + 1].kind == .text,
      (4...24).contains(line.count), line.stops + line.commas == 0
    else { return false }
    let before = features[index - 1]
    // In a column of print the first line of a paragraph is full.
    if conventions.layout == .printedLines, line.width + 6 <= conventions.columnWidths[index],
      before.isClosed || before.kind == .signature || isBylineBelowEnd(index - 1)
    {
      return true
    }
    guard features[index + 1].count > 2 * line.count || features[index + 1].lead != nil else {
      return false
    }
    return before.isClosed || before.kind == .signature || before.kind == .byline && line.level == 0
  }

  /// Whether a short line stands between a column's flag and text that is far longer or fills the
  /// column.
  func isShortBelowFlag(_ index: Int) -> Bool {
    let line = features[index]
    guard index + 1 < features.count, (4...24).contains(line.count),
      line.stops + line.commas == 0, features[index + 1].kind == .text,
      features.isBelowFlag(index, text),
      AddressWords.editors.lengthBeginning(in: text.scalars, text.range(index)) == 0
    else { return false }
    return conventions.layout == .printedLines
      ? line.width + 4 <= conventions.columnWidths[index]
      : features[index + 1].count > 2 * line.count
  }

  /// Whether a jump forward stands right below a line: on annotated pages 42 of 42 did below text.
  func isAboveJump(_ index: Int) -> Bool {
    index + 1 < features.count && features[index + 1].kind == .jump
      && features[index + 1].jump?.isBackward == false
  }

  /// Whether a line of words without a mark stands between blank lines, on a page where those part
  /// what the print sets apart.
  func isApart(_ index: Int) -> Bool {
    let line = features[index]
    guard conventions.blankLinesTell, conventions.layout == .printedLines,
      text.lines[index].followsBlank,
      index + 1 == features.count || text.lines[index + 1].followsBlank
    else { return false }
    return line.kind == .text && line.lead == nil && line.ending == .broken && line.count >= 5
      && line.stops + line.commas == 0
      && !text.scalars[text.range(index)].contains(Glyph.enumerationComma)
  }

  /// Whether a line is set in as paragraphs are.
  func isSetIn(_ index: Int) -> Bool {
    conventions.indentsTell && text.lines[index].isSetIn
  }

  /// Whether a line is set in so and fills its column.
  func beginsParagraph(_ index: Int) -> Bool {
    conventions.layout == .printedLines && isSetIn(index)
      && features[index].width + text.lines[index].indent + 3 >= conventions.columnWidths[index]
  }

  /// Whether a short line without an end is not set in where a paragraph would have to be.
  func isSetOut(_ index: Int) -> Bool {
    let line = features[index]
    guard conventions.indentsTell, conventions.layout == .printedLines,
      text.lines[index].indent == 0, line.ending == .broken, (5...24).contains(line.count),
      line.stops == 0
    else { return false }
    // Of the lines around, headlines say little of the column's width: those below say more.
    let below = features[(index + 1)...].prefix(8).filter { $0.kind == .text }
    guard line.width + 6 <= below.map(\.width).max() ?? 0 else { return false }
    return features.isBelowWhole(index)
  }

  /// Whether those who wrote are named below the last sentence of their report.
  private func isBylineBelowEnd(_ index: Int) -> Bool {
    guard index > 0, features[index].kind == .byline else { return false }
    let end = features[index - 1]
    return end.kind == .text && end.ending == .stop && !asksAbove(index - 1)
  }

  /// Whether a deck with a dash stands right below.
  func isAboveDash(_ index: Int) -> Bool {
    let next = text.range(index).upperBound
    guard index + 1 < features.count, next + 1 < text.scalars.count,
      text.scalars[next] == Glyph.dash, text.scalars[next + 1] == Glyph.dash
    else { return false }
    let line = features[index + 1]
    return line.kind == .text && line.count <= 26 && line.stops == 0
  }

  /// Whether a short line below and a long one behind it make this the first of two headings.
  func isAboveHeading(_ index: Int) -> Bool {
    guard index + 2 < features.count else { return false }
    let deck = features[index + 1]
    return deck.kind == .text && (5...24).contains(deck.count) && deck.ending == .broken
      && deck.stops + deck.commas == 0 && features[index + 2].kind == .text
      && features[index + 2].count > 30 && features[index + 2].count > deck.count
  }

  /// Whether one line or two, short of the column, stand between a line and a report's opening
  /// words.
  private func isAboveHeadedReport(_ index: Int) -> Bool {
    guard conventions.layout == .printedLines else { return false }
    for line in index + 1..<min(index + 4, features.count) {
      if features[line].lead != nil { return line > index + 1 }
      guard features[line].kind == .text, features[line].ending == .broken, isShortHeading(line)
      else { return false }
    }
    return false
  }

  func isShortHeading(_ index: Int) -> Bool {
    let line = features[index]
    return (4...24).contains(line.count) && line.stops + line.commas == 0 && !fitsColumn(index)
  }

  func isAboveByline(_ index: Int) -> Bool {
    index + 1 < features.count && features[index + 1].kind == .byline
  }

  /// Whether a short line of text without a sentence's end follows, as a headline follows who says
  /// it.
  func isBeforeHeadline(_ index: Int) -> Bool {
    guard index + 1 < features.count, features[index].count <= 18 else { return false }
    let next = features[index + 1]
    return next.kind == .text && next.ending == .broken && (5...28).contains(next.count)
      && next.stops == 0
  }

  /// Whether an exclamation or a question stands above who wrote, above a deck with a dash or above
  /// another heading: there it is a headline, elsewhere a sentence.
  func asksAbove(_ index: Int) -> Bool {
    let line = features[index]
    guard line.ending == .stop, (4...24).contains(line.count), line.commas <= 1,
      line.stops == (trailsOff(index) || closesQuestion(index) || asksTwice(index) ? 1 : 0),
      endsInExclamation(text.range(index))
        || (isAboveByline(index) || headsLead(index + 1)) && trailsOff(index),
      isAboveByline(index) || isAboveReport(index) || isAboveDash(index) || isAboveHeading(index)
        || isAboveHeadedReport(index)
        || isAboveLetter(index) || isAboveTurn(index)
        || isAboveIndented(index) || index > 0 && HeadlineShape(text, index - 1).isFlag,
      !wishes(text.range(index))
    else { return false }
    return index == 0 || features[index - 1].kind != .text || isAboveMark(index)
      || features[index - 1].isComplete || isShortHeading(index - 1)
      || HeadlineShape(text, index - 1).isFlag
      || isAboveByline(index) && standsAsKicker(index - 1)
  }

  /// Whether what a reader asks stands right below: `问:…`.
  private func isAboveTurn(_ index: Int) -> Bool {
    index + 1 < features.count && features[index + 1].kind == .text
      && LineFeatures.isTurn(text, index + 1, LineFeatures.questions)
      && !LineFeatures.isTurn(text, index, LineFeatures.questions)
  }

  /// `稳在哪里？进在何处？`
  private func asksTwice(_ index: Int) -> Bool {
    let range = text.range(index)
    return text.scalars[range.upperBound - 1] == 0x3F
      && text.scalars[range].dropLast().contains(0x3F)
  }

  /// Whether a line without a mark stands alone between what ends above and a headline.
  private func standsAsKicker(_ index: Int) -> Bool {
    let line = features[index]
    return line.kind == .text && line.ending == .broken && line.count <= 26
      && line.stops + line.commas == 0
      && features.isBelowWhole(index)
  }

  /// Whether a report's opening words stand right below, or below one line more that heads them.
  private func isAboveReport(_ index: Int) -> Bool {
    index + 1 < features.count && (features[index + 1].lead != nil || headsLead(index + 1))
  }

  /// Whether a paragraph that is set in begins right below a line that is not, where paragraphs
  /// are.
  private func isAboveIndented(_ index: Int) -> Bool {
    conventions.indentsTell && index + 1 < features.count && text.lines[index].indent == 0
      && text.lines[index + 1].isSetIn && features[index + 1].kind == .text
  }

  /// Whether who wrote is named right below, behind a mark: `□ 本报记者 林秋`.
  private func isAboveMark(_ index: Int) -> Bool {
    guard isAboveByline(index), let first = text.range(index + 1).first else { return false }
    return Glyph.isBylineMark(text.scalars[first])
  }

  /// Whether the line ends as a question does that somebody asks: `“我为什么不当队长了？”`.
  private func closesQuestion(_ index: Int) -> Bool {
    let end = text.scalars[text.range(index)].suffix(2)
    guard let mark = end.first, let last = end.last else { return false }
    return Glyph.isStop(mark) && (last == Glyph.closeQuote || last == Glyph.straightQuote)
  }

  /// Whether the line ends in an ellipsis.
  private func trailsOff(_ index: Int) -> Bool {
    text.range(index).last.map { text.scalars[$0] == 0x2026 } ?? false
  }

  /// Whether a letter to the editor begins right below.
  func isAboveLetter(_ index: Int) -> Bool {
    guard index + 1 < features.count else { return false }
    let next = text.range(index + 1)
    return AddressWords.editors.lengthBeginning(in: text.scalars, next) > 0
  }

  /// Whether a line without a mark stands right above a report's opening words, short of the
  /// column's edge.
  func headsLead(_ index: Int) -> Bool {
    guard index + 1 < features.count else { return false }
    let line = features[index]
    guard line.kind == .text, line.ending == .broken, line.stops + line.commas == 0 else {
      return false
    }
    guard conventions.layout == .printedLines else {
      guard (5...26).contains(line.count), !fillsColumn(index) else { return false }
      if features[index + 1].lead != nil { return true }
      // Who took part stands between.
      return index + 2 < features.count && features[index + 2].lead != nil
        && features[index + 1].kind == .text && HeadlineShape(text, index + 1).isDeck
    }
    // A full line's rest counts for it.
    if conventions.isCut(index),
      index == 0 || features[index - 1].kind != .text
        || features[index - 1].isComplete
    {
      return headsLead(index + 1)
    }
    return features[index + 1].lead != nil && conventions.columnWidths[index] > line.width + 3
      && ((5...26).contains(line.count) || index > 0 && conventions.isCut(index - 1))
  }

  /// Whether a line goes on with a torn one and a photographer is named right below.
  func endsCaption(_ index: Int) -> Bool {
    index > 0 && features[index - 1].kind == .text && !features[index - 1].isComplete
      && index + 1 < features.count && features[index + 1].kind == .credit
      && !CaptionLine.isPageCredit(text, index + 1)
  }
}
