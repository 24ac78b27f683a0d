import ChineseText

// Whether the headings between two body items are the headline of another article.

extension ArticleGrouping {
  /// Whether the headings before a body item are its headline rather than subheadings of `current`.
  func beginsArticle(_ index: Int, headings: [Int], current: Int) -> Bool {
    let article = articles[current]
    let lines = headings.flatMap { Array(items[$0].lines) }.filter { features[$0].kind == .text }
    let signs =
      signs(ofArticle: current, above: index) + signs(ofRanks: headings, below: article)
      + signs(of: headings, lines, below: article) + signs(ofBody: index, below: article)
    return signs.reduce(coverage(of: lines, index, below: article)) { $0 + $1.weight } > 0
  }

  /// What the article above says, and what it has in common with the body below.
  private func signs(ofArticle current: Int, above index: Int) -> [BeginningSign] {
    let article = articles[current]
    var signs: [BeginningSign] = [article.isFeature ? .followsFeature : .followsReport]
    if article.isClosed { signs.append(.followsEnd) }
    if !article.subheadings.isEmpty { signs.append(.followsSections) }
    if article.headingBefore == nil {
      if article.lead != nil {
        signs.append(.followsLead)
      } else if article.marks.isEmpty, current > 0 {
        signs.append(.followsRest)
      }
    }
    if article.brief != 0 { signs.append(.followsBrief) }
    if article.bodies.allSatisfy({ items[$0].lines.allSatisfy { features[$0].isRow } }) {
      signs.append(.followsTable)
    }
    if isShorter(article, than: Self.shortest), !sharesWords(index, with: current) {
      signs.append(.sharesNothing)
    }
    if let above = columnWidth(of: current), let own = widths.usual(items[index].lines.prefix(12)) {
      if own.isApart(above) { signs.append(.isOfOtherColumn) }
      if own.isAlike(above), widths.differ, !widths.isPrinted { signs.append(.isOfColumn) }
    }
    if signsAgain(index, current) { signs.append(.isSignedAgain) }
    return signs
  }

  /// What the Markdown ranks of headings say, where the headline above has one.
  private func signs(ofRanks headings: [Int], below article: ArticleDraft) -> [BeginningSign] {
    guard let level = article.headingBefore.map(mainLevel), level > 0 else { return [] }
    let here = headings.map(mainLevel).min() ?? 0
    var signs: [BeginningSign] = []
    if here > level {
      signs.append(.isLower)
    } else if here > 0 {
      let isLong = headings.contains { items[$0].lines.contains { features[$0].count >= 9 } }
      signs.append(isLong ? .isNotLower : .isNotLowerAndShort)
    }
    if here == level, level == headlineRank { signs.append(.isOfHeadlines) }
    let sections = article.subheadings.suffix(Self.sectionReach).map(mainLevel)
    // One section alone may have been given the wrong rank.
    if here >= level, sections.contains(where: { $0 > here }),
      here == level || sections.count > 1 && !sections.contains(here)
    {
      signs.append(.isAboveSections)
    }
    return signs
  }

  /// What the lines of headings say.
  private func signs(
    of headings: [Int], _ lines: [Int], below article: ArticleDraft
  ) -> [BeginningSign] {
    var signs = signs(of: lines, besideSectionsOf: article)
    if article.lead != nil, isShort(article), !lines.contains(where: isMarked) {
      signs.append(.followsShortReport)
    }
    if headings.count == 1, let heading = headings.first {
      if !forms.madeAs(heading).isEmpty { signs.append(.isMadeAsAnother) }
      if forms.headlinesStandElsewhere, lines.count == 1 { signs.append(.isAmongBareReports) }
    }
    if lines.count >= 2 {
      signs.append(.isOfLines)
      if HeadlineShape(text, lines[0]).isFlag { signs.append(.isFlagged) }
      if lines.contains(where: { HeadlineShape(text, $0).isDeck }) { signs.append(.hasDeck) }
    }
    if headings.contains(where: holdsVertical) { signs.append(.isVertical) }
    if lines.contains(where: namesPiece) || headings.last.map(headsRows) == true {
      signs.append(.namesPiece)
    }
    let isBelow = article.headingBefore.map { heading in
      mainLevel(heading) > 0 && headings.allSatisfy { mainLevel($0) > mainLevel(heading) }
    }
    if isBelow != true, lines.contains(where: { features[$0].opensEntry }) {
      signs.append(.opensEntry)
    }
    if !article.isClosed, !lines.isEmpty,
      lines.allSatisfy({ LineForm.isNumbered(text.scalars, text.range($0)) })
    {
      signs.append(.isNumbered)
    }
    return signs
  }

  /// Whether a heading item holds a vertical headline, or its vertical deck: sections have none.
  func holdsVertical(_ heading: Int) -> Bool {
    cutting.units(items[heading].lines).contains(where: cutting.isVertical)
  }

