import ChineseText
import IssueParser
import Storage
import Support
import Testing

@testable import NewspaperArchive

/// Damaged pages whose files are still there.
@Suite struct MendingTests {
  @Test("where damage is about some sources, an ingest of their files mends it")
  func ingest() throws {
    var mended = 0
    try DamagedPages.forEach { sample, archive, damage in
      let report = try archive.verify()
      #expect(!report.findings.isEmpty, "\(damage)")
      guard report.remedy == .ingest else { return }
      let sources = Set(report.findings.flatMap(\.sources)).sorted()
      #expect(sources.allSatisfy { DamagedPages.texts[$0] != nil }, "\(damage): \(sources)")
      let done = try sample.ingest(sources)
      #expect(done.replaced == sources.count, "\(damage): \(done)")
      #expect(done.problems.map(\.kind.code) == sources.map { _ in "damaged" }, "\(damage)")
      #expect(try archive.verify().findings == [], "\(damage)")
      #expect(try sample.ingest(sources).unchanged == sources.count, "\(damage)")
      mended += 1
    }
    #expect(mended > 5)
  }

  @Test("damage in what was removed alone is mended by compacting")
  func compact() throws {
    var mended = 0
    try DamagedPages.forEach { sample, archive, damage in
      let report = try archive.verify()
      guard report.remedy == .ingest else { return }
      let sources = Set(report.findings.flatMap(\.sources)).sorted()
      #expect(try archive.remove(sources).removed == sources, "\(damage)")
      let left = try archive.verify()
      if left.findings.isEmpty { return }  // So much was removed that its segment was rewritten.
      #expect(left.remedy == .compact, "\(damage): \(left)")
      _ = try archive.compact()
      #expect(try archive.verify().findings == [], "\(damage)")
      mended += 1
    }
    #expect(mended > 5)
  }

  @Test("an ingest of the folder replaces a page of which it cannot read the head, and stores on")
  func folder() throws {
    var mended = 0
    try DamagedPages.forEach { (sample, archive, damage) throws in
      sample.write(Sample.page("新的一页", "各县抢抓农时"), "new.txt")
      // What is damaged may be what everything hangs on.
      guard let report = try? sample.ingest() else { return }
      #expect(report.added == 1 && report.replaced + report.unchanged == 4, "\(damage): \(report)")
      let problems = report.problems.map(\.kind)
      #expect(problems.allSatisfy { $0 == .damaged(hasLostGiven: true) }, "\(damage): \(report)")
      #expect(problems.count == report.replaced, "\(damage): \(report)")
      if problems.isEmpty { return }
      #expect(try archive.verify().findings == [], "\(damage)")
      mended += 1
    }
    #expect(mended > 0)
  }

  @Test("what was given by hand for a damaged page stays, where it can still be read")
  func given() throws {
    let sample = Sample(DamagedPages.texts)
    try sample.ingest()
    try sample.ingest(["1.txt"]) { $0.given.paper = "晚山日报" }
    let archive = try sample.archive()
    _ = try archive.compact()
    let file = try #require(sample.disk.disk.files.keys.first { $0.hasSuffix(".seg") })
    let sound = sample.disk.disk
    var mended = 0
    for place in stride(from: 0, to: sound.files[file]?.count ?? 0, by: 397) {
      var disk = sound
      disk.files[file]?[place] ^= 0x10
      let sample = Sample(disk)
      guard try sample.archive().verify().remedy == .ingest else { continue }
      let report = try sample.ingest(["1.txt"])
      guard report.problems.map(\.kind) == [.damaged(hasLostGiven: false)] else { continue }
      let pages = try sample.archive().snapshot().pages(source: "1.txt")
      #expect(pages.map(\.page.masthead.paper?.text) == ["晚山日报"], "byte \(place)")
      mended += 1
    }
    #expect(mended > 0)
  }
}
