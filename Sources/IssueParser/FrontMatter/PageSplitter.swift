import ChineseText

/// Cuts the lines of a file into pages: at form feeds, at page markers that a program set between
/// pages, and where a second masthead says something else than the first.
enum PageSplitter {
  /// The lines of each page, in order, with what they hold of masthead and colophon; at least one
  /// page, which may have no lines.
  static func split(
    _ source: SourceLines
  ) -> [(lines: SourceLines, front: FrontMatter)] {
    let lines = source.lines
    var starts: Set<Int> = []
    var next = 0
    for number in source.pageStarts {
      while next < lines.count, lines[next].number < number { next += 1 }
      starts.insert(next)
    }
    let marked = starts.isEmpty ? markerStarts(source) : []
    let parts = cut(source, at: starts.union(marked))
    let pages = parts.flatMap { part in
      let front = FrontMatter(part)
      let starts = mastheadStarts(front, lineCount: part.lines.count)
      // What was read of a part that is one page holds for the page.
      return starts.isEmpty
        ? [(lines: part, front: front)]
        : cut(part, at: starts).map { (lines: $0, front: FrontMatter($0)) }
    }
    return pages.isEmpty ? [(source, FrontMatter(source))] : pages
  }

  private static func cut(_ source: SourceLines, at starts: Set<Int>) -> [SourceLines] {
    let lines = source.lines
    var pages: [SourceLines] = []
    var first = 0
    for start in starts.sorted() where start > first && start < lines.count {
      pages.append(source.page(of: Array(lines[first..<start])))
      first = start
    }
    if first == 0, !lines.isEmpty { return [source] }
    if first < lines.count { pages.append(source.page(of: Array(lines[first...]))) }
    return pages
  }

  // MARK: Markers

  /// Where pages begin by lines such as `--- Page 2 ---` or `=== 第2页 ===`.
  private static func markerStarts(_ source: SourceLines) -> Set<Int> {
    var markers: [(index: Int, number: Int)] = []
    for (index, line) in source.lines.enumerated() where line.count <= PageMarker.longest {
      if let marker = PageMarker(source.scalars, line.range) {
        markers.append((index, marker.number))
      }
    }
    guard markers.count > 1 || markers.first.map({ $0.number > 1 }) == true else { return [] }
    guard zip(markers, markers.dropFirst()).allSatisfy({ $0.number < $1.number }) else { return [] }
    // A marker of page 1 far below the top stands in the page's foot.
    if let first = markers.first, first.number == 1, first.index >= 3 {
      return Set(markers.map { $0.index + 1 })
    }
    return Set(markers.map(\.index))
  }

  // MARK: Mastheads

  /// Where a page begins by a masthead that cannot be of the same page as the one before.
  private static func mastheadStarts(_ front: FrontMatter, lineCount: Int) -> Set<Int> {
    let clusters = front.clusters
    guard clusters.count > 1 else { return [] }
    var starts: Set<Int> = []
    var latest = 0
    var imprint = 0
    let imprints = Set(front.colophonLines)
    var seen = clusters[0]
    for cluster in clusters.dropFirst() {
      while imprint < front.colophonLines.count,
        front.colophonLines[imprint] < seen.lines.upperBound
      {
        imprint += 1
      }
      let hasImprint =
        imprint < front.colophonLines.count
        && front.colophonLines[imprint] < cluster.lines.lowerBound
      // The very last line is no page: it is the foot of the one above, its number misread.
      let isLast = cluster.lines.count == 1 && cluster.lines.upperBound == lineCount
      guard !isLast, seen.excludes(cluster, afterImprint: hasImprint) else {
        seen.add(cluster)
        continue
      }
      // A page whose masthead stands in its foot ends after it and the imprint beside it.
      let isFoot = seen.lines.lowerBound - latest >= 5
      var start = cluster.lines.lowerBound
      if isFoot {
        start = seen.lines.upperBound
        while imprints.contains(start) { start += 1 }
      }
      starts.insert(start)
      latest = start
      seen = cluster
    }
    return starts
  }
}

