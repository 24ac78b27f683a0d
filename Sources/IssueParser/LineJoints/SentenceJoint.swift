// Whether the words of one line go on in another: a word cut in two, a bracket left open, a mark
// that cannot begin a line, against words that begin paragraphs.

/// Judges joints between lines of one page.
final class SentenceJoint {
  let text: PageText
  let features: [LineFeatures]
  private let pairs = CharacterPairs.shared
  /// What the last words of each line say, and the first ones, nil where it has none: every joint
  /// on the page is judged by these, many of them several times.
  private let ends: [End]
  private let beginnings: [Beginning?]
  /// What was asked of the quotation marks of lines.
  private var quotations: [Quotation?]

  init(_ text: PageText, _ features: [LineFeatures]) {
    self.text = text
    self.features = features
    quotations = Array(repeating: nil, count: features.count)
    ends = features.indices.map { End(text, features[$0], $0) }
    beginnings = features.indices.map { Beginning(text, features[$0], $0) }
  }

  /// How well the second line goes on with the first, about -8 to 9; above 0: it rather does.
  func score(_ first: Int, _ second: Int) -> Float { score(ends[first], beginnings[second]) }

  /// The same for a beginning inside the second line, at scalar `next`.
  func score(_ first: Int, _ second: Int, at next: Int) -> Float {
    var beginning = beginnings[second]
    if next != text.range(second).lowerBound { beginning?.move(to: text.scalars[next]) }
    return score(ends[first], beginning)
  }

  /// What the last words of a line say of what may go on with them.
  struct End {
    fileprivate let line: Int
    fileprivate let scalar: UInt32
    fileprivate let score: Float
    /// Whether nothing of what comes changes the score.
    fileprivate let isSettled: Bool
    fileprivate let hasOpenBracket: Bool
    /// Whether a noun is still to come behind the last word.
    fileprivate let breaksInside: Bool

    fileprivate init(_ text: PageText, _ feature: LineFeatures, _ line: Int) {
      let range = text.range(line)
      self.line = line
      scalar = range.last.map { text.scalars[$0] } ?? 0
      hasOpenBracket = feature.openBrackets > 0
      breaksInside = SentenceJoint.breaksInside(text, range)
      isSettled = range.isEmpty || feature.isClosed || feature.ending == .stop
      if range.isEmpty {
        score = 0
      } else if feature.isClosed {
        score = -6
      } else {
        let isBroken: Float = breaksInside ? 2 : 0
        switch feature.ending {
        case .stop: score = hasOpenBracket ? 1 : -4
        case .colon: score = -1 + isBroken
        case .pause: score = 2.5 + isBroken
        case .open: score = 5 + isBroken
        case .broken: score = 0.5 + isBroken
        }
      }
    }
  }

  /// The end of a line.
  func end(_ line: Int) -> End { ends[line] }

  /// What the first words of a line, or of the rest of one, say of what they may go on with.
  struct Beginning {
    fileprivate let line: Int
    fileprivate private(set) var scalar: UInt32
    /// Whether it is inside the line, of which nothing but the scalar tells then.
    fileprivate private(set) var isInside = false
    /// Whether a report, a brief or a row of a table begins there.
    fileprivate let isOwn: Bool
    fileprivate let holdsQuote: Bool
    fileprivate let closesBracket: Bool
    fileprivate let endsSentence: Bool
    fileprivate let opening: Float

    fileprivate init?(_ text: PageText, _ feature: LineFeatures, _ line: Int) {
      let range = text.range(line)
      guard let first = range.first else { return nil }
      self.line = line
      scalar = text.scalars[first]
      isOwn = feature.lead != nil || feature.brief != 0 || feature.isRow
      holdsQuote = text.signs[line].contains(.quote)
      closesBracket = feature.unmatchedClosers > 0
      endsSentence = feature.stops > 0 || feature.ending == .stop || feature.opensTitle
      opening = SentenceJoint.opening(text, feature, range)
    }

    fileprivate mutating func move(to scalar: UInt32) {
      self.scalar = scalar
      isInside = true
    }
  }

