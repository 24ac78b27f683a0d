// Gives every body fragment its article. Reading on from the item before is right nearly always;
// what speaks against it is weighed here: a lead, a byline, a jump, a signature, a headline, and
// the sentence that another fragment left open.

/// One article while it is being put together.
struct ArticleDraft {
  /// Body items in reading order.
  var bodies: [Int] = []
  /// The heading item right before its first body, if any.
  var headingBefore: Int?
  /// Byline, signature and jump items.
  var marks: [Int] = []
  /// Headings between its paragraphs.
  var subheadings: [Int] = []
  var lead: Lead?
  /// Whether a byline with □ or a role stands above its body: features have subheadings, reports
  /// not.
  var isFeature = false
  /// The mark that opens it and its like, ■ or ● or another; 0 if it is no brief.
  var brief: UInt32 = 0
  /// Whether it is a list of items that nobody signs, under the list's name.
  var isList = false
  /// Whether a jump, a signature or the like ended it.
  var isClosed = false
}

/// Which item belongs to which article.
struct ArticleGrouping {
  let text: PageText
  let features: [LineFeatures]
  let labeler: LineLabeler
  let items: [PageItem]
  let widths: ColumnWidths
  let successor: [Int?]
  /// By their first lines the items that do not read on, with an item of their article if it is
  /// known.
  let strays: [Int: Int?]
  /// By their first lines the items of other columns, with an item of their article.
  let foreign: [Int: Int]
  var articles: [ArticleDraft] = []
  /// The article of each item; nil where open or none.
  var owner: [Int?]
  var predecessor: [Int?]
  /// The marks of briefs two or more of which have a heading of their own right above them.
  private(set) var headedMarks: Set<UInt32> = []
  /// The rank of the page's headlines where sections have lower ones; 0 where ranks do not tell.
  let headlineRank: Int
  /// Where one headline of a block ends and the next begins.
  let cutting: HeadlineCutting
  /// Which headings are made alike, and where headlines stand.
  let forms: HeadingForms

  init(_ labeler: LineLabeler, _ fragments: FragmentJoiner, _ widths: ColumnWidths) {
    text = labeler.text
    features = labeler.features
    self.labeler = labeler
    items = fragments.items
    self.widths = widths
    successor = fragments.successors
    strays = fragments.strays
    foreign = fragments.foreign
    owner = [Int?](repeating: nil, count: items.count)
    predecessor = [Int?](repeating: nil, count: items.count)
    headlineRank = Self.headlineRank(items, features)
    cutting = HeadlineCutting(labeler, items)
    forms = HeadingForms(text, features, items)
    for (from, to) in successor.enumerated() {
      if let to { predecessor[to] = from }
    }
    readInOrder()
    placeDeferred()
    headedMarks = marksBelowHeadings()
  }

  /// Fragments whose sentence or story begins later in the file go where that beginning went.
  private mutating func placeDeferred() {
    for (index, item) in items.enumerated() where item.kind == .body && owner[index] == nil {
      var before = predecessor[index]
      var steps = 0
      while let item = before, owner[item] == nil, steps < 100 {
        before = predecessor[item]
        steps += 1
      }
      if let before, let article = owner[before] {
        insert(index, after: before, in: article)
      } else {
        add(index, to: ownerOfColumn(index) ?? begin(index, headings: [], byline: []))
      }
    }
  }

  mutating func begin(_ index: Int, headings: [Int], byline: [Int]) -> Int {
    var draft = ArticleDraft()
    draft.headingBefore = headings.last
    draft.marks = byline
    draft.isFeature = byline.contains { items[$0].kind == .byline }
    draft.isList = beginsList(index)
    if let heading = headings.last, heading == index - 1, namesList(heading) {
      owner[heading] = articles.count
    }
    articles.append(draft)
    for mark in byline { owner[mark] = articles.count - 1 }
    return articles.count - 1
  }

  mutating func add(_ index: Int, to article: Int) {
    owner[index] = article
    if let before = predecessor[index], owner[before] == article {
      insert(index, after: before, in: article)
    } else {
      articles[article].bodies.append(index)
    }
    if articles[article].bodies.count == 1 {
      articles[article].brief = features[items[index].lines.lowerBound].brief
    }
    if articles[article].lead == nil {
      articles[article].lead = features[items[index].lines.lowerBound].lead
    }
    if items[index].lines.contains(where: { features[$0].isClosed || isForwardJump($0) }) {
      articles[article].isClosed = true
    }
  }

