// A disk in memory that writes down what is done to it, can refuse any call, and can say what a
// real disk might hold if the power went after any number of operations.

package import Storage
import Synchronization

/// A file system for tests; many threads may use it.
package final class FaultyFileSystem: FileSystem {
  /// One change that was asked for; the number names the file's bytes, whatever its name.
  package enum Operation: Equatable, Sendable {
    case createDirectory(String)
    case create(String, file: Int)
    case append(file: Int, [UInt8])
    case sync(file: Int)
    case rename(String, to: String, file: Int)
    case remove(String)
    case syncDirectory(String)
  }

  /// What stands on a disk: folders, and files with their bytes.
  package struct Disk: Equatable, Sendable {
    /// Absolute paths of folders.
    package var directories: Set<String> = ["/"]
    /// Absolute path of each file, and its bytes.
    package var files: [String: [UInt8]] = [:]

    /// Makes an empty disk.
    package init() {}
  }

  /// What stood on the disk before the log began, or was put there past it.
  struct Durable {
    var directories: Set<String> = ["/"]
    var names: [String: Int] = [:]
    var contents: [Int: [UInt8]] = [:]
  }

  struct State {
    var start = Durable()
    var directories: Set<String> = ["/"]
    var names: [String: Int] = [:]
    var contents: [[UInt8]] = []
    var modified: [Int64] = []
    /// When each file was last changed or renamed.
    var changed: [Int64] = []
    /// Sizes that are more than the bytes that are there.
    var claims: [Int: Int] = [:]
    var clock: Int64 = 1_000_000_000
    var open: [Int32: Int] = [:]
    var nextHandle: Int32 = 1
    var locks: [Int32: String] = [:]
    var log: [Operation] = []
    var changeCount = 0
    var failures: [Int: (number: Int32, isPartial: Bool)] = [:]
    var rules: [(operation: FileOperation, suffix: String, number: Int32)] = []
  }

  let state = Mutex(State())

  /// Starts with what stands on `disk`, all of it durable.
  package init(_ disk: Disk = Disk()) {
    state.withLock { state in
      state.directories = disk.directories
      state.start.directories = disk.directories
      for (path, bytes) in disk.files.sorted(by: { $0.key < $1.key }) {
        FaultyFileSystem.put(bytes, at: path, &state)
      }
    }
  }

  /// All changes so far, in order.
  package var log: [Operation] { state.withLock { $0.log } }

  /// How many changing calls were made, refused ones included.
  package var changeCount: Int { state.withLock { $0.changeCount } }

  /// What stands on the disk now, synced or not.
  package var disk: Disk {
    state.withLock { state in
      var disk = Disk()
      disk.directories = state.directories
      disk.files = state.names.mapValues { state.contents[$0] }
      return disk
    }
  }

  /// Lets the changing call number `index` (0-based, counted from the start) fail with the error
  /// `number`; with `isPartial` an append first writes half of its bytes.
  package func failChange(_ index: Int, number: Int32, isPartial: Bool = false) {
    state.withLock { $0.failures[index] = (number, isPartial) }
  }

  /// Lets every `operation` on a path that ends in `suffix` fail with the error `number`.
  package func fail(_ operation: FileOperation, onPathEnding suffix: String, number: Int32) {
    state.withLock { $0.rules.append((operation, suffix, number)) }
  }

  /// Forgets all failures that were asked for.
  package func heal() {
    state.withLock {
      $0.failures = [:]
      $0.rules = []
    }
  }

  /// Puts a file in place as another program would, not through the log; its time moves on.
  package func place(_ bytes: [UInt8], at path: String) {
    state.withLock { state in
      var folder = FilePath.folder(of: path)
      while state.directories.insert(folder).inserted {
        state.start.directories.insert(folder)
        folder = FilePath.folder(of: folder)
      }
      state.clock += 1_000_000_000
      FaultyFileSystem.put(bytes, at: path, &state)
    }
  }

  private static func put(_ bytes: [UInt8], at path: String, _ state: inout State) {
    let file = state.contents.count
    state.names[path] = file
    state.contents.append(bytes)
    state.modified.append(state.clock)
    state.changed.append(state.clock)
    state.start.names[path] = file
    state.start.contents[file] = bytes
  }

  /// Gives a file another name as `mv` would, not through the log: its bytes keep their time, and
  /// what had the name is gone.
  package func move(_ path: String, to newPath: String) {
    state.withLock { state in
      guard let file = state.names.removeValue(forKey: path) else { return }
      state.clock += 1_000_000_000
      state.changed[file] = state.clock
      state.names[newPath] = file
    }
  }

  /// Sets the time of a file's bytes, as `touch -d` does.
  package func touch(_ path: String, time: Int64) {
    state.withLock { state in
      guard let file = state.names[path] else { return }
      state.clock += 1_000_000_000
      state.modified[file] = time
      state.changed[file] = state.clock
    }
  }

  /// Lets a file have `size` bytes, most of which are nowhere: a hole, as `truncate` makes one.
  package func stretch(_ path: String, to size: Int) {
    state.withLock { state in
      if let file = state.names[path] { state.claims[file] = size }
    }
  }

  /// Takes a file away as another program would, not through the log.
  package func takeAway(_ path: String) {
    state.withLock { _ = $0.names.removeValue(forKey: path) }
  }
}
