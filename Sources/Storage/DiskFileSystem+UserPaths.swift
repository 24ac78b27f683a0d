// Paths that a user gives by hand, where anything may stand: files, pipes, devices, links.

extension DiskFileSystem {
  /// The path that means standard input or output.
  package static let standardStream = "-"

  /// All bytes of what stands at `path`, or of standard input where it is `-`: of a pipe what comes
  /// until it is closed.
  /// Errors: `.notRegularFile` for a folder, `.tooLarge` for more than `limit` bytes.
  package func readAny(_ path: String, limit: Int) throws(StorageError) -> [UInt8] {
    if path == DiskFileSystem.standardStream {
      return try Kernel.readAll(Kernel.standardInput, sizeHint: 0, limit: limit, path)
    }
    switch try status(of: path).kind {
    case .file: return try read(path, limit: limit)
    case .directory: throw .notRegularFile(path: path)
    case .other:
      let descriptor = try Kernel.openForReading(path, .read, isWaiting: true)
      defer { Kernel.closeQuietly(descriptor) }
      return try Kernel.readAll(descriptor, sizeHint: 0, limit: limit, path)
    }
  }

  /// Writes all of `bytes` to `path` as a program writes its output.
  ///
  /// A regular file, or a name that nothing has yet, is replaced in one step, so that nobody sees
  /// half of it; links are followed. It keeps its permissions, and its other names (hard links) the
  /// old bytes. A file of another owner or group, or in a folder that takes no new ones, and what
  /// else stands there (a pipe, a device, a link to nothing) stays what it is, and takes the bytes
  /// one by one.
  /// Errors: `.notRegularFile` for a folder.
  package func put(_ bytes: [UInt8], at path: String) throws(StorageError) {
    switch try statusIfPresent(of: path)?.kind {
    case .directory: throw .notRegularFile(path: path)
    case .file: if try replace(bytes, at: try Kernel.realPath(path)) { return }
    case nil: if try !Kernel.isLink(path), try replace(bytes, at: path) { return }
    case .other: break
    }
    let file = try create(path)
    do {
      try append(bytes.span, to: file)
    } catch {
      _ = try? close(file)
      throw error
    }
    try close(file)
  }

  /// False, and nothing done, where the folder takes no new file, or where others could then do
  /// more or less with the file than before.
  private func replace(_ bytes: [UInt8], at path: String) throws(StorageError) -> Bool {
    guard var file = try fileAside(of: path) else { return false }
    // Before any byte is in it that not everybody may read.
    guard Kernel.takePermissions(of: path, file.handle.number) else { return false }
    try file.append(bytes)
    try file.finish()
    return true
  }

  /// A new file in the folder of `path`, to take its place; nil where the user may not make one.
  private func fileAside(of path: String) throws(StorageError) -> AtomicFile? {
    let folder = FilePath.folder(of: path)
    let name = FilePath.name(of: path)
    // In a folder of the user's, nothing but what was named may be written over, and others may
    // write there at the same time.
    var aside = name + AtomicFile.suffix
    do {
      while true {
        if let handle = try createNew(folder + "/" + aside) {
          return AtomicFile(self, handle, directory: folder, name: name, aside: aside)
        }
        aside = "." + aside
      }
    } catch {
      if error.isPermission { return nil }
      throw error
    }
  }
}
