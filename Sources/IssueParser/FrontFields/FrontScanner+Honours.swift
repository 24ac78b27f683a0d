import ChineseText

// What papers say of their own rank.

extension FrontScanner {
  /// `中国城市党报50强`, `全国报业先进单位`: a whole word that names papers and what they won.
  func honour(at place: Int) -> FrontToken? {
    guard isWordStart(place),
      let first = Self.granters.end(stream.folded, at: place, end: end)
    else { return nil }
    var stop = first
    while stop < end, stop - place < 18, stream.gaps[stop] == .none,
      CharacterClass.isHan(stream.folded[stop]) || Glyph.isDigit(stream.folded[stop])
    {
      stop += 1
    }
    let word = stream.folded[first..<stop]
    guard isWordEnd(stop), word.count >= 4, word.last.map(Self.honourEnds.contains) == true,
      word.contains(where: Self.papers.contains), word.contains(where: Self.praise.contains)
    else { return nil }
    return FrontToken(kind: .furniture, range: place..<stop, strength: .strong)
  }

  /// Over what the rank goes.
  static let granters = KeywordTable("全国 中国 全省 国家")
  private static let papers: ScalarSet = "报刊"
  private static let praise: ScalarSet = "强佳优先"
  /// `…50强`, `…十佳`, `…先进单位`, `…百强报刊`.
  private static let honourEnds: ScalarSet = "强佳位报刊纸"
}
