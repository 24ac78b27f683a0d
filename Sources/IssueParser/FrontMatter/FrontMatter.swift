import ChineseText

/// Tells which lines of a page are masthead and colophon, and what fields they hold.
///
/// A line is claimed where fields account for nearly all of its words, so that a sentence that
/// mentions a day never is. Lines that say little by themselves (`13日`, `要闻`) are claimed only
/// beside lines that say more.
struct FrontMatter {
  /// Indexes, in the page's lines, of those that are masthead; in order.
  private(set) var mastheadLines: [Int] = []
  /// Indexes of those that name the page's section and nothing else, `县区新闻`: what they hold is
  /// the masthead's, and they themselves are the page's flag; in order.
  private(set) var sectionLines: [Int] = []
  /// Indexes of those that are colophon; in order.
  private(set) var colophonLines: [Int] = []
  /// The fields found in masthead lines, and all but contacts of colophon lines.
  private(set) var mastheadTokens: [FrontToken] = []
  /// The fields found in colophon lines.
  private(set) var colophonTokens: [FrontToken] = []
  /// Masthead lines with at most two other lines between them, in order.
  private(set) var clusters: [FrontCluster] = []

  typealias Part = LineGroup.Part

  /// Reads the lines of one page. Cost: linear.
  init(_ source: SourceLines) {
    let lineCount = source.lines.count
    let stream = LineStream(source)
    var scanner = FrontScanner(stream)
    scanner.departments = FrontMatter.departments(scanner, stream)
    let groups = FrontMatter.groups(scanner, lineCount: lineCount)
    var parts: [Part?] = groups.map { $0.isCertain ? $0.part : nil }
    FrontMatter.claimPairs(groups, &parts)
    FrontMatter.claimEdges(groups, lineCount: lineCount, &parts)
    FrontMatter.claimNeighbours(groups, source, &parts)
    FrontMatter.claimStrays(groups, source, &parts)
    FrontMatter.releaseNotices(groups, source, &parts)
    FrontMatter.releaseSigners(groups, source, &parts)
    FrontMatter.releaseSupplements(groups, source, &parts)
    FrontMatter.releaseNumbers(groups, source, &parts)
    FrontMatter.releaseDiary(groups, &parts)
    let needsDay = FrontMatter.lacksDay(groups)
    for (index, group) in groups.enumerated() {
      guard let part = parts[index] else { continue }
      // Address and price below the articles are the imprint's, with the house and the post's
      // number beside them.
      let isImprint =
        2 * group.lines.lowerBound > lineCount && group.tokens.contains(where: \.isContact)
        && !group.tokens.contains { $0.isMasthead && !$0.isOfHouse }
      switch isImprint ? .colophon : part {
      case .masthead: takeMasthead(group, needsDay: needsDay)
      case .colophon:
        let isBelowPeople =
          FrontMatter.touch(groups, index, index - 1) && parts[index - 1] == .colophon
          && groups[index - 1].tokens.contains(where: \.isPeople)
        takeColophon(group, isBelowPeople: isBelowPeople, stream)
      }
    }
    if mastheadLines.first == 1, !colophonLines.contains(0),
      FrontMatter.codesPage(source.scalars(of: source.lines[0]).map(Glyph.plain))
    {
      mastheadLines.insert(0, at: 0)
    }
  }

  /// So many lines at most are the head of a page, with what stands beside its name.
  private static let longestHead = 12

  /// `B2 校园内外`, `财富·证券 B05`: the code of a supplement's page, and what the page is called.
  private static func codesPage(_ line: [UInt32]) -> Bool {
    let pieces = line.split { Glyph.isBlank($0) }
    guard pieces.count == 2 else { return false }
    let code = pieces[0].first.map(Glyph.isHan) == true ? pieces[1] : pieces[0]
    let name = pieces[0].first.map(Glyph.isHan) == true ? pieces[0] : pieces[1]
    return (2...3).contains(code.count) && (0x41...0x5A).contains(code.first ?? 0)
      && code.dropFirst().allSatisfy(Glyph.isDigit) && (2...8).contains(name.count)
      && name.allSatisfy { Glyph.isHan($0) || $0 == 0xB7 }
  }

  /// Takes a group that is the masthead's; a section's name alone stays the page's flag.
  private mutating func takeMasthead(_ group: LineGroup, needsDay: Bool) {
    if group.isOnlySection {
      sectionLines += group.lines
    } else {
      mastheadLines += group.lines
    }
    mastheadTokens += needsDay ? group.tokens : group.numberedAlone
    // Editors named in the line of the date are the colophon's all the same.
    if group.tokens.contains(where: \.isPeople) {
      colophonTokens += group.tokens.filter { !$0.isMasthead }
    }
    addToCluster(group)
  }

