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
  /// old bytes. A file of another owner or group, and what else stands there (a pipe, a device, a
  /// link to nothing) stays what it is, and takes the bytes one by one.
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

  /// False, and nothing done, where others could then do more or less with it than before.
  private func replace(_ bytes: [UInt8], at path: String) throws(StorageError) -> Bool {
    let folder = FilePath.folder(of: path)
    let name = FilePath.name(of: path)
    // In a folder of the user's, nothing but what was named may be written over.
    var aside = name + AtomicFile.suffix
    while try isTaken(folder + "/" + aside) { aside = "." + aside }
    var file = try AtomicFile.create(name, in: folder, self, aside: aside)
    // Before any byte is in it that not everybody may read.
    guard Kernel.takePermissions(of: path, file.handle.number) else { return false }
    try file.append(bytes)
    try file.finish()
    return true
  }

  /// Whether anything stands at a path, be it a link that leads nowhere.
  private func isTaken(_ path: String) throws(StorageError) -> Bool {
    if try statusIfPresent(of: path) != nil { return true }
    return try Kernel.isLink(path)
  }
}
