import ChineseText

// Fields whose value is a number or Latin text: issue, pages, registration, price.

extension FrontScanner {
  static let ordinalSign = Glyph.of("第")
  static let issueSign = Glyph.of("期")
  private static let numberSign = Glyph.of("号")
  static let pageSign = Glyph.of("版")

  /// `第1640期`, `总第N期`, `第一六四号`, `期号:1640`, `No.1640`, `第1640-1641期合刊`.
  func issue(at place: Int) -> FrontToken? {
    guard let word = FrontScanner.issueWords.match(stream.folded, at: place, end: end) else {
      return nil
    }
    var index = word.end
    let isTotal = word.meaning == .total
    if word.meaning == .label || isTotal { index = skipColon(index) }
    if word.meaning == .label || isTotal, scalar(index) == Self.ordinalSign { index += 1 }
    // 第 says nothing unless 期 or 号 follows, or 合 of 合刊.
    if word.meaning == .ordinal,
      !(index + 1...index + Self.issueReach).contains(where: {
        isIssueUnit(scalar($0)) || scalar($0) == Self.combined
      })
    {
      return nil
    }
    guard index < end,
      let (numbers, stop) = combinedNumbers(at: index, needsUnit: word.meaning == .ordinal)
        ?? singleNumber(at: index, behind: word.meaning)
    else { return nil }
    // A supplement counts its own: `副刊 第312期`.
    if word.meaning == .ordinal, place >= 2, stream.gaps[place] != .lineBreak,
      Self.supplements.contains(where: { [scalar(place - 2), scalar(place - 1)] == $0 })
    {
      return FrontToken(kind: .furniture, range: place..<stop, strength: .weak)
    }
    let strength: FrontToken.Strength =
      scalar(stop - 1) == Self.numberSign && word.meaning == .ordinal ? .medium : .strong
    return FrontToken(
      kind: .issue(numbers, isTotal: isTotal), range: place..<stop, strength: strength)
  }

  /// The number of an issue that bears one, and the place after it and its unit.
  private func singleNumber(
    at place: Int, behind word: IssueWord
  ) -> (numbers: ClosedRange<Int>, end: Int)? {
    guard let (value, next, _) = issueNumber(at: place), value > 0 else { return nil }
    let hasUnit = isIssueUnit(scalar(next))
    switch word {
    case .ordinal where !hasUnit: return nil
    case .latin where !isWordEnd(next) && !hasUnit: return nil
    default: return (value...value, hasUnit ? next + 1 : next)
    }
  }

  /// Whether a scalar is 期 or 号.
  func isIssueUnit(_ scalar: UInt32) -> Bool {
    scalar == Self.issueSign || scalar == Self.numberSign
  }

  private static let supplements = ["副刊", "专刊", "特刊", "专版", "周刊"].map {
    $0.unicodeScalars.map(\.value)
  }

  /// A number of up to seven digits, a comma between its thousands allowed.
  func issueNumber(at place: Int) -> (value: Int, end: Int, isArabic: Bool)? {
    guard let first = number(at: place, limit: 12) else { return nil }
    guard first.isArabic, first.value < 1000, scalar(first.end) == 0x2C,
      let (rest, next) = digits(at: first.end + 1, limit: 3), next == first.end + 4
    else { return first.value <= Masthead.issueNumbers.upperBound ? first : nil }
    return (first.value * 1000 + rest, next, true)
  }

  enum IssueWord { case ordinal, total, label, latin }

  static let issueWords = KeywordTable<IssueWord>([
    ("第", .ordinal), ("总第 总期第 总字第 总", .total), ("期号 总期号 总期数 刊期", .label), ("no. no: no", .latin),
  ])

