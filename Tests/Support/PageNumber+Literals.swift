package import IssueParser

/// So that tests can write page numbers as they are printed: `3`, `"B3"`.
extension PageNumber: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self.init(number) }
}

extension PageNumber: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    let letter = text.utf8.first.flatMap { $0 > 0x39 ? $0 : nil }
    self.init(Int(letter == nil ? text : String(text.dropFirst())) ?? 0, letter: letter)
  }
}
