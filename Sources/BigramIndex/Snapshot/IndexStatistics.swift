// What a snapshot says about itself.

/// Counts and sizes of a snapshot.
package struct IndexStatistics: Equatable, Sendable {
  /// Segment files.
  package var segments = 0
  /// Documents that a search can find.
  package var liveDocuments = 0
  /// Bytes of all segment files and the manifest.
  package var size = 0

  /// All zero.
  package init() {}
}
