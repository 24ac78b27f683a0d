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
    let map = try disk.map(folder.path + "/a.bin")
    map.advise(.sequential, 5000..<6000)
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
    #expect(throws: StorageError.self) { try disk.list(missing) }
    #expect(throws: StorageError.self) { try disk.createDirectory(missing + "/deeper") }
    try disk.createDirectory(missing)
    try disk.createDirectory(missing)
    #expect(try disk.status(of: missing).kind == .directory)
    try disk.syncDirectory(missing)
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
}
