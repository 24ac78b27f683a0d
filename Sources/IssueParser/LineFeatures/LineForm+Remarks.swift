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
    guard range.count >= 6, scalars[range.lowerBound] == Glyph.openParen,
      scalars[range.upperBound - 1] == Glyph.closeParen
    else { return false }
    return range.dropFirst().dropLast().allSatisfy {
      Glyph.isDigit(scalars[$0]) || dayScalars.contains(scalars[$0])
    }
  }

  /// `(第9号)`: which of several notices it is.
  private static func isNumberRemark(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (5...10).contains(range.count), scalars[range.lowerBound] == Glyph.openParen,
      scalars[range.lowerBound + 1] == "第", scalars[range.upperBound - 1] == Glyph.closeParen,
      scalars[range.upperBound - 2] == "号"
    else { return false }
    return range.dropFirst(2).dropLast(2).allSatisfy {
      Glyph.isDigit(scalars[$0]) || numerals.contains(scalars[$0])
    }
  }

  /// `(2024年12月9日…第三十次会议通过)`: who passed the law or the list below, and when.
  private static func isPassed(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 12, scalars[range.lowerBound] == Glyph.openParen,
      Glyph.isDigit(scalars[range.lowerBound + 1]),
      scalars[range.upperBound - 1] == Glyph.closeParen
    else { return false }
    return passed.lengthEnding(in: scalars, range.dropLast()) > 0
  }

  /// `(小说连载之十七)`: which part of a story stands below.
  private static func isPart(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (4...16).contains(range.count), scalars[range.lowerBound] == Glyph.openParen,
      scalars[range.upperBound - 1] == Glyph.closeParen
    else { return false }
    return serials.occurs(in: scalars, range)
  }

  private static let serials: PhraseList = ["连载", "选载"]

  private static let passed: PhraseList = ["通过", "批准", "修正", "修订", "公布"]

  /// Whether a whole line stands in brackets: `（按姓氏笔画排序）`.
  static func isBracketed(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last else { return false }
    return scalars[first] == Glyph.openParen && scalars[last] == Glyph.closeParen
  }

  /// `县交警大队回复:`: an office and that it answers a letter, which stands below.
  static func announcesReply(_ text: PageText, _ range: Range<Int>) -> Bool {
    let reply = replies.lengthEnding(in: text.scalars, range)
    return reply > 0 && range.count <= 24 && Signers.isInstitution(text, range.dropLast(reply))
  }

  private static let replies: PhraseList = ["回复:", "答复:", "回应:"]

  /// A line without the brackets that end it: `奖牌榜（截至8月19日24时）`.
  static func withoutBracket(_ scalars: [UInt32], _ range: Range<Int>) -> Range<Int> {
    guard let last = range.last, scalars[last] == Glyph.closeParen,
      let open = range.dropFirst().first(where: { scalars[$0] == Glyph.openParen })
    else { return range }
    return range.lowerBound..<open
  }
}
