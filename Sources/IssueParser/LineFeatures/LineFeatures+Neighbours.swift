// What a line's shape cannot settle without the line before or after: the last characters of a
// paragraph that look like debris, a jump or a caption that the column's edge cut in two.

extension [LineFeatures] {
  /// Makes text of two characters that are a heading in large type, unless a vertical one stands
  /// around them.
  mutating func settlePairs(_ text: PageText) {
    for index in indices where self[index].kind == .glyph && self[index].count == 2 {
      let range = text.range(index)
      let isSpaced =
        (text.followsGap(range.lowerBound + 1) || self[index].level > 0)
        && self[index].hanCount == 2
        && [index - 1, index + 1].allSatisfy { !indices.contains($0) || isApart(index, from: $0) }
        && !LineForm.neverFirst.contains(text.scalars[range.lowerBound])
      if isSpaced || Self.shortTitles.lengthEnding(in: text.scalars, range) == 2
        || LineForm.namesNotice(text, range) || isWordAlone(text, index) || isInHeadline(index)
        || namesSection(index)
      {
        self[index].kind = .text
      }
    }
  }

  /// `夜渡` between a sentence's end and the next paragraph of a column.
  private func namesSection(_ index: Int) -> Bool {
    index > 0 && self[index].hanCount == 2 && self[index - 1].kind == .text
      && self[index - 1].ending == .stop && isAboveColumn(index)
  }

  /// Whether a neighbour of two characters is no part of a vertical headline with them: below a
  /// poem's name that is marked as one stands who wrote it.
  private func isApart(_ index: Int, from other: Int) -> Bool {
    self[other].kind != .glyph
      || self[index].level > 0 && self[other].level == 0 && self[other].hanCount == 2
  }

  /// Whether the flag of a column, or the name of a kind, stands right above a line.
  func isBelowFlag(_ index: Int, _ text: PageText) -> Bool {
    index > 0 && self[index - 1].kind == .text && HeadlineShape(text, index - 1).isFlag
  }

  /// Mends what a column's edge cut between each line and the one above.
  mutating func joinCutLines(_ text: PageText) {
    for index in indices.dropFirst() {
      if self[index].isRow, !self[index - 1].isRow, self[index - 1].kind == .text,
        self[index - 1].pieceCount == self[index].pieceCount, self[index].pieceCount > 1
      {
        // The head of a table.
        self[index - 1].ending = .stop
      }
      dropSecondLead(text, index)
      joinCutLead(text, index)
      joinCutJump(text, index)
      joinCutSignature(text, index)
      keepTail(text, index)
      reopenCaption(text, index)
      // Where a sentence is under way, the words only stand at the beginning of a line.
      if self[index - 1].kind == .text, !self[index - 1].isComplete {
        self[index].isWholeParticular = false
      }
    }
  }

  /// Counts the brackets that are open behind each line, over the lines of its sentence.
  mutating func countBrackets() {
    for index in indices {
      let carried =
        !self[index].opensTitle && index > 0 && self[index].kind == .text
          && self[index - 1].kind == .text
          && !self[index - 1].isComplete && self[index].level == 0
        ? self[index - 1].openBrackets : 0
      let left = Swift.max(0, carried - self[index].unmatchedClosers)
      self[index].openBrackets = Swift.min(4, left + self[index].unmatchedOpeners)
    }
  }

  /// A number alone that no torn sentence asks for is a page's, or what an engine read in a
  /// picture.
  mutating func dropNumber(_ text: PageText, _ index: Int) {
    guard self[index].kind == .text, self[index].hanCount == 0, self[index].count <= 6,
      text.range(index).allSatisfy({ Glyph.isDigit(text.scalars[$0]) }),
      isBelowWhole(index)
    else { return }
    self[index].kind = .debris
  }

  /// A day alone, or who printed the paper and for how much, far from masthead and imprint:
  /// nobody's text.
  mutating func dropFurniture(_ text: PageText, _ index: Int) {
    guard self[index].kind == .text, self[index].level == 0, self[index].count <= 40,
      isBelowWhole(index)
        || self[index - 1].ending == .broken
    else { return }
    let range = text.range(index)
    if LineForm.isWholeDay(text.scalars, range) || LineForm.isMonth(text.scalars, range)
      || LineForm.isPrinter(text.scalars, range)
    {
      self[index].kind = .debris
    }
  }

