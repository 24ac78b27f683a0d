// Forms that a stretch of text shows by its own words, whatever stands around it.

/// What a line, or a part of one, is by its form.
enum LineForm {
  /// `归途(二)`: a short line that names a part of a poem.
  static func namesPart(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    range.count <= 8 && parts.lengthEnding(in: scalars, range) > 0
  }

  private static let parts: PhraseList = ["(一)", "(二)", "(三)", "(四)", "(五)", "(六)"]

  /// `一、`, `(二)`, `第三章`, `第一步:`: a section's number first.
  static func isNumbered(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count > 4, range.count <= 40 else { return false }
    var index = range.lowerBound
    let opener = scalars[index]
    if opener == Glyph.openParen || opener == "第" { index += 1 }
    let number = index
    while index < number + 3, numerals.contains(scalars[index]) { index += 1 }
    guard index > number else { return false }
    switch opener {
    case Glyph.openParen: return scalars[index] == Glyph.closeParen
    case "第": return sections.contains(scalars[index])
    default: return scalars[index] == Glyph.enumerationComma
    }
  }

  /// `一、捐款`: a numeral, its mark and a word or two, as parts of lists are named.
  static func namesListPart(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    (4...8).contains(range.count) && numerals.contains(scalars[range.lowerBound])
      && scalars[range.lowerBound + 1] == Glyph.enumerationComma
  }

  private static let numerals: ScalarSet = "一二三四五六七八九十百0123456789"
  private static let sections: ScalarSet = "章节回部步招"

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

  private static let dayScalars: ScalarSet = "〇一二三四五六七八九十○年月日时元至-—"

  /// How long the day is that a stretch begins with, `5月2日`, `2日` or `十月二日`, in scalars; 0
  /// where none does.
  static func lengthOfDay(_ scalars: [UInt32], _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    if index < range.upperBound, numerals.contains(scalars[index]), !Glyph.isDigit(scalars[index]) {
      return lengthOfWrittenDay(scalars, range)
    }
    let end = min(range.upperBound, index + 7)
    while index < end,
      Glyph.isDigit(scalars[index])
        || index > range.lowerBound && scalars[index] == "月"
    {
      index += 1
    }
    guard index > range.lowerBound, index < end, scalars[index] == "日" else { return 0 }
    return index + 1 - range.lowerBound
  }

  /// The same in Chinese numerals, with its month: `一日` may be any day.
  private static func lengthOfWrittenDay(_ scalars: [UInt32], _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    for (sign, most) in [(Glyph.of("月"), 2), (Glyph.of("日"), 3)] {
      let first = index
      while index < range.upperBound, index - first < most, numerals.contains(scalars[index]) {
        index += 1
      }
      guard index > first, index < range.upperBound, scalars[index] == sign else { return 0 }
      index += 1
    }
    return index - range.lowerBound
  }

  /// `2010年6月10日`, `2010年6月10日 星期四`: a day with its year, and nothing else.
  static func isWholeDay(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let year = range.prefix { Glyph.isDigit(scalars[$0]) }
    guard year.count == 4, year.upperBound < range.upperBound,
      scalars[year.upperBound] == "年"
    else { return false }
    let rest = year.upperBound + 1..<range.upperBound
    let length = lengthOfDay(scalars, rest)
    guard length > 0 else { return false }
    let behind = scalars[rest.dropFirst(length)]
    return behind.isEmpty
      || behind.count == 3 && behind.starts(with: [Glyph.of("星"), Glyph.of("期")])
  }

  /// `二〇一二年三月`, the 〇 read as a letter or not: a month with its year.
  static func isMonth(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (6...9).contains(range.count), scalars[range.upperBound - 1] == "月",
      scalars[range.lowerBound + 4] == "年"
    else { return false }
    return range.allSatisfy {
      Glyph.isDigit(scalars[$0]) || dayScalars.contains(scalars[$0]) || scalars[$0] == 0x4F
        || scalars[$0] == 0x6F
    }
  }

  /// `清水县印刷厂承印 每份定价:0.50元`: who printed the paper, and what it costs.
  static func isPrinter(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    printers.occurs(in: scalars, range)
      && (prices.occurs(in: scalars, range) || printers.lengthEnding(in: scalars, range) > 0)
  }

  private static let printers: PhraseList = [
    "印刷厂承印", "印刷厂印刷", "印务公司承印", "印务公司印刷", "印务中心承印", "印务中心印刷", "公司承印",
  ]
  private static let prices: PhraseList = ["定价", "零售", "每份"]

  /// `遗失声明`, `公告`: a notice's name and little else; `特此公告` ends one.
  static func namesNotice(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count <= 8 && BannerWords.notices.lengthEnding(in: text.scalars, range) > 0
      && text.scalars[range.lowerBound] != "特"
  }

