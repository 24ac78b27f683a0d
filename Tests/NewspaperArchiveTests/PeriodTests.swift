import ChineseText
import Foundation
import NewspaperArchive
import Testing

@Suite struct PeriodTests {
  @Test("every day lies in its periods, and periods follow one another without a gap")
  func partition() throws {
    for number in stride(from: -200_000, through: 100_000, by: 37) {
      let day = CivilDate(dayNumber: number)
      for unit in Period.Unit.allCases {
        let period = Period(unit, containing: day)
        #expect(period.first <= day && day <= period.last, "\(unit) \(day.iso8601)")
        let next = Period(unit, containing: CivilDate(dayNumber: period.last.dayNumber + 1))
        #expect(next.ordinal == period.ordinal + 1)
        #expect(next.first.dayNumber == period.last.dayNumber + 1)
        #expect(Period(unit, containing: period.first) == period)
      }
    }
  }

  @Test("weeks are those of the calendar of ISO 8601")
  func weeks() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for number in stride(from: -30_000, through: 40_000, by: 3) {
      let parts = calendar.dateComponents(
        [.yearForWeekOfYear, .weekOfYear],
        from: Date(timeIntervalSince1970: Double(number) * 86_400))
      let week = try #require(parts.weekOfYear)
      let expected = "\(try #require(parts.yearForWeekOfYear))-W\(week < 10 ? "0" : "")\(week)"
      #expect(Period(.week, containing: CivilDate(dayNumber: number)).name == expected)
    }
  }

  @Test("periods that begin earlier come first, of those that begin on one day the shorter")
  func order() throws {
    let days = try ["2018-01-01", "2019-04-17", "2021-01-04", "2021-02-01"].map {
      try #require(CivilDate(iso8601: $0))
    }
    let all = Set(days.flatMap { day in Period.Unit.allCases.map { Period($0, containing: day) } })
    #expect(
      all.sorted().map(\.name) == [
        "2018-01-01", "2018-W01", "2018-01", "2018", "2019", "2019-04", "2019-W16", "2019-04-17",
        "2021-01", "2021", "2021-01-04", "2021-W01", "2021-02-01", "2021-W05", "2021-02",
      ])
  }

  @Test("names are those that --from takes, and the ends of the calendar are periods too")
  func names() throws {
    let day = try #require(CivilDate(year: 2020, month: 3, day: 13))
    #expect(
      Period.Unit.allCases.map { Period($0, containing: day).name }
        == ["2020", "2020-03", "2020-W11", "2020-03-13"])
    for text in ["0001-01-01", "9999-12-31"] {
      let day = try #require(CivilDate(iso8601: text))
      for unit in Period.Unit.allCases {
        let period = Period(unit, containing: day)
        #expect(period.first <= day && day <= period.last, "\(unit)")
      }
    }
  }
}
