import Foundation
import Storage
import Support
import Testing

@Suite struct DiskFileSystemTests {
  private let disk = DiskFileSystem()

  @Test("a file written aside appears whole, and can be read, mapped, listed and removed")
  func writeAndRead() throws {
    let folder = try TemporaryFolder()
    var file = try AtomicFile.create("a.bin", in: folder.path, disk)
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try file.append(Array(bytes.prefix(100)))
    try file.append(Array(bytes.dropFirst(100)))
    #expect(try disk.list(folder.path) == ["a.bin.tmp"])
    try file.finish()
    #expect(try disk.list(folder.path) == ["a.bin"])
    #expect(try disk.read(folder.path + "/a.bin") == bytes)
    try disk.readThrough(folder.path + "/a.bin")
    let map = try disk.map(folder.path + "/a.bin")
    #expect(map.bytes.copied(0..<map.count) == bytes)
    map.release()
    #expect(map.bytes.copied(0..<map.count) == bytes)
    #expect(try disk.status(of: folder.path + "/a.bin").size == 200_000)
    try disk.remove(folder.path + "/a.bin")
    #expect(try !disk.exists(folder.path + "/a.bin"))
    try disk.removeIfPresent(folder.path + "/a.bin")
  }

  @Test("a file that is dropped before it is finished leaves nothing behind")
  func dropped() throws {
    let folder = try TemporaryFolder()
    func begin() throws {
      var file = try AtomicFile.create("a.bin", in: folder.path, disk)
      try file.append([1, 2, 3])
    }
    try begin()
    #expect(try disk.list(folder.path) == [])
  }

