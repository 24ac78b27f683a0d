import BigramIndex
import Storage
import Support
import Testing

/// Bytes on disk that are not what was written.
@Suite struct DamageTests {
  /// What an index answers with one file replaced: the answers, or the typed error.
  private func outcome(
    _ disk: FaultyFileSystem.Disk, _ path: String, _ bytes: [UInt8]
  ) -> Result<[String], IndexError> {
    var damaged = disk
    damaged.files[path] = bytes
    let fileSystem = FaultyFileSystem(damaged)
    do throws(IndexError) {
      return .success(try SmallIndex.answers(on: fileSystem))
    } catch {
      return .failure(error)
    }
  }

  private func isDamage(_ error: IndexError, in path: String) -> Bool {
    switch error {
    case .corrupt(let file, let section, let byteOffset, _):
      file == path && !section.isEmpty && byteOffset >= 0
    case .unsupportedVersion(let file, _): file == path
    case .missing, .manifestLost, .locked, .tooLarge, .storage: false
    }
  }

  @Test("a flipped bit at any byte of any file: the same answers, or an error that names the place")
  func flips() throws {
    let clean = FaultyFileSystem()
    try SmallIndex.make(on: clean, steps: 2)
    let disk = clean.disk
    let answers = try SmallIndex.answers(on: clean)
    for (path, bytes) in disk.files.sorted(by: { $0.key < $1.key }) {
      for offset in bytes.indices {
        var damaged = bytes
        damaged[offset] ^= 1 << UInt8(offset & 7)
        switch outcome(disk, path, damaged) {
        case .success(let found): #expect(found == answers, "\(path) at \(offset)")
        case .failure(let error):
          #expect(isDamage(error, in: path), "\(path) at \(offset): \(error)")
        }
        damaged = bytes
        damaged[offset] = damaged[offset] ^ 0x80 >> UInt8(offset & 7)
        var replaced = disk
        replaced.files[path] = damaged
        let faults = try IndexCheck.run("/index", FaultyFileSystem(replaced))
        #expect(faults.count == 1, "the check misses \(path) at \(offset)")
      }
    }
  }

  @Test("a file cut off at any length is an error that names it")
  func truncations() throws {
    let clean = FaultyFileSystem()
    try SmallIndex.make(on: clean, steps: 1)
    let disk = clean.disk
    for (path, bytes) in disk.files {
      for count in bytes.indices {
        guard case .failure(let error) = outcome(disk, path, Array(bytes.prefix(count))) else {
          Issue.record("\(path) cut at \(count) went unnoticed")
          continue
        }
        #expect(isDamage(error, in: path), "\(path) cut at \(count): \(error)")
      }
    }
  }

  @Test("segments without a manifest are no empty index: nobody reads them or clears them away")
  func lostManifest() throws {
    let clean = FaultyFileSystem()
    try SmallIndex.make(on: clean, steps: 2)
    var disk = clean.disk
    disk.files["/index/manifest"] = nil
    let after = FaultyFileSystem(disk)
    let error = IndexError.manifestLost(directory: SmallIndex.directory)
    #expect(throws: error) { _ = try IndexSnapshot.open(SmallIndex.directory, after) }
    #expect(throws: error) { _ = try IndexCheck.run(SmallIndex.directory, after) }
    #expect(throws: error) {
      let writer = try IndexWriter.open(SmallIndex.directory, after)
      _ = consume writer
    }
    #expect(
      after.disk.files.filter { $0.key.hasSuffix(".seg") }
        == disk.files.filter { $0.key.hasSuffix(".seg") })
  }

  @Test("a segment that is missing is told by its path")
  func missingSegment() throws {
    let disk = FaultyFileSystem()
    try SmallIndex.make(on: disk, steps: 1)
    disk.takeAway("/index/000001.seg")
    #expect(
      throws: IndexError.storage(
        .system(operation: .map, path: "/index/000001.seg", number: 2))
    ) { try IndexSnapshot.open("/index", disk) }
  }

  @Test("the check tells of a segment that is missing or refused among all that is wrong")
  func missingAmongOthers() throws {
    for isMissing in [true, false] {
      let disk = FaultyFileSystem()
      try SmallIndex.make(on: disk, steps: 2)
      let path = "/index/000001.seg"
      if isMissing {
        disk.takeAway(path)
      } else {
        disk.fail(.read, onPathEnding: path, number: 5)
      }
      var other = try disk.read("/index/000002.seg")
      other[20] ^= 1
      disk.place(other, at: "/index/000002.seg")
      let faults = try IndexCheck.run(SmallIndex.directory, disk)
      #expect(faults.count == 2)
      #expect(
        faults.first
          == .storage(.system(operation: .read, path: path, number: isMissing ? 2 : 5)))
      #expect(faults.last.map { isDamage($0, in: "/index/000002.seg") } == true)
    }
  }

  @Test("a segment put in another's place is refused")
  func exchangedSegment() throws {
    let disk = FaultyFileSystem()
    try SmallIndex.make(on: disk, steps: 2)
    let other = try #require(disk.disk.files["/index/000002.seg"])
    disk.place(other, at: "/index/000001.seg")
    #expect(throws: IndexError.self) { try IndexSnapshot.open("/index", disk) }
  }

  @Test("where there is no index, the error says so")
  func missing() {
    #expect(throws: IndexError.missing(directory: "/index")) {
      try IndexSnapshot.open("/index", FaultyFileSystem())
    }
  }
}
