// One commit, to read.

package import Storage

/// The index as it was at one commit; later commits and merges do not change it.
package final class IndexSnapshot: Sendable {
  /// The commit.
  package let generation: Generation

  private init(generation: Generation) {
    self.generation = generation
  }

  /// Opens the last commit of the index in `directory`: maps its segments and reads little.
  ///
  /// Errors: `.missing` where there is no index, `.corrupt`, `.unsupportedVersion`, `.storage`.
  package static func open(
    _ directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> IndexSnapshot {
    throw .missing(directory: directory)
  }

  /// Finds the documents that match, counts them and their occurrences exactly, and ranks the best
  /// `limit` after the first `offset`.
  package func search(
    _ query: IndexQuery, limit: Int, offset: Int = 0, ranking: Ranking = Ranking()
  ) throws(IndexError) -> IndexHits {
    throw .missing(directory: "")
  }

  /// All documents that match, in document order, each with its occurrences and score: for sorting
  /// by something else than the score, and for counting by groups.
  package func matches(
    _ query: IndexQuery, ranking: Ranking = Ranking()
  ) throws(IndexError) -> [IndexHit] {
    throw .missing(directory: "")
  }

  /// The places at which `phrase` stands in one document, in order, overlapping ones included.
  package func matches(
    of phrase: [UInt32], fields: FieldSet = .all, in document: DocumentID
  ) throws(IndexError) -> [IndexMatch] {
    throw .missing(directory: "")
  }

  /// The live documents that have exactly this key, in document order.
  package func documents(withKey key: String) throws(IndexError) -> [DocumentID] {
    throw .missing(directory: "")
  }

  /// The keys that begin with `prefix` and that a live document has, in byte order, each with the
  /// number of its live documents.
  package func keys(
    withPrefix prefix: String
  ) throws(IndexError) -> [(key: String, documents: Int)] {
    throw .missing(directory: "")
  }

  /// Every live document, in order.
  package func documents() throws(IndexError) -> [DocumentID] {
    throw .missing(directory: "")
  }

  /// The payload stored with the document.
  package func stored(of document: DocumentID) throws(IndexError) -> [UInt8] {
    throw .missing(directory: "")
  }

  /// The document's kind.
  package func kind(of document: DocumentID) throws(IndexError) -> UInt8 {
    throw .missing(directory: "")
  }

  /// The kinds and lengths (in scalars) of the document's fields, in order.
  package func fields(
    of document: DocumentID
  ) throws(IndexError) -> [(kind: UInt8, count: Int)] {
    throw .missing(directory: "")
  }

  /// Counts and sizes.
  package func statistics() throws(IndexError) -> IndexStatistics {
    throw .missing(directory: "")
  }
}
