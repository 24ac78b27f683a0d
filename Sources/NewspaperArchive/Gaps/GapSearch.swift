// Finds what an archive lacks, from the days, numbers and pages of the issues that it holds.

import ChineseText
import IssueParser

extension ArchiveSnapshot {
  /// What is missing between the issues that the archive holds, and in them.
  ///
  /// Of `filters`, paper and days count. They say what is told, not what it is told by: issues
  /// outside them are held none the less.
  package func gaps(_ filters: Filters = Filters()) throws(ArchiveError) -> GapReport {
    let list = try issues()
    var report = GapReport()
    let papers = PaperIssues.grouped(list.issues)
    let nameless = list.issues.filter { $0.paper == nil }
    let asked = filters.paper
    for paper in papers
    where asked.map({ ([paper.name] + paper.otherNames).contains($0) }) ?? true {
      // Where there is one paper only, pages that lost its name are its pages.
      var gaps = PaperGaps(
        papers.count == 1 ? paper.issues + nameless : paper.issues, paper: paper.name, filters)
      gaps.otherNames = paper.otherNames
      report.papers.append(gaps)
    }
    if papers.count != 1, !nameless.isEmpty, asked == nil {
      report.papers.append(PaperGaps(nameless, paper: nil, filters))
    }
    report.papers.removeAll { $0.issueCount == 0 && $0.isEmpty }
    // Of a page without any day or name nobody knows that it is none of them.
    report.unplacedPages = list.unplaced.count { page in
      (page.place.estimatedDate.map(filters.includes) ?? true)
        && (asked == nil || page.place.paper == nil || page.place.paper == asked)
    }
    return report
  }
}

extension PaperGaps {
  /// Looks through the issues of one paper, and tells what passes the filters.
  init(_ issues: [IssueSummary], paper: PaperName?, _ filters: Filters = Filters()) {
    let dated = issues.filter { $0.date != nil }.sorted { $0.name < $1.name }
    let told = issues.filter { $0.passes(filters) }.sorted { $0.name < $1.name }
    self.paper = paper
    issueCount = told.count
    first = told.lazy.compactMap(\.date).min()
    last = told.lazy.compactMap(\.days.last).max()
    let places = dated.enumerated().flatMap { PaperGaps.places(of: $1, at: $0) }
    let runs = IssueNumbers.fitting(places.filter { $0.number.isPlausible })
    misfits = PaperGaps.misfits(among: places, beside: runs.flatMap { $0 }, dated)
      .filter { $0.issue.date.map(filters.includes) ?? false }
    missingIssues = GapSearch(dated, runs, undated: issues.filter { $0.date == nil }).missing()
      .filter { $0.passes(filters) }
    for issue in told {
      missingPages += issue.missingPages
      strayPages += issue.strayPages
      duplicates += issue.duplicatePages
    }
    for (index, issue) in dated.enumerated().dropFirst()
    where issue.date == dated[index - 1].date && issue.passes(filters) {
      let sources = (dated[index - 1].pages + issue.pages).map(\.source)
      duplicates.append(
        Duplicate(issue: IssueName(date: issue.date, number: nil), page: nil, sources: sources))
    }
    // Several issues of a day are found behind the pages of all days.
    duplicates.sort { $0.issue < $1.issue }
  }

  /// A place for each number of an issue, of which one that fits will do: some papers date a
  /// combined issue by the first of its days, some by the last. Where all are printed, the numbers
  /// go with them.
  private static func places(of issue: IssueSummary, at index: Int) -> [IssueNumbers.Place] {
    let days = issue.days
    return issue.numbers?.enumerated().map { offset, number in
      let day = days[min(offset, days.count - 1)]
      return IssueNumbers.Place(index: index, day: day.dayNumber, number: number)
    } ?? []
  }

  private static func misfits(
    among places: [IssueNumbers.Place], beside fitting: [IssueNumbers.Place],
    _ dated: [IssueSummary]
  ) -> [NumberMisfit] {
    let numbers = Set(fitting.map(\.number))
    let fits = Set(fitting.map(\.index))
    let misfits = places.filter {
      !fits.contains($0.index) && $0.number == dated[$0.index].issueNumber
    }
    return misfits.map { place in
      let after = fitting.last { $0.index < place.index }
      let before = fitting.first { $0.index > place.index }
      let kind: NumberMisfit.Kind =
        numbers.contains(place.number)
        ? .repeated : (after.map { place.number < $0.number } ?? false) ? .falls : .leaps
      return NumberMisfit(
        kind: kind, issue: dated[place.index].name, after: after.map { dated[$0.index].name },
        before: before.map { dated[$0.index].name })
    }
  }
}

extension IssueSummary {
  /// Whether its day, or a likely day of its pages, is one that filters leave.
  fileprivate func passes(_ filters: Filters) -> Bool {
    if !filters.narrowsDays { return true }
    return (date == nil ? pages.compactMap(\.place.estimatedDate) : days)
      .contains(where: filters.includes)
  }

  fileprivate var day: Int { date?.dayNumber ?? .max }
  fileprivate var lastDay: Int { days.last?.dayNumber ?? .max }
}

