package import ChineseText

/// What is known of a source from outside its text: where it lies, and what the command line says.
package struct SourceHints: Hashable, Sendable {
  /// The path of the file as the user knows it; folder and file names may tell date, issue and page.
  package var path: String?
  /// The paper's name as given.
  package var paper: String?
  /// The issue's day as given.
  package var date: CivilDate?
  /// The issue number as given.
  package var issueNumber: Int?
  /// The page number as given.
  package var page: PageNumber?

  /// Makes hints; every value given here overrides what the page prints, with evidence `option`.
  package init(
    path: String? = nil, paper: String? = nil, date: CivilDate? = nil, issueNumber: Int? = nil,
    page: PageNumber? = nil
  ) {
    self.path = path
    self.paper = paper
    self.date = date
    self.issueNumber = issueNumber
    self.page = page
  }
}
