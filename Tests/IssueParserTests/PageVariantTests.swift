import IssueParser
import Support
import Testing

/// Pages that nobody has seen, made from the annotated ones.
@Suite struct PageVariantTests {
  @Test("masthead and colophon of unseen pages are right")
  func frontMatter() throws {
    var scores: [GoldScore] = []
    var faults: [String] = []
    for seed in 0..<UInt64(12) {
      for name in Gold.names {
        let variant = try PageVariant(name, seed: seed)
        let score = variant.score()
        scores.append(score)
        if score.mast < 1 || score.colo < 1 {
          faults.append("\(name) seed \(seed): \(score.faults) \(variant.changes)")
        }
      }
    }
    let mast = scores.reduce(0) { $0 + $1.mast } / Double(scores.count)
    let colo = scores.reduce(0) { $0 + $1.colo } / Double(scores.count)
    #expect(mast >= 0.99 && colo >= 0.98, "\(mast) \(colo)\n\(faults.joined(separator: "\n"))")
  }
}
