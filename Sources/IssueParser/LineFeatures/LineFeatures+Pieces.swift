// Lines of one or two characters that are words all the same: a section's name, an essay's, a part
// of a headline in large type.

extension [LineFeatures] {
  /// Whether two characters are a word between a paragraph's end and another paragraph: a section.
  func isWordAlone(_ text: PageText, _ index: Int) -> Bool {
    guard index > 0, index + 1 < count, self[index].hanCount == 2,
      self[index - 1].kind == .caption || self[index - 1].kind == .signature
        || self[index - 1].kind == .text && self[index - 1].isComplete
          && self[index - 1].count >= 6,
      self[index + 1].kind == .text, self[index + 1].hanCount >= 10
    else { return false }
    let first = text.range(index).lowerBound
    let word = (text.scalars[first], text.scalars[first + 1])
    if CharacterPairs.shared.affinity(word.0, word.1) > 3 { return true }
    // What an essay is named for, it says again and again.
    let below = text.range(index).upperBound..<Swift.min(text.scalars.count, first + Self.essay)
    return below.dropLast().count { (text.scalars[$0], text.scalars[$0 + 1]) == word } >= 3
  }

  /// Whether two characters stand among lines as short as those of a headline in pieces: `小红枣`,
  /// `串起`, `大产业`.
  func isInHeadline(_ index: Int) -> Bool {
    self[index].hanCount == 2 && standsInPieces(index)
      && [index - 1, index + 1].contains {
        indices.contains($0) && self[$0].kind == .text && self[$0].isPiece
          && self[$0].level == self[index].level
      }
  }

  /// Whether a line is one of three or more of a few characters each, some of them one or two: as
  /// the words of a headline in large type are read.
  func standsInPieces(_ index: Int) -> Bool {
    guard self[index].isPiece else { return false }
    var first = index
    var end = index + 1
    while first > 0, index - first < Self.mostPieces, self[first - 1].isPiece { first -= 1 }
    while end < count, end - index < Self.mostPieces, self[end].isPiece { end += 1 }
    return end - first >= 3 && self[first..<end].contains { $0.count <= 2 }
  }

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
      if Self.piecesOfHeadline.contains(run.count),
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
    guard self[index].count <= Self.longestPiece else { return false }
    if self[index].isPiece { return true }
    return self[index].kind == .text && self[index].hanCount > 0
      && text.scalars[text.range(index)].allSatisfy {
        Glyph.isHan($0) || Glyph.isDigit($0) || Glyph.isLetter($0)
      }
  }

  /// So many characters of a vertical headline are read in one line at most.
  static let longestPiece = 4
  /// So many lines it has.
  private static let piecesOfHeadline = 4...24
  private static let mostPieces = 8

  /// So many scalars of an essay are looked at.
  private static let essay = 300
}