  /// Takes a group that is the colophon's, below the names of those who made the page or not.
  private mutating func takeColophon(
    _ group: LineGroup, isBelowPeople: Bool, _ stream: LineStream
  ) {
    colophonLines += group.lines
    // Beside nobody who made the page, a hotline is for readers with news; below them, or apart
    // from the page's head, a line may hold one as well, but not that for advertisers.
    let hasPeople = group.tokens.contains(where: \.isPeople)
    let isApart = group.isNewsline && group.lines.lowerBound >= FrontMatter.longestHead
    colophonTokens += group.tokens.filter { token in
      guard case .hotline = token.kind else { return true }
      let field = stream.folded[token.range]
      return hasPeople
        || (isApart || isBelowPeople && field.contains(Glyph.colon))
          && !field.contains(Glyph.of("广"))
    }
    mastheadTokens += group.tokens.filter { $0.isMasthead }
  }

  private mutating func addToCluster(_ group: LineGroup) {
    let cluster = FrontCluster(lines: group.lines, tokens: group.tokens)
    if let last = clusters.last, group.lines.lowerBound - last.lines.upperBound <= 2,
      !last.excludes(cluster, afterImprint: false)
    {
      clusters[clusters.count - 1].add(cluster)
    } else {
      clusters.append(cluster)
    }
  }

  /// The desks that `…主办` names anywhere on the page.
  private static func departments(_ scanner: FrontScanner, _ stream: LineStream) -> [[UInt32]] {
    var names: [[UInt32]] = []
    let end = stream.folded.count
    // A desk's name may begin at any word at most fourteen characters before 主办, the first
    // character of which is among those that may end a name.
    for verb in stream.enders.lazy.map(Int.init)
    where stream.folded[verb] == "主" && verb + 1 < end && stream.folded[verb + 1] == "办" {
      for start in max(0, verb - 14)..<verb where stream.gaps[start] != .none {
        guard let token = scanner.named(at: start),
          case .department(let name) = token.kind, token.strength == .strong
        else { continue }
        names.append(name.unicodeScalars.map(\.value))
        break
      }
      if names.count >= 16 { break }
    }
    return names
  }

  /// Lines that fields account for, one or several together where a field goes on over a line end.
  private static func groups(_ scanner: FrontScanner, lineCount: Int) -> [LineGroup] {
    var groups: [LineGroup] = []
    var line = 0
    while line < lineCount {
      let group = LineGroup.read(scanner, from: line)
      if let group { groups.append(group) }
      line = group?.lines.upperBound ?? line + 1
    }
    return groups
  }

  /// Claims labels with names, without colons, that stand side by side.
  private static func claimPairs(_ groups: [LineGroup], _ parts: inout [Part?]) {
    for index in groups.indices.dropFirst() {
      let pair = [groups[index - 1], groups[index]]
      guard pair[0].lines.upperBound == pair[1].lines.lowerBound,
        pair.allSatisfy({ $0.isPure && $0.tokens.contains(where: \.isPeople) }),
        pair.contains(where: { $0.strength >= .medium })
      else { continue }
      parts[index - 1] = parts[index - 1] ?? .colophon
      parts[index] = parts[index] ?? .colophon
    }
  }

  /// Claims what stands at the page's very beginning or end and says enough there.
  private static func claimEdges(
    _ groups: [LineGroup], lineCount: Int, _ parts: inout [Part?]
  ) {
    for (index, group) in groups.enumerated() where parts[index] == nil && group.isPure {
      let isTop = group.lines.lowerBound < 3
      if isTop, group.strength >= .medium, !group.isOnlyContact { parts[index] = group.part }
      // No headline stands there that is a section's name, but for a notice's: of 75 such lines
      // none was.
      if isTop, group.isOnlySection, !group.namesNotice { parts[index] = .masthead }
      if group.lines.upperBound > lineCount - 3 {
        if group.isFolio { parts[index] = .masthead }
        let isDesk = group.isOnlyContact && group.isMail && group.tokens.count > 1
        let names = group.tokens.count { $0.isPeople }
        let areMakers = names > 1 && group.strength >= .medium
        if group.isPriced || isDesk || areMakers { parts[index] = .colophon }
      }
      if group.lines.lowerBound < 2, group.isPageMarker { parts[index] = .masthead }
    }
    for index in groups.indices where groups[index].isOnlyWeekday {
      if isBesideYear(groups, index) { parts[index] = .masthead }
    }
  }

  /// Whether a date with its year stands right above or below a line, or with three lines of fields
  /// between.
  private static func isBesideYear(_ groups: [LineGroup], _ index: Int) -> Bool {
    for step in [-1, 1] {
      var other = index
      for _ in 0..<4 {
        let next = other + step
        guard touch(groups, other, next), groups[next].isPure else { break }
        if groups[next].tokens.contains(where: \.isYear) { return true }
        other = next
      }
    }
    return false
  }

  /// Whether there is another group, and no line between it and one.
  static func touch(_ groups: [LineGroup], _ one: Int, _ other: Int) -> Bool {
    groups.indices.contains(other)
      && groups[max(one, other)].lines.lowerBound == groups[min(one, other)].lines.upperBound
  }

