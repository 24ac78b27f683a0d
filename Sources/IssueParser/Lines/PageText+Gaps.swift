// Blanks that an engine sets by its own rule, between Chinese characters and numbers:
// `9 月 25 日，收购 3.1 万吨`. There they part nothing. And blanks that part a headline in halves.

extension PageText {
  /// The places behind a blank between a Chinese character and a number or Latin word, on a page
  /// where one stands at nearly all such borders inside sentences; none where a line has them for
  /// columns.
  ///
  /// Cost: on other pages, a look at the first few borders.
  static func gapsAtNumbers(
    _ scalars: [UInt32], _ traits: [Glyph.Traits], _ starts: [Int]
  ) -> [Int] {
    var apart = 0
    var together = 0
    do {
      let text = scalars.span
      var one: UInt32 = 0
      for place in 0..<text.count {
        let two = text[place]
        defer { one = two }
        // Of most pairs of scalars both are Chinese.
        guard one < 0x80 || two < 0x80, isBorder(one, two) else { continue }
        if traits[place].contains(.followsGap) { apart += 1 } else { together += 1 }
        if together > fewBorders, apart < 4 * together { return [] }
      }
    }
    guard apart > fewBorders, apart > 4 * together else { return [] }
    var places: [Int] = []
    for line in starts.indices.dropLast() {
      let range = starts[line]..<starts[line + 1]
      let gaps = range.dropFirst().filter {
        traits[$0].contains(.followsGap) && isBorder(scalars[$0 - 1], scalars[$0])
      }
      let isSentence = range.contains { !traits[$0].isDisjoint(with: [.stop, .pause]) }
      // A row of a table has a number in each column.
      if isSentence || gaps.count < 4 { places += gaps }
    }
    return places
  }

  /// So many may be a table's, or the page's first lines'.
  private static let fewBorders = 12

  /// Whether blanks part a line into a few pieces of three characters or more, each a whole.
  func isParted(_ line: Int) -> Bool {
    let pieces = pieces(range(line))
    return (2...4).contains(pieces.count) && pieces.allSatisfy { $0.count >= 3 }
  }

  private static func isBorder(_ one: UInt32, _ two: UInt32) -> Bool {
    Glyph.isHan(one) ? isSpacedWord(two) : isSpacedWord(one) && Glyph.isHan(two)
  }

  private static func isSpacedWord(_ scalar: UInt32) -> Bool {
    Glyph.isDigit(scalar) || (0x41...0x5A).contains(scalar & ~0x20)
  }
}
