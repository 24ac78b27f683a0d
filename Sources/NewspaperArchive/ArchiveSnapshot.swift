// One committed state of the archive, to be read. It stays as it is while writers work.

package import ChineseText

/// What a reader sees.
package final class ArchiveSnapshot: Sendable {
  /// The archive that this is a state of.
  package let archive: Archive

  init(_ archive: Archive) { self.archive = archive }

  /// Finds articles; see `SearchRequest`.
  ///
  /// Errors: `.query` where the query cannot be read.
  package func search(_ request: SearchRequest) throws(ArchiveError) -> SearchResult {
    SearchResult()
  }

  /// All issues, and the pages that belong to none.
  package func issues() throws(ArchiveError) -> IssueList { IssueList() }

  /// The pages of the issue with this number (of every paper that has one), by day, then page.
  package func pages(issueNumber: Int) throws(ArchiveError) -> [StoredPage] { [] }

  /// The pages of the issues of this day, by paper, then page.
  package func pages(date: CivilDate) throws(ArchiveError) -> [StoredPage] { [] }

  /// The pages of a source, in its order. `path` is the source's name in the archive.
  package func pages(source path: String) throws(ArchiveError) -> [StoredPage] { [] }

  /// What an id names; nil where nothing has it. The first characters of an id do where they name
  /// one thing only; case does not matter.
  ///
  /// Errors: `.ambiguousID`.
  package func unit(id: String) throws(ArchiveError) -> StoredUnit? { nil }

  /// The source lines of what an id names, as they stand in the source; nil where nothing has it.
  package func sourceLines(id: String) throws(ArchiveError) -> [SourceLineText]? { nil }

  /// The size of the archive.
  package func stats() throws(ArchiveError) -> ArchiveStats { ArchiveStats() }

  /// Reads everything, trusts nothing. Damage is a finding, not an error.
  package func verify() throws(ArchiveError) -> VerifyReport { VerifyReport() }
}
