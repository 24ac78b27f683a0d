/// What the signs of heading lines weigh, in nats: how much likelier a run of lines is the
/// headline.
package enum HeadlineWeights {
  /// What speaks for a line's standing above the headline.
  package static func above(_ signs: HeadlineSigns) -> Float {
    sum(signs.measures) { lines[$0].above }
  }

  /// What speaks for its standing below.
  package static func below(_ signs: HeadlineSigns) -> Float {
    sum(signs.measures) { lines[$0].below }
  }

  /// What the joint of the lines at `place` and behind it speaks for a run being the headline.
  package static func joint(_ joint: HeadlineJoint, _ run: Range<Int>, at place: Int) -> Float {
    let kind = HeadlineJoint.kind(of: place, run)
    return sum(joint.measures) { joints[$0][kind] }
  }

  private static func sum(_ measures: [Float], _ weight: (Int) -> Float) -> Float {
    measures.indices.reduce(0) { $0 + (measures[$1] == 0 ? 0 : measures[$1] * weight($1)) }
  }

  /// What it speaks for a run of `count` lines that it leaves so many above and below.
  package static func shape(_ run: Range<Int>, of count: Int) -> Float {
    above[min(run.lowerBound, above.count - 1)] + self.run[min(run.count, self.run.count) - 1]
      + below[min(count - run.upperBound, below.count - 1)]
  }
}
