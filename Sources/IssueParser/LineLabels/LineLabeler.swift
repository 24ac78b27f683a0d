// Decides for every line of text whether it is a heading, begins a paragraph or goes on with the
// sentence before it. A line alone rarely tells: the page is labelled as a whole, by the best path
// through the lines (Viterbi), weighing each line's shape against how well it joins its neighbours.

/// What a line does on the page.
enum LineLabel: UInt8 {
  /// Body that begins a paragraph, or goes on with one that is not the line before.
  case start
  /// Body that goes on with the line before.
  case continuation
  case heading
  /// Settled by its shape: byline, caption, jump and so on.
  case other
}

/// Labels the lines of a page.
final class LineLabeler {
  let text: PageText
  let features: [LineFeatures]
  let conventions: LayoutConventions
  let joint: SentenceJoint
  /// The lines with which columns begin that an engine had read across another.
  let columnStarts: Set<Int>
  private let heading: HeadingScore

  init(
    _ text: PageText, _ features: [LineFeatures], _ conventions: LayoutConventions,
    columnStarts: Set<Int> = []
  ) {
    self.columnStarts = columnStarts
    self.text = text
    self.features = features
    self.conventions = conventions
    joint = SentenceJoint(text, features)
    heading = HeadingScore(text, features, conventions, joint)
  }

  /// One number for start, continuation and heading, in this order.
  private typealias Scores = SIMD3<Float>
  private typealias Weight = LabelWeight

  /// What it costs to come to each state, from each state before.
  private struct Steps {
    var start: Scores
    var continuation: Scores
    var heading: Scores
  }

  /// The label of every line. Cost: linear in the lines.
  func labels() -> [LineLabel] {
    let count = features.count
    guard count > 0 else { return [] }
    var score = emissions(0) + Scores(0, Weight.barred, 0)
    var back = [UInt8](repeating: 0, count: count * 3)
    for index in 1..<max(1, count) {
      let steps = transitions(index)
      let emission = emissions(index)
      var next = Scores(repeating: -.infinity)
      for state in 0..<3 {
        let costs = state == 0 ? steps.start : state == 1 ? steps.continuation : steps.heading
        for before in 0..<3 {
          let total = score[before] + costs[before] + emission[state]
          if total > next[state] {
            next[state] = total
            back[index * 3 + state] = UInt8(before)
          }
        }
      }
      score = next
    }
    if let last = features.last, last.kind == .text, !last.isComplete {
      score += Scores(Weight.tornAtEnd, Weight.tornAtEnd, 0)
    }
    var labels = [LineLabel](repeating: .other, count: count)
    var state = score[0] >= score[1] ? (score[0] >= score[2] ? 0 : 2) : score[1] >= score[2] ? 1 : 2
    for index in (0..<count).reversed() {
      if features[index].kind == .text {
        labels[index] = state == 0 ? .start : state == 1 ? .continuation : .heading
      }
      state = Int(back[index * 3 + state])
    }
    return labels
  }

  private func emissions(_ index: Int) -> Scores {
    let line = features[index]
    guard line.kind == .text else { return Scores() }
    // Body runs on for long without a comma more seldom than headings do.
    let isPrinted = conventions.layout == .printedLines || heading.fillsColumn(index)
    let body: Float =
      isBare(line)
      ? (isPrinted ? Weight.bareInColumn : Weight.bare)
      : isShortUnmarked(index) ? Weight.shortUnmarked : 0
    return Scores(body, body, heading.score(index))
  }

  /// Whether a line without a mark falls short of the column where a paragraph is one line: neither
  /// its end, which has a stop, nor what the column's end cut off.
  private func isShortUnmarked(_ index: Int) -> Bool {
    let line = features[index]
    return conventions.layout == .wrappedParagraphs && line.pieceCount == 1 && line.level == 0
      && line.ending == .broken && line.stops + line.commas == 0 && line.hanCount >= 4
      && line.unmatchedOpeners + line.unmatchedClosers == 0
      && line.width + 8 <= conventions.columnWidths[index]
  }

  /// Whether a line of some length has no mark at all.
  private func isBare(_ line: LineFeatures) -> Bool {
    line.count >= 10 && line.stops + line.commas == 0 && line.ending == .broken
  }

