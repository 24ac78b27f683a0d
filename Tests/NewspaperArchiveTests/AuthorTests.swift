import BigramIndex
import ChineseText
import IssueParser
import Testing

@testable import NewspaperArchive

@Suite struct AuthorTests {
  @Test("authors have the counts of a search by author, the days of their articles and their roles")
  func counts() throws {
    let sample = Sample()
    for (name, text, byline) in [
      ("a.txt", "2020-03-02", "记者 王涛"), ("b.txt", "2021-03-02", "记者 王涛"),
      ("c.txt", "2022-03-02", "通讯员 王涛"), ("d.txt", "2021-05-02", "记者 李明"),
    ] {
      sample.write("## 春耕\(name)\n\n本报讯（\(byline)）各县抢抓农时\(name)。\n", name)
      let day = try #require(CivilDate(iso8601: text))
      try sample.ingest([name]) { $0.given.date = day }
    }
    let snapshot = try sample.archive().snapshot()
    let list = try snapshot.authors()
    #expect(list.count == 2)
    #expect(list.authors.map(\.name) == ["王涛", "李明"])
    let first = try #require(list.authors.first)
    #expect(first.articles == 3 && first.photos == 0)
    #expect(
      first.roles == [
        AuthorSummary.Role(name: "记者", articles: 2), AuthorSummary.Role(name: "通讯员", articles: 1),
      ])
    #expect(first.first?.iso8601 == "2020-03-02" && first.last?.iso8601 == "2022-03-02")
    #expect(first.start?.isLikely == false)

    var filters = Filters()
    filters.from = CivilDate(year: 2021, month: 1, day: 1)
    filters.to = CivilDate(year: 2021, month: 12, day: 31)
    #expect(try snapshot.authors(filters).authors.map(\.name) == ["李明", "王涛"])
    let top = try snapshot.authors(limit: 1)
    #expect(top.authors.count == 1 && top.count == 2)
  }

  @Test("the seeds' authors each have as many articles as a search by their name finds")
  func seeds() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let snapshot = try sample.archive().snapshot()
    let list = try snapshot.authors()
    #expect(list.authors.count > 10 && list.authors.count == list.count)
    for author in list.authors {
      var filters = Filters()
      filters.author = author.name
      let found = try snapshot.catalog.documents(
        matching: .and(try snapshot.catalog.queries(of: filters)))
      #expect(found.count == author.articles + author.photos, "\(author.name)")
    }
    #expect(try Sample().archive().snapshot().authors().authors.isEmpty)
  }
}
