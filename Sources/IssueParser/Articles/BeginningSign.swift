/// What tells of headings between two body items whether an article begins with them, rather than a
/// section of the article above.
///
/// The weights were set by hand, so that an article begins where their sum is above 0. On the
/// annotated pages that says so of 350 of 373 headings rightly. A logistic regression over the same
/// signs and ten more, fitted to 311 of them (with the distance from these weights as its penalty),
/// says it of no more on pages that were left out: there are too few headings to learn from.
enum BeginningSign {
  /// A jump, a signature or the like ended the article above.
  case followsEnd
  /// The article above has its byline above its body: features have sections, reports hardly.
  case followsFeature, followsReport
  /// It has sections already.
  case followsSections
  /// The headings have a lower Markdown rank than its headline, or one that is not lower; some
  /// engines give sections the headline's rank, but those are short.
  case isLower, isNotLower, isNotLowerAndShort
  /// They have the rank of the page's headlines.
  case isOfHeadlines
  /// They have a higher rank than its sections, which have one of their own.
  case isAboveSections
  /// It has no headline but a lead.
  case followsLead
  /// It is the rest of another, which has no subheadings.
  case followsRest
  /// It is a report of a paragraph or two, which has no sections.
  case followsShortReport
  /// The heading is longer or shorter than its sections' headings, or not of two parts as they are.
  case isOddLength, isOfOtherParts
  /// The heading is made as another of the page is, or the page's headlines stand elsewhere.
  case isMadeAsAnother, isAmongBareReports
  /// There are several lines.
  case isOfLines
  /// The article above is short and shares no rare pair of characters with the body below.
  case sharesNothing
  /// The column below is of another width than the article's, or of the same.
  case isOfOtherColumn, isOfColumn
  /// The first line is a column's flag.
  case isFlagged
  /// The body below addresses the editors, or somebody else.
  case opensLetter, opensAddress
  /// It opens with the label with which the article above did: `市民来电:`.
  case opensAlike
  /// A deck is among the lines, or single characters below each other are.
  case hasDeck, isVertical
  /// A line says what kind of piece stands below: 公告, 记者手记.
  case namesPiece
  /// A line is the entry of a list.
  case opensEntry
  /// All lines are numbered, and the article above is open.
  case isNumbered
  /// The article above has its byline, and another stands below the body.
  case isSignedAgain
  /// The article above is a brief, or a table.
  case followsBrief, followsTable

  var weight: Float {
    switch self {
    case .followsEnd: 5
    case .followsFeature: -2
    case .followsReport: 0.5
    case .followsSections: -1
    case .isLower: -2.5
    case .isNotLower: 2.5
    case .isNotLowerAndShort: 1.5
    case .isOfHeadlines: 2
    case .isAboveSections: 5
    case .followsLead: 0.5
    case .followsRest: 1.5
    case .followsShortReport: 2
    case .isOddLength, .isOfOtherParts: 0.8
    case .isMadeAsAnother: -5
    case .isAmongBareReports: -2
    case .isOfLines: 2
    case .sharesNothing: 1.2
    case .isOfOtherColumn: 2.5
    case .isOfColumn: -0.8
    case .isFlagged: 4
    case .opensLetter, .opensAlike: 8
    case .opensAddress: 5
    case .hasDeck: 2
    case .isVertical: 8
    case .namesPiece, .opensEntry: 8
    case .isNumbered: -6
    case .isSignedAgain, .followsBrief: 6
    case .followsTable: 2
    }
  }

  /// What it adds that the body below has a share of a line's pairs of characters: subheadings,
  /// too, are said again below them, but rarely as fully.
  static func weight(ofCoverage share: Float) -> Float { 5 * (share - 0.45) }

  /// No more than that speaks for another article inside a feature that is open.
  static let mostInFeature: Float = 1.5
}
