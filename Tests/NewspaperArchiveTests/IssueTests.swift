import BigramIndex
import ChineseText
import Foundation
import IssueParser
import Support
import Testing

@testable import NewspaperArchive

@Suite struct IssueTests {
  private func day(_ number: Int) -> CivilDate { CivilDate(dayNumber: 15_000 + number) }

  private func ingest(
    _ sample: Sample, _ name: String, _ change: (inout IngestOptions) -> Void
  ) throws {
    sample.write(Sample.page("标题\(name)", "正文\(name)"), name)
    try sample.ingest([name], change)
  }

  @Test("pages of one day make an issue, and a page that knows the number alone joins it")
  func grouping() throws {
    let sample = Sample()
    try ingest(sample, "p2.txt") {
      $0.given.date = day(1)
      $0.given.page = 2
    }
    try ingest(sample, "p1.txt") {
      $0.given.date = day(1)
      $0.given.page = 1
      $0.given.paper = "吕梁日报"
      $0.given.issueNumber = 7
    }
    try ingest(sample, "p3.txt") {
      $0.given.issueNumber = 7
      $0.given.page = 3
    }
    try ingest(sample, "other/p1.txt") {
      $0.given.date = day(1)
      $0.given.paper = "山西日报"
      $0.given.issueNumber = 900
    }
    try ingest(sample, "early.txt") { $0.given.date = day(0) }
    try ingest(sample, "nowhere.txt") { _ in }
    let snapshot = try sample.archive().snapshot()
    let list = try snapshot.issues()
    #expect(list.unplaced.map(\.source) == ["nowhere.txt"])
    let issue = try #require(list.issues.first { $0.issueNumber == 7 })
    #expect(issue.pages.map(\.source) == ["p1.txt", "p2.txt", "p3.txt"])
    #expect(issue.date == day(1) && issue.paper == "吕梁日报")
    #expect(list.issues.count == 3)

    #expect(
      try snapshot.pages(issueNumber: 7).map(\.source.path) == ["p1.txt", "p2.txt", "p3.txt"])
    #expect(try snapshot.pages(date: day(1)).count == 4)
    #expect(try snapshot.pages(date: day(0)).map(\.source.path) == ["early.txt"])
    #expect(try snapshot.pages(issueNumber: 8).isEmpty)
    let stats = try snapshot.stats()
    #expect(stats.sources == 6 && stats.pages == 6 && stats.issues == 3)
    #expect(stats.firstDate == day(0) && stats.lastDate == day(1))
    #expect(stats.archiveBytes > 0)
  }

  @Test("an id names its article by its first characters too, whatever their case")
  func ids() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let snapshot = try sample.archive().snapshot()
    let page = try #require(try snapshot.pages(issueNumber: 9895).first)
    for id in page.articleIDs + page.photoIDs {
      let unit = try #require(try snapshot.unit(id: id.lowercased()))
      #expect(unit.id == id && unit.pageID == page.id && unit.place.issueNumber == 9895)
    }
    let whole = try #require(try snapshot.unit(id: String(page.id.prefix(6))))
    guard case .page(let found) = whole.content else {
      Issue.record("a page's first characters name the page")
      return
    }
    #expect(found.page == page.page)
    #expect(try snapshot.unit(id: "ZZZZZZZZZZ-1") == nil)
    #expect(try snapshot.unit(id: "") == nil)
  }

  @Test("an archive without a commit is empty, and a folder without an archive is an error")
  func empty() throws {
    let sample = Sample()
    #expect(throws: ArchiveError.noArchive(above: "/home/deep")) {
      try Archive.find(from: "/home/deep", sample.disk)
    }
    #expect(throws: ArchiveError.notAnArchive(path: "/home/.llrb")) {
      try Archive.open("/home/.llrb", sample.disk)
    }
    let archive = try sample.archive()
    #expect(try archive.ingest(["/home"]) == IngestReport())
    #expect(try archive.snapshot().search(SearchRequest("梁")).hitCount == 0)
    let stats = try archive.snapshot().stats()
    #expect(stats.pages == 0 && stats.sources == 0 && stats.issues == 0)
    #expect(try archive.verify().findings == [])
  }

  @Test("a file of several pages is several pages, each with ids of its own")
  func severalPages() throws {
    let sample = Sample()
    let first = Sample.page("春耕备耕有序进行", "各县抢抓农时")
    sample.write(first + "\u{0C}" + Sample.page("防汛演练", "全市开展演练"), "a.txt")
    sample.write(first, "b.txt")
    let report = try sample.ingest()
    #expect((report.added, report.pages) == (2, 3))
    let snapshot = try sample.archive().snapshot()
    let pages = try snapshot.pages(source: "a.txt")
    #expect(pages.map(\.pageInSource) == [1, 2])
    #expect(Set(pages.map(\.id)).count == 2)
    #expect(try sample.search("演练").hits.allSatisfy { $0.id.hasPrefix(pages[1].id) })
    #expect(try sample.archive().verify().findings == [])
  }

  @Test("a page is shown without a look at the others of its file, of which there may be many")
  func pageAlone() throws {
    let sample = Sample()
    let first = Sample.page("春耕备耕有序进行", "各县抢抓农时")
    sample.write(first + "\u{0C}" + Sample.page("防汛演练", "全市开展演练"), "2021-05-06/a.txt")
    try sample.ingest()
    let archive = try sample.archive()
    let pages = try archive.snapshot().pages(source: "2021-05-06/a.txt")
    let day = try #require(pages[0].page.masthead.date)
    // Whoever looks at the second page now is told that it is damaged.
    let source = Key.source(SourceName("2021-05-06/a.txt"))
    var writer = try IndexWriter.open(archive.indexPath, sample.disk)
    try writer.delete(documentsWithKey: Key.id(pages[1].id))
    try writer.append(
      IndexDocument(kind: UnitKind.page.rawValue, fields: [], keys: [source], stored: [0]))
    try writer.commit()
    let snapshot = try archive.snapshot()
    #expect(throws: ArchiveError.self) { try snapshot.pages(source: "2021-05-06/a.txt") }
    #expect(try snapshot.pages(date: day).map(\.page) == [pages[0].page])
    guard case .page(let page) = try #require(try snapshot.unit(id: pages[0].id)).content else {
      Issue.record("a page's id names the page")
      return
    }
    #expect(page.page == pages[0].page && page.articleIDs == pages[0].articleIDs)
  }

  @Test("of pages with the very same lines each has its own source, day and lines")
  func copies() throws {
    let sample = Sample()
    let lines = ["## 公告(上接1版)", "", "本报讯(记者 王一)晚山桥明日封闭。"]
    sample.write(lines.joined(separator: "\n"), "2021-06-01/04.txt")
    sample.write("\n\n" + lines.joined(separator: "\n"), "2021-06-02/03.txt")
    sample.write("\n" + lines.joined(separator: "\n\n"), "c.txt")
    try sample.ingest()
    let snapshot = try sample.archive().snapshot()
    let units = try snapshot.units(id: try #require(try snapshot.pages(source: "c.txt").first).id)
    #expect(units.map(\.source) == ["2021-06-01/04.txt", "2021-06-02/03.txt", "c.txt"])
    #expect(units.map(\.copy) == [1, 2, 3])
    func numbers(_ unit: StoredUnit) throws -> [Int] {
      try snapshot.sourceLines(of: unit).map(\.number)
    }
    #expect(try units.map(numbers) == [[1, 3], [3, 5], [2, 6]])
    for unit in units {
      guard case .page(let page) = unit.content, let article = page.units.first else {
        Issue.record("\(unit.source) holds no article")
        continue
      }
      #expect(article.copy == unit.copy && article.place == unit.place)
      #expect(try numbers(article) == numbers(unit))
      #expect(try snapshot.whole(article).map(\.source) == [unit.source])
    }
    let articles = try snapshot.units(id: units[0].id + "-1")
    #expect(articles.map(\.copy) == [1, 2, 3])
    // The id of one of them, as programs are told it, names that one.
    for unit in units + articles {
      let found = try snapshot.units(id: unit.copy == 1 ? unit.id + ".1" : unit.uniqueID)
      #expect(found.map(\.source) == [unit.source] && found.map(\.id) == [unit.id])
      #expect(try snapshot.unit(id: unit.uniqueID.lowercased())?.copy == unit.copy)
    }
    for id in [
      units[0].id + ".4", articles[0].id + ".0", articles[0].id + ".", units[0].id + ".2-1",
      units[0].id + "-+1", units[0].id + "-01", articles[0].id + ".+1", units[0].id + "-P",
    ] {
      #expect(try snapshot.units(id: id).isEmpty, "\(id)")
    }
  }

  @Test("pages in other encodings are found and shown as text")
  func encodings() throws {
    let sample = Sample()
    let text = Sample.page("春耕备耕有序进行", "各县抢抓农时，复工复产，全市各级各部门统筹推进各项工作")
    let gb18030 = String.Encoding(rawValue: 0x8000_0632)
    sample.disk.place(
      Array(try #require(text.data(using: gb18030))), at: "/home/gb.txt")
    sample.disk.place(
      [0xFF, 0xFE] + Array(try #require((text + "又").data(using: .utf16LittleEndian))),
      at: "/home/utf16.txt")
    #expect(try sample.ingest().added == 2)
    let snapshot = try sample.archive().snapshot()
    let hits = try sample.search("復工復產").hits
    #expect(hits.map(\.source).sorted() == ["gb.txt", "utf16.txt"])
    for hit in hits {
      let unit = try #require(try snapshot.unit(id: hit.id))
      let lines = try snapshot.sourceLines(of: unit)
      #expect(lines.contains { $0.text.contains("复工复产") })
    }
    let source = try #require(try snapshot.pages(source: "gb.txt").first?.source)
    #expect(source.encoding == .gb18030)
  }

  @Test("a snapshot stays as it is while others write")
  func snapshots() throws {
    let folder = try TemporaryFolder()
    let archive = try Archive.planned(folder.path + "/.llrb")
    var snapshots: [ArchiveSnapshot] = []
    for number in 0..<12 {
      let text = Sample.page("第\(number)号", "内容各异\(number)号")
      try folder.write(Array(text.utf8), to: "page.txt")
      _ = try archive.ingest([folder.path + "/page.txt"])
      snapshots.append(try archive.snapshot())
    }
    for (number, snapshot) in snapshots.enumerated() {
      #expect(try snapshot.search(SearchRequest("内容各异\(number)号")).hitCount == 1)
      #expect(try snapshot.search(SearchRequest("内容各异")).hitCount == 1)
    }
  }

  /// Which pages stand together, under which name, when these were ingested in this order.
  private func issues(_ pages: [(name: String, paper: String?, number: Int?)]) throws -> [String] {
    let sample = Sample()
    for page in pages {
      try ingest(sample, page.name) {
        $0.given.date = day(1)
        $0.given.paper = page.paper
        $0.given.issueNumber = page.number
      }
    }
    return try sample.archive().snapshot().issues().issues.map { issue in
      ([issue.paper?.text ?? "-"] + issue.pages.map(\.source)).joined(separator: " ")
    }
  }

  /// All orders of some things.
  private func orders<Thing>(of things: [Thing]) -> [[Thing]] {
    guard things.count > 1 else { return [things] }
    return things.indices.flatMap { first in
      var others = things
      let thing = others.remove(at: first)
      return orders(of: others).map { [thing] + $0 }
    }
  }

  @Test("a page without a name joins the one paper that it can be of, whatever the order of ingest")
  func namelessPages() throws {
    let papers: [(name: String, paper: String?, number: Int?)] = [
      ("a/1.txt", "吕梁日报", 10200), ("b/1.txt", "忻州日报", 5000),
    ]
    // Of neither by name, number or folder; by its folder; by its number.
    let nameless: [(name: String, paper: String?, number: Int?)] = [
      ("x.txt", nil, nil), ("b/2.txt", nil, nil), ("b/3.txt", nil, 10200),
    ]
    for order in orders(of: papers + nameless) {
      #expect(
        try issues(order)
          == ["吕梁日报 a/1.txt b/3.txt", "忻州日报 b/1.txt b/2.txt", "- x.txt"],
        "\(order)")
    }
    for order in orders(of: [papers[0]] + nameless.prefix(2)) {
      #expect(try issues(order) == ["吕梁日报 a/1.txt b/2.txt x.txt"], "\(order)")
    }
  }
}
