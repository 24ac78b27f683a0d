// Short items with a mark each, under the name of their column: 简讯, 供求信息. Where somebody
// signs each of them they are articles of their own, and the name is the column's; items that
// nobody signs are one article, whose headline the name is.

extension ArticleGrouping {
  /// Whether a body item is the first of two or more that open with one mark, each a sentence at
  /// least, and that nobody signs, but for who signs the last of three or more for all of them.
  func beginsList(_ index: Int) -> Bool {
    let mark = features[items[index].lines.lowerBound].brief
    guard Glyph.isBylineMark(mark) else { return false }
    var count = 0
    var isSigned = false
    for item in items[index...].prefix(Self.longestList) {
      guard item.kind != .caption, item.kind != .credit else { continue }
      let first = features[item.lines.lowerBound]
      guard item.kind == .body, first.brief == mark else {
        return count > (item.kind == .signature || item.kind == .byline ? 2 : 1)
      }
      guard !isSigned, first.lead == nil, features[item.lines.upperBound - 1].isComplete,
        !opensWithHeadline(item)
      else { return false }
      isSigned = item.lines.contains { features[$0].endSignature != nil }
      if isSigned, count < 2 { return false }
      count += 1
    }
    return count > 1
  }

  /// Whether a paragraph set in stands below the first line of an item, which is its headline.
  private func opensWithHeadline(_ item: PageItem) -> Bool {
    let first = item.lines.lowerBound
    return item.lines.count > 1 && features[first].ending == .broken
      && features[first].count <= Self.longestHeadline
      && text.lines[first + 1].indent >= text.lines[first].indent + 2
  }

  /// A brief's headline is no longer, in scalars.
  private static let longestHeadline = 20

  /// More items are not looked at: what is said of so many is said of all.
  private static let longestList = 100

  /// Whether a heading stands right above a list and names it.
  func namesList(_ heading: Int) -> Bool {
    items[heading].lines.count <= 2 && heading + 1 < items.count
      && items[heading + 1].kind == .body && beginsList(heading + 1)
      && !items[heading].lines.contains {
        HeadlineShape.joinsSections(text.scalars, text.range($0))
      }
  }

  /// Whether a heading names a table, a list or a forecast of which rows stand right below: those
  /// it heads, and not the article above that tells of them.
  func headsRows(_ heading: Int) -> Bool {
    let name = items[heading].lines.upperBound - 1
    if features.namesTable(text, name) { return true }
    return name + 1 < features.count && LineForm.namesForecast(text.scalars, text.range(name))
      && LineForm.isForecast(text.scalars, text.range(name + 1))
  }

  /// Whether the list that begins is an article's: somebody signs it above, or it announces the
  /// list.
  func goesOnInList(_ article: Int) -> Bool {
    let draft = articles[article]
    guard !draft.isClosed, draft.brief == 0, let last = draft.bodies.last,
      let line = items[last].lines.last
    else { return false }
    return draft.isFeature && features[line].isComplete || features[line].ending == .colon
      || features[line].brief != 0
  }

  /// Whether what stands above a brief is its column's flag, and no headline of its own.
  func isBelowFlag(_ article: Int) -> Bool {
    articles[article].brief != 0 && !isHeadedBrief(article) && !opensWithQuestion(article)
  }

  /// Whether a brief opens with what readers ask: it stands below the name of the piece.
  func opensWithQuestion(_ article: Int) -> Bool {
    let draft = articles[article]
    guard draft.brief != 0, let first = draft.bodies.first else { return false }
    return LineFeatures.asks(text, items[first].lines.lowerBound)
  }

  /// Whether a brief has a headline of its own, as another with its mark has.
  func isHeadedBrief(_ article: Int) -> Bool {
    headedMarks.contains(articles[article].brief) && isBelowHeading(article)
  }

  /// The marks of briefs two or more of which stand right below headings.
  func marksBelowHeadings() -> Set<UInt32> {
    var once: Set<UInt32> = []
    var marks: Set<UInt32> = []
    for article in articles.indices
    where Glyph.isBylineMark(articles[article].brief) && isBelowHeading(article) {
      let mark = articles[article].brief
      if !once.insert(mark).inserted { marks.insert(mark) }
    }
    return marks
  }

  private func isBelowHeading(_ article: Int) -> Bool {
    guard let heading = articles[article].headingBefore else { return false }
    return articles[article].bodies.first == heading + 1
  }

  /// The lines that name a list; nil if none does.
  func listName(_ article: Int) -> Range<Int>? {
    guard articles[article].isList, let heading = articles[article].headingBefore,
      owner[heading] == article
    else { return nil }
    return items[heading].lines
  }

  /// The lines that name lists, with the article of each.
  var listNames: [Int: Int] {
    var names: [Int: Int] = [:]
    for article in articles.indices {
      for line in listName(article) ?? 0..<0 { names[line] = article }
    }
    return names
  }
}
