package import IssueParser

/// What an id names, with the page that it is on.
package struct StoredUnit: Sendable {
  /// The whole id.
  package var id: String
  /// The thing itself.
  package var content: Content
  /// Where its page belongs.
  package var place: PagePlace
  /// The id of its page.
  package var pageID: String
  /// The source as the archive names it.
  package var source: String
  /// Which of the pages with the id of its page that page is, from 1.
  package var copy = 1

  /// The id, told apart from that of what stands on another page with the very same lines: `ID`,
  /// `ID.2`. `show` takes this too.
  package var uniqueID: String { UnitID.unique(id, copy: copy) }

  /// An article, a photo or a page.
  package enum Content: Sendable {
    case article(Article)
    case photo(Photo)
    case page(StoredPage)
  }
}

/// Lines of a source as they stand there (as UTF-8, without line breaks).
package struct SourceLineText: Equatable, Sendable {
  /// 1-based line number.
  package var number: Int
  /// The line.
  package var text: String
}

extension StoredLines {
  /// The lines one by one, as texts.
  var texts: [SourceLineText] {
    numbered.map { SourceLineText(number: $0, text: String(decoding: $1, as: UTF8.self)) }
  }
}
