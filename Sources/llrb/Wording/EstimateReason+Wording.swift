import ChineseText
import IssueParser

extension Masthead {
  /// Why the likely day is likely; nil where there is none.
  var estimateWording: Wording? {
    guard let reason = estimateReason, let likely = estimatedDate else { return nil }
    let lead = "\(reason.day.month)月\(reason.day.day)日"
    let isNext = likely.dayNumber == reason.day.dayNumber + 1
    let weekday = likely.weekdayName
    let step =
      isNext ? Wording("the day after", "次日") : Wording("the next \(weekday)", "其后的\(weekday)")
    return Wording(
      "the latest lead (line \(reason.line)) is of \(lead); ",
      "最晚的消息（第 \(reason.line) 行）为\(lead)；") + step + Wording("; the year is from ", "；年份据")
      + reason.yearWording
  }
}

extension EstimateReason {
  /// What tells the year.
  fileprivate var yearWording: Wording {
    let place = clueLine.map { Wording(" (line \($0))", "（第 \($0) 行）") } ?? Wording("")
    func quoted(_ words: String) -> Wording { Wording("\u{201C}\(words)\u{201D}") + place }
    switch clue {
    case .masthead: return Wording("the masthead", "报头")
    case .lead:
      return Wording("the whole date in the lead of line \(line)", "第 \(line) 行的完整日期")
    case .yearEnded: return quoted("过去的\(year - 1)年")
    case .yearBegun: return quoted("\(year)年是")
    case .republic, .party:
      let founded = clue.founded ?? year
      return quoted("成立\(year - founded)周年")
        + Wording(", counted from \(founded)", "，自 \(founded) 年算起")
    case .mention:
      return Wording("the latest year the text speaks of, \(year)", "文中最晚的年份 \(year)") + place
    }
  }
}
