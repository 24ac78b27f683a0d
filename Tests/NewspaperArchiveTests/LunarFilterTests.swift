import BigramIndex
import ChineseText
import IssueParser
import Storage
import Support
import Testing

@testable import NewspaperArchive

@Suite struct LunarFilterTests {
  private func count(_ snapshot: ArchiveSnapshot, _ day: String) throws -> Int {
    var request = SearchRequest("抢抓农时")
    let days: LunarDays = try #require(LunarDays(parsing: day))
    request.filters.lunar = days
    return try snapshot.search(request).hitCount
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
      try sample.ingest([name]) { $0.given.date = day }
    }
    let snapshot = try sample.archive().snapshot()
    #expect(try count(snapshot, "正月二十七") == 2)
    #expect(try count(snapshot, "农历癸卯年正月廿七") == 1)
    #expect(try count(snapshot, "甲辰年正月二十七") == 0)
    #expect(try count(snapshot, "二月初一") == 1)
    #expect(try count(snapshot, "闰二月初一") == 1)
    #expect(try count(snapshot, "正月") == 3 && count(snapshot, "癸卯年正月") == 2)
    #expect(try count(snapshot, "癸卯年") == 4 && count(snapshot, "闰二月") == 1)
    let days = try #require(LunarDays(parsing: "正月二十七"))
    #expect(try snapshot.pages(lunar: days).map(\.source.path) == ["a.txt", "b.txt"])
  }

  @Test("a filter takes the days that have its parts, of 1850 to 2149, and 除夕 the eve of 正月初一")
  func everyDay() throws {
    let first = try #require(CivilDate(iso8601: "1960-01-01")).dayNumber
    let days = (first..<first + 25_000).map { CivilDate(dayNumber: $0) }
    let lunar = try days.map { try #require(LunarDate($0)) }
    func expect(_ text: String, _ belongs: (Int) -> Bool) throws {
      let filter = try #require(LunarDays(parsing: text), "\(text)")
      let wrong = days.indices.first { filter.includes(days[$0]) != belongs($0) }
      #expect(wrong == nil, "\(text): \(wrong.map { days[$0].iso8601 } ?? "")")
    }
    let year = LunarDate.yearOrdinal(beginningIn: 2024)
    try expect("甲辰年") { lunar[$0].yearOrdinal == year }
    try expect("农历甲辰") { lunar[$0].yearOrdinal == year }
    try expect("正月") { lunar[$0].month == 1 }
    try expect("甲辰年 腊月") { lunar[$0].month == 12 && lunar[$0].yearOrdinal == year }
    try expect("二月") { lunar[$0].month == 2 && !lunar[$0].isLeapMonth }
    try expect("閏二月") { lunar[$0].month == 2 && lunar[$0].isLeapMonth }
    try expect("中秋节") { lunar[$0].month == 8 && lunar[$0].day == 15 && !lunar[$0].isLeapMonth }
    func isEve(_ index: Int) -> Bool {
      index + 1 < lunar.count && lunar[index + 1].month == 1 && lunar[index + 1].day == 1
        && !lunar[index + 1].isLeapMonth
    }
    try expect("除夕", isEve)
    try expect("甲辰年除夕") { isEve($0) && lunar[$0].yearOrdinal == year }
    try expect("癸卯年春节") { days[$0].iso8601 == "2023-01-22" || days[$0].iso8601 == "1963-01-25" }
  }

  @Test(
    "what is no lunar day, month, year or festival is refused",
    arguments: [
      "", "农历", "年", "龙年", "三", "十三月", "三月卅一", "2024", "甲丑年", "闰中秋", "节", "三月三月", "中秋甲辰年",
      "除夕夜",
    ])
  func refused(text: String) {
    #expect(LunarDays(parsing: text) == nil)
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
      filters.lunar = try LunarDays(#require(LunarDate(likely)))
      let found = try snapshot.issues(filters)
      #expect((found.issues.flatMap(\.pages) + found.unplaced).map(\.source).contains(page.source))
    }
  }

  @Test("a page that says it has more on it than there is is damaged", arguments: [2, .max])
  func unitsLost(count: Int32) throws {
    let sample = Sample(["a.txt": "农历正月初三\n\n" + Sample.page("春耕", "各县抢抓农时")])
    try sample.ingest()
    let archive = try sample.archive()
    let catalog = try archive.snapshot().catalog
    var head = try catalog.head(DocumentID(0))
    (head.articleCount, head.photoCount) = (Int(count), Int(count))
    var writer = ByteWriter()
    writer.appendVarint(Record.version)
    writer.append(UnitKind.page.rawValue)
    head.append(to: &writer)
    var index = try IndexWriter.open(archive.indexPath, sample.disk)
    try index.delete(documentsWithKey: Key.source(head.source.name))
    try index.append(
      IndexDocument(
        kind: UnitKind.page.rawValue, fields: [], keys: [Key.id(head.id)], stored: writer.bytes))
    try index.commit()
    let snapshot = try archive.snapshot()
    #expect(throws: ArchiveError.self) { try self.count(snapshot, "正月初三") }
    #expect(throws: ArchiveError.self) { try snapshot.units(id: head.id + "-1") }
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
