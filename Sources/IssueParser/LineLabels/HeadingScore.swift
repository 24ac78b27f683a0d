// How much one line's own shape says that it is a heading: rank, length, marks, halves, width.

/// Judges the shape of lines against the page's conventions.
final class HeadingScore {
  let text: PageText
  let features: [LineFeatures]
  let conventions: LayoutConventions
  let joint: SentenceJoint
  /// For lines that may be headings, how much of their words the text around them says again; no
  /// number for the others.
  private let echoes: [Float]

  init(
    _ text: PageText, _ features: [LineFeatures], _ conventions: LayoutConventions,
    _ joint: SentenceJoint
  ) {
    self.text = text
    self.features = features
    self.conventions = conventions
    self.joint = joint
    var echoes = [Float](repeating: .nan, count: features.count)
    var left = Self.mostEchoes
    for index in features.indices where left > 0 {
      guard Self.mayEcho(index, features, conventions, joint) else { continue }
      left -= 1
      let range = text.range(index)
      let end = min(text.scalars.count, range.upperBound + Self.echoAfter)
      echoes[index] = text.coverage(
        of: range, in: range.upperBound..<end,
        or: max(0, range.lowerBound - Self.echoBefore)..<range.lowerBound)
    }
    self.echoes = echoes
  }

  /// How many lines of a page are looked at for echoes, and how many scalars around each.
  private static let mostEchoes = 2000
  private static let echoAfter = 240
  private static let echoBefore = 600

  /// Whether an unmarked line looks neither like a heading nor like body by itself.
  private static func mayEcho(
    _ index: Int, _ features: [LineFeatures], _ conventions: LayoutConventions,
    _ joint: SentenceJoint
  ) -> Bool {
    let line = features[index]
    guard line.kind == .text, line.level == 0, line.ending == .broken, line.lead == nil,
      (8...40).contains(line.count), line.stops == 0, line.commas <= 1
    else { return false }
    if index > 0 {
      let before = features[index - 1]
      guard before.kind != .text || before.isComplete || before.ending == .broken else {
        return false
      }
    }
    guard index + 1 < features.count, features[index + 1].kind == .text,
      features[index + 1].lead == nil
    else { return true }
    // A full line above another of text is a paragraph's, whatever it says.
    let isFull =
      conventions.layout == .printedLines
      && abs(conventions.columnWidths[index] - line.width) <= 2
    return !isFull && joint.score(index, index + 1) < 1.5
  }

  /// Above 0: the shape is rather a heading's than body's.
  ///
  /// What settles a line at one look has a score of its own; else it is the sum of the evidence
  /// below, of which ``HeadingEvidence`` says what each piece weighs and why. Measures (length,
  /// ending, echo) have their weights beside them. A new kind of heading is one line here and one
  /// weight there.
  func score(_ index: Int) -> Float {
    if let settled = settled(index) { return settled }
    var sum = Tally()
    addMarks(index, to: &sum)
    addPlace(index, to: &sum)
    addLooks(index, to: &sum)
    addWords(index, to: &sum)
    sum.add(width(index))
    return sum.value
  }

  /// What ends a line, and what stands inside it.
  private func addMarks(_ index: Int, to sum: inout Tally) {
    let line = features[index]
    let range = text.range(index)
    let isNumbered = line.ending == .broken && LineForm.isNumbered(text.scalars, range)
    if line.level > 0 {
      sum.add(.ranked)
    } else {
      sum.add(.unranked, if: conventions.marksHeadings)
    }
    sum.add(ending(index))
    sum.add(.stop, times: min(line.stops, 3))
    sum.add(.fullStop, if: line.level == 0 && line.stops > 0 && holdsFullStop(range))
    sum.add(.numbered, if: isNumbered)
    let pausesFreely = line.level > 0 || isNumbered || isCouplet(index)
    sum.add(pausesFreely ? .commaOfTwo : .comma, times: min(line.commas, 3))
    sum.add(
      .address,
      if: line.isParticular || line.ending == .colon && isSalutation(range) || namesHolder(range))
  }

  /// Where it stands.
  private func addPlace(_ index: Int, to sum: inout Tally) {
    let line = features[index]
    let mayHead = line.ending == .broken && line.stops == 0 && line.count <= 26
    sum.add(.aboveLead, if: headsLead(index))
    sum.add(.aboveLetter, if: mayHead && isAboveLetter(index))
    sum.add(.belowEnd, if: opensBelowEnd(index))
    sum.add(.belowFlag, if: line.level == 0 && isShortBelowFlag(index))
    sum.add(.setIn, if: isSetIn(index))
    sum.add(.indented, if: line.level == 0 && beginsParagraph(index))
    sum.add(.setOut, if: line.level == 0 && isSetOut(index))
    addNeighbours(index, to: &sum)
    sum.add(.aboveByline, if: mayHead && isAboveByline(index))
    sum.add(.aboveDash, if: line.count <= 24 && isAboveDash(index))
    sum.add(1.4 * echo(index))
    sum.add(.endsCaption, if: line.level == 0 && endsCaption(index))
    sum.add(.inPieces, if: line.count <= 6 && features.standsInPieces(index))
  }

