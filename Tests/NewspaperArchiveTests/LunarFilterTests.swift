import ChineseText
import Testing

@testable import NewspaperArchive

@Suite struct LunarFilterTests {
  private func count(_ snapshot: ArchiveSnapshot, _ day: String) throws -> Int {
    var request = SearchRequest("抢抓农时")
    let lunarDate: LunarDate = try #require(LunarDate(parsing: day))
    request.filters.lunarDate = lunarDate
    return try snapshot.search(request).articleCount
  }

  @Test("a lunar day finds the pages of that day in every year, or in the year it names")
  func knownDays() throws {
    let sample = Sample()
    // 正月二十七 of 2022 and 2023, the day after, and a leap month: 闰二月初一 of 2023.
    for (name, text) in [
      ("a.txt", "2022-02-27"), ("b.txt", "2023-02-17"), ("c.txt", "2023-02-18"),
      ("d.txt", "2023-03-22"), ("e.txt", "2023-02-20"),
    ] {
      sample.write(Sample.page("春耕\(name)", "各县抢抓农时"), name)
      let day = try #require(CivilDate(iso8601: text))
      try sample.ingest([name]) { $0.date = day }
    }
    let snapshot = try sample.archive().snapshot()
    #expect(try count(snapshot, "正月二十七") == 2)
    #expect(try count(snapshot, "农历癸卯年正月廿七") == 1)
    #expect(try count(snapshot, "甲辰年正月二十七") == 0)
    #expect(try count(snapshot, "二月初一") == 1)
    #expect(try count(snapshot, "闰二月初一") == 1)
    let lunar = try #require(LunarDate(parsing: "正月二十七"))
    #expect(try snapshot.pages(lunarDate: lunar).map(\.source.path) == ["a.txt", "b.txt"])
  }

  @Test("a page without a day goes by the lunar day that it prints, else by its likely day")
  func undatedPages() throws {
    let sample = try Sample.seeds()
    sample.write("农历正月初三\n\n" + Sample.page("春耕", "各县抢抓农时"), "printed.txt")
    try sample.ingest()
    let snapshot = try sample.archive().snapshot()
    let list = try snapshot.issues()
    let printed = try #require(list.unplaced.first { $0.source == "printed.txt" })
    #expect(printed.place.date == nil && printed.place.lunarDate == "正月初三")
    #expect(try count(snapshot, "正月初三") == 1)
    #expect(try count(snapshot, "癸卯年正月初三") == 0)
    for page in list.unplaced where page.place.lunarDate == nil {
      guard let likely = page.place.estimatedDate else { continue }
      var filters = Filters()
      filters.lunarDate = LunarDate(likely)
      let found = try snapshot.issues(filters)
      #expect((found.issues.flatMap(\.pages) + found.unplaced).map(\.source).contains(page.source))
    }
  }

  @Test("a likely day counts for the days of a filter, and is shown as likely")
  func likelyDays() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    var request = SearchRequest("的")
    request.limit = 1000
    request.filters.from = CivilDate(year: 2023, month: 2, day: 18)
    request.filters.to = CivilDate(year: 2023, month: 2, day: 18)
    let hits = try sample.archive().snapshot().search(request).hits
    #expect(!hits.isEmpty)
    #expect(
      hits.allSatisfy { $0.place.date == nil && $0.place.estimatedDate == request.filters.from })
  }
}
