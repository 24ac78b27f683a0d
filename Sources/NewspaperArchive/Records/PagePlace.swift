// Where a page belongs: what is stored of it, shown of a hit, and compared when files are taken in.

package import ChineseText
package import IssueParser

/// Where a page belongs: what its masthead, its path or the command line say.
package struct PagePlace: Equatable, Sendable, IssueBearer {
  /// The paper's name.
  package var paper: PaperName?
  /// The issue's day, never an estimate.
  package var date: CivilDate?
  /// The last day of a combined issue.
  package var lastDate: CivilDate?
  /// How the day is known.
  package var dateEvidence: Masthead.Evidence?
  /// The likely day where none is known.
  package var estimatedDate: CivilDate?
  /// `星期五`.
  package var weekday: String?
  /// `辛丑年三月二十五`.
  package var lunarDate: String?
  /// The issue number.
  package var issueNumber: Int?
  /// The last number of a combined issue.
  package var lastIssueNumber: Int?
  /// The page number.
  package var page: PageNumber?

  /// A place of which nothing is known.
  init() {}

  /// Takes the place from a masthead.
  package init(_ masthead: Masthead) {
    paper = masthead.paper
    date = masthead.date
    lastDate = masthead.lastDate
    dateEvidence = masthead.evidence[.date]
    estimatedDate = masthead.estimatedDate
    weekday = masthead.weekday
    lunarDate = masthead.lunarDate
    issueNumber = masthead.issueNumber
    lastIssueNumber = masthead.lastIssueNumber
    page = masthead.page
  }
}

extension PagePlace {
  /// Whether pages at both may be of one issue: of paper, days and numbers none contradicts.
  package func mayShareIssue(with other: PagePlace) -> Bool {
    if let paper, let name = other.paper, paper != name { return false }
    if let date, let day = other.date,
      date > (other.lastDate ?? day) || day > (lastDate ?? date)
    {
      return false
    }
    return mayBeOfIssue(other)
  }
}
