// Marks that an engine read as others. Round brackets, `本报讯〈记者 林秋)`: in narrow print the
// one that opens is more often read so than well, and the one that closes hardly ever. The dash
// before a deck, `一记劳动模范林秋`.

extension PageText {
  /// The brackets that open as others and close as round ones, with nothing between that opens,
  /// closes or ends a sentence: each place, and the round bracket that stands there.
  static func misreadBrackets(
    _ scalars: [UInt32], _ traits: [Glyph.Traits], _ starts: [Int], _ signs: [Signs]
  ) -> [(place: Int, mark: UInt32)] {
    var found: [(place: Int, mark: UInt32)] = []
    for line in signs.indices where signs[line].contains(.bracket) {
      for close in starts[line]..<starts[line + 1] where scalars[close] == Glyph.closeParen {
        // It may have opened in a line above.
        let open = (max(0, close - longestRemark)..<close).last {
          !traits[$0].isDisjoint(with: [.opener, .closer, .stop])
            && scalars[$0] != Glyph.openQuote && scalars[$0] != Glyph.closeQuote
        }
        guard let open, Glyph.isOpeningBracket(scalars[open]), scalars[open] != Glyph.openParen
        else { continue }
        found.append((open, Glyph.openParen))
      }
    }
    return found
  }

  /// What a remark in brackets has at most, in scalars.
  private static let longestRemark = 40

  /// The 一 that begin lines where the print has the dash of a deck: before what decks begin with
  /// behind it, or where the line ends as they do.
  static func misreadDashes(
    _ scalars: [UInt32], _ traits: [Glyph.Traits], _ starts: [Int]
  ) -> [(place: Int, mark: UInt32)] {
    var found: [(place: Int, mark: UInt32)] = []
    for line in starts.indices.dropLast() {
      let range = starts[line]..<starts[line + 1]
      guard let first = range.first, scalars[first] == "一", (5...30).contains(range.count),
        range.allSatisfy({ traits[$0].isDisjoint(with: [.stop, .pause]) })
      else { continue }
      let isDouble = scalars[first + 1] == "一"
      let word = isDouble ? first + 2 : first + 1
      guard
        DeckWords.tellers.contains(scalars[word]) || Glyph.isOpener(scalars[word])
          || !DeckWords.counted.contains(scalars[word])
            && DeckWords.genres.lengthEnding(in: scalars, range) > 0
      else { continue }
      for place in first..<word { found.append((place, Glyph.dash)) }
    }
    return found
  }
}
