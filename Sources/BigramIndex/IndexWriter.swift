// The one writer of an index: documents go in, a commit makes them visible.

package import Storage

/// Collects documents and deletions and makes them durable, all at once, with `commit`.
///
/// One writer at a time holds the folder's lock, from `open` until the value goes. What was not
/// committed by then is gone. Readers see the last commit and are never disturbed.
package struct IndexWriter: ~Copyable {
  private let lock: DirectoryLock
  /// The last commit.
  package private(set) var generation: Generation

  /// Opens the index in `directory`, which is made (its parent must exist) where it is missing, and
  /// removes what a crashed writer left behind.
  ///
  /// `memoryBudget`: bytes that documents may take in memory before they are written as a segment.
  /// Errors: `.locked` while another process writes, `.corrupt`, `.storage`.
  package static func open(
    _ directory: String, memoryBudget: Int = 96 << 20, _ fileSystem: any FileSystem
  ) throws(IndexError) -> IndexWriter {
    try storing { () throws(StorageError) in try fileSystem.createDirectory(directory) }
    let lock = try storing { () throws(StorageError) in
      try DirectoryLock.acquire(directory, fileSystem)
    }
    return IndexWriter(lock: lock, generation: Generation(0))
  }

  private init(lock: consuming DirectoryLock, generation: Generation) {
    self.lock = lock
    self.generation = generation
  }

  /// Adds a document after all others.
  ///
  /// Errors: `.tooLarge`, and those of writing a segment when the memory budget is used up.
  package mutating func append(_ document: IndexDocument) throws(IndexError) {
    throw .missing(directory: "")
  }

  /// Deletes every document appended so far, committed or not, that has exactly this key. Returns
  /// how many there were.
  package mutating func delete(documentsWithKey key: String) throws(IndexError) -> Int {
    throw .missing(directory: "")
  }

  /// Makes everything so far durable and visible. Nothing is written where nothing changed.
  ///
  /// After an error the last commit stands, and `commit` may be tried again.
  @discardableResult
  package mutating func commit() throws(IndexError) -> Generation {
    throw .missing(directory: "")
  }

  /// Merges all segments into one without the deleted documents, as part of the next commit.
  package mutating func compact() throws(IndexError) {
    throw .missing(directory: "")
  }
}
