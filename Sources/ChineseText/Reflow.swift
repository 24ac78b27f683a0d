/// Joins what the print wrapped or set apart: the lines of a column, or one line with blanks where
/// it was wrapped.
package enum Reflow {
  /// Joins pieces of wrapped body text, ranges of `scalars`, to one paragraph.
  ///
  /// A break between pieces counts as a blank. Every blank next to a CJK character or mark
  /// vanishes; between Latin words and numbers one space stays, none before `,` or after `(`. No
  /// other character is changed. Cost: linear.
  package static func paragraph(_ scalars: [UInt32], pieces: [Range<Int>]) -> [UInt32] {
    var paragraph: [UInt32] = []
    paragraph.append(addingCapacity: pieces.reduce(0) { $0 + $1.count + 1 }) { words in
      var left: UInt32?
      var beforeLeft: UInt32?
      for piece in pieces {
        let text = scalars.span.extracting(piece)
        var start = 0
        while start < text.count {
          // Blanks are few: what stands between two of them goes in one step.
          let run = text.extracting(start..<endOfRun(text, from: start))
          start += run.count + 1
          if run.isEmpty { continue }
          if let left, keepsBlank(beforeLeft, left, run[0]) { words.append(0x20) }
          for place in 0..<run.count { words.append(run[place]) }
          beforeLeft = run.count > 1 ? run[run.count - 2] : left
          left = run[run.count - 1]
        }
      }
    }
    return paragraph
  }

  /// Where the first blank from a place on stands, or the text ends.
  private static func endOfRun(_ text: Span<UInt32>, from start: Int) -> Int {
    var end = start
    // Nothing above the ideographic blank is white space.
    while end < text.count, text[end] > 0x3000 || !CharacterClass.isWhiteSpace(text[end]) {
      end += 1
    }
    return end
  }

  /// Closes up a headline, a byline or another short line.
  ///
  /// Characters set apart singly close up, a gap wider than the rest staying as one space; so do
  /// numbers set apart from the words around them, and blanks beside marks. A blank between two
  /// words of several characters is meant, and stays as one space, if it is `leastGap` cells wide.
  /// Cost: linear.
  package static func headline(_ line: ArraySlice<UInt32>, leastGap: Int = 1) -> [UInt32] {
    let tokens = tokens(of: line)
    let isJustified = isJustified(tokens)
    var narrowest = Int.max
    for token in tokens.dropFirst() { narrowest = min(narrowest, token.gap) }
    var words: [UInt32] = []
    words.reserveCapacity(line.count)
    for (index, token) in tokens.enumerated() {
      if index > 0 {
        let isWide = token.gap > narrowest
        let keeps =
          isJustified
          ? keepsJustifiedBlank(tokens[index - 1], token, isWide: isWide)
          : keepsMeantBlank(tokens[index - 1], token, isWide: isWide)
        if keeps, token.gap >= leastGap { words.append(0x20) }
      }
      words += line[token.range]
    }
    return words
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
    /// Where its scalars stand.
    var range: Range<Int>
    /// The width of the blank before it, in terminal cells.
    var gap = 0
    /// How many CJK characters it has, marks left out.
    var wide = 0
    /// How many letters and digits of other scripts it has.
    var narrow = 0
    /// Its first and last scalar.
    var first: UInt32
    var last: UInt32

    var isSingle: Bool { wide + narrow == 1 }
  }

  private static func tokens(of line: ArraySlice<UInt32>) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(4)
    var gap = 1
    var index = line.startIndex
    while index < line.endIndex {
      let first = line[index]
      guard !CharacterClass.isWhiteSpace(first) else {
        gap += first == 0x3000 ? 2 : 1
        index += 1
        continue
      }
      var token = Token(range: index..<index, gap: gap, first: first, last: first)
      gap = 0
      while index < line.endIndex, !CharacterClass.isWhiteSpace(line[index]) {
        token.last = line[index]
        if CharacterClass.isSpacedWord(token.last) {
          token.narrow += 1
        } else if CharacterClass.isCJK(token.last), !CharacterClass.isPunctuation(token.last) {
          token.wide += 1
        }
        index += 1
      }
      token.range = token.range.lowerBound..<index
      tokens.append(token)
    }
    return tokens
  }

  private static func isJustified(_ tokens: [Token]) -> Bool {
    var words = 0
    var singles = 0
    var hasWideSingle = false
    for token in tokens where token.wide + token.narrow > 0 {
      words += 1
      guard token.isSingle else { continue }
      singles += 1
      if token.wide > 0 { hasWideSingle = true }
    }
    return words >= 5 && singles * 5 >= words * 4 && hasWideSingle
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
