import ChineseText
import Foundation
import IssueParser
import Support
import Testing

/// Pages in traditional characters: decades of archives are printed in them.
@Suite struct TraditionalPageTests {
  /// What is read of a page, without its words: places, roles, fields, evidence.
  private static func shape(_ page: Page) -> [String] {
    let masthead = page.masthead
    var facts = Masthead.Field.allCases.map { "\($0) \(masthead.evidence[$0]?.rawValue ?? "-")" }
    facts += ["\(String(describing: masthead.date)) \(String(describing: masthead.estimatedDate))"]
    facts += ["\(masthead.lines) \(String(describing: page.colophon?.lines))"]
    for article in page.articles {
      facts.append(
        "article \(article.authors.count) \(article.agency.map { Folding.scalars($0) } ?? []) "
          + "\(article.assemblyConfidence)")
      facts += article.blocks.map { "\($0.role) \($0.lines)" }
    }
    for photo in page.photos { facts += photo.blocks.map { "photo \($0.role) \($0.lines)" } }
    return facts
  }

  @Test("the seeds in traditional characters are read as they are in simplified ones")
  func twins() throws {
    for seed in try Seeds.pages() {
      let simplified = String(decoding: seed.bytes, as: UTF8.self)
      let traditional = try #require(
        simplified.applyingTransform(StringTransform("Hans-Hant"), reverse: false))
      try #require(traditional != simplified)
      let (one, two) = (
        PageParser.parse(seed.bytes, hints: SourceHints()),
        PageParser.parse(Array(traditional.utf8), hints: SourceHints())
      )
      #expect(one.pages.map(Self.shape) == two.pages.map(Self.shape), "\(seed.name)")
      let qualities = zip(one.pages, two.pages).flatMap { one, two in
        zip(one.articles, two.articles).map { (one, two) in
          (one.textQuality ?? 0, two.textQuality ?? 0)
        }
      }
      #expect(qualities.allSatisfy { abs($0 - $1) <= 4 }, "\(seed.name): \(qualities)")
    }
  }
}
