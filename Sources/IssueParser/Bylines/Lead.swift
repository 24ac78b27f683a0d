// 电头: the words that open a report and say who filed it, where and when: `本报讯(记者 李明)`,
// `新华社北京5月4日电`, `据新华社…电`, `本报北京5月1日电`, `【新华社北京十一日电】`.

/// The opening of a report: where its parts stand, without their words, so that the features of a
/// line are copied as plain numbers.
struct Lead: Equatable {
  /// How many scalars it takes, the authors in brackets included.
  private(set) var length = 0
  /// `本报`, `新华社` and the like.
  private let agency: Range<Int>
  /// Place and day between the agency and 电 or 讯; empty where not printed.
  private let place: Range<Int>
  private let day: Range<Int>
  /// The roles and names in brackets behind it; empty where they name no author.
  private var signers = 0..<0

  /// Whether a day is printed, so that it is a dateline.
  var isDated: Bool { !day.isEmpty }
  /// Whether somebody is named in brackets behind it.
  var namesAuthors: Bool { !signers.isEmpty }

  /// Reads the lead that starts at `start`, wherever its lines end; nil if none does.
  init?(_ text: PageText, at start: Int) {
    self.init(text, at: start, end: min(text.scalars.count, start + Self.longest))
  }

  /// No lead takes more scalars.
  private static let longest = 120

  /// The same up to `end`.
  ///
  /// `end` may lie in a later line than `start`: a name may be cut by the line's end.
  init?(_ text: PageText, at start: Int, end: Int) {
    let scalars = text.scalars
    if let named = Self.openingWithNames(text, at: start, end: end) {
      self = named
      return
    }
    let agencyStart = Self.pastMarks(scalars, from: start, end: end)
    var index = agencyStart
    var headLength = Self.agencyLength(text, at: index, end: end)
    let isDamaged = headLength == 0
    if isDamaged { headLength = Self.damagedAgencyLength(scalars, at: index, end: end) }
    guard headLength > 0 else { return nil }
    index += headLength
    let limit = min(end, index + 24)
    let placeStart = index
    let isBare = Self.damagedSuffixLength(scalars, 0..<0, 0..<0, at: index, limit: end) > 0
    while !isBare, index < limit, Glyph.isHan(scalars[index]), !Self.isTerminator(scalars[index]),
      scalars[index] != "月",
      !Self.isDay(scalars, at: index, end: limit),
      Self.suffixes.lengthStanding(in: scalars, at: index, end: end) == 0
    {
      index += 1
    }
    place = placeStart..<index
    index += Self.countryLength(scalars, at: index, end: limit)
    var day = Self.dayLength(scalars, at: index, end: limit)
    if !isDamaged, Self.suffixes.lengthStanding(in: scalars, at: index + day, end: end) == 0 {
      day = max(day, Self.damagedDayLength(scalars, at: index, end: limit))
    }
    self.day = index..<(index + day)
    index += day
    var suffix = Self.suffixes.lengthStanding(in: scalars, at: index, end: end)
    if suffix == 0, !isDamaged {
      suffix = Self.damagedSuffixLength(scalars, place, self.day, at: index, limit: end)
    }
    guard suffix > 0 else { return nil }
    index += suffix
    // `木报讯 清水县…`: with nothing between the paper's 报 and 讯, and a blank behind them.
    let isApart =
      place.isEmpty && day == 0 && scalars[placeStart - 1] == "报" && index < end
      && text.followsGap(index)
    let isSure = isApart || Self.isSure(scalars, place, self.day, behind: index, limit: end)
    guard !isDamaged || isSure, Self.isPlace(scalars, place, hasDay: day > 0, isSure: isSure)
    else { return nil }
    let isBracketed = scalars[start] == Glyph.openParen
    if index < end,
      Self.closers.contains(scalars[index]) || isBracketed && scalars[index] == Glyph.closeParen
    {
      index += 1
    } else if day == 0, !place.isEmpty, index < end, !text.followsGap(index),
      scalars[index] != Glyph.openParen,
      Byline.roleLength(scalars, at: index, end: end) == 0
    {
      return nil
    }
    agency = agencyStart..<(agencyStart + headLength)
    length = index - start
    readAuthors(text, from: index, start: start, end: end)
  }

