import ChineseText
import Foundation
import Testing

@Suite struct CivilDateTests {
  @Test("the days of the years 1 to 9999 have the numbers that are said to be all")
  func ends() throws {
    let first = try #require(CivilDate(year: 1, month: 1, day: 1))
    let last = try #require(CivilDate(year: 9999, month: 12, day: 31))
    #expect(first.dayNumber...last.dayNumber == CivilDate.dayNumbers)
    #expect(CivilDate(dayNumber: first.dayNumber) == first)
    #expect(CivilDate(dayNumber: last.dayNumber + 1).year == 10_000)
  }

  @Test("a day is read as it is written, and no other text is one")
  func iso8601() {
    #expect(CivilDate(iso8601: "2021-05-06")?.iso8601 == "2021-05-06")
    #expect(CivilDate(iso8601: "0001-01-01")?.iso8601 == "0001-01-01")
    for text in [
      "2021-5-6", "0002021-05-06", "21-005-006", "2021-05-6 ", "2021-5-006", "+021-05-06",
      "2021-02-29", "2021-05-06-", "0000-01-01", "",
    ] {
      #expect(CivilDate(iso8601: text) == nil, "\(text)")
    }
  }

  @Test("every fourth year is a leap year, of the centuries every fourth")
  func leapYears() {
    let leap = [1600, 1700, 1800, 1900, 1904, 1949, 2000, 2020, 2023, 2024, 2100].filter {
      CivilDate.dayCount(year: $0, month: 2) == 29
    }
    #expect(leap == [1600, 1904, 2000, 2020, 2024])
    #expect(
      (1...12).map { CivilDate.dayCount(year: 2023, month: $0) }
        == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  @Test("a day is made of numbers only where the calendar has it")
  func existence() {
    let none = [
      (2023, 2, 29), (1900, 2, 29), (2023, 4, 31), (2023, 13, 1), (2023, 0, 1), (2023, 1, 0),
      (0, 1, 1), (10_000, 1, 1),
    ]
    for (year, month, day) in none {
      #expect(CivilDate(year: year, month: month, day: day) == nil, "\(year)-\(month)-\(day)")
    }
    for (year, month, day) in [(2000, 2, 29), (1, 1, 1), (9999, 12, 31)] {
      let date = CivilDate(year: year, month: month, day: day)
      #expect(date.map { [$0.year, $0.month, $0.day] } == [year, month, day])
    }
  }

  @Test("days have the numbers and names of Foundation's calendar, there and back, in its order")
  func numbers() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    // From 1600 to 2400, so that both kinds of centuries are among them.
    var before = CivilDate(dayNumber: -135_141)
    for number in stride(from: -135_140, to: 157_060, by: 61) {
      let date = CivilDate(dayNumber: number)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(number) * 86_400))
      #expect(
        [date.year, date.month, date.day, date.weekday + 1]
          == [parts.year, parts.month, parts.day, parts.weekday])
      #expect(date.dayNumber == number && before < date)
      #expect(CivilDate(iso8601: date.iso8601) == date)
      before = date
    }
  }

  @Test("the day of the week bears the name that mastheads print")
  func weekdays() throws {
    let week = try #require(CivilDate(iso8601: "2023-02-12")).dayNumber
    #expect(
      (week..<week + 8).map { CivilDate(dayNumber: $0).weekdayName }
        == ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"])
  }
}