  /// Headlines and flags of two characters that are no notice's.
  private static let shortTitles: PhraseList = [
    "通知", "简讯", "短讯", "更正", "短评", "编后", "社论", "寻人", "唁电", "征友", "求职", "求租", "致谢", "致歉", "来信", "快讯",
    "时评",
    "链接", "专版", "专刊", "特刊", "副刊", "专题", "理论", "要闻", "综合", "导读", "招标", "拍卖", "喜讯", "倡议",
    "停电", "停水", "停气", "天气", "点评", "原料", "用料", "做法", "答复", "回音", "提示",
  ]

  /// Right below a report's opening words, in the middle of its first sentence, none begins: it
  /// says who told the agency. Nor do they where they go on over the line's end:
  /// `新华社北京5月4日电`, `(记者林秋)…`.
  private mutating func dropSecondLead(_ text: PageText, _ index: Int) {
    guard let lead = self[index].lead, let first = self[index - 1].lead else { return }
    let goesOn =
      text.range(index - 1).lowerBound + first.length > text.range(index).lowerBound
    guard
      goesOn
        || !lead.isDated && !lead.namesAuthors && (first.isDated || first.namesAuthors)
          && self[index - 1].ending == .broken && self[index - 1].count <= 40
    else { return }
    self[index].lead = nil
  }

  /// `(下转4` at the end of a line and `版)` at the beginning of the next.
  private mutating func joinCutJump(_ text: PageText, _ index: Int) {
    let before = self[index - 1]
    guard before.kind == .text, before.jump == nil else { return }
    let start = text.range(index - 1)
    if self[index].kind == .jump, before.ending == .open, let last = start.last,
      text.scalars[last] == Glyph.openParen
    {
      // Only the bracket was left behind.
      self[index - 1].ending = .stop
      self[index - 1].unmatchedOpeners = Swift.max(0, before.unmatchedOpeners - 1)
    }
    guard self[index].jump == nil,
      !text.signs[index - 1].union(text.signs[index]).isDisjoint(with: .page)
    else { return }
    let end = Swift.min(text.range(index).upperBound, start.upperBound + 6)
    let stretch = Swift.max(start.lowerBound, start.upperBound - 7)..<end
    guard let jump = JumpLine(text, stretch), jump.range.lowerBound < start.upperBound,
      jump.range.upperBound > start.upperBound
    else { return }
    self[index - 1].ending = .open
    self[index].jump = jump
    self[index].endsInJump =
      !jump.isBackward && jump.range.upperBound + 2 >= text.range(index).upperBound
    self[index].unmatchedClosers = 0
    self[index].kind = .text
    self[index].level = 0
    if jump.range.upperBound == text.range(index).upperBound { self[index].ending = .stop }
  }

  /// `…的银行。(李瑞` at the end of a line and `芳 王明)` at the beginning of the next.
  private mutating func joinCutSignature(_ text: PageText, _ index: Int) {
    let range = text.range(index)
    guard self[index].unmatchedClosers > 0, self[index - 1].kind == .text,
      self[index - 1].unmatchedOpeners > 0,
      self[index].endSignature == nil, range.count <= 24, let last = range.last,
      text.scalars[last] == Glyph.closeParen
    else { return }
    if LineFeatures.signs(text, text.stretch(index - 1..<index + 1)) {
      for line in [index - 1, index] {
        self[line].kind = .signature
        self[line].ending = .stop
        self[line].unmatchedOpeners = 0
        self[line].unmatchedClosers = 0
      }
      return
    }
    guard let signature = LineFeatures.endSignature(text, text.stretch(index - 1..<index + 1))
    else { return }
    self[index - 1].ending = .open
    self[index].endSignature = signature
    self[index].kind = .text
    self[index].unmatchedClosers = 0
    self[index].ending = .stop
  }

