import ChineseText

// Which article a section goes to, and whether a body item goes on with the words of one.

extension ArticleGrouping {
  /// The highest rank that three headings have, where as many have lower ones; 0 if none does.
  static func headlineRank(_ items: [PageItem], _ features: [LineFeatures]) -> Int {
    var counts = [Int](repeating: 0, count: 8)
    for item in items where item.kind == .headings {
      let level = item.lines.map { features[$0].level }.filter { $0 > 0 }.min() ?? 0
      counts[min(7, level)] += 1
    }
    guard let rank = (1..<8).first(where: { counts[$0] >= 3 }),
      counts[(rank + 1)...].reduce(0, +) >= 3
    else { return 0 }
    return rank
  }

  /// Whether a heading has a lower rank than the page's headlines, and than an article's.
  func isOfSections(_ heading: Int, of article: Int) -> Bool {
    let level = mainLevel(heading)
    return headlineRank > 0 && level > headlineRank
      && articles[article].headingBefore.map { level > mainLevel($0) } == true
  }

  /// The open feature whose sections have the rank of some headings, lower than its headline's,
  /// where the article that stands between has none of it, and is none or has less of the words
  /// below.
  ///
  /// A numbered section goes where the one before it went.
  func featureWithSections(like headings: [Int], above index: Int, besides current: Int) -> Int? {
    if let number = headings.first.flatMap(sectionNumber), number.value > 1 {
      var before = number
      before.value -= 1
      if hasSection(before, current), !hasSection(number, current) { return current }
      let feature = articles.indices.suffix(Self.sectionReach).last {
        !articles[$0].isClosed && hasSection(before, $0) && !hasSection(number, $0)
      }
      if let feature { return feature }
    }
    let level = headings.map(mainLevel).min() ?? 0
    guard level > 0 || headings.count == 1,
      level == 0 || articles[current].headingBefore.map(mainLevel) != level,
      !articles[current].subheadings.suffix(Self.sectionReach).contains(where: {
        isLike($0, headings, level)
      })
    else { return nil }
    return articles.indices.suffix(Self.sectionReach).last { feature in
      let draft = articles[feature]
      return feature != current && draft.isFeature && !draft.isClosed
        && draft.subheadings.suffix(Self.sectionReach).contains { isLike($0, headings, level) }
        && draft.headingBefore.map { level == 0 || mainLevel($0) > 0 && mainLevel($0) < level }
          ?? false
        && (level == 0 || !articles[current].isFeature
          || sharesMore(index, with: feature, than: current))
    }
  }

  /// The number of a section, and whether it stands in brackets: `二、`, `（三）`.
  private struct SectionNumber: Equatable {
    var value: Int
    let isInBrackets: Bool
  }

  /// The number of a heading such as `二、建强干部队伍`, debris above it or not; nil where it has
  /// none.
  private func sectionNumber(_ heading: Int) -> SectionNumber? {
    let lines = items[heading].lines
    guard lines.dropLast().allSatisfy({ features[$0].count <= 4 && features[$0].level == 0 }) else {
      return nil
    }
    var range = text.range(lines.upperBound - 1)
    let isInBrackets = range.first.map { text.scalars[$0] == Glyph.openParen } == true
    if isInBrackets { range = range.dropFirst() }
    guard let (value, count) = ChineseNumerals.prefix(of: text.scalars[range]), count < range.count,
      text.scalars[range.lowerBound + count]
        == (isInBrackets ? Glyph.closeParen : Glyph.enumerationComma)
    else { return nil }
    return SectionNumber(value: value, isInBrackets: isInBrackets)
  }

  private func hasSection(_ number: SectionNumber, _ article: Int) -> Bool {
    articles[article].subheadings.suffix(Self.sectionReach).contains { sectionNumber($0) == number }
  }

  /// How many articles, and sections of each, are looked at for the one before a section.
  static let sectionReach = 64

  /// Whether a subheading has the rank of some headings or, where these have none, is of three
  /// parts or more, each as long as that of the one heading.
  private func isLike(_ subheading: Int, _ headings: [Int], _ level: Int) -> Bool {
    if level > 0 { return mainLevel(subheading) == level }
    let parts = [subheading, headings[0]].map { item in
      items[item].lines.map { text.pieces(text.range($0)).map(\.count) }
    }
    return parts[0] == parts[1] && parts[0].count == 1 && parts[0][0].count >= 3
  }

  /// Whether a body item has more rare pairs in common with one article than with another.
  private func sharesMore(_ index: Int, with one: Int, than other: Int) -> Bool {
    let pairs = Cohesion.rarePairs(text, text.stretch(items[index].lines).prefix(300))
    let shared = [one, other].map { self.shared(pairs, with: $0) }
    return shared[0] >= shared[1] + Self.surelyMore
  }

  /// How many of some pairs stand in an article's last paragraphs.
  private func shared(_ pairs: [Int], with article: Int) -> Int {
    text.countSaid(
      pairs,
      in: articles[article].bodies.suffix(4).map { text.stretch(items[$0].lines).suffix(700) })
  }

  /// Whether a body item has any rare pair in common with an article.
  func sharesWords(_ index: Int, with article: Int) -> Bool {
    shared(Cohesion.rarePairs(text, text.stretch(items[index].lines).prefix(300)), with: article)
      > 0
  }

  /// So many rare pairs more are no chance.
  private static let surelyMore = 4

  /// The highest Markdown rank (smallest number) among a heading item's lines; 0 if unmarked.
  func mainLevel(_ item: Int) -> Int {
    items[item].lines.map { features[$0].level }.filter { $0 > 0 }.min() ?? 0
  }
}