  /// `今日8版`, `本期共八版`, `对开四版`, `今日4开8版`.
  func pageCount(at place: Int) -> FrontToken? {
    guard let first = FrontScanner.countWords.match(stream.folded, at: place, end: end) else {
      return nil
    }
    var index = skipColon(first.end)
    while let word = FrontScanner.countWords.match(stream.folded, at: index, end: end) {
      index = skipColon(word.end)
    }
    guard index < end, var count = number(at: index, limit: 3) else { return nil }
    if let sheets = FrontScanner.sheetWords.match(stream.folded, at: count.end, end: end) {
      var next = skipColon(sheets.end)
      if scalar(next) == 0x2C || scalar(next) == 0x3001 { next += 1 }
      if let word = FrontScanner.countWords.match(stream.folded, at: next, end: end) {
        next = skipColon(word.end)
      }
      if next < end, let second = number(at: next, limit: 3),
        scalar(second.end) == Self.pageSign || scalar(second.end) == "个"
      {
        count = second
      } else if sheets.meaning {
        // `本报今日出版一张` counts sheets, not pages.
        return FrontToken(kind: .furniture, range: place..<sheets.end, strength: first.meaning)
      }
    }
    index = count.end
    if scalar(index) == "个" { index += 1 }
    guard scalar(index) == Self.pageSign, (1...400).contains(count.value) else { return nil }
    return FrontToken(
      kind: .pageCount(count.value), range: place..<index + 1, strength: first.meaning)
  }

  static let countWords = KeywordTable<FrontToken.Strength>([
    ("今日 今天 本日 本期 本报今日 本报今天 今日出版 今日本报 本期出版 每期 今日版数", .strong), ("对开 四开", .medium),
    ("共 出版 出 彩色", .weak),
  ])
  /// Sizes of paper, and whether they count sheets.
  private static let sheetWords = KeywordTable<Bool>([("开", false), ("张 大张 中张 小张 对开张", true)])

  /// `第3版`, `3版`, `A03`, `B02`, `P5`, `03版`, and a section's name after or before.
  func pageMarker(at place: Int) -> FrontToken? {
    var index = place
    var letter: UInt8?
    if scalar(index) == Self.ordinalSign { index += 1 }
    // 版 stands at most three places on, unless the page has a letter.
    guard
      (0x61...0x7A).contains(scalar(index))
        || (index + 1...index + 3).contains(where: { scalar($0) == Self.pageSign })
    else { return nil }
    if (0x61...0x7A).contains(scalar(index)), isWordStart(index) || index > place {
      let isPageLetter = scalar(index) == 0x70 || scalar(index) <= 0x64
      letter = UInt8(scalar(index))
      index += 1
      guard let (_, next) = digits(at: index, limit: 2),
        next - index == 2 || scalar(next) == Self.pageSign || isPageLetter
      else { return nil }
    }
    // A lettered number ends at a blank, since a year may follow it.
    let isLetter = index > place && scalar(place) != Self.ordinalSign
    let found = isLetter ? wholeDigits(at: index) : index < end ? plainNumber(at: index) : nil
    guard let (value, next) = found, Masthead.pages.contains(value) else { return nil }
    let hasUnit = scalar(next) == Self.pageSign
    guard hasUnit || (isLetter && isWordEnd(next)) else { return nil }
    // An arrow points to another page.
    if hasUnit, Self.arrows.contains(scalar(next + 1)) { return nil }
    return FrontToken(
      kind: .page(PageNumber(value, letter: letter), isBare: scalar(place) != Self.ordinalSign),
      range: place..<(hasUnit ? next + 1 : next), strength: .weak)
  }

  private static let arrows: ScalarSet = "▶►▷▸→⇒➜"

  private func plainNumber(at place: Int) -> (value: Int, end: Int)? {
    number(at: place, limit: 3).map { ($0.value, $0.end) }
  }

  /// One or two digits with nothing between them.
  private func wholeDigits(at place: Int) -> (value: Int, end: Int)? {
    guard let (first, next) = digits(at: place, limit: 1) else { return nil }
    guard next < end, stream.gaps[next] == .none, let (second, stop) = digits(at: next, limit: 1)
    else { return (first, next) }
    return (first * 10 + second, stop)
  }

