// One writer at a time. The lock is the kernel's (advisory, on an open file), so a crash gives it
// back; the file itself stays and holds the number of the last holder.

/// The right to write in a folder, given back when this value goes.
package struct DirectoryLock: ~Copyable {
  /// The name of the lock file in its folder.
  package static let fileName = "lock"

  private let fileSystem: any FileSystem
  private let handle: FileHandle

  private init(_ fileSystem: any FileSystem, _ handle: FileHandle) {
    self.fileSystem = fileSystem
    self.handle = handle
  }

  /// Takes the lock of `directory`.
  ///
  /// Errors: `.locked` with the holder's process number where another holds it.
  package static func acquire(
    _ directory: String, _ fileSystem: any FileSystem
  ) throws(StorageError) -> DirectoryLock {
    let handle = try fileSystem.lock(directory + "/" + fileName)
    return DirectoryLock(fileSystem, handle)
  }

  deinit { fileSystem.unlock(handle) }
}