  /// What it looks like.
  private func addLooks(_ index: Int, to sum: inout Tally) {
    let line = features[index]
    let range = text.range(index)
    sum.add(.quoted, if: isQuoted(range))
    sum.add(.opensQuotation, if: range.first.map { Glyph.isOpener(text.scalars[$0]) })
    sum.add(.bold, if: text.lines[index].isBold)
    sum.add(.letterspaced, if: line.isLetterspaced && !conventions.spacesLetters)
    if HeadlineShape(text, index).isBanner { sum.add(line.count <= 10 ? .shortBanner : .banner) }
    sum.add(-1.5 * max(0, min(2, joint.opening(index))), if: line.level == 0)
    sum.add(length(index))
    sum.add(.tornFront, if: range.first.map { LineForm.neverFirst.contains(text.scalars[$0]) })
    // `由…想到的` is an essay's.
    sum.add(
      .tornBack, if: !(line.level == 0 && isShortBelowFlag(index)) && joint.breaksInside(index))
    // 了
    sum.add(
      .endsPerfective, if: line.level == 0 && range.last.map { text.scalars[$0] } == Glyph.of("了"))
  }

  /// What its words tell.
  private func addWords(_ index: Int, to sum: inout Tally) {
    let line = features[index]
    let range = text.range(index)
    sum.add(.openingDay, if: line.level == 0 && line.commas > 0 && opensWithDay(range))
    sum.add(.narrates, if: line.level == 0 && narrates(range))
    sum.add(.tellsSource, if: line.level == 0 && tellsSource(range))
    sum.add(
      .connective,
      if: line.level == 0 && line.commas > 0 && !isAboveByline(index)
        && opensWithConnective(range))
    sum.add(.restOfBracket, if: line.unmatchedClosers > 0 && line.count <= 8)
    sum.add(.openBracket, if: line.unmatchedClosers > 0 || line.unmatchedOpeners > 0)
    sum.add(.openQuotation, if: leavesQuotation(index))
    sum.add(.dash, if: range.first.map { text.scalars[$0] == Glyph.dash })
    sum.add(.halves, if: (2...3).contains(line.pieceCount) && !isWrap(index) && halves(range))
    sum.add(
      .notice, if: LineForm.namesNotice(text, range) || features.namesTable(text, index))
    sum.add(.place, if: line.level == 0 && line.ending == .broken && opensWithPlace(range))
    sum.add(.genre, if: line.count <= 26 && LineForm.namesGenre(text, range))
    sum.add(
      .list,
      if: LineForm.listsNames(text, index)
        || line.pieceCount > 2 && line.level == 0 && PersonNames.areNames(text, range))
    sum.add(.figures, if: line.level == 0 && holdsFigures(range))
    sum.add(.forecast, if: line.level == 0 && LineForm.isForecast(text.scalars, range))
    sum.add(.deck, if: line.count <= 14 && line.level == 0 && HeadlineShape(text, index).isDeck)
  }

  /// The score of lines that one look settles.
  private func settled(_ index: Int) -> Float? {
    let line = features[index]
    if line.lead != nil || line.count > 80 { return -12 }
    if line.brief != 0 || line.endSignature != nil { return -4 }
    if line.isVerse || isTornAboveReport(index) || isAboveJump(index) { return -6 }
    if line.isInSeries, !line.isPoemName { return -6 }
    if line.isBelowAuthor { return -2 }
    if LineForm.isDiaryDay(text, text.range(index)) { return -4 }
    if line.level == 0,
      isSaidInTurn(index) || isAnswered(index) || LineFeatures.namesAsker(text, index)
    {
      return -4
    }
    if line.level == 0, enumerates(text.range(index)) { return -8 }
    // Whom a notice addresses.
    if line.level == 0, line.ending == .colon, index > 0,
      LineForm.namesNotice(text, text.range(index - 1))
    {
      return -8
    }
    if line.opensEntry || line.isPoemName || namesVerse(index)
      || line.level == 0 && HeadlineShape.namesSidebar(text, index)
      || turnsVertical(index)
      || opensNotice(index) || isPartAboveAuthor(index)
      || LineForm.announcesReply(text, text.range(index))
    {
      return 8
    }
    if line.pieceCount > 1, line.count <= 26, tellsWhoDid(text.range(index)) { return 6 }
    // Alone in its line no sentence ends so, whatever breaks off above.
    if line.count >= 4, line.ending == .broken, LineForm.namesNotice(text, text.range(index)) {
      return 10
    }
    // A deck may be a sentence that breaks off.
    if line.level > 0, line.ending == .broken, isAboveByline(index) { return 4 }
    return asksAbove(index) ? 4 : nil
  }

