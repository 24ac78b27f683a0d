import BigramIndex
import IssueParser

extension FieldKind {
  /// What an occurrence counts for the rank: a headline above a body, a body above the furniture
  /// that every page prints. Sums of these are exact in binary, so that they are the same in
  /// whatever order they are made.
  static let ranking: Ranking = {
    var weights = [Double](repeating: 1, count: 13)
    weights[Int(BlockRole.kicker.code)] = 3
    weights[Int(BlockRole.title.code)] = 5
    weights[Int(BlockRole.subtitle.code)] = 3
    weights[Int(BlockRole.subheading.code)] = 2
    weights[Int(BlockRole.byline.code)] = 1.5
    weights[Int(BlockRole.jump.code)] = 0.25
    weights[Int(BlockRole.banner.code)] = 0.25
    weights[Int(BlockRole.noise.code)] = 0.125
    weights[Int(FieldKind.masthead)] = 0.0625
    weights[Int(FieldKind.colophon)] = 0.125
    return Ranking(weights: weights)
  }()
}