  /// The beginning of a line; nil where nothing is there.
  func beginning(_ line: Int) -> Beginning? { beginnings[line] }

  /// How well a beginning goes on with an end, about -8 to 9; above 0: it rather does.
  func score(_ end: End, _ beginning: Beginning?) -> Float {
    guard let beginning else { return 0 }
    if end.isSettled { return end.score }
    let (a, b) = (end.scalar, beginning.scalar)
    var score = end.score
    if Glyph.isHan(a), Glyph.isHan(b) {
      score += min(4.5, pairs.affinity(a, b))
    } else if Glyph.isDigit(a) {
      score += Glyph.isDigit(b) || Self.measures.contains(b) ? 2.5 : Glyph.isHan(b) ? -0.5 : 0
    } else if Glyph.isStop(b) || Glyph.isPause(b) || Glyph.isCloser(b) {
      score += 3
    } else if Glyph.isDigit(b), Self.beforeNumbers.contains(a) {
      score += 2
    } else if Glyph.isPause(a), Self.onlyInside.contains(b) {
      score -= 6
    }
    if beginning.isInside { return score }
    if beginning.isOwn { return -8 }
    if beginning.holdsQuote { score += quoting(end.line, beginning.line) }
    if b == Glyph.dash { score -= 2.5 }
    if end.hasOpenBracket, beginning.closesBracket {
      score += 4
    } else if beginning.closesBracket {
      score -= 5
    } else if end.hasOpenBracket, beginning.endsSentence {
      // The bracket is still open where the next sentence ends.
      score -= 4
    }
    return score - beginning.opening
  }

  /// How much the quotation marks say that the second line goes on with the first.
  private func quoting(_ first: Int, _ second: Int) -> Float {
    let start = quotation(second).start
    guard start == .inside || start == .outside else { return 0 }
    switch (quotation(first).end, start) {
    case (.inside, .inside), (.either, .inside): return 2
    case (.outside, .inside): return -3
    case (.inside, .outside): return -2
    default: return 0
    }
  }

  /// Whether the ends of a line stand inside quotation marks, the lines above heard where it has
  /// none.
  func quotation(_ index: Int) -> Quotation {
    if let known = quotations[index] { return known }
    var marked = index
    while marked > 0, index - marked < Self.mostUnmarked, !text.signs[marked].contains(.quote),
      carriesOn(marked)
    {
      marked -= 1
    }
    let line = features[marked]
    var quotation = Quotation()
    if text.signs[marked].contains(.quote) {
      quotation = Quotation(
        text, text.range(marked), isWhole: line.ending == .stop && line.width > 80)
    }
    if marked < index { quotation.start = .unknown }
    if quotation.end == .unknown { quotation.end = .outside }
    quotations[index] = quotation
    return quotation
  }

  /// Farther up no mark is looked for.
  private static let mostUnmarked = 12

  /// Whether a quotation may go on from the line above: over sentences only where lines are those
  /// of print.
  private func carriesOn(_ index: Int) -> Bool {
    let above = features[index - 1]
    return features[index].kind == .text && features[index].lead == nil && above.kind == .text
      && (!above.isComplete || above.width <= 80)
  }

  /// How much a line looks like the beginning of a paragraph by its first words.
  func opening(_ index: Int) -> Float { beginnings[index]?.opening ?? 0 }

