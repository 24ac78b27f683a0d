import IssueParser
import Storage
import Support
import Testing

@testable import NewspaperArchive

/// Whatever moment the power goes at, the archive is that of the last commit or of the new one,
/// whole, and the next ingest brings it up to date.
@Suite struct CrashTests {
  private static let first = ["a.txt": Sample.page("甲", "一二三"), "b.txt": Sample.page("乙", "四五六")]

  private func state(_ sample: Sample) throws -> [String] {
    let snapshot = try sample.archive().snapshot()
    return try sample.sources().map { source in
      "\(source): \(try snapshot.pages(source: source).map(\.page.articles))"
    }
  }

  @Test("a power cut during the first ingest leaves nothing or all of it")
  func firstIngest() throws {
    let sample = Sample(CrashTests.first)
    try sample.ingest()
    let new = try state(sample)
    try replay(sample, old: [], new: new)
  }

  @Test("a power cut during an update leaves the old archive or the new one")
  func update() throws {
    let before = Sample(CrashTests.first)
    try before.ingest()
    let old = try state(before)
    let sample = Sample(before.disk.disk)
    sample.write(Sample.page("甲", "七八九"), "a.txt")
    sample.write(Sample.page("丙", "十"), "c.txt")
    try sample.ingest()
    let new = try state(sample)
    #expect(old != new)
    try replay(sample, old: old, new: new)
  }

  @Test("a long ingest commits as it goes, and after a power cut the next one does what is missing")
  func longIngest() throws {
    let names = (10..<19).map { "\($0).txt" }
    let sample = Sample()
    for name in names { sample.write(Sample.page("第\(name)页", "各县抢抓农时"), name) }
    try sample.ingest { $0.bytesPerCommit = 150 }
    #expect(try sample.sources() == names)
    var lengths: Set<Int> = []
    var seen: [FaultyFileSystem.Disk] = []
    try sample.disk.forEachCrash { crash in
      if seen.contains(crash.disk) { return }
      seen.append(crash.disk)
      let after = Sample(crash.disk)
      let found = try after.sources()
      // What is there is the beginning of all, and of every source all is there.
      #expect(found == Array(names.prefix(found.count)), "after \(crash.operationCount)")
      #expect(try after.archive().verify().findings == [])
      guard lengths.insert(found.count).inserted else { return }
      let report = try after.ingest { $0.bytesPerCommit = 150 }
      #expect(report.unchanged == found.count && report.added == names.count - found.count)
      #expect(try state(after) == state(sample))
    }
    #expect(lengths.count > 3)
  }

  @Test("a folder that a killed ingest made is as durable as what the next one stores in it")
  func killedBeforeSync() throws {
    let sample = Sample(CrashTests.first)
    // All that the first ingest came to: the kernel knows the folder, the disk does not.
    try sample.disk.createDirectory(try sample.archive().path)
    try sample.ingest()
    let new = try state(sample)
    let end = sample.disk.log.count
    try sample.disk.forEachCrash { crash in
      guard crash.operationCount == end else { return }
      let found = try state(Sample(crash.disk))
      #expect(found == new, "names \(crash.keptNames)")
    }
    try replay(sample, old: [], new: new)
  }

  private func replay(_ sample: Sample, old: [String], new: [String]) throws {
    var count = 0
    var seen: [FaultyFileSystem.Disk] = []
    try sample.disk.forEachCrash { crash in
      if seen.contains(crash.disk) { return }
      seen.append(crash.disk)
      count += 1
      let after = Sample(crash.disk)
      let place = "after \(crash.operationCount), data \(crash.data), names \(crash.keptNames)"
      let found = try state(after)
      #expect(found == old || found == new, "\(place)")
      #expect(try after.archive().verify().findings == [], "\(place)")
      try after.ingest()
      #expect(try state(after) == new, "\(place)")
    }
    #expect(count > 10)
  }

  @Test("a call that the disk refuses leaves the old archive or the new one")
  func refusals() throws {
    let before = Sample(CrashTests.first)
    try before.ingest()
    let old = try state(before)
    for number: Int32 in [28, 5] {
      for isPartial in [false, true] {
        var index = 0
        while true {
          let sample = Sample(before.disk.disk)
          sample.write(Sample.page("甲", "七八九"), "a.txt")
          sample.disk.failChange(index, number: number, isPartial: isPartial)
          var failure: ArchiveError?
          do {
            try sample.ingest()
          } catch {
            failure = error
          }
          sample.disk.heal()
          let found = try state(sample)
          if failure == nil { #expect(found != old, "a success is one") }
          let findings = try sample.archive().verify().findings
          #expect(findings == [], "call \(index), error \(number)")
          try sample.ingest()
          #expect(try state(sample) != old, "call \(index), error \(number)")
          if sample.disk.changeCount <= index { break }
          index += 1
        }
        #expect(index > 4)
      }
    }
  }
}
