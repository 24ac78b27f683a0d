import Foundation

// Foundation's Chinese calendar, and nothing else of Foundation, stands behind this file.

extension LunarDate {
  /// The lunar day of a Gregorian one.
  package init?(_ date: CivilDate) {
    let parts = LunarDate.parts(ofDayNumber: date.dayNumber)
    self.init(
      yearOrdinal: parts.yearOrdinal, month: parts.month, isLeapMonth: parts.isLeap,
      day: parts.day)
  }

  /// Every Gregorian day, in order, of the given Gregorian years that is this lunar day.
  package func civilDates(in years: ClosedRange<Int>) -> [CivilDate] {
    var dates: [CivilDate] = []
    // A lunar year reaches into the Gregorian year after the one it begins in.
    for year in (years.lowerBound - 1)...years.upperBound {
      if let yearOrdinal, yearOrdinal != LunarDate.yearOrdinal(beginningIn: year) { continue }
      if let date = civilDate(inLunarYearBeginning: year), years.contains(date.year) {
        dates.append(date)
      }
    }
    return dates
  }

  /// The Gregorian day of this lunar day in the lunar year that begins in a Gregorian year; nil
  /// where that year lacks the leap month or the month its thirtieth day.
  ///
  /// Goes to the likeliest month, then from month to month; the calendar is asked some three times.
  private func civilDate(inLunarYearBeginning year: Int) -> CivilDate? {
    guard let january = CivilDate(year: year, month: 1, day: 1) else { return nil }
    let target = month * 2 + (isLeapMonth ? 1 : 0)
    // New year falls between 21 January and 21 February; a month lasts 29.53 days.
    var day = january.dayNumber + 35 + (month - 1) * 2953 / 100 + 15
    var isGoingForward: Bool?
    for _ in 0..<6 {
      let parts = LunarDate.parts(ofDayNumber: day)
      let here = parts.month * 2 + (parts.isLeap ? 1 : 0)
      let isRightYear = parts.yearOrdinal == LunarDate.yearOrdinal(beginningIn: year)
      if here == target, isRightYear {
        let dayNumber = day - parts.day + self.day
        let found = LunarDate.parts(ofDayNumber: dayNumber)
        return found.day == self.day ? CivilDate(dayNumber: dayNumber) : nil
      }
      let isBefore = isRightYear ? here < target : month > 6
      if let isGoingForward, isGoingForward != isBefore { return nil }
      isGoingForward = isBefore
      day = day - parts.day + (isBefore ? 45 : -15)
    }
    return nil
  }

  private static func parts(
    ofDayNumber dayNumber: Int
  ) -> (yearOrdinal: Int, month: Int, isLeap: Bool, day: Int) {
    // Noon, so that no rounding at the day's border matters.
    let date = Date(timeIntervalSince1970: Double(dayNumber) * 86_400 + 43_200)
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return (
      (parts.year ?? 1) - 1, parts.month ?? 1, parts.isLeapMonth ?? false, parts.day ?? 1
    )
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()
}
