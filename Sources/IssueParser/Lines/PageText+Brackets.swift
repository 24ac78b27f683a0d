// Round brackets that an engine read as others: `本报讯〈记者 林秋)`. In narrow print the round bracket that
// opens is more often read so than well, and the one that closes hardly ever.

extension PageText {
  /// The brackets that open as others and close as round ones, with nothing between that opens, closes or ends
  /// a sentence: each place, and the round bracket that stands there.
  static func misreadBrackets(
    _ scalars: [UInt32], _ starts: [Int], _ signs: [Signs]
  ) -> [(place: Int, bracket: UInt32)] {
    var found: [(place: Int, bracket: UInt32)] = []
    for line in signs.indices where signs[line].contains(.otherOpener) {
      for place in starts[line]..<starts[line + 1] {
        let scalar = scalars[place]
        guard Glyph.isOpeningBracket(scalar), scalar != Glyph.openParen else { continue }
        // A line may end within the brackets.
        let end = scalars[place + 1..<min(place + longestRemark, scalars.count)].first {
          Glyph.isOpeningBracket($0) || Glyph.isClosingBracket($0) || Glyph.isStop($0)
        }
        if end == Glyph.closeParen { found.append((place, Glyph.openParen)) }
      }
    }
    return found
  }

  /// What a remark in brackets has at most, in scalars.
  private static let longestRemark = 40
}
