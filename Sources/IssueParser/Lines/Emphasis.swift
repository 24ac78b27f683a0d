// Marks of Markdown inside a line, `**本报讯**（记者 林秋）`: how the engine saw the type, and no
// words.

/// Finds the marks of strong emphasis inside lines.
enum Emphasis {
  /// Sets blanks in place of the marks in a line. Cost: linear in it.
  static func unmark(_ scalars: inout [UInt32], _ line: Range<Int>) {
    for mark in marks(scalars, line) {
      scalars[mark] = InlineMarkup.blank
      scalars[mark + 1] = InlineMarkup.blank
    }
  }

  /// Where the marks in a line begin, opening and closing ones in turn; none where they do not
  /// pair, and where stars stand for what is kept secret: `张**`, `139****5678`.
  ///
  /// Source: CommonMark 0.31, 6.2: what opens emphasis stands before a word, what closes it behind
  /// one.
  private static func marks(_ scalars: [UInt32], _ line: Range<Int>) -> [Int] {
    var marks: [Int] = []
    var place = line.lowerBound
    while place < line.upperBound {
      guard scalars[place] == InlineMarkup.star else {
        place += 1
        continue
      }
      var end = place + 1
      while end < line.upperBound, scalars[end] == InlineMarkup.star { end += 1 }
      guard end - place == 2 else { return [] }
      let before = place > line.lowerBound ? scalars[place - 1] : 0x20
      let after = end < line.upperBound ? scalars[end] : 0x20
      let opens = marks.count.isMultiple(of: 2)
      guard opens ? isWordStart(after) : !Glyph.isBlank(before) else { return [] }
      marks.append(place)
      place = end
    }
    return marks.count.isMultiple(of: 2) ? marks : []
  }

  private static func isWordStart(_ scalar: UInt32) -> Bool {
    let plain = Glyph.plain(scalar)
    return Glyph.isOfWord(plain) || Glyph.isOpener(plain)
  }
}
