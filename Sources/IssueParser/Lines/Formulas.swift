import ChineseText

// Numbers that an engine took for formulas and wrote in LaTeX: `增长 $1 2 . 1 \%$`,
// `$- 5 ^ { \circ } \mathrm { C }$`. Whoever looks for 12.1% or 5℃ looks for what was printed.

/// Puts formulas of one line back into plain text.
enum Formulas {
  private static let backslash: UInt32 = 0x5C

  /// A formula of a newspaper is no longer, in scalars.
  private static let longest = 80

  /// Writes the plain text of each formula of a line in its place, blanks behind it. Cost: linear
  /// in the line.
  static func unmark(_ scalars: inout [UInt32], _ line: Range<Int>) {
    var place = line.lowerBound
    while place < line.upperBound {
      guard scalars[place] == InlineMarkup.dollar,
        let close = close(scalars, place, line.upperBound)
      else {
        place += 1
        continue
      }
      let words = plain(scalars[place + 1..<close])
      for offset in 0...close - place {
        scalars[place + offset] = offset < words.count ? words[offset] : InlineMarkup.blank
      }
      place = close + 1
    }
  }

  /// Where the formula that begins at a dollar ends: before the next, neither of them beside a
  /// blank inside, with a digit and nothing but ASCII between them, so that sums of dollars are
  /// none.
  private static func close(_ scalars: [UInt32], _ open: Int, _ end: Int) -> Int? {
    var place = open + 1
    var hasDigit = false
    while place < min(end, open + longest), scalars[place] != InlineMarkup.dollar {
      guard (0x20..<0x7F).contains(scalars[place]) else { return nil }
      hasDigit = hasDigit || Glyph.isDigit(scalars[place])
      place += 1
    }
    guard place < min(end, open + longest), hasDigit, scalars[open + 1] != InlineMarkup.blank,
      scalars[place - 1] != InlineMarkup.blank,
      place + 1 == end || !Glyph.isDigit(scalars[place + 1])
    else { return nil }
    return place
  }

  /// What a formula says without its commands, braces and blanks. It is shorter than the formula.
  private static func plain(_ formula: ArraySlice<UInt32>) -> [UInt32] {
    var words: [UInt32] = []
    var place = formula.startIndex
    while place < formula.endIndex {
      let scalar = formula[place]
      place += 1
      switch scalar {
      case backslash:
        let name = formula[place...].prefix { (0x61...0x7A).contains($0 | 0x20) }
        if name.isEmpty {
          // `\%`
          if place < formula.endIndex, formula[place] != InlineMarkup.blank {
            words.append(formula[place])
          }
          place = min(formula.endIndex, place + 1)
        } else {
          if let sign = signs[String(scalarValues: name)] { words.append(sign) }
          place = name.endIndex
        }
      case InlineMarkup.blank, 0x7B, 0x7D, 0x5E, 0x5F: break  // {}^_
      default: words.append(scalar)
      }
    }
    return words
  }

  /// The commands that stand for a sign.
  private static let signs: [String: UInt32] = [
    "circ": 0xB0, "sim": 0x7E, "times": 0xD7, "cdot": 0xB7, "pm": 0xB1, "div": 0xF7, "le": 0x2264,
    "ge": 0x2265,
    "leq": 0x2264, "geq": 0x2265, "percent": 0x25, "approx": 0x2248, "colon": 0x3A,
  ]
}
