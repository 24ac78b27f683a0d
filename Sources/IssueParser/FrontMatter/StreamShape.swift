import ChineseText

/// What a scalar of the first plane is to a reader of mastheads: one load tells all of it.
struct StreamShape {
  /// The scalar with width, case, dashes and the traditional shapes of the fields' words made one.
  private(set) var folded: UInt16
  /// What may begin at it, as far as it tells by itself.
  private(set) var look: FrontLooks
  /// What else it is.
  private(set) var marks: Marks

  /// What a scalar is to the stream.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// White space.
    static let blank = Marks(rawValue: 1)
    /// What leaves no ink and sets nothing apart.
    static let invisible = Marks(rawValue: 2)
    /// What may end a name or a label.
    static let ender = Marks(rawValue: 4)
  }

  /// What every scalar above the first plane is, which stays as it is.
  static let beyond = StreamShape(folded: 0, look: FrontLooks.unknown, marks: [])

  /// The shape of each scalar of the first plane.
  static let table: [StreamShape] = {
    let looks = FrontLooks.byScalar
    let enders = FrontLooks.enders
    var table = (UInt16(0)...0xFFFF).map { scalar in
      let folded = StreamShape.fold(UInt32(scalar))
      return StreamShape(folded: UInt16(truncatingIfNeeded: folded), look: [], marks: [])
    }
    for (from, to) in traditional { table[Int(from)].folded = UInt16(truncatingIfNeeded: to) }
    for scalar in table.indices {
      let folded = Int(table[scalar].folded)
      table[scalar].look = folded < looks.count ? looks[folded] : FrontLooks.unknown
      if enders.contains(UInt32(folded)) { table[scalar].marks = .ender }
    }
    // No white space and nothing without ink stands between these.
    for scalar in Array(0...0x3000) + Array(0xFE00...0xFFFF) {
      if CharacterClass.isWhiteSpace(UInt32(scalar)) { table[scalar].marks = .blank }
      if isInvisible(UInt32(scalar)) { table[scalar].marks = .invisible }
    }
    return table
  }()

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
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

  /// Traditional shapes of the characters that the fields' words are made of.
  private static let traditional: [(from: UInt32, to: UInt32)] = {
    let pairs = [
      "報报", "農农", "曆历", "歷历", "責责", "編编", "輯辑", "對对", "組组", "號号", "總总", "週周", "禮礼",
      "閏闰", "臘腊", "電电", "話话", "郵邮", "發发", "國国", "內内", "統统", "機机", "關关", "黨党", "張张",
      "開开", "價价", "陰阴", "舊旧", "辦办", "省省", "縣县", "區区", "會会", "員员", "時时", "頭头", "熱热",
      "線线", "傳传", "聞闻", "網网", "圖图", "設设", "計计", "術术", "審审", "檢检", "製制", "專专", "樓楼",
      "東东", "兩两", "萬万", "貳贰", "陸陆", "參叁", "中中", "經经", "濟济", "綜综", "體体", "廣广", "壹一",
    ]
    return pairs.map { pair in
      let shapes = pair.unicodeScalars.map(\.value)
      return (shapes[0], shapes[1])
    }
  }()
}