  private func isForwardJump(_ line: Int) -> Bool {
    guard let jump = features[line].jump, !jump.isBackward else { return false }
    // Where a column's edge set it inside a line, the text goes on behind it.
    return jump.range.upperBound + 2 >= text.range(line).upperBound
  }

  private mutating func insert(_ index: Int, after before: Int, in article: Int) {
    owner[index] = article
    let bodies = articles[article].bodies
    // Continuations stand near the end in nearly every case; looking back stays bounded.
    var position = bodies.count
    var steps = 0
    while position > 0, bodies[position - 1] != before, steps < 64 {
      position -= 1
      steps += 1
    }
    if position == 0 || steps == 64 { position = bodies.count }
    articles[article].bodies.insert(index, at: position)
  }

  mutating func sign(_ index: Int, _ current: Int?) {
    guard let current else { return }
    owner[index] = current
    articles[current].marks.append(index)
    articles[current].isClosed = true
  }

  /// The article that body item `index` goes on with; nil if it begins one.
  mutating func place(_ index: Int, current: Int?, headings: [Int], startsAnew: Bool)
    -> Int?
  {
    if startsAnew { return nil }
    let first = items[index].lines.lowerBound
    if features[first].lead != nil {
      guard let current, headings.isEmpty else { return nil }
      return isDisplacedLead(index, in: current) || isSecondReport(index, in: current)
        ? current : nil
    }
    if features[first].brief != 0 {
      guard let current else { return nil }
      if headings.isEmpty {
        return articles[current].isList || isNotice(current) || goesOnInList(current)
          ? current : nil
      }
      let isList =
        articles[current].isFeature && goesOnInList(current)
        && !endsInFlag(headings)
      return isList && !beginsArticle(index, headings: headings, current: current) ? current : nil
    }
    if let before = predecessor[index], let article = owner[before] { return article }
    if headings.isEmpty, let current, beginsVerse(index, after: current),
      poem(above: first, besides: current) == nil
    {
      return nil
    }
    if headings.isEmpty, let home = strays[first] { return home.flatMap(article) }
    guard let current else { return nil }
    if headings.isEmpty, isAnswer(index) || isAfterword(index) || isReply(index) {
      return current
    }
    if features[first].opensPiece { return nil }
    if headings.isEmpty || namesPart(headings),
      let poem = poem(above: first, besides: current)
    {
      return poem
    }
    if headings.isEmpty, stepsIn(index, current) || endsVerse(current, before: first) { return nil }
    if !headings.isEmpty {
      if namesNotice(headings) { return nil }
      if announceReply(headings) { return current }
      if titlesBackward(headings, current, index) { return nil }
      if let story = storyWithSection(headings, besides: current)
        ?? featureWithSections(like: headings, above: index, besides: current)
        ?? featureOfColumn(headings, above: index, besides: current)
      {
        return story
      }
      return beginsArticle(index, headings: headings, current: current) ? nil : current
    }
    return articles[current].isClosed ? nil : current
  }

  /// Whether headings end with what a notice is called: `拍卖公告`.
  func namesNotice(_ headings: [Int]) -> Bool {
    guard let last = headings.last, let line = items[last].lines.last else { return false }
    return features[line].count >= 4 && LineForm.namesNotice(text, text.range(line))
  }

  /// Whether a body item begins with the answer to a question.
  private func isAnswer(_ index: Int) -> Bool {
    LineFeatures.isTurn(text, items[index].lines.lowerBound, LineFeatures.answers)
  }

  /// Whether the headings before item `index` are headings inside the sentence they interrupt.
  func isInsideSentence(_ index: Int) -> Bool { predecessor[index] != nil }

  /// 一, 二 alone in a line: the sections of a long article.
  func isSectionNumber(_ item: PageItem) -> Bool {
    let range = text.stretch(item.lines)
    guard item.lines.count == 1, range.count == 1, let sign = range.first else { return false }
    return Glyph.numeralsToTen.contains(text.scalars[sign])
  }

  /// The heading between a byline and the first paragraph that is a section's: it is numbered or
  /// the day of a diary, or the headline stands right above the byline and it is no deck of that.
  func sectionBelow(_ byline: [Int], _ headings: [Int]) -> Int? {
    guard let author = byline.last, let heading = headings.last, heading > author else {
      return nil
    }
    let lines = items[heading].lines
    if lines.allSatisfy({
      LineForm.isNumbered(text.scalars, text.range($0))
        || LineForm.isDiaryDay(text, text.range($0))
    }) {
      return heading
    }
    guard lines.count == 1, headings.count > 1, let first = byline.first,
      headings[headings.count - 2] == first - 1,
      !HeadlineShape(text, lines.lowerBound).isDeck
    else { return nil }
    let level = mainLevel(heading)
    let above = mainLevel(first - 1)
    return level == 0 && above == 0 || level > above && above > 0 ? heading : nil
  }

