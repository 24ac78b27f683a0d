// How fully a text takes up the words of a line: a headline's are said again in its article.

extension PageText {
  /// The share of a line's distinct pairs of characters that stand in a stretch of text, or in
  /// `other` if that has more of them: 0...1.
  ///
  /// Cost: linear in the line; for each of its pairs that of a halving of its places on the page.
  func coverage(
    of line: Range<Int>, in stretch: Range<Int>, or other: Range<Int> = 0..<0
  ) -> Float {
    let words = line.prefix(60)
    var (count, said, saidInOther) = (0, 0, 0)
    for place in words.dropLast()
    where Glyph.isOfWord(scalars[place]) && Glyph.isOfWord(scalars[place + 1])
      && pairs.isFirst(place, in: words)
    {
      count += 1
      if pairs.stands(place, in: stretch) { said += 1 }
      if pairs.stands(place, in: other) { saidInOther += 1 }
    }
    return count > 0 ? Float(max(said, saidInOther)) / Float(count) : 0
  }

  /// How many of the pairs at some places stand in any of some stretches.
  func countSaid(_ places: [Int], in stretches: [Range<Int>]) -> Int {
    places.count { place in stretches.contains { pairs.stands(place, in: $0) } }
  }
}
