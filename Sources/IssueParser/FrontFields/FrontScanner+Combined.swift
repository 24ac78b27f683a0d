import ChineseText

// Combined issues (合刊), as most papers print at 春节 and 国庆: one issue that bears the numbers,
// the days and the weekdays of several.

extension FrontScanner {
  /// How what stands between two numbers or days joins them.
  private enum Joint {
    /// All between are meant too.
    case through
    /// The two alone, so that they follow one another.
    case and
  }

  private static let joints = KeywordTable<Joint>([
    ("- -- ~ ~~ 〜 ∼ 至 到", .through), ("、 / 和 与 及", .and),
  ])

  /// What such an issue is called.
  private static let combinedWords = KeywordTable("合刊号 合刊 合期 (合刊) (合刊号) [合刊]")

  /// What ends a field: nothing, or the word for such an issue.
  private func combinedWordEnd(_ place: Int) -> Int {
    Self.combinedWords.end(stream.folded, at: place, end: end) ?? place
  }

  // MARK: Numbers

  /// 合 of 合刊.
  static let combined = Glyph.of("合")
  /// Behind the first sign of a number 期 or 合 stands at most so far on: behind two numbers of
  /// nine signs and what joins them.
  static let issueReach = 20

  /// The numbers of a combined issue, the first of which begins at `place`: `10200-10201期`,
  /// `10200、01期`, `10200期、第10201期合刊`.
  ///
  /// nil where they are too many for one issue, and where neither unit nor word tells what they
  /// are; without these (`No.10200-10201`) only whole numbers are any.
  func combinedNumbers(
    at place: Int, needsUnit: Bool, needsWord: Bool = false
  ) -> (numbers: ClosedRange<Int>, end: Int)? {
    guard place < end, let first = issueNumber(at: place), first.value > 0 else { return nil }
    var (last, digitCount, index) = (first.value, first.end - place, unitEnd(first.end))
    var isWhole = true
    var needsWord = needsWord
    while let joint = issueJoint(at: index, isArabic: first.isArabic) {
      let start = scalar(joint.end) == Self.ordinalSign ? joint.end + 1 : joint.end
      // Behind 期 a number without it is another field's: `第10200期 第1版`.
      guard start < end, let next = issueNumber(at: start),
        !isIssueUnit(scalar(index - 1)) || isIssueUnit(scalar(next.end))
      else { break }
      var value = next.value
      if value < last, next.isArabic, first.isArabic, next.end - start < digitCount {
        // `10200-01`: the first digits are those of the number before.
        let unit = (start..<next.end).reduce(1) { unit, _ in unit * 10 }
        value += last / unit * unit
        isWhole = false
      }
      let most = joint.meaning == .through ? first.value + Masthead.mostCombined - 1 : last + 1
      guard value > last, value <= most else { return nil }
      needsWord = needsWord || joint.end == index
      (last, digitCount, index) = (value, max(digitCount, next.end - start), unitEnd(next.end))
    }
    guard last > first.value, last - first.value < Masthead.mostCombined else { return nil }
    let stop = combinedWordEnd(index)
    let hasUnit = isIssueUnit(scalar(index - 1))
    guard stop > index || !needsWord && (hasUnit || !needsUnit && isWhole && isWordEnd(index))
    else {
      return nil
    }
    return (first.value...last, stop)
  }

  /// What joins two numbers; nothing but a 第 behind 期 may, and an engine makes a dash 一.
  private func issueJoint(at place: Int, isArabic: Bool) -> (meaning: Joint, end: Int)? {
    if let joint = Self.joints.match(stream.folded, at: place, end: end) { return joint }
    if isIssueUnit(scalar(place - 1)), scalar(place) == Self.ordinalSign { return (.and, place) }
    return isArabic && scalar(place) == "一" ? (.through, place + 1) : nil
  }

  private func unitEnd(_ place: Int) -> Int { isIssueUnit(scalar(place)) ? place + 1 : place }

  /// A combined issue without 第: `10201、10202期合刊`.
  func combinedIssue(at place: Int) -> FrontToken? {
    guard isWordStart(place),
      let (numbers, next) = combinedNumbers(at: place, needsUnit: true, needsWord: true)
    else { return nil }
    return FrontToken(
      kind: .issue(numbers, isTotal: false), range: place..<next, strength: .strong)
  }

  // MARK: Days

  /// The last day of a combined issue, behind its first: `-2日`, `日—5日`, `日至5月3日合刊`. nil
  /// where these are too many days for one issue.
  func lastDay(after date: PartialDate, at place: Int) -> (day: Int, end: Int)? {
    // Whether a year is a leap year makes a difference at the end of a February only.
    guard let month = date.month, let day = date.day,
      let first = CivilDate(year: date.year ?? 2020, month: month, day: day),
      let joint = Self.joints.match(stream.folded, at: place, end: end)
    else { return nil }
    var index = joint.end
    var (lastYear, lastMonth) = (first.year, month)
    if index < end, let (value, next, _) = number(at: index, limit: 5), scalar(next) == Self.year {
      (lastYear, index) = (value, next + 1)
    }
    if index < end, let (value, next, _) = number(at: index, limit: 3), scalar(next) == Self.month {
      (lastMonth, index) = (value, next + 1)
      if lastYear == first.year, lastMonth < month { lastYear += 1 }
    }
    guard index < end, let (value, next, _) = number(at: index, limit: 3), isDayUnit(scalar(next)),
      let last = CivilDate(year: lastYear, month: lastMonth, day: value)
    else { return nil }
    let more = last.dayNumber - first.dayNumber
    guard (1..<Masthead.mostCombined).contains(more), joint.meaning == .through || more == 1 else {
      return nil
    }
    return (value, combinedWordEnd(next + 1))
  }

  /// The place after the last weekday of a combined issue, behind the first: `、日`, `至星期三`.
  ///
  /// The days on which a paper comes out each week are written so too: `周一至周五出版`.
  func lastWeekdayEnd(after day: Int, from start: Int, at place: Int) -> Int? {
    guard let joint = Self.joints.match(stream.folded, at: place, end: end) else { return nil }
    let prefix = Self.weekdayPrefixes.match(stream.folded, at: joint.end, end: end)
    let name = prefix?.end ?? joint.end
    guard let last = Self.weekdayNames[scalar(name)], last != day,
      joint.meaning == .through || last == (day + 1) % 7, prefix != nil || isWordEnd(name + 1),
      start == 0 || !Self.weekly.contains(stream.folded[start - 1])
    else { return nil }
    return name + 1
  }

  private static let weekly: ScalarSet = "每逢"

  /// The place after the last lunar day of a combined issue, behind the first: `至廿四`,
  /// `、三月廿一`.
  func lastLunarDayEnd(at place: Int) -> Int? {
    guard let joint = Self.joints.match(stream.folded, at: place, end: end) else { return nil }
    if let next = lunarDayEnd(at: joint.end, isMarked: true) { return next }
    let start = scalar(joint.end) == "初" ? joint.end + 1 : joint.end
    guard start < end, let (value, next, isArabic) = number(at: start, limit: 3), !isArabic,
      (1...30).contains(value), isWordEnd(next)
    else { return nil }
    return next
  }
}
