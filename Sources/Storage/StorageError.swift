// What can go wrong below the index: the kernel refuses, a lock is held, bytes do not decode.
// Payloads only; the program's `Report` finds the words.

/// What the bytes of a file did wrong, and where.
package struct ByteFault: Error, Equatable, Sendable {
  /// The kinds of damage.
  package enum Kind: Equatable, Sendable {
    /// `needed` bytes were to be read where only `remaining` were left.
    case truncated(needed: Int, remaining: Int)
    /// The file does not begin (or end) with the bytes of its kind.
    case badMagic
    /// The file is of a version that this program does not read.
    case unsupportedVersion(UInt32)
    /// The checksum of a section, or of a region of the frame, does not agree.
    case checksum(String)
    /// A section that must be there is missing.
    case missingSection(String)
    /// A section stands twice in the table.
    case repeatedSection(String)
    /// A LEB128 number is longer than needed, or larger than its type.
    case malformedVarint
    /// A value passes the limit that its place allows.
    case outOfRange(String)
    /// Bytes are left over where the end was expected.
    case trailingBytes(Int)
    /// A text is not UTF-8.
    case invalidUTF8
  }

  /// 0-based offset from the start of the bytes that were being read.
  package let byteOffset: Int
  /// What is wrong there.
  package let kind: Kind

  /// Makes a fault from its place and kind.
  package init(at byteOffset: Int, _ kind: Kind) {
    self.byteOffset = byteOffset
    self.kind = kind
  }
}

/// Everything that this module throws, apart from `ByteFault` where no file is known.
package enum StorageError: Error, Equatable, Sendable {
  /// The kernel refused `operation` on `path` with this number (`errno`).
  case system(operation: FileOperation, path: String, number: Int32)
  /// The bytes of `path` do not decode.
  case corrupt(path: String, fault: ByteFault)
  /// Another process holds the lock; its process number where it could be read.
  case locked(path: String, holder: Int32?)
  /// A file was to be read and `path` is a folder, a pipe, a socket or a device.
  case notRegularFile(path: String)
  /// What stands there has a name that is not UTF-8; in `path` it is repaired.
  case undecodableName(path: String)
  /// The file has more than `limit` bytes, which were not read.
  case tooLarge(path: String, limit: Int)

  /// The path that the error is about.
  package var path: String {
    switch self {
    case .system(_, let path, _), .corrupt(let path, _), .locked(let path, _),
      .notRegularFile(let path), .undecodableName(let path), .tooLarge(let path, _):
      path
    }
  }

  /// True where the file or a folder of its path is not there.
  package var isMissing: Bool {
    if case .system(_, _, let number) = self { return Kernel.isMissing(number) }
    return false
  }

  /// True where the user may not read or write the path.
  package var isPermission: Bool {
    if case .system(_, _, let number) = self { return Kernel.isPermission(number) }
    return false
  }

  /// True where the disk is full, or what the user may have of it is used up.
  package var isOfFullDisk: Bool {
    if case .system(_, _, let number) = self { return Kernel.isOfFullDisk(number) }
    return false
  }
}

/// The promises of `FileSystem`, as words for messages and for faults in tests.
package enum FileOperation: String, Equatable, Sendable, CaseIterable {
  case status, list, read, map, createDirectory, create, append, sync, close, rename, remove
  case syncDirectory, lock, currentDirectory
}
