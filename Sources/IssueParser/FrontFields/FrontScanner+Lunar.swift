import ChineseText

// Lunar years and days, whole or in pieces.

extension FrontScanner {
  static let leap = Glyph.of("闰")

  /// `农历戊寅年四月初九`, or the year or the day of it alone.
  func lunar(at place: Int) -> FrontToken? {
    var index = place
    var isMarked = false
    if let next = FrontScanner.lunarPrefixes.end(stream.folded, at: index, end: end) {
      isMarked = true
      index = skipColon(next)
    }
    if let next = FrontScanner.yearPrefixes.end(stream.folded, at: index, end: end) { index = next }
    let start = index
    var text = ""
    if FrontScanner.stemShapes.contains(scalar(index)),
      FrontScanner.branches[scalar(index + 1)] != nil
    {
      let next = skipAnimal(index + 2)
      if scalar(next) == Self.year || isMarked || next > index + 2 {
        text = stream.text(index..<next)
        index = next
        if scalar(index) == Self.year {
          text += "年"
          index += 1
        }
        isMarked = true
      }
    }
    if index == start, let next = misreadYearEnd(at: index, isMarked: isMarked) {
      text = stream.text(index..<next)
      index = next
      isMarked = true
    }
    if let next = lunarDayEnd(at: index, isMarked: isMarked) {
      text += stream.text(index..<next)
      index = (isMarked ? lastLunarDayEnd(at: next) : nil) ?? next
    }
    guard index > start || (isMarked && isWordStart(place)) else { return nil }
    let strength: FrontToken.Strength = isMarked ? .strong : .weak
    return FrontToken(
      kind: .lunar(text, isMarked: isMarked), range: place..<index, strength: strength)
  }

  /// The place after a year of stem and branch one of which is misread, `己玄年十月十八`, or after
  /// 农历 both, where a month and a day follow.
  private func misreadYearEnd(at place: Int, isMarked: Bool) -> Int? {
    guard place + 2 < end, stream.folded[place + 2] == Self.year,
      CharacterClass.isHan(stream.folded[place]), CharacterClass.isHan(stream.folded[place + 1]),
      isMarked || FrontScanner.stemShapes.contains(stream.folded[place]),
      let day = lunarDayEnd(at: place + 3, isMarked: true), stream.folded[day - 1] != Self.month
    else { return nil }
    return place + 3
  }

  /// The place after an animal in or out of brackets: 庚子（鼠）年, 庚子鼠年.
  private func skipAnimal(_ place: Int) -> Int {
    var index = place
    let isBracketed = [0x28, 0x5B, 0x3010, 0x3014].contains(scalar(index))
    if isBracketed { index += 1 }
    guard FrontScanner.animals.contains(scalar(index)) else { return place }
    index += 1
    if isBracketed, scalar(index) == Self.year { index += 1 }
    if isBracketed, [0x29, 0x5D, 0x3011, 0x3015].contains(scalar(index)) { index += 1 }
    return index
  }

  /// The place after a lunar month and day; without a mark, only what no Gregorian day is called.
  func lunarDayEnd(at place: Int, isMarked: Bool) -> Int? {
    // 闰 and a number of at most two signs, or the name of the month, stand before 月.
    guard (place + 1...place + 3).contains(where: { scalar($0) == Self.month }) else { return nil }
    var index = place
    let isLeap = scalar(index) == Self.leap
    if isLeap { index += 1 }
    var isLunarWord = isLeap
    if FrontScanner.lunarMonths.contains(scalar(index)) {
      isLunarWord = true
      index += 1
    } else if index < end, let (value, next, isArabic) = number(at: index, limit: 2),
      (1...12).contains(value), isMarked || !isArabic
    {
      index = next
    } else {
      return nil
    }
    guard scalar(index) == Self.month else { return nil }
    index += 1
    let afterMonth = isMarked && (isLunarWord || isLeap) && index - place <= 3 ? index : nil
    if isMarked, let misread = misreadDayEnd(at: index) { return misread }
    if scalar(index) == "大" || scalar(index) == "小" { index += 1 }
    if scalar(index) == "初" { isLunarWord = true }
    let dayStart = scalar(index) == "初" ? index + 1 : index
    guard dayStart < end, let (value, next, isArabic) = number(at: dayStart, limit: 3),
      (1...30).contains(value)
    else { return afterMonth }
    if scalar(index) == "廿" || scalar(index) == "卅" { isLunarWord = true }
    let hasDayWord = scalar(next) == Self.day
    guard isMarked || isLunarWord || (!isArabic && !hasDayWord && isWordStart(place)) else {
      return nil
    }
    return hasDayWord ? next + 1 : next
  }

  /// The place after a day of two characters one of which is misread: 匡六 for 廿六.
  private func misreadDayEnd(at place: Int) -> Int? {
    guard place + 1 < end, isWordEnd(place + 2), stream.gaps[place + 1] == .none,
      CharacterClass.isHan(stream.folded[place]), CharacterClass.isHan(stream.folded[place + 1]),
      FrontScanner.dayTens.contains(stream.folded[place])
        != FrontScanner.numerals.contains(stream.folded[place + 1])
    else { return nil }
    return place + 2
  }

  /// What the name of a lunar day begins with.
  private static let dayTens: ScalarSet = "初十廿卅二三"

  static let lunarPrefixes = KeywordTable("农历 阴历 旧历 夏历")
  static let yearPrefixes = KeywordTable("岁次 岁在")
  static let lunarMonths: ScalarSet = "正冬腊"
  private static let animals: ScalarSet = "鼠牛虎兔龙龍蛇马馬羊猴鸡雞狗猪豬"

  /// What a heavenly stem is read as, misreadings included, to the stem.
  static let stems = shapes([
    "甲", "乙", "丙", "丁", "戊戌戍戎", "己已巳", "庚", "辛幸", "壬王士", "癸葵",
  ])
  /// What ``stems`` has a stem for.
  static let stemShapes = ScalarSet(stems.keys)
  /// What an earthly branch is read as, misreadings included, to the branch.
  static let branches = shapes([
    "子", "丑", "寅", "卯卵", "辰", "巳已己", "午牛", "未末", "申甲", "酉西", "戌戍戊", "亥",
  ])

  private static func shapes(_ lists: [String]) -> [UInt32: UInt32] {
    var table: [UInt32: UInt32] = [:]
    for list in lists {
      let shapes = list.unicodeScalars.map(\.value)
      for shape in shapes { table[shape] = shapes[0] }
    }
    return table
  }
}
