// Where the text of another column begins without a headline.

extension ArticleGrouping {
  /// Whether a body item stands where the sentence of article `current` breaks off, and goes on
  /// behind it: the next column's, of another article.
  func stepsIn(_ index: Int, _ current: Int) -> Bool {
    guard let last = articles[current].bodies.last, let next = successor[last] else { return false }
    return last + 1 == index && next > index
  }

  /// The article of a body item that is of another column than the article read last.
  func ownerOfColumn(_ index: Int) -> Int? {
    foreign[items[index].lines.lowerBound].flatMap(article)
  }

  /// The article of the item that a line is of.
  func article(_ line: Int) -> Int? {
    var range = items.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        items[middle].lines.lowerBound > line
        ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return range.first.flatMap { items[$0].lines.contains(line) ? owner[$0] : nil }
  }

  /// Whether an article is a poem, and a line no verse: prose of another column.
  func endsVerse(_ current: Int, before line: Int) -> Bool {
    guard let last = articles[current].bodies.last, let verse = items[last].lines.last else {
      return false
    }
    return features[verse].endsVerse(before: features[line])
  }

  /// The last poem above a stanza that stands below the prose of another column; nil where the
  /// article read last is a poem itself.
  func poem(above line: Int, besides current: Int) -> Int? {
    guard features[line].isVerse, !endsInVerse(current) else { return nil }
    return articles.indices.last { endsInVerse($0) && !articles[$0].isClosed }
  }

  /// Whether one short numbered line is what stands above: `归途(二)`, a part of a poem.
  func namesPart(_ headings: [Int]) -> Bool {
    headings.count == 1 && items[headings[0]].lines.count == 1
      && LineForm.namesPart(text.scalars, text.range(items[headings[0]].lines.lowerBound))
  }

  /// Whether many lines of verse stand below prose: a poem of which nobody has told the name. What
  /// an essay quotes is shorter, or stands below a colon.
  func beginsVerse(_ index: Int, after current: Int) -> Bool {
    guard features[items[index].lines.lowerBound].isVerse, items[index].lines.count >= 6,
      let last = articles[current].bodies.last, let prose = items[last].lines.last
    else { return false }
    return !features[prose].isVerse && features[prose].ending != .colon
  }

  private func endsInVerse(_ article: Int) -> Bool {
    guard let last = articles[article].bodies.last, let line = items[last].lines.last else {
      return false
    }
    return features[line].isVerse
  }
}
