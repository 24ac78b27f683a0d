// What papers of the sixties and seventies print in a box on their first page: a leader's words, below a flag
// that says whose they are. No article has them.

extension [LineFeatures] {
  /// Drops the sentences below `毛主席语录` or `最高指示`: up to a full stop that a blank line follows, or below
  /// which no paragraph is set in.
  mutating func dropQuotations(_ text: PageText) {
    for flag in indices where self[flag].kind == .text && self[flag].count <= 6 {
      let range = text.range(flag)
      guard
        Self.quotations.lengthStanding(
          in: text.scalars, at: range.lowerBound, end: range.upperBound) == range.count
      else { continue }
      let lines = flag + 1..<Swift.min(count, flag + 1 + Self.mostLines)
      guard
        let last = lines.first(where: { line in
          self[line].isComplete
            && (line + 1 == count || text.lines[line + 1].followsBlank
              || text.lines[line + 1].indent == 0)
        }),
        (flag...last).allSatisfy({ self[$0].kind == .text && self[$0].lead == nil })
      else { continue }
      for line in flag + 1...last { self[line].kind = .debris }
    }
  }

  private static let quotations: PhraseList = ["毛主席语录", "最高指示"]

  /// No box has more.
  private static let mostLines = 10
}
