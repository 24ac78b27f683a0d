// What engines read in dust, rules and boxes, and single characters, which may be as little.

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
  func isOfStrokes(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard kind == .text || kind == .glyph, (2...6).contains(count) else { return false }
    let scalars = text.scalars[range]
    return scalars.count(where: Glyph.isPartOfCharacter) >= 2
      && scalars.allSatisfy {
        Glyph.isPartOfCharacter($0)
          || !Glyph.isHan($0) && !Glyph.isDigit($0) && $0 != Glyph.enumerationComma && $0 != 0x2E
      }
  }
}