  private static func opening(
    _ text: PageText, _ line: LineFeatures, _ range: Range<Int>
  ) -> Float {
    let scalars = text.scalars
    guard let first = range.first else { return 0 }
    if line.lead != nil || line.brief != 0 { return 4 }
    // `(上接1版)` stands before an article's first words.
    if let jump = line.jump, jump.isBackward, jump.range.lowerBound <= first + 1 { return 4 }
    var score: Float = 0
    let end = range.upperBound
    if openers.lengthStanding(in: scalars, at: first, end: end) > 0 { score += 2 }
    if CaptionLine.openings.lengthStanding(in: scalars, at: first, end: end) > 0 { score += 5 }
    if PersonNames.isSurname(scalars[first]), saysSomething(text, range) { score += 2 }
    if LineForm.neverFirst.contains(scalars[first]) { score -= 2.5 }
    if line.unmatchedClosers > 0 { score -= 2 }
    if Glyph.isDigit(scalars[first]) {
      let number = range.prefix { Glyph.isDigit(scalars[$0]) || scalars[$0] == 0x2E }
      if number.upperBound < end, shareSigns.contains(scalars[number.upperBound]) {
        // No sentence begins with a share of something.
        score -= 4
      } else if !namesTime(text, range) {
        score -= 1.5
      }
    }
    if range.prefix(5).contains(where: { Glyph.isStop(scalars[$0]) }), range.count > 8 {
      score -= 1
    }
    for offset in 1...2 where offset < range.count {
      let scalar = scalars[first + offset]
      guard Glyph.isPause(scalar) || Glyph.isStop(scalar) else { continue }
      // A sentence of one or two characters is rather the rest of one: `约,推动工作`.
      if !shortOpeners.contains(scalars[first]) { score -= 1.5 }
      break
    }
    return score
  }

  /// Whether the number that begins a stretch is a day's or an hour's, or counts a list.
  private static func namesTime(_ text: PageText, _ range: Range<Int>) -> Bool {
    for index in range.prefix(8) where !Glyph.isDigit(text.scalars[index]) {
      return timeWords.contains(text.scalars[index])
    }
    return true
  }

  private static let shareSigns: ScalarSet = "%‰"

  private static let timeWords = ScalarSet(
    "年月日时点、.．:".unicodeScalars.map { Glyph.plain($0.value) })

  /// Characters that a number often follows.
  private static let beforeNumbers: ScalarSet = "收达超约为近长第共计至到了有增减降过于元成满"

  /// Whether a verb of speaking follows within the length of a name: `李明指出`.
  private static func saysSomething(_ text: PageText, _ range: Range<Int>) -> Bool {
    for offset in 2...5 where offset < range.count {
      let start = range.lowerBound + offset
      if speaking.lengthStanding(in: text.scalars, at: start, end: range.upperBound) > 0 {
        return true
      }
    }
    return false
  }

  private static let speaking: PhraseList = [
    "指出", "强调", "表示", "要求", "说", "代表", "认为", "介绍", "感谢", "一行", "告诉", "在总结", "在讲话",
  ]

  private static let measures: ScalarSet = "年月日个万亿元名户人件次项条家岁周天时分米里亩吨斤处号路版期届多余位所座公千百"

  private static let shortOpeners: ScalarSet = "近日会同此其目当为但而如今去昨"

  /// Whether a noun is still to come behind a line's last word.
  func breaksInside(_ index: Int) -> Bool { ends[index].breaksInside }

  private static func breaksInside(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard let last = range.last, neverLast.contains(text.scalars[last]) else { return false }
    return wholeWords.lengthEnding(in: text.scalars, range) == 0
  }

  /// Words that may well end a line, and only look as if they could not.
  private static let wholeWords: PhraseList = [
    "方向", "走向", "动向", "去向", "导向", "意向", "志向", "应对", "结对", "作为", "行为", "温和", "祥和",
    "总和", "将领", "是非", "国是", "求是", "理由", "自由", "缘由", "由来", "所在", "存在", "现在",
  ]

  /// Characters after which a noun is still to come.
  private static let neverLast: ScalarSet = "和与及或的在对把被将向从为以于其该各并是由未尚"

  /// Characters that no clause begins with.
  private static let onlyInside: ScalarSet = "的了着们吗呢吧啊"

  /// Words that begin paragraphs of news.
  private static let openers: PhraseList = [
    "同时,", "此外", "据了解", "据悉", "会议", "近年来", "近日", "日前", "目前", "截至", "与此同时", "随着", "今年",
    "去年", "一是", "会上", "为了", "为进一步", "在此", "下一步", "接下来", "当前", "当日", "今后", "如今", "记者",
    "《", "最后", "首先", "其中", "据介绍", "活动", "座谈会", "他指出", "他强调", "连日来", "一直以来", "多年来",
  ]
}
