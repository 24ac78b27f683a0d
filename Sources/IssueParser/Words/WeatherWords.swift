/// Words of weather forecasts, which pages print in a box of short lines.
enum WeatherWords {
  /// What forecasts are called.
  static let names: PhraseList = ["天气预报", "今日天气", "天气", "天气趋势", "气象信息"]

  /// What a line of theirs begins with: when the weather will be so.
  static let periods: PhraseList = [
    "今天白天:", "今天夜间:", "今天夜里:", "今天:", "今晚:", "今夜:", "今日白天:", "今日夜间:", "今日:", "明天白天:", "明天夜间:",
    "明天:",
    "明日:", "后天:", "白天:", "夜间:", "今晚到明天:", "今天到明天:",
  ]

  /// What tells of the sky behind it.
  static let skies: ScalarSet = "晴阴云雨雪雾霾风沙"

  /// What forecasts measure.
  static let measures: PhraseList = [
    "℃", "偏南风", "偏北风", "偏东风", "偏西风", "最高气温", "最低气温", "降水概率", "风力",
  ]

  /// Who makes them, and what he does with them.
  static let offices: PhraseList = ["气象台", "气象局", "气象站"]
  static let issued: PhraseList = ["发布", "提供", "预报"]
}
