// What a disk may hold after a power cut. The kernel promises only what was synced: bytes of a file
// by `sync`, names in a folder by `syncDirectory`. Anything else may be there, in part, or not.

import Storage
import Synchronization

extension FaultyFileSystem {
  /// What became of bytes that were appended and not synced.
  package enum UnsyncedData: CaseIterable, Sendable {
    /// They reached the disk.
    case kept
    /// None did.
    case lost
    /// The first half did.
    case torn
    /// The file has its size, and zeros where they belong.
    case zeroed
  }

  /// One possible disk after a power cut, and how it came about.
  package struct Crash: Sendable {
    /// How many operations of the log had been asked for.
    package let operationCount: Int
    /// What became of unsynced bytes.
    package let data: UnsyncedData
    /// Which of the names that were not synced are kept, as places in the log.
    package let keptNames: [Int]
    /// What the disk holds.
    package let disk: Disk
  }

  /// Calls `body` with every disk that a power cut may leave after each prefix of the log: each
  /// fate of unsynced bytes, with unsynced names kept up to each point, or all but one.
  package func forEachCrash(_ body: (Crash) throws -> Void) rethrows {
    let (start, log) = state.withLock { ($0.start, $0.log) }
    for count in 0...log.count {
      let replay = Replay(start, log, count)
      for kept in replay.nameChoices {
        var seen: [Disk] = []
        for data in UnsyncedData.allCases {
          let disk = replay.disk(data, keeping: kept)
          // Most operations leave nothing unsynced, and then all fates are the same disk.
          if seen.contains(disk) { continue }
          seen.append(disk)
          try body(Crash(operationCount: count, data: data, keptNames: kept, disk: disk))
        }
      }
    }
  }
}

/// The log up to a point, sorted into what is durable and what is not.
private struct Replay {
  var directories: Set<String>
  var names: [String: Int] = [:]
  var contents: [Int: [UInt8]] = [:]
  var syncedCounts: [Int: Int] = [:]
  var pending: [(index: Int, operation: FaultyFileSystem.Operation)] = []

  init(_ start: FaultyFileSystem.Durable, _ log: [FaultyFileSystem.Operation], _ count: Int) {
    directories = start.directories
    names = start.names
    contents = start.contents
    syncedCounts = start.contents.mapValues(\.count)
    for (index, operation) in log.prefix(count).enumerated() {
      switch operation {
      case .append(let file, let bytes): contents[file, default: []] += bytes
      case .sync(let file): syncedCounts[file] = contents[file, default: []].count
      case .syncDirectory(let path):
        for change in pending where Replay.folder(change.operation) == path {
          apply(change.operation)
        }
        pending.removeAll { Replay.folder($0.operation) == path }
      case .createDirectory, .create, .rename, .remove: pending.append((index, operation))
      }
    }
  }

  /// Every prefix of the unsynced names, and all of them but one.
  var nameChoices: [[Int]] {
    let all = pending.map(\.index)
    let prefixes = (0...all.count).map { Array(all.prefix($0)) }
    let withoutOne = all.dropLast().map { left in all.filter { $0 != left } }
    return prefixes + withoutOne
  }

  func disk(_ data: FaultyFileSystem.UnsyncedData, keeping kept: [Int]) -> FaultyFileSystem.Disk {
    var replay = self
    for change in pending where kept.contains(change.index) { replay.apply(change.operation) }
    var disk = FaultyFileSystem.Disk()
    for path in replay.directories.sorted() where path == "/" || isReachable(path, disk) {
      disk.directories.insert(path)
    }
    for (path, file) in replay.names where isReachable(path, disk) {
      let bytes = contents[file] ?? []
      let synced = syncedCounts[file] ?? 0
      disk.files[path] =
        switch data {
        case .kept: bytes
        case .lost: Array(bytes.prefix(synced))
        case .torn: Array(bytes.prefix(synced + (bytes.count - synced) / 2))
        case .zeroed:
          bytes.prefix(synced) + [UInt8](repeating: 0, count: bytes.count - synced)
        }
    }
    return disk
  }

  private func isReachable(_ path: String, _ disk: FaultyFileSystem.Disk) -> Bool {
    disk.directories.contains(FilePath.folder(of: path))
  }

  private mutating func apply(_ operation: FaultyFileSystem.Operation) {
    switch operation {
    case .createDirectory(let path): directories.insert(path)
    case .create(let path, let file): names[path] = file
    case .rename(let path, let newPath, let file):
      if names[path] == file { names[path] = nil }
      names[newPath] = file
    case .remove(let path): names[path] = nil
    case .append, .sync, .syncDirectory: break
    }
  }

  /// The folder whose names the operation changes.
  private static func folder(_ operation: FaultyFileSystem.Operation) -> String? {
    switch operation {
    case .createDirectory(let path), .create(let path, _), .remove(let path):
      FilePath.folder(of: path)
    case .rename(_, let newPath, _): FilePath.folder(of: newPath)
    case .append, .sync, .syncDirectory: nil
    }
  }
}
