// The dozen calls that everything above makes of the disk, as promises that a test can break.
// Paths are plain strings as the kernel takes them: absolute, or relative to the current folder.

/// What the kernel tells about a path.
package struct FileStatus: Equatable, Sendable {
  /// The kinds of things that stand in folders.
  package enum Kind: UInt8, Sendable {
    case file, directory, other
  }

  /// File, folder, or something else. Links are followed.
  package var kind: Kind
  /// Size in bytes.
  package var size: Int
  /// Last modification in nanoseconds since 1970-01-01T00:00:00Z.
  package var modified: Int64
  /// Last change of any kind in nanoseconds since 1970-01-01T00:00:00Z: of the bytes, but also of
  /// the name or the other times. Only the kernel sets it, so that a file put in another's place
  /// has another one.
  package var changed: Int64

  /// Device and number of what stands there, equal for two paths to the same thing; zeros where the
  /// file system has none.
  package var identity: Identity

  /// What the kernel knows a file or folder by.
  package struct Identity: Hashable, Sendable {
    /// The device.
    package var device: UInt64 = 0
    /// The number on the device.
    package var number: UInt64 = 0

    /// The identity of nothing.
    package init() {}
  }

  /// Makes a status from its parts.
  package init(
    kind: Kind, size: Int, modified: Int64, changed: Int64, identity: Identity = Identity()
  ) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identity = identity
  }
}

/// The names in a folder without `.` and `..`, ordered by their bytes.
package struct FolderNames: Equatable, Sendable {
  /// A name whose bytes are not UTF-8: no path can hold it, so what has it cannot be used.
  package struct Undecodable: Equatable, Sendable {
    /// The name for messages alone, U+FFFD where it does not decode.
    package var name: String
    /// What has the name.
    package var kind: FileStatus.Kind

    /// Makes it from its parts.
    package init(name: String, kind: FileStatus.Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The names that are UTF-8.
  package var names: [String] = []
  /// The others.
  package var undecodable: [Undecodable] = []

  /// Makes the list of an empty folder.
  package init() {}
}

/// An open file to be appended to: a number that means something to the `FileSystem` that gave it.
package struct FileHandle: Hashable, Sendable {
  /// The file system's own number.
  package let number: Int32

  /// Wraps the file system's own number.
  package init(number: Int32) { self.number = number }
}

/// What storage asks of a disk. `DiskFileSystem` is the real one.
///
/// Nothing is durable before its `sync` (bytes of a file) or `syncDirectory` (names in a folder).
package protocol FileSystem: Sendable {
  /// What stands at `path`; links are followed.
  func status(of path: String) throws(StorageError) -> FileStatus

  /// The names in a folder without `.` and `..`, ordered by their bytes.
  func names(in directory: String) throws(StorageError) -> FolderNames

  /// All bytes of a regular file, copied: safe whatever happens to the file afterwards.
  ///
  /// Errors: `.tooLarge` where there are more than `limit`. A file may claim any size without
  /// taking room on the disk, so whoever reads one whole says how much memory that may take.
  func read(_ path: String, limit: Int) throws(StorageError) -> [UInt8]

  /// Reads a regular file to its end, piece by piece, and keeps nothing: whether the disk gives all
  /// of its bytes, which a mapping would tell by a signal alone.
  func readThrough(_ path: String) throws(StorageError)

  /// A file's bytes as a mapping. Only for files that never change while they have this name.
  func map(_ path: String) throws(StorageError) -> MappedFile

  /// Makes one folder; its parent is there. Not an error where the folder exists already.
  func createDirectory(_ path: String) throws(StorageError)

  /// Makes an empty file, or empties the one of that name, and opens it for appending.
  func create(_ path: String) throws(StorageError) -> FileHandle

  /// Adds all of `bytes` at the end, or throws; after an error the end of the file is unknown.
  func append(_ bytes: Span<UInt8>, to file: FileHandle) throws(StorageError)

  /// Begins to bring `range` of the file's bytes to the disk, without waiting: a hint, so that the
  /// sync that follows has less to do.
  func beginSync(_ file: FileHandle, _ range: Range<Int>)

  /// Waits until the file's bytes are on the disk.
  func sync(_ file: FileHandle) throws(StorageError)

  /// Ends the use of the handle, whether or not it throws.
  func close(_ file: FileHandle) throws(StorageError)

  /// Gives `path` the name `newPath` in one step; what stood there is gone.
  func rename(_ path: String, to newPath: String) throws(StorageError)

  /// Removes a file.
  func remove(_ path: String) throws(StorageError)

  /// Waits until the names in the folder are on the disk.
  func syncDirectory(_ path: String) throws(StorageError)

  /// Takes the advisory lock on the file `path`, made where it is missing. Prefer `DirectoryLock`,
  /// which gives it back.
  ///
  /// Errors: `.locked` where another holds it; nobody waits for it.
  func lock(_ path: String) throws(StorageError) -> FileHandle

  /// Gives the lock back.
  func unlock(_ lock: FileHandle)

  /// The current folder, absolute.
  func currentDirectory() throws(StorageError) -> String
}

extension FileSystem {
  /// The names in a folder that are UTF-8: in a folder of our own, all.
  package func list(_ directory: String) throws(StorageError) -> [String] {
    try names(in: directory).names
  }

  /// The beginning of `path` to the name that is not there because its bytes are not UTF-8: on the
  /// way from a command line or from the kernel they became U+FFFD. Nil where there is no such
  /// name.
  package func undecodablePart(of path: String) throws(StorageError) -> String? {
    let slash = UInt8(ascii: "/")
    var folder = path.utf8.first == slash ? "/" : ""
    for part in path.utf8.split(separator: slash) {
      let name = String(Substring(part))
      if name.unicodeScalars.contains("\u{FFFD}"), try !exists(folder + name) {
        let place = folder.isEmpty ? "." : folder
        guard try exists(place) else { return nil }
        let names = try names(in: place)
        let isThere = names.undecodable.contains { $0.name.utf8.elementsEqual(name.utf8) }
        return isThere ? folder + name : nil
      }
      folder += name + "/"
    }
    return nil
  }

  /// Not every file system has a disk.
  package func beginSync(_ file: FileHandle, _ range: Range<Int>) {}

  /// The status of `path`, or nil where nothing stands there.
  package func statusIfPresent(of path: String) throws(StorageError) -> FileStatus? {
    do {
      return try status(of: path)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Whether something stands at `path`.
  package func exists(_ path: String) throws(StorageError) -> Bool {
    try statusIfPresent(of: path) != nil
  }

  /// Removes a file; not an error where it is gone already.
  package func removeIfPresent(_ path: String) throws(StorageError) {
    do {
      try remove(path)
    } catch {
      if !error.isMissing { throw error }
    }
  }
}
