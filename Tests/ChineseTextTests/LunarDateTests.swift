import ChineseText
import Foundation
import Support
import Testing

@Suite("Lunar days")
struct LunarDateTests {
  @Test(
    "Known days convert both ways",
    arguments: [
      ("庚子年二月二十", "2020-03-13"), ("癸卯年正月二十七", "2023-02-17"), ("庚子年闰四月初八", "2020-05-30"),
      ("甲子年正月初一", "1984-02-02"), ("癸卯年腊月三十", "2024-02-09"), ("己丑年八月初十", "1949-10-01"),
    ])
  func knownDays(lunar: String, gregorian: String) throws {
    let date = try #require(LunarDate(parsing: lunar))
    let day = try #require(CivilDate(iso8601: gregorian))
    #expect(date.text == lunar)
    #expect(LunarDate(day) == date)
    #expect(date.civilDates(in: (day.year - 20)...(day.year + 20)) == [day])
  }
}
