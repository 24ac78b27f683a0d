import BigramIndex
import Storage
import Support
import Testing

/// Power cuts, full disks, and other writers.
@Suite struct CrashTests {
  /// The answers after each number of steps; nil stands for no commit.
  private func states() throws -> [[String]?] {
    var states: [[String]?] = [nil]
    for count in 1...SmallIndex.stepCount {
      let disk = FaultyFileSystem()
      try SmallIndex.make(on: disk, steps: count)
      states.append(try SmallIndex.answers(on: disk))
    }
    return states
  }

  private func state(on disk: FaultyFileSystem) throws -> [String]? {
    do throws(IndexError) {
      let index = try IndexSnapshot.open(SmallIndex.directory, disk)
      return index.generation.number == 0 ? nil : try SmallIndex.answers(on: disk)
    } catch {
      guard case .missing = error else { throw error }
      return nil
    }
  }

  @Test("the name of a new index is synced in its folder, though it begin with a combining mark")
  func folderName() throws {
    let disk = FaultyFileSystem()
    disk.place([], at: "/a/b")
    _ = try IndexWriter.open("/a/\u{301}", disk)
    #expect(disk.log.contains(.syncDirectory("/a")))
  }

  @Test(
    "after a power cut at any moment the index is that of the last commit or of the next, whole")
  func crashes() throws {
    let states = try states()
    let disk = FaultyFileSystem()
    var finished: [Int] = [0]
    do {
      var writer = try IndexWriter.open(SmallIndex.directory, disk)
      for number in 0..<SmallIndex.stepCount {
        try SmallIndex.step(number, &writer)
        finished.append(disk.log.count)
      }
    }
    var count = 0
    try disk.forEachCrash { crash in
      count += 1
      let after = FaultyFileSystem(crash.disk)
      let committed = (finished.lastIndex { $0 <= crash.operationCount }) ?? 0
      let found = try state(on: after)
      let isNext = committed + 1 < states.count && found == states[committed + 1]
      #expect(
        found == states[committed] || isNext,
        "after \(crash.operationCount), \(crash.data), names \(crash.keptNames)")
      guard crash.operationCount % 5 == 0, crash.data == .torn else { return }
      // The next writer clears up and goes on.
      guard crash.disk.directories.contains("/index") else { return }
      do {
        var writer = try IndexWriter.open(SmallIndex.directory, after)
        try writer.append(SmallIndex.document("后来", "后来", ["z"]))
        try writer.commit()
      }
      #expect(try IndexCheck.run(SmallIndex.directory, after) == [])
      let names = after.disk.files.keys
      #expect(!names.contains { $0.hasSuffix(".tmp") })
      let snapshot = try IndexSnapshot.open(SmallIndex.directory, after)
      #expect(names.filter { $0.hasSuffix(".seg") }.count == snapshot.statistics().segments)
    }
    #expect(count > 60)
  }

  @Test(
    "whichever call the disk refuses, the last commit stands, and the commit can be tried again")
  func refusals() throws {
    let states = try states()
    for number: Int32 in [28, 5] {
      for isPartial in [false, true] {
        var index = 0
        while try refuse(change: index, number, isPartial, states) { index += 1 }
        #expect(index > 20)
      }
    }
  }

  /// Runs all steps with one refused call; false where there are not so many calls.
  private func refuse(
    change index: Int, _ number: Int32, _ isPartial: Bool, _ states: [[String]?]
  ) throws -> Bool {
    let disk = FaultyFileSystem()
    disk.failChange(index, number: number, isPartial: isPartial)
    do {
      guard var writer = try? IndexWriter.open(SmallIndex.directory, disk) else { return true }
      for place in 0..<SmallIndex.stepCount {
        do throws(IndexError) {
          try SmallIndex.step(place, &writer)
        } catch {
          guard case .storage(.system(_, _, number)) = error else {
            Issue.record("change \(index): \(error)")
            return true
          }
          let found = try state(on: disk)
          #expect(found == states[place] || found == states[place + 1], "change \(index)")
          disk.heal()
          try writer.commit()
        }
        if place < 2 { #expect(try state(on: disk) == states[place + 1], "change \(index)") }
      }
    }
    #expect(try IndexCheck.run(SmallIndex.directory, disk) == [], "change \(index)")
    return disk.changeCount > index
  }

  @Test("a commit of nothing writes nothing, be it the first")
  func commitOfNothing() throws {
    let disk = FaultyFileSystem()
    var writer = try IndexWriter.open(SmallIndex.directory, disk)
    for generation in [Generation(0), Generation(1)] {
      let before = disk.log
      let found = try writer.commit()
      #expect(found == generation)
      #expect(disk.log == before)
      if generation.number == 0 { try SmallIndex.step(0, &writer) }
    }
  }

  @Test("what the disk refuses is told at once, and written again only when it is asked for again")
  func retries() throws {
    let disk = FaultyFileSystem()
    func attempts() -> Int {
      disk.log.count {
        if case .create(let path, _) = $0 { return path.hasSuffix(".seg.tmp") }
        return false
      }
    }
    disk.fail(.append, onPathEnding: ".seg.tmp", number: 28)
    do {
      var writer = try IndexWriter.open(SmallIndex.directory, disk)
      for attempt in 1...3 {
        #expect(throws: IndexError.self) { try SmallIndex.step(0, &writer) }
        #expect(attempts() == attempt)
      }
    }
    #expect(attempts() == 3)
    disk.heal()
    #expect(try state(on: disk) == nil)
  }

  @Test("a commit that stands has not failed where what it replaced cannot be removed")
  func undeletable() throws {
    let disk = FaultyFileSystem()
    disk.fail(.remove, onPathEnding: ".seg", number: 5)
    try SmallIndex.make(on: disk, steps: SmallIndex.stepCount)
    #expect(try state(on: disk) == states().last)
    func segments() -> Int { disk.disk.files.keys.count { $0.hasSuffix(".seg") } }
    let count = try IndexSnapshot.open(SmallIndex.directory, disk).statistics().segments
    #expect(segments() > count)
    disk.heal()
    _ = try IndexWriter.open(SmallIndex.directory, disk)
    #expect(segments() == count)
  }

  @Test("what was not committed is gone, and so are its files")
  func abandoned() throws {
    let disk = FaultyFileSystem()
    try SmallIndex.make(on: disk, steps: 1)
    let before = disk.disk
    do {
      var writer = try IndexWriter.open(SmallIndex.directory, memoryBudget: 1, disk)
      for _ in 0..<10 { try writer.append(SmallIndex.document("新", "新", ["n"])) }
      try writer.compact()
    }
    #expect(disk.disk == before)
  }

  @Test("a second writer is refused while the first is at work, and welcome after it")
  func locked() throws {
    let folder = try TemporaryFolder()
    let disk = DiskFileSystem()
    let path = folder.path + "/index"
    do {
      let writer = try IndexWriter.open(path, disk)
      let error = #expect(throws: IndexError.self) { _ = try IndexWriter.open(path, disk) }
      guard case .locked(_, let holder) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(holder != nil)
      #expect(writer.generation == Generation(0))
    }
    _ = try IndexWriter.open(path, disk)
  }

  @Test("a snapshot stays as it was while a writer replaces, merges and removes")
  func snapshotStays() throws {
    let folder = try TemporaryFolder()
    let disk = DiskFileSystem()
    let path = folder.path + "/index"
    var writer = try IndexWriter.open(path, disk)
    try SmallIndex.step(0, &writer)
    let snapshot = try IndexSnapshot.open(path, disk)
    let answers = try SmallIndex.answers(snapshot)
    try SmallIndex.step(1, &writer)
    try SmallIndex.step(2, &writer)
    #expect(try SmallIndex.answers(snapshot) == answers)
    let next = try IndexSnapshot.open(path, disk)
    #expect(next.generation == Generation(3))
    #expect(next.statistics().segments == 1)
  }

  @Test("the same changes in the same order make byte-identical files")
  func identical() throws {
    for budget in [1, 1 << 20] {
      let disks = [FaultyFileSystem(), FaultyFileSystem()]
      for disk in disks {
        var corpus = RandomCorpus(seed: 7)
        var writer = try IndexWriter.open(SmallIndex.directory, memoryBudget: budget, disk)
        for number in 0..<40 {
          try writer.append(corpus.document())
          if number % 9 == 8 { try writer.commit() }
        }
        try writer.delete(documentsWithKey: "k3")
        try writer.commit()
      }
      #expect(disks[0].disk == disks[1].disk)
    }
  }
}
