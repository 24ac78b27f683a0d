/// How many cells text takes on a terminal, and cutting and padding by cells.
///
/// A table of its own instead of `wcwidth`, whose answers hang on the process's locale. Characters
/// of ambiguous width, such as `“` and `—`, count as one cell, as terminals set them.
package enum DisplayWidth {
  /// The cells of a text, the sum over its characters.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The cells of one character as a reader counts them; an emoji joined of several is as wide as
  /// its first.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    var width = 0
    for scalar in scalars {
      if scalar == "\u{200D}", width > 0 { return width }
      width += of(scalar.value)
    }
    return width
  }

  /// The cells of one scalar: 2 where it is wide, 0 for control, format and combining characters
  /// and for what is no scalar, else 1.
  package static func of(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x20...0x7E: return 1
    case 0..<0xA0: return 0
    case 0xAD: return 1
    case 0x4E00...0x9FFF, 0xFF01...0xFF60: return 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    guard let value = Unicode.Scalar(scalar) else { return 0 }
    switch value.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return isWide(scalar) ? 2 : 1
    }
  }

  /// The text with blanks added on its right until it fills `width` cells; longer text stays.
  package static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// The text with blanks added on its left until it fills `width` cells; longer text stays.
  package static func paddedLeft(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - of(text))) + text
  }

  /// The text cut to at most `width` cells, never inside a character; where something is cut off,
  /// `ellipsis` stands in its place, or nothing where the ellipsis alone is too wide.
  ///
  /// Cost: linear in what is kept, not in the text.
  package static func truncated(
    _ text: String, to width: Int, ellipsis: String = "…"
  ) -> String {
    let room = width - of(ellipsis)
    var used = 0
    var cut = text.startIndex
    for index in text.indices {
      if used <= room { cut = index }
      used += of(text[index])
      if used > width {
        return room < 0 ? "" : String(text[..<cut]) + ellipsis
      }
    }
    return text
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    let place = partitioningIndex(in: ranges.indices) { ranges[$0].last < scalar }
    return place < ranges.count && ranges[place].first <= scalar
  }

  private static let ranges: [(first: UInt32, last: UInt32)] = {
    var ranges: [(first: UInt32, last: UInt32)] = []
    var reader = HexReader(wideRanges)
    while let run = reader.run() { ranges.append((run.first, run.last)) }
    return ranges
  }()
}
