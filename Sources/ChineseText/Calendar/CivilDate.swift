/// A day of the Gregorian calendar, without time or time zone, as a newspaper prints it.
///
/// Plain integers, so that the index and the parser need no calendar library to carry, order and
/// compare days. The arithmetic is Howard Hinnant's "chrono-compatible low-level date algorithms"
/// (days from civil). Days are those of the years 1 to 9999; only `init(dayNumber:)` goes beyond,
/// for a caller who counts on from one of them.
package struct CivilDate: Hashable, Comparable, Sendable {
  /// The year, such as 2021.
  package let year: Int
  /// The month, 1 to 12.
  package let month: Int
  /// The day of the month, 1 to 31.
  package let day: Int

  /// The numbers of the days of the years 1 to 9999.
  package static let dayNumbers = -719_162...2_932_896

  /// Makes a day, or nil where the calendar has no such day (the 30th of February).
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.dayCount(year: year, month: month)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Makes the day that lies `dayNumber` days after 1970-01-01 (before it, if negative).
  package init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01, negative before it.
  package var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week, 0 for Sunday to 6 for Saturday.
  package var weekday: Int {
    let remainder = (dayNumber + 4) % 7
    return remainder < 0 ? remainder + 7 : remainder
  }

  /// The day as newspapers print it: 星期日 to 星期六.
  package var weekdayName: String { CivilDate.weekdayNames[weekday] }

  /// The names of the days of the week as newspapers print them, 星期日 first.
  package static let weekdayNames = ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"]

  /// The day in ISO 8601 form, such as `2021-05-06`.
  package var iso8601: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  /// Reads the form that ``iso8601`` writes; nil for any other text or for a day that does not
  /// exist.
  package init?(iso8601 text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count == 10, parts.count == 3, parts[1].utf8.count == 2,
      parts[2].utf8.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// How many days a month has.
  package static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Orders days by time.
  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
