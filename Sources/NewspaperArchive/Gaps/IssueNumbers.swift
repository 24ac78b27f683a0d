// Which issue numbers to trust. A misread number would make hundreds of issues missing that never
// were.

import ChineseText

/// The issues whose numbers and days fit together.
enum IssueNumbers {
  /// An issue that has both.
  struct Place: Equatable {
    /// Its place in the list that it comes from.
    let index: Int
    let day: Int
    let number: Int
  }

  /// The most issues, in order, of which each has a higher number than the one before, and no more
  /// higher than days have passed.
  ///
  /// A number that begins anew with a year begins another run. `issues` are in the order of days.
  static func fitting(_ issues: [Place]) -> [[Place]] {
    var runs: [[Place]] = []
    for issue in issues {
      if let last = runs.last?.last, !beginsAnew(issue, after: last) {
        runs[runs.count - 1].append(issue)
      } else {
        runs.append([issue])
      }
    }
    return runs.map(longestFit)
  }

  private static func beginsAnew(_ issue: Place, after last: Place) -> Bool {
    let date = CivilDate(dayNumber: issue.day)
    guard date.year > CivilDate(dayNumber: last.day).year, issue.number < last.number,
      let newYear = CivilDate(year: date.year, month: 1, day: 1)
    else { return false }
    return issue.number <= issue.day - newYear.dayNumber + 1
  }

  /// With rising numbers, "no more than days have passed" means that day less number never falls;
  /// so in the order of numbers it is the longest sequence in which that does not fall.
  private static func longestFit(_ run: [Place]) -> [Place] {
    let sorted = run.sorted { ($0.number, $1.day) < ($1.number, $0.day) }
    /// For each length, the sequence of it that ends lowest; and before each issue the one it
    /// follows.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: sorted.count)
    for (index, place) in sorted.enumerated() {
      let slack = place.day - place.number
      let length = partitioningIndex(in: ends.indices) {
        let end = sorted[ends[$0]]
        return end.day - end.number <= slack
      }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var result: [Place] = []
    var next = ends.last
    while let index = next {
      result.append(sorted[index])
      next = previous[index]
    }
    return result.reversed()
  }
}