  /// `CN99-0001` and `99-1` after their labels, the former also alone.
  func serial(at place: Int, label: LabelKind?) -> FrontToken? {
    var index = place
    var hasPrefix = false
    if scalar(index) == 0x63, scalar(index + 1) == 0x6E {
      index = skipColon(index + 2)
      if scalar(index) == 0x2D { index += 1 }
      hasPrefix = true
    }
    guard hasPrefix || label == .registration || label == .postal else { return nil }
    let middle = likeDigitsEnd(index, limit: hasPrefix || label == .registration ? 2 : 3)
    guard middle > index else { return nil }
    // A dash may be read as 一.
    guard scalar(middle) == 0x2D || scalar(middle) == "一" else { return nil }
    var second = middle + 1
    while scalar(second) == 0x2D { second += 1 }
    let isSpaced = middle - index > 1 && stream.gaps[index + 1] == .blank
    guard let last = serialEnd(at: second, isSpaced: isSpaced) else { return nil }
    let head = digitText(index..<middle)
    let tail = digitText(second..<last)
    if hasPrefix || label == .registration {
      let stop = issuerEnd(last)
      // Of two digits for the province and four for the paper some may be lost.
      let isWhole = last - second == 4
      return FrontToken(
        kind: isWhole ? .cn("CN" + head + "-" + tail) : .furniture, range: place..<stop,
        strength: .strong)
    }
    return FrontToken(
      kind: .postalCode(head + "-" + tail), range: place..<last, strength: .strong)
  }

  /// The place after `/Q` or `/(G)` behind a serial number: its subject, or for whom the paper is
  /// made.
  private func issuerEnd(_ place: Int) -> Int {
    guard scalar(place) == 0x2F else { return place }
    let isBracketed = scalar(place + 1) == Glyph.openParen
    var stop = place + (isBracketed ? 2 : 1)
    guard isASCIIWord(scalar(stop)) else { return place }
    stop += 1
    while stop < end, isASCIIWord(scalar(stop)), stream.gaps[stop] == .none { stop += 1 }
    return isBracketed && scalar(stop) == Glyph.closeParen ? stop + 1 : stop
  }

  /// The place after the last digits of a serial number: a blank ends them, a line break only where
  /// what follows is no number of its own.
  private func serialEnd(at place: Int, isSpaced: Bool) -> Int? {
    var index = place
    while index < end, index - place < 4, digitLike(stream.folded[index]) != nil {
      if index > place, stream.gaps[index] == .blank, !isSpaced { break }
      if index > place, stream.gaps[index] == .lineBreak, !isTailOfSerial(index) { break }
      index += 1
    }
    return index > place ? index : nil
  }

  /// The place after digits, misread ones among them.
  private func likeDigitsEnd(_ place: Int, limit: Int) -> Int {
    var index = place
    while index < end, index - place < limit, digitLike(stream.folded[index]) != nil { index += 1 }
    return index
  }

  private func digitText(_ range: Range<Int>) -> String {
    String(scalarValues: stream.folded[range].map { digitLike($0) ?? $0 }[...])
  }

  private func isTailOfSerial(_ place: Int) -> Bool {
    guard let (_, next) = digits(at: place, limit: 5), next - place <= 3 else { return false }
    return !FrontScanner.units.contains(scalar(next)) && scalar(next) != 0x2E
  }

  /// The words that make a number before them something else than the tail of a serial number.
  static let units: ScalarSet = "年月日期版号元角分℃度."

  /// A price or a temperature: `0.80元`, `8℃`, `-3～8℃`.
  func amount(at place: Int) -> FrontToken? {
    var index = place
    // A sign, a number of four signs, two decimals and the end of a range stand before the unit.
    guard (place + 1...place + 12).contains(where: { Self.amountUnits.contains(scalar($0)) }) else {
      return nil
    }
    if scalar(index) == 0x2D { index += 1 }
    guard index < end, let (_, next, _) = number(at: index, limit: 4) else { return nil }
    index = next
    if scalar(index) == 0x2E, let (_, after) = digits(at: index + 1, limit: 2) { index = after }
    if [0x7E, 0x2D, 0x2F, 0x301C, 0x223C].contains(scalar(index)),
      let (_, after) = digits(at: index + 1, limit: 3)
    {
      index = after
    }
    let unitStart = index
    while index < end, index - unitStart < 2, FrontScanner.amountUnits.contains(scalar(index)) {
      index += 1
    }
    // No paper costs `四十八万元`: so many are what a headline tells of.
    guard index > unitStart, !stream.folded[place..<index].contains(Glyph.of("万")) else {
      return nil
    }
    return FrontToken(kind: .furniture, range: place..<index, strength: .weak)
  }

