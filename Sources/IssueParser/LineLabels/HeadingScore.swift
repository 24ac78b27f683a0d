// How much one line's own shape says that it is a heading: rank, length, marks, halves, width.

/// Judges the shape of lines against the page's conventions.
final class HeadingScore {
  let text: PageText
  let features: [LineFeatures]
  let conventions: LayoutConventions
  let joint: SentenceJoint
  /// For lines that may be headings, how much of their words the text around them says again; no
  /// number for the others.
  private let echoes: [Float]

  init(
    _ text: PageText, _ features: [LineFeatures], _ conventions: LayoutConventions,
    _ joint: SentenceJoint
  ) {
    self.text = text
    self.features = features
    self.conventions = conventions
    self.joint = joint
    var echoes = [Float](repeating: .nan, count: features.count)
    var left = Self.mostEchoes
    for index in features.indices where left > 0 {
      guard Self.mayEcho(index, features, conventions, joint) else { continue }
      left -= 1
      let range = text.range(index)
      let end = min(text.scalars.count, range.upperBound + Self.echoAfter)
      echoes[index] = HeadlineMatcher.coverage(
        text, range, in: range.upperBound..<end,
        or: max(0, range.lowerBound - Self.echoBefore)..<range.lowerBound)
    }
    self.echoes = echoes
  }

  /// How many lines of a page are looked at for echoes, and how many scalars around each.
  private static let mostEchoes = 2000
  private static let echoAfter = 240
  private static let echoBefore = 600

  /// Whether an unmarked line looks neither like a heading nor like body by itself.
  private static func mayEcho(
    _ index: Int, _ features: [LineFeatures], _ conventions: LayoutConventions,
    _ joint: SentenceJoint
  ) -> Bool {
    let line = features[index]
    guard line.kind == .text, line.level == 0, line.ending == .broken, line.lead == nil,
      (8...40).contains(line.count), line.stops == 0, line.commas <= 1
    else { return false }
    if index > 0 {
      let before = features[index - 1]
      guard before.kind != .text || before.isComplete || before.ending == .broken else {
        return false
      }
    }
    guard index + 1 < features.count, features[index + 1].kind == .text,
      features[index + 1].lead == nil
    else { return true }
    // A full line above another of text is a paragraph's, whatever it says.
    let isFull =
      conventions.layout == .printedLines
      && abs(conventions.columnWidths[index] - line.width) <= 2
    return !isFull && joint.score(index, index + 1) < 1.5
  }

