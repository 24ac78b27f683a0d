import ChineseText
import Foundation
import IssueParser
import Testing

/// Scores of the annotated pages: the figures may rise, never fall.
@Suite struct GoldScoreTests {
  @Test("masthead and colophon of the annotated pages are read as careful readers read them")
  func frontMatter() throws {
    for name in Gold.names {
      let score = try GoldScoreTests.score(name)
      #expect(score.mast == 1 && score.colo == 1, "\(name): \(score.faults)")
    }
  }

  @Test("the annotated pages are put together as careful readers put them together")
  func articles() throws {
    let scores = try Gold.names.map(GoldScoreTests.score)
    let faults = zip(Gold.names, scores).map { "\($0): \($1.faults)" }
    #expect(scores.mean(\.seg) >= 0.985, "\(faults)")
    #expect(scores.mean(\.role) >= 0.98, "\(faults)")
    #expect(scores.mean(\.title) >= 0.9999, "\(faults)")
    #expect(scores.mean(\.author) >= 0.9999, "\(faults)")
    #expect(scores.mean(\.photo) >= 0.9999, "\(faults)")
  }

  /// Parses one annotated page as it is and scores it.
  static func score(_ name: String) throws -> GoldScore {
    let bytes = try Gold.page(name)
    let parsed = PageParser.parse(bytes, hints: SourceHints(path: "pages/\(name)_3320e1f2e0.txt"))
    return GoldScore(parsed, try Gold(name), text: lines(bytes))
  }

  /// The lines of a page, as the annotations number them.
  static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: TextDecoding.decode(bytes).utf8, as: UTF8.self)
      .components(separatedBy: "\n")
  }
}