/// Masthead lines that stand together.
struct FrontCluster {
  /// Half-open range of indexes in the page's lines.
  private(set) var lines: Range<Int>
  private(set) var tokens: [FrontToken]

  /// No masthead has more fields; what a hostile file repeats is not compared again and again.
  private static let mostTokens = 48

  init(lines: Range<Int>, tokens: [FrontToken]) {
    self.lines = lines
    self.tokens = Array(tokens.prefix(FrontCluster.mostTokens))
  }

  /// Adds lines of the same page.
  mutating func add(_ other: FrontCluster) {
    lines = lines.lowerBound..<other.lines.upperBound
    tokens += other.tokens.prefix(FrontCluster.mostTokens - tokens.count)
  }

  /// A bit for each kind of field that tells pages apart and stands in the lines.
  private var fields: UInt8 {
    tokens.reduce(0) { fields, token in
      switch token.kind {
      case .date: fields | 1
      case .weekday: fields | 2
      case .lunar: fields | 4
      case .issue: fields | 8
      case .page: fields | 16
      case .paper: fields | 32
      case .cn: fields | 64
      default: fields
      }
    }
  }

  /// Whether the other lines must be of another page.
  func excludes(_ other: FrontCluster, afterImprint: Bool) -> Bool {
    // Lines that have no field in common, as most have, cannot contradict each other.
    guard fields & other.fields != 0 else { return false }
    let mine = MastheadFields(tokens)
    let theirs = MastheadFields(other.tokens)
    if let page = mine.page, let next = theirs.page, !page.agrees(with: next) { return true }
    let repeated = [
      mine.date.year != nil && theirs.date.year != nil,
      mine.weekday != nil && theirs.weekday != nil,
      !mine.issues.isEmpty && !theirs.issues.isEmpty,
      mine.lunarText != nil && theirs.lunarText != nil,
      mine.paper != nil && theirs.paper != nil,
      mine.cn != nil && theirs.cn != nil,
    ].count { $0 }
    guard repeated >= 2 else { return false }
    // The front page may name paper and day once more, as the inner pages do.
    if theirs.page?.number == 1, mine.date.civil == theirs.date.civil, theirs.issues.isEmpty {
      return false
    }
    let isOther =
      mine.date.civil != theirs.date.civil || mine.issues != theirs.issues
      || mine.lunarText != theirs.lunarText
    return isOther || afterImprint || repeated >= 3
  }
}

/// A line that a program set between pages.
struct PageMarker {
  let number: Int

  /// No marker has more scalars.
  static let longest = 40

  private static let words = KeywordTable("第 page 页 p.")

  init?(_ scalars: [UInt32], _ line: Range<Int>) {
    guard line.count <= Self.longest,
      let first = line.first(where: { FrontScanner.isWord(scalars[$0]) }),
      Self.words.firsts.contains(scalars[first] | 0x20)
        || Self.words.firsts.contains(scalars[first])
    else { return nil }
    let text = scalars[line].filter { FrontScanner.isWord($0) }.map {
      (0x41...0x5A).contains($0) ? $0 + 32 : $0
    }
    guard let start = Self.words.end(text, at: 0, end: text.count),
      let (value, count) = ChineseNumerals.prefix(of: text[start...]), value > 0, value < 1000
    else { return nil }
    var rest = text[(start + count)...]
    if text[0] == "第" {
      guard rest.first == Glyph.of("页") else { return nil }
      rest = rest.dropFirst()
    }
    if rest.starts(with: "of".unicodeScalars.map(\.value)) || rest.first == Glyph.of("共") {
      rest = rest.dropFirst(rest.first == Glyph.of("共") ? 1 : 2)
      guard let (_, total) = ChineseNumerals.prefix(of: rest) else { return nil }
      rest = rest.dropFirst(total)
      if rest.first == Glyph.of("页") { rest = rest.dropFirst() }
    }
    guard rest.isEmpty else { return nil }
    number = value
  }
}