  /// Above 0: the shape is rather a heading's than body's.
  func score(_ index: Int) -> Float {
    let line = features[index]
    if line.lead != nil || line.count > 80 { return -12 }
    if line.isBelowAuthor || line.brief != 0 || line.endSignature != nil { return -6 }
    if line.opensEntry { return 8 }
    let range = text.range(index)
    // A deck may be a sentence that breaks off.
    if line.level > 0, line.ending == .broken, isAboveByline(index) { return 4 }
    // Above who wrote, or a deck with a dash, a question is a headline.
    if line.ending == .stop, (4...24).contains(line.count), line.stops == 0, line.commas <= 1,
      endsInExclamation(range),
      isAboveByline(index) || isAboveDash(index) || isAboveHeading(index),
      index == 0 || features[index - 1].kind != .text
        || features[index - 1].isComplete || isShortHeading(index - 1)
    {
      return 4
    }
    let isNumbered = line.ending == .broken && Self.isNumbered(text.scalars, range)
    var score: Float = line.level > 0 ? 5 : conventions.marksHeadings ? -1.4 : 0
    switch line.ending {
    case .stop: score -= endsInExclamation(range) ? 2.5 : Self.isRemark(text, index) ? -2.5 : 8
    case .pause, .open: score -= 6
    case .colon: score -= isBeforeHeadline(index) ? 0 : 3
    case .broken: score += 1
    }
    score -= 4 * Float(min(line.stops, 3))
    // A full stop that more words follow ends a sentence of body.
    if line.level == 0, line.stops > 0, text.scalars[range].dropLast().contains(0x3002) {
      score -= 4
    }
    // Two short halves may stand on both sides of a comma.
    let isCouplet =
      line.commas == 1 && line.count <= 16 && line.ending == .broken && !fitsColumn(index)
      && !text.scalars[range].contains(Glyph.semicolon) && !endsParagraph(index)
    if isNumbered { score += 1.5 }
    score -= (line.level > 0 || isCouplet || isNumbered ? 0.5 : 2) * Float(min(line.commas, 3))
    if line.isParticular || line.ending == .colon && isSalutation(range) { score -= 9 }
    // What stands right above a report's opening words, short of the column's edge, heads it.
    if line.ending == .broken, line.stops + line.commas == 0, (5...26).contains(line.count),
      index + 1 < features.count, features[index + 1].lead != nil,
      conventions.layout == .printedLines, conventions.columnWidths[index] > line.width + 3
    {
      score += 2.5
    }
    if opensBelowEnd(index) { score += 2.5 }
    if line.ending == .broken, line.stops == 0, line.count <= 26, isAboveByline(index) {
      score += 2
    }
    if line.count <= 24, isAboveDash(index) { score += 4 }
    if !echoes[index].isNaN, !fillsColumn(index) {
      score += max(0, min(2.5, 6 * (echoes[index] - 0.5)))
    }
    if line.level == 0, index > 0, features[index - 1].kind == .text,
      !features[index - 1].isComplete, index + 1 < features.count,
      features[index + 1].kind == .credit,
      !PhotoGrouping.isPageCredit(text, index + 1)
    {
      // The end of a caption.
      score -= 3
    }
    if isQuoted(range) { score += 3 }
    if text.lines[index].isBold { score += 3 }
    let marks = self.marks(range)
    if HeadlineShape(text, index).isBanner { score += line.count <= 10 ? 8 : 4 }

    if line.level == 0 {
      score -= 0.5 * max(0, min(2, joint.opening(index)))
      if marks.perfective > 0 { score -= 1 }
    }
    switch line.count {
    case ...2
    where index > 0 && features[index - 1].kind == .text
      && !features[index - 1].isComplete && !isAboveByline(index):
      score -= 4
    case ...4: score += 0
    case ...26: score += 1
    case ...36: score -= 0.5
    case ...50: score -= 3
    default: score -= 10
    }
    if let first = range.first, SentenceJoint.neverFirst.contains(text.scalars[first]) {
      score -= 3
    }
    if let last = range.last {
      if joint.breaksInside(index) { score -= 4 }
      if text.scalars[last] == 0x4E86 { score -= 3 }  // 了
    }
    if line.unmatchedClosers > 0 || line.unmatchedOpeners > 0 { score -= 2 }
    if !marks.straightQuotes.isMultiple(of: 2) || leavesQuotation(index) { score -= 2 }
    if let first = range.first, text.scalars[first] == Glyph.dash { score += 3 }
    if (2...3).contains(line.pieceCount), !isWrap(index), halves(range) { score += 1.5 }
    if line.count <= 14, line.level == 0, HeadlineShape(text, index).isDeck { score += 1 }
    return score + width(index)
  }

  /// `一、`, `(二)`, `第三章`: a section's number first.
  static func isNumbered(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count > 4, range.count <= 40 else { return false }
    var index = range.lowerBound
    let opener = scalars[index]
    if opener == Glyph.openParen || opener == 0x7B2C { index += 1 }  // 第
    let number = index
    while index < number + 3, numerals.contains(scalars[index]) { index += 1 }
    guard index > number else { return false }
    switch opener {
    case Glyph.openParen: return scalars[index] == Glyph.closeParen
    case 0x7B2C: return sections.contains(scalars[index])
    default: return scalars[index] == Glyph.enumerationComma
    }
  }

  private static let numerals: ScalarSet = "一二三四五六七八九十百0123456789"
  private static let sections: ScalarSet = "章节回部"

