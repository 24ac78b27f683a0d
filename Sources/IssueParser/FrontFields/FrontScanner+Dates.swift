import ChineseText

// Days and dates, whole or in pieces, and the numbers that they are written with.

extension FrontScanner {
  static let year = Glyph.of("年")
  static let month = Glyph.of("月")
  static let day = Glyph.of("日")
  private static let prime = Glyph.of("元")

  /// A number in Arabic digits, letters that look like digits among them, or in Chinese numerals.
  ///
  /// `limit` bounds its scalars. Digits may be set apart by blanks, since what follows is a unit.
  func number(at place: Int, limit: Int) -> (value: Int, end: Int, isArabic: Bool)? {
    var total = 0
    var hasDigit = false
    var index = place
    while index < end, index - place < limit, let digit = digitLike(stream.folded[index]) {
      // A bar is a one before a digit, else a border; a bracket is one between a digit and a unit.
      if stream.folded[index] == 0x7C, !(0x30...0x39).contains(scalar(index + 1)) { break }
      if stream.folded[index] == 0x5D, !hasDigit || !Self.dayUnits.contains(scalar(index + 1)) {
        break
      }
      hasDigit = hasDigit || (0x30...0x39).contains(stream.folded[index])
      total = total * 10 + Int(digit - 0x30)
      index += 1
    }
    if hasDigit { return (total, index, true) }
    let first = stream.folded[place]
    guard first == 0x6F || FrontScanner.numeralSigns.contains(first) else { return nil }
    guard !(0x30...0x39).contains(first),
      let (value, count) = ChineseNumerals.prefix(
        of: numerals(place..<numeralLimit(place, limit: limit)))
    else { return nil }
    return (value, place + count, false)
  }

  private static let numeralSigns = ScalarSet(ChineseNumerals.signs)

  /// The numerals of a range, with the letters and digits that stand for a 〇 made one.
  private func numerals(_ range: Range<Int>) -> ArraySlice<UInt32> {
    for place in range where stream.folded[place] == 0x6F || stream.folded[place] == 0x30 {
      return stream.folded[range].map { $0 == 0x6F || $0 == 0x30 ? 0x3007 : $0 }[...]
    }
    return stream.folded[range]
  }

  /// The place before which a Chinese number at `place` ends: at the latest where a line begins
  /// with a year of its own.
  private func numeralLimit(_ place: Int, limit: Int) -> Int {
    let last = min(end, place + limit)
    var index = place + 1
    while index < last,
      FrontScanner.numerals.contains(stream.folded[index]) || isZeroShape(index)
    {
      if stream.gaps[index] == .lineBreak, index + 4 < end,
        (index..<index + 4).allSatisfy({ FrontScanner.numerals.contains(stream.folded[$0]) }),
        stream.folded[index + 4] == Self.year
      {
        return index
      }
      index += 1
    }
    return index
  }

  /// Whether an o or 0 between Chinese numerals stands for a 〇.
  private func isZeroShape(_ place: Int) -> Bool {
    guard stream.folded[place] == 0x6F || stream.folded[place] == 0x30, place + 1 < end else {
      return false
    }
    let next = stream.folded[place + 1]
    return FrontScanner.numerals.contains(next) || next == stream.folded[place]
      || FrontScanner.units.contains(next)
  }

