// What the words of a heading line alone say about its place in a headline: a deck with a dash, a
// deck that says who presided, a slogan or a column's flag that belongs to the page.

/// The shape of one heading line.
struct HeadlineShape {
  /// 副题 by its form: begins with a dash, or says who presided, spoke or took part.
  var isDeck = false
  /// Begins with a dash.
  var hasDash = false
  /// A slogan or the flag of a column.
  var isBanner = false
  /// The flag of a column: 简讯, 市民来电.
  var isFlag = false
  /// Ends as the decks of long reports do, with or without the dash: 纪实, 综述.
  var tellsReport = false
  /// Says what was asked, as decks do: in a block of headlines it stands below the one that says
  /// who asked.
  var tellsRequest = false
  /// 引题 by its form: names who issued or said what the headline then tells.
  var isKicker = false

  /// The shape of a line, read once.
  init(_ text: PageText, _ line: Int) { self = text.headlineShape(line) }

  /// Reads the shape of a line.
  init(reading text: PageText, _ line: Int) {
    let scalars = text.scalars
    let range = Self.unmarked(text, line)
    guard let first = range.first else { return }
    let mayEnd = Self.lasts.contains(scalars[range.upperBound - 1])
    hasDash =
      scalars[first] == Glyph.dash
      || scalars[first] == "一" && range.count > 8
        && text.scalars[range.lowerBound + 1] == "一"
    let isComments = line > 0 && Self.namesComment(text, line - 1)
    if !isComments, !Self.headsSidebar(text, line, range) {
      readBanner(text, range, mayEnd: mayEnd)
    }
    if hasDash, line > 0,
      Self.isOfSlogans(text, text.range(line - 1))
        || Self.isCampaign(text, line - 1, deck: line)
    {
      isBanner = true
    }
    if Self.isInTwoScripts(scalars, range) { isBanner = true }
    if line + 1 < text.count {
      // So is what others make with the paper: `魅力清水` above `县委宣传部 本报 合办`.
      isFlag = isFlag || LineFeatures.namesHosts(scalars, text.range(line + 1))
      isBanner = isBanner || isFlag || Self.isCampaign(text, line, deck: line + 1)
    }
    if isBanner { return }
    if LineForm.isRemark(text, line) {
      isDeck = true
      return
    }
    readDeck(text, range, mayEnd: mayEnd)
    isKicker = Self.tellsWhence(text, range, mayEnd: mayEnd)
  }

  /// What stands between the marks of a column's flag: `● 简讯 ●`.
  static func unmarked(_ text: PageText, _ line: Int) -> Range<Int> {
    let scalars = text.scalars
    var range = text.range(line)
    while let last = range.last, range.count > 3, Glyph.isBylineMark(scalars[last]) {
      range = range.dropLast()
      if let first = range.first, Glyph.isBylineMark(scalars[first]) { range = range.dropFirst() }
    }
    if let first = range.first, range.count > 2, Glyph.isBylineMark(scalars[first]) {
      range = range.dropFirst()
    }
    return range.dropLast(partLength(text, range))
  }

  /// How many scalars at the end of a column's flag number its part today: `脱贫故事⑦`,
  /// `清水人物(九)`, `长篇连载 14`.
  private static func partLength(_ text: PageText, _ range: Range<Int>) -> Int {
    let scalars = text.scalars
    guard range.count >= 3, let last = range.last else { return 0 }
    if Glyph.circledNumber(scalars[last]) != nil { return 1 }
    let isBracketed = scalars[last] == Glyph.closeParen
    guard range.count >= 5, isBracketed || Glyph.isDigit(scalars[last]) else { return 0 }
    let number = (isBracketed ? range.dropLast() : range).suffix(3).reversed().prefix {
      Glyph.isDigit(scalars[$0])
        || isBracketed && Glyph.numerals.contains(scalars[$0])
    }.count
    guard number > 0 else { return 0 }
    let first = last + 1 - number - (isBracketed ? 1 : 0)
    // A number alone is no flag's.
    guard first >= range.lowerBound + 2 else { return 0 }
    // `连载（46）` is what the story has for a deck.
    if isBracketed {
      return scalars[first - 1] == Glyph.openParen && scalars[first - 2] != "载" ? number + 2 : 0
    }
    return number < 3 && text.followsGap(first) && Glyph.isHan(scalars[first - 1]) ? number : 0
  }

