import IssueParser

/// So that tests can write the names of papers as they are printed.
extension PaperName: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
