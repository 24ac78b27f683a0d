import IssueParser
import NewspaperArchive
import Support
import Testing

@Suite("Upkeep of an archive")
struct UpkeepTests {
  private let pages = [
    "a.txt": Sample.page("甲", "一二三"), "old/b.txt": Sample.page("乙", "四五六"),
    "old/c.txt": Sample.page("丙", "七八九"),
  ]

  @Test("sources are removed by path, by name, or with their folder; what is unknown is told")
  func remove() throws {
    let sample = Sample(pages)
    try sample.ingest()
    let archive = try sample.archive()
    let first = try archive.remove(["/home/a.txt", "nothing"])
    #expect(first.removed == ["a.txt"] && first.unknown == ["nothing"])
    #expect(try sample.sources() == ["old/b.txt", "old/c.txt"])
    #expect(try archive.remove(["old"]).removed == ["old/b.txt", "old/c.txt"])
    #expect(try archive.remove(["old"]).unknown == ["old"])
    #expect(try sample.sources() == [])
    #expect(try archive.verify().findings == [])
  }

  @Test("a dry run removes nothing, and what was given by hand is told with what goes")
  func removeGiven() throws {
    let sample = Sample(pages)
    try sample.ingest()
    try sample.ingest(["old/b.txt"]) { $0.given.paper = "晚山日报" }
    let archive = try sample.archive()
    let planned = try archive.remove(["old", "old/b.txt", "nothing"], isDryRun: true)
    #expect(planned.removed == ["old/b.txt", "old/c.txt"] && planned.unknown == ["nothing"])
    #expect(planned.given.map(\.source) == ["old/b.txt"])
    #expect(planned.given.map(\.given.paper) == ["晚山日报"])
    #expect(try sample.sources() == ["a.txt", "old/b.txt", "old/c.txt"])
    #expect(try archive.remove(["old", "old/b.txt", "nothing"]) == planned)
    #expect(try sample.sources() == ["a.txt"])
    #expect(try archive.remove(["a.txt"]).given.isEmpty)
  }

  @Test("compacting leaves one segment, without what was removed, and the same answers")
  func compact() throws {
    let sample = Sample(pages)
    try sample.ingest()
    let archive = try sample.archive()
    _ = try archive.remove(["old/b.txt"])
    let report = try archive.compact()
    #expect(report.segmentsAfter == 1)
    #expect(report.bytesAfter < report.bytesBefore)
    #expect(try sample.sources() == ["a.txt", "old/c.txt"])
    #expect(try archive.snapshot().search(SearchRequest("七八")).hitCount == 1)
    #expect(try archive.snapshot().search(SearchRequest("四五")).hitCount == 0)
    #expect(try archive.verify().findings == [])
    let again = try archive.compact()
    #expect(again.bytesBefore == again.bytesAfter)
  }
}
