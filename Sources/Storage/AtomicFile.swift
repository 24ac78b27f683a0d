// Replacement in one step: the bytes go to a file aside, are synced, the file takes its name, the
// folder is synced. Whoever opens the name sees the old bytes or the new ones, whole, at any
// moment.

/// A file under construction that appears under its name only when `finish` succeeds.
///
/// Dropped without `finish` (an error on the way), it removes what it wrote.
package struct AtomicFile: ~Copyable {
  /// What the name of a file aside ends in; a leftover of a crash is known by it.
  package static let suffix = ".tmp"
  /// Bytes collected before they are given to the file system.
  private static let bufferSize = 1 << 16

  private let fileSystem: any FileSystem
  let handle: FileHandle
  private let directory: String
  private let name: String
  /// The name of the file aside.
  private let aside: String
  private var buffer: [UInt8] = []
  private var isOpen = true
  private var isFinished = false
  /// Bytes appended so far.
  package private(set) var count = 0
  /// Bytes that are on their way to the disk.
  private var syncing = 0
  /// Bytes after which they are sent.
  private static let syncSize = 8 << 20

  /// Goes on with the empty file `aside` in the folder `directory`, for `name` there.
  init(
    _ fileSystem: any FileSystem, _ handle: FileHandle, directory: String, name: String,
    aside: String
  ) {
    self.fileSystem = fileSystem
    self.handle = handle
    self.directory = directory
    self.name = name
    self.aside = aside
    buffer.reserveCapacity(AtomicFile.bufferSize)
  }

  /// Starts a new file aside, for `name` in the folder `directory`. What stands there under the
  /// name that the file has meanwhile, `name` and `.tmp`, is lost.
  package static func create(
    _ name: String, in directory: String, _ fileSystem: any FileSystem
  ) throws(StorageError) -> AtomicFile {
    let aside = name + suffix
    let handle = try fileSystem.create(directory + "/" + aside)
    return AtomicFile(fileSystem, handle, directory: directory, name: name, aside: aside)
  }

  /// The path that the file will have.
  package var path: String { directory + "/" + name }

  /// Adds bytes at the end.
  package mutating func append(_ bytes: Span<UInt8>) throws(StorageError) {
    if buffer.count + bytes.count > AtomicFile.bufferSize { try flush() }
    if bytes.count >= AtomicFile.bufferSize {
      try fileSystem.append(bytes, to: handle)
    } else {
      buffer.append(contentsOf: bytes.copied(0..<bytes.count))
    }
    count += bytes.count
    let written = count - buffer.count
    if written - syncing >= AtomicFile.syncSize {
      fileSystem.beginSync(handle, syncing..<written)
      syncing = written
    }
  }

  /// Adds bytes at the end.
  package mutating func append(_ bytes: [UInt8]) throws(StorageError) {
    try append(bytes.span)
  }

  /// Syncs the bytes, gives the file its name and syncs the folder: after this it is durable.
  ///
  /// `syncingDirectory: false` leaves the last step to the caller, who puts several files in place
  /// and then calls `FileSystem.syncDirectory` once.
  package consuming func finish(syncingDirectory: Bool = true) throws(StorageError) {
    try flush()
    try fileSystem.sync(handle)
    isOpen = false
    try fileSystem.close(handle)
    try fileSystem.rename(directory + "/" + aside, to: path)
    if syncingDirectory { try fileSystem.syncDirectory(directory) }
    isFinished = true
  }

  private mutating func flush() throws(StorageError) {
    guard !buffer.isEmpty else { return }
    try fileSystem.append(buffer.span, to: handle)
    buffer.removeAll(keepingCapacity: true)
  }

  deinit {
    guard !isFinished else { return }
    // The first error is on its way to the caller; the next writer removes what cannot be removed.
    if isOpen { _ = try? fileSystem.close(handle) }
    _ = try? fileSystem.removeIfPresent(directory + "/" + aside)
  }

  /// Removes the files that a crash left aside in `directory`; for the holder of the writer's lock.
  /// Returns their names.
  package static func removeLeftovers(
    in directory: String, _ fileSystem: any FileSystem
  ) throws(StorageError) -> [String] {
    var removed: [String] = []
    for name in try fileSystem.list(directory) where name.hasSuffix(suffix) {
      try fileSystem.removeIfPresent(directory + "/" + name)
      removed.append(name)
    }
    return removed
  }
}