  /// `（七）` above who wrote the story.
  private func isPartAboveAuthor(_ index: Int) -> Bool {
    index > 0 && index + 1 < features.count && features[index + 1].kind == .byline
      && features[index].ending == .stop && [LineFeatures].isPart(text, text.range(index))
  }

  /// `关于拟推荐劳动模范人选的` above `公示`.
  private func opensNotice(_ index: Int) -> Bool {
    let range = text.range(index)
    return (6...40).contains(range.count) && index + 1 < features.count
      && text.scalars[range.lowerBound] == "关"
      && text.scalars[range.lowerBound + 1] == "于"
      && features[index + 1].kind == .text && LineForm.namesNotice(text, text.range(index + 1))
  }

  /// Whether a few characters stand above three single ones: the rest of a headline set from top
  /// to bottom; or above one that completes a word with the last of them, `冬季取` above `暖`.
  private func turnsVertical(_ index: Int) -> Bool {
    guard features[index].count <= 6, features[index].ending == .broken,
      index + 1 < features.count, features[index + 1].isVerticalPart
    else { return false }
    let rest = index + 1..<index + 4
    if rest.upperBound <= features.count, rest.allSatisfy({ features[$0].isVerticalPart }) {
      return true
    }
    guard let last = text.range(index).last, let next = text.range(index + 1).first else {
      return false
    }
    return CharacterPairs.shared.affinity(text.scalars[last], text.scalars[next]) > 4
  }

  /// Whether a stretch tells as reports do, and headlines do not.
  func narrates(_ range: Range<Int>) -> Bool {
    Self.narration.occurs(in: text.scalars, range)
      || Self.meetings.lengthBeginning(in: text.scalars, range) > 0
      || tellsWhoSpeaks(range) || wishes(range)
  }

  /// `预祝大会圆满成功!`: how a comment on a congress ends.
  func wishes(_ range: Range<Int>) -> Bool {
    Self.wishing.lengthBeginning(in: text.scalars, range) > 0
      && text.scalars[range.upperBound - 1] == 0x21
  }

  private static let wishing: PhraseList = ["预祝", "祝愿", "衷心祝愿"]

  /// What a meeting did, whose name the headline has said.
  private static let meetings: PhraseList = [
    "会议听取", "会议审议", "会议传达", "会议学习", "会议通报", "会议还", "会议指出", "会议强调", "会议要求", "会议认为", "会议原则",
  ]

  /// Whether a stretch opens with where a report has it from, or a notice what stands above it.
  func tellsSource(_ range: Range<Int>) -> Bool {
    Self.sources.lengthBeginning(in: text.scalars, range) > 0
  }

  private static let sources: PhraseList = [
    "据悉", "据了解", "据介绍", "据统计", "据中国", "据市", "据省", "据县", "单位:", "以上信息", "以上比赛", "以上节目", "以上内容",
  ]

  private static let narration: PhraseList = [
    "先后来到", "先后深入", "先后到", "一行先后", "记者看到", "记者了解到", "记者来到", "记者走进", "告诉记者",
    "原则同意", "与会人员", "本院受理",
  ]

  /// Whether a line is what the poem is called whose author stands below it.
  private func namesVerse(_ index: Int) -> Bool {
    let line = features[index]
    return index + 2 < features.count && line.ending == .broken && line.count <= 18
      && features[index + 1].kind == .byline && features[index + 2].isVerse
  }

  /// What the last sign says: a sentence's end is hardly a heading's, but for an exclamation or a
  /// remark in brackets.
  private func ending(_ index: Int) -> Float {
    switch features[index].ending {
    case .stop:
      endsInExclamation(text.range(index)) ? -1.9 : LineForm.isRemark(text, index) ? 2.5 : -7.5
    case .pause: -4.6
    case .open: -6
    case .colon: isBeforeHeadline(index) ? (isPlaceAlone(index) ? 3 : 0) : -5
    case .broken: -0.3
    }
  }

  /// Headings are of some length: one or two characters below a torn sentence are its own.
  private func length(_ index: Int) -> Float {
    switch features[index].count {
    case ...2
    where index > 0 && features[index - 1].kind == .text
      && !features[index - 1].isComplete && !isAboveByline(index):
      -3.2
    case ...4: 0
    case ...26: 1.3
    case ...36: -0.5
    case ...50: -3.4
    default: -10
    }
  }

  /// A headline's words are said again below it.
  private func echo(_ index: Int) -> Float {
    echoes[index].isNaN || fillsColumn(index) ? 0 : max(0, min(2.5, 6 * (echoes[index] - 0.5)))
  }

  /// A sum of evidence.
  struct Tally {
    var value: Float = 0

    mutating func add(_ amount: Float, if holds: Bool = true) { if holds { value += amount } }

    mutating func add(_ evidence: HeadingEvidence, if holds: Bool? = true) {
      if holds == true { value += evidence.weight }
    }

    mutating func add(_ evidence: HeadingEvidence, times count: Int) {
      value += evidence.weight * Float(count)
    }
  }
}
