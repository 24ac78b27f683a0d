import ChineseText

// Writes down what was decided: from items with their articles to the page's values. Whatever no
// article and no photo took is kept as unassigned, so that no line is lost.

/// Collects the pieces of a page and makes its values.
struct PageBuilder {
  let text: PageText
  let features: [LineFeatures]
  let labels: [LineLabel]
  let labeler: LineLabeler
  let items: [PageItem]
  let grouping: ArticleGrouping
  /// Heading lines of each article with their roles: those that stand together in file order, the
  /// likeliest headline first.
  private var headings: [[(line: Int, role: BlockRole)]]
  private var photos: [PhotoDraft] = []

  init(_ labels: [LineLabel], _ grouping: ArticleGrouping) {
    text = grouping.text
    features = grouping.features
    self.labels = labels
    labeler = grouping.labeler
    items = grouping.items
    self.grouping = grouping
    headings = Array(repeating: [], count: grouping.articles.count)
  }

  /// Takes the heading lines with the articles they were given and tells their roles apart; those
  /// that are none of the article's headline stay what no article took.
  mutating func take(headings matched: [Int: Int]) {
    var lines: [[Int]] = Array(repeating: [], count: grouping.articles.count)
    for (line, article) in matched.sorted(by: { $0.key < $1.key }) { lines[article].append(line) }
    let roles = HeadlineRoles(
      text: text, features: features, labeler: labeler, usualLevel: usualLevel(lines))
    for article in lines.indices where !lines[article].isEmpty {
      if let name = grouping.listName(article) {
        headings[article] = name.map { ($0, .title) }
        continue
      }
      let draft = grouping.articles[article]
      // What stands above briefs is their column's.
      if !draft.isList, !grouping.isNotice(article), grouping.isBelowFlag(article) { continue }
      let body = opening(of: article)
      for group in byFit(groups(lines[article]), body) {
        let hasTitle = headings[article].contains { $0.role == .title }
        let found = roles.roles(
          group, body: body, isAboveQuestions: !hasTitle && grouping.opensWithQuestion(article))
        for line in group {
          switch found[line] ?? .noise {
          case .banner, .noise: continue
          case .title where hasTitle:
            // A vertical run beside a headline of words is another's, or a picture's.
            if isOfWords(group) { headings[article].append((line, .subtitle)) }
          case let role: headings[article].append((line, role))
          }
        }
      }
    }
  }

  /// Takes the photos with the articles they belong to.
  mutating func take(photos: [PhotoDraft]) { self.photos = photos }

  /// Makes the page's values. Cost: linear.
  consuming func finish(_ page: inout Page) {
    var inside: [[PhotoDraft]] = Array(repeating: [], count: grouping.articles.count)
    for photo in photos {
      if let article = photo.article {
        inside[article].append(photo)
      } else {
        page.photos.append(makePhoto(photo))
      }
    }
    let bodies = BodyBlocks(labels, grouping)
    var made: [(index: Int, article: Article)] = []
    for index in grouping.articles.indices {
      if inside[index].isEmpty, let caption = captionAlone(index) {
        page.photos.append(makePhoto(PhotoDraft(items: [caption])))
      } else {
        made.append((index, makeArticle(index, inside[index], bodies)))
      }
    }
    page.photos.sort { $0.blocks[0].lines[0].first < $1.blocks[0].lines[0].first }
    page.diagnostics += doubts(made)
    let firsts = made.map { first($0.article) }
    page.articles = made.indices.sorted { firsts[$0] < firsts[$1] }.map { made[$0].article }
    page.unassigned = unassigned()
  }

  /// Adds the lines that name the page's section to what no article took, in the order of the
  /// source.
  static func add(flags: [SourceLine], of source: SourceLines, to page: inout Page) {
    guard !flags.isEmpty else { return }
    page.unassigned += flags.map { line in
      Block(
        role: .banner, scalars: Array(source.scalars(of: line)),
        lines: [LineRange(line.number, line.lastNumber)])
    }
    page.unassigned.sort { $0.lines[0].first < $1.lines[0].first }
  }

