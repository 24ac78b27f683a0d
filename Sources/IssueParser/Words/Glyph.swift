import ChineseText

// What single scalars are, as the reading of a page's units needs it, and the one shape to which
// variants of a mark are brought before any rule looks at them.

/// Predicates on scalars and the plain shape of a scalar.
enum Glyph {
  static let comma: UInt32 = 0x2C
  static let dash: UInt32 = 0x2D
  static let openParen: UInt32 = 0x28
  static let closeParen: UInt32 = 0x29
  static let colon: UInt32 = 0x3A
  static let semicolon: UInt32 = 0x3B
  static let enumerationComma = of("、")
  static let fullStop = of("。")
  static let straightQuote: UInt32 = 0x22
  static let openQuote: UInt32 = 0x201C
  static let closeQuote: UInt32 = 0x201D
  static let openTitle = of("《")
  static let closeTitle = of("》")

  /// A scalar by its glyph.
  @inline(__always)
  static func of(_ shape: Unicode.Scalar) -> UInt32 { shape.value }

  /// The shape that rules see: full width becomes half width, every dash `-`, corner brackets
  /// quotes.
  static func plain(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar }
    if scalar >= 0x4E00, scalar < 0xA000 { return scalar }
    switch scalar {
    case 0xFF01...0xFF5E: return scalar - 0xFEE0
    case 0x2010...0x2015, 0x2500, 0x2501, 0x2212, 0xFE58, 0xFE63: return dash
    case 0x2018, 0x2019: return 0x27
    case 0x201E, 0x300C, 0x300E: return openQuote
    case 0x300D, 0x300F: return closeQuote
    case 0xFF61: return fullStop
    case 0xFF64: return enumerationComma
    case 0x3008: return openTitle
    case 0x3009: return closeTitle
    case 0x00B7, 0x2022, 0x2027, 0x30FB, 0x2219, 0x22C5: return 0xB7
    default: return scalar
    }
  }

  /// White space, and what leaves no ink at all: controls, soft hyphens, joiners, marks of
  /// direction and selectors of variants besides.
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...32, 0x7F...0xA0, 0xAD, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064,
      0x3000, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }

  /// Where the first colon of a stretch of plain scalars stands.
  static func firstColon(_ scalars: [UInt32], _ range: Range<Int>) -> Int? {
    range.first { scalars[$0] == colon }
  }

  /// Chinese numerals up to ten: 百, with which words end as well, is none of them.
  static let numeralsToTen: ScalarSet = "一二三四五六七八九十"
  /// Those of numbers up to hundreds.
  static let numerals: ScalarSet = "一二三四五六七八九十百"

  /// What parts, sections and days are numbered with: a digit, or a numeral up to hundreds.
  static func isOfNumber(_ scalar: UInt32) -> Bool {
    isDigit(scalar) || numerals.contains(scalar)
  }

  /// Which number a circled one is, 2 for ②; nil of any other scalar.
  static func circledNumber(_ scalar: UInt32) -> Int? {
    (0x2460...0x2473).contains(scalar) ? Int(scalar) - 0x245F : nil
  }

  /// What amounts are written with.
  static let figures: ScalarSet = "0123456789一二三四五六七八九十百千万亿两"

  /// Strokes and parts of characters that are none by themselves: what is left of large ones.
  static let radicals: ScalarSet =
    "丿丨亅丶乚乛亠冂冖冫凵勹匚匸卩厶囗宀屮彳彡彐廴廾攵氵灬爫犭疒癶礻糹纟罒艹衤讠辶钅阝饣忄扌亻刂"

  /// Characters that engines make of a stroke or two as well.
  private static let simplest: ScalarSet = "一二三厂乙〇口巾"

  /// Whether a character is part of others, or as simple as those are.
  static func isPartOfCharacter(_ scalar: UInt32) -> Bool {
    radicals.contains(scalar) || simplest.contains(scalar)
  }

  /// A Han character.
  static func isHan(_ scalar: UInt32) -> Bool { CharacterClass.isHan(scalar) }

  /// An ASCII digit, as which plain scalars have those of full width too.
  static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

  /// An ASCII letter.
  static func isLetter(_ scalar: UInt32) -> Bool {
    (scalar | 0x20) >= 0x61 && (scalar | 0x20) <= 0x7A
  }

  /// Han characters, digits and letters: what words are made of.
  static func isOfWord(_ scalar: UInt32) -> Bool {
    isHan(scalar) || isDigit(scalar) || isLetter(scalar)
  }

  /// 。！？… : a sentence may end here.
  static func isStop(_ scalar: UInt32) -> Bool {
    scalar == fullStop || scalar == 0x21 || scalar == 0x3F || scalar == 0x2026
  }

  /// A mark after which the sentence surely goes on.
  static func isPause(_ scalar: UInt32) -> Bool {
    scalar == comma || scalar == enumerationComma || scalar == semicolon
  }

  /// A bracket or curly quote that closes.
  static func isCloser(_ scalar: UInt32) -> Bool {
    scalar == closeParen || scalar == closeQuote || scalar == closeTitle || scalar == 0x3011
      || scalar == 0x5D
  }

  /// A bracket that opens; quotation marks are too often lost to be counted.
  static func isOpeningBracket(_ scalar: UInt32) -> Bool {
    isOpener(scalar) && scalar != openQuote
  }

  /// A bracket or curly quote that opens.
  static func isOpener(_ scalar: UInt32) -> Bool {
    scalar == openParen || scalar == openQuote || scalar == openTitle || scalar == 0x3010
      || scalar == 0x5B
  }

  /// □ and the marks that stand for it before a byline.
  static func isBylineMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x25A0, 0x25A1, 0x25AA, 0x25AB, 0x25CB, 0x25CF, 0x25CE, 0x25A2, 0x25C6, 0x25C7, 0x25B2,
      0x25B3, 0x25FB, 0x25FC, 0x2610, 0x53E3, 0x25EF, 0x2299, 0x2B1C, 0x2751, 0x2752, 0x274F,
      0x2750:
      true
    default: false
    }
  }

  /// How wide the glyph is printed, in half cells: 2 for Han and full-width marks, 1 for ASCII.
  static func width(_ scalar: UInt32) -> Int { scalar < 0x1100 && scalar != 0xB7 ? 1 : 2 }

  /// What a plain scalar is, in one byte, so that a loop over a line asks once.
  struct Traits: OptionSet {
    let rawValue: UInt8
    static let han = Traits(rawValue: 1)
    /// Two half cells wide.
    static let wide = Traits(rawValue: 2)
    static let stop = Traits(rawValue: 4)
    static let pause = Traits(rawValue: 8)
    static let opener = Traits(rawValue: 16)
    static let closer = Traits(rawValue: 32)
    static let digit = Traits(rawValue: 64)
    /// Where it stands, a blank stood before it, inside its line.
    static let followsGap = Traits(rawValue: 128)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The traits of a plain scalar, by the predicates of their names.
    init(_ scalar: UInt32) {
      self = []
      if isHan(scalar) { insert(.han) }
      if Glyph.width(scalar) == 2 { insert(.wide) }
      if isStop(scalar) { insert(.stop) }
      if isPause(scalar) { insert(.pause) }
      if isOpener(scalar) { insert(.opener) }
      if isCloser(scalar) { insert(.closer) }
      if isDigit(scalar) { insert(.digit) }
    }

    /// How wide the glyph is printed, in half cells.
    var width: Int { Int(rawValue >> 1 & 1) + 1 }
  }
}

// Rules name scalars by their glyphs, `scalars[place] == "月"`: the compiler makes the number of
// it.

extension UInt32 {
  /// Whether a scalar has a glyph's shape.
  @inline(__always)
  static func == (_ scalar: UInt32, _ shape: Unicode.Scalar) -> Bool { scalar == shape.value }

  /// Whether it has another.
  @inline(__always)
  static func != (_ scalar: UInt32, _ shape: Unicode.Scalar) -> Bool { scalar != shape.value }

  /// Whether a scalar has the shape of a case.
  @inline(__always)
  static func ~= (_ shape: Unicode.Scalar, _ scalar: UInt32) -> Bool { scalar == shape.value }
}
