package import ChineseText

/// What is known of a source from outside its text: where it lies, and what a person says of it.
package struct SourceHints: Hashable, Sendable {
  /// The path of the file as the user knows it; folder and file names may tell date, issue and
  /// page.
  package var path: String?
  /// What a person says of it.
  package var given: GivenPlace

  /// Makes hints.
  package init(path: String? = nil, given: GivenPlace = GivenPlace()) {
    self.path = path
    self.given = given
  }
}

/// Where a source belongs as a person says: it goes before what its pages print, with evidence
/// `option`.
package struct GivenPlace: Hashable, Sendable {
  /// The paper's name.
  package var paper: String?
  /// The issue's day.
  package var date: CivilDate?
  /// The issue number.
  package var issueNumber: Int?
  /// The page number.
  package var page: PageNumber?

  /// Makes a place; what is not given is for the pages to say.
  package init(
    paper: String? = nil, date: CivilDate? = nil, issueNumber: Int? = nil, page: PageNumber? = nil
  ) {
    self.paper = paper
    self.date = date
    self.issueNumber = issueNumber
    self.page = page
  }

  /// This, and where it says nothing what was said before, but for what is `cleared`.
  package func completed(by old: GivenPlace?, without cleared: Set<Masthead.Field>) -> GivenPlace {
    func known<Value>(_ field: Masthead.Field, _ key: KeyPath<GivenPlace, Value?>) -> Value? {
      cleared.contains(field) ? nil : old?[keyPath: key]
    }
    return GivenPlace(
      paper: paper ?? known(.paper, \.paper), date: date ?? known(.date, \.date),
      issueNumber: issueNumber ?? known(.issueNumber, \.issueNumber),
      page: page ?? known(.page, \.page))
  }
}
