import IssueParser
import Support
import Testing

/// Pages that nobody has seen, made from the annotated ones.
@Suite struct PageVariantTests {
  @Test("with all proper names taken away the annotated pages score as before")
  func renamed() throws {
    var scores: [GoldScore] = []
    for seed in UInt64(1)...4 {
      for name in Gold.names {
        let score = try PageVariant(renaming: name, seed: seed).score()
        #expect(score.mast == 1 && score.colo == 1, "\(name) seed \(seed): \(score.faults)")
        scores.append(score)
      }
    }
    func mean(_ figure: KeyPath<GoldScore, Double>) -> Double {
      scores.reduce(0) { $0 + $1[keyPath: figure] } / Double(scores.count)
    }
    let faults = scores.flatMap(\.faults)
    #expect(mean(\.seg) >= 0.985, "\(faults)")
    #expect(mean(\.role) >= 0.98, "\(faults)")
    #expect(mean(\.title) >= 0.9999, "\(faults)")
    #expect(mean(\.author) >= 0.9999, "\(faults)")
    #expect(mean(\.photo) >= 0.9999, "\(faults)")
  }

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

  @Test("the articles of unseen pages are put together")
  func articles() throws {
    var scores: [GoldScore] = []
    var faults: [String] = []
    for seed in 100..<UInt64(106) {
      for name in Gold.names {
        let variant = try PageVariant(name, seed: seed)
        let score = variant.score()
        scores.append(score)
        if score.seg < 0.95 || score.title < 0.95 || score.author < 1 {
          faults.append("\(name) seed \(seed): \(score.faults) \(variant.changes)")
        }
      }
    }
    func mean(_ figure: KeyPath<GoldScore, Double>) -> Double {
      scores.reduce(0) { $0 + $1[keyPath: figure] } / Double(scores.count)
    }
    #expect(mean(\.seg) >= 0.95, "\(mean(\.seg))\n\(faults.joined(separator: "\n"))")
    #expect(mean(\.role) >= 0.95, "\(mean(\.role))")
    #expect(mean(\.title) >= 0.95, "\(mean(\.title))")
    #expect(mean(\.author) >= 0.97, "\(mean(\.author))")
    #expect(mean(\.photo) >= 0.95, "\(mean(\.photo))")
  }
}
