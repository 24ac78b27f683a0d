// Takes sources into an archive: walk, prepare in parallel, store in order, commit as it goes.

import BigramIndex
import Storage

extension Archive {
  /// Takes files and folders (with all below them) into the archive.
  ///
  /// What cannot be read is a problem in the report, and the rest goes on. A long ingest commits as
  /// it goes; an interrupted one (see `options`) commits what it has done, and one that is killed
  /// leaves its last commit. The next ingest goes on with what is missing. `progress` is called on
  /// this thread after each source.
  /// Errors: `.index(.locked)` while another process writes; `.index` and `.storage` where the
  /// archive itself cannot be read or written.
  package func ingest(
    _ paths: [String], options: IngestOptions = IngestOptions(),
    progress: (IngestProgress) -> Void = { _ in }
  ) throws(ArchiveError) -> IngestReport {
    let walk: SourceWalk
    do {
      walk = SourceWalk(self, paths, from: try fileSystem.currentDirectory())
    } catch {
      throw .storage(error)
    }
    let isToWrite = options.isDryRun ? false : try hasWork(walk, options)
    if !isToWrite {
      let run = IngestRun(self, walk, options, try Catalog.open(self), writer: nil)
      return try run.carryOut(progress)
    }
    let isNew = try createIfMissing()
    let writer = try ArchiveWriter.open(self)
    let run = IngestRun(self, walk, options, writer.catalog, writer: writer)
    var report = try run.carryOut(progress)
    report.madeArchive = isNew
    try writer.commit()
    return report
  }

  /// Whether there is something to write: files, or sources that may be gone. In an archive without
  /// a commit, at least one file must be a page, since nothing is made for files that are none.
  private func hasWork(
    _ walk: SourceWalk, _ options: IngestOptions
  ) throws(ArchiveError) -> Bool {
    var hasCommit = try ArchiveMark.exists(self)
    if !hasCommit { hasCommit = try !snapshot().isEmpty }
    if hasCommit {
      return !walk.files.isEmpty || options.prunes
    }
    let preparation = Preparation(fileSystem: fileSystem, options: options)
    // The first file is a page nearly always: to read that twice costs nothing.
    for file in walk.files {
      if preparation.isPage(file) { return true }
      if options.isInterrupted() { return false }
    }
    return false
  }
}
