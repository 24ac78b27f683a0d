import ChineseText

// Weekdays, and the days of the week on which a paper comes out.

extension FrontScanner {
  /// `星期五`, `周五`, `礼拜五`; the first of `星期六、日` and `星期六至星期三`.
  func weekday(at place: Int) -> FrontToken? {
    guard
      let prefix = FrontScanner.weekdayPrefixes.match(stream.folded, at: place, end: end),
      let day = FrontScanner.weekdayNames[scalar(prefix.end)]
    else { return nil }
    let isShort = prefix.end - place == 1
    let stop = lastWeekdayEnd(after: day, from: place, at: prefix.end + 1) ?? prefix.end + 1
    if FrontScanner.repeating.end(stream.folded, at: stop, end: end) != nil { return nil }
    if isShort, !isWordEnd(stop) && !isWordStart(place) { return nil }
    return FrontToken(
      kind: .weekday(day), range: place..<stop, strength: isShort ? .weak : .strong)
  }

  /// What follows the days of the week on which a paper comes out.
  private static let repeating = KeywordTable("至周 至星期 到周 出版 、周 、星期")
  static let weekdayPrefixes = KeywordTable("星期 礼拜 周")
  static let weekdayNames: [UInt32: Int] = {
    var names: [UInt32: Int] = [:]
    for (index, shapes) in ["日天", "一1", "二2", "三3", "四4", "五5", "六6"].enumerated() {
      for shape in shapes.unicodeScalars { names[shape.value] = index }
    }
    return names
  }()

  /// `每周二、五出版`, `逢星期三出版`, `周一至周五出版`: the days on which the paper comes out.
  func publicationDays(at place: Int) -> FrontToken? {
    let limit = min(end, place + 16)
    guard let first = FrontScanner.publicationPrefixes.end(stream.folded, at: place, end: limit)
    else { return nil }
    var index = first
    while index < limit, FrontScanner.publicationSigns.contains(stream.folded[index]) {
      index += 1
    }
    guard index > first,
      let stop = FrontScanner.publicationVerbs.end(stream.folded, at: index, end: end),
      isWordEnd(stop)
    else { return nil }
    return FrontToken(kind: .furniture, range: place..<stop, strength: .strong)
  }

  static let publicationPrefixes = KeywordTable("每周 逢周 每逢周 每星期 逢星期 每逢星期 周一至 周二至")
  private static let publicationVerbs = KeywordTable("出版 出刊")
  /// What stands between them: days, and what joins them.
  private static let publicationSigns: ScalarSet = "一二三四五六日天周星期、,和至到"
}