  /// What it says that a heading is not made as the article's sections are: those are of one
  /// length, and of two parts all or none.
  private func signs(of lines: [Int], besideSectionsOf article: ArticleDraft) -> [BeginningSign] {
    let known = article.subheadings.suffix(Self.sectionReach).flatMap { Array(items[$0].lines) }
      .filter { features[$0].kind == .text }
    guard known.count >= 2, lines.count == 1, let line = lines.first else { return [] }
    let counts = known.map { features[$0].count }
    guard let least = counts.min(), let most = counts.max(), most - least <= 3 else { return [] }
    var signs: [BeginningSign] = []
    if features[line].count < least - 3 || features[line].count > most + 3 {
      signs.append(.isOddLength)
    }
    if text.pieces(text.range(line)).count != 2,
      known.allSatisfy({ text.pieces(text.range($0)).count == 2 })
    {
      signs.append(.isOfOtherParts)
    }
    return signs
  }

  /// What the body below says by its first line.
  private func signs(ofBody index: Int, below article: ArticleDraft) -> [BeginningSign] {
    var signs: [BeginningSign] = []
    if let above = article.bodies.first, let first = label(above), let own = label(index),
      text.scalars[first].elementsEqual(text.scalars[own])
    {
      signs.append(.opensAlike)
    }
    let first = items[index].lines.lowerBound
    // In an interview, which is signed, questions are asked in turn.
    let asksAnew = !article.isFeature && LineFeatures.isTurn(text, first, LineFeatures.questions)
    if opensLetter(first) || asksAnew { signs.append(.opensLetter) }
    if addressesSomebody(first) { signs.append(.opensAddress) }
    return signs
  }

  /// The words before a colon with which a body item opens, longer than what names a speaker.
  private func label(_ item: Int) -> Range<Int>? {
    guard let words = text.label(items[item].lines.lowerBound), (4...6).contains(words.count) else {
      return nil
    }
    return words
  }

  /// What it says how fully the body below takes up one of the lines.
  private func coverage(of lines: [Int], _ index: Int, below article: ArticleDraft) -> Float {
    let body = bodyStart(index)
    let best = lines.prefix(8).map { text.coverage(of: text.range($0), in: body) }
      .max()
    let weight = BeginningSign.weight(ofCoverage: best ?? 0)
    return article.isFeature && !article.isClosed
      ? min(BeginningSign.mostInFeature, weight) : weight
  }

  /// Whether a line is the address of a letter to the paper.
  func opensLetter(_ line: Int) -> Bool {
    let range = text.range(line)
    return AddressWords.editors.lengthBeginning(in: text.scalars, range) > 0
      || LineForm.opensCall(text.scalars, range)
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

  /// A section of what has fewer scalars shares some word with it.
  private static let shortest = 600

  /// Whether a heading is a notice's, or that of a piece beside an article: 公告, 记者手记.
  private func namesPiece(_ line: Int) -> Bool {
    let range = LineForm.withoutBracket(text.scalars, text.range(line))
    if range.count <= 26, LineForm.namesGenre(text, range) { return true }
    guard range.count <= 24 else { return false }
    return Self.notices.lengthEnding(in: text.scalars, range) > 0
      || Self.asideEndings.lengthEnding(in: text.scalars, range) > 0
  }

  /// What the headings of pieces beside an article end with, whatever stands before it.
  private static let asideEndings: PhraseList = [
    "手记", "延伸阅读", "新闻链接", "相关链接", "名词解释", "编后", "编者按", "点评", "新闻背景", "短评", "新闻回放",
    "小贴士", "相关新闻", "采访札记", "编者的话", "链接", "新书介绍", "书讯", "小资料", "小知识", "知识窗", "小常识", "小辞典", "小词典",
  ]

  /// Whether the article above has a byline and another stands below the body of item `index`.
  private func signsAgain(_ index: Int, _ current: Int) -> Bool {
    guard articles[current].isFeature else { return false }
    if items[index].lines.contains(where: { features[$0].endSignature != nil }) { return true }
    guard index + 1 < items.count else { return false }
    if items[index + 1].kind == .signature {
      // Where the author works is said below by whom the byline above names.
      return LineFeatures.vita(text.scalars, text.range(items[index + 1].lines.lowerBound)) == nil
    }
    return items[index + 1].kind == .byline
      && (index + 2 == items.count || items[index + 2].kind != .body)
  }

  /// Whether an article is a notice, a list whose entries carry marks and stay together.
  func isNotice(_ article: Int) -> Bool {
    // Pieces that open with words, as callers' questions do, are no list's entries.
    let mark = articles[article].brief
    guard let heading = articles[article].headingBefore, mark == 0 || Glyph.isBylineMark(mark)
    else { return false }
    // A column's name right above its briefs is none, whatever stands above that.
    if let last = items[heading].lines.last, HeadlineShape(text, last).isFlag,
      Self.notices.lengthEnding(in: text.scalars, text.range(last)) == 0
    {
      return false
    }
    return items[heading].lines.prefix(6).contains {
      features[$0].count <= 12 && Self.notices.lengthEnding(in: text.scalars, text.range($0)) > 0
    }
  }

  private static let notices = PhraseList(
    BannerWords.announcements + [
      "通知", "须知", "提示", "短波", "集锦", "问答", "名单", "气象信息", "天气", "天气预报", "唁电", "寻人", "简章", "战况", "积分榜",
      "奖牌榜",
      "排行榜", "赛程", "成绩",
    ])
}
