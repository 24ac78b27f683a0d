// Forms by which one line is told to be a heading or none, whatever stands around it.

extension HeadingScore {
  /// `一、`, `(二)`, `第三章`, `第一步:`: a section's number first.
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
  private static let sections: ScalarSet = "章节回部步招"

  /// Whether a short line in brackets may hang on a headline: `(摘要)`.
  static func isRemark(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    if range.count <= 30, isDayRemark(text.scalars, range) { return true }
    if range.count <= 60, isPassed(text.scalars, range) { return true }
    return range.count <= 8
      && DeckWords.remarks.lengthStanding(
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

  /// `(2024年12月9日…第三十次会议通过)`: who passed the law or the list below, and when.
  private static func isPassed(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 12, scalars[range.lowerBound] == Glyph.openParen,
      Glyph.isDigit(scalars[range.lowerBound + 1]),
      scalars[range.upperBound - 1] == Glyph.closeParen
    else { return false }
    return passed.lengthEnding(in: scalars, range.dropLast()) > 0
  }

  private static let passed: PhraseList = ["通过", "批准", "修正", "修订", "公布"]

  private static let dayScalars: ScalarSet = "〇一二三四五六七八九十○年月日时元至-—"

  /// `5月2日，`: a month, a day and a comma first.
  func opensWithDay(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    let end = min(range.upperBound, index + 7)
    while index + 1 < end,
      Glyph.isDigit(text.scalars[index])
        || index > range.lowerBound && text.scalars[index] == 0x6708
    {
      index += 1
    }
    return index > range.lowerBound && text.scalars[index] == 0x65E5  // 日
      && index + 1 < range.upperBound && text.scalars[index + 1] == Glyph.comma
  }

  /// `遗失声明`, `公告`: a notice's name and little else; `特此公告` ends one.
  static func namesNotice(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count <= 8 && BannerWords.notices.lengthEnding(in: text.scalars, range) > 0
      && text.scalars[range.lowerBound] != 0x7279  // 特
  }

  /// `各位代表:`, `林秋同志:`: whom a speech or a letter addresses.
  func isSalutation(_ range: Range<Int>) -> Bool {
    range.count <= 24
      && (AddressWords.openings.lengthStanding(
        in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
        || AddressWords.endings.lengthEnding(in: text.scalars, range) > 0)
  }

  /// `秘书长:林秋`: who holds an office, as lists of names say.
  func namesHolder(_ range: Range<Int>) -> Bool {
    guard (5...12).contains(range.count),
      let colon = text.scalars[range].firstIndex(of: Glyph.colon)
    else { return false }
    return Signers.jobTitles.lengthEnding(in: text.scalars, range.lowerBound..<colon) > 0
      && PersonNames.isName(text, colon + 1..<range.upperBound)
  }

  /// `短评:…`, `小言论:…`
  static func namesGenre(_ text: PageText, _ range: Range<Int>) -> Bool {
    genres.lengthStanding(in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
  }

  private static let genres: PhraseList = [
    "小言论:", "短评:", "时评:", "社论:", "评论:", "杂谈:", "随笔:", "特写:", "通讯:", "专访:", "访谈:", "调查:", "新闻特写:",
    "小评论:", "短论:", "三言两语:", "记者手记:", "编后:", "本报评论员:", "评论员:", "本报编辑部:",
  ]

  /// `获奖名单:林秋、周原、夏清`: three names or more behind a colon.
  static func listsNames(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars[range]
    guard let colon = scalars.firstIndex(of: Glyph.colon),
      scalars[colon...].count(where: { $0 == Glyph.enumerationComma }) >= 2
    else { return false }
    return scalars[(colon + 1)...].split(separator: Glyph.enumerationComma).allSatisfy {
      (2...4).contains($0.count) && PersonNames.isSurname($0[$0.startIndex])
    }
  }

  /// Whether the line ends in ！ or ？, as headings may.
  func endsInExclamation(_ range: Range<Int>) -> Bool {
    text.scalars[range].suffix(2).contains { $0 == 0x21 || $0 == 0x3F }
  }

  /// Whether a full stop stands before the line's last sign.
  func holdsFullStop(_ range: Range<Int>) -> Bool {
    text.scalars[range].dropLast().contains(0x3002)
  }

  /// Whether one comma parts two short halves, and the line is no paragraph's last.
  func isCouplet(_ index: Int) -> Bool {
    let line = features[index]
    return line.commas == 1 && line.count <= 16 && line.ending == .broken && !fitsColumn(index)
      && !text.scalars[text.range(index)].contains(Glyph.semicolon) && !endsParagraph(index)
  }

  /// Whether the line falls into two or three parts of some length, as headlines do.
  func halves(_ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    return pieces.count >= 2 && pieces.count <= 3 && pieces.allSatisfy { $0.count >= 3 }
  }

  /// Whether a quotation of the line begins before it or ends behind it.
  func leavesQuotation(_ index: Int) -> Bool {
    guard text.signs[index].contains(.quote) else { return false }
    let quotation = joint.quotation(index)
    return quotation.start == .inside || quotation.end == .inside
  }

  /// Whether the whole line stands in quotation marks.
  func isQuoted(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last, range.count > 4 else { return false }
    let marks = (text.scalars[first], text.scalars[last])
    return marks == (Glyph.openQuote, Glyph.closeQuote)
      || marks == (Glyph.straightQuote, Glyph.straightQuote)
  }
}
