// Which lines open pieces without a headline of their own: briefs by their marks, or with headlines
// that run into their text, entries of lists, callers' questions.

extension [LineFeatures] {
  /// Whether no sentence breaks off right above a line.
  func isBelowWhole(_ index: Int) -> Bool {
    index == 0 || self[index - 1].kind != .text || self[index - 1].isComplete
  }

  /// Marks such as ▲ that open line after line open briefs, not captions.
  mutating func openBriefs(_ text: PageText) {
    var last: (index: Int, mark: UInt32)?
    for index in indices {
      let range = text.range(index)
      guard let first = range.first, range.count >= 8,
        Glyph.isBylineMark(text.scalars[first]) || LineFeatures.isPost(text, range),
        self[index].level == 0, self[index].kind == .text || self[index].kind == .caption
      else { continue }
      if isAboveWider(text, index) { continue }
      let mark = text.scalars[first]
      // 口 is the character for mouth as well.
      if mark == "口", !text.followsGap(first + 1) { continue }
      if self[index].kind == .text, self[index].stops > 0,
        range.dropFirst().contains(where: {
          text.scalars[$0] == mark && !text.traits[$0 - 1].isDisjoint(with: [.stop, .closer])
        })
      {
        // Several of them on one line.
        self[index].brief = mark
      }
      if let last, last.mark == mark, index - last.index <= 12 {
        for place in [last.index, index] {
          self[place].kind = .text
          self[place].brief = mark
        }
      }
      last = (index, mark)
    }
  }

  /// Whether a marked line without an end stands above a far wider one: the headline of a brief,
  /// and not the first line of its text.
  private func isAboveWider(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    guard index + 1 < count, (5...24).contains(line.count), line.ending == .broken,
      line.stops == 0, line.commas <= 1
    else { return false }
    let next = self[index + 1]
    return next.kind == .text && next.level == 0 && next.width >= line.width + 8
      && next.commas + next.stops > 0
      && !Glyph.isBylineMark(text.scalars[text.range(index + 1).lowerBound])
  }

  /// Two or more paragraphs that begin with a place, a colon, a headline and a blank open briefs,
  /// as do those that begin with a company and its number.
  mutating func openRunIns(_ text: PageText) {
    var openings: [(index: Int, body: Int)] = []
    for index in indices
    where self[index].kind == .text && self[index].pieceCount > 1 && self[index].level == 0
      && self[index].brief == 0 && self[index].lead == nil
    {
      guard let body = self[index].runInEnd(text, text.range(index)),
        isBelowWhole(index)
          || self[index - 1].count <= 12
      else { continue }
      openings.append((index, body))
    }
    guard openings.count > 1 else { return }
    for opening in openings {
      self[opening.index].brief = Glyph.colon
      self[opening.index].lead = Lead(text, at: opening.body)
    }
  }

  /// The same mark above one paragraph after another opens headings, not bylines: `■ 悉尼`.
  ///
  /// Which of several marked lines of few characters are such is told by all of them.
  mutating func openEntries(_ text: PageText) {
    var entries: [(index: Int, mark: UInt32)] = []
    for index in indices.dropLast() {
      let range = text.range(index)
      // Nearly all lines begin with a character.
      guard (2...16).contains(range.count) || isAboveWider(text, index), !range.isEmpty,
        text.scalars[range.lowerBound] < 0x3000,
        Glyph.isBylineMark(text.scalars[range.lowerBound]), self[index].brief == 0,
        self[index].kind == .text || self[index].kind == .byline,
        self[index + 1].kind == .text, self[index + 1].count >= 20,
        Byline.roleLength(text.scalars, at: range.lowerBound + 1, end: range.upperBound) == 0,
        isBelowWhole(index)
          || HeadlineShape(text, index - 1).isBanner
      else { continue }
      entries.append((index, text.scalars[range.lowerBound]))
    }
    let counts = Dictionary(entries.map { ($0.mark, 1) }, uniquingKeysWith: +)
    let authors = marksOfOtherAuthors(text, besides: entries.map(\.index))
    for entry in entries where counts[entry.mark, default: 0] > 1 {
      if self[entry.index].kind == .byline, authors.contains(entry.mark) { continue }
      self[entry.index].kind = .text
      self[entry.index].opensEntry = true
    }
  }

  /// The marks that bylines bear besides some lines: where other names with a mark
  /// are authors', so are those.
  private func marksOfOtherAuthors(_ text: PageText, besides lines: [Int]) -> Set<UInt32> {
    guard !lines.isEmpty else { return [] }
    let lines = Set(lines)
    return Set(
      indices.compactMap { index in
        guard self[index].kind == .byline, !lines.contains(index) else { return nil }
        return text.range(index).first.map { text.scalars[$0] }
      })
  }