  /// The place behind brackets, marks and 据 that stand before the agency's name.
  private static func pastMarks(_ scalars: [UInt32], from start: Int, end: Int) -> Int {
    var index = start
    while index < end, isOpener(scalars[index]) || Glyph.isBylineMark(scalars[index]) {
      index += 1
    }
    return index < end && scalars[index] == "据" ? index + 1 : index
  }

  /// The length of the agency's or the paper's name that stands there undamaged; 0 if none does.
  private static func agencyLength(_ text: PageText, at index: Int, end: Int) -> Int {
    let length = agencies.lengthStanding(in: text.scalars, at: index, end: end)
    if length > 0 { return length }
    let paper = paperNameLength(text.scalars, at: index, end: end)
    return paper > 0 ? paper : localNameLength(text, at: index, end: end)
  }

  /// The lead that names first who wrote; nil if none does.
  private static func openingWithNames(_ text: PageText, at start: Int, end: Int) -> Lead? {
    if let signers = signersAlone(text, at: start, end: end) {
      return Lead(signers, at: start, end: signers.upperBound + 1)
    }
    guard let found = correspondent(text, at: start, end: end) else { return nil }
    return Lead(
      length: found.end - start, agency: found.agency, place: found.place, day: found.day,
      signers: found.signers)
  }

  private init(
    length: Int, agency: Range<Int>, place: Range<Int>, day: Range<Int>, signers: Range<Int>
  ) {
    (self.length, self.agency, self.place, self.day) = (length, agency, place, day)
    self.signers = signers
  }

  /// The lead of which nothing but who signs is left.
  init(_ signers: Range<Int>?, at start: Int, end: Int) {
    (agency, place, day) = (start..<start, start..<start, start..<start)
    self.signers = signers ?? 0..<0
    length = end - start
  }

  /// Whether a stretch is a dateline and nothing else: `本报巴黎5月2日电`.
  static func isWhole(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard let lead = Lead(text, at: range.lowerBound, end: range.upperBound) else { return false }
    return lead.isDated && lead.length == range.count
  }

  /// Takes `(记者 …)` behind the lead, or `记者 …` before the next bracket, colon or blank.
  private mutating func readAuthors(_ text: PageText, from first: Int, start: Int, end: Int) {
    let scalars = text.scalars
    var index = first
    while index < end, scalars[index] == Glyph.colon || scalars[index] == Glyph.comma {
      index += 1
    }
    // Of a round bracket an engine may make others, one or two.
    var isOpen = false
    while index < end, Glyph.isOpener(scalars[index]) {
      isOpen =
        scalars[index] == Glyph.openParen
        || Byline.roleLength(scalars, at: index + 1, end: end) > 0
      if isOpen { break }
      index += 1
    }
    guard index < end else { return }
    if isOpen {
      var close = index + 1
      let limit = min(end, index + 80)
      while close < limit, scalars[close] != Glyph.closeParen { close += 1 }
      guard close < limit else { return }
      let names = Self.beforeSent(text, index + 1..<close)
      guard let byline = Byline(text, names) else { return }
      if !byline.people.isEmpty { signers = names }
      length = close + 1 - start
    } else if let names = Self.bareAuthors(text, index..<min(end, index + 60)) {
      signers = names
      // Of the brackets the one that opens may be lost.
      let isClosed = names.upperBound < end && scalars[names.upperBound] == Glyph.closeParen
      length = names.upperBound + (isClosed ? 1 : 0) - start
    }
  }

