package import ChineseText

/// The fields of a newspaper's head, each a value or nil, with the evidence for each value.
package struct Masthead: Hashable, Sendable, IssueBearer {
  /// How a field's value is known.
  package enum Evidence: String, Sendable, CaseIterable {
    /// The page prints it.
    case printed
    /// It follows from other fields by calculation.
    case derived
    /// A folder or file name says it.
    case path
    /// The command line says it.
    case option
    /// The page prints a misreading of it that other fields prove wrong.
    case repaired
  }

  /// The fields that carry evidence; the raw value is the field's name in JSON.
  package enum Field: String, Sendable, CaseIterable {
    case paper, date, weekday, lunarDate, issueNumber, pageCount, page, cn, postalCode, section
  }

  /// The numbers that pages have: no issue has more pages.
  package static let pages = 1...199
  /// The numbers that issues have: no paper has come out oftener.
  package static let issueNumbers = 1...9_999_999
  /// A combined issue (合刊) has so many numbers or days at most.
  package static let mostCombined = 10

  /// The paper's name: `晋源日报`.
  package var paper: PaperName?
  /// The issue's day. Only printed, derived, repaired, from the path or given: never an estimate.
  package var date: CivilDate?
  /// The last day of a combined issue, whose first is `date`; nil for any other.
  package var lastDate: CivilDate?
  /// `星期五`, that of `date`.
  package var weekday: String?
  /// The lunar day as printed, without 农历: `戊寅年四月初九`; that of a day which the path or the
  /// command line tells.
  package var lunarDate: String?
  /// N of 第N期; M of 总第M期 where the page prints both, since only that names a single issue.
  package var issueNumber: Int?
  /// The last number of a combined issue, whose first is `issueNumber`; nil for any other.
  package var lastIssueNumber: Int?
  /// N of 今日N版.
  package var pageCount: Int?
  /// The number of this page (版次).
  package var page: PageNumber?
  /// The national serial number: `CN99-0001`.
  package var cn: String?
  /// 邮发代号: `99-1`.
  package var postalCode: String?
  /// The desk or section: `时政部`, `要闻`.
  package var section: String?
  /// The likely day where none is known; never used as the date.
  package var estimatedDate: CivilDate?
  /// Why `estimatedDate` is likely.
  package var estimateReason: EstimateReason?
  /// How each value is known; a field without a value has no entry.
  package var evidence: [Field: Evidence] = [:]
  /// Where the masthead's lines stand in the source (a date line in the foot too): from 1, both
  /// ends included.
  package var lines: [LineRange] = []

  /// Makes an empty masthead, to be filled.
  package init() {}
}
