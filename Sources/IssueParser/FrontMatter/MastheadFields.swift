import ChineseText

/// The fields of a page's masthead as printed, pieces put together, before they are crossed.
struct MastheadFields {
  /// What is printed of the issue's day.
  private(set) var date = PartialDate()
  /// The day of the month on which a combined issue's days end.
  private(set) var lastDay: Int?
  /// Every whole date printed, in order.
  private(set) var completeDates: [CivilDate] = []
  /// 0 for Sunday.
  private(set) var weekday: Int?
  /// The lunar day as printed, without 农历.
  private(set) var lunarText: String?
  private(set) var lunar: LunarDate?
  /// Whether a year is printed with the lunar day that no cycle has.
  var isLunarYearMisread: Bool { lunar?.yearOrdinal == nil && lunarText?.contains("年") == true }
  /// The ordinal of a stem-branch year, printed with or without a day.
  private(set) var lunarYear: Int?
  /// The numbers printed: each alone, or those of a combined issue.
  private(set) var issues: [ClosedRange<Int>] = []
  private(set) var pageCount: Int?
  /// Whether the page's number may be the issue's count of pages.
  private var isBarePage = false
  private(set) var page: PageNumber?
  private(set) var section: String?
  private(set) var cn: String?
  private(set) var postalCode: String?
  private(set) var paper: String?
  private(set) var committee: String?
  /// The desk that the colophon names.
  var department: String?

  /// The paper whose house the desk is named with: `某某日报社专刊中心`.
  var paperOfDepartment: String? {
    let parts = department?.split(separator: "报社", maxSplits: 1, omittingEmptySubsequences: false)
    guard let parts, parts.count == 2, parts[0].count >= 3 else { return nil }
    return parts[0] + "报"
  }

  /// No masthead repeats a field oftener.
  private static let mostRepeats = 32

  /// Collects fields in printed order.
  init(_ tokens: [FrontToken]) {
    var partials: [PartialDate] = []
    var lunars: [String] = []
    var totals: [ClosedRange<Int>] = []
    var papers: [(name: String, source: PaperSource)] = []
    var numbers: [Int] = []
    for token in tokens {
      switch token.kind {
      case .date(let partial): partials.append(partial)
      case .weekday(let day): weekday = weekday ?? day
      case .lunar(let text, _): if !text.isEmpty { lunars.append(text) }
      case .issue(let number, let isTotal):
        if isTotal { totals.append(number) } else { issues.append(number) }
      case .pageCount(let count): pageCount = pageCount ?? count
      case .page(let number, let isBare):
        // What is a page's number beyond doubt outweighs what may be something else.
        if page == nil || isBarePage && !isBare {
          page = number
          isBarePage = isBare
        }
      case .section(let name): section = section ?? name
      case .cn(let text): cn = cn ?? text
      case .postalCode(let text): postalCode = postalCode ?? text
      case .paper(let name, let source): papers.append((MastheadFields.mendedName(name), source))
      case .committee(let region): committee = committee ?? region
      case .number(let value): numbers.append(value)
      case .department, .people, .email, .phone, .hotline, .contact, .furniture: break
      }
    }
    // Where both 第N期 and 总第M期 are printed, M is the issue's number: it runs on over the years,
    // so that it names one issue only and tells gaps, while N starts anew each year or month.
    if !totals.isEmpty { issues = totals }
    readLunar(Array(lunars.prefix(MastheadFields.mostRepeats)))
    merge(partials, numbers)
    lastDay = partials.first { $0.lastDay != nil && $0.day == date.day }?.lastDay
    choosePaper(Array(papers.prefix(MastheadFields.mostRepeats)))
    settlePageCount()
  }

  /// Whether so much of a front page's masthead is there that the page can be no other.
  var isFull: Bool {
    guard !issues.isEmpty else { return false }
    let hasName = paper != nil || committee != nil
    let hasRegistration = cn != nil || postalCode != nil || pageCount != nil
    return hasName && hasRegistration || pageCount != nil && date.civil != nil
  }

  private mutating func merge(_ partials: [PartialDate], _ numbers: [Int]) {
    completeDates = partials.compactMap(\.civil)
    if let complete = completeDates.first {
      date = PartialDate(year: complete.year, month: complete.month, day: complete.day)
      return
    }
    for partial in partials {
      date.year = date.year ?? partial.year
      date.month = date.month ?? partial.month
      date.day = date.day ?? partial.day
      date.isGarbled = date.isGarbled || partial.isGarbled
    }
    if date.month != nil, date.day == nil, !date.isGarbled {
      date.day = day(among: numbers.filter { (1...31).contains($0) })
    }
    if date.isComplete, date.civil == nil {
      date.day = nil
      date.isGarbled = true
    }
  }