  /// The names in brackets without where and when they filed: `记者 陈亮 3月1日发自北京`.
  private static func beforeSent(_ text: PageText, _ range: Range<Int>) -> Range<Int> {
    guard sent.occurs(in: text.scalars, range),
      let day = range.dropFirst().first(where: {
        text.followsGap($0) && Glyph.isDigit(text.scalars[$0])
          || sent.lengthStanding(in: text.scalars, at: $0, end: range.upperBound) > 0
      })
    else { return range }
    return range.lowerBound..<day
  }

  private static let sent: PhraseList = ["发自", "寄自", "电自"]

  /// Roles and names without brackets, up to `报道`, a blank or a number:
  /// `记者陈亮、通讯员周小芳报道:`, `记者 陈亮 3月1日`; nil where none stand there.
  private static func bareAuthors(_ text: PageText, _ range: Range<Int>) -> Range<Int>? {
    let scalars = text.scalars
    let role = Byline.roleLength(scalars, at: range.lowerBound, end: range.upperBound)
    guard role > 0 else { return nil }
    var found: Range<Int>?
    for stop in range.dropFirst(role + 2) {
      let scalar = scalars[stop]
      let isReport = report.lengthStanding(in: scalars, at: stop, end: range.upperBound) > 0
      guard
        isReport || text.followsGap(stop) || Glyph.isDigit(scalar) || Glyph.isPause(scalar)
          || scalar == Glyph.closeParen
      else { continue }
      let names = range.lowerBound..<stop
      if let byline = Byline(text, names), !byline.people.isEmpty,
        scalar == Glyph.closeParen
          || byline.people.allSatisfy({ PersonNames.isSurely(scalars, $0.name) })
      {
        found = names
      }
      if isReport || Glyph.isDigit(scalar) { break }
    }
    return found
  }

  private static let report: PhraseList = ["报道"]

  /// The words that name the agency, a misread character put right.
  func agency(in text: PageText) -> String? {
    agency.isEmpty ? nil : Self.mended(text.scalars, agency) ?? text.string(agency)
  }

  /// Place and day as printed; nil where no day is.
  func dateline(in text: PageText) -> Dateline? {
    guard isDated else { return nil }
    return Dateline(place: place.isEmpty ? nil : text.string(place), date: text.string(day))
  }

  /// Who is named in brackets behind it.
  func authors(in text: PageText) -> [Author] { byline(text)?.authors(in: text) ?? [] }

  /// The names and roles in brackets behind it.
  func byline(_ text: PageText) -> Byline? { namesAuthors ? Byline(text, signers) : nil }

  /// The names and roles behind it that stand in brackets, of which one may be lost or in another
  /// line.
  func bracketedSigners(in text: PageText) -> Range<Int>? {
    let (start, end) = (signers.lowerBound, signers.upperBound)
    guard namesAuthors,
      start > 0 && Self.isOpener(text.scalars[start - 1])
        || end < text.scalars.count && text.scalars[end] == Glyph.closeParen
    else { return nil }
    return signers
  }

  /// Whether a stretch is a paper's name and nothing else: `农民日报`.
  static func isPaper(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count >= 4
      && paperNameLength(text.scalars, at: range.lowerBound, end: range.upperBound) == range.count
  }

  /// Whether who wrote took the photos as well: `(记者 林秋 摄影报道)`.
  func tookPhotos(_ text: PageText) -> Bool {
    byline(text)?.tookPhotos == true
  }

  /// What a lead stands in: `【新华社北京十一日电】`, `(本报讯)`.
  static func isOpener(_ scalar: UInt32) -> Bool {
    scalar == Glyph.openParen || scalar == 0x3010 || scalar == 0x3014 || scalar == 0x5B  // 【〔[
  }

  static let closers: ScalarSet = "】〕]"

  static func isTerminator(_ scalar: UInt32) -> Bool {
    scalar == "电" || scalar == "讯" || scalar == 0x8BA7  // 讧, misread
  }