  /// Whether a short line stands between an article's end and a paragraph that is far longer.
  private func opensBelowEnd(_ index: Int) -> Bool {
    let line = features[index]
    guard index > 0, index + 1 < features.count, features[index + 1].kind == .text,
      (4...24).contains(line.count), line.stops + line.commas == 0,
      features[index + 1].count > 2 * line.count || features[index + 1].lead != nil
    else { return false }
    let before = features[index - 1]
    return before.isClosed || before.kind == .signature || before.kind == .byline && line.level == 0
  }

  /// Whether a deck with a dash stands right below.
  private func isAboveDash(_ index: Int) -> Bool {
    let next = text.range(index).upperBound
    guard index + 1 < features.count, next + 1 < text.scalars.count,
      text.scalars[next] == Glyph.dash, text.scalars[next + 1] == Glyph.dash
    else { return false }
    let line = features[index + 1]
    return line.kind == .text && line.count <= 26 && line.stops == 0
  }

  /// Whether a short line below and a long one behind it make this the first of two headings.
  private func isAboveHeading(_ index: Int) -> Bool {
    guard index + 2 < features.count else { return false }
    let deck = features[index + 1]
    return deck.kind == .text && (5...24).contains(deck.count) && deck.ending == .broken
      && deck.stops + deck.commas == 0 && features[index + 2].kind == .text
      && features[index + 2].count > 30 && features[index + 2].count > deck.count
  }

  private func isShortHeading(_ index: Int) -> Bool {
    let line = features[index]
    return (4...24).contains(line.count) && line.stops + line.commas == 0 && !fitsColumn(index)
  }

  private func isAboveByline(_ index: Int) -> Bool {
    index + 1 < features.count && features[index + 1].kind == .byline
  }

  /// How many 了 and how many straight quotation marks stand in a stretch.
  private func marks(_ range: Range<Int>) -> (perfective: Int, straightQuotes: Int) {
    let page = text.scalars
    let scalars = page.span.extracting(range)
    var marks = (perfective: UInt32(0), straightQuotes: UInt32(0))
    for index in scalars.indices {
      let scalar = scalars[index]
      marks.perfective &+= scalar == 0x4E86 ? 1 : 0
      marks.straightQuotes &+= scalar == Glyph.straightQuote ? 1 : 0
    }
    return (Int(marks.perfective), Int(marks.straightQuotes))
  }

  /// Whether a printed line is as wide as a line of this column is, first lines included.
  func fitsColumn(_ index: Int) -> Bool {
    let column = conventions.columnWidths[index]
    guard conventions.layout == .printedLines, column > 0 else { return false }
    let missing = column - features[index].width
    return missing >= -3 && missing <= conventions.slack
  }

  /// Whether a short line stands below a full one that breaks off: the end of its paragraph.
  private func endsParagraph(_ index: Int) -> Bool {
    index > 0 && features[index - 1].kind == .text && features[index - 1].ending == .broken
      && fitsColumn(index - 1)
  }

  private func width(_ index: Int) -> Float {
    let line = features[index]
    let column = conventions.columnWidths[index]
    guard column > 0 else { return 0 }
    switch conventions.layout {
    case .paragraphs: return 0
    case .printedLines:
      if line.width > column + 3 { return line.width > 2 * column ? 0.5 : 1.5 }
      if line.ending == .stop { return 0 }
      if abs(column - line.width) <= 2 {
        return line.commas > 0 || text.scalars[text.range(index)].contains(Glyph.enumerationComma)
          ? -2.5 : -1.5
      }
      if column - line.width <= conventions.shortfall { return -1.5 }
      return endsParagraph(index) ? 0 : 1.5
    case .wrappedParagraphs:
      if line.pieceCount >= 3 { return -4 }
      if line.pieceCount == 2, isWrap(index) { return -2.5 }
      if line.pieceCount == 1, line.width < column - 8 { return 1.2 }
      return fillsColumn(index) ? -4.5 : 0.5
    }
  }

  /// Whether a line without a blank is as wide as the wrapped lines around it: the first of a paragraph
  /// that the column's end cut off, more often than a headline of that very width.
  func fillsColumn(_ index: Int) -> Bool {
    guard conventions.layout == .wrappedParagraphs, index + 1 < features.count else { return false }
    let line = features[index]
    let next = features[index + 1]
    // Nor does a headline's first line stand above prose.
    return line.level == 0 && line.pieceCount == 1 && next.kind == .text && next.pieceCount >= 3
      && next.lead == nil && abs(line.width - conventions.columnWidths[index]) <= 2
  }

