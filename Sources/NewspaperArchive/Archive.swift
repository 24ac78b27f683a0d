// Where an archive is, and how to get one. Reading goes through a snapshot (`ArchiveSnapshot`),
// writing through `Ingest`; both begin here.

package import Storage

/// An archive on disk: the folder `.llrb`, and the folder around it that source paths count from.
package struct Archive: Sendable {
  /// The name of an archive's folder.
  package static let folderName = ".llrb"

  /// The archive folder, absolute.
  package let path: String
  /// The disk that it is on.
  package let fileSystem: any FileSystem

  /// The folder that holds the archive folder: source paths below it are kept relative to it.
  package var home: String { FilePath.folder(of: path) }

  /// The folder that holds the index.
  var indexPath: String { SourcePath.join(path, "index") }

  private init(path: String, fileSystem: any FileSystem) {
    self.path = path
    self.fileSystem = fileSystem
  }

  /// Opens the archive folder `path` (absolute, or relative to the current folder).
  ///
  /// Errors: `.notAnArchive` where nothing stands there, `.occupied` where something else does.
  package static func open(
    _ path: String, _ fileSystem: any FileSystem = DiskFileSystem()
  ) throws(ArchiveError) -> Archive {
    let archive = try located(path, fileSystem)
    guard try archive.exists() else { throw .notAnArchive(path: path) }
    return archive
  }

  /// Opens the nearest archive in `folder` or above it; nil for the current folder.
  ///
  /// A file of an archive's name is passed over: it may be anybody's, and above everything.
  /// Errors: `.noArchive`, `.occupied` where a folder of the name is no archive.
  package static func find(
    from folder: String? = nil, _ fileSystem: any FileSystem = DiskFileSystem()
  ) throws(ArchiveError) -> Archive {
    let start = try located((folder ?? ".") + "/" + folderName, fileSystem).home
    var current = start
    while true {
      let archive = Archive(
        path: SourcePath.join(current, folderName), fileSystem: fileSystem)
      do {
        if try archive.exists() { return archive }
      } catch .occupied(_, isFolder: false) {}
      let parent = FilePath.folder(of: current)
      if parent == current { throw .noArchive(above: start) }
      current = parent
    }
  }

  /// The archive that an ingest into `path` makes, once there is a page to store. Nothing is
  /// touched before, so that a dry run or a misspelt path leaves nothing behind.
  ///
  /// Errors: `.occupied` where something else stands there.
  package static func planned(
    _ path: String, _ fileSystem: any FileSystem = DiskFileSystem()
  ) throws(ArchiveError) -> Archive {
    let archive = try located(path, fileSystem)
    _ = try archive.exists()
    return archive
  }

  /// Makes the archive folder where it is missing, and says whether it was.
  func createIfMissing() throws(ArchiveError) -> Bool {
    if try exists() { return false }
    try create()
    return true
  }

  private static func located(
    _ path: String, _ fileSystem: any FileSystem
  ) throws(ArchiveError) -> Archive {
    do {
      let current = try fileSystem.currentDirectory()
      return Archive(path: SourcePath.absolute(path, from: current), fileSystem: fileSystem)
    } catch {
      throw .storage(error)
    }
  }

  /// Whether an archive's folder stands at `path`, as far as its names tell: an empty folder is an
  /// archive before its first commit, and so is one in which a writer was about to begin. Beside
  /// other names a lock says nothing: an archive's index folder has one too.
  ///
  /// Errors: `.occupied` where something else stands there.
  private func exists() throws(ArchiveError) -> Bool {
    let isFolder: Bool
    do {
      guard let status = try fileSystem.statusIfPresent(of: path) else { return false }
      isFolder = status.kind == .directory
      if isFolder {
        let names = try fileSystem.names(in: path)
        let known = [ArchiveMark.fileName, FilePath.name(of: indexPath)]
        if names == FolderNames() || names.names == [DirectoryLock.fileName]
          || names.names.contains(where: known.contains)
        {
          return true
        }
      }
    } catch {
      throw .storage(error)
    }
    throw .occupied(path: path, isFolder: isFolder)
  }

  /// Makes the folder, and those above it that are missing.
  private func create() throws(ArchiveError) {
    do throws(StorageError) {
      // Else the archive would stand in a folder that is nearly called like the one meant.
      if let part = try fileSystem.undecodablePart(of: path) {
        throw .undecodableName(path: part)
      }
      var missing = [path]
      while let folder = missing.last.map(FilePath.folder), try !fileSystem.exists(folder) {
        missing.append(folder)
      }
      for folder in missing.reversed() {
        try fileSystem.createDirectory(folder)
        try fileSystem.syncDirectory(FilePath.folder(of: folder))
      }
    } catch {
      throw .storage(error)
    }
  }

  /// What readers see: the last commit, undisturbed by writers for as long as it is held.
  package func snapshot() throws(ArchiveError) -> ArchiveSnapshot {
    ArchiveSnapshot(self, try Catalog.open(self))
  }
}
