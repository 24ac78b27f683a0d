// Takes sources into an archive.

extension Archive {
  /// Takes files and folders (with all below them) into the archive.
  ///
  /// What cannot be read is a problem in the report, and the rest goes on. `progress` is called on
  /// this thread after each source.
  /// Errors: `.storage` where the archive itself cannot be written.
  package func ingest(
    _ paths: [String], options: IngestOptions = IngestOptions(),
    progress: (IngestProgress) -> Void = { _ in }
  ) throws(ArchiveError) -> IngestReport {
    IngestReport()
  }

  /// Removes a source and all that came from it; false where the archive does not have it. `path`
  /// is relative to the current folder, or the source's name in the archive.
  package func remove(source path: String) throws(ArchiveError) -> Bool { false }
}
