// Verse whose lines an engine joined by blanks: `只有雨天 积水的磨眼里 才会转动一小片天空`.

extension [LineFeatures] {
  /// Takes blocks of short pieces for verse where the page holds a poem: three unequal ones, or two
  /// beside other verse, of words that the page does not use elsewhere.
  ///
  /// Cost: linear in the scalars of such lines.
  mutating func settleJoinedVerse(_ text: PageText) {
    guard indices.contains(where: { self[$0].isVerse || Self.holdsSeveral(text, $0) }) else {
      return
    }
    let joined = indices.filter { !self[$0].isVerse && mayBeJoinedVerse(text, $0) }
    for index in joined where self[index].pieceCount > 2 { self[index].isVerse = true }
    for index in joined where self[index].pieceCount == 2 {
      self[index].isVerse = [index - 1, index + 1].contains {
        indices.contains($0) && self[$0].isVerse
      }
    }
  }

  private func mayBeJoinedVerse(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    guard line.kind == .text, line.level == 0, line.lead == nil, line.stops == 0,
      (2...Self.mostJoined).contains(line.pieceCount), isVerseEnd(text, index)
    else { return false }
    let range = text.range(index)
    let pieces = text.pieces(range)
    let lengths = pieces.map(\.count)
    guard lengths.allSatisfy((2...14).contains),
      range.allSatisfy({ Glyph.isHan(text.scalars[$0]) || Glyph.isPause(text.scalars[$0]) }),
      pieces.count == 2 || (lengths.max() ?? 0) - (lengths.min() ?? 0) >= 2,
      !HeadlineShape(text, index).isBanner, !PersonNames.areNames(text, range)
    else { return false }
    let said = text.coverage(
      of: range, in: 0..<range.lowerBound, or: range.upperBound..<text.scalars.count)
    return said <= Self.mostSaid
  }

  /// No stanza has more lines.
  private static let mostJoined = 8
}
