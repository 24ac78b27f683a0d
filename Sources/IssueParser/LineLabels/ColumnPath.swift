// Which of the lines that an engine read across two columns are of the first and which of the
// second: the way through all of them on which both columns read on best (Viterbi).

/// The likeliest way through the lines of two columns.
///
/// A state is the last line of the other column, and whether the columns are woven there or one
/// stands below the other: where they are woven each line is of the other column than the one
/// above.
struct ColumnPath {
  /// Whether each line is of the second column; the first line is of the first.
  let isSecond: [Bool]

  /// The last line of the other column, counted from 1, 0 where that has not begun.
  private typealias Other = Int

  /// What the best way to a state is worth, and the state before it.
  private struct Step {
    var score: Float
    var from: (other: Other, isWoven: Bool)
  }

  /// The states of one line.
  private struct Steps {
    var woven: [Step] = []
    var plain: [Step] = []

    subscript(other: Other, isWoven: Bool) -> Step { isWoven ? woven[other] : plain[other] }
  }

  /// Finds the way through lines of which it is known whether they end a sentence, and whether
  /// they look woven; `link` says how well a line goes on with a later one.
  ///
  /// Cost: the square of the lines.
  init(isComplete: [Bool], isWoven: [Bool], link: (_ first: Int, _ second: Int) -> Float) {
    let start = Step(score: 0, from: (0, true))
    var all = [Steps(woven: [start], plain: [start])]
    for line in isComplete.indices.dropFirst() {
      let above = all[line - 1]
      let own = link(line - 1, line)
      let others = (0..<line).map { $0 == 0 ? 0 : link($0 - 1, line) }
      var steps = Steps()
      for woven in [true, false] {
        // Columns end with sentences, or torn.
        let change = woven || isComplete[line - 1] ? Weight.change : 2 * Weight.change
        let odd = woven == isWoven[line] ? 0 : Weight.odd
        let before = (0..<line).map { other in
          let (same, changed) = (above[other, woven].score, above[other, !woven].score + change)
          return Step(
            score: max(same, changed) + odd, from: (other, same >= changed ? woven : !woven))
        }
        var states = before
        let stay = isComplete[line - 1] ? Weight.noTurnBelowEnd : Weight.noTurn
        for other in states.indices { states[other].score += woven ? own + stay : own }
        var turn = Step(score: -.infinity, from: (0, woven))
        for other in others.indices {
          let score = before[other].score + others[other] + (woven ? 0 : Weight.turn)
          if score > turn.score { turn = Step(score: score, from: before[other].from) }
        }
        states.append(turn)
        if woven { steps.woven = states } else { steps.plain = states }
      }
      all.append(steps)
    }
    isSecond = Self.columns(all, isComplete)
  }

  /// Follows the best way back.
  private static func columns(_ all: [Steps], _ isComplete: [Bool]) -> [Bool] {
    guard let last = all.last else { return [] }
    var best: (score: Float, other: Other, isWoven: Bool) = (-.infinity, 0, true)
    for woven in [true, false] {
      for other in all.indices {
        // A column seldom breaks off where the lines that were read across end.
        let isTorn = other > 0 && !isComplete[other - 1]
        let score = last[other, woven].score + (isTorn ? Weight.torn : 0)
        if score > best.score { best = (score, other, woven) }
      }
    }
    var state = (other: best.other, isWoven: best.isWoven)
    var turns = [Bool](repeating: false, count: all.count)
    for line in all.indices.dropFirst().reversed() {
      turns[line] = state.other == line
      state = all[line][state.other, state.isWoven].from
    }
    var isSecond = false
    return turns.map { turn in
      if turn { isSecond.toggle() }
      return isSecond
    }
  }

  private enum Weight {
    /// Two lines of one column where the columns are woven, inside a sentence and below its end.
    static let noTurn: Float = -5
    static let noTurnBelowEnd: Float = -1
    /// A change of columns where one stands below the other.
    static let turn: Float = -3
    /// Where woven columns begin or end.
    static let change: Float = -1.5
    /// A line that does not look so, or does.
    static let odd: Float = -0.2
    static let torn: Float = -2
  }
}
