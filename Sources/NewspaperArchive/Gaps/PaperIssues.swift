// Which paper an issue is of. A page whose name was misread seems to be an issue of a paper of its
// own; its day and number tell whose it is.

import ChineseText
import IssueParser

/// The issues of one paper, under whatever names it was read.
struct PaperIssues {
  var name: PaperName
  var issues: [IssueSummary]
  /// Other names that its day and number show to be misreadings of this one.
  var otherNames: [PaperName] = []
  /// The day of each number, as the first of its issues has it.
  private var days: [Int: CivilDate?] = [:]

  private init(name: PaperName, issues: [IssueSummary]) {
    self.name = name
    self.issues = issues
    for issue in issues { note(issue) }
  }

  private mutating func note(_ issue: IssueSummary) {
    guard let numbers = issue.numbers else { return }
    days.merge(numbers.map { ($0, issue.date) }) { first, _ in first }
  }

  /// The papers, by name. A name all of whose issues have their place in one paper with more issues
  /// is a misreading: issues of that paper have the same day and number, or the numbers just before
  /// and behind on days before and behind.
  static func grouped(_ issues: [IssueSummary]) -> [PaperIssues] {
    let named = Dictionary(grouping: issues, by: \.paper)
    var papers = named.values.compactMap { issues in
      issues.compactMap(\.paper).commonest.map { PaperIssues(name: $0, issues: issues) }
    }
    // Many first, so that the few come to the many.
    papers.sort { ($1.issues.count, $0.name) < ($0.issues.count, $1.name) }
    var kept: [PaperIssues] = []
    for paper in papers {
      let owner = kept.firstIndex {
        $0.issues.count > paper.issues.count && $0.holds(placesOf: paper.issues)
      }
      if let owner {
        kept[owner].take(paper)
      } else {
        kept.append(paper)
      }
    }
    return kept.sorted { $0.name < $1.name }
  }

  private func holds(placesOf others: [IssueSummary]) -> Bool {
    others.allSatisfy { other in
      guard let day = other.date, let number = other.issueNumber else { return false }
      if days[number] == day { return true }
      // A stored number may be any; behind the greatest comes none that anything has.
      guard let before = days[number &- 1] ?? nil, let behind = days[number &+ 1] ?? nil else {
        return false
      }
      return before < day && day < behind
    }
  }

  private mutating func take(_ paper: PaperIssues) {
    otherNames.append(paper.name)
    for other in paper.issues {
      let place = issues.firstIndex {
        $0.date == other.date && ($0.issueNumber == nil) == (other.issueNumber == nil)
          && $0.mayBeOfIssue(other)
      }
      if let place {
        issues[place].pages += other.pages
        issues[place].pageCount = issues[place].pageCount ?? other.pageCount
      } else {
        issues.append(other)
        note(other)
      }
    }
  }
}
