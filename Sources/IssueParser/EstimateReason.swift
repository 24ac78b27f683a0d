package import ChineseText

/// Why a day is likely that of an issue: the latest day that a report's lead names, and what tells
/// its year. The likely day is the next one, or the next of the weekday that the page prints.
package struct EstimateReason: Hashable, Sendable {
  /// What a page tells the year by that it speaks from.
  package enum YearClue: Hashable, Sendable, CaseIterable {
    /// Its masthead prints it.
    case masthead
    /// The leads print it.
    case lead
    /// `过去的2022年` is the year before.
    case yearEnded
    /// `2023年是` is the year.
    case yearBegun
    /// `新中国成立74周年`.
    case republic
    /// `共产党成立102周年`.
    case party
    /// It is the latest year that the text speaks of.
    case mention

    /// The year that an anniversary is counted from; nil where the clue is none.
    package var founded: Int? {
      switch self {
      case .republic: 1949
      case .party: 1921
      case .masthead, .lead, .yearEnded, .yearBegun, .mention: nil
      }
    }
  }

  /// The latest day that a lead names.
  package var day: CivilDate
  /// The line where that lead begins.
  package var line: Int
  /// The year that the page speaks from.
  package var year: Int
  /// What tells that year.
  package var clue: YearClue
  /// The line where the clue stands; nil where masthead or leads tell the year.
  package var clueLine: Int?

  /// Makes a reason from its parts.
  package init(day: CivilDate, line: Int, year: Int, clue: YearClue, clueLine: Int? = nil) {
    self.day = day
    self.line = line
    self.year = year
    self.clue = clue
    self.clueLine = clueLine
  }
}
