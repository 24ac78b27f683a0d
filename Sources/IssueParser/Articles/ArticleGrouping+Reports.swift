// Reports that an agency sent from one place on one day under one headline.

extension ArticleGrouping {
  /// Of a longer block of headlines, those farther above are not looked at.
  private static let mostHeadlines = 12

  /// Whether one headline stands above two reports, as those that an agency sent from one place on
  /// one day: the second has none of its own, and its words are the headline's.
  func isSecondReport(_ index: Int, in current: Int) -> Bool {
    guard let heading = articles[current].headingBefore, let body = articles[current].bodies.first,
      let first = articles[current].lead,
      let second = features[items[index].lines.lowerBound].lead, second.isDated,
      first.isDated, first.agency(in: text) == second.agency(in: text)
    else { return false }
    let least: Float = first.dateline(in: text) == second.dateline(in: text) ? 0.25 : 0.5
    let lines = Array(items[heading].lines.suffix(Self.mostHeadlines))
    let words = lines.map { text.coverage(of: text.range($0), in: bodyStart(index)) }
    guard let most = words.indices.max(by: { words[$0] < words[$1] }), words[most] >= least else {
      return false
    }
    // Of several headlines in a block each is one report's.
    let own = lines.map { text.coverage(of: text.range($0), in: bodyStart(body)) }
    guard let ownMost = own.indices.max(by: { own[$0] < own[$1] }), own[most] < 0.25 else {
      return true
    }
    return (min(most, ownMost)..<max(most, ownMost)).allSatisfy { place in
      cutting.bond(lines[place]..<lines[place] + 1, lines[place + 1]..<lines[place + 1] + 1) > 0
    }
  }
}
