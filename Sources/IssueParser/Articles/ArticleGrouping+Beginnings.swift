import ChineseText

// Whether what stands between two body items begins an article: headings may be its headline, that of the
// article above, or subheadings.

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

  /// Whether an article is a notice, a list whose entries carry marks and stay together.
  func isNotice(_ article: Int) -> Bool {
    // Pieces that open with words, as callers' questions do, are no list's entries.
    let mark = articles[article].brief
    guard let heading = articles[article].headingBefore, mark == 0 || Glyph.isBylineMark(mark)
    else { return false }
    return items[heading].lines.prefix(6).contains {
      features[$0].count <= 12 && Self.notices.lengthEnding(in: text.scalars, text.range($0)) > 0
    }
  }

  private static let notices: PhraseList = [
    "声明", "公告", "启事", "通知", "通告", "须知", "提示", "短波", "集锦", "问答", "预告", "名单", "公示", "预报", "气象信息",
    "天气", "讣告", "唁电",
    "寻人", "征婚", "影讯", "简章", "招聘", "招租", "出租", "转让", "求购", "战况", "积分榜", "奖牌榜", "排行榜", "赛程", "成绩",
  ]

  /// The open feature whose sections have the rank of some headings, lower than its headline's, where the
  /// article that stands between has none of it, and is none or has less of the words below.
  ///
  /// A numbered section goes where the one before it went.
  func featureWithSections(like headings: [Int], above index: Int, besides current: Int) -> Int? {
    if let number = headings.first.flatMap(sectionNumber), number > 1 {
      if hasSection(number - 1, current), !hasSection(number, current) { return current }
      let feature = articles.indices.suffix(Self.sectionReach).last {
        !articles[$0].isClosed && hasSection(number - 1, $0) && !hasSection(number, $0)
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

  /// The number of a heading such as `二、建强干部队伍`; nil where it has none.
  private func sectionNumber(_ heading: Int) -> Int? {
    let range = text.range(items[heading].lines.lowerBound)
    guard let (value, count) = ChineseNumerals.prefix(of: text.scalars[range]), count < range.count,
      text.scalars[range.lowerBound + count] == Glyph.enumerationComma
    else { return nil }
    return value
  }

  private func hasSection(_ number: Int, _ article: Int) -> Bool {
    articles[article].subheadings.suffix(Self.sectionReach).contains { sectionNumber($0) == number }
  }

  /// How many articles, and sections of each, are looked at for the one before a section.
  private static let sectionReach = 64

  /// Whether a subheading has the rank of some headings or, where these have none, is of three parts or
  /// more, each as long as that of the one heading.
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
  private func shared(_ pairs: PairSet, with article: Int) -> Int {
    var hasSeen = [Bool](repeating: false, count: pairs.slotCount)
    return articles[article].bodies.suffix(4).reduce(0) { count, item in
      count + pairs.mark(&hasSeen, in: text.scalars, text.stretch(items[item].lines).suffix(700))
    }
  }

  /// Whether a body item has any rare pair in common with an article.
  private func sharesWords(_ index: Int, with article: Int) -> Bool {
    shared(Cohesion.rarePairs(text, text.stretch(items[index].lines).prefix(300)), with: article)
      > 0
  }

  /// A section of what has fewer scalars shares some word with it.
  private static let shortest = 600

  /// So many rare pairs more are no chance.
  private static let surelyMore = 4

  /// Whether the headings before a body item are its headline rather than subheadings of `current`.
  func beginsArticle(_ index: Int, headings: [Int], current: Int) -> Bool {
    let article = articles[current]
    var score: Float = article.isClosed ? 5 : 0
    score += article.isFeature ? -2 : 0.5
    if !article.subheadings.isEmpty { score -= 1 }
    if let heading = article.headingBefore {
      let level = mainLevel(heading)
      let here = headings.map(mainLevel).min() ?? 0
      // Some engines give sections the headline's rank; those are short.
      let isLong = headings.contains { items[$0].lines.contains { features[$0].count >= 9 } }
      if level > 0, here > 0 { score += here > level ? -2.5 : isLong ? 2.5 : 1.5 }
      if level > 0, here == level, level == headlineRank { score += 2 }
      // Where its sections have a rank of their own, a higher one is another article's headline's.
      let sections = article.subheadings.suffix(Self.sectionReach).map(mainLevel)
      if level > 0, here >= level, sections.contains(where: { $0 > here }),
        here == level || !sections.contains(here)
      {
        score += 5
      }
    } else if article.lead != nil {
      score += 0.5
    } else if article.marks.isEmpty, current > 0 {
      // The rest of another has no subheadings.
      score += 1.5
    }
    // A report of a paragraph or two has no sections.
    let lines = headings.flatMap { Array(items[$0].lines) }.filter { features[$0].kind == .text }
    if article.lead != nil, isShort(article), !lines.contains(where: isMarked) { score += 2 }
    score += unlikeSections(article, lines)
    if lines.count >= 2 { score += 2 }
    if isShorter(article, than: Self.shortest), !sharesWords(index, with: current) { score += 1.2 }
    // Below a column's flag stands a piece, and so does a letter to the editor.
    if lines.count >= 2, HeadlineShape(text, lines[0]).isFlag { score += 4 }
    if opensLetter(items[index].lines.lowerBound) { score += 8 }
    if addressesSomebody(items[index].lines.lowerBound) { score += 5 }
    if lines.count >= 2, lines.contains(where: { HeadlineShape(text, $0).isDeck }) { score += 2 }
    let body = bodyStart(index)
    let best = lines.prefix(8).map { HeadlineMatcher.coverage(text, text.range($0), in: body) }
      .max()
    // What a subheading says is said again below it too.
    let fit = 5 * ((best ?? 0) - 0.45)
    score += article.isFeature && !article.isClosed ? min(1.5, fit) : fit
    if lines.contains(where: { beginsAlways($0) }) { score += 8 }
    let isBelow = article.headingBefore.map { heading in
      mainLevel(heading) > 0 && headings.allSatisfy { mainLevel($0) > mainLevel(heading) }
    }
    if isBelow != true, lines.contains(where: { features[$0].opensEntry }) { score += 8 }
    if !article.isClosed,
      lines.allSatisfy({ HeadingScore.isNumbered(text.scalars, text.range($0)) })
    {
      score -= 6
    }
    if signsAgain(index, current) { score += 6 }
    // A brief has no sections, nor has a table.
    if article.brief != 0 { score += 6 }
    if article.bodies.allSatisfy({ items[$0].lines.allSatisfy { features[$0].isRow } }) {
      score += 2
    }
    return score > 0
  }

  private func opensLetter(_ line: Int) -> Bool {
    let range = text.range(line)
    return AddressWords.editors.lengthStanding(
      in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
  }

  /// Whether a line names whom a letter or a speech addresses, and nothing else.
  private func addressesSomebody(_ line: Int) -> Bool {
    let range = text.range(line)
    return range.count <= 16 && features[line].ending == .colon
      && AddressWords.endings.lengthEnding(in: text.scalars, range) > 0
  }

  private func isMarked(_ line: Int) -> Bool {
    text.range(line).first.map { Glyph.isBylineMark(text.scalars[$0]) } ?? false
  }

  /// What it says that a heading is not made as the article's sections are: those are of one length,
  /// and of two parts all or none.
  private func unlikeSections(_ article: ArticleDraft, _ lines: [Int]) -> Float {
    let known = article.subheadings.suffix(Self.sectionReach).flatMap { Array(items[$0].lines) }
      .filter { features[$0].kind == .text }
    guard known.count >= 2, lines.count == 1, let line = lines.first else { return 0 }
    let parts = known.map { text.pieces(text.range($0)).count }
    let isOfParts = parts[0] == 2 && parts.allSatisfy { $0 == 2 }
    let counts = known.map { features[$0].count }
    guard let least = counts.min(), let most = counts.max(), most - least <= 3 else { return 0 }
    let isOdd = features[line].count < least - 3 || features[line].count > most + 3
    let isOther = isOfParts && text.pieces(text.range(line)).count != 2
    return (isOdd ? 0.8 : 0) + (isOther ? 0.8 : 0)
  }

  private func isShort(_ article: ArticleDraft) -> Bool {
    article.bodies.count <= 2 && isShorter(article, than: 300)
  }

  /// Whether an article has fewer scalars so far; looks at no more of its items than these take.
  private func isShorter(_ article: ArticleDraft, than limit: Int) -> Bool {
    var length = 0
    return article.bodies.allSatisfy { item in
      length += text.stretch(items[item].lines).count
      return length < limit
    }
  }

  /// Whether a heading is a notice's, or that of a piece beside an article: 公告, 记者手记.
  private func beginsAlways(_ line: Int) -> Bool {
    var range = text.range(line)
    // `奖牌榜（截至8月19日24时）`
    if let last = range.last, text.scalars[last] == Glyph.closeParen,
      let open = range.dropFirst().first(where: { text.scalars[$0] == Glyph.openParen })
    {
      range = range.lowerBound..<open
    }
    if range.count <= 26, HeadingScore.namesGenre(text, range) { return true }
    guard range.count <= 24 else { return false }
    return Self.notices.lengthEnding(in: text.scalars, range) > 0
      || Self.asides.lengthEnding(in: text.scalars, range) > 0
  }

  private static let asides: PhraseList = [
    "手记", "延伸阅读", "新闻链接", "相关链接", "名词解释", "编后", "编者按", "点评", "新闻背景", "短评", "新闻回放",
    "小贴士", "相关新闻", "采访札记", "编者的话", "链接", "新书介绍", "书讯", "小资料", "小知识", "知识窗", "小常识", "小辞典", "小词典",
  ]

  /// Whether headings between two articles title the one above: it has no headline yet, and its words
  /// are theirs rather than those of the body below.
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
    return article.bodies.prefix(4).contains { item in
      let above = text.stretch(items[item].lines).prefix(1500)
      return signed.reduce(Float(0)) { sum, line in
        sum + HeadlineMatcher.coverage(text, text.range(line), in: above)
          - HeadlineMatcher.coverage(text, text.range(line), in: below)
      } > 0.25
    }
  }

  /// How much better each line of headings, so many lines of each, fits the body item `above` than the
  /// one at `below`.
  private func fits(
    _ headings: [Int], _ above: Int, ratherThan below: Int, lines count: Int
  ) -> [Float] {
    let above = text.stretch(items[above].lines).prefix(1500)
    let below = bodyStart(below)
    return headings.prefix(4).flatMap { Array(items[$0].lines.prefix(count)) }.map { line in
      HeadlineMatcher.coverage(text, text.range(line), in: above)
        - HeadlineMatcher.coverage(text, text.range(line), in: below)
    }
  }

  /// Whether the article above has a byline and another stands below the body of item `index`.
  private func signsAgain(_ index: Int, _ current: Int) -> Bool {
    guard articles[current].isFeature else { return false }
    if items[index].lines.contains(where: { features[$0].endSignature != nil }) { return true }
    guard index + 1 < items.count else { return false }
    if items[index + 1].kind == .signature { return true }
    return items[index + 1].kind == .byline
      && (index + 2 == items.count || items[index + 2].kind != .body)
  }

  func bodyStart(_ index: Int) -> Range<Int> {
    let start = text.range(items[index].lines.lowerBound).lowerBound
    let end = text.range(items[index].lines.upperBound - 1).upperBound
    return start..<min(end, start + 160)
  }

  /// The highest Markdown rank (smallest number) among a heading item's lines; 0 if unmarked.
  func mainLevel(_ item: Int) -> Int {
    items[item].lines.map { features[$0].level }.filter { $0 > 0 }.min() ?? 0
  }

  /// Whether headings fit the body above them, which has none yet, and not the body below.
  func titlesBackward(_ headings: [Int], _ current: Int, _ index: Int) -> Bool {
    let article = articles[current]
    guard article.headingBefore == nil, article.lead != nil, article.subheadings.isEmpty,
      let first = article.bodies.first
    else { return false }
    return (fits(headings, first, ratherThan: index, lines: 4).max() ?? 0) > 0.3
  }
}
