import IssueParser

// Which of several sources with the same text is stored: they are looked at in no order that means
// anything, and one may lie in an inbox, the other in the folder of its day.

/// A source that has the content of another one.
struct OriginalSource {
  var name: SourceName
  /// What is known of its pages' place; nil where it has none.
  var place: PagePlace?
  /// What of that was given by hand.
  var given: GivenPlace?
  /// What was counted of it, if it was stored in this run.
  var counted: SourceCounts?
}

/// What a source that is stored adds to the report. Kept of each until an ingest ends, so it is
/// small.
struct SourceCounts {
  /// Whether the archive had it before.
  var isKnown: Bool
  var pages = 0
  var articles = 0
  var photos = 0
  var doubts = 0
}

extension PreparedSource {
  /// Whether it tells all that is told of a source with the same text, but for what was given for
  /// that by hand, and more.
  func tellsMore(than original: OriginalSource) -> Bool {
    guard let own = place, let other = original.place, let given = original.given else {
      return false
    }
    let told: [(own: Bool, other: Bool, given: Bool)] = [
      (own.paper != nil, other.paper != nil, given.paper != nil),
      (own.date != nil, other.date != nil, given.date != nil),
      (own.issueNumber != nil, other.issueNumber != nil, given.issueNumber != nil),
      (own.page != nil, other.page != nil, given.page != nil),
    ]
    return told.contains { $0.own && !$0.other }
      && told.allSatisfy { $0.own || $0.given || !$0.other }
  }
}

extension PagePlace {
  /// Whether both tell the paper, the day, the issue or the page, and not the same.
  func contradicts(_ other: PagePlace) -> Bool {
    func differ<Value: Equatable>(_ value: KeyPath<PagePlace, Value?>) -> Bool {
      guard let own = self[keyPath: value], let their = other[keyPath: value] else { return false }
      return own != their
    }
    return differ(\.paper) || differ(\.date) || differ(\.issueNumber) || differ(\.page)
  }
}
