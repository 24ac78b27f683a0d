import ChineseText

// Cuts the decoded bytes of a file into its non-blank lines. Lines are cut on bytes, because in a
// `String` CR LF is one character; numbers agree with `grep -n`, so only line feeds count (a file
// of an old Macintosh, with carriage returns alone, is cut at these; LineSeparators tells of
// others).

/// Where the character stands that ends a line of a file.
package struct LineEnd: Sendable {
  /// Its place in ``SourceLines/scalars``.
  package let scalar: Int
  /// Its place in the file as UTF-8.
  package let byte: Int
}

/// The non-blank lines of a source file, or of one page of it.
package struct SourceLines: Sendable {
  /// The scalars of the whole file, blanks and line ends among them, as they stand in it.
  package let printed: [UInt32]
  /// The same as they are read: with blanks in place of the markup inside lines.
  package let scalars: [UInt32]
  /// Where the line feeds of the whole file stand; the carriage returns where there is no line
  /// feed.
  package let lineEnds: [LineEnd]
  /// The lines in order.
  package let lines: [SourceLine]
  /// Numbers of the lines at which a new page begins by a form feed; in order.
  package let pageStarts: [Int]
  /// How many characters of the whole file are controls that no text has.
  package let controlCount: Int

  /// Cuts UTF-8 into its non-blank lines.
  ///
  /// A form feed counts as a blank here; where it stands is ``pageStarts``. Bytes that are no UTF-8
  /// are read as U+FFFD.
  /// Cost: linear in the bytes.
  package init(utf8: [UInt8]) {
    let run = ScalarRun(utf8) ?? ScalarRun(Array(String(decoding: utf8, as: UTF8.self).utf8))
    self.init(run ?? ScalarRun())
  }

  /// Cuts a file that is UTF-8 at first sight: valid, without byte-order mark and NUL, its lines
  /// ended by line feeds or carriage returns; nil where ``TextDecoding`` has to look closer.
  init?(plain bytes: [UInt8]) {
    guard let run = ScalarRun(bytes), !run.holdsNUL, run.scalars.first != 0xFEFF,
      !LineSeparators.endLines(of: run)
    else { return nil }
    self.init(run)
  }

  private init(_ run: ScalarRun) {
    var splitter = LineSplitter()
    splitter.lines.reserveCapacity(run.lineEnds.count + 1)
    var start = 0
    for end in run.lineEnds {
      splitter.finish(run.scalars, start..<end.scalar)
      start = end.scalar + 1
    }
    if start < run.scalars.count { splitter.finish(run.scalars, start..<run.scalars.count) }
    var scalars = run.scalars
    InlineMarkup.unmark(&scalars, splitter.lines, of: run)
    self.scalars = scalars
    printed = run.scalars
    lineEnds = run.lineEnds
    lines = splitter.lines
    pageStarts = splitter.pageStarts
    controlCount = run.controlCount
  }

  /// Some of the lines, or lines of other scalars.
  init(_ source: SourceLines, scalars: [UInt32]? = nil, lines: [SourceLine]) {
    printed = source.printed
    self.scalars = scalars ?? source.scalars
    lineEnds = source.lineEnds
    self.lines = lines
    pageStarts = []
    controlCount = source.controlCount
  }

  /// Some of the lines, in order, as a page of their own.
  func page(of lines: [SourceLine]) -> SourceLines { SourceLines(self, lines: lines) }

  /// Whether the engine set a blank between most characters: one blank says nothing then.
  /// Tesseract's best models leave the words that they know whole, and of sentences set so a third
  /// of the pieces or more are single characters; lists of names, whose second characters a blank
  /// may part from surnames, have no marks between them.
  ///
  /// Source: tesseract-ocr/tesseract, issues 991 and 4031.
  ///
  /// Cost: where it did not, that is seen in the first few lines.
  var isLetterspaced: Bool {
    let scalars = scalars.span
    var apart = 0
    var together = 0
    var alone = 0
    var marks = 0
    for line in lines {
      var place = line.range.lowerBound
      while place + 2 < line.range.upperBound {
        defer { place += 1 }
        guard Glyph.isHan(scalars[place]) else {
          if SourceLines.marks.contains(scalars[place]) { marks += 1 }
          continue
        }
        if Glyph.isHan(scalars[place + 1]) {
          together += 1
        } else if Glyph.isBlank(scalars[place + 1]), Glyph.isHan(scalars[place + 2]) {
          apart += 1
          if place == line.range.lowerBound || Glyph.isBlank(scalars[place - 1]) { alone += 1 }
        }
      }
      if together > SourceLines.fewPairs && 3 * apart < together { return false }
      if apart + together > SourceLines.manyPairs { break }
    }
    guard apart > SourceLines.fewPairs else { return false }
    if apart > 4 * together { return true }
    // Where it spread some lines and not others, more characters stand alone than by chance.
    let pairs = apart + together
    return 2 * apart > together && 3 * alone > apart && 3 * alone * pairs < 4 * apart * apart
      && 40 * marks > pairs
  }

  private static let marks: ScalarSet = "，。、"

  /// Lines of text that were spread over their column with a blank between most characters: those
  /// longer than what is set apart in large type, and where these are many, shorter ones as well.
  ///
  /// Cost: a look at the beginning of most lines.
  var letterspacedLines: [Bool] {
    var isSpread = lines.map { isLetterspaced($0, fewest: Self.longestApart + 1) }
    let spread = isSpread.count { $0 }
    guard spread > Self.fewSpread else { return isSpread }
    let long = lines.count { $0.count > Self.longestApart }
    if 4 * spread > long {
      for line in lines.indices where !isSpread[line] {
        isSpread[line] = isLetterspaced(lines[line], fewest: Self.fewestApart)
      }
    }
    return isSpread
  }

  /// Whether a line of so many characters or more has a blank between most.
  private func isLetterspaced(_ line: SourceLine, fewest: Int) -> Bool {
    let scalars = scalars.span.extracting(line.range)
    // Most lines are told from these.
    guard scalars.count >= 2 * fewest - 2, Glyph.isBlank(scalars[1]) || Glyph.isBlank(scalars[3])
    else { return false }
    var blanks = 0
    for place in 0..<scalars.count where Glyph.isBlank(scalars[place]) { blanks += 1 }
    let words = scalars.count - blanks
    return words >= fewest && 10 * blanks >= 7 * words
  }

  /// Spread lines of a page whose engine does not know spread lines from others; and the shortest
  /// that are not rather the columns of a table.
  private static let fewSpread = 8
  private static let fewestApart = 4

  /// No headline has more characters set apart.
  private static let longestApart = 10

  /// A nameplate and a heading or two may have their characters set apart anywhere.
  private static let fewPairs = 60
  private static let manyPairs = 1000

  /// The scalars of a line.
  package func scalars(of line: SourceLine) -> ArraySlice<UInt32> { scalars[line.range] }

  /// The text of a line.
  package func text(of line: SourceLine) -> String { String(scalarValues: scalars[line.range]) }
}

