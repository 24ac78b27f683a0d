/// Matches in text that was broken into lines.
enum Highlight {
  /// The pieces of each line, those inside `highlights` in the style of matches.
  ///
  /// `lines` are `LineWrap`'s of `text`: its characters in order, blanks at breaks left out.
  /// `highlights` are half-open ranges of scalars of `text`. A character that is partly inside
  /// a range is wholly marked.
  static func spans(
    _ lines: [String], of text: String, highlights: [Range<Int>], style: Style
  ) -> [[StyledText]] {
    guard !highlights.isEmpty else { return lines.map { [StyledText($0, style)] } }
    var scalarOffset = 0
    var rest = text[...]
    var pending = highlights[...]
    return lines.map { line in
      var spans: [StyledText] = []
      for character in line {
        while let next = rest.popFirst(), next != character {
          scalarOffset += next.unicodeScalars.count
        }
        let end = scalarOffset + character.unicodeScalars.count
        while let first = pending.first, first.upperBound <= scalarOffset { pending.removeFirst() }
        let isMatch = pending.first.map { $0.lowerBound < end } ?? false
        append(character, isMatch ? .match : style, to: &spans)
        scalarOffset = end
      }
      return spans
    }
  }

  private static func append(_ character: Character, _ style: Style, to spans: inout [StyledText]) {
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text.append(character)
    } else {
      spans.append(StyledText(String(character), style))
    }
  }
}
