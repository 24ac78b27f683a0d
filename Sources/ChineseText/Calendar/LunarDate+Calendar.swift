// Lunar days to Gregorian ones and back, over the years that `LunarYear` knows.

extension LunarDate {
  /// The lunar day of a Gregorian one; nil outside the years of the table, 1850 to 2149.
  package init?(_ date: CivilDate) {
    for year in [date.year, date.year - 1] {
      guard let lunarYear = LunarYear(beginningIn: year) else { return nil }
      let offset = date.dayNumber - lunarYear.firstDayNumber
      guard offset >= 0 else { continue }
      guard let day = lunarYear.monthAndDay(atOffset: offset) else { return nil }
      self.init(
        yearOrdinal: LunarDate.yearOrdinal(beginningIn: year), month: day.month,
        isLeapMonth: day.isLeap, day: day.day)
      return
    }
    return nil
  }

  /// Every Gregorian day, in order, of the given Gregorian years that is this lunar day.
  package func civilDates(in years: ClosedRange<Int>) -> [CivilDate] {
    // A lunar year reaches into the Gregorian year after the one it begins in.
    ((years.lowerBound - 1)...years.upperBound).compactMap { year -> CivilDate? in
      if let yearOrdinal, yearOrdinal != LunarDate.yearOrdinal(beginningIn: year) { return nil }
      let dayNumber = LunarYear(beginningIn: year)?
        .dayNumber(month: month, isLeap: isLeapMonth, day: day)
      guard let dayNumber else { return nil }
      let date = CivilDate(dayNumber: dayNumber)
      return years.contains(date.year) ? date : nil
    }
  }
}
