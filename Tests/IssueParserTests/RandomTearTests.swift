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

  @Test("columns read across, line by line, are wound off each other")
  func wovenColumns() throws {
    let reports = try Self.reports().filter { $0.body.starts(with: "本报讯") }
    #expect(reports.count >= 8)
    let seed: UInt64 = 20_261_127
    var random = SeededGenerator(seed: seed)
    var (own, all, headed) = (0, 0, 0)
    let pages = 60
    for _ in 0..<pages {
      let chosen = Array(reports.shuffled(using: &random).prefix(3))
      let width = Int.random(in: 13...20, using: &random)
      let columns = chosen.map { Self.lines(String($0.body), width: width) }
      var lines = [chosen[0].title, chosen[1].title]
      for row in 0..<max(columns[0].count, columns[1].count) {
        lines += columns.prefix(2).compactMap { $0.indices.contains(row) ? $0[row] : nil }
      }
      lines += [chosen[2].title] + columns[2]
      let articles = Outline.page(lines.joined(separator: "\n")).articles
      for (report, column) in zip(chosen, columns) {
        let article = articles.first { $0.title == report.title }
        headed += article == nil ? 0 : 1
        let text = article?.blocks.map(\.text).joined() ?? ""
        all += column.count
        own += column.count { text.contains($0) }
      }
    }
    #expect(Double(own) >= 0.8 * Double(all), "\(own) of \(all) lines, seed \(seed)")
    #expect(headed >= pages * 5 / 2, "\(headed) of \(3 * pages) headlines, seed \(seed)")
  }

  /// The lines of a column so many characters wide: no mark that closes begins one.
  private static func lines(_ text: String, width: Int) -> [String] {
    guard width > 0 else { return [text] }
    var lines: [String] = []
    for character in text {
      if let last = lines.last, last.count < width || marks.contains(character) {
        lines[lines.count - 1].append(character)
      } else {
        lines.append(String(character))
      }
    }
    return lines
  }

  private static let marks: Set<Character> = ["，", "。", "、", "；", "：", "？", "！", "”", "）", "》"]

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