  /// The digit that a scalar is or is misread from.
  func digitLike(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x30...0x39: scalar
    case 0x6F: 0x30  // o
    case 0x69, 0x6C, 0x7C, 0x5D: 0x31  // i, l, |, ]
    default: nil
    }
  }

  /// `1998年5月4日`, `一九九八年五月四日`, `民国三十八年五月四日`, `1998.5.4`, and what is left of
  /// them.
  func date(at place: Int) -> FrontToken? {
    if (0x30...0x39).contains(scalar(place)), let token = dottedDate(at: place) { return token }
    // 年 stands at most five places on, 月 and 日 at most three.
    guard (place + 1...place + 5).contains(where: { Self.dayUnits.contains(scalar($0)) }) else {
      return nil
    }
    var date = PartialDate()
    var index = place
    var wordCount = 0
    if let (value, next, isArabic) = number(at: index, limit: 5), scalar(next) == Self.year {
      let length = next - index
      guard length <= 4 else { return nil }
      if (1900...2099).contains(value), length == 4 {
        date.year = value
      } else if (1...99).contains(value), isBehindRepublic(place) {
        date.year = 1911 + value
      } else if isArabic, length == 3 || length == 2 {
        date.isGarbled = length == 3
        if length == 2, isWordStart(place), (0...99).contains(value) {
          date.year = value >= 49 ? 1900 + value : 2000 + value
        }
      } else {
        return nil
      }
      index = next + 1
      wordCount += 1
    }
    takeMonth(&date, &index, &wordCount)
    takeDay(&date, &index, &wordCount)
    guard wordCount > 0, date.year != nil || date.month != nil || date.day != nil else {
      return nil
    }
    if let founding = founding(from: place, to: index) { return founding }
    let strength: FrontToken.Strength = date.isComplete || date.year != nil ? .medium : .weak
    return FrontToken(kind: .date(date), range: place..<index, strength: strength)
  }

  /// Whether a year that begins at `place` is one of the Republic, which counts from 1912 on.
  private func isBehindRepublic(_ place: Int) -> Bool {
    place >= 2 && stream.folded[place - 2] == "民" && stream.folded[place - 1] == "国"
  }

  /// The day on which the paper was founded: `1949年6月16日创刊`, `创刊于1949年6月16日`.
  private func founding(from place: Int, to stop: Int) -> FrontToken? {
    let before = max(0, place - 4)
    if let next = FrontScanner.foundingWords.end(stream.folded, at: stop, end: end) {
      return FrontToken(kind: .furniture, range: place..<next, strength: .medium)
    }
    guard
      FrontScanner.foundedWords.matchSuffix(stream.folded, start: before, end: place) != nil
    else { return nil }
    return FrontToken(kind: .furniture, range: place..<stop, strength: .medium)
  }

  static let dayUnits: ScalarSet = "年月日号"
  private static let foundingWords = KeywordTable("创刊 复刊 创办 试刊 改刊 更名")
  private static let foundedWords = KeywordTable("创刊于 创办于 复刊于 创刊: 创刊日期:")
  private func takeMonth(_ date: inout PartialDate, _ index: inout Int, _ wordCount: inout Int) {
    if wordCount > 0, scalar(index) == Self.month {
      index += 1
      wordCount += 1
    } else if scalar(index) == Self.prime, scalar(index + 1) == Self.month {
      date.month = 1
      index += 2
      wordCount += 1
    } else if index < end, let (value, next, _) = number(at: index, limit: 3),
      scalar(next) == Self.month
    {
      if (1...12).contains(value) { date.month = value } else { date.isGarbled = true }
      index = next + 1
      wordCount += 1
    }
  }

  private func takeDay(_ date: inout PartialDate, _ index: inout Int, _ wordCount: inout Int) {
    if wordCount > 0, scalar(index) == Self.day, date.month != nil || date.isGarbled {
      index += 1
    } else if index < end, let (value, next, _) = number(at: index, limit: 3) {
      let hasUnit = scalar(next) == Self.day || (scalar(next) == "号" && date.month != nil)
      var first = date
      if (1...31).contains(value) { first.day = value } else { first.isGarbled = true }
      if let last = lastDay(after: first, at: hasUnit ? next + 1 : next) {
        date = first
        (date.lastDay, index) = last
      } else if hasUnit {
        date = first
        index = next + 1
      } else if date.year != nil, date.month != nil, stream.gaps[index] != .lineBreak,
        isLineEnd(next)
      {
        // The page's edge tore it off.
        date.isGarbled = true
        index = next
      } else {
        return
      }
      wordCount += 1
    }
  }

  /// Whether a scalar is 日 or 号.
  func isDayUnit(_ scalar: UInt32) -> Bool { scalar == Self.day || scalar == "号" }

  /// `1998.5.4`, `1998-05-04`, `1998/5/4`; also `1998.5` where nothing follows.
  private func dottedDate(at place: Int) -> FrontToken? {
    if let token = compactDate(at: place) { return token }
    guard isWordStart(place), let (year, afterYear) = digits(at: place, limit: 4),
      afterYear - place == 4, (1900...2099).contains(year), isDateMark(scalar(afterYear)),
      let (month, afterMonth) = digits(at: afterYear + 1, limit: 2), (1...12).contains(month)
    else { return nil }
    if isDateMark(scalar(afterMonth)), let (day, next) = digits(at: afterMonth + 1, limit: 2) {
      let isReal = CivilDate(year: year, month: month, day: day) != nil
      let date = PartialDate(year: year, month: month, day: isReal ? day : nil, isGarbled: !isReal)
      return FrontToken(kind: .date(date), range: place..<next, strength: .medium)
    }
    guard isWordEnd(afterMonth) || FrontScanner.numerals.contains(scalar(afterMonth)) else {
      return nil
    }
    let date = PartialDate(year: year, month: month)
    return FrontToken(kind: .date(date), range: place..<afterMonth, strength: .weak)
  }

  /// `19980504`.
  private func compactDate(at place: Int) -> FrontToken? {
    guard isWordStart(place), let (value, next) = digits(at: place, limit: 9), next == place + 8,
      isWordEnd(next), (place + 1..<next).allSatisfy({ stream.gaps[$0] == .none }),
      let date = CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100),
      PartialDate.years.contains(date.year)
    else { return nil }
    let partial = PartialDate(year: date.year, month: date.month, day: date.day)
    return FrontToken(kind: .date(partial), range: place..<next, strength: .medium)
  }

  private func isDateMark(_ scalar: UInt32) -> Bool {
    scalar == 0x2E || scalar == 0x2D || scalar == 0x2F || scalar == 0xB7
  }

  /// A run of plain digits, at most `limit`.
  func digits(at place: Int, limit: Int) -> (value: Int, end: Int)? {
    var value = 0
    var index = place
    while index < end, index - place < limit, (0x30...0x39).contains(stream.folded[index]) {
      value = value * 10 + Int(stream.folded[index] - 0x30)
      index += 1
    }
    return index > place ? (value, index) : nil
  }
}
