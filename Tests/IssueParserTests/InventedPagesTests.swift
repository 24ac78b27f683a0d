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

  /// The pages that a program wove and tore.
  private static let woven: Set = [
    "county-special", "front-page-debris", "front-page-woven", "headlines-after",
    "headlines-gathered", "headlines-mixed", "law-page", "theory-page",
  ]

  @Test("pages of other papers, times and kinds are put together as well as the seeds nearly are")
  func kinds() throws {
    let means = try Means(Self.names().filter { !Self.woven.contains($0) })
    #expect(means.count >= 21)
    #expect(means[\.seg] >= 0.97, "\(means.faults)")
    #expect(means[\.role] >= 0.98, "\(means.faults)")
    #expect(means[\.title] >= 0.95, "\(means.faults)")
    #expect(means[\.author] >= 0.975, "\(means.faults)")
    #expect(means[\.photo] >= 0.945, "\(means.faults)")
    #expect(means[\.mast] >= 0.985, "\(means.faults)")
    #expect(means[\.colo] >= 0.965, "\(means.faults)")
  }

  @Test("most of what is woven and torn is put together")
  func weaves() throws {
    let means = try Means(Array(Self.woven))
    #expect(means[\.seg] >= 0.8, "\(means.faults)")
    #expect(means[\.role] >= 0.95, "\(means.faults)")
    #expect(means[\.title] >= 0.63, "\(means.faults)")
    #expect(means[\.author] >= 0.86, "\(means.faults)")
    #expect(means[\.mast] >= 0.99, "\(means.faults)")
  }

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
  }

  /// The scores of some pages.
  private struct Means {
    private let scores: [GoldScore]
    let faults: [String]
    var count: Int { scores.count }

    init(_ names: [String]) throws {
      let names = names.sorted()
      scores = try names.map(InventedPagesTests.score)
      faults = zip(names, scores).map { "\($0): \($1.faults)" }
    }

    subscript(figure: KeyPath<GoldScore, Double>) -> Double {
      scores.reduce(0) { $0 + $1[keyPath: figure] } / Double(scores.count)
    }
  }

  private static func score(_ name: String) throws -> GoldScore {
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent("\(name).txt")))
    let parsed = PageParser.parse(bytes, hints: SourceHints())
    return GoldScore(
      parsed, try Gold(name, in: folder), text: GoldScoreTests.lines(bytes))
  }
}
