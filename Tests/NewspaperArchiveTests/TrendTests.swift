import BigramIndex
import ChineseText
import IssueParser
import Support
import Testing

@testable import NewspaperArchive

@Suite struct TrendTests {
  /// Pages of random days, papers and numbers, some without a day, some with a likely one.
  private func sample(_ random: inout SeededGenerator) throws -> Sample {
    let sample = Sample()
    let words = ["核桃", "春耕", "防汛", "5G"]
    for number in 0..<24 {
      let word = words.randomElement(using: &random) ?? ""
      let other = words.randomElement(using: &random) ?? ""
      let page = "## \(word)丰收\(number)\n\n本报讯（记者 王涛）各县抓\(other)，又抓\(word)。\n"
      sample.write(page, "p\(number).txt")
      let day = CivilDate(dayNumber: 18_000 + Int.random(in: 0..<900, using: &random))
      let dated = Int.random(in: 0..<5, using: &random) > 0
      let paper = ["吕梁日报", "山西日报"].randomElement(using: &random)
      let pageNumber = PageNumber(Int.random(in: 1...2, using: &random))
      try sample.ingest(["p\(number).txt"]) {
        if dated { $0.given.date = day }
        $0.given.paper = paper
        $0.given.page = pageNumber
      }
    }
    return sample
  }

