// What the blocks of headings tell in which a page sets its headlines.

extension HeadlineCutting {
  /// So many short lines in one block are headlines each.
  private static let leastOfShortList = 4

  /// For each line whether it stands in a block in which short lines are headlines each.
  static func linesOfShortLists(_ features: [LineFeatures], _ items: [PageItem]) -> [Bool] {
    var isInList = [Bool](repeating: false, count: features.count)
    for item in items where item.kind == .headings {
      let short = item.lines.count { features[$0].kind == .text && features[$0].count <= shortLine }
      if short >= leastOfShortList { for line in item.lines { isInList[line] = true } }
    }
    return isInList
  }

  /// Whether blank lines part headlines tells itself: where some headings stand right below each
  /// other and some do not, those that do were one block of type. A page that sets none together,
  /// or all, or more than a headline has lines, says nothing.
  ///
  /// Of 158 pairs of headings right below each other on annotated pages with such blocks 146 were
  /// of one headline. With a blank line between them 33 of 48 were where blank lines are few, and
  /// 30 of 93 where they are many.
  static func gapWeights(
    _ labeler: LineLabeler, _ items: [PageItem]
  ) -> (blank: Float, none: Float) {
    var runs: [Int] = []
    var blanks = 0
    for item in items where item.kind == .headings {
      var run = 1
      for line in item.lines.dropFirst() where labeler.features[line].kind == .text {
        if labeler.text.lines[line].followsBlank {
          runs.append(run)
          blanks += 1
          run = 1
        } else {
          run += 1
        }
      }
      runs.append(run)
    }
    guard let most = runs.max(), (2...4).contains(most), blanks > 0 else { return (0, 0) }
    return (blank: labeler.conventions.blankLinesTell ? -0.3 : -1.2, none: 1.2)
  }
}
