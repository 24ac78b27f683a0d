// What engines read in dust, rules, boxes and pictures, and single characters, which may be as
// little: first what a line shows of it alone, then what it shows beside others.

extension LineFeatures {
  /// What a line is that no words are made of: a character or two, or debris; nil for any other.
  mutating func readScratch(_ text: PageText, _ range: Range<Int>) -> Kind? {
    let scalars = text.scalars
    if range.count <= 3, Self.isBox(scalars[range]) {
      isScratch = true
      return .debris
    }
    if range.count <= 2, !Glyph.isStop(scalars[range.upperBound - 1]),
      !Glyph.isPause(scalars[range.upperBound - 1])
    {
      isScratch = hanCount == 0 && !scalars[range].contains(where: Glyph.isDigit)
      return .glyph
    }
    return isUnreadable(text, range) ? .debris : nil
  }

  /// `口,`, `r口`: letters and marks beside what engines read in boxes and rules.
  private static func isBox(_ scalars: ArraySlice<UInt32>) -> Bool {
    scalars.contains { boxes.contains($0) }
      && scalars.contains { !Glyph.isHan($0) }
      && scalars.allSatisfy {
        boxes.contains($0) || !Glyph.isHan($0) && !Glyph.isDigit($0) && !Glyph.isCloser($0)
      }
  }

  /// What engines read in boxes.
  private static let boxes: ScalarSet = "口囗一丨卜"

  /// Whether a short line is a mixture of signs that no words are made of.
  private func isUnreadable(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard range.count <= 12, ending != .stop else { return false }
    // Of rules and long dashes.
    if range.count > 1, range.allSatisfy({ Self.rules.contains(text.scalars[$0]) }) {
      return true
    }
    // `一1一`, the dashes beside a page's number misread.
    if range.count >= 3, Self.rules.contains(text.scalars[range.lowerBound]),
      Self.rules.contains(text.scalars[range.upperBound - 1]),
      range.dropFirst().dropLast().allSatisfy({ Glyph.isDigit(text.scalars[$0]) })
    {
      return true
    }
    var letters = 0
    var digits = 0
    for index in range {
      if Glyph.isLetter(text.scalars[index]) { letters += 1 }
      if Glyph.isDigit(text.scalars[index]) { digits += 1 }
    }
    if hanCount == 0 {
      return letters < 3 && digits < 3 || pieceCount == range.count && digits == 0
    }
    return range.count <= 6 && letters > 0 && hanCount <= letters + digits
  }

  /// What engines read in printed rules and dashes.
  private static let rules: ScalarSet = "一丨|-—_=~"

  /// Whether a short line holds two or more strokes or parts of characters and no whole one, as
  /// `丿 二`: 33 of 33 such lines were noise.
  fileprivate func isOfStrokes(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard kind == .text || kind == .glyph, (2...6).contains(count) else { return false }
    let scalars = text.scalars[range]
    return scalars.count(where: Glyph.isPartOfCharacter) >= 2
      && scalars.allSatisfy {
        Glyph.isPartOfCharacter($0)
          || !Glyph.isHan($0) && !Glyph.isDigit($0) && $0 != Glyph.enumerationComma && $0 != 0x2E
      }
  }
}

extension [LineFeatures] {
  /// Makes what an engine read in a picture or in a headline's torn edge debris: four signs or more
  /// in ones and twos, Latin letters or strokes among Chinese ones. Beside others of this kind, or
  /// single characters, they are a headline's, set from top to bottom: so it was in 10 of 10.
  mutating func dropScraps(_ text: PageText) {
    for index in indices where self[index].kind == .text && self[index].pieceCount >= 3 {
      let range = text.range(index)
      let holdsKana = text.scalars[range].contains(where: Self.isKana)
      guard range.count >= (holdsKana ? 3 : 4), self[index].level == 0, self[index].hanCount > 0,
        holdsKana || text.scalars[range].contains(where: Self.isLetterOrBar),
        isInBits(text, index), !LineFeatures.isTableRow(text.scalars, range),
        ![index - 1, index + 1].contains(where: {
          indices.contains($0) && (self[$0].kind == .glyph || isInBits(text, $0))
        })
      else { continue }
      self[index].kind = .debris
    }
    for index in indices where self[index].isOfStrokes(text, text.range(index)) {
      let isBesideGlyph = [index - 1, index + 1].contains {
        indices.contains($0) && self[$0].kind == .glyph
      }
      if !isBesideGlyph { self[index].kind = .debris }
    }
  }

  /// Whether blanks part all signs of a line, or all pairs of them.
  private func isInBits(_ text: PageText, _ index: Int) -> Bool {
    self[index].pieceCount >= 3 && self[index].count <= 12
      && text.pieces(text.range(index)).allSatisfy { $0.count <= 2 }
  }

  /// Hiragana or katakana: three signs are enough where one of them is.
  private static func isKana(_ scalar: UInt32) -> Bool {
    (0x3041...0x30FA).contains(scalar) || (0xFF66...0xFF9F).contains(scalar)
  }

  /// A Latin letter, a bar or a tilde.
  private static func isLetterOrBar(_ scalar: UInt32) -> Bool {
    (0x61...0x7A).contains(scalar | 0x20) || scalar == 0x7C || scalar == 0x7E
  }

  /// Makes lines without a Chinese character above the first line with one, and below the last,
  /// debris: rulers and colour patches that were scanned with the page.
  mutating func dropMargins(_ text: PageText) {
    guard let first = firstIndex(where: { $0.hanCount > 0 }),
      let last = lastIndex(where: { $0.hanCount > 0 })
    else { return }
    for index in indices where index < first || index > last {
      // The end of a sentence may be a number.
      if self[index].kind == .text, let last = text.range(index).last,
        !Glyph.isStop(text.scalars[last])
      {
        self[index].kind = .debris
      }
    }
  }
}
