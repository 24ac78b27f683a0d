// Who signs in brackets at the end of a line: names, an agency, who the author is.

extension LineFeatures {
  /// `(李明远)` behind the last stop of a line of text.
  static func endSignature(_ text: PageText, _ range: Range<Int>) -> Range<Int>? {
    let scalars = text.scalars
    guard range.count > 5, scalars[range.upperBound - 1] == Glyph.closeParen else { return nil }
    let floor = max(range.lowerBound, range.upperBound - 42)
    var open = range.upperBound - 2
    while open > floor, scalars[open] != Glyph.openParen { open -= 1 }
    let inner = (open + 1)..<(range.upperBound - 1)
    // Of one round bracket an engine may make two others.
    if open > floor, Glyph.isOpener(scalars[open - 1]) { open -= 1 }
    guard open > floor,
      Glyph.isStop(scalars[open - 1]) || Glyph.isCloser(scalars[open - 1])
        || scalars[open - 1] == Glyph.straightQuote,
      // `一等奖:《清水秋色》(林秋)`: whose work it is.
      scalars[open - 1] != Glyph.closeTitle
        || range.contains(where: { $0 < open && Glyph.isStop(scalars[$0]) })
    else { return nil }
    if describedName(text, inner) != nil { return open..<range.upperBound }
    if notNames.countOccurring(in: scalars, inner) > 0 { return nil }
    // `(安峪区 甄先生)`: who asks what stands before.
    if AddressWords.courtesies.lengthEnding(in: scalars, inner) > 0 { return nil }
    if sources.lengthBeginning(in: scalars, inner) > 0
      || inner.count == 2 && scalars[inner.lowerBound + 1] == "讯"
      || suppliers.lengthEnding(in: scalars, inner) > 0 || Lead.isWhole(text, inner)
      || Lead.isPaper(text, inner) || Signers.isEditor(text, inner)
    {
      return open..<range.upperBound
    }
    return areSigners(text, inner) ? open..<range.upperBound : nil
  }

  /// Whether a bracket holds names and nothing else: with a role, a body or a place before them or
  /// a surname, or several.
  private static func areSigners(_ text: PageText, _ inner: Range<Int>) -> Bool {
    guard let byline = Byline(text, inner) else { return false }
    return byline.namesRole || Signers.organisationLength(text, inner) > 0
      || Signers.placeLength(text, inner) > 0
      || PersonNames.isSurname(text.scalars[inner.lowerBound])
      || byline.people.count > 1 || isRareName(text, inner)
      || PersonNames.isPenName(text, inner)
  }

  /// `鱼海涛`: three characters of which none forms a word with the next are a name, be the surname
  /// rare.
  private static func isRareName(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard range.count == 3, let first = range.first, text.pieces(range).count == 1 else {
      return false
    }
    return range.allSatisfy { Glyph.isHan(text.scalars[$0]) }
      && !desks.contains(text.scalars[range.upperBound - 1])
      && (first...first + 1).allSatisfy {
        CharacterPairs.shared.affinity(text.scalars[$0], text.scalars[$0 + 1]) < 1
      }
  }

  /// What the names of desks end with: 电讯组.
  private static let desks: ScalarSet = "组社部处站科室队台报"

  /// Whether a stretch, as of two lines, is a bracket with those who sign, and nothing else.
  static func signs(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard let names = LineForm.insideBrackets(text.scalars, range), (4...46).contains(names.count)
    else { return false }
    return areSigners(text, names)
  }

  /// A marked line without the remark in brackets on who the author is: `■ 林秋(县林业局)`.
  static func withoutRemark(_ text: PageText, _ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, Glyph.isBylineMark(text.scalars[first]), range.count <= 30,
      text.scalars[range.upperBound - 1] == Glyph.closeParen,
      let open = range.last(where: { text.scalars[$0] == Glyph.openParen }),
      open >= range.lowerBound + 3
    else { return range }
    return range.lowerBound..<open
  }

