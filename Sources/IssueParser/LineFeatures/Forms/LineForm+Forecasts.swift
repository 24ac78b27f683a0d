// Weather forecasts, which pages print in a box of short lines.

extension LineForm {
  /// `今天夜间:多云,南风2到3级`, `级,气温21℃~33℃`: whether a line is a forecast's. A headline may
  /// name degrees or a gale, but hardly in two clauses.
  static func isForecast(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let label = WeatherWords.periods.lengthBeginning(in: scalars, range)
    if label > 0,
      range.dropFirst(label).prefix(12).contains(where: {
        WeatherWords.skies.contains(scalars[$0])
      })
    {
      return true
    }
    return range.contains { Glyph.isPause(scalars[$0]) }
      && WeatherWords.measures.occurs(in: scalars, range)
  }

  /// Whether a heading ends in what forecasts are called.
  static func namesForecast(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    WeatherWords.names.lengthEnding(in: scalars, range) > 0
  }

  /// Whether a line is such a name and no more: `天气预报`.
  static func isForecastName(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    WeatherWords.names.lengthEnding(in: scalars, range) == range.count
  }

  /// `市气象台6月7日17时发布`, `（市气象台提供）`: who signs a forecast.
  static func signsForecast(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let inner = insideBrackets(scalars, range)
    let words = inner ?? range
    return (6...30).contains(words.count)
      && WeatherWords.issued.lengthEnding(in: scalars, words) > 0
      && WeatherWords.offices.occurs(in: scalars, words)
      && !words.contains { Glyph.isPause(scalars[$0]) || Glyph.isStop(scalars[$0]) }
      && (inner != nil || words.contains { Glyph.isDigit(scalars[$0]) })
  }
}
