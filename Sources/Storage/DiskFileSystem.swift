// The kernel behind `FileSystem`. Nothing is cached here: every call is one or two system calls.

import Synchronization

/// The real disk.
package final class DiskFileSystem: FileSystem {
  /// Paths of the few open handles, for messages alone.
  private let paths = Mutex<[(number: Int32, path: String)]>([])

  /// Makes a file system without open files.
  package init() {}

  /// What stands at `path`: one `stat`.
  package func status(of path: String) throws(StorageError) -> FileStatus {
    try Kernel.status(path)
  }

  /// The names in a folder.
  package func names(in directory: String) throws(StorageError) -> FolderNames {
    try Kernel.list(directory)
  }

  /// All bytes of a regular file; a pipe or a device is refused, not waited for.
  package func read(_ path: String, limit: Int) throws(StorageError) -> [UInt8] {
    let descriptor = try Kernel.openForReading(path, .read)
    defer { Kernel.closeQuietly(descriptor) }
    let status = try Kernel.status(descriptor, .read, path)
    guard status.kind == .file else { throw .notRegularFile(path: path) }
    return try Kernel.readAll(descriptor, sizeHint: status.size, limit: limit, path)
  }

  /// A megabyte at a time.
  package func readThrough(_ path: String) throws(StorageError) {
    let descriptor = try Kernel.openForReading(path, .read)
    defer { Kernel.closeQuietly(descriptor) }
    guard try Kernel.status(descriptor, .read, path).kind == .file else {
      throw .notRegularFile(path: path)
    }
    try Kernel.readThrough(descriptor, path)
  }

  /// A regular file, mapped read-only.
  package func map(_ path: String) throws(StorageError) -> MappedFile {
    let descriptor = try Kernel.openForReading(path, .map)
    defer { Kernel.closeQuietly(descriptor) }
    let status = try Kernel.status(descriptor, .map, path)
    guard status.kind == .file else { throw .notRegularFile(path: path) }
    return try Kernel.map(descriptor, count: status.size, path)
  }

  /// Makes one folder, as the umask allows.
  package func createDirectory(_ path: String) throws(StorageError) {
    try Kernel.makeDirectory(path)
  }

  /// Makes or empties a file, opened so that every write goes to its end.
  package func create(_ path: String) throws(StorageError) -> FileHandle {
    let descriptor = try Kernel.create(path)
    paths.withLock { $0.append((descriptor, path)) }
    return FileHandle(number: descriptor)
  }

  /// Makes a file like `create` where nothing stands, not even a link that leads nowhere; nil where
  /// anything does.
  func createNew(_ path: String) throws(StorageError) -> FileHandle? {
    guard let descriptor = try Kernel.createNew(path) else { return nil }
    paths.withLock { $0.append((descriptor, path)) }
    return FileHandle(number: descriptor)
  }

  /// Writes all of `bytes`, however often the kernel stops short.
  package func append(_ bytes: Span<UInt8>, to file: FileHandle) throws(StorageError) {
    try Kernel.write(bytes, to: file.number, path(of: file))
  }

  /// `posix_fadvise`.
  package func beginSync(_ file: FileHandle, _ range: Range<Int>) {
    Kernel.beginSync(file.number, range)
  }

  /// `fsync`.
  package func sync(_ file: FileHandle) throws(StorageError) {
    try Kernel.sync(file.number, .sync, path(of: file))
  }

  /// Closes the descriptor.
  package func close(_ file: FileHandle) throws(StorageError) {
    let path = path(of: file)
    // Forgotten first: once closed, the kernel may give the number to another thread's file.
    paths.withLock { $0.removeAll { $0.number == file.number } }
    try Kernel.close(file.number, path)
  }

  /// `rename`: in one step.
  package func rename(_ path: String, to newPath: String) throws(StorageError) {
    try Kernel.rename(path, to: newPath)
  }

  /// `unlink`.
  package func remove(_ path: String) throws(StorageError) {
    try Kernel.remove(path)
  }

  /// `fsync` of the folder.
  package func syncDirectory(_ path: String) throws(StorageError) {
    let descriptor = try Kernel.openForReading(path, .syncDirectory)
    defer { Kernel.closeQuietly(descriptor) }
    try Kernel.sync(descriptor, .syncDirectory, path)
  }

  /// `flock` of the file, in which the holder's process number stands.
  package func lock(_ path: String) throws(StorageError) -> FileHandle {
    FileHandle(number: try Kernel.lock(path))
  }

  /// `flock` with `LOCK_UN`, and closes the lock's file.
  package func unlock(_ lock: FileHandle) {
    Kernel.unlock(lock.number)
  }

  /// `getcwd`.
  package func currentDirectory() throws(StorageError) -> String {
    try Kernel.currentDirectory()
  }

  private func path(of file: FileHandle) -> String {
    paths.withLock { $0.first { $0.number == file.number }?.path } ?? "file \(file.number)"
  }
}
