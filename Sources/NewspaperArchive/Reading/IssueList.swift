// The issues of an archive, as they are listed: without the text of their pages.

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
