import BigramIndex
import ChineseText
import IssueParser
import Support
import Testing

@testable import NewspaperArchive

/// The order of hits, and what a score is made of.
@Suite struct HitOrderTests {
  /// An archive of pages, each with its day and number, taken in in the order given.
  private func archive(
    _ pages: [(name: String, text: String, day: Int?, page: Int)]
  ) throws -> ArchiveSnapshot {
    let sample = Sample()
    for page in pages {
      sample.write(page.text, page.name)
      try sample.ingest([page.name]) {
        $0.given.date = page.day.flatMap { CivilDate(year: 1985, month: 7, day: $0) }
        $0.given.page = PageNumber(page.page)
      }
    }
    return try sample.archive().snapshot()
  }

  private func sources(
    _ snapshot: ArchiveSnapshot, _ query: String,
    _ change: (inout SearchRequest) -> Void = { _ in }
  ) throws -> [String] {
    var request = SearchRequest(query)
    request.limit = 1000
    change(&request)
    return try snapshot.search(request).hits.map(\.source)
  }

  @Test("a word in the headline ranks above one in the deck, and that above one in the body")
  func headlineAboveBody() throws {
    let sample = Sample([
      "body.txt": "# 各县农事忙\n——乡镇工作纪实\n\n本报讯(记者 王涛)农民抢抓春耕时节。\n",
      "deck.txt": "# 各县农事忙\n——乡镇春耕纪实\n\n本报讯(记者 王涛)农民抢抓工作时节。\n",
      "title.txt": "# 各县春耕忙\n——乡镇工作纪实\n\n本报讯(记者 王涛)农民抢抓农事时节。\n",
    ])
    try sample.ingest(["body.txt", "deck.txt", "title.txt"])
    let snapshot = try sample.archive().snapshot()
    #expect(try sources(snapshot, "春耕").map { String($0.prefix(4)) } == ["titl", "deck", "body"])
  }

  @Test("of two articles alike but for their length the shorter ranks first")
  func shorterFirst() throws {
    let sample = Sample([
      "long.txt": Sample.page("各县农事", "农民抢抓春耕时节" + String(repeating: "，天气晴好", count: 40)),
      "short.txt": Sample.page("各县农事", "农民抢抓春耕时节"),
    ])
    try sample.ingest(["long.txt", "short.txt"])
    #expect(try sources(try sample.archive().snapshot(), "春耕") == ["short.txt", "long.txt"])
  }

  @Test("an exact reading ranks above a misread one, however often that stands there")
  func exactFirst() throws {
    let sample = Sample([
      "exact.txt": Sample.page("各县农事", "合作社的春天" + String(repeating: "，天气晴好", count: 40)),
      "misread.txt": Sample.page("合作杜", "合作杜，合作杜，合作杜"),
    ])
    try sample.ingest(["exact.txt", "misread.txt"])
    let found = try sources(try sample.archive().snapshot(), "合作社") { $0.tolerance = .byLength }
    #expect(found == ["exact.txt", "misread.txt"])
  }

  /// Pages that rank alike but for what is random: one body, many days.
  private func alike(
    _ random: inout SeededGenerator, count: Int
  ) -> [(name: String, text: String, day: Int?, page: Int)] {
    (0..<count).map { number in
      let day = Int.random(in: 0...3, using: &random)
      return (
        name: "\(number).txt",
        text: Sample.page("农事\(1000 + number)", "农民抢抓春耕时节\(1000 + number)"),
        day: day == 0 ? nil : day, page: Int.random(in: 1...2, using: &random)
      )
    }
  }

