// What a snapshot says about itself.

/// Counts and sizes of a snapshot.
package struct IndexStatistics: Equatable, Sendable {
  /// The commit.
  package var generation = Generation(0)
  /// Segment files.
  package var segments = 0
  /// Documents, deleted ones that no merge has dropped yet included.
  package var documents = 0
  /// Documents that a search can find.
  package var liveDocuments = 0
  /// Unicode scalars of all fields of live documents.
  package var liveCharacters = 0
  /// Distinct terms, summed over the segments.
  package var terms = 0
  /// Postings, summed over the segments.
  package var postings = 0
  /// Bytes of all segment files and the manifest.
  package var size = 0

  /// All zero.
  package init() {}
}
