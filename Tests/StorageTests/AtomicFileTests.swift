import Storage
import Support
import Testing

@Suite struct AtomicFileTests {
  private func disk(holding old: [UInt8]) -> FaultyFileSystem {
    var start = FaultyFileSystem.Disk()
    start.directories.insert("/a")
    start.files["/a/file"] = old
    return FaultyFileSystem(start)
  }

  private func replace(_ disk: FaultyFileSystem, with new: [UInt8]) throws {
    var file = try AtomicFile.create("file", in: "/a", disk)
    try file.append(new)
    try file.finish()
  }

  @Test("after a power cut at any moment the file is the old one or the new one, whole")
  func crashes() throws {
    let old: [UInt8] = [1, 2, 3]
    let new = [UInt8](repeating: 9, count: 100_000)
    let disk = disk(holding: old)
    try replace(disk, with: new)
    var found: Set<[UInt8]> = []
    var count = 0
    try disk.forEachCrash { crash in
      count += 1
      let bytes = try #require(crash.disk.files["/a/file"])
      #expect(bytes == old || bytes == new, "after \(crash.operationCount), \(crash.data)")
      found.insert(bytes)
      if crash.operationCount == disk.log.count { #expect(bytes == new) }
    }
    #expect(found == [old, new])
    #expect(count > 10)
  }

  @Test("a rename without a sync before it can lose bytes, and the model shows it")
  func modelIsStrict() throws {
    let disk = disk(holding: [1, 2, 3])
    let handle = try disk.create("/a/new")
    try disk.append([4, 5, 6, 7].span, to: handle)
    try disk.rename("/a/new", to: "/a/file")
    try disk.syncDirectory("/a")
    var found: Set<[UInt8]> = []
    disk.forEachCrash { found.insert($0.disk.files["/a/file"] ?? []) }
    #expect(found.isSuperset(of: [[], [4, 5], [0, 0, 0, 0], [4, 5, 6, 7]]))
  }

  @Test("every refused call is thrown, and leaves the old file and nothing aside")
  func refusals() throws {
    let old: [UInt8] = [1, 2, 3]
    for number: Int32 in [28, 5] {
      for isPartial in [false, true] {
        var index = 0
        while true {
          let disk = disk(holding: old)
          disk.failChange(index, number: number, isPartial: isPartial)
          do {
            try replace(disk, with: [7, 8, 9, 10])
            break
          } catch let error as StorageError {
            guard case .system(_, _, number) = error else {
              Issue.record("unexpected \(error)")
              return
            }
          }
          let isRenamed = disk.log.contains { if case .rename = $0 { true } else { false } }
          #expect(disk.disk.files == ["/a/file": isRenamed ? [7, 8, 9, 10] : old])
          index += 1
        }
        #expect(index == 5, "create, append, sync, rename, syncDirectory")
      }
    }
  }
}