  static let amountUnits: ScalarSet = "元角分℃°c度级%"

  /// A number that stands alone between blanks or line ends.
  func bareNumber(at place: Int) -> FrontToken? {
    guard place < end, isWordStart(place) else { return nil }
    var value = 0
    var next = place
    while next < end, next == place || stream.gaps[next] == .none, next - place < 4,
      (0x30...0x39).contains(stream.folded[next])
    {
      value = value * 10 + Int(stream.folded[next] - 0x30)
      next += 1
    }
    guard next > place, next - place < 4, next < end ? stream.gaps[next] != .none : true else {
      return nil
    }
    return FrontToken(kind: .number(value), range: place..<next, strength: .weak)
  }

  /// English months and weekdays, which some mastheads set beside the Chinese.
  func english(at place: Int) -> FrontToken? {
    guard isWordStart(place), (0x61...0x7A).contains(scalar(place)) else { return nil }
    if let token = latinNameplate(at: place) { return token }
    guard let word = FrontScanner.englishWords.match(stream.folded, at: place, end: end)
    else { return nil }
    var index = word.end
    if scalar(index) == 0x2E || scalar(index) == 0x2C { index += 1 }
    if case .month = word.meaning {
      if let (_, next) = digits(at: index, limit: 2) { index = next }
      if scalar(index) == 0x2C || scalar(index) == 0x2E { index += 1 }
      if let (_, next) = digits(at: index, limit: 4), next == index + 4 { index = next }
    }
    guard isWordEnd(index) || !isASCIIWord(scalar(index)) else { return nil }
    return FrontToken(kind: .furniture, range: place..<index, strength: .weak)
  }

  /// A paper's name in Latin letters, such as `RENMIN RIBAO`, `QĪNGSHUǏ RIBAO` or `CHINA DAILY`.
  ///
  /// In Pinyin nothing else ends so, wherever it stands; engines read its last letter as 0.
  private func latinNameplate(at place: Int) -> FrontToken? {
    var index = place
    while index < end, index - place < 40, isLatinLetter(stream.folded[index]),
      index == place || stream.gaps[index] != .lineBreak
    {
      index += 1
    }
    if index < end, stream.folded[index] == 0x30, stream.gaps[index] == .none { index += 1 }
    guard index - place >= 6, isWordEnd(index) else { return nil }
    let start = max(place, index - 6)
    let isPinyin =
      FrontScanner.pinyinNames.matchSuffix(stream.folded, start: start, end: index) != nil
    guard
      isPinyin
        || FrontScanner.latinNames.matchSuffix(stream.folded, start: start, end: index) != nil
    else { return nil }
    return FrontToken(kind: .furniture, range: place..<index, strength: isPinyin ? .strong : .weak)
  }

  /// A letter of English or of Pinyin with its marks.
  private func isLatinLetter(_ scalar: UInt32) -> Bool {
    (0x61...0x7A).contains(scalar) || (0xC0...0x24F).contains(scalar)
  }

  private static let latinNames = KeywordTable("bao bào bÀo daily news times post weekly")
  private static let pinyinNames = KeywordTable("ribao riba0 wanbao wanba0")

  private enum EnglishWord { case month, weekday }

  private static let englishWords = KeywordTable<EnglishWord>([
    (
      """
      january february march april may june july august september october november december jan feb \
      mar apr jun jul aug sep sept oct nov dec
      """, .month
    ),
    (
      "monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun",
      .weekday
    ),
  ])

  /// Whether a scalar is an ASCII letter or digit.
  func isASCIIWord(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(scalar) || (0x61...0x7A).contains(scalar)
  }
}
