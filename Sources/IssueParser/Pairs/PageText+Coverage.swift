// How fully a text takes up the words of a line: a headline's are said again in its article.

extension PageText {
  /// The share of a line's distinct pairs of characters that stand in a stretch of text, or in `other` if
  /// that has more of them: 0...1.
  ///
  /// Cost: linear in both stretches, which the callers bound.
  func coverage(
    of line: Range<Int>, in stretch: Range<Int>, or other: Range<Int> = 0..<0
  ) -> Float {
    guard stretch.count > 1 || other.count > 1 else { return 0 }
    let words = line.prefix(60)
    var pairs = PairSet(most: words.count)
    for index in words.dropLast()
    where Glyph.isOfWord(scalars[index]) && Glyph.isOfWord(scalars[index + 1]) {
      pairs.insert(scalars[index], scalars[index + 1])
    }
    guard pairs.count > 0 else { return 0 }
    var found = pairs.countStanding(in: scalars, stretch)
    if other.count > 1 { found = max(found, pairs.countStanding(in: scalars, other)) }
    return Float(found) / Float(pairs.count)
  }
}
