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
struct LineLabeler {
  let text: PageText
  let features: [LineFeatures]
  let conventions: LayoutConventions
  private let pairs = CharacterPairs.shared

  init(_ text: PageText, _ features: [LineFeatures], _ conventions: LayoutConventions) {
    self.text = text
    self.features = features
    self.conventions = conventions
  }

  /// The label of every line. Cost: linear in the lines.
  func labels() -> [LineLabel] {
    let count = features.count
    guard count > 0 else { return [] }
    let low: Float = -1e9
    var score: [Float] = [0, low, 0]
    var back = [UInt8](repeating: 0, count: count * 3)
    for index in 0..<count {
      let emission = emissions(index)
      var next: [Float] = [low, low, low]
      for state in 0..<3 {
        guard emission[state] > low / 2 else { continue }
        for before in 0..<3 where score[before] > low / 2 {
          let step =
            index == 0
            ? (state == 1 ? low / 4 : 0) : transition(index, from: before, to: state)
          let total = score[before] + step + emission[state]
          if total > next[state] {
            next[state] = total
            back[index * 3 + state] = UInt8(before)
          }
        }
      }
      score = next
    }
    if let last = features.last, last.kind == .text, !last.isComplete {
      score[0] -= 1.5
      score[1] -= 1.5
    }
    var labels = [LineLabel](repeating: .other, count: count)
    var state = (0..<3).max { score[$0] < score[$1] } ?? 0
    for index in (0..<count).reversed() {
      if features[index].kind == .text {
        labels[index] = [LineLabel.start, .continuation, .heading][state]
      }
      state = Int(back[index * 3 + state])
    }
    return labels
  }

  /// How well the first text line's end goes on in the second's beginning, about -8 to 9: above 0
  /// means that it rather does.
  func joint(_ first: Int, _ second: Int) -> Float {
    let left = text.range(first)
    let right = text.range(second)
    guard let last = left.last, let next = right.first else { return 0 }
    return joint(first, endingWith: last, second, at: next)
  }

  /// The same for a beginning inside the second line, at scalar `next`.
  func joint(_ first: Int, endingWith last: Int, _ second: Int, at next: Int) -> Float {
    let one = features[first]
    let two = features[second]
    let a = text.scalars[last]
    let b = text.scalars[next]
    var score: Float = 0
    switch one.ending {
    case .stop: return one.unmatchedOpeners > 0 ? 1 : -4
    case .colon: score -= 1
    case .pause: score += 2.5
    case .open: score += 5
    case .broken: score += 0.5
    }
    if one.isClosed { return -6 }
    if Glyph.isHan(a), Glyph.isHan(b) {
      let affinity = pairs.affinity(a, b)
      score += min(4.5, affinity)
    } else if Glyph.isDigit(a) {
      score += Glyph.isDigit(b) || Self.measures.contains(b) ? 2.5 : Glyph.isHan(b) ? 0.5 : 0
    } else if Glyph.isStop(b) || Glyph.isPause(b) || Glyph.isCloser(b) {
      score += 3
    }
    let isLineStart = next == text.range(second).lowerBound
    if isLineStart {
      if two.lead != nil { return -8 }
      if one.unmatchedOpeners > 0, two.unmatchedClosers > 0 {
        score += 4
      } else if two.unmatchedClosers > 0 {
        score -= 2
      }
      score -= opening(second)
    }
    return score
  }

  /// How much a line looks like the beginning of a paragraph by its first words.
  func opening(_ index: Int) -> Float {
    let range = text.range(index)
    if features[index].lead != nil { return 4 }
    var score: Float = 0
    if Self.openers.lengthStanding(in: text.scalars, at: range.lowerBound, end: range.upperBound)
      > 0
    {
      score += 2
    }
    if let first = range.first, Self.neverFirst.contains(text.scalars[first]) { score -= 2.5 }
    if features[index].unmatchedClosers > 0 { score -= 2 }
    for offset in 1...2 where offset < range.count {
      let scalar = text.scalars[range.lowerBound + offset]
      if Glyph.isPause(scalar) || Glyph.isStop(scalar) {
        // A sentence of one or two characters is rather the rest of one: `约,推动工作`.
        if !Self.shortOpeners.contains(text.scalars[range.lowerBound]) { score -= 1.5 }
        break
      }
    }
    return score
  }

  private func emissions(_ index: Int) -> [Float] {
    let line = features[index]
    guard line.kind == .text else { return [0, 0, 0] }
    // Body runs on for long without a comma more seldom than headings do.
    let isBare = line.count >= 10 && line.stops + line.commas == 0 && line.ending == .broken
    let body: Float = isBare ? (conventions.layout == .printedLines ? -0.4 : -1) : 0
    return [body, body, headingShape(index)]
  }

