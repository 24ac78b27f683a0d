// Every call that asks something of the kernel, and nothing else: arguments checked, interrupted
// calls repeated, short writes continued, error numbers turned into `StorageError`.

import Glibc

/// The kernel's calls as throwing functions on paths and descriptors.
package enum Kernel {
  static func isMissing(_ number: Int32) -> Bool { number == ENOENT || number == ENOTDIR }

  static func isPermission(_ number: Int32) -> Bool {
    number == EACCES || number == EPERM || number == EROFS
  }

  /// Whether an error number says that the disk, or what the user may have of it, is full.
  static func isOfFullDisk(_ number: Int32) -> Bool { number == ENOSPC || number == EDQUOT }

  /// Calls until the result is not "interrupted"; a negative result becomes the error.
  private static func retrying(
    _ operation: FileOperation, _ path: String, _ call: () -> Int
  ) throws(StorageError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      let number = errno
      if number != EINTR {
        throw .system(operation: operation, path: path, number: number)
      }
    }
  }

  // MARK: Names

  static func status(_ path: String) throws(StorageError) -> FileStatus {
    var raw = stat()
    _ = try retrying(.status, path) { unsafe Int(stat(path, &raw)) }
    return status(raw)
  }

  /// Whether a link stands at `path`, whatever it leads to; false where nothing does.
  static func isLink(_ path: String) throws(StorageError) -> Bool {
    var raw = stat()
    do {
      _ = try retrying(.status, path) { unsafe Int(lstat(path, &raw)) }
    } catch {
      if error.isMissing { return false }
      throw error
    }
    return raw.st_mode & S_IFMT == S_IFLNK
  }

  /// The absolute path, without links, of what stands at `path`.
  static func realPath(_ path: String) throws(StorageError) -> String {
    guard let text = unsafe realpath(path, nil) else {
      throw .system(operation: .status, path: path, number: errno)
    }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  private static func status(_ raw: stat) -> FileStatus {
    let kind: FileStatus.Kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      default: .other
      }
    func nanoseconds(_ time: timespec) -> Int64 {
      Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
    var identity = FileStatus.Identity()
    identity.device = UInt64(raw.st_dev)
    identity.number = UInt64(raw.st_ino)
    return FileStatus(
      kind: kind, size: Int(raw.st_size), modified: nanoseconds(raw.st_mtim),
      changed: nanoseconds(raw.st_ctim), identity: identity)
  }

  static func list(_ path: String) throws(StorageError) -> FolderNames {
    guard let directory = unsafe opendir(path) else {
      throw .system(operation: .list, path: path, number: errno)
    }
    defer { unsafe _ = closedir(directory) }
    var names: [[UInt8]] = []
    var listing = FolderNames()
    while true {
      errno = 0
      guard let entry = unsafe readdir(directory) else {
        if errno != 0 { throw .system(operation: .list, path: path, number: errno) }
        break
      }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        unsafe Array(raw.prefix { $0 != 0 })
      }
      if name != [0x2E] && name != [0x2E, 0x2E] { names.append(name) }
    }
    names.sort { $0.lexicographicallyPrecedes($1) }
    for name in names {
      if let name = String(validating: name, as: UTF8.self) {
        listing.names.append(name)
      } else {
        listing.undecodable.append(
          FolderNames.Undecodable(
            name: String(decoding: name, as: UTF8.self),
            kind: unsafe kind(of: name, inFolder: dirfd(directory))))
      }
    }
    return listing
  }

  /// What stands in an open folder under a name that no path can hold.
  private static func kind(of name: [UInt8], inFolder folder: Int32) -> FileStatus.Kind {
    var raw = stat()
    let result = unsafe (name + [0]).withUnsafeBytes { bytes in
      let name = unsafe bytes.bindMemory(to: CChar.self).baseAddress
      return unsafe name.map { unsafe fstatat(folder, $0, &raw, 0) }
    }
    return result == 0 ? status(raw).kind : .other
  }

  static func makeDirectory(_ path: String) throws(StorageError) {
    do {
      _ = try retrying(.createDirectory, path) { unsafe Int(mkdir(path, 0o777)) }
    } catch {
      guard case .system(_, _, EEXIST) = error, try status(path).kind == .directory else {
        throw error
      }
    }
  }

  static func rename(_ path: String, to newPath: String) throws(StorageError) {
    _ = try retrying(.rename, path) { unsafe Int(Glibc.rename(path, newPath)) }
  }

  static func remove(_ path: String) throws(StorageError) {
    _ = try retrying(.remove, path) { unsafe Int(unlink(path)) }
  }

  static func currentDirectory() throws(StorageError) -> String {
    guard let text = unsafe getcwd(nil, 0) else {
      throw .system(operation: .currentDirectory, path: ".", number: errno)
    }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  // MARK: Descriptors

  /// `isWaiting`: whether to wait for who writes to a pipe, and for what is written.
  static func openForReading(
    _ path: String, _ operation: FileOperation, isWaiting: Bool = false
  ) throws(StorageError) -> Int32 {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let flags = O_RDONLY | O_CLOEXEC | (isWaiting ? 0 : O_NONBLOCK)
    return Int32(try retrying(operation, path) { unsafe Int(open(path, flags)) })
  }

  /// The descriptor of standard input.
  static let standardInput = STDIN_FILENO

  static func create(_ path: String) throws(StorageError) -> Int32 {
    Int32(
      try retrying(.create, path) {
        unsafe Int(open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o666))
      })
  }

  /// Nil where anything stands at `path`; no link is followed.
  static func createNew(_ path: String) throws(StorageError) -> Int32? {
    do {
      return Int32(
        try retrying(.create, path) {
          unsafe Int(open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o666))
        })
    } catch {
      if case .system(_, _, EEXIST) = error { return nil }
      throw error
    }
  }

  static func status(_ descriptor: Int32, _ operation: FileOperation, _ path: String)
    throws(StorageError) -> FileStatus
  {
    var raw = stat()
    _ = try retrying(operation, path) { unsafe Int(fstat(descriptor, &raw)) }
    return status(raw)
  }

  /// Gives a new file of ours the permissions of what stands at `path`, where anything does; false
  /// where that is of another owner or group, or cannot be done.
  static func takePermissions(of path: String, _ descriptor: Int32) -> Bool {
    var old = stat()
    var new = stat()
    if unsafe stat(path, &old) != 0 { return isMissing(errno) }
    return unsafe fstat(descriptor, &new) == 0 && old.st_uid == new.st_uid
      && old.st_gid == new.st_gid && fchmod(descriptor, old.st_mode & 0o777) == 0
  }

  static func write(_ bytes: Span<UInt8>, to descriptor: Int32, _ path: String)
    throws(StorageError)
  {
    if let number = write(bytes, to: descriptor) {
      throw .system(operation: .append, path: path, number: number)
    }
  }

  /// Writes all of `bytes`, however many calls that takes; returns the error number of a call that
  /// failed, nil where all is written.
  package static func write(_ bytes: Span<UInt8>, to descriptor: Int32) -> Int32? {
    var written = 0
    while written < bytes.count {
      let rest = bytes.extracting(written..<bytes.count)
      let count = unsafe rest.withUnsafeBufferPointer { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        written += count
      } else if count == 0 {
        return EIO  // It takes nothing and says no reason: to ask again could go on for ever.
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Reads to the end of the file, whatever size it claims: it may grow or shrink meanwhile.
  /// Errors: `.tooLarge` for more than `limit` bytes, as soon as it is known.
  static func readAll(
    _ descriptor: Int32, sizeHint: Int, limit: Int, _ path: String
  ) throws(StorageError) -> [UInt8] {
    precondition(limit < .max, "one byte more is asked for, to see the end")
    guard sizeHint <= limit else { throw .tooLarge(path: path, limit: limit) }
    var bytes: [UInt8] = []
    var capacity = max(sizeHint, 0) + 1
    while bytes.count <= limit {
      var failure: Int32 = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let result = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        count = max(result, 0)
        failure = result < 0 ? errno : 0
      }
      if failure == EINTR { continue }
      if failure != 0 { throw .system(operation: .read, path: path, number: failure) }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
      // As many as it claims, and less than was asked for: the end.
      if bytes.count == sizeHint && chunk.count < capacity { return bytes }
      capacity = max(sizeHint + 1 - bytes.count, 1 << 16)
    }
    throw .tooLarge(path: path, limit: limit)
  }

  /// Reads to the end of the file and keeps nothing.
  static func readThrough(_ descriptor: Int32, _ path: String) throws(StorageError) {
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    var count = 1
    while count > 0 {
      count = try retrying(.read, path) {
        unsafe piece.withUnsafeMutableBufferPointer { buffer in
          unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        }
      }
    }
  }

  /// Linux begins to write dirty bytes of which it is told that they are not needed any more; what
  /// is not yet written when it has begun stays in memory all the same.
  static func beginSync(_ descriptor: Int32, _ range: Range<Int>) {
    _ = posix_fadvise(descriptor, range.lowerBound, range.count, POSIX_FADV_DONTNEED)
  }

  static func sync(_ descriptor: Int32, _ operation: FileOperation, _ path: String)
    throws(StorageError)
  {
    _ = try retrying(operation, path) { Int(fsync(descriptor)) }
  }

  static func close(_ descriptor: Int32, _ path: String) throws(StorageError) {
    // Linux frees the descriptor even where close is interrupted: repeating would hit another file.
    if Glibc.close(descriptor) < 0 && errno != EINTR {
      throw .system(operation: .close, path: path, number: errno)
    }
  }

  /// Closes a descriptor that was only read from, where an error could mean nothing.
  static func closeQuietly(_ descriptor: Int32) { _ = Glibc.close(descriptor) }
}
