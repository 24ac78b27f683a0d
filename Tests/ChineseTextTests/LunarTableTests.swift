import ChineseText
import Foundation
import Testing

/// The calendar that the program carries is Foundation's.
///
/// With `LLRB_RECORD=1` the test writes `LunarYear+Table.swift` anew, and fails, saying so.
@Suite("The table of lunar years")
struct LunarTableTests {
  private static let years = 1850..<2150

  @Test("The committed table is the one that the toolchain's calendar makes")
  func isUpToDate() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ChineseText/Calendar/LunarYear+Table.swift")
    let made = LunarTableTests.source()
    if ProcessInfo.processInfo.environment["LLRB_RECORD"] == "1" {
      try Data(made.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); build and run again without LLRB_RECORD")
      return
    }
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == made)
  }

  @Test("Every day from 1851 to 2149 is the lunar day that the calendar says, and comes back")
  func everyDay() throws {
    let first = try #require(CivilDate(year: 1851, month: 2, day: 1)).dayNumber
    let last = try #require(CivilDate(year: 2149, month: 12, day: 31)).dayNumber
    var failures: [String] = []
    for month in LunarTableTests.months() where month.first >= first && month.last <= last {
      for dayNumber in [month.first, month.first + 14, month.last] {
        let date = CivilDate(dayNumber: dayNumber)
        let expected = LunarDate(
          yearOrdinal: LunarDate.yearOrdinal(beginningIn: month.year), month: month.month,
          isLeapMonth: month.isLeap, day: dayNumber - month.first + 1)
        let made = LunarDate(date)
        if made != expected { failures.append("\(date.iso8601): \(made?.text ?? "nil")") }
        if made?.civilDates(in: date.year...date.year).contains(date) != true {
          failures.append("\(date.iso8601) does not come back")
        }
      }
    }
    #expect(failures.count == 0, "\(failures.prefix(10))")
  }

  private struct Month {
    let year: Int
    let month: Int
    let isLeap: Bool
    let first: Int
    let last: Int
  }

  /// Every month of the table's years as the toolchain's calendar has them, by day number.
  private static func months() -> [Month] {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    func parts(_ dayNumber: Int) -> DateComponents {
      // Noon, so that no rounding at the day's border matters.
      calendar.dateComponents(
        [.year, .month, .day],
        from: Date(timeIntervalSince1970: Double(dayNumber) * 86_400 + 43_200))
    }
    let start = (CivilDate(year: years.lowerBound, month: 1, day: 1)?.dayNumber ?? 0) + 19
    let end = CivilDate(year: years.upperBound, month: 3, day: 1)?.dayNumber ?? 0
    var months: [Month] = []
    var first = start - (parts(start).day ?? 1) + 1
    while first < end {
      let here = parts(first)
      let next = first + 29 + (parts(first + 29).day == 1 ? 0 : 1)
      let civil = CivilDate(dayNumber: first)
      let month = here.month ?? 0
      months.append(
        Month(
          year: month > 9 && civil.month < 4 ? civil.year - 1 : civil.year, month: month,
          isLeap: here.isLeapMonth ?? false, first: first, last: next - 1))
      first = next
    }
    return months
  }

  /// The source file, as it should be.
  private static func source() -> String {
    let codes = years.map { year -> String in
      let months = months(of: year)
      let january = CivilDate(year: year, month: 1, day: 1)?.dayNumber ?? 0
      let leap = months.first { $0.isLeap }?.month ?? 0
      let long = months.enumerated().reduce(0) { mask, entry in
        entry.element.last - entry.element.first == 29 ? mask | 1 << entry.offset : mask
      }
      return String(
        ((months.first?.first ?? january) - january) << 17 | leap << 13 | long, radix: 16)
    }
    let lines = stride(from: 0, to: codes.count, by: 10).map { start in
      "    " + codes[start..<min(start + 10, codes.count)].joined(separator: " ")
    }
    return """
      // Recorded by LunarTableTests from the toolchain's Chinese calendar; not edited by hand.

      extension LunarYear {
        /// The Gregorian year in which the table's first lunar year begins.
        static let firstYear = \(years.lowerBound)

        /// A hexadecimal number a year, ten years a line; `codes` says what it holds.
        static let table = \"\"\"
      \(lines.joined(separator: "\n"))
          \"\"\"
      }

      """
  }

  private static let allMonths = months()

  private static func months(of year: Int) -> [Month] {
    allMonths.filter { $0.year == year }
  }
}
