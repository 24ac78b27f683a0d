// Lines of headlines that are set from top to bottom, one character or a few a line of the file:
// which they may be, and which of them are a whole one. `HeadlineRoles+Vertical` tells which of an
// article's heading lines are its vertical headline.

extension LineFeatures {
  /// Whether it is one Han character, as the lines of vertical headlines are, or a number in one.
  var isVerticalPart: Bool { hanCount == 1 && count == 1 || isVerticalNumber }
  /// Whether it is such a line, or a few characters of a vertical headline that were read together.
  var isVerticalWord: Bool {
    isVerticalPart
      || kind == .glyph && count <= Self.longestVertical && (hanCount == count || count > 2)
  }

  /// So many characters of a vertical headline are read in one line at most.
  fileprivate static let longestVertical = 4
}

extension [LineFeatures] {
  /// `召`, `开`, `第`, `87`, `次`: a number between the characters of a vertical headline is one of
  /// its parts.
  mutating func readVerticalNumbers(_ text: PageText) {
    for index in indices.dropFirst(2).dropLast()
    where self[index].hanCount == 0 && (1...5).contains(self[index].count) {
      let scalars = text.scalars[text.range(index)]
      guard let first = scalars.first, let last = scalars.last, Glyph.isDigit(first),
        Glyph.isDigit(last) || last == 0x25,
        scalars.allSatisfy({ Glyph.isDigit($0) || $0 == 0x2E || $0 == 0x25 }),
        [index - 2, index - 1, index + 1].allSatisfy({ self[$0].isVerticalPart })
      else { continue }
      self[index].kind = .glyph
      self[index].isVerticalNumber = true
    }
  }

  /// `试`, `点`, `I作会`, `议`: two or three characters of a vertical headline that were read as
  /// one line, with two that were read alone above and below.
  mutating func readVerticalWords(_ text: PageText) {
    for index in indices.dropFirst(2).dropLast(2)
    where self[index].kind == .text && self[index].hanCount > 0
      && (2...3).contains(self[index].count)
      && [-2, -1, 1, 2].allSatisfy({ self[index + $0].isVerticalPart })
    {
      self[index].kind = .glyph
    }
  }

  /// `清水`, `防火路`, `修`, `到`, `最后`, `一道梁`: words of a vertical headline that were read a
  /// few characters a line, one in a third of the lines or more; one in five may hold
  /// figures or letters too, `96小`. Names among them are of a list.
  mutating func readVerticalPieces(_ text: PageText) {
    var first = 0
    while first < count {
      let end = (first..<count).first { !mayStandInVertical(text, $0) } ?? count
      // The flag of a column or page may stand above it.
      if end > first, HeadlineShape(text, first).isBanner { first += 1 }
      let run = first..<end
      if Self.linesOfVertical.contains(run.count),
        5 * run.count(where: { !self[$0].isPiece }) <= run.count,
        3 * run.count(where: { self[$0].isVerticalPart }) >= run.count,
        run.allSatisfy({
          self[$0].level == self[first].level
            && (self[$0].count == 1 || !PersonNames.isName(text, text.range($0), bond: .loose))
        })
      {
        for index in run { self[index].kind = .glyph }
      }
      first = end + 1
    }
  }

  /// Whether a line may be one of a vertical headline's: a word of it, a number or letters with
  /// its word, `96小`, or a sign or two of debris.
  private func mayStandInVertical(_ text: PageText, _ index: Int) -> Bool {
    guard self[index].count <= LineFeatures.longestVertical else { return false }
    if self[index].isPiece { return true }
    return self[index].kind == .text && self[index].hanCount > 0
      && text.scalars[text.range(index)].allSatisfy {
        Glyph.isHan($0) || Glyph.isDigit($0) || Glyph.isLetter($0)
      }
  }

  /// Whether single characters below each other, some of them read together, are a whole headline:
  /// several, and debris of a sign or two in no more than a quarter of the lines: a misread
  /// character, or what is left of a rule.
  func areVerticalHeadline(_ lines: Range<Int>) -> Bool {
    let words = lines.filter { self[$0].isVerticalWord }
    let size = words.reduce(0) { $0 + self[$1].count }
    let others = lines.count - words.count
    let singles = lines.count { self[$0].isVerticalPart }
    return (5...26).contains(size) && Self.linesOfVertical.contains(lines.count)
      && others <= (lines.count > 6 ? lines.count / 4 : 0)
      && lines.allSatisfy { self[$0].isVerticalWord || self[$0].count <= 2 }
      && 3 * singles >= lines.count
  }

  /// So many lines a vertical headline has.
  private static let linesOfVertical = 4...24
}