  @Test("what ranks alike is in the order of day, page and id, in whatever order it was taken in")
  func ties() throws {
    for seed in UInt64(1)...6 {
      var random = SeededGenerator(seed: seed)
      let pages = alike(&random, count: 12)
      let first = try archive(pages)
      let second = try archive(pages.shuffled(using: &random))
      let order = try sources(first, "春耕")
      #expect(try sources(second, "春耕") == order, "seed \(seed)")
      #expect(try sources(first, "春耕 -不在") == order, "seed \(seed)")
      for offset in 0..<12 {
        let part = try sources(second, "春耕") {
          $0.offset = offset
          $0.limit = 3
        }
        #expect(part == Array(order.dropFirst(offset).prefix(3)), "seed \(seed)")
      }
      let place = Dictionary(uniqueKeysWithValues: pages.map { ($0.name, ($0.day ?? 99, $0.page)) })
      let places = order.compactMap { place[$0] }
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.0 <= $0.1 }, "seed \(seed)")
    }
  }

  @Test("sorted by day, hits come by day and page, those without a day last in either direction")
  func byDay() throws {
    for seed in UInt64(11)...14 {
      var random = SeededGenerator(seed: seed)
      let pages = alike(&random, count: 12)
      let snapshot = try archive(pages)
      let place = Dictionary(uniqueKeysWithValues: pages.map { ($0.name, ($0.day, $0.page)) })
      for (order, sign) in [(HitOrder.date, 1), (.newest, -1)] {
        let sorted = try sources(snapshot, "春耕") { $0.order = order }
        #expect(sorted.count == 12, "seed \(seed)")
        let places = sorted.compactMap { place[$0] }.map { ($0.0.map { $0 * sign } ?? 99, $0.1) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.0 <= $0.1 }, "seed \(seed)")
        let part = try sources(snapshot, "春耕") {
          $0.order = order
          $0.offset = 5
          $0.limit = 4
        }
        #expect(part == Array(sorted[5..<9]), "seed \(seed)")
      }
    }
  }

  @Test("a likely day counts, behind the pages that are known to be of that day")
  func likelyDays() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    sample.write(Sample.page("会议", "的"), "2023-02-18/1.txt")
    sample.write(Sample.page("会议", "这是的"), "9.txt")
    try sample.ingest(["2023-02-18", "9.txt"])
    for (order, sign) in [(HitOrder.date, 1), (.newest, -1)] {
      var request = SearchRequest("的")
      request.limit = 1000
      request.order = order
      let places = try sample.archive().snapshot().search(request).hits.map(\.place)
      let days = places.map { place in
        ((place.date ?? place.estimatedDate)?.dayNumber).map { $0 * sign } ?? .max
      }
      #expect(days == days.sorted() && days.last == .max)
      let likely = places.filter { ($0.date ?? $0.estimatedDate)?.iso8601 == "2023-02-18" }
      #expect(
        likely.count > 1
          && likely.map { $0.date == nil } == [false] + likely.dropFirst().map { _ in true })
    }
  }

  @Test("many hits, whose days come from the keys, are in the order in which few would be")
  func many() throws {
    var random = SeededGenerator(seed: 21)
    let sample = Sample()
    var all: [String] = []
    for number in 0..<260 {
      let day = 1 + number % 9
      // Of some the day is only likely.
      let name = number % 4 == 0 ? "\(number).txt" : "1985-07-0\(day)/\(number).txt"
      all.append(name)
      let news = "农民抢抓春耕时节\(1000 + number)"
      sample.write(
        Sample.page("农事\(1000 + number)", number % 4 == 0 ? "1985年7月\(day)日，" + news : news), name)
    }
    try sample.ingest(all.shuffled(using: &random))
    let catalog = try sample.archive().snapshot().catalog
    let index = try #require(catalog.index)
    let hits = try index.hits(.phrase(Folding.scalars("春耕")))
    let few = index.documentCount / PlaceOrder.documentsPerLookup
    #expect(few >= 3 && hits.count > few)
    for isNewestFirst in [false, true] {
      let order = PlaceOrder(catalog: catalog, isNewestFirst: isNewestFirst)
      let whole = try order.sorted(hits, window: 0..<hits.count)
      // Few at a time need no keys: any three of the whole are in the same order by themselves.
      for _ in 0..<60 {
        let three = (0..<3).map { _ in Int.random(in: 0..<hits.count, using: &random) }.sorted()
        let some = three.map { whole[$0] }
        #expect(try Array(order.sorted(some.shuffled(using: &random), window: 0..<3)) == some)
        let window = three[0]..<three[2]
        #expect(try Array(order.sorted(hits, window: window)) == Array(whole[window]))
      }
    }
  }

  @Test("the parts of an explanation come to the score, and their places to the occurrences")
  func explanations() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let snapshot = try sample.archive().snapshot()
    var issue = Filters()
    issue.issueNumber = 9895
    for query in ["复工复产", "复工 企业", "标题:复工 OR 企业", "复工 NEAR/20 企业", "复?复产", "复工 -武汉", "-武汉"] {
      for (tolerance, filters) in [
        (Tolerance.none, Filters()), (.byLength, Filters()), (.none, issue), (.byLength, issue),
      ] {
        var request = SearchRequest(query)
        request.isExplained = true
        request.tolerance = tolerance
        request.filters = filters
        let result = try snapshot.search(request)
        #expect(!result.hits.isEmpty, "\(query)")
        for hit in result.hits {
          let sum = hit.explanation.reduce(0) { $0 + $1.score }
          #expect(abs(sum - hit.score) < 1e-12, "\(query)")
          let places = hit.explanation.flatMap(\.places)
          #expect(places.reduce(0) { $0 + $1.occurrences } == hit.occurrences, "\(query)")
        }
      }
    }
  }

  @Test("all passages hold all marks, one for each place or joined where they run into each other")
  func passages() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let snapshot = try sample.archive().snapshot()
    for query in ["复工复产", "企业", "的", "5G"] {
      for length in [0, 5, 40, Int.max] {
        var request = SearchRequest(query)
        request.contextLength = length
        request.passages = .each
        let each = try snapshot.search(request).hits
        request.passages = .all
        let joined = try snapshot.search(request).hits
        #expect(each.map(\.id) == joined.map(\.id))
        for (each, joined) in zip(each, joined) {
          #expect(each.passages.allSatisfy { $0.snippet.highlights.count == 1 })
          let marks = joined.passages.reduce(0) { $0 + $1.snippet.highlights.count }
          #expect(marks == each.passages.count, "\(query)")
          #expect(joined.passages.count <= each.passages.count)
          if length == Int.max {
            #expect(
              joined.passages.allSatisfy { !$0.snippet.isCutBefore && !$0.snippet.isCutAfter })
          }
        }
      }
    }
  }
}
