import Foundation
import IssueParser
import Testing

@Suite struct AnnotatedPagesTests {
  @Test("annotated pages are read as well as they have been", arguments: AnnotatedPages.kinds)
  func areRead(_ pages: AnnotatedPages) throws {
    let names = try pages.names()
    #expect(names.count >= pages.count)
    let scores = try names.map { try Self.score($0, in: AnnotatedPages.url(of: pages.folder)) }
    for (figure, least) in pages.least {
      let faults = zip(names, scores).map { "\($0): \($1.faults)" }
      #expect(scores.mean(figure) >= least, "\(figure): \(faults)")
    }
  }

  private static func score(_ name: String, in folder: URL) throws -> GoldScore {
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent("\(name).txt")))
    let parsed = PageParser.parse(bytes, hints: SourceHints())
    return GoldScore(
      parsed, try Gold(name, in: folder), text: GoldScoreTests.lines(bytes))
  }
}
