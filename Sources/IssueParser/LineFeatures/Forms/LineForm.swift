// Forms that a stretch of text shows by its own words, whatever stands around it.

/// What a line, or a part of one, is by its form.
enum LineForm {
  /// `归途(二)`: a short line that names a part of a poem.
  static func namesPart(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    range.count <= 8 && parts.lengthEnding(in: scalars, range) > 0
  }

  private static let parts: PhraseList = [
    "(一)", "(二)", "(三)", "(四)", "(五)", "(六)", "(七)", "(八)", "(九)", "(十)",
  ]

  /// `一、`, `(二)`, `第三章`, `第一步:`: a section's number first.
  static func isNumbered(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count > 4, range.count <= 40 else { return false }
    var index = range.lowerBound
    let opener = scalars[index]
    if opener == Glyph.openParen || opener == "第" { index += 1 }
    let number = index
    while index < number + 3, Glyph.isOfNumber(scalars[index]) { index += 1 }
    guard index > number else { return false }
    switch opener {
    case Glyph.openParen: return scalars[index] == Glyph.closeParen
    case "第":
      return sections.contains(scalars[index]) || namesStage(scalars, index..<range.upperBound)
    default: return scalars[index] == Glyph.enumerationComma
    }
  }

  /// `变:…`, `道坎:…` behind a number: what the story has several of, and a colon.
  private static func namesStage(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count > 4 else { return false }
    let counted = range.lowerBound + (counters.contains(scalars[range.lowerBound]) ? 1 : 0)
    return Glyph.isHan(scalars[counted]) && scalars[counted + 1] == Glyph.colon
  }

  private static let counters: ScalarSet = "道个重大项种"

  /// `一、捐款`: a numeral, its mark and a word or two, as parts of lists are named.
  static func namesListPart(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    (4...8).contains(range.count) && Glyph.isOfNumber(scalars[range.lowerBound])
      && scalars[range.lowerBound + 1] == Glyph.enumerationComma
  }

  /// `副主席`: an office of a congress, a government or a society, and nothing else.
  static func namesOffice(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    (2...6).contains(range.count)
      && offices.lengthBeginning(in: scalars, range) == range.count
  }

  private static let offices: PhraseList = [
    "主席", "副主席", "秘书长", "副秘书长", "常务委员", "委员", "主任", "副主任", "主任委员", "副主任委员", "市长", "副市长", "县长",
    "副县长", "区长",
    "副区长", "院长", "检察长", "书记", "副书记", "常委", "名誉主席", "会长", "副会长", "理事长", "副理事长", "常务理事", "理事", "监事",
    "组长", "副组长",
    "成员", "主席团",
  ]

  private static let sections: ScalarSet = "章节回部步招"

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
      PlaceWords.homes.lengthStanding(in: text.scalars, at: start, end: range.upperBound) == 0
    else { return start..<start }
    return start..<end + 1
  }

  private static let places: ScalarSet = "县市区旗"

  /// `短评:…`, `小言论:…`
  static func namesGenre(_ text: PageText, _ range: Range<Int>) -> Bool {
    genres.lengthBeginning(in: text.scalars, range) > 0
  }

  private static let genres: PhraseList = [
    "小言论:", "短评:", "时评:", "社论:", "评论:", "杂谈:", "随笔:", "特写:", "通讯:", "专访:", "访谈:", "调查:", "新闻特写:",
    "小评论:", "短论:", "三言两语:", "记者手记:", "编后:", "本报评论员:", "评论员:", "本报编辑部:",
  ]

  /// `读者范女士来电:`: who called or wrote, and what follows is what was said.
  static func opensCall(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let colon = Glyph.firstColon(scalars, range.prefix(12)) else {
      return false
    }
    return AddressWords.callers.lengthStanding(in: scalars, at: range.lowerBound, end: colon) > 0
      && AddressWords.calls.lengthEnding(in: scalars, range.lowerBound..<colon) > 0
  }

  /// Whether a number and its measure word end a stretch (`苹果15吨`, `二件`, `口罩2万只`), or it
  /// says by what share something changed: `同比上涨1.6%`.
  static func endsInAmount(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 2 else { return false }
    if scalars[range.upperBound - 1] == 0x25 {
      return Glyph.isDigit(scalars[range.upperBound - 2])
        && changes.lengthBeginning(in: scalars, range) > 0
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
