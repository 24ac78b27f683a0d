package import ChineseText

/// What bears the day and the number of an issue; a combined issue (合刊) has several of both.
package protocol IssueBearer {
  /// The day, the first of a combined issue.
  var date: CivilDate? { get }
  /// The last day of a combined issue.
  var lastDate: CivilDate? { get }
  /// The number, the first of a combined issue.
  var issueNumber: Int? { get }
  /// The last number of a combined issue.
  var lastIssueNumber: Int? { get }
}

extension IssueBearer {
  /// All days, in order; none where no day is known.
  package var days: [CivilDate] {
    guard let date else { return [] }
    guard let lastDate, date < lastDate else { return [date] }
    return (date.dayNumber...lastDate.dayNumber).map { CivilDate(dayNumber: $0) }
  }

  /// All numbers; nil where none is known.
  package var numbers: ClosedRange<Int>? {
    issueNumber.map { $0...max($0, lastIssueNumber ?? $0) }
  }

  /// Whether both may be of one issue by their numbers: they have one in common, or one has none.
  package func mayBeOfIssue(_ other: some IssueBearer) -> Bool {
    guard let numbers, let others = other.numbers else { return true }
    return numbers.overlaps(others)
  }

  /// The numbers as they are shown: `10200`, `10200–10201`.
  package var numberText: String? { numbers?.text }
}

extension ClosedRange<Int> {
  /// The range as it is shown: `7`, `7–29`.
  package var text: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)–\(upperBound)"
  }
}
