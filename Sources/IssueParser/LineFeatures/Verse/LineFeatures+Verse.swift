// Verse: short lines below a poet's name, each of which ends where it was printed to end.

extension [LineFeatures] {
  /// Four or more short lines below an author's name are verse, up to the next headline.
  mutating func settleVerse(_ text: PageText) {
    for index in indices
    where self[index].kind == .byline && self[index].count <= 12 && !isBelowSentence(text, index) {
      var end = index + 1
      while end < count, isVerseLine(text, end) { end += 1 }
      end -= countLone(text, below: index + 1..<end)
      guard end - index > 4, !areSaid(text, index + 1..<end) else { continue }
      // Poets have no role at the paper: below a correspondent's name stand rather other headlines.
      settleVerse(
        index + 1..<end, isPoet: Byline(text, text.range(index))?.namesRole != true)
      // Two characters may be what the poem is called.
      if index > 0, self[index - 1].kind == .glyph, self[index - 1].hanCount == 2,
        self[index + 1].isVerse
      {
        self[index - 1].kind = .text
      }
      // More poems of the same author, each below its own title.
      guard index > 0, Self.holdsSeveral(text, index - 1) else { continue }
      // The next one's name, set apart character by character, is no line of this one.
      for line in (index + 4..<end).dropLast(2) where namesNextPoem(line) {
        self[line].isVerse = false
        self[line].isBelowAuthor = false
        self[line].isPoemName = true
      }
      while end + 1 < count, self[end].kind == .text || self[end].kind == .glyph,
        self[end].count <= 16, self[end + 1].kind == .text, isVerseLine(text, end + 1)
      {
        let first = end + 1
        end = first
        while end < count, isVerseLine(text, end) { end += 1 }
        guard end - first > 1 else { break }
        settleVerse(first..<end, isPoet: true)
      }
    }
  }

  /// How many lines at the end of a run stand alone between blank lines, where stanzas have none
  /// inside: they are what the next piece is called, and who wrote it.
  private func countLone(_ text: PageText, below run: Range<Int>) -> Int {
    guard 2 * run.count(where: { !text.lines[$0].followsBlank }) >= run.count else { return 0 }
    return run.reversed().prefix {
      text.lines[$0].followsBlank && ($0 + 1 == count || text.lines[$0 + 1].followsBlank)
    }.count
  }

  /// Stanzas: where blank lines part all that an engine found, four or more short lines without one
  /// between them, and three on a page that holds a poem.
  mutating func settleStanzas(_ text: PageText) {
    guard partsBlocks(text) else { return }
    for least in [4, 3] where least == 4 || contains(where: { $0.isVerse }) {
      var first = 0
      for next in 1..<count + 1 where next == count || text.lines[next].followsBlank {
        // Another column's prose may stand right below.
        let end = next - 1 > first && self[next - 1].count > 24 ? next - 1 : next
        if end - first >= least { settleStanza(text, first..<end) }
        first = next
      }
    }
  }

  /// Many short lines without a full stop, of words that the page does not use elsewhere: a poem
  /// that lost the name above it. Headlines that stand together are said in the reports that they
  /// are of.
  mutating func settleRuns(_ text: PageText) {
    var first = 0
    while first < count {
      var next = first
      while next < count, isRunLine(text, next) || next > first && isDebrisInside(next) {
        next += 1
      }
      if next - first >= Self.fewestOfRun { settleRun(text, first..<next) }
      first = Swift.max(next, first + 1)
    }
  }

  private mutating func settleRun(_ text: PageText, _ run: Range<Int>) {
    let (lines, author) = verses(text, of: run)
    guard lines.count >= Self.fewestOfRun, areVerse(text, lines) else { return }
    for line in lines {
      self[line].kind = .text
      self[line].isVerse = true
    }
    if let author { self[author].kind = .byline }
  }

  /// The lines of a run that may be verse, and that with who wrote it below them, if one is.
  private func verses(_ text: PageText, of run: Range<Int>) -> (lines: [Int], author: Int?) {
    let lone = countLone(text, below: run)
    var lines = run.dropLast(lone).filter { self[$0].hanCount > 0 }
    let next = run.upperBound
    if lone == 0, next < count,
      self[next].kind == .byline || HeadlineShape(text, next).hasDash
        || tellsSeveral(text, next)
    {
      // What the next piece is called.
      lines.removeLast(Swift.min(1, lines.count))
    }
    var author: Int?
    if lines.count >= Self.fewestOfRun + 2, let name = lines.last, self[name].count == 3,
      PersonNames.isName(text, text.range(name))
    {
      // What this one is called stands above its author.
      author = name
      lines.removeLast(2)
    }
    // Or first, where its lines are set in.
    if lines.count > 1, text.lines[lines[0]].indent < text.lines[lines[1]].indent {
      lines.removeFirst()
    }
    return (lines, author)
  }