  /// The first of several questions of different people opens a piece, of which the others are
  /// part: each is signed, or callers have a column. On 14 of 14 annotated pages it was so.
  mutating func openQuestions(_ text: PageText) {
    // `读者老于问:`: who asks is named.
    let named = indices.filter { self[$0].kind == .text && LineFeatures.namesAsker(text, $0) }
    if named.count > 1 {
      let question = named[0]
      self[question].brief = text.scalars[text.range(question).lowerBound]
      return
    }
    let questions = indices.filter {
      LineFeatures.isTurn(text, $0, LineFeatures.questions) && self[$0].kind == .text
    }
    guard questions.count > 1, let first = questions.first, !isBelowHeading(text, first) else {
      return
    }
    let signed = questions.count { question in
      guard question + 1 < count else { return false }
      if self[question].endSignature != nil { return true }
      let next = text.range(question + 1)
      return next.count <= 16 && !LineFeatures.isTurn(text, question + 1, LineFeatures.answers)
        && (self[question + 1].kind == .byline || self[question + 1].kind == .signature
          || Signers.organisationLength(text, next) > 0 || PersonNames.isName(text, next))
    }
    let isColumn = indices[..<first].suffix(3).contains {
      self[$0].count <= 12 && Self.callers.occurs(in: text.scalars, text.range($0))
    }
    guard 2 * signed > questions.count || isColumn else { return }
    self[first].brief = text.scalars[text.range(first).lowerBound]
  }

  /// Whether a short line without an end, or one that asks, stands above that is no column's flag.
  private func isBelowHeading(_ text: PageText, _ index: Int) -> Bool {
    guard index > 0, let last = text.range(index - 1).last else { return false }
    let above = self[index - 1]
    let asks =
      text.scalars[last] == 0x3F && above.stops == 0
      && !LineFeatures.isTurn(text, index - 1, LineFeatures.questions)
      && !LineFeatures.isTurn(text, index - 1, LineFeatures.answers)
    return above.kind == .text && above.count <= 30 && (above.ending == .broken || asks)
      && above.endSignature == nil && !HeadlineShape(text, index - 1).isBanner
  }

  /// Words in the flags of columns in which readers ask and offices answer.
  private static let callers: PhraseList = ["来电", "来信", "信箱", "热线", "回音", "咨询台", "连线", "有问必答"]
}

extension LineFeatures {
  /// Where the text begins behind a brief's own headline: `清水:农民进城学手艺 入春以来…`,
  /// `清水银行(600000) …`; nil if the line does not begin so.
  func runInEnd(_ text: PageText, _ range: Range<Int>) -> Int? {
    let scalars = text.scalars
    guard let gap = range.dropFirst(6).prefix(20).first(where: { text.followsGap($0) }),
      gap + 4 <= range.upperBound,
      // Where wrapped lines are joined by blanks, the first is no shorter than the others.
      pieceCount == 2 || text.width(range.lowerBound..<gap) + 6 < widestPiece
    else { return nil }
    let head = range.lowerBound..<gap
    if scalars[gap - 1] == Glyph.closeParen, head.count >= 10, scalars[gap - 8] == Glyph.openParen {
      return (gap - 7..<gap - 1).allSatisfy { Glyph.isDigit(scalars[$0]) } ? gap : nil
    }
    guard let colon = Glyph.firstColon(scalars, head.dropFirst(2).prefix(3)),
      head.prefix(colon - range.lowerBound).allSatisfy({ Glyph.isHan(scalars[$0]) }),
      (5...18).contains(gap - colon - 1),
      !Self.speakers.contains(scalars[colon - 1]),
      !(colon + 1..<gap).contains(where: {
        Glyph.isStop(scalars[$0]) || Glyph.isPause(scalars[$0]) || scalars[$0] == Glyph.colon
      }),
      Self.questions.lengthStanding(in: scalars, at: range.lowerBound, end: gap) == 0,
      Self.answers.lengthStanding(in: scalars, at: range.lowerBound, end: gap) == 0,
      Self.particulars.lengthStanding(in: scalars, at: range.lowerBound, end: gap) == 0,
      !(gap..<min(gap + 6, range.upperBound)).contains(where: { scalars[$0] == Glyph.colon })
    else { return nil }
    return gap
  }

  /// What stands before the colon of what somebody says or what a list holds.
  private static let speakers: ScalarSet = "说道出调示求为是有者长奖问答称下列括间点人位"

  /// `@清水老林:`: what somebody wrote on a network.
  static func isPost(_ text: PageText, _ range: Range<Int>) -> Bool {
    text.scalars[range.lowerBound] == 0x40
      && Glyph.firstColon(text.scalars, range.dropFirst(2).prefix(14)) != nil
  }
}
