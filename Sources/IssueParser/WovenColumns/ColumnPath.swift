// Which of the lines that an engine read across two columns are of the first and which of the
// second: the way through all of them on which both columns read on best (Viterbi).

/// The likeliest way through the lines of two columns.
///
/// A state is the last line of the other column, and whether the columns are woven there or one
/// stands below the other: where they are woven each line is of the other column than the one
/// above.
struct ColumnPath {
  /// Whether each line is of the second column; the first line is of the first.
  private(set) var isSecond: [Bool] = []
  /// Whether the columns are woven at each line.
  private(set) var isWoven: [Bool] = []
  private let isComplete: [Bool]
  /// For each line and each below it how well that goes on with it.
  private let links: [Float]

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
    self.isComplete = isComplete
    let count = isComplete.count
    var links = [Float](repeating: 0, count: count * count)
    for line in 0..<count {
      for above in 0..<line { links[above * count + line] = link(above, line) }
    }
    self.links = links
    let start = Step(score: 0, from: (0, true))
    var all = [Steps(woven: [start], plain: [start])]
    for line in isComplete.indices.dropFirst() {
      let above = all[line - 1]
      let own = links[(line - 1) * count + line]
      let others = (0..<line).map { $0 == 0 ? 0 : links[($0 - 1) * count + line] }
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
    follow(all)
  }

  /// Follows the best way back.
  private mutating func follow(_ all: [Steps]) {
    guard let last = all.last else { return }
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
    isWoven = Array(repeating: state.isWoven, count: all.count)
    for line in all.indices.dropFirst().reversed() {
      turns[line] = state.other == line
      isWoven[line] = state.isWoven
      state = all[line][state.other, state.isWoven].from
    }
    var column = false
    isSecond = turns.map { turn in
      if turn { column.toggle() }
      return column
    }
  }

  /// Moves a run of lines to the other column each, wherever these then share more words with the
  /// lines of their column than it costs.
  ///
  /// Cost: the cube of the lines.
  mutating func settle(_ shares: SharedWords) {
    let count = isSecond.count
    for _ in 0..<Self.mostMoves {
      let present = score(moving: 0..<0)
      var best: (gain: Float, lines: Range<Int>) = (Weight.leastGain, 0..<0)
      for first in 1..<max(1, count) {
        // How much more the lines have in common with their own column than with the other.
        var common: Float = 0
        for line in first..<count {
          for other in 0..<count {
            let isOwn = (isSecond[line] == isSecond[other]) != (first..<line).contains(other)
            common += isOwn ? shares[line, other] : -shares[line, other]
          }
          let lines = first..<line + 1
          let gain = score(moving: lines) - present - 2 * Weight.shares * common
          if gain > best.gain { best = (gain, lines) }
        }
      }
      if best.lines.isEmpty { return }
      for line in best.lines { isSecond[line].toggle() }
    }
  }

  /// How well the lines of both columns read on, some of them moved to the other column each.
  private func score(moving lines: Range<Int>) -> Float {
    let count = isSecond.count
    var last: (Int?, Int?) = (nil, nil)
    var score: Float = 0
    var column = false
    for line in 0..<count {
      let own = isSecond[line] != lines.contains(line)
      if line > 0 {
        if own == column {
          if isWoven[line] {
            score += isComplete[line - 1] ? Weight.noTurnBelowEnd : Weight.noTurn
          }
        } else if !isWoven[line] {
          score += Weight.turn
        }
      }
      if let above = own ? last.1 : last.0 { score += links[above * count + line] }
      if own { last.1 = line } else { last.0 = line }
      column = own
    }
    return score
  }

  private static let mostMoves = 8

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
    /// What a word counts that says something and stands in two lines of a column.
    static let shares: Float = 1
    static let leastGain: Float = 0.5
  }
}