  @Test(
    "each period has the counts of a search in its days, and what is searched is counted once"
  )
  func agreesWithSearch() throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let snapshot = try sample(&random).archive().snapshot()
      let queries = ["核桃", "春耕 -防汛", "5G"]
      for unit in Period.Unit.allCases {
        var filters = Filters()
        if Bool.random(using: &random) { filters.paper = "呂梁日報" }
        if Bool.random(using: &random) { filters.page = 1 }
        if Bool.random(using: &random) { filters.author = "王涛" }
        let trend = try snapshot.trend(queries, filters: filters, by: unit)
        func agree(_ count: Trend.Count, _ query: String, _ filters: Filters) throws -> Bool {
          var request = SearchRequest(query)
          request.filters = filters
          request.limit = 1000
          let result = try snapshot.search(request)
          let kinds = try snapshot.count(request).kinds
          let units = result.hits.filter { $0.kind != .page }
          return (count.articles, count.photos) == (kinds.articles, kinds.photos)
            && count.occurrences == units.reduce(0) { $0 + $1.occurrences }
        }
        for (period, row) in trend.periods {
          for (index, query) in queries.enumerated() {
            var days = filters
            days.from = period.first
            days.to = period.last
            #expect(try agree(row.counts[index], query, days), "seed \(seed)")
          }
        }
        for (index, query) in queries.enumerated() {
          #expect(try agree(trend.total.counts[index], query, filters), "seed \(seed)")
        }
        let all = try snapshot.catalog.documents(
          matching: .and(try snapshot.catalog.queries(of: filters))
        ).filter { try snapshot.catalog.kind(of: $0) != .page }
        #expect(trend.total.articles == all.count, "seed \(seed)")
        var characters = 0
        for document in all {
          characters += try snapshot.catalog.text(of: document).reduce(0) { $0 + $1.count }
        }
        #expect(trend.total.characters == characters, "seed \(seed)")
      }
    }
  }

  @Test(
    "a trend, a search, the authors and the size of the archive count the same articles and photos")
  func oneCount() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let snapshot = try sample.archive().snapshot()
    let stats = try snapshot.stats()
    try #require(stats.photos > 0)
    func kinds(_ query: String, author: String? = nil) throws -> UnitCounts {
      var request = SearchRequest(query)
      request.filters.author = author
      return try snapshot.count(request).kinds
    }
    let all = try kinds("-不存在的词语")
    #expect((all.articles, all.photos, all.pages) == (stats.articles, stats.photos, stats.pages))
    let trend = try snapshot.trend(["吕梁", "-不存在的词语"])
    #expect((trend.total.articles, trend.total.photos) == (stats.articles, stats.photos))
    #expect(trend.total.articleShare(1) == 10_000)

    let some = try kinds("吕梁")
    #expect(some.pages > 0)
    var request = SearchRequest("吕梁")
    request.limit = 1000
    let result = try snapshot.search(request)
    #expect(result.kinds == some)
    let units = result.hits.filter { $0.kind != .page }
    let count = trend.total.counts[0]
    #expect((count.articles, count.photos) == (some.articles, some.photos))
    #expect(count.occurrences == units.reduce(0) { $0 + $1.occurrences })

    let authors = try snapshot.authors().authors
    #expect(authors.contains { $0.photos > 0 })
    for author in authors {
      let found = try kinds("-不存在的词语", author: author.name)
      #expect((found.articles, found.photos) == (author.articles, author.photos), "\(author.name)")
      #expect(found.pages == 0)
    }
  }

  @Test("what every masthead says is no share of what was written")
  func furniture() throws {
    let sample = Sample()
    for number in 1...4 {
      let head = "晚山日报\n2021年5月\(number)日 第\(number)期 今日4版 第1版\n\n"
      sample.write(head + Sample.page("核桃丰收\(number)", "核桃熟了"), "\(number).txt")
    }
    try sample.ingest()
    let snapshot = try sample.archive().snapshot()
    let total = try snapshot.trend(["核桃", "晚山日报"]).total
    #expect(total.articleShare(0) == 10_000 && total.articleShare(1) == 0)
    #expect(try snapshot.count(SearchRequest("晚山日报")).kinds.pages == 4)
  }

  @Test("the stretches cover the span, and what the archive lacks is told apart from nothing found")
  func stretches() throws {
    let sample = Sample(["a.txt": Sample.page("核桃", "核桃丰收"), "b.txt": Sample.page("春耕", "春耕大忙")])
    for (name, text) in [("a.txt", "2020-03-02"), ("b.txt", "2020-07-01")] {
      let day = try #require(CivilDate(iso8601: text))
      try sample.ingest([name]) { $0.given.date = day }
    }
    let snapshot = try sample.archive().snapshot()
    let trend = try snapshot.trend(["核桃丰收"], by: .month)
    let names = trend.stretches.map { stretch in
      switch stretch {
      case .held(let period, let row): "\(period.name) \(row.counts[0].articles)"
      case .missing(let range): "\(range.lowerBound.name)…\(range.upperBound.name)"
      }
    }
    #expect(names == ["2020-03 1", "2020-04…2020-06", "2020-07 0"])
    #expect(try snapshot.trend(["核桃丰收"]).unit == .week)

    // The archive holds July, whoever wrote in it; a page number that no page has leaves nothing.
    var filters = Filters()
    filters.author = "李四"
    #expect(try snapshot.trend(["核桃丰收"], filters: filters).span == nil)
    filters = Filters()
    filters.from = CivilDate(year: 2020, month: 1, day: 1)
    filters.to = CivilDate(year: 2020, month: 12, day: 31)
    let year = try snapshot.trend(["核桃丰收"], filters: filters, by: .month)
    #expect(year.span?.lowerBound.name == "2020-01" && year.span?.upperBound.name == "2020-12")
    #expect(year.periods.map(\.period.name) == ["2020-03", "2020-07"])
  }

  @Test("a likely day counts for its period and is told apart; a page without any is counted aside")
  func likelyDays() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let trend = try sample.archive().snapshot().trend(["吕梁"], by: .year)
    let likely = trend.total.counts[0].likelyHits
    #expect(likely > 0 && likely < trend.total.counts[0].articles)
    let last = try #require(trend.periods.last)
    #expect(last.row.counts[0].likelyHits == last.row.counts[0].articles)

    sample.write(Sample.page("无名", "吕梁"), "stray.txt")
    try sample.ingest(["stray.txt"])
    let more = try sample.archive().snapshot().trend(["吕梁"], by: .year)
    #expect(more.undated.counts[0].articles == 1)
    #expect(more.total.counts[0].articles == trend.total.counts[0].articles + 1)
  }

  @Test("an empty archive has no trend, and a query that cannot be read is an error")
  func empty() throws {
    let snapshot = try Sample().archive().snapshot()
    let trend = try snapshot.trend(["核桃"])
    #expect(trend.span == nil && trend.stretches.isEmpty && trend.total.articles == 0)
    #expect(throws: ArchiveError.self) { try snapshot.trend(["核桃", "\"春耕"]) }
  }
}
