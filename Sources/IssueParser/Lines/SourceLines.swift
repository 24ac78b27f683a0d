// Cuts the decoded bytes of a file into its non-blank lines. Lines are cut on bytes, because in a
// `String` CR LF is one character; numbers agree with `grep -n`, so only line feeds count (a file
// of an old Macintosh, with carriage returns alone, is cut at these).

/// The non-blank lines of a source file.
package enum SourceLines {
  /// Cuts valid UTF-8 into its non-blank lines.
  ///
  /// A form feed counts as a blank here; where it stands is `pageStarts`.
  /// Cost: linear in the bytes, one array for each line.
  package static func split(_ utf8: [UInt8]) -> (lines: [SourceLine], pageStarts: [Int]) {
    let lineFeed: UInt8 = 10
    let carriageReturn: UInt8 = 13
    let terminator = utf8.contains(lineFeed) ? lineFeed : carriageReturn
    var splitter = LineSplitter()
    var scalars: [UInt32] = []
    var index = 0
    let end = utf8.count
    while index < end {
      let byte = utf8[index]
      if byte == terminator {
        splitter.finish(&scalars)
        index += 1
      } else if byte < 0x80 {
        scalars.append(UInt32(byte))
        index += 1
      } else if byte & 0xF0 == 0xE0, byte != 0xE0, byte != 0xED, index + 2 < end,
        utf8[index + 1] & 0xC0 == 0x80, utf8[index + 2] & 0xC0 == 0x80
      {
        scalars.append(
          UInt32(byte & 0x0F) << 12 | UInt32(utf8[index + 1] & 0x3F) << 6
            | UInt32(utf8[index + 2] & 0x3F))
        index += 3
      } else {
        scalars.append(scalar(in: utf8, at: &index))
      }
    }
    if !scalars.isEmpty { splitter.finish(&scalars) }
    return (splitter.lines, splitter.pageStarts)
  }

  /// Decodes the scalar of two to four bytes at `index` and moves past it; one byte and U+FFFD
  /// where the bytes are no UTF-8.
  private static func scalar(in utf8: [UInt8], at index: inout Int) -> UInt32 {
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

/// Takes the scalars of one line after another.
private struct LineSplitter {
  var lines: [SourceLine] = []
  /// Numbers of the lines at which a new page begins by a form feed.
  var pageStarts: [Int] = []
  private var number = 0
  private var followsBlank = true

  /// Ends the line that `scalars` hold, keeps it unless blank, and empties `scalars`.
  mutating func finish(_ scalars: inout [UInt32]) {
    number += 1
    var first = 0
    var last = scalars.count
    var indent = 0
    while first < last, LineMarks.isBlank(scalars[first]) {
      if scalars[first] == LineMarks.formFeed { pageStarts.append(number) }
      indent += scalars[first] == 0x3000 || scalars[first] == 9 ? 2 : 1
      first += 1
    }
    if first == last {
      followsBlank = true
      scalars.removeAll(keepingCapacity: true)
      return
    }
    while LineMarks.isBlank(scalars[last - 1]) {
      if scalars[last - 1] == LineMarks.formFeed { pageStarts.append(number + 1) }
      last -= 1
    }
    let trailing = scalars.count - last
    var marks = LineMarks()
    let text = marks.strip(scalars[first..<last])
    lines.append(
      SourceLine(
        number: number, scalars: Array(text), headingLevel: marks.headingLevel,
        isQuoted: marks.isQuoted, isBold: marks.isBold, followsBlank: followsBlank,
        indent: indent, trailingBlankCount: trailing))
    followsBlank = false
    scalars.removeAll(keepingCapacity: true)
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
  mutating func strip(_ text: ArraySlice<UInt32>) -> ArraySlice<UInt32> {
    var rest = text
    while let scalar = rest.first {
      if scalar == 0x3E {
        isQuoted = true
        rest = rest.dropFirst()
      } else if scalar == 0x23, headingLevel == 0 {
        headingLevel = rest.prefix(7).prefix { $0 == 0x23 }.count
        if headingLevel > 6 { break }
        rest = rest.dropFirst(headingLevel)
      } else if Self.isBlank(scalar) || scalar == 0xFEFF || scalar == 0x200B {
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    if rest.count > 4, rest.prefix(2).allSatisfy({ $0 == 0x2A }),
      rest.suffix(2).allSatisfy({ $0 == 0x2A })
    {
      isBold = true
      rest = rest.dropFirst(2).dropLast(2)
      while let scalar = rest.first, Self.isBlank(scalar) { rest = rest.dropFirst() }
      while let scalar = rest.last, Self.isBlank(scalar) { rest = rest.dropLast() }
    }
    if rest.isEmpty || headingLevel > 6 {
      self = LineMarks()
      return text
    }
    return rest
  }
}
