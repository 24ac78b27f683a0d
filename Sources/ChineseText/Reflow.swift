/// Joins what the print wrapped: lines of a column, or one line with blanks where it was wrapped.
package enum Reflow {
  /// Joins pieces of wrapped body text to one paragraph: every blank next to a CJK character or
  /// mark vanishes, Latin words and numbers keep one space between them.
  package static func paragraph(_ pieces: [String]) -> String {
    joined(pieces)
  }

  /// Closes up a headline: justified characters close up, single blanks that are meant stay.
  package static func headline(_ line: String) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func joined(_ pieces: [String]) -> String {
    var result: [UInt32] = []
    var blank = false
    for piece in pieces {
      blank = true
      for scalar in piece.unicodeScalars {
        if CharacterClass.isWhiteSpace(scalar.value) {
          blank = true
          continue
        }
        if blank, let last = result.last, !CharacterClass.isCJK(last),
          !CharacterClass.isCJK(scalar.value), !CharacterClass.isCJKPunctuation(last),
          !CharacterClass.isCJKPunctuation(scalar.value)
        {
          result.append(0x20)
        }
        blank = false
        result.append(scalar.value)
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: result.lazy.compactMap(Unicode.Scalar.init))
    return String(view)
  }
}
