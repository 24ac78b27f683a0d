import ChineseText

/// One line, or a few that one field runs across, that fields of masthead or colophon account for.
struct LineGroup {
  /// What the lines are part of.
  enum Part { case masthead, colophon }

  /// Half-open range of indexes in the page's lines.
  let lines: Range<Int>
  let tokens: [FrontToken]
  /// The share of the words' characters that fields account for.
  let coverage: Double
  /// Whether a comma or full stop of a sentence stands between words of no field.
  let isSentence: Bool

  /// At most so many lines are taken together.
  private static let mostLines = 12
  /// No field is longer: a list of 24 names of 12 characters, with its label and marks.
  private static let farthestLook = 400
  /// After so many characters that no field accounts for, a line is text.
  private static let mostUnknown = 9

  /// Reads the group that begins at a line; nil where the line is anything else.
  static func read(_ scanner: FrontScanner, from line: Int) -> LineGroup? {
    let stream = scanner.stream
    guard let firstField = firstField(scanner, line) else { return nil }
    var limit = min(stream.barriers[line], line + mostLines)
    while limit > line {
      var scanner = scanner
      scanner.end = stream.starts[limit]
      var place = stream.starts[line]
      guard let group = scan(scanner, from: line, firstField, &place) else {
        // A field that began here ran into text; try without the lines after, unless it was text
        // already so far before the line's end that no field read there could have seen them.
        guard limit > line + 1, place + farthestLook >= stream.starts[line + 1] else { return nil }
        limit = line + 1
        continue
      }
      return group
    }
    return nil
  }

  /// Where the first field may begin that `scan` would find; nil if none may: so most lines are
  /// told from their first characters alone.
  private static func firstField(_ scanner: FrontScanner, _ line: Int) -> Int? {
    let stream = scanner.stream
    // Whoever took a photo made no page.
    let end = stream.starts[line + 1]
    if end > stream.starts[line], stream.folded[end - 1] == "摄" { return nil }
    var unknown = 0
    for place in stream.starts[line]..<stream.starts[line + 1] {
      if unknown < 4 || scanner.isWordStart(place), scanner.mayBegin(at: place) { return place }
      if FrontScanner.isWord(stream.folded[place]) {
        unknown += 1
        if unknown > mostUnknown { return nil }
      }
    }
    return nil
  }

  /// Reads fields from the beginning of line `first`, none but a section's name before
  /// `firstField`; `place` is where it stopped.
  private static func scan(
    _ scanner: FrontScanner, from first: Int, _ firstField: Int, _ place: inout Int
  ) -> LineGroup? {
    let stream = scanner.stream
    var line = first
    var tokens: [FrontToken] = []
    var known = 0
    var unknown = 0
    var unknownInLine = 0
    var isSentence = false
    while place < scanner.end {
      if place == stream.starts[line + 1] { break }
      if unknown == 0, let token = scanner.sectionBesidePage(at: place, after: tokens) {
        tokens.append(token)
        known += token.range.count
        place = token.range.upperBound
        continue
      }
      if place >= firstField, !scanner.looks[place].isEmpty,
        !tokens.isEmpty || unknown < 4 || scanner.isWordStart(place),
        let token = scanner.token(at: place, after: tokens.last?.range.upperBound ?? place)
      {
        if tokens.isEmpty { tokens.reserveCapacity(4) }
        tokens.append(token)
        known += token.range.count
        place = token.range.upperBound
        let last = stream.line(at: place - 1, from: line)
        // What begins with words of another kind does not go on over a line end.
        if last > line, unknownInLine > 0 { return nil }
        if last > line { unknownInLine = 0 }
        line = last
        continue
      }
      // Behind a blank a comma is debris.
      if isSentenceMark(stream.folded[place]), stream.gaps[place] != .blank { isSentence = true }
      // So is what a label tells that no masthead has.
      if unknownInLine >= 2, stream.folded[place] == 0x3A { isSentence = true }
      if FrontScanner.isWord(stream.folded[place]) {
        unknown += 1
        unknownInLine += 1
        if unknown > mostUnknown, unknown * 2 > known { return nil }
      }
      place += 1
    }
    guard !tokens.isEmpty, place == stream.starts[line + 1] else { return nil }
    let group = LineGroup(
      lines: first..<line + 1, tokens: numberingPage(tokens),
      coverage: Double(known) / Double(max(1, known + unknown)),
      isSentence: isSentence && unknown > 0)
    return group.isCertain || group.isPure ? group : nil
  }

