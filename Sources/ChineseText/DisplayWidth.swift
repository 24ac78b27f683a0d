/// How many cells text takes on a terminal, and cutting and padding by cells.
package enum DisplayWidth {
  /// The cells of a text: 2 for a wide character, 0 for combining and control characters, else 1.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The cells of one character as a reader counts them.
  package static func of(_ character: Character) -> Int {
    character.unicodeScalars.map { of($0.value) }.max() ?? 0
  }

  /// The cells of one scalar.
  package static func of(_ scalar: UInt32) -> Int {
    if scalar < 0x20 { return 0 }
    return CharacterClass.isCJK(scalar) ? 2 : 1
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
  /// `ellipsis` stands in its place.
  package static func truncated(
    _ text: String, to width: Int, ellipsis: String = "…"
  ) -> String {
    if of(text) <= width { return text }
    let room = width - of(ellipsis)
    guard room >= 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      used += of(character)
      if used > room { break }
      result.append(character)
    }
    return result + ellipsis
  }
}