extension Int {
  /// Whether an issue can have this number. Others, which an archive may hold all the same, are
  /// told as such that do not fit, and counted with no further.
  fileprivate var isPlausible: Bool { Masthead.issueNumbers.contains(self) }
}

extension MissingIssues {
  /// Whether one of them may be of a day that filters leave: one of the days on which the paper
  /// should have come out, or else any day between.
  fileprivate func passes(_ filters: Filters) -> Bool {
    guard filters.narrowsDays, let after = after.date, let before = before.date else { return true }
    if let days, !days.isEmpty { return days.contains(where: filters.includes) }
    return (after.dayNumber + 1..<max(before.dayNumber, after.dayNumber + 1))
      .contains { filters.includes(CivilDate(dayNumber: $0)) }
  }
}

/// Looks for missing issues between the dated issues of one paper.
private struct GapSearch {
  private let dated: [IssueSummary]
  /// For each dated issue the run in which its number fits; nil where it does not.
  private var runs: [Int?]
  /// Numbers of issues whose day is not known.
  private let undatedNumbers: Set<Int>

  init(_ dated: [IssueSummary], _ runs: [[IssueNumbers.Place]], undated: [IssueSummary]) {
    self.dated = dated
    self.runs = Array(repeating: nil, count: dated.count)
    for (number, run) in runs.enumerated() {
      for place in run { self.runs[place.index] = number }
    }
    undatedNumbers = Set(undated.compactMap(\.numbers).flatMap { $0 }.filter(\.isPlausible))
  }

  func missing() -> [MissingIssues] {
    var gaps: [MissingIssues] = []
    var start = 0
    while start + 1 < dated.count {
      // From one issue whose number fits to the next; where there is none, from day to day.
      var end = start + 1
      if let run = runs[start] {
        end = dated.indices.dropFirst(start + 1).first { runs[$0] != nil } ?? end
        if runs[end] != run { end = start + 1 }
      }
      if let run = runs[start], runs[end] == run {
        if let gap = numberedGap(start, end) { gaps.append(gap) }
      } else if let gap = gap(start, end, count: nil) {
        gaps.append(gap)
      }
      start = end
    }
    return gaps
  }

  /// What is missing between two issues whose numbers fit; those between them have none that do.
  private func numberedGap(_ start: Int, _ end: Int) -> MissingIssues? {
    guard let first = dated[start].numbers?.upperBound, let last = dated[end].issueNumber else {
      return nil
    }
    var ranges: [ClosedRange<Int>] = []
    var next = first + 1
    for number in undatedNumbers.filter({ $0 > first && $0 < last }).sorted() + [last] {
      if next < number { ranges.append(next...number - 1) }
      next = number + 1
    }
    let between = Set(dated[start + 1..<end].map(\.day)).count
    let count = ranges.reduce(0) { $0 + $1.count } - between
    guard count > 0, var gap = gap(start, end, count: count) else { return nil }
    gap.numbers = ranges
    return gap
  }

  /// What is missing between two issues, as far as days tell; `count`: how many, where numbers do.
  private func gap(_ start: Int, _ end: Int, count: Int?) -> MissingIssues? {
    let (first, last) = (dated[start].day, dated[end].day)
    var gap = MissingIssues(after: dated[start].name, before: dated[end].name, count: count)
    if last - first <= GapSearch.longest {
      let held = Set(dated[start...end].flatMap(\.days).map(\.dayNumber))
      let free = (first...last).filter { !held.contains($0) }.map { CivilDate(dayNumber: $0) }
      if count == free.count {
        gap.days = free
      } else if let habits = weekdays(around: start, end) {
        gap.days = free.filter { habits.contains($0.weekday) }
      }
    }
    if count != nil { return gap }
    if let days = gap.days { return days.isEmpty ? nil : gap }
    return last - dated[start].lastDay > GapSearch.longestUnknown ? gap : nil
  }

  /// The days of the week on which the paper comes out, by the half years before and behind a gap;
  /// nil where these hold too few issues to tell.
  private func weekdays(around start: Int, _ end: Int) -> Set<Int>? {
    var counts = [Int](repeating: 0, count: 7)
    for index in stride(from: start, through: 0, by: -1) {
      guard dated[start].day - dated[index].day <= GapSearch.reach else { break }
      counts[dated[index].date?.weekday ?? 0] += 1
    }
    for index in end..<dated.count {
      guard dated[index].day - dated[end].day <= GapSearch.reach else { break }
      counts[dated[index].date?.weekday ?? 0] += 1
    }
    guard counts.reduce(0, +) >= GapSearch.fewest, let most = counts.max() else { return nil }
    // A day on which there was a special issue once is none of its days.
    return Set(counts.indices.filter { counts[$0] * 4 >= most })
  }

  /// Days of half a year.
  private static let reach = 183
  /// Issues that show a habit.
  private static let fewest = 8
  /// Days of the longest gap whose days are told: habits change.
  private static let longest = 366
  /// Days between two issues that are no gap of a paper of which nothing is known: a week.
  private static let longestUnknown = 7
}
