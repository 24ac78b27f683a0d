// Words of weather forecasts, which pages print in a box of short lines.

enum WeatherWords {
  /// `今天夜间:多云,南风2到3级`, `级,气温21℃~33℃`: whether a line is a forecast's. A headline may
  /// name degrees or a gale, but hardly in two clauses.
  static func forecasts(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let label = periods.lengthBeginning(in: scalars, range)
    if label > 0, range.dropFirst(label).prefix(12).contains(where: { skies.contains(scalars[$0]) })
    {
      return true
    }
    return range.contains { Glyph.isPause(scalars[$0]) } && measures.occurs(in: scalars, range)
  }

  /// Whether a heading is what forecasts are called.
  static func namesForecast(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    names.lengthEnding(in: scalars, range) > 0
  }

  /// Whether a line is such a name and no more: `天气预报`.
  static func isName(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    names.lengthEnding(in: scalars, range) == range.count
  }

  /// `市气象台6月7日17时发布`, `（市气象台提供）`: who signs a forecast.
  static func signsForecast(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let isBracketed =
      range.count > 2 && scalars[range.lowerBound] == Glyph.openParen
      && scalars[range.upperBound - 1] == Glyph.closeParen
    let words = isBracketed ? range.dropFirst().dropLast() : range
    return (6...30).contains(words.count) && issued.lengthEnding(in: scalars, words) > 0
      && offices.occurs(in: scalars, words)
      && !words.contains { Glyph.isPause(scalars[$0]) || Glyph.isStop(scalars[$0]) }
      && (isBracketed || words.contains { Glyph.isDigit(scalars[$0]) })
  }

  private static let names: PhraseList = ["天气预报", "今日天气", "天气", "天气趋势", "气象信息"]
  private static let periods: PhraseList = [
    "今天白天:", "今天夜间:", "今天夜里:", "今天:", "今晚:", "今夜:", "今日白天:", "今日夜间:", "今日:", "明天白天:", "明天夜间:",
    "明天:",
    "明日:", "后天:", "白天:", "夜间:", "今晚到明天:", "今天到明天:",
  ]
  private static let skies: ScalarSet = "晴阴云雨雪雾霾风沙"
  private static let measures: PhraseList = [
    "℃", "偏南风", "偏北风", "偏东风", "偏西风", "最高气温", "最低气温", "降水概率", "风力",
  ]
  private static let offices: PhraseList = ["气象台", "气象局", "气象站"]
  private static let issued: PhraseList = ["发布", "提供", "预报"]
}
