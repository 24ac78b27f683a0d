import ChineseText
import IssueParser
import NewspaperArchive
import Support
import Testing

/// Files that have another name than when they were taken in.
@Suite struct MovedFileTests {
  private let twoPages = [
    "a.txt": Sample.page("春耕备耕有序进行", "各县抢抓农时"),
    "b.txt": Sample.page("防汛演练", "全市开展演练"),
  ]

  @Test("what was given for a file goes with it when it moves, and with its text over another file")
  func optionsOfMoved() throws {
    let sample = Sample(["in/a.txt": twoPages["a.txt"] ?? ""])
    let day = try #require(CivilDate(year: 2023, month: 2, day: 18))
    try sample.ingest {
      $0.given.date = day
      $0.given.paper = "吕梁日报"
      $0.given.issueNumber = 10907
    }
    func stored() throws -> Masthead? {
      try sample.archive().snapshot().pages(issueNumber: 10907).first?.page.masthead
    }
    let masthead = try #require(try stored())
    sample.move("in/a.txt", to: "in2/b.txt")
    let moved = try sample.ingest()
    #expect((moved.added, moved.moved) == (1, 1))
    #expect(try sample.sources() == ["in2/b.txt"])
    #expect(try stored() == masthead)
    #expect(try sample.ingest().unchanged == 1)

    sample.write(twoPages["b.txt"] ?? "", "c.txt")
    try sample.ingest(["c.txt"]) { $0.given.issueNumber = 5 }
    sample.move("in2/b.txt", to: "c.txt")
    let over = try sample.ingest()
    #expect((over.replaced, over.moved) == (1, 1))
    #expect(try stored() == masthead && sample.sources() == ["c.txt"])

    sample.move("c.txt", to: "d.txt")
    #expect(try sample.ingest(["d.txt"]) { $0.cleared = [.paper] }.moved == 1)
    #expect(try stored()?.paper == nil && stored()?.date == day)
  }

  @Test("two files of the same bytes and other days, given by hand, keep these when both move")
  func optionsOfMovedTwins() throws {
    let text = Sample.page("订报启事", "抢抓农时订阅报纸")
    let sample = Sample(["a.txt": text, "b.txt": text])
    for (name, number) in [("a.txt", 1), ("b.txt", 2)] {
      try sample.ingest([name]) { $0.given.issueNumber = number }
    }
    #expect(try sample.sources() == ["a.txt", "b.txt"])
    for name in ["a.txt", "b.txt"] { sample.move(name, to: "x/" + name) }
    let report = try sample.ingest()
    #expect((report.added, report.moved, report.duplicates) == (2, 2, 0))
    for (name, number) in [("x/a.txt", 1), ("x/b.txt", 2)] {
      let pages = try sample.archive().snapshot().pages(issueNumber: number)
      #expect(pages.map(\.source.path) == [name])
    }
  }

  @Test("what was given for a file stays when it becomes a copy of one that changes meanwhile")
  func optionsOfFormerCopy() throws {
    let sample = Sample(["a.txt": twoPages["a.txt"] ?? "", "z.txt": twoPages["b.txt"] ?? ""])
    try sample.ingest(["a.txt"]) { $0.given.issueNumber = 7 }
    try sample.ingest()
    sample.write(twoPages["b.txt"] ?? "", "a.txt")
    sample.write(Sample.page("新", "别的内容"), "z.txt")
    #expect(try sample.ingest().replaced == 2)
    #expect(try sample.archive().snapshot().pages(issueNumber: 7).map(\.source.path) == ["a.txt"])
  }

  @Test(
    "two files that change names are both stored, and what was given for one goes with its text",
    arguments: ["a.txt", "b.txt"])
  func swapped(given: String) throws {
    let sample = Sample(twoPages)
    try sample.ingest()
    try sample.ingest([given]) { $0.given.issueNumber = 1 }
    sample.write(twoPages["b.txt"] ?? "", "a.txt")
    sample.write(twoPages["a.txt"] ?? "", "b.txt")
    let report = try sample.ingest()
    #expect((report.replaced, report.duplicates) == (2, 0))
    #expect(try sample.search("农时").hits.map(\.source) == ["b.txt"])
    #expect(try sample.search("演练").hits.map(\.source) == ["a.txt"])
    let pages = try sample.archive().snapshot().pages(issueNumber: 1)
    #expect(pages.map(\.source.path) == [given == "a.txt" ? "b.txt" : "a.txt"])
    #expect(try sample.archive().verify().findings == [])
  }

  @Test("a text whose file has moved stays, where its former file is a copy of a third one by now")
  func movedFromCopy() throws {
    let sample = Sample(["c.txt": twoPages["a.txt"] ?? ""])
    try sample.ingest()
    sample.move("c.txt", to: "a.txt")
    for name in ["b.txt", "c.txt"] { sample.write(twoPages["b.txt"] ?? "", name) }
    let report = try sample.ingest()
    #expect((report.added, report.moved, report.duplicates, report.removed) == (2, 1, 1, 0))
    #expect(try sample.search("农时").hits.map(\.source) == ["a.txt"])
    #expect(try sample.sources() == ["a.txt", "b.txt"])
  }

  /// Pages of the same size.
  private let texts = ["抢抓农时", "防汛演练", "山桃开花", "夜市迎客"]

  private func write(_ text: String, _ name: String, _ sample: Sample) {
    sample.write(Sample.page("标题", text), name)
    sample.disk.touch("/home/" + name, time: 1_622_548_800_000_000_000)
  }

  @Test("pages of one size and time that were renamed in turn are stored under their new names")
  func renamedInTurn() throws {
    let sample = Sample()
    for number in 1...3 { write(texts[number], "p\(number).txt", sample) }
    try sample.ingest()
    for number in [3, 2, 1] {
      sample.disk.move("/home/p\(number).txt", to: "/home/p\(number + 1).txt")
    }
    write(texts[0], "p1.txt", sample)
    let report = try sample.ingest()
    #expect((report.added, report.replaced, report.unchanged) == (1, 3, 0))
    for number in 1...4 {
      #expect(
        try sample.search(texts[number - 1]).hits.map(\.source) == ["p\(number).txt"])
    }
    #expect(try sample.ingest().byteCount == 0, "now they are known")
  }

  @Test("a new file that took the name of one of the same size and time is read")
  func movedOver() throws {
    let sample = Sample()
    write(texts[0], "a.txt", sample)
    try sample.ingest()
    write(texts[1], "new", sample)
    sample.disk.move("/home/new", to: "/home/a.txt")
    #expect(try sample.ingest().replaced == 1)
    #expect(try sample.search(texts[0]).hitCount == 0)
    #expect(try sample.search(texts[1]).hitCount == 1)
  }
}