  private func isDebrisInside(_ index: Int) -> Bool {
    self[index].hanCount == 0 && self[index].count <= 2 && index + 1 < count
  }

  private func isRunLine(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    return (line.kind == .text || line.kind == .glyph && line.hanCount == 2) && line.level == 0
      && line.lead == nil && line.stops == 0 && line.commas <= 1
      && (2...14).contains(line.hanCount) && line.pieceCount == 1
      && (text.range(index).allSatisfy {
        Glyph.isHan(text.scalars[$0]) || Glyph.isPause(text.scalars[$0])
      } || LineForm.namesPart(text.scalars, text.range(index)))
      && !HeadlineShape(text, index).isBanner
  }

  private func areVerse(_ text: PageText, _ lines: [Int]) -> Bool {
    let length = lines.reduce(0) { $0 + self[$1].hanCount }
    let widest = lines.reduce(0) { Swift.max($0, self[$1].width) }
    let narrow = lines.count { self[$0].width + 4 <= widest }
    guard length <= Self.longestMean * lines.count, 8 * narrow >= lines.count else { return false }
    let run = text.stretch(lines[0]..<lines[lines.count - 1] + 1)
    let said = lines.reduce(Float(0)) {
      $0
        + text.coverage(
          of: text.range($1), in: 0..<run.lowerBound, or: run.upperBound..<text.scalars.count)
    }
    return said <= Self.mostSaid * Float(lines.count)
  }

  /// Fewer short lines are headlines as likely as verse; verse has no longer lines on average, and
  /// says less of what the page says elsewhere.
  private static let fewestOfRun = 6
  private static let longestMean = 9
  static let mostSaid: Float = 0.3

  private mutating func settleStanza(_ text: PageText, _ block: Range<Int>) {
    // What a part of the poem is called may stand above its first line, however like a name.
    let isNamed = self[block.lowerBound].hanCount <= 2
    let lines = isNamed ? block.dropFirst() : block
    let widest = lines.reduce(0) { Swift.max($0, self[$1].width) }
    let narrow = lines.dropLast().count { self[$0].width + 4 <= widest }
    guard 4 * narrow >= lines.count || lines.count < 4,
      lines.allSatisfy({ isStanzaLine(text, $0) })
    else { return }
    for line in lines {
      self[line].kind = .text
      self[line].isVerse = true
    }
    if isNamed, !PersonNames.isName(text, text.range(block.lowerBound)) {
      self[block.lowerBound].kind = .text
    }
  }

  private func isStanzaLine(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    let range = text.range(index)
    return (line.kind == .text || line.kind == .glyph) && line.level == 0 && line.lead == nil
      && line.stops == 0
      && (2...18).contains(line.hanCount)
      && range.allSatisfy {
        let scalar = text.scalars[$0]
        return Glyph.isHan(scalar) || Glyph.isPause(scalar) || scalar == Glyph.colon
      }
      && !HeadlineShape(text, index).isBanner && !PersonNames.isName(text, range)
  }

  /// Whether a blank line stands above every long line of the page.
  private func partsBlocks(_ text: PageText) -> Bool {
    let long = indices.filter { self[$0].kind == .text && self[$0].count > 30 }
    return long.count >= 3 && 10 * long.count { text.lines[$0].followsBlank } >= 9 * long.count
  }

  /// Whether the page says half the words of some lines above: headlines that stand below their
  /// bodies.
  private func areSaid(_ text: PageText, _ lines: Range<Int>) -> Bool {
    let above = (0..<text.range(lines.lowerBound).lowerBound).suffix(Self.mostAbove)
    let said = lines.reduce(Float(0)) { $0 + text.coverage(of: text.range($1), in: above) }
    return 2 * said > Float(lines.count)
  }

  /// So many scalars above are looked at.
  private static let mostAbove = 8000

  /// Whether a full stop ends the line above: who is named below it wrote what ends there.
  private func isBelowSentence(_ text: PageText, _ index: Int) -> Bool {
    index > 0 && self[index - 1].kind == .text
      && text.scalars[text.range(index - 1)].suffix(2).contains(Glyph.fullStop)
  }

