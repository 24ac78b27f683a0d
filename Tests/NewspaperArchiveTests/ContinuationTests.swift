import ChineseText
import IssueParser
import NewspaperArchive
import Testing

/// Articles that go on from page to page.
@Suite struct ContinuationTests {
  private static let bridge = [
    "## 大桥通车\n\n本报讯(记者 王涛)横跨清河的大桥昨日通车,桥面宽阔,车流如织,两岸群众拍手称快,清河大桥建设历时三年(下转4版)",
    "(上接1版)清河大桥建设者说,桥面铺装最难,两岸群众送来热水,三年来大桥没有出过一次事故。",
  ]
  private static let harvest = [
    "## 小麦丰收\n\n本报讯(记者 李明)今年小麦喜获丰收,收割机开进麦田,农户忙着晾晒,合作社收购价格上涨(下转4版)",
    "(上接1版)合作社负责人介绍,小麦品质好,收割机连夜作业,农户晾晒的麦子当天就能卖出。",
  ]

  private func sample(front: [String], inner: [String]) throws -> ArchiveSnapshot {
    let sample = Sample()
    sample.write(front.joined(separator: "\n\n") + "\n", "2021-03-04/01.txt")
    sample.write(inner.joined(separator: "\n\n") + "\n", "2021-03-04/04.txt")
    try sample.ingest([""])
    return try sample.archive().snapshot()
  }

  private func whole(_ title: String, _ snapshot: ArchiveSnapshot) throws -> [String] {
    let hit = try #require(try snapshot.search(SearchRequest(title)).hits.first)
    let unit = try #require(try snapshot.unit(id: hit.id))
    return try snapshot.whole(unit).map { unit in
      guard case .article(let article) = unit.content else { return "" }
      return article.blocks.map(\.text).joined()
    }
  }

  @Test("two articles that go on on the same page each find their own rest")
  func crossed() throws {
    let snapshot = try sample(
      front: [Self.bridge[0], Self.harvest[0]],
      inner: ["## 小麦丰收\n\n" + Self.harvest[1], "## 大桥通车\n\n" + Self.bridge[1]])
    let bridge = try whole("横跨清河", snapshot)
    #expect(bridge.count == 2 && bridge[1].contains("桥面铺装"))
    let harvest = try whole("喜获丰收", snapshot)
    #expect(harvest.count == 2 && harvest[1].contains("连夜作业"))
    // From the rest one comes to the whole as well.
    #expect(try whole("桥面铺装", snapshot) == bridge)
  }

  @Test("a rest whose jump line is lost is found by what it shares")
  func lostJump() throws {
    let snapshot = try sample(
      front: [Self.bridge[0]],
      inner: [
        "## 大桥通车\n\n" + Self.bridge[1].replacing("(上接1版)", with: ""),
        Sample.page("天气转凉", "明日气温下降,请市民注意添衣,出行注意交通安全"),
      ])
    let bridge = try whole("横跨清河", snapshot)
    #expect(bridge.count == 2 && bridge.last?.contains("桥面铺装") == true)
  }

  @Test("of two rests that are about as likely neither is taken, the less likely one least of all")
  func undecided() throws {
    let rest = "清河大桥建设者说,桥面铺装最难,两岸群众送来热水"
    let snapshot = try sample(
      front: [Self.bridge[0]],
      inner: [("桥上的人", "风和日丽"), ("桥下的人", "河水清清")].map {
        "## \($0.0)\n\n□ 本报记者 李明\n\n\(rest),\($0.1)。"
      })
    #expect(try snapshot.pages(source: "2021-03-04/04.txt").first?.units.count == 2)
    #expect(try whole("横跨清河", snapshot).count == 1)
  }

  @Test("articles are linked within each issue alone, though pages of others have the same lines")
  func severalIssues() throws {
    let sample = Sample()
    let days = ["2020-03-04", "2021-03-04", "2022-03-04"]
    for day in days { sample.write(Self.bridge[0] + "\n", day + "/01.txt") }
    // The archive does not have the rest of the first.
    for day in days[1...] {
      sample.write("## 大桥通车\n\n" + Self.bridge[1] + "\n", day + "/04.txt")
    }
    try sample.ingest()
    let snapshot = try sample.archive().snapshot()
    let pages = try days.flatMap {
      try snapshot.pages(date: #require(CivilDate(iso8601: $0)))
    }
    let (links, units) = (Continuations(pages), pages.unitsByID)
    let found = pages.flatMap(\.units).map { unit in
      links.parts(of: unit.uniqueID).compactMap { units[$0]?.source }
    }
    let wholes = days[1...].map { ["\($0)/01.txt", "\($0)/04.txt"] }
    #expect(found == [["2020-03-04/01.txt"], wholes[0], wholes[0], wholes[1], wholes[1]])
  }

  @Test("an article whose rest the archive does not have stands alone")
  func restMissing() throws {
    let snapshot = try sample(front: [Self.bridge[0]], inner: [Sample.page("天气转凉", "明日气温下降")])
    #expect(try whole("横跨清河", snapshot).count == 1)
  }
}
