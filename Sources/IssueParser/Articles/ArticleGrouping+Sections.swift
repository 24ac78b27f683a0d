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

  /// The story of which a heading between two paragraphs is a section's: it is made as one of that
  /// story's sections' headings is. Where headlines stand elsewhere, an open story without lead
  /// that has sections goes on behind a report, which has none.
  func storyWithSection(_ headings: [Int], besides current: Int) -> Int? {
    guard headings.count == 1, let heading = headings.first,
      items[heading].lines.count == 1, mainLevel(heading) == 0
    else { return nil }
    let near = articles.indices.suffix(Self.sectionReach)
    let alike = forms.madeAs(heading)
    if !alike.isEmpty,
      let story = near.last(where: { story in
        articles[story].subheadings.suffix(Self.sectionReach).contains { alike.contains($0) }
      })
    {
      return story
    }
    guard forms.headlinesStandElsewhere, articles[current].lead != nil, endsWhole(current)
    else { return nil }
    return near.last { story in
      story != current && !articles[story].isClosed && articles[story].lead == nil
        && articles[story].subheadings.suffix(Self.sectionReach).contains {
          items[$0].lines.count == 1 && mainLevel($0) == 0
        }
    }
  }

  /// The open feature whose sections have the rank of some headings, lower than its headline's,
  /// where the article that stands between has none of it, and is none or has less of the words
  /// below.
  ///
  /// A numbered section goes where the one before it went; the first, below a story that has ended,
  /// to the last one that has not and has none.
  func featureWithSections(like headings: [Int], above index: Int, besides current: Int) -> Int? {
    let number = headings.first.flatMap(sectionNumber)
    if let number {
      if isNext(number, of: current) { return current }
      let feature = articles.indices.suffix(Self.sectionReach).last {
        !articles[$0].isClosed && isNext(number, of: $0)
      }
      if let feature { return feature }
    }
    if number?.value == 1, articles[current].isClosed {
      let feature = articles.indices.suffix(Self.sectionReach).last {
        !articles[$0].isClosed && articles[$0].isFeature && articles[$0].subheadings.isEmpty
      }
      if let feature { return feature }
    }
    // No section of a feature stands below a flag, or is a letter.
    guard !opensLetter(items[index].lines.lowerBound),
      !headings.contains(where: { items[$0].lines.contains { HeadlineShape(text, $0).isFlag } })
    else { return nil }
    let level = headings.map(mainLevel).min() ?? 0
    guard level > 0 || headings.count == 1,
      level == 0 || articles[current].headingBefore.map(mainLevel) != level,
      !articles[current].subheadings.suffix(Self.sectionReach).contains(where: {
        isLike($0, headings, level)
      })
    else { return nil }
    // The nearest alone: what lies beyond another's sections shares words by chance.
    let nearest = articles.indices.suffix(Self.sectionReach).last { feature in
      let draft = articles[feature]
      return feature != current && draft.isFeature && !draft.isClosed
        && draft.subheadings.suffix(Self.sectionReach).contains { isLike($0, headings, level) }
        && draft.headingBefore.map { level == 0 || mainLevel($0) > 0 && mainLevel($0) < level }
          ?? false
    }
    guard let nearest, level > 0, articles[current].isFeature else { return nearest }
    return sharesMore(index, with: nearest, than: current) ? nearest : nil
  }

  /// The open feature in whose column a body item stands, where that of the article above is of
  /// another width, and the heading between may be one of its sections'.
  func featureOfColumn(_ headings: [Int], above index: Int, besides current: Int) -> Int? {
    guard headings.count == 1, let own = widths.usual(items[index].lines.prefix(12)),
      let above = columnWidth(of: current), own.isApart(above)
    else { return nil }
    let level = mainLevel(headings[0])
    let feature = articles.indices.suffix(Self.columnReach).last { article in
      let draft = articles[article]
      return draft.isFeature && !draft.isClosed && draft.lead == nil
        && (level == 0 || draft.headingBefore.map { level > mainLevel($0) } == true)
        && columnWidth(of: article).map(own.isAlike) == true
    }
    guard let feature, !beginsArticle(index, headings: headings, current: feature) else {
      return nil
    }
    return feature
  }

  /// How wide the columns of an article's last paragraphs are.
  func columnWidth(of article: Int) -> ColumnWidth? {
    widths.usual(
      articles[article].bodies.suffix(4).lazy.map { items[$0].lines.suffix(12) }.joined())
  }

  /// So many articles above may be a column's.
  private static let columnReach = 12

  /// The number of a section, and how it is printed: `二、`, `（三）`, `第一步：`.
  private struct SectionNumber: Equatable {
    enum Form { case plain, bracketed, counted }
    let value: Int
    let form: Form
  }

  /// The number of a heading such as `二、建强干部队伍`, debris above it or not; nil where it has
  /// none.
  private func sectionNumber(_ heading: Int) -> SectionNumber? {
    let lines = items[heading].lines
    guard lines.dropLast().allSatisfy({ features[$0].count <= 4 && features[$0].level == 0 }) else {
      return nil
    }
    let range = text.range(lines.upperBound - 1)
    guard let first = range.first, LineForm.isNumbered(text.scalars, range) else { return nil }
    let form: SectionNumber.Form =
      switch text.scalars[first] {
      case Glyph.openParen: .bracketed
      case Glyph.of("第"): .counted
      default: .plain
      }
    let number = form == .plain ? range : range.dropFirst()
    guard let (value, count) = ChineseNumerals.prefix(of: text.scalars[number]),
      count < number.count
    else { return nil }
    return SectionNumber(value: value, form: form)
  }

  /// Whether an article has the section before the one that a heading numbers, and not that.
  func isNextSection(_ heading: Int, of article: Int) -> Bool {
    sectionNumber(heading).map { isNext($0, of: article) } ?? false
  }

  private func isNext(_ number: SectionNumber, of article: Int) -> Bool {
    number.value > 1
      && hasSection(SectionNumber(value: number.value - 1, form: number.form), article)
      && !hasSection(number, article)
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

  /// The highest Markdown rank (smallest number) among a heading item's lines, or the rank of the
  /// page's headlines if one has it, above which a flag may stand; 0 if unmarked.
  func mainLevel(_ item: Int) -> Int {
    let levels = items[item].lines.map { features[$0].level }.filter { $0 > 0 }
    return levels.contains(headlineRank) ? headlineRank : levels.min() ?? 0
  }
}
