// What an archive holds, as values to be shown: issues, pages, articles.

import BigramIndex
package import ChineseText
package import IssueParser

/// All issues of an archive.
package struct IssueList: Sendable {
  /// Issues in the order of paper, day and number.
  package var issues: [IssueSummary] = []
  /// Pages that have neither a day nor an issue number, in the order of their sources.
  package var unplaced: [PageSummary] = []

  /// Makes an empty list.
  package init() {}
}

/// One issue: the pages of one paper with one day (or, where no day is known, one number).
package struct IssueSummary: Sendable, IssueBearer {
  /// The paper's name as most of the pages spell it, or nil.
  package var paper: PaperName?
  /// The day, or nil.
  package var date: CivilDate?
  /// The last day of a combined issue.
  package var lastDate: CivilDate?
  /// How the day is known.
  package var dateEvidence: Masthead.Evidence?
  /// `星期五`.
  package var weekday: String?
  /// `辛丑年三月二十五`.
  package var lunarDate: String?
  /// The issue number, or nil.
  package var issueNumber: Int?
  /// The last number of a combined issue.
  package var lastIssueNumber: Int?
  /// How many pages the issue says that it has.
  package var pageCount: Int?
  /// The pages that the archive holds, by number, unnumbered ones last.
  package var pages: [PageSummary]

  /// How many pages of the issue they are: copies of one page count once, a page without a number
  /// by itself.
  package var heldCount: Int {
    Set(pages.compactMap(\.place.page)).count + pages.count { $0.place.page == nil }
  }
  /// Articles on these pages.
  package var articleCount: Int { pages.reduce(0) { $0 + $1.articleCount } }
  /// Stand-alone photos on these pages.
  package var photoCount: Int { pages.reduce(0) { $0 + $1.photoCount } }
}

/// One page, without its text.
package struct PageSummary: Sendable {
  /// Where the index has it.
  let document: DocumentID
  /// The page's id.
  package var id: String
  /// What the page says about itself.
  package var place: PagePlace
  /// The desk or section.
  package var section: String?
  /// The source as the archive names it.
  package var source: String
  /// Which page of its source it is, from 1.
  package var pageInSource: Int
  /// Its articles.
  package var articleCount: Int
  /// Its stand-alone photos.
  package var photoCount: Int
  /// Contradictions between the fields of its masthead.
  package var warnings: [Diagnostic]
  /// How many doubts the parser had about it.
  package var doubtCount: Int
}

/// A page with all that is on it.
package struct StoredPage: Sendable {
  /// The page's id.
  package var id: String
  /// Where it came from.
  package var source: StoredSource
  /// Which page of its source it is, from 1.
  package var pageInSource: Int
  /// 1, or, where several pages have the very same lines and so the same id, which of them it is in
  /// the order of ingest.
  package var copy: Int
  /// Masthead, colophon, unassigned blocks, doubts, articles and photos, as the parser gave them.
  package var page: Page
  /// The ids of `page.articles`, in their order.
  package var articleIDs: [String]
  /// The ids of `page.photos`, in their order.
  package var photoIDs: [String]
}

/// A source as it was when it was read.
package struct StoredSource: Equatable, Sendable {
  /// What the archive calls it.
  package var name: SourceName
  /// The encoding found.
  package var encoding: TextEncoding
  /// Size in bytes.
  package var byteCount: Int
  /// Last modification, nanoseconds since 1970.
  package var modified: Int64
  /// Last change of bytes, name or times, nanoseconds since 1970.
  package var changed: Int64
  /// Hash of the bytes.
  package var contentHash: ContentHash
  /// How many pages it holds.
  package var pageCount: Int

  /// Relative to the archive's home, or absolute where it lies elsewhere.
  package var path: String { name.text }
}

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
