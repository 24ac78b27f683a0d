// Work on an archive that takes nothing in: sources taken out, and segments made one.

import BigramIndex
import Storage

/// What `Archive.remove` did.
package struct RemovalReport: Equatable, Sendable {
  /// The sources that are gone now, as the archive named them, in byte order.
  package var removed: [String] = []
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
  /// Removes sources and all that came from them, in one commit.
  ///
  /// A path is relative to the current folder or absolute, as in `ingest`, or the source's name in
  /// the archive; one that names a folder means every source below it. The files themselves stay.
  /// Errors: `.index(.locked)` while another process writes (unless `waitingForLock`); `.index` and
  /// `.storage` where the archive itself cannot be read or written.
  package func remove(
    _ paths: [String], waitingForLock: Bool = false
  ) throws(ArchiveError) -> RemovalReport {
    let writer = try ArchiveWriter.open(self, waiting: waitingForLock)
    var report = RemovalReport()
    for path in paths {
      let sources = try writer.catalog.sources(named: path, in: self)
      if sources.isEmpty { report.unknown.append(path) }
      for source in sources where try writer.delete(source: source) > 0 {
        report.removed.append(source.text)
      }
    }
    report.removed.sort { SourceName($0) < SourceName($1) }
    try writer.commit()
    return report
  }

  /// Rewrites the archive as one segment (as few as the format allows) without what was replaced
  /// or removed. Readers go on undisturbed.
  ///
  /// Errors: as `remove`.
  package func compact(waitingForLock: Bool = false) throws(ArchiveError) -> CompactionReport {
    let writer = try ArchiveWriter.open(self, waiting: waitingForLock)
    let before = writer.catalog.index?.statistics()
    try writer.compact()
    try writer.commit()
    let after = try Catalog.open(self).index?.statistics()
    return CompactionReport(
      segmentsBefore: before?.segments ?? 0, segmentsAfter: after?.segments ?? 0,
      bytesBefore: before?.size ?? 0, bytesAfter: after?.size ?? 0)
  }
}
