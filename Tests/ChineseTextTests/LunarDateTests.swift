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
      ("癸卯年闰二月初一", "2023-03-22"), ("己亥年冬月廿九", "2019-12-24"),
    ])
  func knownDays(lunar: String, gregorian: String) throws {
    let date = try #require(LunarDate(parsing: lunar))
    let day = try #require(CivilDate(iso8601: gregorian))
    #expect(LunarDate(parsing: date.text) == date)
    #expect(LunarDate(day) == date)
    #expect(date.civilDates(in: (day.year - 20)...(day.year + 20)) == [day])
  }

  @Test(
    "Every shape of print is read",
    arguments: [
      ("农历庚子年二月二十", "庚子年二月二十"), ("农历 癸卯年 正月 廿七", "癸卯年正月二十七"), ("癸卯正月二十七", "癸卯年正月二十七"),
      ("農曆癸卯年閏二月初一", "癸卯年闰二月初一"), ("夏历辛丑年十一月卅日", "辛丑年冬月三十"), ("旧历腊月二十三", "腊月二十三"),
      ("癸卯年（兔年）正月初十", "癸卯年正月初十"), ("癸卯兔年正月初十", "癸卯年正月初十"), ("阴历己丑年八月大初十", "己丑年八月初十"),
      ("庚 子 年 十 二 月 十 五", "庚子年腊月十五"), ("正月二十七", "正月二十七"), ("冬月廿", "冬月二十"), ("庚子年10月5日", "庚子年十月初五"),
    ])
  func shapes(text: String, canonical: String) throws {
    #expect(try #require(LunarDate(parsing: text)).text == canonical)
  }

  @Test(
    "What is no lunar day is none",
    arguments: ["", "农历", "庚丑年二月二十", "庚子年十三月初一", "庚子年二月三十一", "二月", "庚子年二月初十一", "2020年2月20日"])
  func refuses(text: String) {
    #expect(LunarDate(parsing: text) == nil)
  }

  @Test("A lunar day is found inside a line, and a bare month and day are not taken for one")
  func scanning() throws {
    let line = "2023年2月17日 星期五 农历癸卯年正月二十七 第10906期".unicodeScalars.map(\.value)
    let (date, range) = try #require(LunarDate.first(in: line))
    #expect(date.text == "癸卯年正月二十七")
    #expect(FoldingRules.string(Array(line[range])) == "农历癸卯年正月二十七")
    #expect(LunarDate.first(in: "甲方于二月二十日开工".unicodeScalars.map(\.value)) == nil)
  }

  @Test("Days from 1900 to 2100 convert there and back, as Foundation's calendar has them")
  func roundTrip() throws {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for seed in UInt64(0)..<1500 {
      var generator = SeededGenerator(seed: seed)
      let day = CivilDate(dayNumber: Int.random(in: -25_567...47_846, using: &generator))
      let lunar = try #require(LunarDate(day))
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(day.dayNumber) * 86_400))
      #expect(lunar.yearOrdinal.map { $0 + 1 } == parts.year, "seed \(seed)")
      #expect(lunar.month == parts.month && lunar.day == parts.day, "seed \(seed)")
      #expect(lunar.isLeapMonth == parts.isLeapMonth, "seed \(seed)")
      let days = lunar.civilDates(in: 1900...2100)
      #expect(days.contains(day) && days.count <= 4, "seed \(seed): \(day.iso8601) \(lunar.text)")
      #expect(days.allSatisfy { LunarDate($0) == lunar }, "seed \(seed)")
      #expect(LunarDate(parsing: lunar.text) == lunar, "seed \(seed)")
    }
  }

  @Test("Without a year, every year that has the day is listed")
  func withoutYear() throws {
    let date = try #require(LunarDate(parsing: "正月初一"))
    let days = date.civilDates(in: 1900...2100)
    #expect(days.count == 201)
    #expect(days.allSatisfy { LunarDate($0)?.month == 1 && LunarDate($0)?.day == 1 })
  }
}
