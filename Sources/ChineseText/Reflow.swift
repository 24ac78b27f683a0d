/// Joins what the print wrapped or set apart: the lines of a column, or one line with blanks where
/// it was wrapped.
package enum Reflow {
  /// Joins pieces of wrapped body text to one paragraph.
  ///
  /// A break between pieces counts as a blank. Every blank next to a CJK character or mark
  /// vanishes; between Latin words and numbers one space stays, none before `,` or after `(`. No
  /// other character is changed. Cost: linear.
  package static func paragraph(_ pieces: [String]) -> String {
    var result = String.UnicodeScalarView()
    var left: UInt32?
    var beforeLeft: UInt32?
    for piece in pieces {
      var isBlank = true
      for scalar in piece.unicodeScalars {
        if CharacterClass.isWhiteSpace(scalar.value) {
          isBlank = true
          continue
        }
        if isBlank, let left, keepsBlank(beforeLeft, left, scalar.value) { result.append(" ") }
        isBlank = false
        result.append(scalar)
        beforeLeft = left
        left = scalar.value
      }
    }
    return String(result)
  }

  /// The same for pieces that are ranges of scalar values; a value that is no scalar becomes U+FFFD.
  package static func paragraph(scalars: [UInt32], pieces: [Range<Int>]) -> String {
    // A scalar takes four bytes at most; a blank stands for one, or for a break between two pieces.
    let capacity = pieces.reduce(0) { $0 + $1.count * 4 + 1 }
    let utf8 = [UInt8](capacity: capacity) { utf8 in
      let scalars = scalars.span
      var left: UInt32?
      var beforeLeft: UInt32?
      for piece in pieces {
        var place = piece.lowerBound
        while place < piece.upperBound {
          if CharacterClass.isWhiteSpace(scalars[place]) {
            place += 1
            continue
          }
          if place == piece.lowerBound || CharacterClass.isWhiteSpace(scalars[place - 1]), let left,
            keepsBlank(beforeLeft, left, scalars[place])
          {
            utf8.append(0x20)
          }
          let run = place..<runEnd(scalars.extracting(place..<piece.upperBound), from: place)
          append(scalars.extracting(run), to: &utf8)
          place = run.upperBound
          beforeLeft = run.count > 1 ? scalars[place - 2] : left
          left = scalars[place - 1]
        }
      }
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Where the first white space stands in scalars that begin at a place; their end if none does.
  private static func runEnd(_ scalars: Span<UInt32>, from place: Int) -> Int {
    for index in scalars.indices where CharacterClass.isWhiteSpace(scalars[index]) {
      return place + index
    }
    return place + scalars.count
  }

  private static func append(_ scalars: Span<UInt32>, to utf8: inout OutputSpan<UInt8>) {
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar &- 0x800 < 0xD000 || scalar &- 0xE000 < 0x2000 {
        utf8.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
        utf8.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
        utf8.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
      } else {
        append(scalar, to: &utf8)
      }
    }
  }

  @inline(never)
  private static func append(_ scalar: UInt32, to utf8: inout OutputSpan<UInt8>) {
    if scalar < 0x80 {
      utf8.append(UInt8(truncatingIfNeeded: scalar))
    } else {
      for byte in String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8 { utf8.append(byte) }
    }
  }

  /// Closes up a headline, a byline or another short line.
  ///
  /// Characters set apart singly close up, a gap wider than the rest staying as one space; so do
  /// numbers set apart from the words around them, and blanks beside marks. A blank between two
  /// words of several characters is meant, and stays as one space. Cost: linear.
  package static func headline(_ line: String) -> String {
    let tokens = tokens(of: line)
    let isJustified = isJustified(tokens)
    let narrowest = tokens.dropFirst().map(\.gap).min() ?? 0
    var result = String.UnicodeScalarView()
    for (index, token) in tokens.enumerated() {
      if index > 0 {
        let isWide = token.gap > narrowest
        let keeps =
          isJustified
          ? keepsJustifiedBlank(tokens[index - 1], token, isWide: isWide)
          : keepsMeantBlank(tokens[index - 1], token, isWide: isWide)
        if keeps { result.append(" ") }
      }
      // One by one: appending a whole array copies the text before it each time.
      for scalar in token.scalars { result.append(scalar) }
    }
    return String(result)
  }

  /// Whether a line's characters are set apart singly to fill its measure: `营 商 环 境`.
  package static func isJustified(_ line: String) -> Bool {
    isJustified(tokens(of: line))
  }

  /// The measure, in terminal cells, of a line with blanks where the print was wrapped; nil where
  /// its blanks do not stand at regular distances.
  ///
  /// Regular means three pieces or more, all but the last of one width within four cells, and that
  /// width twelve cells or more.
  package static func wrapWidth(of line: String) -> Int? {
    let widths = tokens(of: line).dropLast().map { token in
      token.scalars.reduce(0) { $0 + DisplayWidth.of($1.value) }
    }
    guard widths.count >= 2, let narrowest = widths.min(), let widest = widths.max(),
      narrowest >= 12, widest - narrowest <= 4
    else { return nil }
    return widest
  }

  // MARK: - Body text

  private static func keepsBlank(_ beforeLeft: UInt32?, _ left: UInt32, _ right: UInt32) -> Bool {
    if isWide(left) || isWide(right) || isClosing(right) || isOpening(left) { return false }
    // Behind a half-width mark a blank belongs to the script before the mark.
    if isClosing(left), let beforeLeft { return !isWide(beforeLeft) }
    return true
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    CharacterClass.isCJK(scalar) || CharacterClass.isCJKPunctuation(scalar)
  }

  /// `,` `.` `;` `:` `!` `?` `)` `]` `}` `%`: no blank goes before them.
  private static func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2C, 0x2E, 0x3B, 0x3A, 0x21, 0x3F, 0x29, 0x5D, 0x7D, 0x25: true
    default: false
    }
  }

  /// `(` `[` `{`: no blank goes after them.
  private static func isOpening(_ scalar: UInt32) -> Bool {
    scalar == 0x28 || scalar == 0x5B || scalar == 0x7B
  }

  // MARK: - Short lines

  /// What stands between two blanks.
  private struct Token {
    var scalars: [Unicode.Scalar] = []
    /// The width of the blank before it, in terminal cells.
    var gap = 0
    /// How many CJK characters it has, marks left out.
    var wide = 0
    /// How many letters and digits of other scripts it has.
    var narrow = 0

    var isSingle: Bool { wide + narrow == 1 }
    var first: UInt32 { scalars.first?.value ?? 0x20 }
    var last: UInt32 { scalars.last?.value ?? 0x20 }
  }

  private static func tokens(of line: String) -> [Token] {
    var tokens: [Token] = []
    var gap = 1
    for scalar in line.unicodeScalars {
      let value = scalar.value
      if CharacterClass.isWhiteSpace(value) {
        gap += value == 0x3000 ? 2 : 1
        continue
      }
      if gap > 0 { tokens.append(Token(gap: gap)) }
      gap = 0
      let place = tokens.count - 1
      tokens[place].scalars.append(scalar)
      if CharacterClass.isSpacedWord(value) {
        tokens[place].narrow += 1
      } else if CharacterClass.isCJK(value), !CharacterClass.isPunctuation(value) {
        tokens[place].wide += 1
      }
    }
    return tokens
  }

  private static func isJustified(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.wide + $0.narrow > 0 }
    let singles = words.filter(\.isSingle)
    return words.count >= 5 && singles.count * 5 >= words.count * 4
      && singles.contains { $0.wide > 0 }
  }

  private static func keepsJustifiedBlank(_ left: Token, _ right: Token, isWide: Bool) -> Bool {
    if isTightBefore(right.first) || isTightAfter(left.last) { return false }
    if left.narrow > 1, right.narrow > 1, left.wide == 0, right.wide == 0 { return true }
    return isWide
  }

  private static func keepsMeantBlank(_ left: Token, _ right: Token, isWide: Bool) -> Bool {
    if isTightBefore(right.first) || isTightAfter(left.last) { return false }
    if left.wide == 0, right.wide == 0 { return left.narrow + right.narrow > 0 }
    if left.isSingle, right.isSingle { return isWide }
    let leftIsNarrow = CharacterClass.isSpacedWord(left.last)
    let rightIsNarrow = CharacterClass.isSpacedWord(right.first)
    if leftIsNarrow, !rightIsNarrow, right.wide > 0 { return false }
    if rightIsNarrow, !leftIsNarrow {
      // A number that stands free on both sides was set apart; one that begins a clause was not.
      return right.wide > 0 && left.wide > 2
    }
    return true
  }

  /// Whether a blank before the mark is never meant, in a short line too.
  private static func isTightBefore(_ scalar: UInt32) -> Bool {
    if isClosing(scalar) || CharacterClass.isSentenceEnd(scalar) { return true }
    return CharacterClass.isClosingMark(scalar) || isJoining(scalar)
  }

  /// Whether a blank after the mark is never meant, in a short line too.
  private static func isTightAfter(_ scalar: UInt32) -> Bool {
    CharacterClass.isOpeningMark(scalar) || isJoining(scalar)
  }

  /// Commas, colons, dashes and the dot in names.
  private static func isJoining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3001, 0xFF0C, 0xFF1A, 0xFF1B, 0x2014, 0x2015, 0xB7, 0x30FB, 0x2022: true
    case 0x2C, 0x3A, 0x3B: true
    default: false
    }
  }
}
