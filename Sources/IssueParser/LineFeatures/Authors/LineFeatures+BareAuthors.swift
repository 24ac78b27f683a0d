import ChineseText

// An author's name with nothing beside it, told by the prose or verse below it: `林秋水`, `林 秋`.

extension [LineFeatures] {
  /// Whether a line below a headline is a name and nothing else, above the text that its bearer
  /// wrote.
  func isBareAuthor(_ text: PageText, _ index: Int, _ range: Range<Int>, above next: Int)
    -> Bool
  {
    // Names of four authors, with blanks, take no more.
    guard range.count <= 12 else { return false }
    // Two short headings follow each other as a name and verse do.
    let below = self[next]
    let length = proseLength(from: next)
    let isProse =
      below.hanCount >= 10 && (below.width > self[index - 1].width || below.ending == .stop)
      || length >= Self.longProse && fillsColumn(text, next)
    guard
      isProse || isAboveVerse(text, index) || isAboveVerse(text, index + 1)
        || isAboveSection(text, next)
    else { return false }
    // Poets choose names that are words: between a title and verse hardly anything else stands.
    if range.count == 3, isAboveVerse(text, index), PersonNames.isName(text, range, bond: .any) {
      return true
    }
    let isSpaced =
      Self.isSpacedName(text, range)
      || range.count == 2 && (self[index - 1].isLetterspaced || self[index - 1].level > 0)
        && text.pieces(range).count == 2
        && PersonNames.isSurname(text.scalars[range.lowerBound])
    if isAboveVerse(text, index), isSpaced,
      index < 2 || self[index - 2].kind != .text || self[index - 2].isComplete
    {
      return true
    }
    let isLong = length >= Self.longProse || isAboveLongProse(next)
    if isProse, Self.areAuthors(text, range, isLong: isLong) { return true }
    let hasSentence = below.stops + below.commas > 0 || fillsColumn(text, next)
    if isProse, Self.isSpacedName(text, range) || hasSentence && isPenName(text, index) {
      return true
    }
    return PersonNames.isName(text, range)
  }

  /// Whether a line is a short paragraph above a long one.
  private func isAboveLongProse(_ index: Int) -> Bool {
    self[index].ending == .stop && self[index].hanCount >= 12 && index + 1 < count
      && self[index + 1].kind == .text && self[index + 1].count >= Self.longProse
  }

  /// How many scalars the paragraph that begins with a line has at least: where its first line
  /// breaks off, that and the next two.
  func proseLength(from first: Int) -> Int {
    var length = 0
    for index in first..<Swift.min(count, first + 3) where self[index].kind == .text {
      length += self[index].count
      if self[index].isComplete { break }
    }
    return length
  }

  /// No verse or list of names has so many scalars in its first three lines.
  static let longProse = 30

  /// Whether a line that breaks off is about as wide as the one below it, but for what it is set
  /// in: a column's lines, be they narrower than a headline above.
  private func fillsColumn(_ text: PageText, _ index: Int) -> Bool {
    guard !self[index].isComplete, self[index].ending != .colon, index + 1 < count,
      self[index + 1].kind == .text, self[index + 1].lead == nil
    else { return false }
    return (-6...2).contains(self[index].width - self[index + 1].width)
  }

  /// Two characters that form no word, between a headline that opens a piece and its prose: a pen
  /// name.
  private func isPenName(_ text: PageText, _ index: Int) -> Bool {
    self[index].level == 0 && PersonNames.isPenName(text, text.range(index))
      && self[index - 1].count >= 4 && self[index - 1].kind == .text
      && (index < 2 || self[index - 2].kind != .text || self[index - 2].isComplete
        || HeadlineShape(text, index - 1).hasDash)
  }

  /// Whether a line is a section's heading: short, and above far longer prose.
  private func isAboveSection(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    guard index + 1 < count, (4...16).contains(line.count), line.ending == .broken,
      line.stops + line.commas == 0, self[index + 1].kind == .text, self[index + 1].lead == nil
    else { return false }
    let below = self[index + 1]
    return below.hanCount >= 16 && 2 * below.width > 3 * line.width
      && (below.level == 0 && (line.level > 0 || below.commas + below.stops > 0))
  }

  /// Whether a stretch above prose is several names apart by blanks, or above a long paragraph a
  /// name of three characters that looks like words.
  static func areAuthors(_ text: PageText, _ range: Range<Int>, isLong: Bool) -> Bool {
    if range.count == 3 {
      return isLong && Surnames.frequent.contains(text.scalars[range.lowerBound])
        && PersonNames.isName(text, range, bond: text.pieces(range).count == 3 ? .any : .loose)
    }
    let pieces = text.pieces(range)
    guard (2...6).contains(pieces.count), let names = PersonNames.join(text.scalars, pieces),
      (2...4).contains(names.count), names.allSatisfy({ (2...3).contains($0.count) })
    else { return false }
    let known = names.count { PersonNames.isSurname(text.scalars[$0.lowerBound]) }
    let isFrequent =
      names[0].count == 3 && Surnames.frequent.contains(text.scalars[names[0].lowerBound])
    return PersonNames.isName(text, names[0], bond: isFrequent ? .loose : .strict)
      && known + 1 >= names.count
  }

  /// Two characters set apart that form no word: a pen name has no surname.
  private static func isSpacedName(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    guard range.count == 2, let first = range.first, text.followsGap(first + 1),
      Glyph.isHan(scalars[first]), Glyph.isHan(scalars[first + 1]),
      // `书 评` in large type names a column.
      !HeadlineShape.isOfWholes(FlagWords.genres, text, range)
    else { return false }
    return CharacterPairs.shared.affinity(scalars[first], scalars[first + 1]) < 1
      && !PersonNames.isWord(scalars, range)
  }
}