  private mutating func settleVerse(_ lines: Range<Int>, isPoet: Bool) {
    let isVerse = isPoet && isUneven(lines)
    for line in lines {
      // Two characters are a line of verse as well.
      if self[line].kind == .glyph, self[line].hanCount == 2 { self[line].kind = .text }
      guard self[line].kind == .text, !self[line].isInBlock else { continue }
      self[line].isBelowAuthor = true
      self[line].isVerse = isVerse
    }
  }

  /// `老 井` among lines of verse that no blank parts.
  private func namesNextPoem(_ index: Int) -> Bool {
    (2...5).contains(self[index].hanCount) && self[index].hanCount == self[index].count
      && self[index].pieceCount == self[index].count
  }

  /// `清明(外一首)`, `乡情三首`, `组诗`: one author's name stands above several poems.
  static func holdsSeveral(_ text: PageText, _ index: Int) -> Bool {
    several.lengthEnding(in: text.scalars, text.range(index)) > 0
  }

  /// `(外一首)` in a line of its own, below what the first poem is called.
  func tellsSeveral(_ text: PageText, _ index: Int) -> Bool {
    index < count && LineForm.isBracketed(text, index) && Self.holdsSeveral(text, index)
  }

  private static let several: PhraseList = [
    "首)", "组诗)", "组诗", "二首", "两首", "三首", "四首", "五首", "六首", "七首", "八首", "九首", "十首", "外一篇)", "外二篇)",
    "外一章)", "外二章)",
  ]

  /// Whether short lines are not the lines of a narrow column, which are equally wide but for the
  /// last of a paragraph, and broken anywhere. With commas inside, half of the lines must fall
  /// short, or a third without the stop that a paragraph would end with.
  private func isUneven(_ lines: Range<Int>) -> Bool {
    let widest = lines.reduce(0) { Swift.max($0, self[$1].width) }
    let narrow = lines.dropLast().filter { self[$0].width + 4 <= widest }
    if lines.contains(where: { self[$0].commas > 0 }) {
      return 2 * narrow.count >= lines.count
        || 3 * narrow.count { self[$0].ending != .stop } >= lines.count
    }
    // No column is so narrow.
    let isNarrow = widest < LayoutConventions.narrowest
    return isNarrow || 3 * narrow.count >= lines.count
  }

  func isVerseLine(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    guard line.kind == .text || line.kind == .glyph, line.level == 0, line.lead == nil,
      line.count <= 18, line.stops == 0, !HeadlineShape(text, index).isBanner
    else { return false }
    return isVerseEnd(text, index)
  }

  /// Whether what stands below a line lets it be verse.
  func isVerseEnd(_ text: PageText, _ index: Int) -> Bool {
    guard index + 1 < count else { return true }
    // Above a byline, a report, a letter or a deck with a dash stands a headline.
    let next = text.range(index + 1).lowerBound
    return self[index + 1].kind != .byline && self[index + 1].lead == nil
      && AddressWords.editors.lengthStanding(
        in: text.scalars, at: next, end: text.range(index + 1).upperBound) == 0
      && !(next + 1 < text.scalars.count && text.scalars[next] == Glyph.dash
        && text.scalars[next + 1] == Glyph.dash)
  }

  /// `千帆过尽斜阳里,一抹青山入画屏。`: two verses of five or seven characters on one line.
  private func isCouplet(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    let half = (range.count - 2) / 2
    return (range.count == 12 || range.count == 16) && self[index].hanCount == 2 * half
      && text.scalars[range.lowerBound + half] == Glyph.comma
      && Glyph.isStop(text.scalars[range.upperBound - 1])
  }

  /// Whether four lines of verse or more stand below a line, none of which is a name itself, or two
  /// couplets.
  func isAboveVerse(_ text: PageText, _ index: Int) -> Bool {
    if index + 2 < count, isCouplet(text, index + 1), isCouplet(text, index + 2) { return true }
    let verse = index + 1..<index + 5
    return verse.upperBound <= count
      && verse.allSatisfy {
        isVerseLine(text, $0) && self[$0].hanCount >= 4 && !PersonNames.isName(text, text.range($0))
      }
  }
}

extension LineFeatures {
  /// Whether this is verse and the line below is none: prose of another column.
  func endsVerse(before line: LineFeatures) -> Bool { isVerse && !line.isVerse && line.count > 18 }

  /// Whether this is prose and the line below is verse, of another column.
  func endsProse(before line: LineFeatures) -> Bool { !isVerse && line.isVerse && count > 18 }
}
