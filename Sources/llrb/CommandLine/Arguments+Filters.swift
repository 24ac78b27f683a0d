// The options that say which pages and articles count: the same for every command that asks.

import ChineseText
import IssueParser
import NewspaperArchive

extension Arguments {
  /// `--from`, `--to`, `--lunar`, `--issue`, `--page`, `--paper` and `--author`.
  func filters() throws(UsageError) -> Filters {
    var filters = Filters()
    filters.from = try bound(.from, .first)
    filters.to = try bound(.to, .last)
    filters.lunar = try lunarDays()
    filters.issueNumber = try issueNumber()
    filters.page = try page()
    filters.paper = text(.paper).map { PaperName($0) }
    filters.author = text(.author)
    if let from = filters.from, let to = filters.to, to < from {
      throw .badValue(
        option: .to, value: text(.to) ?? "",
        expected: Wording("a day after --from \(from.iso8601)", "晚于 --from \(from.iso8601) 的日期"))
    }
    return filters
  }

  /// `--lunar`.
  func lunarDays() throws(UsageError) -> LunarDays? {
    guard let value = text(.lunar) else { return nil }
    guard let days = LunarDays(parsing: value) else {
      throw .badValue(
        option: .lunar, value: value,
        expected: Wording(
          "a lunar day, month, year or festival such as 三月廿五, 闰二月, 辛丑年, 辛丑年三月, "
            + "辛丑年三月廿五, 中秋 or 除夕",
          "农历的日、月、年或节日，如三月廿五、闰二月、辛丑年、辛丑年三月、辛丑年三月廿五、中秋、除夕"))
    }
    return days
  }

  /// `--fuzzy`, `--fuzzy=N`.
  func tolerance() throws(UsageError) -> Tolerance {
    guard let edits = text(.fuzzy) else { return .none }
    return edits.isEmpty ? .byLength : .edits(try integer(.fuzzy, atLeast: 0) ?? 0)
  }
}