  /// A dash first, or who took part last; of a name before the verbs that others share.
  private mutating func readDeck(_ text: PageText, _ range: Range<Int>, mayEnd: Bool) {
    let scalars = text.scalars
    isDeck =
      hasDash || Self.tellsOf(scalars, range) || Self.isDocumentNumber(scalars, range)
      || Self.tellsSpeech(text, range) || Self.tellsBeginning(scalars, range)
      || Self.tellsAmount(scalars, range)
    tellsRequest = !isDeck && Self.tellsRequest(scalars, range)
    guard mayEnd else { return }
    tellsReport =
      DeckWords.genres.lengthEnding(in: scalars, range) > 0 && range.count >= 6
      || Self.tellsStory(scalars, range)
    if hasDash { return }
    let verb =
      DeckWords.reports.lengthEnding(in: scalars, range) > 0
      ? 0 : DeckWords.endings.lengthEnding(in: scalars, range)
    if verb > 0, range.count - verb >= 2 {
      isDeck = range.count <= verb + (verb >= 5 ? 16 : 12) || Self.namesMany(text, range)
    } else if DeckWords.nameVerbs.lengthEnding(in: scalars, range) > 0 {
      isDeck =
        range.count <= 8 && PersonNames.isSurname(scalars[range.lowerBound])
        || Self.namesMany(text, range)
    }
  }

  /// `清水县稻虾共作富民记`: a place, and a longer name with 记 at its end. Below another line 25
  /// of 26 lines that end so were decks; alone they are headlines, as a chronicle is.
  private static func tellsStory(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 9, let last = range.last, scalars[last] == "记" else { return false }
    return Glyph.isHan(scalars[last - 1])
      && range.prefix(8).dropFirst(2).contains { PlaceWords.regions.contains(scalars[$0]) }
      && DeckWords.chronicles.lengthEnding(in: scalars, range) == 0
  }

  /// `林秋水作宣讲报告`: who spoke, and what.
  private static func tellsSpeech(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard (5...12).contains(range.count),
      DeckWords.speeches.lengthEnding(in: text.scalars, range) > 0
    else { return false }
    return [3, 2].contains { length in
      let name = range.prefix(length)
      return text.scalars[name.upperBound] == "作" && PersonNames.isName(text, name)
    }
  }

  /// `5月1日起启用`, `10月20日零时起正式供热`: from what day on, and hardly more.
  private static func tellsBeginning(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let day = LineForm.lengthOfDay(scalars, range)
    let isAtMidnight =
      day + 2 < range.count && scalars[range.lowerBound + day + 1] == "时"
      && (scalars[range.lowerBound + day] == "零" || scalars[range.lowerBound + day] == "0")
    let rest = range.dropFirst(day + (isAtMidnight ? 2 : 0))
    return day > 0 && (2...6).contains(rest.count) && scalars[rest.lowerBound] == "起"
  }

  /// `增速居全省第三位`, `总投资46.8亿元`: how much of it, which only the line above names.
  private static func tellsAmount(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    (5...12).contains(range.count)
      && DeckWords.amounts.lengthBeginning(in: scalars, range) > 0
      && DeckWords.measures.contains(scalars[range.upperBound - 1])
  }

  /// `强调把牢造林质量关`: what was asked, by whom the headline names.
  private static func tellsRequest(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    (6...24).contains(range.count)
      && DeckWords.requests.lengthBeginning(in: scalars, range) > 0
  }

  /// `记清水县护林员林秋`: whom or what a report is of, the dash lost.
  private static func tellsOf(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    range.count >= 8 && scalars[range.lowerBound] == "记"
      && !DeckWords.keeping.contains(scalars[range.lowerBound + 1])
  }

  /// `清政发[2020]17号`: a document's number, the year in brackets.
  private static func isDocumentNumber(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (7...24).contains(range.count), scalars[range.upperBound - 1] == "号" else {
      return false
    }
    let number = scalars[range].dropLast().reversed().drop { Glyph.isDigit($0) }
    return number.count < range.count - 1
      && number.first.map { Glyph.isCloser($0) || $0 == 0x3015 } == true
      && number.dropFirst().prefix(4).allSatisfy(Glyph.isDigit)
  }

  /// `张三李四王五出席 赵六致辞`: each part is a run of names with what they did.
  private static func namesMany(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    guard range.count <= 48, PersonNames.isSurname(scalars[range.lowerBound]) else { return false }
    return text.pieces(range).allSatisfy { piece in
      let verb = max(
        DeckWords.endings.lengthEnding(in: scalars, piece),
        DeckWords.nameVerbs.lengthEnding(in: scalars, piece))
      let names = piece.dropLast(verb)
      return verb > 0 && names.count >= 2 && PersonNames.isSurname(scalars[piece.lowerBound])
        && PersonNames.split(scalars, names) != nil
    }
  }

  /// What a line ends with that ends in any of these words: few lines do.
  private static let lasts = ScalarSet(
    [
      FlagWords.endings, FlagWords.columnEndings, DeckWords.endings, DeckWords.nameVerbs,
      DeckWords.genres, KickerWords.endings,
    ].flatMap(\.lasts.members))
}
