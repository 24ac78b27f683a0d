import BigramIndex
import ChineseText
import Foundation
import IssueParser
import NewspaperArchive
import Storage
import Support
import Synchronization
import Testing

@Suite struct IngestTests {
  private let twoPages = [
    "a.txt": Sample.page("春耕备耕有序进行", "各县抢抓农时"),
    "b.txt": Sample.page("防汛演练", "全市开展演练"),
  ]

  @Test("new sources are added, and are unchanged the next time")
  func addedThenUnchanged() throws {
    let sample = Sample(twoPages)
    let first = try sample.ingest()
    #expect((first.added, first.unchanged, first.failed) == (2, 0, 0))
    #expect(first.pages == 2 && first.problems.isEmpty)
    let ids = try sample.search("农时").hits.map(\.id)
    #expect(ids.count == 1)
    let changes = sample.disk.changeCount
    let second = try sample.ingest()
    #expect((second.added, second.unchanged, second.replaced) == (0, 2, 0))
    #expect(second.byteCount == 0, "size and time are enough to know a source by")
    #expect(sample.disk.changeCount - changes <= 1, "nothing is written")
    #expect(try sample.search("农时").hits.map(\.id) == ids)
  }

  @Test("a few files of many are known again as all of them are")
  func fewOfMany() throws {
    let sample = Sample()
    for number in 100..<200 {
      sample.write(Sample.page("农事\(number)", "各县抢抓农时\(number)"), "\(number).txt")
    }
    try sample.ingest()
    sample.write(Sample.page("防汛演练", "全市开展演练"), "150.txt")
    let few = try sample.ingest(["150.txt", "199.txt"])
    #expect((few.added, few.unchanged, few.replaced) == (0, 1, 1))
    let all = try sample.ingest()
    #expect((all.added, all.unchanged, all.replaced) == (0, 100, 0))
  }

  @Test("a source touched without a change keeps its ids, a changed one is replaced")
  func replaced() throws {
    let sample = Sample(twoPages)
    try sample.ingest()
    let id = try #require(try sample.search("农时").hits.first?.id)
    sample.write(twoPages["a.txt"] ?? "", "a.txt")
    #expect(try sample.ingest().unchanged == 2)
    sample.write(Sample.page("春耕备耕有序进行", "各地抢抓雨后墒情"), "a.txt")
    let report = try sample.ingest()
    #expect((report.replaced, report.unchanged) == (1, 1))
    #expect(try sample.search("农时").hitCount == 0)
    #expect(try sample.search("墒情").hitCount == 1)
    #expect(try sample.archive().snapshot().unit(id: id) == nil)
    #expect(try sample.archive().verify().findings == [])
  }