/// Takes one line after another.
private struct LineSplitter {
  var lines: [SourceLine] = []
  /// Numbers of the lines at which a new page begins by a form feed.
  var pageStarts: [Int] = []
  private var number = 0
  private var followsBlank = true

  /// Ends a line and keeps it unless blank.
  mutating func finish(_ scalars: [UInt32], _ line: Range<Int>) {
    number += 1
    var first = line.lowerBound
    var last = line.upperBound
    var indent = 0
    while first < last, LineMarks.isBlank(scalars[first]) {
      if scalars[first] == LineMarks.formFeed { pageStarts.append(number) }
      indent += LineMarks.width(scalars[first])
      first += 1
    }
    if first == last {
      followsBlank = true
      return
    }
    while LineMarks.isBlank(scalars[last - 1]) {
      if scalars[last - 1] == LineMarks.formFeed { pageStarts.append(number + 1) }
      last -= 1
    }
    var marks = LineMarks()
    let text = marks.strip(scalars, first..<last)
    lines.append(
      SourceLine(
        number: number, lastNumber: number, range: text, headingLevel: marks.headingLevel,
        isQuoted: marks.isQuoted, isBold: marks.isBold, followsBlank: followsBlank,
        indent: indent, trailingBlankCount: line.upperBound - last))
    followsBlank = false
  }
}

/// The marks of Markdown, and of HTML inside it, that an engine set around a line's text.
struct LineMarks {
  static let formFeed: UInt32 = 12
  var headingLevel = 0
  var isQuoted = false
  var isBold = false

