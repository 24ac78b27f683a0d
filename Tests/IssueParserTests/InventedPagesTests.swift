import ChineseText
import Foundation
import IssueParser
import Testing

/// Pages of papers that never were: papers, places, people and news in `Invented/` were made up for
/// these tests, with exact annotations in the format of `Gold/README.md`. They show kinds of pages
/// that the seeds do not: a front page of 1958 in traditional characters, a county paper, an evening
/// paper with stringers, a literary page with verse and a serial, briefs with marks, commentary,
/// pictures, world news, notices, an interview, torn columns, headlines below their bodies or before
/// them all, readers' letters, a family page. Eight were woven and torn by a program that knows who
/// each line belongs to: a front page, one with debris, a county's special, theory, law, headlines
/// gathered at the end, headlines after or around their bodies.
@Suite struct InventedPagesTests {
  static let folder = Gold.folder.deletingLastPathComponent().appendingPathComponent("Invented")

  @Test("pages of other papers, times and kinds are put together nearly as well as the seeds are")
  func means() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    #expect(names.count >= 29)
    let scores = try names.map(Self.score)
    func mean(_ figure: KeyPath<GoldScore, Double>) -> Double {
      scores.reduce(0) { $0 + $1[keyPath: figure] } / Double(scores.count)
    }
    let faults = zip(names, scores).map { "\($0): \($1.faults)" }
    #expect(mean(\.seg) >= 0.937, "\(faults)")
    #expect(mean(\.role) >= 0.977, "\(faults)")
    #expect(mean(\.title) >= 0.865, "\(faults)")
    #expect(mean(\.author) >= 0.96, "\(faults)")
    #expect(mean(\.photo) >= 0.96, "\(faults)")
    #expect(mean(\.mast) >= 0.99, "\(faults)")
    #expect(mean(\.colo) >= 0.975, "\(faults)")
  }

  private static func score(_ name: String) throws -> GoldScore {
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent("\(name).txt")))
    let parsed = PageParser.parse(bytes, hints: SourceHints())
    return GoldScore(
      parsed, try Gold(name, in: folder), text: GoldScoreTests.lines(bytes))
  }
}
