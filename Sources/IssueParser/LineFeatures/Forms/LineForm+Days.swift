// Days and months that a stretch of text begins with or is.

extension LineForm {
  /// How long the day is that a stretch begins with, `5月2日`, `2日` or `十月二日`, in scalars; 0
  /// where none does.
  static func lengthOfDay(_ scalars: [UInt32], _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    if index < range.upperBound, Glyph.numerals.contains(scalars[index]) {
      return lengthOfWrittenDay(scalars, range)
    }
    let end = min(range.upperBound, index + 7)
    while index < end,
      Glyph.isDigit(scalars[index])
        || index > range.lowerBound && scalars[index] == "月"
    {
      index += 1
    }
    guard index > range.lowerBound, index < end, scalars[index] == "日" else { return 0 }
    return index + 1 - range.lowerBound
  }

  /// The same in Chinese numerals, with its month: `一日` may be any day.
  private static func lengthOfWrittenDay(_ scalars: [UInt32], _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    for (sign, most) in [(Glyph.of("月"), 2), (Glyph.of("日"), 3)] {
      let first = index
      while index < range.upperBound, index - first < most, Glyph.isOfNumber(scalars[index]) {
        index += 1
      }
      guard index > first, index < range.upperBound, scalars[index] == sign else { return 0 }
      index += 1
    }
    return index - range.lowerBound
  }

  /// `十一月三日 晴`, `5月28日 星期四 多云 望火楼`: the day of a diary and its weather.
  static func isDiaryDay(_ text: PageText, _ range: Range<Int>) -> Bool {
    let length = lengthOfDay(text.scalars, range)
    guard length > 0, (length + 1...20).contains(range.count),
      text.followsGap(range.lowerBound + length)
    else { return false }
    return text.pieces(range.dropFirst(length)).prefix(2).contains { piece in
      piece.count <= 4 && piece.allSatisfy { text.scalars[$0] != Glyph.fullStop }
        && piece.contains { WeatherWords.skies.contains(text.scalars[$0]) }
    }
  }

  /// `2010年6月10日`, `2010年6月10日 星期四`: a day with its year, and nothing else.
  static func isWholeDay(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let rest = behindWholeDay(scalars, range) else { return false }
    let behind = scalars[rest]
    return behind.isEmpty
      || behind.count == 3 && behind.starts(with: [Glyph.of("星"), Glyph.of("期")])
  }

  /// `2010年6月10日在清水县…`: when and where.
  static func isOccasion(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    behindWholeDay(scalars, range)?.first.map { scalars[$0] == "在" } == true
  }

  /// What stands behind the day with its year that a stretch begins with; nil where none does.
  private static func behindWholeDay(_ scalars: [UInt32], _ range: Range<Int>) -> Range<Int>? {
    let year = range.prefix { Glyph.isDigit(scalars[$0]) }
    guard year.count == 4, year.upperBound < range.upperBound, scalars[year.upperBound] == "年"
    else { return nil }
    let rest = year.upperBound + 1..<range.upperBound
    let length = lengthOfDay(scalars, rest)
    return length > 0 ? rest.dropFirst(length) : nil
  }

  /// `二〇一二年三月`, the 〇 read as a letter or not: a month with its year.
  static func isMonth(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (6...9).contains(range.count), scalars[range.upperBound - 1] == "月",
      scalars[range.lowerBound + 4] == "年"
    else { return false }
    return range.allSatisfy {
      Glyph.isDigit(scalars[$0]) || dayScalars.contains(scalars[$0]) || scalars[$0] == 0x4F
        || scalars[$0] == 0x6F
    }
  }

  /// What days in Chinese numerals are made of, and stretches of them.
  static let dayScalars: ScalarSet = "〇一二三四五六七八九十○年月日时元至-—"
}
