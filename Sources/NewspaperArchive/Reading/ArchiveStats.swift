package import ChineseText

/// The size of an archive.
package struct ArchiveStats: Equatable, Sendable {
  /// Sources of pages.
  package var sources = 0
  /// Pages.
  package var pages = 0
  /// Issues that have a day or a number.
  package var issues = 0
  /// Articles.
  package var articles = 0
  /// Stand-alone photos.
  package var photos = 0
  /// Bytes of the sources.
  package var sourceBytes = 0
  /// Bytes of the archive's files.
  package var archiveBytes = 0
  /// The first day known.
  package var firstDate: CivilDate?
  /// The last day known.
  package var lastDate: CivilDate?
  /// Pages that another llrb read, with another parser: an ingest of their files makes them anew.
  package var pagesOfOtherParser = 0

  /// Makes the size of nothing.
  package init() {}
}
