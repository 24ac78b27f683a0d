// Takes sources into an archive: walk, prepare in parallel, store in order, commit as it goes.

import BigramIndex
import Storage

extension Archive {
  /// Takes files and folders (with all below them) into the archive.
  ///
  /// What cannot be read is a problem in the report, and the rest goes on. A long ingest commits as
  /// it goes; an interrupted one (see `options`) commits what it has done, and one that is killed leaves
  /// its last commit. The next ingest goes on with what is missing. `progress` is called on this
  /// thread after each source.
  /// Errors: `.index(.locked)` while another process writes (unless `options` wait); `.index` and
  /// `.storage` where the archive itself cannot be read or written.
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
    // Without a file there is nothing to write, except where sources of a given folder are gone.
    if options.isDryRun || (walk.files.isEmpty && !options.prunes) {
      let run = IngestRun(self, walk, options, try Catalog.open(self), writer: nil)
      return try run.carryOut(progress)
    }
    let isNew = try createIfMissing()
    let writer = try ArchiveWriter.open(self, waiting: options.waitsForLock)
    let run = IngestRun(self, walk, options, writer.catalog, writer: writer)
    var report = try run.carryOut(progress)
    report.madeArchive = isNew
    try writer.commit()
    return report
  }
}