  /// The name in a signature that says what somebody did or is: `林秋摘`, `林秋律师`,
  /// `林秋,系县林业局职工`; nil where it is no such one.
  static func describedName(_ text: PageText, _ range: Range<Int>) -> Range<Int>? {
    if let comma = range.dropFirst(2).prefix(2).first(where: { text.scalars[$0] == Glyph.comma }),
      comma + 1 < range.upperBound, text.scalars[comma + 1] == "系"
    {
      return PersonNames.isName(text, range.lowerBound..<comma, bond: .any)
        ? range.lowerBound..<comma : nil
    }
    guard (3...5).contains(range.count), text.pieces(range).count == 1,
      !Signers.isEditor(text, range)
    else { return nil }
    if pickers.contains(text.scalars[range.upperBound - 1]), range.count <= 4 {
      return Byline(text, range.dropLast())?.people.count == 1 ? range.dropLast() : nil
    }
    let name = range.dropLast(Signers.jobTitles.lengthEnding(in: text.scalars, range))
    return name.count < range.count && (2...3).contains(name.count)
      && PersonNames.isName(text, name)
      ? name : nil
  }

  private static let pickers: ScalarSet = "摘辑编供"

  /// The remark in brackets on who the author is that ends a line: `(作者单位:县林业局)`; in narrow
  /// columns it mostly begins in a line above.
  static func vita(_ scalars: [UInt32], _ range: Range<Int>) -> Range<Int>? {
    guard range.count > 1, scalars[range.upperBound - 1] == Glyph.closeParen else { return nil }
    let open = (max(0, range.upperBound - longestVita)..<range.upperBound - 1).last {
      scalars[$0] == Glyph.openParen
    }
    guard let open,
      Byline.vitae.lengthStanding(in: scalars, at: open + 1, end: range.upperBound) > 0
    else { return nil }
    return open..<range.upperBound
  }

  /// What such a remark has at most, in scalars.
  private static let longestVita = 80

  /// Agencies that sign a report at its end.
  static let sources: PhraseList = [
    "据新华社", "新华社", "据中新社", "据人民日报", "据人民网", "据央视", "据光明日报", "据中新网", "据新华网",
    "均据新华社", "综合新华社", "本报综合", "本报编辑", "辑录",
  ]

  /// Whether a stretch is the name of such an agency and nothing else.
  static func namesSource(_ text: PageText, _ range: Range<Int>) -> Bool {
    sources.lengthBeginning(in: text.scalars, range)
      == range.count
  }

  /// Whether a line says where the article above comes from, or who its author is, and no more.
  static func signsAlone(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    quotesPaper(scalars, range) || LineForm.signsForecast(scalars, range)
      || range.count <= longestOrigin && scalars[range.lowerBound] == Glyph.openParen
        && (tellsOrigin(scalars, range.dropFirst()) || namesExpert(scalars, range.dropFirst()))
      || vita(scalars, range)?.lowerBound == range.lowerBound
  }

  /// A source in brackets is no longer, in scalars.
  private static let longestOrigin = 30

  /// `（据《健康时报》）`: from where the article above was taken.
  static func quotesPaper(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let inner = LineForm.insideBrackets(scalars, range), (4...22).contains(inner.count)
    else { return false }
    return scalars[inner.lowerBound] == "据"
      && scalars[inner.lowerBound + 1] == Glyph.openTitle
      && scalars[inner.upperBound - 1] == Glyph.closeTitle
      && scalars[inner].count(where: { $0 == Glyph.closeTitle }) == 1
  }

  /// `数据来源:国家统计局`: where it was taken from, which nobody wrote.
  static func tellsOrigin(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    origins.lengthBeginning(in: scalars, range) > 0
  }

  /// `答疑专家:市中医院 林秋`: whom the paper asked.
  private static func namesExpert(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let colon = Glyph.firstColon(scalars, range.prefix(7)) else {
      return false
    }
    return experts.lengthEnding(in: scalars, range.lowerBound..<colon) > 0
  }

  private static let experts: PhraseList = ["专家", "医生", "医师", "律师", "教授", "嘉宾"]

  private static let origins: PhraseList = [
    "来源:", "数据来源:", "资料来源:", "信息来源:", "稿件来源:", "文章来源:", "消息来源:", "数据来源于", "资料来源于",
  ]

  /// What a body does that signs a report: `(教务处 供稿)`.
  private static let suppliers: PhraseList = ["供稿", "供图", "来稿", "提供"]

  /// How many scalars such a word takes at the end of a stretch.
  static func supplyLength(_ text: PageText, _ range: Range<Int>) -> Int {
    suppliers.lengthEnding(in: text.scalars, range)
  }

  private static let notNames: PhraseList = [
    "完", "待续", "略", "下转", "上接", "节选", "摘编", "新闻稿", "试行", "作者单位", "作者系", "作者为", "作者是", "见图",
  ]
}
