// What stands in brackets beside a headline, below it or at a line's end.

extension LineForm {
  /// Whether a short line in brackets may hang on a headline: `(摘要)`.
  static func isRemark(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    if range.count <= 30, isDayRemark(text.scalars, range) || isNumberRemark(text.scalars, range) {
      return true
    }
    if range.count <= 60, isPassed(text.scalars, range) || isPart(text.scalars, range) {
      return true
    }
    return range.count <= 8
      && DeckWords.remarks.lengthBeginning(in: text.scalars, range) == range.count
  }

  /// `(一九九七年十二月三十一日)`: when a speech was held, for when a forecast is.
  private static func isDayRemark(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let words = insideBrackets(scalars, range), words.count >= 4 else { return false }
    return words.allSatisfy {
      Glyph.isDigit(scalars[$0]) || dayScalars.contains(scalars[$0])
    }
  }

  /// `(第9号)`: which of several notices it is.
  private static func isNumberRemark(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let words = insideBrackets(scalars, range), (3...8).contains(words.count),
      scalars[words.lowerBound] == "第", scalars[words.upperBound - 1] == "号"
    else { return false }
    return words.dropFirst().dropLast().allSatisfy { Glyph.isOfNumber(scalars[$0]) }
  }

  /// `(2024年12月9日…第三十次会议通过)`: who passed the law or the list below, and when.
  private static func isPassed(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let words = insideBrackets(scalars, range), words.count >= 10 else { return false }
    return Glyph.isDigit(scalars[words.lowerBound]) && passed.lengthEnding(in: scalars, words) > 0
  }

  /// `(小说连载之十七)`: which part of a story stands below.
  private static func isPart(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let words = insideBrackets(scalars, range), words.count <= 14 else { return false }
    return serials.occurs(in: scalars, words)
  }

  private static let serials: PhraseList = ["连载", "选载"]

  private static let passed: PhraseList = ["通过", "批准", "修正", "修订", "公布"]

  /// What stands between the round brackets that a stretch begins and ends with; nil where it has
  /// none or holds nothing else.
  static func insideBrackets(_ scalars: [UInt32], _ range: Range<Int>) -> Range<Int>? {
    guard range.count > 2, scalars[range.lowerBound] == Glyph.openParen,
      scalars[range.upperBound - 1] == Glyph.closeParen
    else { return nil }
    return range.dropFirst().dropLast()
  }

  /// Whether a whole line stands in brackets: `（按姓氏笔画排序）`.
  static func isBracketed(_ text: PageText, _ line: Int) -> Bool {
    insideBrackets(text.scalars, text.range(line)) != nil
  }

  /// `县交警大队回复:`, `市图书馆回复`: an office and that it answers a letter, which stands below.
  static func announcesReply(_ text: PageText, _ range: Range<Int>) -> Bool {
    let reply = replies.lengthEnding(in: text.scalars, range)
    return reply > 0 && range.count <= 24 && Signers.isInstitution(text, range.dropLast(reply))
  }

  private static let replies: PhraseList = ["回复:", "答复:", "回应:", "回复", "答复"]

  /// A line without the brackets that end it: `奖牌榜（截至8月19日24时）`.
  static func withoutBracket(_ scalars: [UInt32], _ range: Range<Int>) -> Range<Int> {
    guard let last = range.last, scalars[last] == Glyph.closeParen,
      let open = range.dropFirst().first(where: { scalars[$0] == Glyph.openParen })
    else { return range }
    return range.lowerBound..<open
  }
}
