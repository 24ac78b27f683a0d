import ChineseText
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
}
