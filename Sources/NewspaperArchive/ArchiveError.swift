// What can go wrong with an archive, as payloads; the program's `Report` finds the words.

package import BigramIndex
package import Storage

/// Everything that this module throws.
package enum ArchiveError: Error, Equatable, Sendable {
  /// No `.llrb` in `folder` or above it.
  case noArchive(above: String)
  /// There is no archive at this path.
  case notAnArchive(path: String)
  /// Something that is no archive stands at this path.
  case occupied(path: String)
  /// The disk refused.
  case storage(StorageError)
  /// The index is damaged, locked by another writer, or of another version; or the disk refused it.
  case index(IndexError)
  /// The archive had a commit, and the index's manifest that names its files is gone: nothing of it
  /// can be read, and no writer clears it away.
  case manifestLost(path: String)
  /// A stored record of `file` does not decode.
  case corrupt(file: String, fault: ByteFault)
  /// The query cannot be read; the place is in its text.
  case query(QueryFault)
  /// More than one article begins with this id: the first few of them.
  case ambiguousID(String, candidates: [String])
}

/// Where a query cannot be read, and what was expected there.
package struct QueryFault: Error, Equatable, Sendable {
  /// The kinds of mistakes.
  package enum Kind: Equatable, Sendable {
    /// A quotation mark has no partner.
    case unbalancedQuote
    /// This word or mark is an operator that is not there yet; in quotation marks it is text.
    case reserved(String)
    /// Nothing is left to search for, once spaces and marks are gone.
    case empty
  }

  /// 1-based column, counted in Unicode scalars of the query.
  package let column: Int
  /// What is wrong there.
  package let kind: Kind

  /// Makes a fault from its place and kind.
  package init(column: Int, kind: Kind) {
    self.column = column
    self.kind = kind
  }
}
