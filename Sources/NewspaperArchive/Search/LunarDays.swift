// Days of the Chinese calendar as a reader asks for them: one day, a month, a year, a festival.

package import ChineseText

/// The days that have these parts; a part that is nil may be any.
package struct LunarDays: Equatable, Sendable {
  /// The year's place in the cycle of sixty.
  private var yearOrdinal: Int?
  private var part: Part

  /// What of a year is meant.
  private enum Part: Equatable {
    case whole
    case month(Int, isLeap: Bool)
    case day(month: Int, isLeap: Bool, Int)
    /// The last day, which is the 29th or the 30th of its month.
    case last
  }

  /// Reads `三月廿五`, `闰二月`, `甲辰年`, `甲辰年正月`, `甲辰年三月廿五`, `中秋` or `甲辰年除夕`,
  /// with or without `农历` before it; nil for anything else.
  package init?(parsing text: String) {
    let text = String(scalarValues: Folding.scalars(text)[...])
    if let day = LunarDate(parsing: text) {
      self.init(day)
    } else if let day = LunarDate(parsing: text + "初一") {
      self.init(day, .month(day.month, isLeap: day.isLeapMonth))
    } else if let day = LunarDate(parsing: text + "正月初一"), day.yearOrdinal != nil {
      self.init(day, .whole)
    } else {
      let name = text.hasSuffix("节") && !text.hasSuffix("春节") ? text.dropLast() : text[...]
      guard let festival = LunarDays.festivals.first(where: { name.hasSuffix($0.name) }),
        let day = LunarDate(parsing: name.dropLast(festival.name.count) + festival.day),
        !day.isLeapMonth
      else { return nil }
      if festival.name == LunarDays.lastDay { self.init(day, .last) } else { self.init(day) }
    }
  }

  private init(_ day: LunarDate, _ part: Part) {
    yearOrdinal = day.yearOrdinal
    self.part = part
  }

  /// One lunar day.
  package init(_ day: LunarDate) {
    self.init(day, .day(month: day.month, isLeap: day.isLeapMonth, day.day))
  }

  /// The festivals that are named for days, in the order of the year.
  private static let festivals: [(name: String, day: String)] = [
    ("春节", "正月初一"), ("元宵", "正月十五"), ("端午", "五月初五"), ("七夕", "七月初七"), ("中秋", "八月十五"),
    ("重阳", "九月初九"), ("腊八", "腊月初八"), (lastDay, "腊月三十"),
  ]
  private static let lastDay = "除夕"

  /// Whether a day of the Gregorian calendar is one of these.
  package func includes(_ date: CivilDate) -> Bool {
    guard let day = LunarDate(date) else { return false }
    guard part == .last else { return includes(day) }
    let next = LunarDate(CivilDate(dayNumber: date.dayNumber + 1))
    return hasYear(day) && next.map { $0.month == 1 && $0.day == 1 } ?? false
  }

  /// Whether a lunar day is one of these, as far as it tells: a 29th does not say that it is the
  /// last of its month.
  package func includes(_ day: LunarDate) -> Bool {
    guard hasYear(day) else { return false }
    return switch part {
    case .whole: true
    case .month(let month, let isLeap): day.month == month && day.isLeapMonth == isLeap
    case .day(let month, let isLeap, let number):
      day.month == month && day.isLeapMonth == isLeap && day.day == number
    case .last: day.month == 12 && day.day == 30
    }
  }

  private func hasYear(_ day: LunarDate) -> Bool {
    yearOrdinal == nil || yearOrdinal == day.yearOrdinal
  }
}