  /// The one paragraph of an article without headline that opens with its day, says where somebody
  /// is at it (在), and that nobody signs: a photo's caption that lost who took it.
  private func captionAlone(_ article: Int) -> Int? {
    let draft = grouping.articles[article]
    guard headings[article].isEmpty, draft.subheadings.isEmpty, draft.marks.isEmpty,
      draft.lead == nil, draft.brief == 0, draft.bodies.count == 1, let item = draft.bodies.first,
      let last = items[item].lines.last, features[last].isComplete,
      items[item].lines.allSatisfy({ features[$0].endSignature == nil && features[$0].jump == nil })
    else { return nil }
    let lines = items[item].lines
    let words = text.stretch(lines)
    let isOneParagraph = lines.dropFirst().allSatisfy { labels[$0] == .continuation }
    let sentence = words.prefix { !Glyph.isStop(text.scalars[$0]) }
    return isOneParagraph && words.count <= Self.longestCaption
      && OpeningTime(text, words).day > 0 && sentence.contains { text.scalars[$0] == "在" }
      ? item : nil
  }

  /// No caption of one paragraph has more scalars.
  private static let longestCaption = 160

  /// What a reader should look at again: headlines that the page lost, sentences without an end.
  private func doubts(_ articles: [(index: Int, article: Article)]) -> [Diagnostic] {
    var doubts: [Diagnostic] = []
    for (index, article) in articles {
      let draft = grouping.articles[index]
      if article.title == nil {
        doubts.append(Diagnostic(.titleLost, line: first(article)))
      }
      for (place, item) in draft.bodies.enumerated() where grouping.successor[item] == nil {
        guard let last = items[item].lines.last, !features[last].isComplete else { continue }
        let isEnd = place == draft.bodies.count - 1
        doubts.append(
          Diagnostic(isEnd ? .textBreaksOff : .textLost, line: text.lines[last].number))
      }
    }
    return doubts.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private func first(_ article: Article) -> Int {
    var first = Int.max
    for block in article.blocks { for range in block.lines { first = min(first, range.first) } }
    return first
  }

  /// The first characters of an article's body.
  private func opening(of article: Int) -> Range<Int> {
    guard let item = grouping.articles[article].bodies.first else { return 0..<0 }
    let start = text.range(items[item].lines.lowerBound).lowerBound
    let end = text.range(items[item].lines.upperBound - 1).upperBound
    return start..<min(end, start + 300)
  }

  /// Whether a group has a line of words.
  private func isOfWords(_ group: [Int]) -> Bool {
    group.contains { features[$0].kind == .text }
  }

  /// Groups in the order in which they may be the headline: first those that the body says again,
  /// then the others of words.
  private func byFit(_ groups: [[Int]], _ body: Range<Int>) -> [[Int]] {
    guard groups.count > 1 else { return groups }
    let fits = groups.map { group -> Float in
      let isOfWords = isOfWords(group)
      let stretches =
        isOfWords ? group.map { text.range($0) } : [text.stretch(group[0]..<group[0] + group.count)]
      let best = stretches.map { text.coverage(of: $0, in: body) }.max() ?? 0
      return best > Self.surelySaid ? 1 : isOfWords ? 0 : -1
    }
    return groups.indices.sorted { (-fits[$0], $0) < (-fits[$1], $1) }.map { groups[$0] }
  }

  /// The share of a headline's pairs that its body says again, where it is surely its.
  private static let surelySaid: Float = 0.3

  /// Lines that stand together, cut where others stand between.
  private func groups(_ lines: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    for line in lines {
      if let last = groups.last?.last, line == last + 1 {
        groups[groups.count - 1].append(line)
      } else {
        groups.append([line])
      }
    }
    return groups
  }

  /// The Markdown rank that most headlines have: that of the line right above most bodies, or the
  /// one above it where nearly all of these have a line of that rank too, for then they are decks.
  private func usualLevel(_ lines: [[Int]]) -> Int {
    var counts = [Int](repeating: 0, count: 8)
    var above = [[Int]](repeating: counts, count: 8)
    for group in lines {
      let words = group.filter { !HeadlineShape(text, $0).isDeck }
      guard let last = words.last.map({ features[$0].level }), last > 0 else { continue }
      counts[last] += 1
      // The name of a column is shorter than a headline.
      let higher = words.last { line in
        (1..<last).contains(features[line].level) && features[line].count >= 6
          && !HeadlineShape(text, line).isBanner
      }
      if let higher { above[last][features[higher].level] += 1 }
    }
    let usual = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
    let higher = above[usual].indices.max { above[usual][$0] < above[usual][$1] } ?? 0
    return 3 * above[usual][higher] > 2 * counts[usual] ? higher : usual
  }

  private func makeArticle(_ index: Int, _ photos: [PhotoDraft], _ bodies: BodyBlocks) -> Article {
    let draft = grouping.articles[index]
    var article = Article()
    let display = BlockText(text: text)
    for role in [BlockRole.kicker, .title, .subtitle] {
      let lines = headings[index].compactMap { $0.role == role ? $0.line : nil }
      guard !lines.isEmpty else { continue }
      var words = display.headline(lines, labeler)
      if role == .title { words = withEnd(Self.unmarked(words), lines, draft, display) }
      article.blocks.append(Block(role: role, scalars: words, lines: display.ranges(lines)))
      let headline = String(scalarValues: words[...])
      switch role {
      case .kicker: article.kicker = headline
      case .title: article.title = headline
      default: article.subtitle = headline
      }
    }
    var credits = ArticleCredits(text: text, features: features)
    article.blocks += bodies.blocks(of: index, photos: photos)
    if article.title == nil, article.blocks.count == 1, let line = headlineAlone(draft) {
      let words = display.headline([line], labeler)
      article.blocks = [Block(role: .title, scalars: words, lines: display.ranges([line]))]
      article.title = String(scalarValues: words[...])
    }
    for item in draft.marks { credits.read(items[item]) }
    for item in draft.bodies { credits.readBody(items[item]) }
    for photo in photos { credits.readPhoto(photo.items.map { items[$0] }) }
    credits.fill(&article)
    let title = headings[index].first { $0.role == .title }?.line
    article.assemblyConfidence = AssemblyConfidence(
      labeler: labeler, items: items, successor: grouping.successor
    ).percent(
      bodies: draft.bodies, title: title,
      isContinued: article.continuesOnPage != nil
        || draft.marks.contains { items[$0].kind == .signature })
    article.textQuality = TextQuality.estimate(article.blocks)
    return article
  }

  /// A headline with its end that stands in the body's first line.
  private func withEnd(
    _ words: [UInt32], _ lines: [Int], _ draft: ArticleDraft, _ display: BlockText
  ) -> [UInt32] {
    guard let last = lines.last, let first = draft.bodies.first.map({ items[$0].lines.lowerBound }),
      first == last + 1, features[first].headlineEnd > 0
    else { return words }
    return display.headline(words, endingIn: first, count: features[first].headlineEnd, labeler)
  }

  /// A headline without the mark before it: `■ 记者手记`.
  private static func unmarked(_ words: [UInt32]) -> [UInt32] {
    guard let first = words.first, Glyph.isBylineMark(first), first != "口" else { return words }
    let rest = words.dropFirst().drop(while: { Glyph.isBlank($0) })
    return rest.count > 1 ? Array(rest) : words
  }

  /// The line of a brief that is a headline and nothing else, as a column of headlines prints them.
  private func headlineAlone(_ draft: ArticleDraft) -> Int? {
    guard draft.brief != 0, draft.bodies.count == 1, let item = draft.bodies.first,
      items[item].lines.count == 1, let line = items[item].lines.first
    else { return nil }
    let brief = features[line]
    let isHeadline =
      brief.ending == .broken && brief.stops == 0 && brief.commas <= 1 && brief.count <= 30
      && !text.scalars[text.range(line)].contains(Glyph.colon)
    return isHeadline ? line : nil
  }

  private func makePhoto(_ draft: PhotoDraft) -> Photo {
    var photo = Photo()
    let display = BlockText(text: text)
    var captions: [String] = []
    for item in draft.items {
      let lines = Array(items[item].lines)
      let role: BlockRole =
        items[item].kind == .credit ? .credit : item == draft.headline ? .title : .caption
      photo.blocks.append(
        Block(
          role: role, scalars: role == .credit ? display.words(lines) : display.paragraph(lines),
          lines: display.ranges(lines)))
      if role == .caption { captions.append(display.caption(lines)) }
    }
    photo.photographers = ArticleCredits.photographers(text, draft.items.map { items[$0] })
    let words = captions.joined()
    photo.caption = words.isEmpty ? nil : words
    return photo
  }

  /// What neither article nor photo took.
  private func unassigned() -> [Block] {
    var isTaken = [Bool](repeating: false, count: text.count)
    for (index, item) in items.enumerated() where grouping.owner[index] != nil {
      for line in item.lines { isTaken[line] = true }
    }
    for article in headings { for heading in article { isTaken[heading.line] = true } }
    for photo in photos {
      for item in photo.items { for line in items[item].lines { isTaken[line] = true } }
    }
    let display = BlockText(text: text)
    return (0..<text.count).filter { !isTaken[$0] }.map { line in
      let isWords = features[line].kind == .text && features[line].hanCount >= 3
      return Block(
        role: isWords ? .banner : .noise, scalars: text.sourceScalars(line),
        lines: display.ranges([line]))
    }
  }
}