  /// Claims what stands beside claimed lines, again and again in both directions.
  private static func claimNeighbours(
    _ groups: [LineGroup], _ lines: SourceLines, _ parts: inout [Part?]
  ) {
    let known = Known(groups, parts)
    let forward = groups.indices.map { $0 }
    for order in [forward, forward.reversed(), forward] {
      for index in order where parts[index] == nil && groups[index].isPure {
        parts[index] = neighbour(of: parts, groups, index, lines, known)
      }
    }
  }

  /// What the lines that were claimed first say of the page.
  private struct Known {
    let hasPage: Bool
    /// A page has one section: where the line of its number names it, a second word is a headline.
    let hasSection: Bool
    let hasColophon: Bool
    let needsDay: Bool

    init(_ groups: [LineGroup], _ parts: [Part?]) {
      let claimed = zip(groups, parts).filter { $0.1 != nil }.map(\.0)
      hasPage = claimed.contains { $0.tokens.contains(where: \.isPage) }
      hasSection = claimed.contains {
        $0.isPageMarker && $0.tokens.contains(where: \.isSection)
      }
      hasColophon = parts.contains { $0 == .colophon }
      needsDay = FrontMatter.lacksDay(groups)
    }
  }

  /// The part that a group is of by what stands right above and below it; nil if by that it is of
  /// none.
  private static func neighbour(
    of parts: [Part?], _ groups: [LineGroup], _ index: Int, _ lines: SourceLines, _ known: Known
  ) -> Part? {
    let group = groups[index]
    let after = touch(groups, index, index + 1) ? parts[index + 1] : nil
    let beside = [touch(groups, index, index - 1) ? parts[index - 1] : nil, after]
      .compactMap { $0 }
    if !known.needsDay, isPagePair(groups, index),
      // At the page's head a section and a number need nothing else.
      !beside.isEmpty || !known.hasPage && group.lines.lowerBound < 4
    {
      return .masthead
    }
    guard let neighbour = beside.first else { return nil }
    if group.isOnlyNumber {
      if !known.needsDay, !known.hasPage, group.pageNumber != nil { return .masthead }
      return known.needsDay && group.dayNumber != nil && neighbour == .masthead ? .masthead : nil
    }
    if group.isOnlySection {
      let isBesidePage = [index - 1, index + 1].contains {
        touch(groups, index, $0) && groups[$0].isPageMarker && groups[$0].isPure
      }
      return neighbour == .masthead && !known.hasSection && (known.hasPage || isBesidePage)
        ? .masthead : nil
    }
    if group.isOnlyContact {
      if !group.isMail {
        // A telephone above the imprint is an advertiser's, unless an article ends above it.
        let isAdvertisers =
          beside.count == 1 && after == .colophon
          && !endsArticle(lines, before: group.lines.lowerBound)
        // Nor does a full stop end the imprint: a notice's last line does.
        if isAdvertisers || endsArticle(lines, before: group.lines.upperBound) { return nil }
      }
      return group.isMail && known.hasColophon ? .colophon : neighbour
    }
    // The weather in a sentence above the imprint is a forecast, not the masthead's.
    if group.isOnlyFurniture, !beside.contains(.masthead),
      endsArticle(lines, before: group.lines.upperBound)
    {
      return nil
    }
    return group.part
  }

  /// Whether a section's name and a bare number, each on its own line, stand side by side here.
  private static func isPagePair(_ groups: [LineGroup], _ index: Int) -> Bool {
    [index - 1, index + 1].contains { other in
      guard touch(groups, index, other) else { return false }
      let (one, two) = (groups[index], groups[other])
      return one.isOnlySection && two.pageNumber != nil
        || one.pageNumber != nil && two.isOnlySection
    }
  }

  /// Whether the text above a line ends as a sentence does.
  static func endsArticle(_ lines: SourceLines, before index: Int) -> Bool {
    guard index > 0, let last = lines.scalars(of: lines.lines[index - 1]).last else { return true }
    return last == 0x3002 || last == 0x201D || last == 0xFF01 || last == 0x21
  }

  private static func lacksDay(_ groups: [LineGroup]) -> Bool {
    var hasMonth = false
    for token in groups.flatMap(\.tokens) {
      guard case .date(let date) = token.kind else { continue }
      if date.day != nil { return false }
      if date.month != nil { hasMonth = true }
    }
    return hasMonth
  }
}

extension FrontToken {
  /// Whether the field belongs to the masthead wherever it stands.
  var isMasthead: Bool {
    switch kind {
    case .date, .weekday, .lunar, .issue, .pageCount, .page, .section, .cn, .postalCode, .paper,
      .committee:
      true
    case .furniture, .number: strength == .strong
    case .department, .people, .email, .phone, .hotline, .contact: false
    }
  }

  /// Whether the field names the house or registers the paper, in masthead or imprint.
  var isOfHouse: Bool {
    switch kind {
    case .postalCode, .furniture, .paper(_, .publisher), .paper(_, .host): true
    default: false
    }
  }

  var isWeekday: Bool { if case .weekday = kind { true } else { false } }
  var isPage: Bool { if case .page = kind { true } else { false } }
  var isYear: Bool { if case .date(let date) = kind { date.year != nil } else { false } }
}
