// What can go wrong with an archive, as payloads; the program's `Report` finds the words.

package import BigramIndex
package import QueryLanguage
package import Storage

/// Everything that this module throws.
package enum ArchiveError: Error, Equatable, Sendable {
  /// No `.llrb` in `folder` or above it.
  case noArchive(above: String)
  /// There is no archive at this path.
  case notAnArchive(path: String)
  /// Something that is no archive stands at this path: a folder, or else a file.
  case occupied(path: String, isFolder: Bool)
  /// The disk refused.
  case storage(StorageError)
  /// The index is damaged, locked by another writer, or of another version; or the disk refused it.
  case index(IndexError)
  /// The archive had a commit, or has segments at least, and the index's manifest that names its
  /// files is gone: nothing of it can be read, and no writer clears it away.
  case manifestLost(path: String)
  /// A stored record of `file` does not decode.
  case corrupt(file: String, fault: ByteFault)
  /// The query cannot be read; the fault's place is in its text.
  case query(QueryFault, text: String)
  /// More than one article begins with this id: the first few of them.
  case ambiguousID(String, candidates: [String])
}
