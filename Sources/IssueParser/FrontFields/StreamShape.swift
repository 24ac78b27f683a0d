import ChineseText

/// What a scalar of the first plane is to a reader of mastheads: one load tells all of it.
struct StreamShape {
  /// From the lowest bit: 16 of the folded scalar, 8 of what may begin at it, 3 of what it is.
  private let word: UInt32

  private static let blank: UInt32 = 1 << 24
  private static let invisible: UInt32 = 1 << 25
  private static let ender: UInt32 = 1 << 26

  /// Whether it is neither white space nor without any ink.
  var isInked: Bool { word & (Self.blank | Self.invisible) == 0 }
  /// Whether it is white space.
  var isBlank: Bool { word & Self.blank != 0 }
  /// Whether it may end a name or a label.
  var isEnder: Bool { word & Self.ender != 0 }
  /// What may begin at it, as far as it tells by itself.
  var look: FrontLooks { FrontLooks(rawValue: UInt8(truncatingIfNeeded: word >> 16)) }

  /// The scalar with width, case, dashes and the traditional shapes of the fields' words made one.
  var folded: UInt32 { word & 0xFFFF }

  /// The shape of each scalar of the first plane.
  static let table: [StreamShape] = {
    let looks = FrontLooks.byScalar
    // Nearly all stay as they are: those that do not are put right behind.
    var table = (UInt32(0)...0xFFFF).map { scalar in
      let look = Int(scalar) < looks.count ? looks[Int(scalar)] : FrontLooks.unknown
      return StreamShape(word: scalar | UInt32(look.rawValue) << 16)
    }
    for scalar in FrontLooks.enders.members where scalar <= 0xFFFF {
      table[Int(scalar)] = StreamShape(word: table[Int(scalar)].word | ender)
    }
    for scalar in Array(UInt32(0)...0x3100) + [0x66F0, 0x7B2B] + Array(0xFE00...0xFFFF) {
      let shape = fold(scalar)
      if shape != scalar { table[Int(scalar)] = table[Int(shape)] }
    }
    for scalar in UInt32(0x4E00)...0x9FFF {
      let shape = Folding.simplified(scalar)
      if shape != scalar { table[Int(scalar)] = table[Int(shape)] }
    }
    for (from, to) in figures { table[Int(from)] = table[Int(to)] }
    // No white space and nothing without ink stands between these.
    for scalar in Array(UInt32(0)...0x3000) + Array(0xFE00...0xFFFF) {
      let mark = CharacterClass.isWhiteSpace(scalar) ? blank : isInvisible(scalar) ? invisible : 0
      if mark != 0 { table[Int(scalar)] = StreamShape(word: mark) }
    }
    return table
  }()

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    // * of bold type in Markdown: `**责编：**`.
    case 0x2A: true
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// The half-width form of a full-width ASCII character; any other scalar as it is.
  static func halfWidth(_ scalar: UInt32) -> UInt32 {
    (0xFF01...0xFF5E).contains(scalar) ? scalar - 0xFEE0 : scalar
  }

  /// One shape for what the fields' words, digits and dashes come in.
  private static func fold(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return (0x41...0x5A).contains(scalar) ? scalar + 32 : scalar }
    let half = halfWidth(scalar)
    if half < 0x80 { return (0x41...0x5A).contains(half) ? half + 32 : half }
    switch scalar {
    case 0x2010...0x2015, 0x2212, 0x2500, 0x2501, 0xFE58, 0xFE63: return 0x2D
    case 0x25CB, 0x25EF, 0x3007: return 0x3007
    case 0xFE55: return 0x3A
    case 0x7B2B: return 0x7B2C  // 笫 for 第
    case 0x66F0: return 0x65E5  // 曰 for 日
    case 0x2022, 0x2027, 0x22C5, 0x30FB, 0xFF65: return 0xB7
    default: return scalar
    }
  }

  /// Figures as cheques have them, which folding keeps apart from those of dates.
  private static let figures: [(from: UInt32, to: UInt32)] = [
    (0x53C3, 0x53C1),  // 參 for 叁
    (0x58F9, 0x4E00),  // 壹 for 一
  ]
}
