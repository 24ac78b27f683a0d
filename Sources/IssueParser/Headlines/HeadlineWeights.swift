/// What the signs of heading lines weigh, in nats: how much likelier a run of lines is the headline.
package enum HeadlineWeights {
  /// What speaks for a line's standing above the headline.
  package static func above(_ signs: HeadlineSigns) -> Float {
    var sum: Float = 0
    for (measure, weight) in zip(signs.measures, lines) where measure != 0 {
      sum += measure * weight.above
    }
    return sum
  }

  /// What speaks for its standing below.
  package static func below(_ signs: HeadlineSigns) -> Float {
    var sum: Float = 0
    for (measure, weight) in zip(signs.measures, lines) where measure != 0 {
      sum += measure * weight.below
    }
    return sum
  }

  /// What the joint of the lines at `place` and behind it speaks for a run being the headline.
  package static func joint(_ joint: HeadlineJoint, _ run: Range<Int>, at place: Int) -> Float {
    let kind = HeadlineJoint.kind(of: place, run)
    var sum: Float = 0
    for (measure, weights) in zip(joint.measures, joints) where measure != 0 {
      sum += measure * weights[kind]
    }
    return sum
  }

  /// What it speaks for a run of `count` lines that it leaves so many above and below.
  package static func shape(_ run: Range<Int>, of count: Int) -> Float {
    above[min(run.lowerBound, above.count - 1)] + self.run[min(run.count, self.run.count) - 1]
      + below[min(count - run.upperBound, below.count - 1)]
  }
}
