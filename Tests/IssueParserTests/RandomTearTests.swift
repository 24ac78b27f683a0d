import Foundation
import IssueParser
import Support
import Testing

/// Pages made of the reports of the invented ones, their columns torn anywhere and dealt among each
/// other, as an engine deals those that it takes for one.
@Suite struct RandomTearTests {
  /// A headline and the text below it.
  private struct Report {
    let title: String
    let body: [Character]
  }

  @Test(
    "sentences torn at random read on where their columns were dealt",
    arguments: [(width: 0, least: 0.7), (width: 17, least: 0.55)])
  func readOn(width: Int, least: Double) throws {
    let reports = try Self.reports()
    #expect(reports.count >= 12)
    let seed: UInt64 = 20_261_123
    var random = SeededGenerator(seed: seed)
    var whole = 0
    let pages = 60
    for _ in 0..<pages {
      // The first is torn; its rest stands below the second or the third.
      let chosen = Array(reports.shuffled(using: &random).prefix(3))
      let body = chosen[0].body
      let column = width > 0 ? width : Int.random(in: 12...20, using: &random)
      let tear = Int.random(in: 50..<body.count - 40, using: &random) / column * column
      var blocks = chosen.map { [$0.title, String($0.body)] }
      blocks[0][1] = String(body[..<tear])
      blocks.insert([String(body[tear...])], at: Int.random(in: 2...3, using: &random))
      let text = blocks.map { block in
        block.flatMap { Self.lines($0, width: width) }.joined(separator: "\n")
      }.joined(separator: "\n\n")
      let sentence = String(body[tear - 8..<tear + 8])
      let isWhole = Outline.page(text).articles.contains { article in
        article.title == chosen[0].title
          && article.blocks.map(\.text).joined().contains(sentence)
      }
      whole += isWhole ? 1 : 0
    }
    #expect(Double(whole) >= least * Double(pages), "\(whole) of \(pages), seed \(seed)")
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    guard width > 0 else { return [text] }
    let characters = Array(text)
    return stride(from: 0, to: characters.count, by: width).map {
      String(characters[$0..<min(characters.count, $0 + width)])
    }
  }

  /// The reports of the invented pages that are neither short nor in verse.
  private static func reports() throws -> [Report] {
    let folder = AnnotatedPages.url(of: "Invented")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
    return try names.flatMap { name in
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      return PageParser.parse(bytes, hints: SourceHints()).pages.flatMap(\.articles)
        .compactMap { article -> Report? in
          let body = Array(article.blocks.filter { $0.role == .body }.map(\.text).joined())
          guard let title = article.title, (6...20).contains(title.count), !title.contains(" "),
            body.count >= 130, body.last == "。"
          else { return nil }
          return Report(title: title, body: body)
        }
    }
  }
}
