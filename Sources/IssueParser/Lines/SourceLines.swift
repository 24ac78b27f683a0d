// Cuts the decoded bytes of a file into its non-blank lines. Lines are cut on bytes, because in a
// `String` CR LF is one character; numbers agree with `grep -n`, so only line feeds count (a file
// of an old Macintosh, with carriage returns alone, is cut at these).

import ChineseText

/// The non-blank lines of a source file, or of one page of it.
package struct SourceLines: Sendable {
  /// The scalars of the whole file, blanks and line ends among them.
  package let scalars: [UInt32]
  /// The lines in order.
  package let lines: [SourceLine]
  /// Numbers of the lines at which a new page begins by a form feed; in order.
  package let pageStarts: [Int]

  /// Cuts valid UTF-8 into its non-blank lines.
  ///
  /// A form feed counts as a blank here; where it stands is ``pageStarts``.
  /// Cost: linear in the bytes.
  package init(utf8: [UInt8]) {
    let lineFeed: UInt8 = 10
    let carriageReturn: UInt8 = 13
    let terminator = utf8.contains(lineFeed) ? lineFeed : carriageReturn
    var splitter = LineSplitter()
    scalars = Array(capacity: utf8.count) { (scalars: inout OutputSpan<UInt32>) in
      let bytes = utf8.span
      var start = 0
      var index = 0
      let end = bytes.count
      while index < end {
        let byte = bytes[index]
        if byte & 0xF0 == 0xE0, byte != 0xE0, byte != 0xED, index + 2 < end,
          bytes[index + 1] & 0xC0 == 0x80, bytes[index + 2] & 0xC0 == 0x80
        {
          scalars.append(
            UInt32(byte & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
              | UInt32(bytes[index + 2] & 0x3F))
          index += 3
        } else if byte == terminator {
          splitter.finish(scalars.span, from: start)
          scalars.append(UInt32(byte))
          start = scalars.count
          index += 1
        } else if byte < 0x80 {
          scalars.append(UInt32(byte))
          index += 1
        } else {
          scalars.append(SourceLines.scalar(in: bytes, at: &index))
        }
      }
      if start < scalars.count { splitter.finish(scalars.span, from: start) }
    }
    lines = splitter.lines
    pageStarts = splitter.pageStarts
  }

  private init(scalars: [UInt32], lines: [SourceLine]) {
    self.scalars = scalars
    self.lines = lines
    pageStarts = []
  }

  /// Some of the lines, in order, as a page of their own.
  func page(of lines: [SourceLine]) -> SourceLines { SourceLines(scalars: scalars, lines: lines) }

  /// The scalars of a line.
  package func scalars(of line: SourceLine) -> ArraySlice<UInt32> { scalars[line.range] }

  /// The text of a line.
  package func text(of line: SourceLine) -> String { String(scalarValues: scalars[line.range]) }

  /// Decodes the scalar of two to four bytes at `index` and moves past it; one byte and U+FFFD
  /// where the bytes are no UTF-8.
  private static func scalar(in utf8: Span<UInt8>, at index: inout Int) -> UInt32 {
    let lead = utf8[index]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead <= 0xF4, index + length <= utf8.count else {
      index += 1
      return 0xFFFD
    }
    var value = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<length {
      let byte = utf8[index + offset]
      guard byte & 0xC0 == 0x80 else {
        index += 1
        return 0xFFFD
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    index += length
    return value
  }
}

/// Takes one line after another.
private struct LineSplitter {
  var lines: [SourceLine] = []
  /// Numbers of the lines at which a new page begins by a form feed.
  var pageStarts: [Int] = []
  private var number = 0
  private var followsBlank = true

  /// Ends the line that begins at `start` and goes on to the end of `scalars`; keeps it unless blank.
  mutating func finish(_ scalars: Span<UInt32>, from start: Int) {
    number += 1
    var first = start
    var last = scalars.count
    var indent = 0
    while first < last, LineMarks.isBlank(scalars[first]) {
      if scalars[first] == LineMarks.formFeed { pageStarts.append(number) }
      indent += scalars[first] == 0x3000 || scalars[first] == 9 ? 2 : 1
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
        number: number, range: text, headingLevel: marks.headingLevel, isQuoted: marks.isQuoted,
        isBold: marks.isBold, followsBlank: followsBlank, indent: indent,
        trailingBlankCount: scalars.count - last))
    followsBlank = false
  }
}

/// The Markdown marks that an engine set around a line's text.
private struct LineMarks {
  static let formFeed: UInt32 = 12
  var headingLevel = 0
  var isQuoted = false
  var isBold = false

  /// Whether a scalar leaves no ink and is white space to every program that counts blank lines.
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 9...13, 28...32, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Takes the marks off a text without blanks at its ends; the text itself if nothing else is left.
  mutating func strip(_ scalars: Span<UInt32>, _ text: Range<Int>) -> Range<Int> {
    // Few lines begin with a mark, and the commonest scalars lie above all of them.
    var first = text.lowerBound
    if scalars[first] &- 0x3001 < 0xC000 { return text }
    var last = text.upperBound
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
      } else if Self.isBlank(scalar) || scalar == 0xFEFF || scalar == 0x200B {
        first += 1
      } else {
        break
      }
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
    if first == last || headingLevel > 6 {
      self = LineMarks()
      return text
    }
    return first..<last
  }
}