  /// Whether a signature stands right below a headline that ends as a sentence does, and above a
  /// body.
  func isBetweenHeadlineAndBody(_ index: Int) -> Bool {
    index > 0 && items[index - 1].kind == .headings && index + 1 < items.count
      && items[index + 1].kind == .body
  }

  /// Whether it is known who wrote an article.
  func isSigned(_ article: Int) -> Bool {
    articles[article].isFeature || articles[article].lead?.namesAuthors == true
  }

  /// The first body item within a few after an item.
  func nextBody(_ index: Int) -> Int? {
    items.indices[(index + 1)...].prefix(4).first { items[$0].kind == .body }
  }

  /// Whether all the words of a heading item are slogans or flags.
  func isBanner(_ index: Int) -> Bool {
    items[index].lines.allSatisfy { HeadlineShape(text, $0).isBanner }
  }

  /// Whether a heading item is the flag of a column, below which another article begins.
  func isFlag(_ item: PageItem) -> Bool {
    item.lines.allSatisfy { HeadlineShape(text, $0).isFlag }
  }

  /// Whether a column's flag is the last line of headings.
  private func endsInFlag(_ headings: [Int]) -> Bool {
    guard let last = headings.last else { return false }
    return items[last].lines.last.map { HeadlineShape(text, $0).isFlag } ?? false
  }

  /// Whether an article does not break off in mid-sentence.
  func endsWhole(_ article: Int?) -> Bool {
    guard let article, let last = articles[article].bodies.last,
      let line = items[last].lines.last
    else { return false }
    return features[line].isComplete
  }

  /// Whether a byline stands above the body that follows, rather than below the one before.
  func opensArticle(_ index: Int, after current: Int?) -> Bool {
    // A photo may stand between the headline and who wrote.
    var above = index - 1
    while above >= 0, items[above].kind == .caption || items[above].kind == .credit { above -= 1 }
    let isBelowHeading = above >= 0 && items[above].kind == .headings
    var next = index + 1
    while next < items.count, items[next].kind == .byline || items[next].kind == .debris {
      next += 1
    }
    guard next < items.count else { return isBelowHeading || current == nil }
    // Above a headline that has a byline of its own, or a report that somebody signs, it signs what
    // its own headline stands below.
    if isBelowHeading, let current, !isSigned(current), items[next].kind == .headings,
      next + 1 < items.count,
      items[next + 1].kind == .byline
        || features[items[next + 1].lines.lowerBound].lead?.namesAuthors == true
    {
      return false
    }
    if isBelowHeading, items[next].kind != .body { return true }
    if items[next].kind == .headings {
      // A deck may stand between byline and body; then the body has no lead.
      return current == nil
    }
    guard items[next].kind == .body else { return current == nil }
    if isAnswer(next) { return false }
    if let current, articles[current].headingBefore == nil, articles[current].lead == nil,
      articles[current].marks.isEmpty,
      features[items[next].lines.lowerBound].lead?.namesAuthors == true
    {
      return false
    }
    return isBelowHeading || features[items[next].lines.lowerBound].lead == nil
  }

  /// Whether the lead of item `index` was torn out of its place: the article before has a headline
  /// and no lead, breaks off, and goes on at a wrap inside this very line.
  private func isDisplacedLead(_ index: Int, in current: Int) -> Bool {
    let article = articles[current]
    guard article.lead == nil, !article.isFeature,
      let last = article.bodies.last, let torn = items[last].lines.last,
      !features[torn].isComplete
    else { return false }
    let line = items[index].lines.lowerBound
    let range = text.range(line)
    let lead = features[line].lead?.length ?? 0
    if features[line].lead?.isDated == true { return false }
    var places = text.pieces(range).dropFirst().prefix(6).map(\.lowerBound)
    for place in range.dropFirst(lead).prefix(24).dropFirst()
    where Glyph.isPause(text.scalars[place - 1]) {
      places.append(place)
    }
    // Without a headline an article may well end in mid-sentence, its lead lost with its beginning.
    let least: Float = article.headingBefore == nil ? 4 : 3
    return places.contains { labeler.joint.score(torn, line, at: $0) > least }
  }
}
