import ChineseText
import IssueParser
import NewspaperArchive

/// Where a page belongs, as the fields of a line in the newspaper's own words.
enum PlaceLine {
  /// An issue: `清河日报  2021-05-06  星期四  农历辛丑年三月廿五  第12345期`. A day that is only
  /// likely is marked `~`; a page of no known issue is named by its source.
  static func issue(_ place: PagePlace, source: String) -> [String] {
    var parts: [String] = []
    if let paper = place.paper?.text { parts.append(paper) }
    if let date = place.date {
      parts.append(date.iso8601)
    } else if let date = place.estimatedDate {
      parts.append("~" + date.iso8601)
    }
    if let weekday = place.weekday { parts.append(weekday) }
    if let lunarDate = place.lunarDate { parts.append("农历" + lunarDate) }
    if let number = place.numberText { parts.append("第\(number)期") }
    if place.date == nil, place.issueNumber == nil { parts.append(source) }
    return parts
  }

  /// A masthead as the page prints it:
  /// `清河日报  2021年5月6日  星期四  农历辛丑年三月廿五  第12345期  今日8版`.
  /// A day that is only likely is marked as above.
  static func masthead(_ masthead: Masthead) -> [String] {
    var parts: [String] = []
    if let paper = masthead.paper?.text { parts.append(paper) }
    if let date = masthead.date {
      parts.append(printed(date) + (masthead.lastDate.map { "–\($0.month)月\($0.day)日" } ?? ""))
    } else if let date = masthead.estimatedDate {
      parts.append("~\(printed(date))")
    }
    if let weekday = masthead.weekday { parts.append(weekday) }
    if let lunarDate = masthead.lunarDate { parts.append("农历" + lunarDate) }
    if let number = masthead.numberText { parts.append("第\(number)期") }
    if let count = masthead.pageCount { parts.append("今日\(count)版") }
    return parts
  }

  private static func printed(_ date: CivilDate) -> String {
    "\(date.year)年\(date.month)月\(date.day)日"
  }
}
