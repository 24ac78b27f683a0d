import Foundation
import IssueParser

/// The table of weights, as the fit sees it and as source text.
enum HeadlineTable {
  /// All weights in one row: lines above, lines below, each kind of joint, shapes.
  static var weights: [Double] {
    var all: [Float] = HeadlineWeights.lines.map(\.above) + HeadlineWeights.lines.map(\.below)
    for kind in 0..<5 { all += HeadlineWeights.joints.map { $0[kind] } }
    all += HeadlineWeights.above + HeadlineWeights.run + HeadlineWeights.below
    return all.map(Double.init)
  }

  /// The source file that holds `weights`.
  static func text(_ weights: [Double]) -> String {
    func number(_ place: Int) -> String {
      let text = String(format: "%.2f", weights[place])
      return text == "-0.00" ? "0.00" : text
    }
    func row(_ places: Range<Int>) -> String { places.map(number).joined(separator: ", ") }
    let (signs, joints) = (HeadlineFit.signs, HeadlineFit.joints)
    let lines = HeadlineSign.allCases.map {
      "    (\(number($0.rawValue)), \(number(signs + $0.rawValue))),  // \($0)\n"
    }
    let pairs = HeadlineJointSign.allCases.map { sign in
      let kinds = (0..<5).map { number(2 * signs + $0 * joints + sign.rawValue) }
      return "    [\(kinds.joined(separator: ", "))],  // \(sign)\n"
    }
    let shapes = 2 * signs + 5 * joints
    return """
      // Fitted by `HeadlineFitTests`; not to be changed by hand.

      extension HeadlineWeights {
        /// What each ``HeadlineSign`` adds for a line above and below the headline.
        package static let lines: [(above: Float, below: Float)] = [
      \(lines.joined())  ]

        /// What each ``HeadlineJointSign`` adds for two lines: both above the headline, parted by
        /// its first line, both in it, parted by its last line, both below.
        package static let joints: [[Float]] = [
      \(pairs.joined())  ]

        /// What it adds that so many lines stand above, 0 to 3 or more.
        package static let above: [Float] = [\(row(shapes..<(shapes + 4)))]
        /// That so many are the headline's, 1 to 4.
        package static let run: [Float] = [\(row((shapes + 4)..<(shapes + 8)))]
        /// That so many stand below, 0 to 2 or more.
        package static let below: [Float] = [\(row((shapes + 8)..<(shapes + 11)))]
      }

      """
  }
}