  /// For each state of line `index` (start, continuation, heading) what each state before it costs.
  private func transitions(_ index: Int) -> Steps {
    let one = features[index - 1]
    if features[index].kind != .text {
      // Settled lines let everything through; body that breaks off before one costs a little.
      let torn = one.kind == .text && !one.isComplete ? Weight.tornBeforeSettled : 0
      let steps = Scores(torn, torn, 0)
      return Steps(start: steps, continuation: steps, heading: steps)
    }
    if one.kind != .text || columnStarts.contains(index) {
      return Steps(
        start: Scores(repeating: Weight.belowSettled),
        continuation: Scores(repeating: Weight.barred),
        heading: Scores(repeating: Weight.belowSettled))
    }
    let join = joint.score(index - 1, index)
    let isBelowBlank = text.lines[index].followsBlank
    let blank =
      conventions.blankLinesTell ? isBelowBlank ? Weight.blankAbove : Weight.noBlankAbove : 0
    let indent = indentEvidence(index)
    let start = fromBodyToStart(index, blank: blank, indent: indent)
    let goesOn = fromBodyOn(index, join: join).map { $0 - blank - indent } ?? Weight.barred
    let heading = fromBodyToHeading(index) + Weight.blankAboveHeading * blank
    return Steps(
      start: Scores(
        start, start,
        fromHeadingToStart(index, indent: indent, join: join) + Weight.blankBelowHeading * blank),
      continuation: Scores(goesOn, goesOn, Weight.barred),
      heading: Scores(heading, heading, fromHeadingOn(index, join: join)))
  }

  /// What a paragraph costs that begins below body.
  private func fromBodyToStart(_ index: Int, blank: Float, indent: Float) -> Float {
    let (one, two) = (features[index - 1], features[index])
    let opening = joint.opening(index)
    var start: Float
    if two.lead != nil {
      start = one.isComplete ? Weight.lead : Weight.leadBelowTorn
    } else if one.isComplete {
      start = Weight.start + Weight.startOpening * opening
      // Below an article's end, where paragraphs are set in, none begins that is not.
      if one.isClosed, conventions.indentsTell, text.lines[index].indent == 0 {
        start += Weight.flushBelowEnd
      }
    } else {
      start = Weight.startBelowTorn + Weight.startBelowTornOpening * opening
    }
    start += Weight.blankBelowBody * blank + indent
    return start
  }

  /// What a line costs that goes on with body; nil where none can.
  private func fromBodyOn(_ index: Int, join: Float) -> Float? {
    let (one, two) = (features[index - 1], features[index])
    if one.isClosed || two.lead != nil || one.isRow && two.isRow { return nil }
    if one.isComplete { return fillsColumn(index - 1) ? Weight.onFromFull : Weight.onFromComplete }
    return breakCost(index - 1) + join
      + (isBare(one) && isBare(two) && !heading.fitsColumn(index) ? Weight.onWithoutMarks : 0)
      + (one.lead != nil && conventions.layout == .printedLines ? Weight.onFromLead : 0)
  }

  /// What a heading costs below body.
  private func fromBodyToHeading(_ index: Int) -> Float {
    if features[index - 1].isComplete { return Weight.heading }
    // A report has a headline, and a column may end in any word.
    if isSurelyText(index - 1), isAboveReport(index) { return Weight.headingAboveReport }
    let isColumn = conventions.layout == .printedLines && !isShort(index - 1)
    return (isColumn ? Weight.headingBelowTornColumn : Weight.headingBelowTorn)
      + (breaksInside(index - 1) ? Weight.headingInsideClause : 0)
  }

  /// What a paragraph costs that begins below a heading.
  private func fromHeadingToStart(_ index: Int, indent: Float, join: Float) -> Float {
    let two = features[index]
    var begin =
      two.lead != nil
      ? Weight.leadBelowHeading
      : Weight.startBelowHeading
        + max(Weight.leastOpening, joint.opening(index)) * Weight.openingBelowHeading
    if conventions.layout == .printedLines, two.lead == nil {
      // A paragraph that is set in, below a line that is not, begins anew in any case.
      let isSetIn = indent > 0 && indentEvidence(index - 1) <= 0
      if !isSetIn {
        let isColumn =
          heading.fitsColumn(index - 1) || mayGoOn(index, join: join)
        let missing = isColumn ? Weight.flushBelowColumn : Weight.flushBelowHeading
        begin += heading.isApart(index - 1) ? missing / 2 : missing
      }
      if isSetIn, index < 2 || features[index - 2].kind != .text || features[index - 2].isComplete {
        begin += Weight.setInBelowHeading
      }
    }
    begin += bridging(index)
    return begin
  }

  /// What a heading costs below another.
  private func fromHeadingOn(_ index: Int, join: Float) -> Float {
    let (one, two) = (features[index - 1], features[index])
    // Lines as wide as the column that read on are rather a paragraph without its end.
    let isColumn = one.level == 0 && two.level == 0 && heading.fitsColumn(index - 1)
    let readsOn = isColumn || (two.level == 0 && heading.fitsColumn(index))
    var cost =
      Weight.headingOn + (readsOn ? 0 : Weight.headingJoin) * max(0, min(Weight.mostJoin, join))
    if isColumn, two.width < one.width - 4 {
      cost += Weight.paragraphShape
    }
    return cost
  }

