import ChineseText

/// Makes pages of a source file's bytes.
package enum PageParser {
  /// Parses a whole file: decodes it, cuts it into pages, reads masthead and colophon of each, and
  /// hands the lines that are left to ``ArticleAssembler``.
  ///
  /// Never fails: any bytes give at least one page, and every non-blank line is in exactly one
  /// place.
  /// Cost: linear in the bytes.
  package static func parse(_ bytes: [UInt8], hints: SourceHints) -> ParsedSource {
    parse(bytes, DecodedSource(bytes), hints: hints)
  }

  /// The same for a file that is decoded already; `bytes` are the file's.
  package static func parse(
    _ bytes: [UInt8], _ decoded: DecodedSource, hints: SourceHints
  ) -> ParsedSource {
    let source = decoded.lines
    let path = PathEvidence(hints.path)
    var pages: [Page] = []
    for (index, part) in PageSplitter.split(source).enumerated() {
      // What is known of the file's page number is known of its first page.
      var pageHints = hints
      var pagePath = path
      if index > 0 {
        pageHints.given.page = nil
        pagePath.page = nil
      }
      pages.append(
        page(
          part.lines, part.front, hints: pageHints, path: pagePath, first: pages.first?.masthead))
    }
    return ParsedSource(
      encoding: decoded.text.encoding, pages: pages, diagnostics: faults(decoded.text, bytes))
  }

  /// `first` is the masthead of the file's first page, for those behind it.
  private static func page(
    _ source: SourceLines, _ front: FrontMatter, hints: SourceHints, path: PathEvidence,
    first: Masthead?
  ) -> Page {
    let lines = source.lines
    var fields = MastheadFields(front.mastheadTokens)
    var page = Page()
    if !front.colophonLines.isEmpty || !front.colophonTokens.isEmpty {
      var colophon = Colophon(front.colophonTokens)
      colophon.lines = ranges(front.colophonLines, in: lines)
      fields.department = colophon.department
      page.colophon = colophon
    }
    // Asked only where the masthead, the path and the first page leave the day open.
    var estimated: DateEstimate?
    func likely() -> DateEstimate {
      if let estimated { return estimated }
      let estimate = DateEstimate(source, partial: fields.date, weekday: fields.weekday)
      estimated = estimate
      return estimate
    }
    let solved = MastheadSolver.solve(
      fields, hints: hints, path: path, likely: likely,
      line: front.mastheadLines.first.map { lines[$0].number })
    page.masthead = solved.masthead
    if let first { inherit(from: first, to: &page.masthead) }
    page.masthead.lines = ranges(front.mastheadLines, in: lines)
    page.diagnostics = solved.diagnostics
    if page.masthead.date == nil, let date = likely().date {
      page.masthead.estimatedDate = date
      page.masthead.estimateReason = likely().reason
    }
    if page.masthead.date == nil, !lines.isEmpty {
      page.diagnostics.append(Diagnostic(.dateUnknown))
    }
    ArticleAssembler.assemble(
      lines: unclaimed(source, front), flags: front.sectionLines.map { lines[$0] }, into: &page)
    return page
  }

  /// Pages of one file are of one issue, unless they print otherwise.
  private static func inherit(from first: Masthead, to masthead: inout Masthead) {
    guard masthead.date == nil, masthead.issueNumber == nil,
      masthead.paper == nil || masthead.paper == first.paper
    else { return }
    if masthead.paper == nil, let paper = first.paper {
      masthead.paper = paper
      masthead.evidence[.paper] = .derived
    }
    if let date = first.date {
      masthead.date = date
      masthead.lastDate = first.lastDate
      masthead.evidence[.date] = .derived
    }
    if let number = first.issueNumber {
      masthead.issueNumber = number
      masthead.lastIssueNumber = first.lastIssueNumber
      masthead.evidence[.issueNumber] = .derived
    }
  }

  private static func unclaimed(_ source: SourceLines, _ front: FrontMatter) -> SourceLines {
    let claimed = [front.mastheadLines, front.sectionLines, front.colophonLines]
    guard claimed.contains(where: { !$0.isEmpty }) else { return source }
    let lines = source.lines
    var isClaimed = Array(repeating: false, count: lines.count)
    for index in claimed.joined() { isClaimed[index] = true }
    return source.page(of: lines.indices.filter { !isClaimed[$0] }.map { lines[$0] })
  }

  /// The line ranges of some of a page's lines; lines with nothing but blank ones between are one.
  private static func ranges(_ indexes: [Int], in lines: [SourceLine]) -> [LineRange] {
    var ranges: [LineRange] = []
    var first = 0
    for index in indexes.indices
    where index + 1 == indexes.count || indexes[index + 1] != indexes[index] + 1 {
      ranges.append(LineRange(lines[indexes[first]].number, lines[indexes[index]].number))
      first = index + 1
    }
    return ranges
  }

  private static func faults(_ decoded: DecodedText, _ bytes: [UInt8]) -> [Diagnostic] {
    guard let first = decoded.faults.first else { return [] }
    var line: Int?
    if decoded.encoding == .utf8 || decoded.encoding == .gb18030 {
      line = bytes[..<min(first.lowerBound, bytes.count)].count { $0 == 10 } + 1
    }
    let count = decoded.faults.reduce(0) { $0 + $1.count }
    return [
      Diagnostic(
        .invalidBytes, line: line,
        details: .bytes(count, encoding: decoded.encoding.rawValue, first: first.lowerBound))
    ]
  }
}
