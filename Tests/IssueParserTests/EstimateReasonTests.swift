import ChineseText
import IssueParser
import Testing

/// Why a day is likely that of a page which prints none.
@Suite struct EstimateReasonTests {
  private let lead = "本报讯（记者 王涛）3月12日，全市春季生产会议召开，安排部署今年的生产工作。"

  private func masthead(_ lines: String...) -> Masthead {
    let text = "全市召开春季生产会议\n\n" + lines.joined(separator: "\n\n")
    return PageParser.parse(Array(text.utf8), hints: SourceHints()).pages[0].masthead
  }

  @Test(
    "the year is that of the heaviest clue, which is named with its line",
    arguments: [
      ("过去的2022年，生产形势很好。", 2023, .yearEnded), ("2023年是生产之年。", 2023, .yearBegun),
      ("这是新中国成立74周年的一年。", 2023, .republic), ("这是中国共产党成立102周年的一年。", 2023, .party),
      ("2023年的生产形势很好。", 2023, .mention),
    ] as [(String, Int, EstimateReason.YearClue)])
  func clues(text: String, year: Int, clue: EstimateReason.YearClue) throws {
    let masthead = masthead(lead, text)
    #expect(masthead.date == nil && masthead.estimatedDate?.iso8601 == "\(year)-03-13")
    let day = try #require(CivilDate(year: year, month: 3, day: 12))
    #expect(
      masthead.estimateReason
        == EstimateReason(day: day, line: 3, year: year, clue: clue, clueLine: 5))
  }

  @Test("where no text speaks of a year, the page has no likely day")
  func noYear() {
    let masthead = masthead(lead)
    #expect(masthead.estimatedDate == nil && masthead.estimateReason == nil)
  }

  @Test("a weekday that is printed moves the likely day on to it")
  func weekday() {
    let masthead = masthead("星期三", lead, "2023年是生产之年。")
    #expect(masthead.estimatedDate?.iso8601 == "2023-03-15")
    #expect(masthead.estimateReason?.day.iso8601 == "2023-03-12")
  }
}