  /// The fields with a bare number made the page's, where it stands beside a section's name
  /// (`3 综合新闻`), at an end of a line with a whole date (`某某日报 2023年12月8日 星期五 05`), or
  /// with nothing but the paper's name and a section's (`某某日报 2`, `要闻 某某日报 02`).
  private static func numberingPage(_ tokens: [FrontToken]) -> [FrontToken] {
    guard tokens.count > 1 else { return tokens }
    var hasDate = false
    var lacksDay = false
    var isFront = false
    for token in tokens {
      switch token.kind {
      case .date(let date):
        hasDate = hasDate || date.isComplete
        lacksDay = lacksDay || date.day == nil
      case .issue, .pageCount, .cn, .postalCode: isFront = true
      case .page: return tokens
      default: break
      }
    }
    for (index, token) in tokens.enumerated() {
      guard case .number(let value) = token.kind, (1...99).contains(value), !lacksDay else {
        continue
      }
      let isBeside = [index - 1, index + 1].contains { other in
        tokens.indices.contains(other) && tokens[other].isSection
          && abs(tokens[other].range.lowerBound - token.range.lowerBound) <= 8
      }
      let isEnd = hasDate && !isFront && (index == 0 || index == tokens.count - 1)
      let isNamed = standsBesideName(tokens, index)
      guard isBeside || isEnd || isNamed else { continue }
      var tokens = tokens
      tokens[index] = FrontToken(
        kind: .page(PageNumber(value), isBare: !isNamed), range: token.range, strength: .weak)
      return tokens
    }
    return tokens
  }

  /// Whether a field is first or last beside a paper's name and at most one section's, so that a
  /// number there can count nothing.
  private static func standsBesideName(_ tokens: [FrontToken], _ index: Int) -> Bool {
    (2...3).contains(tokens.count) && (index == 0 || index == tokens.count - 1)
      && tokens.count(where: \.isNameplate) == 1
      && tokens.count(where: \.isSection) == tokens.count - 2
  }

  private static func isSentenceMark(_ scalar: UInt32) -> Bool {
    scalar == 0x2C || scalar == 0x3002 || scalar == 0x3B || scalar == 0xFF61
  }

  /// How much the strongest field says.
  var strength: FrontToken.Strength { tokens.map(\.strength).max() ?? .weak }

  /// Whether the lines are masthead or colophon whatever stands beside them.
  var isCertain: Bool {
    let strong = tokens.count { $0.strength == .strong }
    let medium = tokens.count { $0.strength == .medium }
    if (isSentence && coverage < 0.9) || isOnlyWeekday || isNewsline { return false }
    if isDated || namesMakers { return true }
    return (strong >= 1 && coverage >= 0.75) || (strong >= 2 && coverage >= 0.5)
      || (medium >= 2 && coverage >= 0.9 && distinctMedium >= 2)
  }

  /// Whether people are named who did different things for the page, and nothing else:
  /// `责编 林秋 版式 周原`.
  private var namesMakers: Bool {
    var roles: Set<ColophonRole> = []
    for token in tokens where token.strength >= .medium {
      if case .people(let role, let names) = token.kind, !names.isEmpty { roles.insert(role) }
    }
    return isPure && roles.subtracting([.other]).count >= 2
  }

  private var distinctMedium: Int {
    Set(tokens.filter { $0.strength == .medium }.map { $0.isMasthead ? 0 : $0.isPeople ? 1 : 2 })
      .count
  }

  /// Whether fields account for all, or all but a glyph, of the words.
  var isPure: Bool { coverage >= 0.9 }

  /// The part that the fields with most characters belong to.
  var part: Part {
    let masthead = tokens.reduce(0) { $0 + ($1.isMasthead ? $1.range.count : 0) }
    let colophon = tokens.reduce(0) {
      $0 + ($1.isPeople || $1.isDepartment ? $1.range.count : 0)
    }
    return masthead > colophon || (colophon == 0 && !isOnlyContact) ? .masthead : .colophon
  }

