/// OCR text made safe to print.
///
/// A page may hold anything: escape sequences that recolour a terminal or write to its clipboard,
/// controls that turn the reading direction so that a line reads other than it is. Each such
/// character is shown as a picture of itself and does nothing.
enum Visible {
  /// Whether a terminal, or the eye, could be fooled by this character.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    // C0 controls, DEL, C1 controls (0x9B begins an escape sequence in one byte).
    case 0...0x1F, 0x7F...0x9F: true
    // The Arabic letter mark, left-to-right and right-to-left marks, embeddings, overrides,
    // isolates, and the two separators that some terminals take for line ends.
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    // Interlinear annotations, tags, noncharacters.
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    case let value: value & 0xFFFE == 0xFFFE
    }
  }

  /// The text with each harmful character replaced by its picture, tabs by spaces.
  static func text(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeHarmful), text.unicodeScalars.contains(where: isHarmful)
    else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(isHarmful(scalar) ? picture(of: scalar) : scalar)
    }
    return String(result)
  }

  /// Whether a byte of UTF-8 begins characters of which some are harmful: most Chinese text has
  /// none.
  private static func mayBeHarmful(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20...0x7E, 0x80...0xC1, 0xE3...0xEE: false
    default: true
    }
  }

  /// The picture of a control character (␛ for escape), or the replacement character. One harmful
  /// character gives one scalar, so that offsets of highlights stay true.
  static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    // Text is in lines before it comes here: a line end inside one is of a file's name.
    case 0x09: " "
    case 0...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"  // ␡
    default: "\u{FFFD}"  // �
    }
  }
}
