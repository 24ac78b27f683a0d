// Headlines that stand inside the text of an article whose columns an engine read one after
// another.

extension ArticleGrouping {
  /// Takes the only heading inside an article that has no headline for its headline: of 22 such on
  /// annotated pages 12 were, all of them among the 15 that look like one. An article with two
  /// headings or more inside has lost its own: so it was with 24 of 25.
  ///
  /// `matched` are the heading lines with the articles they were given. Cost: linear.
  mutating func takeLoneHeadings(_ matched: [Int: Int]) -> [Int: Int] {
    var matched = matched
    var hasHeadline = [Bool](repeating: false, count: articles.count)
    for article in matched.values { hasHeadline[article] = true }
    for article in articles.indices where !hasHeadline[article] {
      guard articles[article].subheadings.count == 1,
        let heading = articles[article].subheadings.first, items[heading].kind == .headings,
        let line = items[heading].lines.first, items[heading].lines.count == 1,
        mayBeHeadline(line)
      else { continue }
      articles[article].subheadings = []
      matched[line] = article
    }
    return matched
  }

  /// Whether a heading inside a text looks like its headline: sections have a number, two parts or
  /// brackets, what hangs on a report a name of its own.
  private func mayBeHeadline(_ line: Int) -> Bool {
    let range = text.range(line)
    let shape = HeadlineShape(text, line)
    return !shape.isBanner && !shape.isDeck && text.pieces(range).count == 1
      && !LineForm.isNumbered(text.scalars, range) && !features[line].isVerse
      && !LineForm.isBracketed(text, line) && !HeadlineShape.isInBlackBrackets(text.scalars, range)
      && !HeadlineShape.namesSidebar(text, line)
  }
}
