// Whether headings title another article than the one that begins below them: the one above, which
// has no headline yet, or one near, which says their words.

extension ArticleGrouping {
  /// Whether headings between two articles title the one above: it has no headline yet, and its
  /// words are theirs rather than those of the body below.
  func fitsAbove(_ headings: [Int], _ current: Int, _ index: Int) -> Bool {
    let article = articles[current]
    guard !headings.isEmpty, article.headingBefore == nil, let first = article.bodies.first
    else { return false }
    return fits(headings, first, ratherThan: index, lines: 6).reduce(0, +) > 0.3
  }

  /// Whether the two lines right above a byline title the article above, of which any part may have
  /// their words, rather than the body below.
  func headsAbove(_ headings: [Int], _ current: Int, _ index: Int) -> Bool {
    let article = articles[current]
    guard let last = headings.last, article.headingBefore == nil else { return false }
    let below = bodyStart(index)
    // In a block of several headlines, only the last can be the one signed.
    let signed = items[last].lines.suffix(items[last].lines.count > 2 ? 1 : 2)
      .filter { !HeadlineShape(text, $0).isFlag }
    return article.bodies.prefix(4).contains { item in
      let above = text.stretch(items[item].lines).prefix(1500)
      return signed.reduce(Float(0)) { sum, line in
        sum + text.coverage(of: text.range(line), in: above)
          - text.coverage(of: text.range(line), in: below)
      } > 0.25
    }
  }

  /// How much better each line of headings, so many lines of each, fits the body item `above` than
  /// the one at `below`.
  private func fits(
    _ headings: [Int], _ above: Int, ratherThan below: Int, lines count: Int
  ) -> [Float] {
    let above = text.stretch(items[above].lines).prefix(1500)
    let below = bodyStart(below)
    return headings.prefix(4).flatMap { Array(items[$0].lines.prefix(count)) }.map { line in
      text.coverage(of: text.range(line), in: above)
        - text.coverage(of: text.range(line), in: below)
    }
  }

  /// Whether headings fit the body above them, which has none yet, and not the body below.
  func titlesBackward(_ headings: [Int], _ current: Int, _ index: Int) -> Bool {
    let article = articles[current]
    guard article.headingBefore == nil, article.lead != nil, article.subheadings.isEmpty,
      let first = article.bodies.first
    else { return false }
    return (fits(headings, first, ratherThan: index, lines: 4).max() ?? 0) > 0.3
  }

  func bodyStart(_ index: Int) -> Range<Int> {
    let start = text.range(items[index].lines.lowerBound).lowerBound
    let end = text.range(items[index].lines.upperBound - 1).upperBound
    return start..<min(end, start + 160)
  }

  /// Whether a headline stands among the columns of others: a report near it without headline says
  /// its words, and the body item below, `index`, hardly does; or it is set from top to bottom, the
  /// body says none of it, and such a report follows. The article above, `current`, may go on below
  /// it.
  func headsAnother(_ heading: Int, than index: Int, after current: Int?) -> Bool {
    let lines = items[heading].lines
    let words = text.stretch(lines)
    let own = text.coverage(of: words, in: bodyStart(index))
    guard lines.allSatisfy({ features[$0].kind != .text }), holdsVertical(heading) else {
      return headsReport(heading, than: index, after: current, own)
    }
    let near = reports(near: index)
    if own == 0, near.contains(where: { $0 > index }) { return true }
    return near.contains { report in
      (own < Self.hardly || current != nil && owner[report] == current)
        && text.coverage(of: words, in: bodyStart(report)) > own + Self.muchMore
    }
  }

  /// Whether a headline of a line or two stands right above a body item, `index`, that says a share
  /// `own` of it, inside an article: another's report near it says much more of it than both do.
  private func headsReport(
    _ heading: Int, than index: Int, after current: Int?, _ own: Float
  ) -> Bool {
    let lines = items[heading].lines
    let words = text.stretch(lines)
    guard let current, heading == index - 1, lines.count <= 2,
      words.count >= Self.leastOfHeadline, features[items[index].lines.lowerBound].lead == nil
    else { return false }
    let said = max(own, self.said(words, by: current)) + Self.muchMore
    return reports(near: index).contains { report in
      let other = owner[report]
      return other != current
        && (other.map { self.said(words, by: $0) }
          ?? text.coverage(of: words, in: bodyStart(report))) > said
    }
  }

  /// The greatest share of a headline's words that the beginning of one of an article's first parts
  /// says.
  private func said(_ words: Range<Int>, by article: Int) -> Float {
    articles[article].bodies.prefix(Self.mostParts).reduce(0) {
      max($0, text.coverage(of: words, in: bodyStart($1)))
    }
  }

  /// The reports without headline that begin near an item.
  private func reports(near index: Int) -> [Int] {
    (max(0, index - Self.reportReach)..<min(items.count, index + Self.reportReach))
      .filter(forms.bareReports.contains)
  }

  /// So many items before and after a headline its report is looked for.
  private static let reportReach = 16
  /// So many parts of an article are asked.
  private static let mostParts = 24
  /// Fewer scalars may be a section's, which says little of what stands below it.
  private static let leastOfHeadline = 6
  /// What a body says of a headline's words that is another's, and how much more the other says.
  private static let hardly: Float = 0.1
  private static let muchMore: Float = 0.25
}
