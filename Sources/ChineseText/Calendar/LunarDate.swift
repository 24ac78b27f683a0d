/// A day of the Chinese calendar as a newspaper's masthead prints it: `辛丑年三月二十五`.
///
/// The stem-branch year recurs every 60 years, and a print may leave it out, so that one such day
/// stands for several Gregorian ones; `civilDates(in:)` lists them.
package struct LunarDate: Hashable, Sendable {
  /// The year's place in the cycle of sixty, 0 for 甲子 to 59 for 癸亥; nil where it is not
  /// printed.
  package let yearOrdinal: Int?
  /// The month, 1 for 正月 to 12 for 腊月; a leap month bears the number of the month before it.
  package let month: Int
  /// Whether the month is a leap month (闰).
  package let isLeapMonth: Bool
  /// The day of the month, 1 to 30.
  package let day: Int

  /// Makes a lunar day, or nil where a part is out of its range.
  package init?(yearOrdinal: Int?, month: Int, isLeapMonth: Bool = false, day: Int) {
    if let yearOrdinal, !(0..<60).contains(yearOrdinal) { return nil }
    guard (1...12).contains(month), (1...30).contains(day) else { return nil }
    self.yearOrdinal = yearOrdinal
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }

  /// Reads a text that is a lunar day and nothing else, blanks aside, such as
  /// `农历癸卯年闰二月初一`, `癸卯 正月廿七` or `正月二十七`.
  package init?(parsing text: String) {
    let scalars = text.unicodeScalars.map(\.value)
    var scanner = LunarScanner(scalars: scalars, position: 0)
    guard let date = scanner.date(), scanner.isAtEnd else { return nil }
    self = date
  }

  /// The first lunar day in a line of print, and the half-open range of scalars it takes, a prefix
  /// such as `农历` included.
  ///
  /// A day counts only after such a prefix or a stem-branch year, since `二月二十` alone may as
  /// well be a Gregorian day. Blanks may stand anywhere inside. Cost: linear.
  package static func first(in scalars: [UInt32]) -> (date: LunarDate, range: Range<Int>)? {
    for start in scalars.indices where LunarScanner.mayBegin(scalars[start]) {
      var scanner = LunarScanner(scalars: scalars, position: start)
      if let date = scanner.date(), scanner.isMarkedLunar {
        return (date, start..<scanner.position)
      }
    }
    return nil
  }

  /// Whether a day is this one; where this one names no year, of any year.
  package func includes(_ day: LunarDate) -> Bool {
    (yearOrdinal == nil || yearOrdinal == day.yearOrdinal) && month == day.month
      && isLeapMonth == day.isLeapMonth && self.day == day.day
  }

  /// The day in the form that newspapers print most: `庚子年闰四月初八`, with 正月, 冬月, 腊月, 廿
  /// spelt 二十.
  package var text: String {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(10)
    if let yearOrdinal {
      scalars.append(LunarDate.stems[yearOrdinal % 10].value)
      scalars.append(LunarDate.branches[yearOrdinal % 12].value)
      scalars.append(0x5E74)  // 年
    }
    if isLeapMonth { scalars.append(0x95F0) }  // 闰
    scalars.append(LunarDate.monthScalars[month - 1])
    scalars.append(0x6708)  // 月
    for scalar in LunarDate.dayScalars[day - 1] { scalars.append(scalar) }
    return String(scalarValues: scalars[...])
  }

  /// The stem-branch ordinal of the lunar year that begins in a Gregorian year: 2020 gives 36,
  /// 庚子.
  package static func yearOrdinal(beginningIn year: Int) -> Int {
    let remainder = (year - 4) % 60
    return remainder < 0 ? remainder + 60 : remainder
  }

  static let stems: [Unicode.Scalar] = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"]
  static let branches: [Unicode.Scalar] = [
    "子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥",
  ]
  private static let monthScalars = "正二三四五六七八九十冬腊".unicodeScalars.map(\.value)
  private static let dayScalars = (1...30).map { day in
    ((day <= 10 ? "初" : "") + ChineseNumerals.text(of: day)).unicodeScalars.map(\.value)
  }
}