  /// Whether nothing but addresses and numbers of the desk or the paper stands here.
  var isOnlyContact: Bool { tokens.allSatisfy(\.isContact) }
  /// Whether nothing but telephones that only a newspaper has stands here.
  var isNewsline: Bool {
    tokens.contains { if case .hotline = $0.kind { $0.strength == .strong } else { false } }
      && isOnlyContact && coverage == 1
  }
  /// Whether a mail address stands here.
  var isMail: Bool { tokens.contains { if case .email = $0.kind { true } else { false } } }
  /// Whether the lines hold a labelled mail address and nothing else.
  var isDeskMail: Bool {
    isOnlyContact && isMail && coverage == 1
      && tokens.allSatisfy {
        if case .email(let text) = $0.kind { text.count < $0.range.count } else { true }
      }
  }
  /// Whether a whole date and its weekday (`2012年12月23日 周日`) stand here.
  private var isDated: Bool { isPure && hasWholeDate && tokens.contains(where: \.isWeekday) }
  /// Whether a whole date stands here.
  var hasWholeDate: Bool {
    tokens.contains { if case .date(let date) = $0.kind { date.isComplete } else { false } }
  }
  /// Whether the lines are a whole date and nothing else.
  var isOnlyDate: Bool { tokens.count == 1 && hasWholeDate && coverage == 1 }
  /// Whether the lines are the number of an issue and nothing else.
  var isOnlyIssue: Bool {
    guard tokens.count == 1, coverage == 1, case .issue = tokens[0].kind else { return false }
    return true
  }
  /// Whether a paper is named.
  var namesPaper: Bool {
    tokens.contains { if case .paper = $0.kind { true } else { false } }
  }
  /// Whether the lines are a paper's bare name and nothing else, and none of those that others
  /// quote.
  var isOnlyNameplate: Bool {
    guard tokens.count == 1, coverage == 1, case .paper(let name, .nameplate) = tokens[0].kind
    else {
      return false
    }
    // Columns of news are called so too.
    return !LineGroup.quoted.contains(name) && !name.hasSuffix("快报")
  }

  private static let quoted: Set = [
    "人民日报", "光明日报", "经济日报", "解放军报", "工人日报", "中国青年报", "法制日报", "法治日报", "农民日报", "科技日报",
    "参考消息", "文汇报", "环球时报", "南方周末",
  ]

  /// Whether the lines are a paper's name and the page's number and nothing else: `某某日报 4`.
  var isNamedFolio: Bool {
    tokens.count == 2 && coverage == 1 && tokens.contains(where: \.isNameplate) && isPageMarker
  }
  /// Whether the lines are the name of the house that makes the paper and nothing else.
  var isOnlyPublisher: Bool {
    guard tokens.count == 1, coverage == 1, case .paper(_, .publisher) = tokens[0].kind else {
      return false
    }
    return true
  }
  /// Whether the line tells day and page, as the head or foot of an inner page does.
  var isFolio: Bool {
    return hasWholeDate && isPageMarker && tokens.allSatisfy(\.isMasthead)
  }
  /// Whether an address or a telephone stands beside a price or the like, as below the last
  /// article.
  var isPriced: Bool {
    tokens.contains(where: \.isContact)
      && tokens.contains { if case .furniture = $0.kind { true } else { false } }
  }
  /// Whether the line is a bare `星期五`, which may be a headline too.
  var isOnlyWeekday: Bool { tokens.count == 1 && tokens[0].isWeekday && coverage == 1 }
  /// Whether the lines are a bare number.
  var isOnlyNumber: Bool { tokens.allSatisfy { if case .number = $0.kind { true } else { false } } }
  /// Whether the lines hold words such as those of the weather, and numbers.
  var isOnlyFurniture: Bool {
    tokens.allSatisfy {
      switch $0.kind {
      case .furniture, .number: true
      default: false
      }
    }
  }
  /// Whether the lines are the name of a section.
  var isOnlySection: Bool { tokens.allSatisfy(\.isSection) }
  /// Whether the section is called as notices are.
  var namesNotice: Bool {
    tokens.contains { token in
      let name = token.section?.unicodeScalars.map(\.value) ?? []
      return BannerWords.notices.lengthEnding(in: name, name.indices) > 0
    }
  }
  /// Whether the lines number the page, with or without its section.
  var isPageMarker: Bool { tokens.contains(where: \.isPage) }
  /// The number, where it may be the page's.
  var pageNumber: Int? {
    guard tokens.count == 1, case .number(let value) = tokens[0].kind, (1...64).contains(value)
    else { return nil }
    return value
  }
  /// The fields; a bare number alone, where the day is known, is the page's.
  var numberedAlone: [FrontToken] {
    guard let pageNumber else { return tokens }
    return [
      FrontToken(
        kind: .page(PageNumber(pageNumber), isBare: true), range: tokens[0].range, strength: .weak)
    ]
  }
  /// The number, where it may be a day.
  var dayNumber: Int? {
    guard tokens.count == 1, case .number(let value) = tokens[0].kind, (1...31).contains(value)
    else { return nil }
    return value
  }
}

extension FrontToken {
  var isSection: Bool { section != nil }
  /// The section that is named, if one is.
  var section: String? { if case .section(let name) = kind { name } else { nil } }
  var isNameplate: Bool { if case .paper(_, .nameplate) = kind { true } else { false } }
  var isPeople: Bool { if case .people = kind { true } else { false } }
  var isDepartment: Bool { if case .department = kind { true } else { false } }
  var isContact: Bool {
    switch kind {
    case .email, .phone, .hotline, .contact: true
    default: false
    }
  }
}
