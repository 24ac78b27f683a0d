// The file that says: here an archive was committed once. Without it, an archive whose index is
// lost, or all files of it, looks like a folder in which nothing was ever stored.

import Storage

/// `.llrb/archive`: a frame without sections, written after the first commit and never changed.
enum ArchiveMark {
  static let fileName = "archive"
  static let magic = "LLRBARCH"
  static let version: UInt32 = 2
  /// More bytes than any frame without sections has.
  private static let sizeLimit = 1 << 16

  static func exists(_ archive: Archive) throws(ArchiveError) -> Bool {
    do {
      return try archive.fileSystem.exists(SourcePath.join(archive.path, fileName))
    } catch {
      throw .storage(error)
    }
  }

  static func write(_ archive: Archive) throws(ArchiveError) {
    do {
      let writer = try FrameWriter.create(
        fileName, in: archive.path, magic: magic, version: version, archive.fileSystem)
      try writer.finish()
    } catch {
      throw .storage(error)
    }
  }

  /// What is wrong with the file, or nil. That it is missing is not: it was lost before it was
  /// written for the first time, and the next commit writes it.
  static func damage(_ archive: Archive) throws(ArchiveError) -> ArchiveError? {
    let path = SourcePath.join(archive.path, fileName)
    do {
      guard try archive.fileSystem.exists(path) else { return nil }
      let bytes = try archive.fileSystem.read(path, limit: sizeLimit)
      do throws(ByteFault) {
        _ = try Frame.open(bytes.span, magic: magic, versions: version...version)
        return nil
      } catch {
        return .storage(.corrupt(path: path, fault: error))
      }
    } catch .tooLarge(_, let limit) {
      return .storage(.corrupt(path: path, fault: ByteFault(at: limit, .outOfRange("size"))))
    } catch {
      throw .storage(error)
    }
  }
}