  /// Whether the first blank of a line in a wrapped layout stands where the column ends.
  private func isWrap(_ index: Int) -> Bool {
    guard conventions.layout == .wrappedParagraphs else { return false }
    let pieces = text.pieces(text.range(index))
    guard pieces.count > 1 else { return false }
    let missing = conventions.columnWidths[index] - text.width(pieces[0])
    return missing >= -2 && missing <= 7
  }

  /// Whether the line falls into two or three parts of some length, as headlines do.
  private func halves(_ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    return pieces.count >= 2 && pieces.count <= 3 && pieces.allSatisfy { $0.count >= 3 }
  }

  /// Whether a quotation of the line begins before it or ends behind it.
  private func leavesQuotation(_ index: Int) -> Bool {
    guard text.signs[index].contains(.quote) else { return false }
    let quotation = joint.quotation(index)
    return quotation.start == .inside || quotation.end == .inside
  }

  /// Whether the whole line stands in quotation marks.
  private func isQuoted(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last, range.count > 4 else { return false }
    let marks = (text.scalars[first], text.scalars[last])
    return marks == (Glyph.openQuote, Glyph.closeQuote)
      || marks == (Glyph.straightQuote, Glyph.straightQuote)
  }

  /// Whether a short line of text without a sentence's end follows, as a headline follows who says it.
  private func isBeforeHeadline(_ index: Int) -> Bool {
    guard index + 1 < features.count, features[index].count <= 18 else { return false }
    let next = features[index + 1]
    return next.kind == .text && next.ending == .broken && (5...28).contains(next.count)
      && next.stops == 0
  }

  /// Whether a short line in brackets may hang on a headline: `(摘要)`.
  static func isRemark(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    if range.count <= 30, isDayRemark(text.scalars, range) { return true }
    return range.count <= 8
      && remarks.lengthStanding(
        in: text.scalars, at: range.lowerBound, end: range.upperBound) == range.count
  }

  /// `(一九九七年十二月三十一日)`: when a speech was held, for when a forecast is.
  private static func isDayRemark(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 6, scalars[range.lowerBound] == Glyph.openParen,
      scalars[range.upperBound - 1] == Glyph.closeParen
    else { return false }
    return range.dropFirst().dropLast().allSatisfy {
      Glyph.isDigit(scalars[$0]) || dayScalars.contains(scalars[$0])
    }
  }

  private static let dayScalars: ScalarSet = "〇一二三四五六七八九十○年月日时元至-—"

  private static let remarks: PhraseList = [
    "(摘要)", "(全文)", "(节选)", "(上)", "(中)", "(下)", "(草案)", "(试行)", "(一)", "(二)", "(三)", "(组诗)",
    "(外一首)",
    "(外二首)", "(二首)", "(三首)", "(小小说)", "(散文)", "(小说)",
  ]

  /// `各位代表:`, `林秋同志:`: whom a speech or a letter addresses.
  private func isSalutation(_ range: Range<Int>) -> Bool {
    range.count <= 24
      && (Self.addresses.lengthStanding(
        in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
        || Self.addressees.lengthEnding(in: text.scalars, range) > 0)
  }

  private static let addresses: PhraseList = [
    "各位", "同志们", "尊敬的", "亲爱的", "敬爱的", "女士们", "先生们", "朋友们", "同胞们", "战友们", "全体",
  ]
  private static let addressees: PhraseList = [
    "同志:", "同志们:", "先生:", "女士:", "朋友:", "朋友们:", "编辑同志:", "编辑部:", "读者朋友:",
  ]

  /// Whether the line ends in ！ or ？, as headings may.
  private func endsInExclamation(_ range: Range<Int>) -> Bool {
    text.scalars[range].suffix(2).contains { $0 == 0x21 || $0 == 0x3F }
  }
}