  /// Whether a scalar leaves no ink and is white space to every program that counts blank lines:
  /// the separators of ASCII and the blanks without width besides.
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 9...13, 28...32, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F,
      0x2060, 0x3000, 0xFEFF:
      true
    default: false
    }
  }

  /// How wide a blank is, in cells.
  static func width(_ blank: UInt32) -> Int {
    switch blank {
    case 9, 0x3000: 2
    case 0x200B, 0x2060, 0xFEFF: 0
    default: 1
    }
  }

  /// Takes the marks off a text without blanks at its ends; the text itself if nothing else is
  /// left.
  mutating func strip(_ scalars: [UInt32], _ text: Range<Int>) -> Range<Int> {
    // Few lines begin or end with a mark, and the commonest scalars lie above all of them.
    var first = text.lowerBound
    var last = text.upperBound
    if scalars[first] &- 0x3001 < 0xC000, scalars[last - 1] != 0x3E { return text }
    while first < last {
      let scalar = scalars[first]
      if scalar == 0x3E {
        isQuoted = true
        first += 1
      } else if scalar == 0x23, headingLevel == 0 {
        while headingLevel < 7, first + headingLevel < last, scalars[first + headingLevel] == 0x23 {
          headingLevel += 1
        }
        if headingLevel > 6 { break }
        first += headingLevel
      } else if Self.isBlank(scalar) {
        first += 1
      } else if let tag = Self.tag(scalars, first..<last) {
        take(scalars[tag])
        first = tag.upperBound
      } else {
        break
      }
    }
    while let tag = Self.lastTag(scalars, first..<last) {
      last = tag.lowerBound
      while first < last, Self.isBlank(scalars[last - 1]) { last -= 1 }
    }
    let star: UInt32 = 0x2A
    if last - first > 4, scalars[first] == star, scalars[first + 1] == star,
      scalars[last - 1] == star, scalars[last - 2] == star
    {
      isBold = true
      first += 2
      last -= 2
      while first < last, Self.isBlank(scalars[first]) { first += 1 }
      while first < last, Self.isBlank(scalars[last - 1]) { last -= 1 }
    }
    // `*林 秋*`: slanted type.
    if last - first > 2, scalars[first] == star, scalars[last - 1] == star,
      !scalars[first + 1..<last - 1].contains(star), !Self.isBlank(scalars[first + 1])
    {
      first += 1
      last -= 1
    }
    if first == last || headingLevel > 6 {
      self = LineMarks()
      return text
    }
    return first..<last
  }

  /// Takes what a tag says of the text in it: `<h2>`, `<b>`.
  private mutating func take(_ tag: ArraySlice<UInt32>) {
    switch LineMarks.name(tag) {
    case "b", "strong": isBold = true
    case "h1": headingLevel = 1
    case "h2": headingLevel = 2
    case "h3": headingLevel = 3
    case "h4": headingLevel = 4
    case "h5": headingLevel = 5
    case "h6": headingLevel = 6
    default: break
    }
  }

  /// The name in a tag, in small letters: `div`, `/b`.
  private static func name(_ tag: ArraySlice<UInt32>) -> String {
    let name = tag.dropFirst().prefix { $0 != 0x3E && $0 != 0x20 }
    return String(scalarValues: name.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }[...])
  }

  /// The tag of HTML at the beginning of a text, `<div align="center">` or `</b>`, but for those of
  /// tables, which hold the cells of a line apart.
  private static func tag(_ scalars: [UInt32], _ text: Range<Int>) -> Range<Int>? {
    var place = text.lowerBound
    guard scalars[place] == 0x3C, place + 2 < text.upperBound else { return nil }
    place += scalars[place + 1] == 0x2F ? 2 : 1
    guard (0x61...0x7A).contains(scalars[place] | 0x20) else { return nil }
    while place < text.upperBound, place - text.lowerBound < longestTag {
      switch scalars[place] {
      case 0x3E:
        let tag = text.lowerBound..<place + 1
        let name = name(scalars[tag])
        return tableTags.contains(name.first == "/" ? String(name.dropFirst()) : name) ? nil : tag
      case 0x3C: return nil
      // Attributes are ASCII: what is in angle brackets otherwise is a title.
      case 0x80...: return nil
      default: place += 1
      }
    }
    return nil
  }

  /// The tag at the end of a text.
  private static func lastTag(_ scalars: [UInt32], _ text: Range<Int>) -> Range<Int>? {
    guard let last = text.last, scalars[last] == 0x3E else { return nil }
    let near = text.suffix(longestTag)
    guard let first = near.last(where: { scalars[$0] == 0x3C }),
      let tag = tag(scalars, first..<text.upperBound), tag.upperBound == text.upperBound
    else { return nil }
    return tag
  }

  private static let longestTag = 120
  private static let tableTags: Set = ["table", "thead", "tbody", "tr", "th", "td"]
}