  /// How much a line's own shape looks like a heading rather than body.
  func headingShape(_ index: Int) -> Float {
    let line = features[index]
    var score: Float = line.level > 0 ? 5 : conventions.marksHeadings ? -0.7 : 0
    if line.lead != nil { return -12 }
    switch line.ending {
    case .stop: score -= line.endsInExclamation(text, index) ? 2.5 : 8
    case .pause, .open: score -= 6
    case .colon: score -= 3
    case .broken: score += 1
    }
    score -= 4 * Float(min(line.stops, 3))
    score -= (line.level > 0 ? 0.5 : 2) * Float(min(line.commas, 3))
    if isQuoted(text.range(index)) { score += 1.5 }
    switch line.count {
    case ...4: score += 0
    case ...26: score += 1
    case ...36: score -= 0.5
    case ...50: score -= 3
    default: score -= 10
    }
    if line.unmatchedClosers > 0 || line.unmatchedOpeners > 0 { score -= 2 }
    let range = text.range(index)
    if let first = range.first, text.scalars[first] == Glyph.dash { score += 3 }
    if line.pieceCount <= 3, halves(range) { score += 1.5 }
    score += widthScore(index)
    return score
  }

  /// Whether the line falls into two or three parts of some length, as headlines do.
  private func halves(_ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    return pieces.count >= 2 && pieces.count <= 3 && pieces.allSatisfy { $0.count >= 3 }
  }

  /// Whether the whole line stands in quotation marks.
  private func isQuoted(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last, range.count > 4 else { return false }
    let marks = (text.scalars[first], text.scalars[last])
    return marks == (Glyph.openQuote, Glyph.closeQuote)
      || marks == (Glyph.straightQuote, Glyph.straightQuote)
  }

  private func widthScore(_ index: Int) -> Float {
    let line = features[index]
    let column = conventions.columnWidths[index]
    guard column > 0 else { return 0 }
    switch conventions.layout {
    case .paragraphs: return 0
    case .printedLines:
      if line.width > column + 6 { return 0.5 }
      if line.ending == .stop { return 0 }
      if line.width < column - 11 { return 1.5 }
      return -1.5
    case .wrappedParagraphs:
      if line.pieceCount >= 3 { return -4 }
      return abs(line.lastPieceWidth - column) <= 2 ? -1 : 0.5
    }
  }

  private func transition(_ index: Int, from before: Int, to state: Int) -> Float {
    let one = features[index - 1]
    let two = features[index]
    // Settled lines let everything through; the sentence may go on behind them.
    if two.kind != .text { return before == 2 || one.kind != .text || one.isComplete ? 0 : -0.6 }
    if one.kind != .text {
      switch state {
      case 0: return 0.5
      case 1: return -50
      default: return 0.5
      }
    }
    switch (before, state) {
    case (2, 2): return 0.3 + 0.7 * max(0, min(4, joint(index - 1, index)))
    case (2, 0):
      var score: Float = 0.5
      if two.lead != nil { score += 2 }
      score += max(-1, opening(index)) * 0.4
      let join = joint(index - 1, index)
      if join > 1 { score -= (join - 1) * 0.8 }
      if conventions.layout == .printedLines, two.lead == nil { score -= 1.5 }
      return score
    case (2, 1): return -50
    case (_, 2):
      if one.isComplete { return 0.7 }
      let join = joint(index - 1, index)
      return (conventions.layout == .printedLines ? -2.5 : -1.5) - max(0, join) * 0.7
    case (_, 1):
      if one.isClosed || two.lead != nil { return -50 }
      if one.isComplete { return fillsColumn(index - 1) ? 0.2 : -2 }
      return shortBroken(index - 1) + joint(index - 1, index)
    default:
      if two.lead != nil { return 2 }
      if one.isComplete { return 0.8 + 0.3 * opening(index) }
      return -1.5 + 0.5 * opening(index)
    }
  }

  /// Penalty where a printed line breaks off long before the column's edge.
  private func shortBroken(_ index: Int) -> Float {
    guard conventions.layout == .printedLines, conventions.columnWidths[index] > 0 else { return 1 }
    let missing = conventions.columnWidths[index] - features[index].width
    return missing > 11 ? -1.5 : 1.5
  }

  /// Whether a printed line reaches the column's edge, so that its paragraph may go on.
  func fillsColumn(_ index: Int) -> Bool {
    conventions.layout == .printedLines
      && features[index].width >= conventions.columnWidths[index] - 3
  }

  private static let measures: Set<UInt32> = Set(
    "年月日个万亿元名户人件次项条家岁周天时分米里亩吨斤处号路版期届多余位所座公千百".unicodeScalars.map(\.value))

  private static let shortOpeners: Set<UInt32> = Set("近日会同此其目当为但而如今去昨".unicodeScalars.map(\.value))

  /// Characters that no sentence begins with.
  private static let neverFirst: Set<UInt32> = Set(
    "的了着们性化率者等得地吗呢吧啊，。、；：）》”,;:)".unicodeScalars.map { Glyph.plain($0.value) })

  /// Words that begin paragraphs of news.
  private static let openers: [Phrase] = [
    "同时,", "此外", "据了解", "据悉", "会议", "近年来", "近日", "日前", "目前", "截至", "与此同时", "随着", "今年",
    "去年", "一是", "会上", "为了", "为进一步", "在此", "下一步", "接下来", "当前", "当日", "今后", "如今", "记者",
    "《", "最后", "首先", "其中", "据介绍", "活动", "座谈会", "他指出", "他强调", "连日来", "一直以来", "多年来",
  ]
}

extension LineFeatures {
  /// Whether the line ends in ！ or ？, as headings may.
  func endsInExclamation(_ text: PageText, _ index: Int) -> Bool {
    for scalar in text.scalars[text.range(index)].suffix(2) where scalar == 0x21 || scalar == 0x3F {
      return true
    }
    return false
  }
}
