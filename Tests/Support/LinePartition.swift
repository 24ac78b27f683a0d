import ChineseText
import IssueParser

/// The parser's first promise: every non-blank line of a source is in exactly one place.
package enum LinePartition {
  /// Parses bytes and says what is wrong with the places of its lines; nil where nothing is.
  package static func fault(of bytes: [UInt8]) -> String? {
    let parsed = PageParser.parse(bytes, hints: SourceHints(path: "page.txt"))
    if parsed.pages.isEmpty { return "no page" }
    let lines = DecodedSource(bytes).lines.lines
    let expected = lines.map(\.number)
    let blank = Set(1...(expected.last ?? 1)).subtracting(expected)
    var found: [Int] = []
    for range in parsed.pages.flatMap(ranges) {
      found += (range.first...range.last).filter { !blank.contains($0) }
    }
    found.sort()
    if found == expected { return nil }
    let lost = Set(expected).subtracting(found).sorted().prefix(5)
    let twice = Dictionary(grouping: found, by: \.self).filter { $0.value.count > 1 }.keys
    return "lost \(Array(lost)), in two places \(Array(twice.sorted().prefix(5)))"
  }

  private static func ranges(_ page: Page) -> [LineRange] {
    page.masthead.lines + (page.colophon?.lines ?? []) + page.unassigned.flatMap(\.lines)
      + page.articles.flatMap(\.blocks).flatMap(\.lines)
      + page.photos.flatMap(\.blocks).flatMap(\.lines)
  }
}