  /// The bare number that is the day: the first that the weekday fits, or the first where a lunar
  /// day does not tell it.
  private func day(among numbers: [Int]) -> Int? {
    guard let year = date.year, let month = date.month, let weekday else { return numbers.first }
    let fitting = numbers.first {
      CivilDate(year: year, month: month, day: $0)?.weekday == weekday
    }
    return fitting ?? (lunar == nil ? numbers.first : nil)
  }

  private mutating func readLunar(_ texts: [String]) {
    var text: String?
    for candidate in texts {
      guard let known = text else {
        text = candidate
        continue
      }
      // A year in one place and a day in another are one date.
      if LunarDate(parsing: MastheadFields.mended(known)) == nil {
        let joined = known.hasSuffix("年") ? known + candidate : candidate + known
        if LunarDate(parsing: MastheadFields.mended(joined)) != nil { text = joined }
      }
    }
    // `三月初五日`: the day is named without that word.
    if let known = text, known.hasSuffix("日") { text = String(known.dropLast()) }
    lunarText = text
    guard let text else { return }
    let mended = MastheadFields.mended(text)
    lunar = LunarDate(parsing: mended) ?? MastheadFields.withoutYear(mended)
    lunarYear = lunar?.yearOrdinal ?? MastheadFields.yearOrdinal(of: mended)
  }

  /// The ordinal of the stem-branch year that a text without a day begins with.
  private static func yearOrdinal(of text: String) -> Int? {
    LunarDate(parsing: String(text.prefix { $0 != "年" }) + "年正月初一")?.yearOrdinal
  }

  /// The month and day of a text whose year no cycle has: `类已年七月十四`.
  private static func withoutYear(_ text: String) -> LunarDate? {
    guard text.unicodeScalars.dropFirst(2).first == "年" else { return nil }
    return LunarDate(parsing: String(text.unicodeScalars.dropFirst(3)))
  }

  /// The text with a misread stem and branch set right: 已亥 is 己亥, 戍戌 is 戊戌.
  private static func mended(_ text: String) -> String {
    var scalars = text.unicodeScalars.map(\.value)
    guard scalars.count >= 3, scalars[2...].contains(Glyph.of("年")),
      let stem = FrontScanner.stems[scalars[0]], let branch = FrontScanner.branches[scalars[1]]
    else { return text }
    scalars[0] = stem
    scalars[1] = branch
    return String(scalarValues: scalars[...])
  }

  /// A paper's name with 日 for the 曰 that engines read: under the other nobody would look for it.
  private static func mendedName(_ name: String) -> String { name.replacing("曰报", with: "日报") }

  /// The name with most for it: how often it stands there, and in what shapes.
  private mutating func choosePaper(_ papers: [(name: String, source: PaperSource)]) {
    var best = 0
    for (name, source) in papers {
      var score = papers.count { $0.name == name } * 4 + MastheadFields.weight(of: source)
      if let committee, committee.prefix(2) == name.prefix(2) { score += 3 }
      if score > best {
        best = score
        paper = name
      }
    }
  }

  private static func weight(of source: PaperSource) -> Int {
    switch source {
    case .nameplate: 1
    case .likeNameplate: -2
    case .publisher: 2
    case .host: 0
    }
  }

  /// In a full masthead a bare `8版` counts the issue's pages.
  private mutating func settlePageCount() {
    guard pageCount == nil, !issues.isEmpty, cn != nil || committee != nil, let page, isBarePage,
      page.letter == nil, page.number >= 2
    else { return }
    pageCount = page.number
    self.page = nil
  }

  // MARK: Comparing

  /// Whether a printed lunar day is the one of a date.
  static func fits(_ lunar: LunarDate, _ date: CivilDate) -> Bool {
    guard let real = LunarDate(date) else { return false }
    return differences(real, lunar) == 0
  }

  /// How many of year, month and day differ; a year that is not printed does not.
  static func differences(_ real: LunarDate, _ printed: LunarDate) -> Int {
    let year = printed.yearOrdinal == nil || printed.yearOrdinal == real.yearOrdinal ? 0 : 1
    let month = printed.month == real.month && printed.isLeapMonth == real.isLeapMonth ? 0 : 1
    return year + month + (printed.day == real.day ? 0 : 1)
  }

  /// How many of year, month and day differ.
  static func differences(_ left: CivilDate, _ right: CivilDate) -> Int {
    (left.year == right.year ? 0 : 1) + (left.month == right.month ? 0 : 1)
      + (left.day == right.day ? 0 : 1)
  }
}
