/// One year of the Chinese calendar: where it begins and how long its months are.
///
/// The years are a table recorded from the toolchain's calendar (`LunarYear+Table.swift`), and a
/// test compares every day of it with that calendar. The table is here because a page is parsed in
/// a fraction of the time that one question to the calendar takes, and because a statically linked
/// program cannot load the calendar at all: the linker drops what is only reached at run time.
struct LunarYear {
  /// 正月初一, in days since 1970-01-01.
  let firstDayNumber: Int
  /// The month that is followed by a leap month of the same number; 0 where the year has none.
  let leapMonth: Int
  /// Bit *i* is set where the year's *i*-th month, counted from 0, has 30 days instead of 29.
  private let longMonths: Int

  /// The lunar year that begins in a Gregorian year; nil outside the table.
  init?(beginningIn year: Int) {
    let index = year - LunarYear.firstYear
    guard LunarYear.codes.indices.contains(index),
      let january = CivilDate(year: year, month: 1, day: 1)
    else { return nil }
    let code = LunarYear.codes[index]
    firstDayNumber = january.dayNumber + code >> 17
    leapMonth = code >> 13 & 0xF
    longMonths = code & 0x1FFF
  }

  /// How many months the year has, 12 or 13.
  var monthCount: Int { leapMonth == 0 ? 12 : 13 }

  /// How many days the `index`-th month has, counted from 0.
  func dayCount(ofMonthAt index: Int) -> Int { longMonths >> index & 1 == 1 ? 30 : 29 }

  /// Which month of the year, counted from 0, a month is; nil where the year has no such leap
  /// month.
  func index(ofMonth month: Int, isLeap: Bool) -> Int? {
    if isLeap { return leapMonth == month ? month : nil }
    return leapMonth != 0 && month > leapMonth ? month : month - 1
  }

  /// The Gregorian day of a lunar one, in days since 1970-01-01; nil where the year has no such
  /// day.
  func dayNumber(month: Int, isLeap: Bool, day: Int) -> Int? {
    guard let index = index(ofMonth: month, isLeap: isLeap), day <= dayCount(ofMonthAt: index)
    else { return nil }
    return (0..<index).reduce(firstDayNumber) { $0 + dayCount(ofMonthAt: $1) } + day - 1
  }

  /// The month and day of the day `offset` days after the year's first; nil past its end.
  func monthAndDay(atOffset offset: Int) -> (month: Int, isLeap: Bool, day: Int)? {
    var rest = offset
    for index in 0..<monthCount {
      let count = dayCount(ofMonthAt: index)
      if rest < count {
        let isAfterLeap = leapMonth != 0 && index >= leapMonth
        return (isAfterLeap ? index : index + 1, leapMonth != 0 && index == leapMonth, rest + 1)
      }
      rest -= count
    }
    return nil
  }

  /// The Gregorian years in which the table's lunar years begin.
  static var years: Range<Int> { firstYear..<firstYear + codes.count }

  /// One number a year: days from 1 January to 正月初一, the leap month in 4 bits, the long months
  /// in 13.
  private static let codes: [Int] = table.split(separator: "\n").flatMap { line in
    line.split(separator: " ").map { Int($0, radix: 16) ?? 0 }
  }
}
