// The hash that names a page: of its lines, in the order of the source, so that it can be told
// again from what the archive holds.

import IssueParser

/// Hashes the lines of a page that are not blank. RECORDS.md, "Ids".
struct PageHash {
  private var lines: [(number: Int, utf8: ArraySlice<UInt8>)] = []

  /// Takes a line, in any order.
  mutating func add(_ number: Int, _ utf8: ArraySlice<UInt8>) {
    if !PageHash.isBlank(utf8.span) { lines.append((number, utf8)) }
  }

  /// The first half of the hash of all lines taken, each with a line feed behind it.
  var value: UInt64 {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
    for (_, utf8) in lines.sorted(by: { $0.number < $1.number }) {
      bytes += utf8
      bytes.append(10)
    }
    return ContentHash(bytes.span).high
  }

  /// The hash of a page as the parser gave it.
  static func of(_ page: Page, _ source: SourceText) -> UInt64 {
    // The lines in their order, each once: that of blocks is another.
    var isOfPage = [Bool](repeating: false, count: source.lineCount + 1)
    // By index: copying an `Article` retains each of its parts.
    for article in page.articles.indices { mark(page.articles[article].blocks, in: &isOfPage) }
    for photo in page.photos.indices { mark(page.photos[photo].blocks, in: &isOfPage) }
    mark(page.unassigned, in: &isOfPage)
    mark(page.masthead.lines, in: &isOfPage)
    mark(page.colophon?.lines ?? [], in: &isOfPage)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.utf8.count + 1)
    // Lines that stand together with line feeds between are taken together.
    var stretch: Range<Int>?
    for number in isOfPage.indices where isOfPage[number] {
      let line = source.bytes(of: number)
      if isBlank(source.utf8.span.extracting(line)) { continue }
      if let before = stretch, before.upperBound + 1 == line.lowerBound,
        source.utf8[before.upperBound] == 10
      {
        stretch = before.lowerBound..<line.upperBound
        continue
      }
      if let stretch {
        bytes += source.utf8[stretch]
        bytes.append(10)
      }
      stretch = line
    }
    if let stretch {
      bytes += source.utf8[stretch]
      bytes.append(10)
    }
    return ContentHash(bytes.span).high
  }

  private static func mark(_ blocks: [Block], in isOfPage: inout [Bool]) {
    for block in blocks.indices { mark(blocks[block].lines, in: &isOfPage) }
  }

  private static func mark(_ ranges: [LineRange], in isOfPage: inout [Bool]) {
    for range in ranges {
      for number in range.first...range.last where number < isOfPage.count {
        isOfPage[number] = true
      }
    }
  }

  /// Whether a line is nothing but ASCII and ideographic blanks: of white space those alone, and
  /// all controls of ASCII besides. Other blanks count as text, for the hash stands in archives.
  private static func isBlank(_ utf8: Span<UInt8>) -> Bool {
    var index = 0
    while index < utf8.count {
      if utf8[index] <= 0x20 {
        index += 1
      } else if utf8[index] == 0xE3, index + 2 < utf8.count, utf8[index + 1] == 0x80,
        utf8[index + 2] == 0x80
      {
        index += 3
      } else {
        return false
      }
    }
    return true
  }
}