  @Test("leftovers of a crash are removed and named")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "a.seg.tmp")
    try folder.write([1], to: "b.seg")
    #expect(try AtomicFile.removeLeftovers(in: folder.path, disk) == ["a.seg.tmp"])
    #expect(try disk.list(folder.path) == ["b.seg"])
  }

  @Test("an empty file maps to no bytes")
  func emptyFile() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "empty")
    let map = try disk.map(folder.path + "/empty")
    #expect(map.count == 0 && map.bytes.isEmpty)
    #expect(try disk.read(folder.path + "/empty") == [])
  }

  @Test("what is missing and what is no file are told apart")
  func typedErrors() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/none"
    let error = #expect(throws: StorageError.self) { try disk.read(missing) }
    #expect(error == .system(operation: .read, path: missing, number: 2))
    #expect(error?.isMissing == true && error?.isPermission == false)
    #expect(throws: StorageError.notRegularFile(path: folder.path)) { try disk.read(folder.path) }
    #expect(throws: StorageError.notRegularFile(path: "/dev/null")) { try disk.read("/dev/null") }
    let through = #expect(throws: StorageError.self) { try disk.readThrough(missing) }
    #expect(through == error)
    #expect(throws: StorageError.notRegularFile(path: folder.path)) {
      try disk.readThrough(folder.path)
    }
    #expect(throws: StorageError.self) { try disk.list(missing) }
    #expect(throws: StorageError.self) { try disk.createDirectory(missing + "/deeper") }
    try disk.createDirectory(missing)
    try disk.createDirectory(missing)
    #expect(try disk.status(of: missing).kind == .directory)
    try disk.syncDirectory(missing)
  }

  @Test("of a path that became U+FFFD where its bytes are not UTF-8, the part up to there is told")
  func undecodable() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "whole/a\u{FFFD}b")
    try folder.write([1], to: "whole/a")
    func name(_ path: String) -> [CChar] {
      (folder.path + path).utf8.map { CChar(bitPattern: $0 == UInt8(ascii: "?") ? 0xB8 : $0) } + [0]
    }
    let isMade =
      unsafe mkdir(name("/whole/x?"), 0o700) == 0 && mkfifo(name("/whole/x?/y?"), 0o600) == 0
    try #require(isMade)
    func part(_ path: String) throws -> String? {
      try disk.undecodablePart(of: folder.path + path).map {
        String($0.dropFirst(folder.path.count))
      }
    }
    #expect(try part("/whole/x\u{FFFD}") == "/whole/x\u{FFFD}")
    #expect(try part("/whole/x\u{FFFD}/y\u{FFFD}") == "/whole/x\u{FFFD}", "the first such name")
    for path in ["", "/whole/a", "/whole/missing", "/none/x\u{FFFD}", "/whole/z\u{FFFD}"] {
      #expect(try part(path) == nil, "\(path)")
    }
    #expect(try part("/whole/a\u{FFFD}b") == nil, "a name may have U+FFFD of its own")
  }

  @Test("what stands at a path is written to as what it is")
  func output() throws {
    let folder = try TemporaryFolder()
    let path = { (name: String) in folder.path + "/" + name }
    let files = FileManager.default
    func kind(_ name: String) throws -> FileAttributeType? {
      try files.attributesOfItem(atPath: path(name))[.type] as? FileAttributeType
    }
    try disk.put([1, 2], at: path("new"))
    // What stands where the file would be aside is somebody's too.
    try disk.put([9], at: path("new.tmp"))
    try disk.put([3], at: path("new"))
    #expect(try disk.read(path("new.tmp")) == [9])
    #expect(try disk.read(path("new")) == [3])
    // A name may begin with a mark that goes on top of the slash, to the eye.
    try disk.createDirectory(path("folder"))
    try disk.put([9], at: path("folder/\u{301}.tmp"))
    try disk.put([3], at: path("folder/\u{301}"))
    #expect(try disk.list(path("folder")) == ["\u{301}", "\u{301}.tmp"])
    try files.createSymbolicLink(atPath: path("link"), withDestinationPath: "new")
    try disk.put([4], at: path("link"))
    #expect(try disk.read(path("new")) == [4])
    #expect(try kind("link") == .typeSymbolicLink)
    try files.createSymbolicLink(atPath: path("nowhere"), withDestinationPath: "made")
    try disk.put([5], at: path("nowhere"))
    #expect(try disk.read(path("made")) == [5])
    #expect(try kind("nowhere") == .typeSymbolicLink)
    let isMade = unsafe mkfifo(path("pipe"), 0o600) == 0
    try #require(isMade)
    let reader = unsafe FileHandle(fileDescriptor: open(path("pipe"), O_RDWR), closeOnDealloc: true)
    try disk.put([6], at: path("pipe"))
    #expect(try reader.read(upToCount: 1) == Data([6]))
    #expect(try disk.status(of: path("pipe")).kind == .other)
    #expect(throws: StorageError.notRegularFile(path: folder.path)) {
      try disk.put([7], at: folder.path)
    }
    let names = ["folder", "link", "made", "new", "new.tmp", "nowhere", "pipe"]
    #expect(try disk.list(folder.path) == names)
  }

  @Test("a file that is written over may be read by those who could read it, and by nobody else")
  func permissions() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file"
    try folder.write([1], to: "file")
    func attributes() throws -> [FileAttributeKey: Any] {
      try FileManager.default.attributesOfItem(atPath: path)
    }
    for permissions in [0o600, 0o644, 0o666, 0o640] {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: path)
      try disk.put([2], at: path)
      #expect(try attributes()[.posixPermissions] as? Int == permissions)
    }
    // Only the superuser can make a file another's.
    guard unsafe chown(path, 1, 1) == 0 else { return }
    try disk.put([3], at: path)
    #expect(try disk.read(path) == [3])
    #expect(try attributes()[.ownerAccountID] as? Int == 1)
    #expect(try disk.list(folder.path) == ["file"])
  }

  @Test("who writes to the same path at the same time writes a file of their own")
  func sameTime() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file"
    let contents = (0..<64).map { [UInt8](repeating: $0, count: 5000) }
    DispatchQueue.concurrentPerform(iterations: contents.count) { number in
      do {
        try DiskFileSystem().put(contents[number], at: path)
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(contents.contains(try disk.read(path)))
    #expect(try disk.list(folder.path) == ["file"])
  }

  @Test("a file is written in a folder that takes no new one", .enabled(if: geteuid() != 0))
  func closedFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file"
    try folder.write([1, 2], to: "file")
    func close(_ permissions: Int) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: folder.path)
    }
    try close(0o555)
    defer { try? close(0o755) }
    try disk.put([3], at: path)
    #expect(try disk.read(path) == [3])
    #expect(
      throws: StorageError.system(operation: .create, path: folder.path + "/other", number: 13)
    ) { try disk.put([3], at: folder.path + "/other") }
  }

  @Test("a pipe is read to its end, and refused where that is beyond the limit")
  func input() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    let isMade = unsafe mkfifo(path, 0o600) == 0
    try #require(isMade)
    for limit in [1 << 30, 200_000, 199_999, 1000] {
      let writer = Process()
      writer.executableURL = URL(fileURLWithPath: "/bin/sh")
      writer.arguments = ["-c", "head -c 200000 /dev/zero > '\(path)'"]
      writer.standardError = FileHandle.nullDevice
      try writer.run()
      if limit < 200_000 {
        #expect(throws: StorageError.tooLarge(path: path, limit: limit)) {
          try disk.readAny(path, limit: limit)
        }
      } else {
        #expect(try disk.readAny(path, limit: limit).count == 200_000)
      }
      writer.waitUntilExit()
    }
    #expect(throws: StorageError.notRegularFile(path: folder.path)) {
      try disk.readAny(folder.path, limit: 1)
    }
  }

  @Test("of a file that is larger than its reader allows nothing is read, whatever size it claims")
  func limit() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file"
    try folder.write([1, 2], to: "file")
    #expect(try disk.read(path, limit: 2) == [1, 2])
    #expect(try disk.readAny(path, limit: 2) == [1, 2])
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    for size in [3, 1 << 40] {
      try file.truncate(atOffset: UInt64(size))
      for limit in [1, 2, 1000] where limit < size {
        let error = StorageError.tooLarge(path: path, limit: limit)
        #expect(throws: error) { try disk.read(path, limit: limit) }
        #expect(throws: error) { try disk.readAny(path, limit: limit) }
      }
    }
  }

  @Test("a lock is given back though another process has its file still open")
  func lockOfForked() throws {
    let folder = try TemporaryFolder()
    let lock = try disk.lock(folder.path + "/lock")
    // What a process has that was forked and runs no other program yet.
    let copy = dup(lock.number)
    defer { close(copy) }
    disk.unlock(lock)
    disk.unlock(try disk.lock(folder.path + "/lock"))
  }

  @Test("a second lock is refused with the number of the holder, and given after release")
  func locks() throws {
    let folder = try TemporaryFolder()
    func whileHeld() throws {
      let lock = try DirectoryLock.acquire(folder.path, disk)
      let error = #expect(throws: StorageError.self) {
        _ = try DirectoryLock.acquire(folder.path, disk)
      }
      #expect(
        error
          == .locked(path: folder.path + "/lock", holder: ProcessInfo.processInfo.processIdentifier)
      )
      _ = consume lock
    }
    try whileHeld()
    _ = try DirectoryLock.acquire(folder.path, disk)
  }

  @Test("the time of a file's bytes can be set, that of its last change cannot")
  func times() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "a")
    let path = folder.path + "/a"
    let written = try disk.status(of: path)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
    let status = try disk.status(of: path)
    #expect(status.modified == 1_000_000_000_000_000)
    #expect(status.changed >= written.changed && written.changed > status.modified)
  }
}
