import Foundation
import IssueParser

/// The conditional logit model of `HeadlineChoice`, fitted: the likelihood of the readers' choices,
/// less half the squares of the weights times the penalty, and the weights for which it is
/// greatest.
struct HeadlineFit {
  /// What keeps weights small that few groups speak for.
  static let penalty = 0.5

  /// A run that might be the headline: which weights it takes, how often.
  private typealias Candidate = [(weight: Int, measure: Double)]
  /// One for each group: its candidates, the right one's place, and how much the group counts.
  private var choices: [(candidates: [Candidate], right: Int, counts: Double)] = []

  static let signs = HeadlineSign.allCases.count
  static let joints = HeadlineJointSign.allCases.count
  private static let shapes = 2 * signs + 5 * joints
  static let size = shapes + 4 + 4 + 3

  mutating func add(_ group: HeadlineGroup, counting counts: Double) {
    let runs = HeadlineChoice.runs(of: group.evidence.lines.count)
    guard let right = runs.firstIndex(of: group.headline) else { return }
    choices.append((runs.map { Self.candidate($0, group.evidence) }, right, counts))
  }

  private static func candidate(
    _ run: Range<Int>, _ evidence: HeadlineChoice.Evidence
  ) -> Candidate {
    var sums: [Int: Double] = [:]
    for (place, line) in evidence.lines.enumerated() where !run.contains(place) {
      let base = place < run.lowerBound ? 0 : signs
      for (sign, measure) in line.measures.enumerated() where measure != 0 {
        sums[base + sign, default: 0] += Double(measure)
      }
    }
    for (place, joint) in evidence.joints.enumerated() {
      let base = 2 * signs + HeadlineJoint.kind(of: place, run) * joints
      for (sign, measure) in joint.measures.enumerated() where measure != 0 {
        sums[base + sign, default: 0] += Double(measure)
      }
    }
    let below = evidence.lines.count - run.upperBound
    for place in [min(3, run.lowerBound), 3 + min(4, run.count), 8 + min(2, below)] {
      sums[shapes + place, default: 0] += 1
    }
    return sums.sorted { $0.key < $1.key }.map { (weight: $0.key, measure: $0.value) }
  }

  /// What is to be made small, and its slope.
  func loss(_ weights: [Double]) -> (value: Double, slope: [Double]) {
    var value = weights.reduce(0) { $0 + Self.penalty / 2 * $1 * $1 }
    var slope = weights.map { Self.penalty * $0 }
    for choice in choices {
      let scores = choice.candidates.map { $0.reduce(0) { $0 + weights[$1.weight] * $1.measure } }
      let top = scores.max() ?? 0
      let shares = scores.map { exp($0 - top) }
      let sum = shares.reduce(0, +)
      value -= choice.counts * (scores[choice.right] - top - log(sum))
      for (place, candidate) in choice.candidates.enumerated() {
        let excess = choice.counts * (shares[place] / sum - (place == choice.right ? 1 : 0))
        for (weight, measure) in candidate { slope[weight] += excess * measure }
      }
    }
    return (value, slope)
  }

  /// Better weights, by so many steps of L-BFGS (Nocedal, "Updating Quasi-Newton Matrices with
  /// Limited Storage", 1980), each shortened until it betters the loss.
  func improved(_ start: [Double], steps: Int) -> [Double] {
    var weights = start
    var (value, slope) = loss(weights)
    var memory: [(step: [Double], change: [Double], scale: Double)] = []
    for _ in 0..<steps {
      var direction = slope
      var shares: [Double] = []
      for entry in memory.reversed() {
        let share = product(entry.step, direction) * entry.scale
        shares.append(share)
        direction = zip(direction, entry.change).map { $0 - share * $1 }
      }
      if let last = memory.last {
        let scale = 1 / (last.scale * product(last.change, last.change))
        direction = direction.map { $0 * scale }
      }
      for (entry, share) in zip(memory, shares.reversed()) {
        let rest = share - entry.scale * product(entry.change, direction)
        direction = zip(direction, entry.step).map { $0 + rest * $1 }
      }
      var length = memory.isEmpty ? 1 / max(1, product(slope, slope).squareRoot()) : 1
      var next = zip(weights, direction).map { $0 - length * $1 }
      var found = loss(next)
      while found.value > value, length > 1e-9 {
        length /= 2
        next = zip(weights, direction).map { $0 - length * $1 }
        found = loss(next)
      }
      guard found.value < value else { break }
      let step = zip(next, weights).map { $0 - $1 }
      let change = zip(found.slope, slope).map { $0 - $1 }
      let curve = product(step, change)
      if curve > 1e-12 {
        memory.append((step, change, 1 / curve))
        if memory.count > 10 { memory.removeFirst() }
      }
      (weights, value, slope) = (next, found.value, found.slope)
    }
    return weights
  }

  private func product(_ one: [Double], _ two: [Double]) -> Double {
    zip(one, two).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
