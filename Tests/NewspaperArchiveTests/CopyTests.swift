import ChineseText
import Foundation
import IssueParser
import NewspaperArchive
import Storage
import Support
import Testing

/// Which of two files with the same text is stored.
@Suite struct CopyTests {
  private let text = Sample.page("春耕备耕有序进行", "各县抢抓农时")
  private let dated = "2021-05-06/03.txt"

  private func place(_ sample: Sample) throws -> (source: String, day: String?, page: Int?) {
    let snapshot = try sample.archive().snapshot()
    let hits = try snapshot.search(SearchRequest("农时")).hits
    #expect(hits.count == 1)
    let hit = try #require(hits.first)
    return (hit.source, hit.place.date?.iso8601, hit.place.page?.number)
  }

  @Test(
    "of equal files the one whose path tells more is stored, whichever comes first",
    arguments: ["0inbox.txt", "inbox.txt"], [false, true])
  func tellsMore(name: String, inTwoRuns: Bool) throws {
    for first in [name, dated] {
      let sample = Sample([first: text])
      if inTwoRuns { try sample.ingest() }
      for other in [name, dated] where other != first { sample.write(text, other) }
      let report = try sample.ingest()
      let isSwapped = inTwoRuns && first == name
      #expect((report.added, report.pages) == (inTwoRuns && !isSwapped ? (0, 0) : (1, 1)))
      #expect((report.removed, report.duplicates) == (isSwapped ? 1 : 0, 1))
      #expect(
        report.problems == [SourceProblem(source: name, kind: .duplicate(of: dated))])
      #expect(try place(sample) == (dated, "2021-05-06", 3))
      let again = try sample.ingest()
      #expect((again.added, again.replaced, again.removed, again.duplicates) == (0, 0, 0, 1))
      #expect(try place(sample) == (dated, "2021-05-06", 3))
      #expect(try sample.archive().verify().findings == [])
    }
  }

  /// The same text as programs write it.
  private static let forms: [(name: String, bytes: @Sendable (String) -> [UInt8])] = [
    ("UTF-8 with a mark", { [0xEF, 0xBB, 0xBF] + $0.utf8 }),
    ("CR LF", { Array($0.replacing("\n", with: "\r\n").utf8) }),
    ("UTF-16", { [0xFF, 0xFE] + $0.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } }),
    ("GB 18030", { Array($0.data(using: String.Encoding(rawValue: 0x8000_0632)) ?? Data()) }),
  ]

  @Test("the same text in another encoding, or with other line ends, is a copy", arguments: 0..<4)
  func otherEncoding(form: Int) throws {
    let (name, bytes) = CopyTests.forms[form]
    let sample = Sample(["a.txt": text])
    sample.disk.place(bytes(text), at: "/home/b.txt")
    #expect(bytes(text) != Array(text.utf8))
    let report = try sample.ingest()
    #expect((report.added, report.duplicates) == (1, 1), "\(name)")
    #expect(report.problems == [SourceProblem(source: "b.txt", kind: .duplicate(of: "a.txt"))])
    // A file that was converted is stored as it is now, once.
    sample.disk.takeAway("/home/b.txt")
    sample.disk.place(bytes(text), at: "/home/a.txt")
    #expect(try sample.ingest().replaced == 1, "\(name)")
    #expect(try sample.ingest().unchanged == 1, "\(name)")
    // One that was converted and moved is the one that is gone.
    sample.disk.takeAway("/home/a.txt")
    sample.write(text, "c.txt")
    let moved = try sample.ingest()
    #expect((moved.added, moved.moved, moved.duplicates) == (1, 1, 0), "\(name)")
    #expect(try sample.sources() == ["c.txt"])
    #expect(try sample.archive().verify().findings == [])
  }

  @Test("a folder that a link leads to is read by its own name too, which tells its day")
  func linkedFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(text.utf8), to: "日报/2021-05-06/03.txt")
    try folder.link("latest", to: "日报/2021-05-06")
    let archive = try Archive.planned(folder.path + "/.llrb")
    let report = try archive.ingest([folder.path])
    #expect((report.added, report.duplicates, report.skipped) == (1, 1, 0))
    let hits = try archive.snapshot().search(SearchRequest("农时")).hits
    #expect(hits.map(\.source) == ["日报/2021-05-06/03.txt"])
  }

  @Test("folders that link to one another are read a few times each, not in all their orders")
  func linkedFolders() throws {
    let folder = try TemporaryFolder()
    let names = ["a", "b", "c", "d", "e"]
    for name in names {
      try folder.write(Array(Sample.page(name, "第\(name)次抢抓农时").utf8), to: name + "/01.txt")
      for other in names where other != name { try folder.link("\(name)/\(other)", to: other) }
    }
    let report = try Archive.planned(folder.path + "/.llrb").ingest([folder.path])
    #expect((report.added, report.failed) == (5, 0))
    #expect(report.duplicates <= 8 * 5 - 5)
    #expect(report.problems.contains { $0.kind == .skipped(.directory) })
  }

  @Test("what was given for a file goes with its text to a copy that tells more")
  func given() throws {
    let sample = Sample(["inbox/x.txt": text])
    try sample.ingest { $0.given.paper = "晚山日报" }
    sample.write(text, dated)
    try sample.ingest()
    #expect(try place(sample) == (dated, "2021-05-06", 3))
    #expect(try sample.search("农时").hits.first?.place.paper == "晚山日报")
  }

  @Test("a day given for two equal files holds for the text the next time too")
  func givenForBoth() throws {
    let sample = Sample(["0.txt": text, "2021-05-06/01.txt": text])
    let day = try #require(CivilDate(year: 2021, month: 5, day: 8))
    try sample.ingest { $0.given.date = day }
    let again = try sample.ingest()
    #expect((again.added, again.replaced) == (0, 0))
    #expect(try place(sample) == ("2021-05-06/01.txt", "2021-05-08", 1))
  }

  @Test(
    "what was given for a file stays while it has the text of another, of which nothing is known")
  func givenAndOverwritten() throws {
    let other = Sample.page("防汛演练", "全市开展演练")
    let sample = Sample(["b/x.txt": text])
    let day = try #require(CivilDate(year: 2021, month: 5, day: 8))
    try sample.ingest {
      $0.given.paper = "晚山日报"
      $0.given.date = day
      $0.given.page = PageNumber(2)
    }
    sample.write(other, "a.txt")
    try sample.ingest()
    sample.write(other, "b/x.txt")
    try sample.ingest()
    #expect(try sample.sources() == ["b/x.txt"])
    sample.write(text, "b/x.txt")
    try sample.ingest()
    #expect(try sample.sources() == ["a.txt", "b/x.txt"])
    #expect(try place(sample) == ("b/x.txt", "2021-05-08", 2))
  }
}