  /// `清水县`: a place and nothing that happened there.
  static func namesPlace(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    (3...4).contains(range.count) && range.allSatisfy { Glyph.isHan(scalars[$0]) }
      && places.contains(scalars[range.upperBound - 1])
  }

  /// The place that a line begins with, `清水县` before what happened there; empty where none does.
  static func place(_ text: PageText, _ line: Int) -> Range<Int> {
    let range = text.range(line)
    let start = range.lowerBound
    let end = range.prefix(4).dropFirst(2).first { places.contains(text.scalars[$0]) }
    guard let end, end + 4 < range.upperBound,
      range.prefix(3).allSatisfy({ Glyph.isHan(text.scalars[$0]) }),
      EventWords.homes.lengthStanding(in: text.scalars, at: start, end: range.upperBound) == 0
    else { return start..<start }
    return start..<end + 1
  }

  private static let places: ScalarSet = "县市区旗"

  /// `短评:…`, `小言论:…`
  static func namesGenre(_ text: PageText, _ range: Range<Int>) -> Bool {
    genres.lengthStanding(in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
  }

  private static let genres: PhraseList = [
    "小言论:", "短评:", "时评:", "社论:", "评论:", "杂谈:", "随笔:", "特写:", "通讯:", "专访:", "访谈:", "调查:", "新闻特写:",
    "小评论:", "短论:", "三言两语:", "记者手记:", "编后:", "本报评论员:", "评论员:", "本报编辑部:",
  ]

  /// `读者范女士来电:`: who called or wrote, and what follows is what was said.
  static func opensCall(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let colon = range.prefix(12).first(where: { scalars[$0] == Glyph.colon }) else {
      return false
    }
    return AddressWords.callers.lengthStanding(in: scalars, at: range.lowerBound, end: colon) > 0
      && AddressWords.calls.lengthEnding(in: scalars, range.lowerBound..<colon) > 0
  }

  /// Whether a whole line stands in brackets: `（按姓氏笔画排序）`.
  static func isBracketed(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last else { return false }
    return scalars[first] == Glyph.openParen && scalars[last] == Glyph.closeParen
  }

  /// A line without the brackets that end it: `奖牌榜（截至8月19日24时）`.
  static func withoutBracket(_ scalars: [UInt32], _ range: Range<Int>) -> Range<Int> {
    guard let last = range.last, scalars[last] == Glyph.closeParen,
      let open = range.dropFirst().first(where: { scalars[$0] == Glyph.openParen })
    else { return range }
    return range.lowerBound..<open
  }

  /// Whether a number and its measure word end a stretch (`苹果15吨`, `二件`, `口罩2万只`), or it
  /// says by what share something changed: `同比上涨1.6%`.
  static func endsInAmount(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 2 else { return false }
    if scalars[range.upperBound - 1] == 0x25 {
      return Glyph.isDigit(scalars[range.upperBound - 2])
        && changes.lengthStanding(in: scalars, at: range.lowerBound, end: range.upperBound) > 0
    }
    guard measures.contains(scalars[range.upperBound - 1]) else { return false }
    var index = range.upperBound - 2
    // `公斤`, `立方米`, `人次`
    while index > range.lowerBound, range.upperBound - index <= 3,
      ofMeasures.contains(scalars[index])
    {
      index -= 1
    }
    return Glyph.isDigit(scalars[index]) || amounts.contains(scalars[index])
  }

  /// What stands before the share by which something changed.
  private static let changes: PhraseList = [
    "同比", "环比", "比上年", "比上月", "较上年", "较上月", "上涨", "下降", "增长", "下跌", "减少",
  ]

  private static let measures: ScalarSet =
    "元件个只台套把吨斤克箱袋瓶桶盒包册本张份辆头匹亩米里升人名户次场项篇幅枚顶床条双副支部架艘座间处家所组队封起宗分票株棵"
  private static let ofMeasures: ScalarSet = "公千平方立人毫市"
  private static let amounts: ScalarSet = "一二三四五六七八九十百千万亿两半余多"

  /// `获奖名单:林秋、周原、夏清`: three names or more behind a colon.
  static func listsNames(_ text: PageText, _ line: Int) -> Bool {
    guard text.signs[line].contains(.colon) else { return false }
    let scalars = text.scalars[text.range(line)]
    guard let colon = scalars.firstIndex(of: Glyph.colon),
      scalars[colon...].count(where: { $0 == Glyph.enumerationComma }) >= 2
    else { return false }
    return scalars[(colon + 1)...].split(separator: Glyph.enumerationComma).allSatisfy {
      (2...4).contains($0.count) && PersonNames.isSurname($0[$0.startIndex])
    }
  }

  /// Characters that no sentence begins with.
  static let neverFirst = ScalarSet(
    "的了着们性化率者等得地吗呢吧啊，。、；：）》”,;:)".unicodeScalars.map { Glyph.plain($0.value) })
}