  @Test("a source that vanishes, may not be read, or is no text is named, and the rest goes on")
  func problems() throws {
    let sample = Sample(twoPages)
    sample.write("", "empty.txt")
    sample.write("  \n\n", "blank.txt")
    sample.disk.place([0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 1], at: "/home/image.txt")
    sample.disk.place(Array("%PDF-1.4 text".utf8), at: "/home/scan.txt")
    sample.write("gone", "vanished.txt")
    sample.write("secret", "secret.txt")
    sample.disk.fail(.read, onPathEnding: "vanished.txt", number: 2)
    sample.disk.fail(.read, onPathEnding: "secret.txt", number: 13)
    sample.disk.fail(.read, onPathEnding: "b.txt", number: 5)
    let report = try sample.ingest(["", "nowhere"])
    #expect((report.added, report.failed) == (1, 8))
    let kinds = Dictionary(uniqueKeysWithValues: report.problems.map { ($0.source, $0.kind) })
    #expect(kinds["/home/nowhere"] == .missing)
    #expect(kinds["empty.txt"] == .empty && kinds["blank.txt"] == .empty)
    #expect(kinds["image.txt"] == .binary && kinds["scan.txt"] == .binary)
    #expect(kinds["vanished.txt"] == .missing && kinds["secret.txt"] == .permission)
    #expect(
      kinds["b.txt"]
        == .unreadable(.system(operation: .read, path: "/home/b.txt", number: 5)))
    #expect(try sample.search("农时").hitCount == 1)
  }

  @Test("files of any size are refused, whatever their sizes sum up to")
  func hugeFiles() throws {
    let sample = Sample(twoPages)
    for name in ["x.txt", "y.txt"] {
      sample.write("", name)
      sample.disk.stretch("/home/" + name, to: 6 << 60)
    }
    var last: IngestProgress?
    let report = try sample.archive().ingest(["/home"], options: IngestOptions()) { last = $0 }
    #expect((report.added, report.failed) == (2, 2))
    let limit = SourceText.sizeLimit
    #expect(report.problems.map(\.kind) == [.tooLarge(limit: limit), .tooLarge(limit: limit)])
    #expect(last?.sourcesDone == 4 && last?.bytesDone == last?.byteCount)
  }

  @Test("a good page stays when its file goes bad")
  func badCopy() throws {
    let sample = Sample(twoPages)
    try sample.ingest()
    sample.write("", "a.txt")
    let report = try sample.ingest()
    #expect(
      report.problems == [SourceProblem(source: "a.txt", kind: .empty, isStored: true)])
    #expect(report.failed == 1)
    #expect(try sample.search("农时").hitCount == 1)
  }

  @Test("a few bytes that are no text are a doubt, and the page is stored")
  func invalidBytes() throws {
    let sample = Sample()
    let text = Array(Sample.page("春耕备耕有序进行", "各县抢抓农时").utf8)
    sample.disk.place(text + [0xFF, 0xFE, 0x0A], at: "/home/a.txt")
    let report = try sample.ingest()
    #expect((report.added, report.failed) == (1, 0))
    let problem = try #require(report.problems.first)
    guard case .invalidBytes(let count, let byteOffset) = problem.kind else {
      Issue.record("unexpected \(problem)")
      return
    }
    #expect(count >= 1 && byteOffset == text.count)
    #expect(!problem.isFailure)
    #expect(try sample.search("抢抓农时").hitCount == 1)
  }

  @Test("the same bytes are stored once, and follow their file when it moves")
  func duplicates() throws {
    let sample = Sample(twoPages)
    sample.write(twoPages["a.txt"] ?? "", "copy.txt")
    let report = try sample.ingest()
    #expect((report.added, report.duplicates) == (2, 1))
    #expect(
      report.problems == [SourceProblem(source: "copy.txt", kind: .duplicate(of: "a.txt"))])
    #expect(try sample.search("农时").hitCount == 1)
    let id = try sample.search("农时").hits.map(\.id)
    sample.disk.takeAway("/home/a.txt")
    let moved = try sample.ingest()
    #expect((moved.added, moved.moved, moved.duplicates) == (1, 1, 0))
    #expect(try sample.sources() == ["b.txt", "copy.txt"])
    #expect(try sample.search("农时").hits.map(\.id) == id)
  }

  @Test("the same bytes on another day or page are a page of their own, not a copy")
  func sameBytesOfOtherDays() throws {
    let text = Sample.page("订报启事", "抢抓农时订阅报纸")
    let names = [
      "2021-05-06/01.txt", "2021-05-07/01.txt", "2021-05-07/02.txt", "copies/2021-05-07/02.txt",
      "copy.txt",
    ]
    let sample = Sample([:])
    for name in names { sample.write(text, name) }
    let report = try sample.ingest()
    #expect((report.added, report.duplicates) == (3, 2))
    #expect(
      report.problems == [
        SourceProblem(source: names[3], kind: .duplicate(of: names[2])),
        SourceProblem(source: names[4], kind: .duplicate(of: names[0])),
      ])
    let again = try sample.ingest()
    #expect((again.added, again.unchanged, again.duplicates) == (0, 3, 2))
    #expect(try sample.sources() == Array(names.prefix(3)))
    // A file that has moved is no page more, whatever day its new name tells.
    sample.disk.takeAway("/home/2021-05-06/01.txt")
    sample.write(text, "2021-05-08/01.txt")
    let moved = try sample.ingest()
    #expect((moved.added, moved.moved, moved.duplicates) == (1, 1, 2))
    #expect(try sample.sources() == [names[1], names[2], "2021-05-08/01.txt"])
  }

  @Test("what a file held before it became a copy of another is told as removed")
  func formerText() throws {
    let sample = Sample(twoPages)
    try sample.ingest()
    sample.write(twoPages["a.txt"] ?? "", "b.txt")
    for isDryRun in [true, false] {
      let report = try sample.ingest { $0.isDryRun = isDryRun }
      #expect((report.unchanged, report.removed, report.duplicates) == (1, 1, 1))
    }
    #expect(try sample.sources() == ["a.txt"])
    let again = try sample.ingest()
    #expect((again.unchanged, again.removed, again.duplicates) == (1, 0, 1))
    // Where the former text has moved to another file, nothing is lost.
    let other = Sample(twoPages)
    try other.ingest()
    other.write(twoPages["b.txt"] ?? "", "c.txt")
    other.write(twoPages["a.txt"] ?? "", "b.txt")
    let moved = try other.ingest()
    #expect((moved.moved, moved.added, moved.removed, moved.duplicates) == (1, 1, 0, 1))
    #expect(try other.sources() == ["a.txt", "c.txt"])
  }

  @Test("a copy is stored when its original changes in the same run")
  func duplicateOfChanged() throws {
    let sample = Sample(["z.txt": twoPages["a.txt"] ?? ""])
    try sample.ingest()
    sample.write(twoPages["a.txt"] ?? "", "a.txt")
    sample.write(Sample.page("新", "别的内容"), "z.txt")
    let report = try sample.ingest()
    #expect((report.added, report.replaced, report.duplicates) == (1, 1, 0))
    #expect(try sample.search("农时").hits.map(\.source) == ["a.txt"])
    #expect(try sample.search("别的内容").hits.map(\.source) == ["z.txt"])
    #expect(try sample.archive().verify().findings == [])
  }

  @Test("folders are read in the order of names, without hidden files and files that are no text")
  func walk() throws {
    let sample = Sample([
      "b/2.txt": Sample.page("甲", "一"), "b/10.txt": Sample.page("乙", "二"),
      "a.md": Sample.page("丙", "三"), "page": Sample.page("丁", "四"),
      ".hidden.txt": "x", ".git/x.txt": "x", "scan.jpg": "x", "list.csv": "x",
    ])
    var order: [String] = []
    let archive = try sample.archive()
    let report = try archive.ingest(["/home", "/home/b/2.txt"]) { order.append($0.source) }
    #expect(order == ["a.md", "b/10.txt", "b/2.txt", "page"])
    #expect(report.skipped == 2 && report.failed == 0)
    #expect(
      report.problems
        == ["list.csv", "scan.jpg"].map {
          SourceProblem(source: $0, kind: .skipped(.file))
        })
    #expect(try sample.ingest(["list.csv"]).added == 1, "a file that is named is taken")
  }

  @Test("a dry run tells the same and changes nothing")
  func dryRun() throws {
    let sample = Sample(twoPages)
    try sample.ingest()
    sample.write(Sample.page("新", "别的内容"), "a.txt")
    sample.write(Sample.page("又", "一页"), "c.txt")
    sample.disk.takeAway("/home/b.txt")
    let before = sample.disk.log
    let dry = try sample.ingest {
      $0.isDryRun = true
      $0.prunes = true
    }
    #expect(sample.disk.log == before)
    #expect((dry.added, dry.replaced, dry.removed) == (1, 1, 1))
    #expect(try sample.ingest { $0.prunes = true } == dry)
  }

  @Test("the bytes on disk do not depend on the number of jobs")
  func jobs() throws {
    var written: [[String: [UInt8]]] = []
    for jobs in [1, 2, 7] {
      let sample = try Sample.seeds()
      for number in 0..<40 {
        sample.write(Sample.page("第\(number)号", "内容\(number)"), "many/\(number).txt")
      }
      try sample.ingest {
        $0.jobs = jobs
        $0.bytesPerCommit = 2000
      }
      written.append(
        sample.disk.disk.files.filter {
          $0.key.hasPrefix("/home/.llrb/") && !$0.key.hasSuffix("/lock")
        })
    }
    #expect(written[0] == written[1] && written[1] == written[2])
    #expect(written[0].count >= 2)
  }

  @Test("what is given on the command line is the page's, and stays until something else is given")
  func options() throws {
    let sample = Sample(["a.txt": twoPages["a.txt"] ?? ""])
    let day = try #require(CivilDate(year: 1985, month: 7, day: 1))
    try sample.ingest {
      $0.given.date = day
      $0.given.page = 3
      $0.given.issueNumber = 164
      $0.given.paper = "吕梁报"
    }
    let page = try #require(try sample.archive().snapshot().pages(issueNumber: 164).first)
    #expect(page.page.masthead.date == day && page.page.masthead.evidence[.date] == .option)
    #expect(page.page.masthead.page == 3 && page.page.masthead.paper == "吕梁报")
    let same = try sample.ingest { $0.given.date = day }
    #expect((same.replaced, same.unchanged) == (0, 1), "what was given once stays given")
    #expect(try sample.ingest().unchanged == 1)
    let other = try sample.ingest { $0.given.page = 4 }
    #expect((other.replaced, other.unchanged) == (1, 0))
    let again = try #require(try sample.archive().snapshot().pages(issueNumber: 164).first)
    #expect(again.page.masthead.page == 4 && again.page.masthead.date == day)
    let cleared = try sample.ingest { $0.cleared = [.paper, .date] }
    #expect((cleared.replaced, cleared.unchanged) == (1, 0))
    let last = try #require(try sample.archive().snapshot().pages(issueNumber: 164).first)
    #expect(last.page.masthead.paper == nil && last.page.masthead.date == nil)
    #expect(last.page.masthead.page == 4, "what is not taken back stays given")
    #expect(try sample.ingest { $0.cleared = [.paper] }.unchanged == 1)
  }

  /// Says yes from a certain question on.
  private final class Impatience: Sendable {
    private let left: Atomic<Int>
    init(after count: Int) { left = Atomic(count) }
    func isOver() -> Bool { left.subtract(1, ordering: .relaxed).newValue <= 0 }
  }

  @Test("an interrupted ingest keeps what is done, and the next one goes on with the rest")
  func interrupted() throws {
    for jobs in [1, 3] {
      let sample = Sample()
      for number in 0..<50 {
        sample.write(Sample.page("第\(number)号", "内容\(number)"), "many/\(number).txt")
      }
      let impatience = Impatience(after: 20)
      let first = try sample.ingest {
        $0.jobs = jobs
        $0.isInterrupted = { impatience.isOver() }
      }
      #expect((first.added, first.notReached) == (20, 30))
      #expect(try sample.sources().count == 20)
      let second = try sample.ingest { $0.jobs = jobs }
      #expect((second.unchanged, second.added, second.notReached) == (20, 30, 0))
      #expect(try sample.archive().verify().findings == [])
      let late = Impatience(after: 50)
      let third = try sample.ingest { $0.isInterrupted = { late.isOver() } }
      #expect((third.unchanged, third.notReached) == (50, 0), "after the last nothing is left out")
    }
  }

  @Test("an ingest that is interrupted before it has met a page makes no archive")
  func interruptedBeforeAnyPage() throws {
    let sample = Sample()
    for number in 0..<60 {
      sample.disk.place([0, 0, 0, 0, 0, 0, 0, 0], at: "/home/\(number).txt")
    }
    let impatience = Impatience(after: 1)
    let report = try sample.ingest { $0.isInterrupted = { impatience.isOver() } }
    #expect(!report.madeArchive && !sample.disk.disk.directories.contains("/home/.llrb"))
    #expect((report.failed, report.notReached) == (1, 59))
  }

  @Test("what an interrupted ingest tells of its sources adds up, copies and all")
  func interruptedAmongCopies() throws {
    let sample = Sample()
    for number in 0..<50 {
      sample.write(Sample.page("第\(number % 3)号", "内容\(number % 3)"), "\(number).txt")
    }
    let impatience = Impatience(after: 20)
    let first = try sample.ingest { $0.isInterrupted = { impatience.isOver() } }
    #expect((first.added, first.duplicates, first.notReached) == (3, 0, 47))
    let second = try sample.ingest()
    #expect((second.unchanged, second.duplicates, second.notReached) == (3, 47, 0))
  }

  @Test("a few NUL bytes are a doubt like other bytes that are no text, many are no page")
  func fewNULs() throws {
    let sample = Sample()
    var text = Array((Sample.page("春耕备耕有序进行", "各县抢抓农时") + Sample.page("乙", "又一篇")).utf8)
    text += Array(String(repeating: "本报讯，全市各地认真抓好春耕备耕工作。\n", count: 200).utf8)
    let place = (text.lastIndex(of: 10) ?? 0) + 1
    sample.disk.place(text[..<place] + [0] + text[place...], at: "/home/a.txt")
    sample.disk.place(text[..<400] + [0, 0, 0, 0, 0, 0, 0, 0], at: "/home/b.txt")
    let report = try sample.ingest()
    #expect((report.added, report.failed) == (1, 1))
    #expect(
      report.problems.map(\.kind)
        == [.invalidBytes(count: 1, byteOffset: place), .binary])
    #expect(try sample.search("抢抓农时").hitCount == 1)
    #expect(try sample.archive().verify().findings == [])
  }

  @Test("a second writer is told who writes")
  func locked() throws {
    let sample = Sample(twoPages)
    let archive = try sample.archive()
    func whileLocked() throws {
      let lock = try DirectoryLock.acquire(archive.path, sample.disk)
      #expect(throws: ArchiveError.index(.locked(path: "/home/.llrb/lock", holder: 4711))) {
        try sample.ingest()
      }
      _ = consume lock
    }
    try whileLocked()
    #expect(try sample.ingest().added == 2)
  }

  @Test("a file without read permission on the real disk is a problem, as is a link in a circle")
  func realDisk() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Sample.page("甲", "一二三").utf8), to: "in/a.txt")
    try folder.write(Array("x".utf8), to: "in/secret.txt")
    let files = FileManager.default
    try files.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path + "/in/secret.txt")
    try files.createSymbolicLink(
      atPath: folder.path + "/in/circle", withDestinationPath: folder.path + "/in")
    try files.createSymbolicLink(
      atPath: folder.path + "/in/broken.txt", withDestinationPath: folder.path + "/none")
    let archive = try Archive.planned(folder.path + "/.llrb")
    let report = try archive.ingest([folder.path + "/in"])
    #expect(report.problems.contains(SourceProblem(source: "in/broken.txt", kind: .missing)))
    let isRoot = files.isReadableFile(atPath: folder.path + "/in/secret.txt")
    if !isRoot {
      #expect(report.problems.contains(SourceProblem(source: "in/secret.txt", kind: .permission)))
    }
    #expect(report.added == (isRoot ? 2 : 1))
    #expect(try Archive.find(from: folder.path + "/in").path == folder.path + "/.llrb")
  }
}