  /// `5月4日`, `12日`, in digits; 0 if none.
  static func dayLength(_ scalars: [UInt32], at start: Int, end: Int) -> Int {
    var index = start
    var marks = 0
    while index < end, isNumber(scalars[index]) { index += 1 }
    if index > start, index < end, scalars[index] == "月" {
      index += 1
      marks += 1
      while index < end, isNumber(scalars[index]) { index += 1 }
    }
    // 曰 is a misreading of 日.
    if index > start, index < end, scalars[index] == "日" || scalars[index] == 0x66F0 {
      index += 1
      marks += 1
    }
    return marks > 0 ? index - start : 0
  }

  private static func isNumber(_ scalar: UInt32) -> Bool {
    Glyph.isDigit(scalar) || dayNumerals.contains(scalar)
  }

  /// Whether a day in Chinese numerals begins here: `三日`, `十月二日`.
  private static func isDay(_ scalars: [UInt32], at start: Int, end: Int) -> Bool {
    dayNumerals.contains(scalars[start]) && dayLength(scalars, at: start, end: end) > 0
  }

  private static let dayNumerals: ScalarSet = "一二三四五六七八九十廿卅〇"

  /// Whether what stands between agency and 电 can be a place (or nothing).
  private static func isPlace(
    _ scalars: [UInt32], _ range: Range<Int>, hasDay: Bool, isSure: Bool
  ) -> Bool {
    if range.isEmpty { return true }
    if range.count > (hasDay ? 10 : 4) { return false }
    // One of two characters may be misread.
    if isSure, range.count <= 2 { return true }
    return !notPlaces.occurs(in: scalars, range)
  }

  /// The length of `X日报` and the like at `start`; 0 if no paper's name stands there.
  static func paperNameLength(_ scalars: [UInt32], at start: Int, end: Int) -> Int {
    let limit = min(end, start + 10)
    let kinds = paperKinds
    var index = start
    while index < limit, Glyph.isHan(scalars[index]) {
      let kind = kinds.lengthStanding(in: scalars, at: index, end: limit)
      if kind > 0 { return index + kind - start }
      index += 1
    }
    return 0
  }

  /// The length of the place that a county's reports open with, `清水讯(记者 …)`; 0 if none does.
  private static func localNameLength(_ text: PageText, at start: Int, end: Int) -> Int {
    let scalars = text.scalars
    guard start + 8 < end,
      let mark = (start + 2...start + 4).first(where: { scalars[$0] == "讯" }),
      scalars[mark + 1] == Glyph.openParen,
      // 报 ends a paper's name, before which a word of another line may stand.
      (start..<mark).allSatisfy({ Glyph.isHan(scalars[$0]) && scalars[$0] != "报" }),
      Byline.roles.lengthStanding(in: scalars, at: mark + 2, end: end) > 0
    else { return 0 }
    return mark - start
  }

  static let agencies: PhraseList = [
    "本报", "本刊", "本台", "本网", "本社", "新华社", "新华网", "中新社", "中新网", "中国新闻社", "中国新闻网",
    "人民网", "央视", "央视网", "央广网", "光明网", "中央社", "塔斯社", "法新社", "路透社", "美联社", "国际在线",
    "中国网", "未来网", "澎湃新闻", "各地综合", "综合",
  ]

  private static let paperKinds: PhraseList = [
    "日报", "晚报", "早报", "晨报", "时报", "商报", "都市报", "青年报", "通讯社", "新闻网", "县报", "市报", "农民报",
    "工人报", "晚刊", "导报", "快报", "群众报", "周报",
  ]

  private static let suffixes: PhraseList = [
    "讯", "电", "专电", "综合电", "消息", "综合消息", "专讯", "快讯", "综合讯", "报道", "综合报道",
  ]

  private static let notPlaces: PhraseList = [
    "记者", "通", "特约", "评论", "的", "是", "在", "从", "获悉", "了", "总", "社长", "编辑", "员", "本报", "新闻",
  ]
}