  /// One or two characters that end a paragraph are no debris: `”`, `产。` without its stop.
  private mutating func keepTail(_ text: PageText, _ index: Int) {
    if keepCredit(text, index) { return }
    let line = self[index]
    let before = self[index - 1]
    guard line.kind == .glyph || line.kind == .debris, line.count > 0, line.level == 0,
      before.kind == .text, before.level == 0, before.count >= 6,
      !LineFeatures.isMarkup(text.scalars, text.range(index))
    else { return }
    let first = text.scalars[text.range(index).lowerBound]
    if Glyph.isCloser(first) || Glyph.isStop(first) || first == Glyph.straightQuote {
      self[index].kind = .text
      self[index].ending = .stop
      self[index - 1].ending = .open
      return
    }
    guard Glyph.isHan(first), before.hanCount >= 6,
      !before.isComplete || before.isWholeParticular && before.ending == .broken,
      index + 1 == count || (self[index + 1].kind != .glyph && self[index + 1].kind != .debris)
    else { return }
    let pairs = CharacterPairs.shared
    if let last = text.range(index - 1).last, Glyph.isHan(text.scalars[last]),
      pairs.affinity(text.scalars[last], first) > (text.lines[index].followsBlank ? 0.5 : -1)
    {
      self[index].kind = .text
    } else if line.count == 2, let last = text.range(index).last,
      pairs.affinity(first, text.scalars[last]) > 1
    {
      // A word that the column's edge left alone.
      self[index].kind = .text
    } else if let last = text.range(index).last, index + 1 < count, self[index + 1].kind == .text,
      let next = text.range(index + 1).first,
      pairs.affinity(text.scalars[last], text.scalars[next]) > 2
    {
      // The first half of a word that the next line goes on with.
      self[index].kind = .text
    }
  }

  /// `水 摄`: the rest of a credit that the column's edge cut. True if the line is that.
  private mutating func keepCredit(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    let before = self[index - 1]
    guard !before.isComplete, let last = text.range(index).last, text.scalars[last] == "摄" else {
      return false
    }
    var endsCredit: Bool {
      CaptionLine(text, text.stretch(index - 1..<index + 1), mayPoint: false)?.credit != nil
    }
    if before.kind == .caption,
      line.kind == .text && line.count <= 5 || line.kind == .glyph
        || line.count <= 6 && endsCredit
    {
      self[index].kind = .credit
      return true
    }
    // `…丰收。 本报记者 林秋` above it: the last line of a caption on several.
    guard line.kind == .glyph, before.kind == .text, before.stops > 0, endsCredit else {
      return false
    }
    self[index].kind = .text
    self[index].ending = .stop
    return true
  }

  /// A caption on several printed lines is body until its lines are put together.
  private mutating func reopenCaption(_ text: PageText, _ index: Int) {
    if self[index].kind == .caption, self[index - 1].kind == .text, !self[index - 1].isComplete,
      self[index - 1].level == 0
    {
      let range = text.range(index)
      // What is wider than the line above is no rest of its sentence, nor what opens with the day.
      if self[index].width <= self[index - 1].width + 4,
        LineForm.lengthOfDay(text.scalars, range) == 0,
        CaptionLine.openings.lengthBeginning(in: text.scalars, range) == 0,
        !CaptionLine.namesChart(text.scalars, range)
      {
        self[index].kind = .text
        if CaptionLine(text, range, mayPoint: false)?.credit != nil { self[index].ending = .stop }
      }
    }
    if self[index].kind == .text, self[index - 1].kind == .caption, !self[index - 1].isComplete,
      self[index].lead == nil,
      CaptionLine(text, text.range(index - 1), mayPoint: false)?.credit == nil
    {
      self[index - 1].kind = .text
    }
  }
}

extension LineFeatures {
  /// Whether a dateline that fills its line, or goes on in the next, opens a report rather than
  /// signs one: above text, and below a headline or set in as a paragraph is.
  static func beginsReport(_ text: PageText, _ index: Int) -> Bool {
    guard index > 0, index + 1 < text.count,
      text.scalars[text.range(index).lowerBound] != Glyph.openParen
    else { return false }
    let above = text.range(index - 1)
    guard text.range(index + 1).count >= 8 else { return false }
    // A paragraph's first line is set in, and the second not.
    if text.lines[index].isSetIn, text.lines[index + 1].indent == 0 { return true }
    let endsInMark = above.suffix(2).contains {
      Glyph.isStop(text.scalars[$0]) || Glyph.isPause(text.scalars[$0])
    }
    return !endsInMark && above.count <= 30
  }
}
