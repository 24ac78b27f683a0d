// Writing to an archive: two locks, the commit, and the mark that a commit was made.

import BigramIndex
import Storage

/// The index's one writer, and the archive's lock around it: the last commit is read before the
/// index is opened to be written, since that clears things away, and nobody may commit between the
/// two. The mark is written under it too.
final class ArchiveWriter {
  /// The last commit before this writer.
  let catalog: Catalog
  private let archive: Archive
  private let lock: DirectoryLock
  private var index: IndexWriter
  private var isMarked: Bool

  private init(
    _ archive: Archive, _ catalog: Catalog, _ lock: consuming DirectoryLock,
    _ index: consuming IndexWriter, isMarked: Bool
  ) {
    self.archive = archive
    self.catalog = catalog
    self.lock = lock
    self.index = index
    self.isMarked = isMarked
  }

  static func open(_ archive: Archive) throws(ArchiveError) -> ArchiveWriter {
    let lock: DirectoryLock
    do {
      lock = try DirectoryLock.acquire(archive.path, archive.fileSystem)
    } catch {
      throw .index(IndexError(error))
    }
    let isMarked = try ArchiveMark.exists(archive)
    do {
      _ = try AtomicFile.removeLeftovers(in: archive.path, archive.fileSystem)
      // Who made the folder may have been killed before its name was on the disk; after a commit
      // the whole archive would go with it.
      if !isMarked { try archive.fileSystem.syncDirectory(archive.home) }
    } catch {
      throw .storage(error)
    }
    // First of all, since a writer clears away what no manifest names.
    let catalog = try Catalog.open(archive)
    do {
      let index = try IndexWriter.open(
        archive.indexPath, ranking: FieldKind.ranking, archive.fileSystem)
      return ArchiveWriter(archive, catalog, lock, index, isMarked: isMarked)
    } catch {
      throw .index(error)
    }
  }

  func append(_ document: IndexDocument) throws(ArchiveError) {
    do {
      try index.append(document)
    } catch {
      throw .index(error)
    }
  }

  /// Deletes all documents of a source; returns how many there were.
  func delete(source identity: SourceName, isDamaged: Bool = false) throws(ArchiveError) -> Int {
    do {
      return try index.delete(documentsWithKey: Key.source(identity), areDamaged: isDamaged)
    } catch {
      throw .index(error)
    }
  }

  /// Merges all segments, as part of the next commit.
  func compact() throws(ArchiveError) {
    do {
      try index.compact()
    } catch {
      throw .index(error)
    }
  }

  /// Whether a commit now would cost less than one a little later.
  var isFull: Bool { index.isFull }

  /// Commits what there is without waiting for the disk: its segment is written meanwhile, and the
  /// commit follows before anything else is deleted or written.
  func commitSoon() throws(ArchiveError) {
    do {
      try index.commitSoon()
    } catch {
      throw .index(error)
    }
    try mark()
  }

  func commit() throws(ArchiveError) {
    do {
      try index.commit()
    } catch {
      throw .index(error)
    }
    try mark()
  }

  private func mark() throws(ArchiveError) {
    // An ingest of nothing commits nothing.
    if !isMarked && index.generation.number > 0 {
      try ArchiveMark.write(archive)
      isMarked = true
    }
  }
}
