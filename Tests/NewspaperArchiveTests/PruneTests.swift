import IssueParser
import NewspaperArchive
import Storage
import Support
import Testing

/// Sources whose files are gone.
@Suite struct PruneTests {
  @Test("sources that are gone are removed when asked, and only below the given folders")
  func pruned() throws {
    let sample = Sample([
      "x/a.txt": Sample.page("甲", "一二三"), "x/b.txt": Sample.page("乙", "四五六"),
      "y/c.txt": Sample.page("丙", "七八九"),
    ])
    try sample.ingest()
    sample.disk.takeAway("/home/x/a.txt")
    sample.disk.takeAway("/home/y/c.txt")
    #expect(try sample.ingest(["x"]).removed == 0)
    #expect(try sample.ingest(["x"]) { $0.prunes = true }.removed == 1)
    #expect(try sample.sources() == ["x/b.txt", "y/c.txt"])
  }

  @Test("what cannot be listed is not taken for gone")
  func notPruned() throws {
    let sample = Sample(["x/deep/a.txt": Sample.page("甲", "一二三")])
    try sample.ingest()
    sample.disk.fail(.list, onPathEnding: "/deep", number: 13)
    sample.disk.takeAway("/home/x/deep/a.txt")
    let report = try sample.ingest(["x"]) { $0.prunes = true }
    #expect(report.removed == 0)
    #expect(report.problems == [SourceProblem(source: "x/deep", kind: .permission)])
  }

  @Test(
    "where nothing of a given path is left, nothing is pruned, since its disk may not be mounted")
  func unmounted() throws {
    let sample = Sample([
      "x/a.txt": Sample.page("甲", "一二三"), "x/y/b.txt": Sample.page("乙", "四五六"),
    ])
    try sample.ingest { $0.given.issueNumber = 7 }
    for name in ["x/a.txt", "x/y/b.txt"] { sample.disk.takeAway("/home/" + name) }
    for isDryRun in [true, false] {
      let report = try sample.ingest(["x", "x/a.txt", "none"]) {
        $0.prunes = true
        $0.isDryRun = isDryRun
      }
      #expect((report.removed, report.failed) == (0, 3))
      #expect(
        report.problems == [
          SourceProblem(source: "/home/x/a.txt", kind: .gone(stored: 1)),
          SourceProblem(source: "/home/none", kind: .missing),
          SourceProblem(source: "/home/x", kind: .emptied(stored: 2)),
        ])
    }
    #expect(try sample.sources() == ["x/a.txt", "x/y/b.txt"])
    // The same folder in part: the rest says that the disk is there.
    sample.write(Sample.page("甲", "一二三"), "x/a.txt")
    #expect(try sample.ingest(["x"]) { $0.prunes = true }.removed == 1)
    #expect(try sample.archive().snapshot().pages(issueNumber: 7).map(\.source.path) == ["x/a.txt"])
  }
}
