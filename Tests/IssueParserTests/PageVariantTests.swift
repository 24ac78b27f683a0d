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
    let faults = scores.flatMap(\.faults)
    #expect(scores.mean(\.seg) >= 0.985, "\(faults)")
    #expect(scores.mean(\.role) >= 0.98, "\(faults)")
    #expect(scores.mean(\.title) >= 0.9999, "\(faults)")
    #expect(scores.mean(\.author) >= 0.9999, "\(faults)")
    #expect(scores.mean(\.photo) >= 0.9999, "\(faults)")
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
    let mast = scores.mean(\.mast)
    let colo = scores.mean(\.colo)
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
    #expect(scores.mean(\.seg) >= 0.95, "\(scores.mean(\.seg))\n\(faults.joined(separator: "\n"))")
    #expect(scores.mean(\.role) >= 0.95, "\(scores.mean(\.role))")
    #expect(scores.mean(\.title) >= 0.95, "\(scores.mean(\.title))")
    #expect(scores.mean(\.author) >= 0.97, "\(scores.mean(\.author))")
    #expect(scores.mean(\.photo) >= 0.95, "\(scores.mean(\.photo))")
  }
}
