package import IssueParser

/// A source for which something was given by hand.
package struct GivenSource: Equatable, Sendable {
  /// The source as the archive names it.
  package let source: String
  /// What was given for it.
  package let given: GivenPlace
}
