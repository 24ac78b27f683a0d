// Captions and the stories of photos open with when the picture was taken.

/// The day, or the season or the like, that a stretch of text opens with.
struct OpeningTime {
  /// How long the day is, `5月2日`, in scalars; 0 where none opens the stretch.
  let day: Int
  /// How long the season or the like is, `入冬` or `近日`, in scalars; 0 where none does.
  let season: Int
  /// How long either is.
  var length: Int { max(day, season) }

  init(_ text: PageText, _ range: Range<Int>) {
    day = LineForm.lengthOfDay(text.scalars, range)
    season = Self.seasons.lengthBeginning(in: text.scalars, range)
  }

  /// Seasons, and other words for when something was.
  static let seasons: PhraseList = [
    "近日", "日前", "今年以来", "连日来", "近年来", "时下", "眼下", "初春", "春节", "当前", "昨日", "昨天,", "入冬", "入春",
    "入夏", "入秋", "盛夏", "金秋", "仲春", "立春", "阳春", "早春", "暮春", "初夏", "仲夏", "初秋", "深秋", "初冬", "隆冬", "时值",
    "正值", "二月的", "三月的", "四月的", "五月的", "六月的", "七月的", "八月的", "九月的", "十月的",
  ]
}
