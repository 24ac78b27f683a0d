/// What kind of character a Unicode scalar is, as far as setting and reading Chinese text goes.
///
/// All predicates take the scalar as `UInt32`, so that hot code needs no `Unicode.Scalar`; a value
/// that is no scalar (a surrogate, or above U+10FFFF) belongs to no class.
package enum CharacterClass {
  /// Whether the scalar is a Chinese character: unified and compatibility ideographs, radicals,
  /// `々`, `〇` and the Suzhou numerals.
  @inlinable @inline(__always)
  package static func isHan(_ scalar: UInt32) -> Bool {
    scalar &- 0x4E00 < 0x5200 || (scalar >= 0x2E80 && isRareHan(scalar))
  }

  @usableFromInline
  static func isRareHan(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3400...0x4DBF, 0xF900...0xFAFF: true
    case 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x2E80...0x2FDF: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// Whether the scalar is set in a full-width cell without word spaces: Chinese characters, kana,
  /// bopomofo, hangul, and the symbols, marks and full-width forms of East Asian print.
  package static func isCJK(_ scalar: UInt32) -> Bool {
    if scalar < 0x1100 { return false }
    if scalar &- 0x2E80 < 0x7650 { return true }
    switch scalar {
    case 0xAC00...0xD7FB, 0xF900...0xFAFF: return true
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xFE30...0xFE4F, 0xFE50...0xFE6F: return true
    case 0xFF01...0xFFEF: return true
    case 0x1AFF0...0x1B16F, 0x20000...0x3FFFD: return true
    default: return false
    }
  }

  /// Whether the scalar is punctuation of any script, ASCII signs such as `+` and `$` left out.
  package static func isPunctuation(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else { return isASCIIPunctuation(scalar) }
    guard !isHan(scalar), let value = Unicode.Scalar(scalar) else { return false }
    switch value.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default:
      return false
    }
  }

  /// Whether the scalar is a punctuation mark of Chinese print, whose blank beside it is never
  /// meant: CJK marks, full-width and vertical forms, and `“”‘’…—·` that Chinese shares.
  package static func isCJKPunctuation(_ scalar: UInt32) -> Bool {
    if scalar &- 0x3100 < 0xCD00 { return false }
    return switch scalar {
    case 0x3001...0x3003, 0x3008...0x3011, 0x3014...0x301F, 0x3030, 0x303D, 0x30FB: true
    case 0xFE10...0xFE19, 0xFE30...0xFE4F, 0xFE50...0xFE6B: true
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: true
    case 0x2014, 0x2015, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x22EF, 0xB7: true
    default: false
    }
  }

  /// Whether the scalar is white space, line breaks and the ideographic space included.
  package static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    if scalar &- 0x3001 < 0xCFFF { return false }
    return switch scalar {
    case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x3000: true
    case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F: true
    default: false
    }
  }

  /// Whether the scalar is a digit 0 to 9, half or full width.
  package static func isDigit(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(scalar) || (0xFF10...0xFF19).contains(scalar)
  }

  /// The value of a digit 0 to 9, half or full width; nil for any other scalar.
  package static func digitValue(_ scalar: UInt32) -> Int? {
    isDigit(scalar) ? Int(scalar & 0xF) : nil
  }

  /// Whether the scalar is a letter of the Latin script, half or full width.
  package static func isLatinLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
    case 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: true
    default: false
    }
  }

  /// Whether the scalar is a letter or number of a script that sets word spaces, so that white
  /// space between two of its kind is meant.
  package static func isSpacedWord(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 {
      return (0x30...0x39).contains(scalar) || (0x61...0x7A).contains(scalar)
        || (0x41...0x5A).contains(scalar)
    }
    // U+2000 to U+206F are marks and blanks, and the commonest of their kind in Chinese print.
    if scalar &- 0x2000 < 0x70 { return false }
    guard !isCJK(scalar), let value = Unicode.Scalar(scalar) else { return false }
    switch value.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    default:
      return false
    }
  }

  /// Whether the scalar opens a pair: brackets and quotation marks that know their side.
  package static func isOpeningMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x28, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C, 0x2039: true
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D: true
    case 0xFE17, 0xFE35, 0xFE37, 0xFE39, 0xFE3B, 0xFE3D, 0xFE3F, 0xFE41, 0xFE43, 0xFE47: true
    case 0xFE59, 0xFE5B, 0xFE5D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: true
    default: false
    }
  }

  /// Whether the scalar closes a pair: brackets and quotation marks that know their side.
  package static func isClosingMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x29, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x203A: true
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B: true
    case 0x301E, 0x301F: true
    case 0xFE18, 0xFE36, 0xFE38, 0xFE3A, 0xFE3C, 0xFE3E, 0xFE40, 0xFE42, 0xFE44, 0xFE48: true
    case 0xFE5A, 0xFE5C, 0xFE5E, 0xFF09, 0xFF3D, 0xFF5D, 0xFF60, 0xFF63: true
    default: false
    }
  }

  /// Whether the scalar ends a sentence: `。！？…` and their half-width and small forms.
  ///
  /// The ASCII full stop is left out, because it also stands inside numbers.
  package static func isSentenceEnd(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3002, 0xFF61, 0xFF01, 0xFF1F, 0x21, 0x3F, 0x2026, 0x22EF: true
    case 0xFE12, 0xFE15, 0xFE16, 0xFE19, 0xFE52, 0xFE56, 0xFE57: true
    default: false
    }
  }

  private static func isASCIIPunctuation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21...0x23, 0x25...0x2A, 0x2C...0x2F, 0x3A, 0x3B, 0x3F, 0x40: true
    case 0x5B...0x5D, 0x5F, 0x7B, 0x7D: true
    default: false
    }
  }
}
