import Storage
import Support
import Testing

@testable import NewspaperArchive

/// Damaged files give an answer that is right or a typed error, and `verify` finds every damage.
@Suite struct DamageTests {
  private func archived() throws -> FaultyFileSystem.Disk {
    let sample = Sample([
      "a.txt": Sample.page("春耕备耕有序进行", "各县抢抓农时"), "b.txt": Sample.page("防汛演练", "全市开展演练"),
    ])
    try sample.ingest()
    return sample.disk.disk
  }

  private func files(_ disk: FaultyFileSystem.Disk) -> [String] {
    disk.files.keys.filter { $0.hasPrefix("/home/.llrb/") && !$0.hasSuffix("/lock") }.sorted()
  }

  /// All that can be read, as one comparable value; nil where it is refused with a typed error, or
  /// it is told that something was left out.
  private func everything(_ disk: FaultyFileSystem.Disk) throws -> String? {
    let sample = Sample(disk)
    do {
      let snapshot = try Archive.open("/home/.llrb", sample.disk).snapshot()
      var text = ""
      for query in ["农时", "演练", "本报讯"] {
        let result = try snapshot.search(SearchRequest(query))
        text += "\(result.hitCount) \(result.occurrenceCount) \(result.hits)"
      }
      for source in ["a.txt", "b.txt"] { text += "\(try snapshot.pages(source: source))" }
      return snapshot.omission == nil ? text : nil
    } catch {
      return nil
    }
  }

  @Test("a flipped bit anywhere is a typed error or changes nothing, and verify sees it")
  func flips() throws {
    let whole = try archived()
    let expected = try everything(whole)
    #expect(expected != nil)
    var generator = SeededGenerator(seed: 0xF11B)
    for path in files(whole) {
      let count = whole.files[path]?.count ?? 0
      for _ in 0..<min(count, 150) {
        var disk = whole
        let place = Int.random(in: 0..<count, using: &generator)
        disk.files[path]?[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        let answer = try everything(disk)
        #expect(
          answer == nil || answer == expected, "seed \(generator.seed), \(path) byte \(place)")
        let report = try Archive.open("/home/.llrb", Sample(disk).disk).verify()
        #expect(!report.findings.isEmpty, "seed \(generator.seed), \(path) byte \(place)")
      }
    }
  }

  @Test("a file cut short or lost is a typed error or changes nothing, and verify sees it")
  func truncations() throws {
    let whole = try archived()
    let expected = try everything(whole)
    for path in files(whole) {
      let count = whole.files[path]?.count ?? 0
      for length in stride(from: 0, to: count, by: max(1, count / 60)) {
        var disk = whole
        disk.files[path]?.removeLast(count - length)
        let answer = try everything(disk)
        #expect(answer == nil || answer == expected, "\(path) cut to \(length)")
        let report = try Archive.open("/home/.llrb", Sample(disk).disk).verify()
        #expect(!report.findings.isEmpty, "\(path) cut to \(length)")
      }
      var disk = whole
      disk.files[path] = nil
      let answer = try everything(disk)
      #expect(answer == nil || answer == expected, "\(path) lost")
    }
  }

  @Test("a lost manifest is an error for the writer too, which would clear everything away")
  func lostManifest() throws {
    var disk = try archived()
    let manifest = try #require(files(disk).first { $0.hasSuffix("manifest") })
    disk.files[manifest] = nil
    let sample = Sample(disk)
    let error = ArchiveError.manifestLost(path: "/home/.llrb")
    #expect(throws: error) { try sample.ingest() }
    #expect(throws: error) { try sample.search("农时") }
    #expect(try sample.archive().verify().findings.map(\.kind) == [.damage(error)])
    #expect(sample.disk.disk.files.keys.contains { $0.hasSuffix(".seg") })
  }
}