  /// How much it says that the sentence that breaks off above a short line goes on below it, in
  /// this line: where lines are paragraphs, what stands between is none.
  private func bridging(_ index: Int) -> Float {
    guard conventions.layout != .printedLines, index > 1 else { return 0 }
    let (before, between) = (features[index - 2], features[index - 1])
    guard before.kind == .text, !before.isComplete, features[index].lead == nil,
      between.level == 0, between.stops == 0, (5...28).contains(between.count),
      between.ending != .stop || heading.endsInExclamation(text.range(index - 1)),
      min(before.count, features[index].count) > between.count
    else { return 0 }
    let bridge = joint.score(index - 2, index)
    guard bridge >= Weight.leastBridge else { return 0 }
    if bridge >= Weight.bridgeMargin + joint.score(index - 2, index - 1) { return Weight.bridged }
    // Behind a comma anything may go on: a line that its sentence's end does not go on with.
    return before.ending == .pause && between.commas == 0 && features[index].isComplete
      && joint.score(index - 1, index) <= Weight.readsOnNot
      ? Weight.bridgedBehindComma : 0
  }

  /// How much the blanks before a line, or the room that they took, say that a paragraph begins
  /// there.
  private func indentEvidence(_ index: Int) -> Float {
    if conventions.indentsTell {
      return text.lines[index].isSetIn ? Weight.setIn : Weight.notSetIn
    }
    guard conventions.firstLinesFallShort else { return 0 }
    if conventions.fallsShort(index, features) { return Weight.fallsShort }
    let distance = abs(conventions.columnWidths[index] - features[index].width)
    return distance <= 2 ? Weight.reachesEdge : 0
  }

  /// Whether a line is surely text: it goes on with a sentence, or has a comma in it.
  private func isSurelyText(_ index: Int) -> Bool {
    if features[index].stops + features[index].commas > 0 { return true }
    return index > 0 && features[index - 1].kind == .text && !features[index - 1].isComplete
  }

  /// Whether a line without a mark, or two, stand between the text above and a report's opening
  /// words or who wrote.
  private func isAboveReport(_ index: Int) -> Bool {
    for line in index..<min(features.count, index + 2) {
      let heading = features[line]
      guard heading.kind == .text, heading.lead == nil, heading.ending == .broken,
        heading.stops + heading.commas == 0, heading.count <= 40
      else { return false }
      guard line + 1 < features.count else { return false }
      let next = features[line + 1]
      if next.lead != nil || next.kind == .byline { return true }
    }
    return false
  }

  /// What speaks for or against a sentence that breaks off where the line does: a column's lines
  /// are of one width, so a break far from its edge is none.
  private func breakCost(_ index: Int) -> Float {
    let column = conventions.columnWidths[index]
    guard column > 0 else { return Weight.breakAnywhere }
    switch conventions.layout {
    case .paragraphs: return Weight.breakAnywhere
    case .printedLines:
      if isShort(index), features[index].commas + features[index].stops == 0,
        3 * features[index].width < 2 * column
      {
        return Weight.breakAtStub
      }
      let isCut = isShort(index) && !fillsColumnSetIn(index)
      return isCut || features[index].width > column + 3 ? Weight.breakInside : Weight.breakAtEdge
    case .wrappedParagraphs:
      let indent = features[index].pieceCount == 1 ? 4 : 0
      let isShort = column - features[index].lastPieceWidth - indent > 6
      return isShort ? Weight.breakInPiece : Weight.breakAnywhere
    }
  }

  /// Whether something must follow in the same clause: after 对, 和, a comma.
  private func breaksInside(_ index: Int) -> Bool {
    switch features[index].ending {
    case .pause, .open: return true
    case .broken: return joint.breaksInside(index)
    default: return false
    }
  }

  /// Whether a line ends far from the column's edge.
  func isShort(_ index: Int) -> Bool {
    let line = features[index]
    // The blanks between the names of a report's opening words take room.
    let blanks = line.lead != nil ? 2 * (line.pieceCount - 1) : 0
    return conventions.columnWidths[index] - line.width - blanks > conventions.shortfall
  }

  /// Whether a paragraph's first line, set in by two characters of which the engine kept nothing,
  /// reaches the column's edge.
  private func fillsColumnSetIn(_ index: Int) -> Bool {
    guard !conventions.indentsTell, index > 0, features[index - 1].isComplete else { return false }
    return conventions.columnWidths[index] - features[index].width - 4 <= conventions.shortfall
  }

  /// Whether a line may well go on with such a one that has no mark and no gap, as a heading has
  /// none either.
  private func mayGoOn(_ index: Int, join: Float) -> Bool {
    join > Weight.mayGoOn && joint.opening(index) <= 0 && isBare(features[index - 1])
      && features[index - 1].pieceCount == 1 && fillsColumnSetIn(index - 1)
  }

  /// Whether a printed line reaches the column's edge, so that its paragraph may go on.
  private func fillsColumn(_ index: Int) -> Bool {
    conventions.layout == .printedLines
      && features[index].width >= conventions.columnWidths[index] - 3
  }
}
