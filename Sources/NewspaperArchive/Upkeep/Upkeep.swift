// Work on an archive that takes nothing in: sources taken out, and segments made one.

import BigramIndex
import Storage

/// What `Archive.remove` did (or, in a dry run, would do).
package struct RemovalReport: Equatable, Sendable {
  /// The sources that are gone now, as the archive named them, in byte order.
  package var removed: [String] = []
  /// What was given by hand for these, and is gone with them.
  package var given: [GivenSource] = []
  /// The paths, as given, by which the archive has no source.
  package var unknown: [String] = []
}

/// What `Archive.compact` did.
package struct CompactionReport: Equatable, Sendable {
  /// Segments before.
  package var segmentsBefore = 0
  /// Segments after.
  package var segmentsAfter = 0
  /// Bytes of the index before.
  package var bytesBefore = 0
  /// Bytes of the index after.
  package var bytesAfter = 0
}

extension Archive {
  /// Removes sources and all that came from them, in one commit; a dry run tells what that would
  /// be and changes nothing.
  ///
  /// A path is relative to the current folder or absolute, as in `ingest`, or the source's name in
  /// the archive; one that names a folder means every source below it. The files themselves stay.
  /// Errors: `.index(.locked)` while another process writes; `.index` and `.storage` where the
  /// archive itself cannot be read or written.
  package func remove(
    _ paths: [String], isDryRun: Bool = false
  ) throws(ArchiveError) -> RemovalReport {
    let writer = isDryRun ? nil : try ArchiveWriter.open(self)
    let catalog = if let writer { writer.catalog } else { try Catalog.open(self) }
    var report = RemovalReport()
    var removed: Set<SourceName> = []
    for path in paths {
      let sources = try catalog.sources(named: path, in: self)
      if sources.isEmpty { report.unknown.append(path) }
      removed.formUnion(sources)
    }
    for source in removed.sorted() {
      if let given = try catalog.given(for: source) { report.given.append(given) }
      _ = try writer?.delete(source: source)
      report.removed.append(source.text)
    }
    try writer?.commit()
    return report
  }

  /// Rewrites the archive as one segment (as few as the format allows) without what was replaced
  /// or removed. Readers go on undisturbed.
  ///
  /// Errors: as `remove`.
  package func compact() throws(ArchiveError) -> CompactionReport {
    let writer = try ArchiveWriter.open(self)
    let before = writer.catalog.index?.statistics()
    try writer.compact()
    try writer.commit()
    let after = try Catalog.open(self).index?.statistics()
    return CompactionReport(
      segmentsBefore: before?.segments ?? 0, segmentsAfter: after?.segments ?? 0,
      bytesBefore: before?.size ?? 0, bytesAfter: after?.size ?? 0)
  }
}
