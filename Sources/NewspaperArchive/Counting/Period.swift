// Stretches of the calendar that hits are counted by.

package import ChineseText

/// A year, month, week or day.
package struct Period: Hashable, Comparable, Sendable {
  /// How long it is.
  package enum Unit: String, CaseIterable, Sendable {
    case year, month, week, day
  }

  /// How long it is.
  package let unit: Unit
  /// Its number among the periods of its length: the next one has the next number.
  package let ordinal: Int

  /// The period with a number.
  package init(_ unit: Unit, ordinal: Int) {
    self.unit = unit
    self.ordinal = ordinal
  }

  /// The period in which a day lies. Weeks begin on Monday.
  package init(_ unit: Unit, containing date: CivilDate) {
    self.unit = unit
    ordinal =
      switch unit {
      case .year: date.year
      case .month: date.year * 12 + date.month - 1
      case .week: (date.dayNumber + 3 + Period.era) / 7
      case .day: date.dayNumber
      }
  }

  /// Its first day.
  package var first: CivilDate {
    switch unit {
    case .year: Period.day(ordinal, 1)
    case .month: Period.day(ordinal / 12, ordinal % 12 + 1)
    case .week: CivilDate(dayNumber: ordinal * 7 - 3 - Period.era)
    case .day: CivilDate(dayNumber: ordinal)
    }
  }

  /// Its last day.
  package var last: CivilDate {
    CivilDate(dayNumber: Period(unit, ordinal: ordinal + 1).first.dayNumber - 1)
  }

  /// `2021`, `2021-05`, `2021-W18` (ISO 8601: the year is that of the Thursday), `2021-05-06`.
  package var name: String {
    let day = first.iso8601
    switch unit {
    case .year: return String(day.prefix(4))
    case .month: return String(day.prefix(7))
    case .day: return day
    case .week:
      let thursday = CivilDate(dayNumber: first.dayNumber + 3)
      let week = (thursday.dayNumber - Period.day(thursday.year, 1).dayNumber) / 7 + 1
      return thursday.iso8601.prefix(4) + (week < 10 ? "-W0" : "-W") + String(week)
    }
  }

  /// Those that begin earlier come first, of those that begin on one day the shorter ones.
  package static func < (left: Period, right: Period) -> Bool {
    (left.first, left.last) < (right.first, right.last)
  }

  /// Days in whole weeks, so many that no week of the calendar has a number below 0.
  private static let era = 7 * 110_000

  /// The first day of a month; past the calendar's last year, the day after that.
  private static func day(_ year: Int, _ month: Int) -> CivilDate {
    CivilDate(year: year, month: month, day: 1)
      ?? CivilDate(dayNumber: CivilDate.dayNumbers.upperBound + 1)
  }
}
