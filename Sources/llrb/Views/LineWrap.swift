import ChineseText

/// Breaks a paragraph into lines of a terminal by the rules of Chinese typesetting.
///
/// A line never begins with a closing mark (，。、》”) and never ends in an opening one (《“（);
/// words and numbers of other scripts stay whole, and so do —— and ……. Source: GB/T 15834-2011
/// §5.1.
enum LineWrap {
  /// The lines of `text`, each at most `width` cells wide; one line where `width` is nil.
  ///
  /// A piece that may not be broken and is wider than a line stands on a line of its own, cut
  /// where the line is full. White space at a break vanishes.
  static func lines(of text: String, width: Int?, firstIndent: String = "") -> [String] {
    guard let width else { return [firstIndent + text] }
    var lines: [String] = []
    var line = firstIndent
    var used = DisplayWidth.of(firstIndent)
    var isFresh = true
    for piece in pieces(of: text) {
      let trimmed = piece.withoutTrailingSpace
      if !isFresh, used + DisplayWidth.of(trimmed) > width {
        lines.append(line.withoutTrailingSpace)
        line = ""
        used = 0
        isFresh = true
      }
      for character in piece {
        let cells = DisplayWidth.of(String(character))
        if used + cells > width, !isFresh, character != " " {
          lines.append(line.withoutTrailingSpace)
          line = ""
          used = 0
        }
        if used == 0, character == " ", !lines.isEmpty { continue }
        line.append(character)
        used += cells
        isFresh = false
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line.withoutTrailingSpace) }
    return lines
  }

  /// The parts of a text between which a line may end, in order; together they are the text.
  static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var current = ""
    var last: Character?
    for character in text {
      if let last, mayBreak(between: last, and: character) {
        pieces.append(current)
        current = ""
      }
      current.append(character)
      last = character
    }
    if !current.isEmpty { pieces.append(current) }
    return pieces
  }

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    if right == " " || closing.contains(right) || opening.contains(left) { return false }
    if left == " " { return true }
    if (left == "—" || left == "…"), left == right { return false }
    return isWide(left) || isWide(right)
  }

  /// Characters of scripts that are written without spaces, and their punctuation.
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value >= 0x2E80 || closing.contains(character) && !character.isASCII
      || opening.contains(character) && !character.isASCII
  }

  private static let closing: Set<Character> = [
    "，", "。", "、", "；", "：", "？", "！", "）", "》", "〉", "」", "』", "】", "〕", "｝", "］", "”", "’", "％",
    "‰", "℃", "·", "—", "…", "～", "〗", "．", ",", ".", ";", ":", "?", "!", ")", "]", "}", "%", "々",
  ]
  private static let opening: Set<Character> = [
    "（", "《", "〈", "「", "『", "【", "〔", "｛", "［", "“", "‘", "〖", "(", "[", "{", "＃",
  ]
}

extension String {
  fileprivate var withoutTrailingSpace: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
