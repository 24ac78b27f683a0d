// Stories that go on from day to day: `长篇小说连载`, `马帮谣`, `林秋水`, `(27)`.

extension [LineFeatures] {
  /// Whether a few characters stand below the title of a serial, with which or above which that is
  /// said: there an author signs by any name.
  func isBelowSerial(_ text: PageText, _ index: Int) -> Bool {
    guard (2...5).contains(self[index].count), self[index].hanCount == self[index].count,
      !Self.serials.occurs(in: text.scalars, text.range(index))
    else { return false }
    let isNamedAbove = index > 1 && Self.serials.occurs(in: text.scalars, text.range(index - 2))
    return isNamedAbove
      || LineForm.isRemark(text, index - 1)
        && Self.serials.occurs(in: text.scalars, text.range(index - 1))
  }

  private static let serials: PhraseList = ["连载", "选载", "连播", "小说"]

  /// `(27)`, `(连载十二)`, `27`: the number of a serial's part alone in its line.
  static func isPart(_ text: PageText, _ range: Range<Int>) -> Bool {
    if (1...3).contains(range.count), range.allSatisfy({ Glyph.isDigit(text.scalars[$0]) }) {
      return true
    }
    guard let inner = LineForm.insideBrackets(text.scalars, range), inner.count <= 6
    else { return false }
    let words = parts.lengthBeginning(in: text.scalars, inner)
    return inner.dropFirst(words).allSatisfy { Glyph.isOfNumber(text.scalars[$0]) }
  }

  private static let parts: PhraseList = ["连载", "连载之", "第", "之"]
}
