/// Reads a lunar day out of scalars, blanks between any two of them allowed.
struct LunarScanner {
  private let scalars: [UInt32]
  /// The next scalar to read, 0-based.
  private(set) var position: Int
  /// Whether a word such as `农历` or a stem-branch year has been read.
  private(set) var isMarkedLunar = false

  /// Begins to read at a 0-based offset.
  init(scalars: [UInt32], position: Int) {
    self.scalars = scalars
    self.position = position
  }

  /// Whether only blanks are left.
  var isAtEnd: Bool {
    scalars[position...].allSatisfy { CharacterClass.isWhiteSpace($0) }
  }

  /// Whether a marked lunar day may begin with the scalar: `农历`, `夏历`, `旧历`, `阴历` or a
  /// stem.
  static func mayBegin(_ scalar: UInt32) -> Bool {
    switch plain(scalar) {
    case "农", "夏", "旧", "阴": true
    case let stem: LunarDate.stems.contains(stem)
    }
  }

  /// Reads a lunar day, or gives nil, the position then being of no meaning.
  mutating func date() -> LunarDate? {
    if accept("农") || accept("夏") || accept("旧") || accept("阴") {
      guard accept("历") else { return nil }
      isMarkedLunar = true
      _ = accept("：") || accept(":")
    }
    var ordinal: Int?
    if let stem = accept(oneOf: LunarDate.stems) {
      guard let branch = accept(oneOf: LunarDate.branches), (stem - branch) % 2 == 0 else {
        return nil
      }
      ordinal = (0..<60).first { $0 % 10 == stem && $0 % 12 == branch }
      isMarkedLunar = true
      skipYearWords()
    }
    let isLeap = accept("闰")
    guard let month = month(), accept("月") else { return nil }
    _ = accept("大") || accept("小")
    guard let day = day() else { return nil }
    return LunarDate(yearOrdinal: ordinal, month: month, isLeapMonth: isLeap, day: day)
  }

  /// Skips what may stand between 庚子 and the month: `年`, and the year's animal as in `（鼠年）`.
  private mutating func skipYearWords() {
    _ = accept("年")
    let start = position
    let isBracketed = accept("(") || accept("（") || accept("[") || accept("〔")
    if accept(oneOf: LunarScanner.animalNames) != nil {
      _ = accept("年")
      if !isBracketed || accept(")") || accept("）") || accept("]") || accept("〕") {
        _ = accept("年")
        return
      }
    }
    position = start
  }

  private mutating func month() -> Int? {
    if accept("正") { return 1 }
    if accept("冬") { return 11 }
    if accept("腊") { return 12 }
    return number(atMost: 12)
  }

  private mutating func day() -> Int? {
    if accept("初") {
      return number(atMost: 10)
    }
    guard let day = number(atMost: 30) else { return nil }
    _ = accept("日")
    return day
  }

  /// A number of one or two digits, or of up to three signs with 十, 廿 or 卅.
  private mutating func number(atMost limit: Int) -> Int? {
    var signs: [UInt32] = []
    var ends: [Int] = []
    var index = position
    while index < scalars.count, signs.count < 4 {
      let scalar = scalars[index]
      index += 1
      if CharacterClass.isWhiteSpace(scalar) { continue }
      guard ChineseNumerals.prefix(of: [scalar]) != nil else { break }
      signs.append(scalar)
      ends.append(index)
    }
    guard let (value, count) = ChineseNumerals.prefix(of: signs[...]), (1...limit).contains(value)
    else { return nil }
    position = ends[count - 1]
    return value
  }

  private mutating func accept(_ shape: Unicode.Scalar) -> Bool {
    guard let (scalar, next) = peek(), LunarScanner.plain(scalar) == shape else { return false }
    position = next
    return true
  }

  private mutating func accept(oneOf shapes: [Unicode.Scalar]) -> Int? {
    guard let (scalar, next) = peek(),
      let index = shapes.firstIndex(of: LunarScanner.plain(scalar))
    else { return nil }
    position = next
    return index
  }

  private func peek() -> (scalar: UInt32, next: Int)? {
    var index = position
    while index < scalars.count {
      if !CharacterClass.isWhiteSpace(scalars[index]) { return (scalars[index], index + 1) }
      index += 1
    }
    return nil
  }

  /// The simplified shape of the few characters that occur here.
  private static func plain(_ scalar: UInt32) -> Unicode.Scalar {
    switch Unicode.Scalar(scalar) ?? "\u{FFFD}" {
    case "農": "农"
    case "舊": "旧"
    case "陰": "阴"
    case "曆", "歷", "厤": "历"
    case "閏": "闰"
    case "臘": "腊"
    case "龍": "龙"
    case "馬": "马"
    case "雞": "鸡"
    case "豬": "猪"
    case let other: other
    }
  }

  private static let animalNames: [Unicode.Scalar] = [
    "鼠", "牛", "虎", "兔", "龙", "蛇", "马", "羊", "猴", "鸡", "狗", "猪",
  ]
}
