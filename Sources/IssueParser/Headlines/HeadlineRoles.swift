// 引题, 主题, 副题: tells the lines of one headline apart. What surely is banner or deck goes by
// its shape; among the others `HeadlineChoice` finds the headline, and what stands above and below
// it is the rest.

/// Roles of the heading lines that one article got.
struct HeadlineRoles {
  let text: PageText
  let features: [LineFeatures]
  let labeler: LineLabeler
  /// The Markdown rank that most headlines of the page have; 0 if they have none.
  let usualLevel: Int

  /// The role of each of `lines`, which stand together in this order above (or below) `body`,
  /// none between them left out. Above what readers ask, where no title stands yet, the flag of
  /// their column is what the piece is called. Cost: linear in the lines.
  ///
  /// Source: the five pages of seeds show ranks, decks, two-line headlines and vertical ones.
  func roles(_ lines: [Int], body: Range<Int>, isAboveQuestions: Bool) -> [Int: BlockRole] {
    let column = verticalKicker(lines)
    var roles = rolesOfLines(Array(lines[column.endIndex...]), body: body)
      .merging(column.map { ($0, .kicker) }) { role, _ in role }
    joinAbove(&roles, lines, body: body)
    for line in scraps(lines, roles) { roles[line] = .noise }
    if isAboveQuestions, lines.count == 1, roles[lines[0]] == .banner { roles[lines[0]] = .title }
    return roles
  }

  private func rolesOfLines(_ lines: [Int], body: Range<Int>) -> [Int: BlockRole] {
    var words: [Int] = []
    // The rest of a full line is no line of its own.
    var rests: [Int] = []
    for line in lines where features[line].kind == .text {
      let isBelowWords = line > lines[0] && features[line - 1].kind == .text
      if isBelowWords, isRest(line) { rests.append(line) } else { words.append(line) }
    }
    guard !words.isEmpty else { return rolesWithoutWords(lines, body: body) }
    if let headline = verticalHeadline(lines, words, body: body)
      ?? headlineInPieces(lines, body: body)
    {
      return Dictionary(
        uniqueKeysWithValues: lines.map {
          ($0, besideVertical($0, headline))
        })
    }
    let shapes = shapes(of: words, body: body)
    // What stands above a slogan or a flag belongs to the page as that does.
    var first = words.lastIndex { shapes[$0]?.isBanner == true }.map { $0 + 1 } ?? 0
    if words[first...].allSatisfy({ shapes[$0]?.isDeck == true }) { first = 0 }
    let candidates = candidates(words, from: first, among: lines, shapes, body: body)
    let choice = HeadlineChoice(
      text: text, features: features, joint: labeler.joint, usualLevel: usualLevel)
    let title =
      ranked(words[first...], body: body) ?? belowMeeting(candidates ?? [])
      ?? belowSpeaker(candidates ?? [])
      ?? choice.headline(candidates ?? [], body: body)
    var roles: [Int: BlockRole] = [:]
    for line in words[..<first] { roles[line] = .banner }
    for line in words[first...] {
      roles[line] = role(line, title: title, shape: shapes[line] ?? HeadlineShape(text, line))
    }
    for line in rests { roles[line] = roles[line - 1] }
    let vertical =
      candidates == nil
      ? lines.filter { features[$0].kind != .text }
      : verticalFront(of: title, lines, body: body) + verticalRest(of: title, lines, body: body)
    for line in vertical { roles[line] = .title }
    // Single characters in a row are what is left of a vertical deck; one alone is debris.
    let stretch = lines[0]..<lines[0] + lines.count
    for line in lines where roles[line] == nil {
      let isRun = [line - 1, line + 1].contains {
        stretch.contains($0) && features[$0].kind != .text
      }
      roles[line] = isRun ? .subtitle : .noise
    }
    return roles
  }

  /// The role of a line beside a vertical headline, above which its column's name may stand.
  private func besideVertical(_ line: Int, _ headline: Range<Int>) -> BlockRole {
    var shape = HeadlineShape(text, line)
    if line < headline.lowerBound, HeadlineShape.mayNameColumn(text, line) { shape.isBanner = true }
    return role(line, title: Array(headline), shape: shape)
  }

  /// The one line that is of the page's headlines' rank, or a higher one, below others of lower
  /// ranks: its kicker. Nil where ranks do not tell; what stands first and has the highest rank may
  /// be the page's.
  private func ranked(_ words: ArraySlice<Int>, body: Range<Int>) -> [Int]? {
    // Above them all may stand what heads several headlines, of two ranks more, or of one above a
    // kicker, and who made the page, without a rank.
    let isAboveKicker =
      words.count { features[$0].level == usualLevel && !HeadlineShape(text, $0).isDeck } == 1
      && words.dropFirst().first.map { features[$0].level > usualLevel } == true
    let least = isAboveKicker ? 1 : 2
    let words = words.drop { features[$0].level == 0 || features[$0].level + least <= usualLevel }
    guard words.count > 1, let top = words.map({ features[$0].level }).min(),
      (1...max(1, usualLevel)).contains(top)
    else { return nil }
    let headlines = words.filter { features[$0].level == top }
    guard headlines.count == 1, let headline = headlines.first else { return nil }
    if headline != words.first { return headlines }
    // What stands first is the page's, or the headline above its deck, of which the body says
    // something.
    guard features[headline].count >= 7 else { return nil }
    let said = text.coverage(of: text.range(headline), in: body)
    if top == usualLevel { return said > 0.3 ? headlines : nil }
    let shape = HeadlineShape(text, headline)
    let isOther =
      shape.isBanner || shape.isKicker || shape.tellsReport
      || HeadlineShape.tellsWhoSays(text, headline)
    return said > 0.4 && !isOther ? headlines : nil
  }

  /// The roles of single characters: a vertical headline has three at least.
  private func rolesWithoutWords(_ lines: [Int], body: Range<Int>) -> [Int: BlockRole] {
    let deck = verticalDeck(lines, body: body)
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        (line, lines.count <= 2 ? .noise : deck.map { line >= $0 } == true ? .subtitle : .title)
      })
  }

  /// The shape of each line; what its neighbours show to be a headline is no banner.
  private func shapes(of words: [Int], body: Range<Int>) -> [Int: HeadlineShape] {
    var shapes = Dictionary(uniqueKeysWithValues: words.map { ($0, HeadlineShape(text, $0)) })
    // A slogan with a deck of its own is a headline.
    for (line, deck) in zip(words, words.dropFirst())
    where shapes[deck]?.hasDash == true && shapes[deck]?.isBanner != true
      && features[line].count >= 6 && deck - line == 1
      && text.pieces(text.range(line)).count < 3
    {
      shapes[line]?.isBanner = false
    }
    // Nor is a page's what somebody said who is named right above.
    for (who, said) in zip(words, words.dropFirst())
    where shapes[who]?.isKicker == true && shapes[who]?.isBanner == false {
      shapes[said]?.isBanner = false
    }
    for line in pageTitle(words, shapes, body: body) { shapes[line]?.isBanner = true }
    for line in columnNames(words, shapes, body: body) { shapes[line]?.isBanner = true }
    if let column = columnBelow(words, shapes, body: body) { shapes[column]?.isBanner = true }
    if let flag = words.first, shapes[flag]?.isDeck != true, standsAsFlag(words) {
      shapes[flag]?.isBanner = true
    }
    return shapes
  }

  /// Whether the first of some lines is a flag by its place alone, a few characters above a line
  /// that a blank one parts from them: the page's first, or `案例点击` without a rank above what
  /// has one, as were 77 of 80 such lines.
  private func standsAsFlag(_ words: [Int]) -> Bool {
    guard let line = words.first else { return false }
    let next = line + 1
    guard next < features.count, features[next].kind == .text, text.lines[next].followsBlank
    else { return false }
    let isPageName =
      line == 0 && words.contains(next) && HeadlineShape.mayNamePage(text, line)
      && !HeadlineShape(text, next).hasDash
    return isPageName
      || (2...6).contains(features[line].count)
        && features[line].hanCount == features[line].count && features[line].level == 0
        && features[next].level > 0 && text.lines[line].followsBlank
  }

  /// The first lines that are worded as names of columns are, right above a headline that is none,
  /// and that the body does not take up as it does a kicker; the page's name may stand above them.
  private func columnNames(
    _ words: [Int], _ shapes: [Int: HeadlineShape], body: Range<Int>
  ) -> [Int] {
    var names: [Int] = []
    for (line, next) in zip(words, words.dropFirst()) {
      guard next == line + 1, shapes[next]?.isBanner != true, shapes[next]?.hasDash != true else {
        break
      }
      if shapes[line]?.isBanner == true { continue }
      if names.isEmpty, line == words.first, words.count > 2, namesPage(line, above: next) {
        guard namesColumn(next, above: words[2], body: body) else { break }
      } else {
        guard namesColumn(line, above: next, body: body) else { break }
      }
      names.append(line)
    }
    return names
  }

  /// The name of a column below a headline that stands below its body, as the column's does.
  private func columnBelow(
    _ words: [Int], _ shapes: [Int: HeadlineShape], body: Range<Int>
  ) -> Int? {
    guard words.count > 1, let last = words.last, body.upperBound <= text.range(last).lowerBound,
      features[last].count >= 4, shapes[last]?.hasDash != true,
      HeadlineShape.isColumnName(text, text.range(last)),
      text.coverage(of: text.range(last), in: body) < 0.5
    else { return nil }
    return last
  }

  /// `法治岚川` above `以案说法`: four characters above the name of a column as short, of one rank.
  private func namesPage(_ line: Int, above column: Int) -> Bool {
    (4...5).contains(features[line].count) && features[line].hanCount == features[line].count
      && features[column].count <= 5 && features[line].level == features[column].level
      && HeadlineShape.mayNameColumn(text, column) && !HeadlineShape.mayNameColumn(text, line)
  }

  private func namesColumn(_ line: Int, above next: Int, body: Range<Int>) -> Bool {
    let isSpaced =
      features[line].isLetterspaced && !features[next].isLetterspaced
      && features[line].count <= 5 && features[next].count > features[line].count
    return (isSpaced || HeadlineShape.mayNameColumn(text, line))
      && text.coverage(of: text.range(line), in: body) < 0.5
  }

  /// The lines from place `first` on that may be the headline; nil where none may and single
  /// characters among `lines` are it.
  private func candidates(
    _ words: [Int], from first: Int, among lines: [Int], _ shapes: [Int: HeadlineShape],
    body: Range<Int>
  ) -> [Int]? {
    var candidates = words[first...].filter {
      shapes[$0]?.isBanner != true && shapes[$0]?.isDeck != true
    }
    // Without words for it, or above a deck alone, a vertical run is the headline.
    if candidates.allSatisfy({
      shapes[$0]?.tellsReport == true || HeadlineShape.tellsWhoSays(text, $0)
    }) {
      if lines.count - words.count >= 3, lines.contains(where: { features[$0].kind != .text }) {
        return nil
      }
    }
    // What somebody asked for is the headline, though it may tell no more than how much.
    if !candidates.isEmpty, candidates.allSatisfy({ HeadlineShape.tellsWhoSays(text, $0) }),
      let said = words.first(where: {
        $0 > candidates[0] && !candidates.contains($0) && shapes[$0]?.hasDash == false
          && shapes[$0]?.isBanner == false
      })
    {
      candidates = [said]
    }
    // Where who says it stands below, the choice would be a kicker above it.
    let first = candidates.first
    candidates.removeAll { $0 != first && HeadlineShape.tellsWhoSays(text, $0) }
    // Where it was is no headline where another line tells what happened there; of one rank both
    // may be.
    let events = candidates.filter {
      features[$0].level > 0 || !LineForm.namesPlace(text.scalars, text.range($0))
    }
    if !events.isEmpty { candidates = events }
    if candidates.isEmpty {
      candidates = words.filter { shapes[$0]?.isBanner != true && shapes[$0]?.hasDash != true }
    }
    if candidates.isEmpty, let line = sloganTitle(words, shapes, body: body) {
      candidates = [line]
    }
    if let report = candidates.dropFirst().first(where: { shapes[$0]?.tellsReport == true }) {
      candidates.removeAll { $0 >= report }
    }
    return candidates
  }

  /// The two lines of what a meeting was about, `携手奔小康`, `山海情更深`, below one that tells
  /// that it was held and no more, `…联席会议召开`; nil where the lines are others.
  private func belowMeeting(_ lines: [Int]) -> [Int]? {
    guard let meeting = lines.first, lines.dropFirst().first == meeting + 1,
      meeting + 2 < features.count, lines.contains(meeting + 2) || isRest(meeting + 2)
    else { return nil }
    let range = text.range(meeting)
    let pair = [meeting + 1, meeting + 2]
    return Self.sessions.lengthEnding(in: text.scalars, range) > 0
      && text.scalars[range].contains(Glyph.of("会"))
      && pair.allSatisfy {
        features[$0].level == features[meeting + 1].level
          && features[$0].count <= features[meeting].count
      } ? pair : nil
  }

  /// The two lines of what somebody asked for who is named right above, `…调研时强调`; nil where
  /// the lines are others, or the second tells of an amount, as decks do. Of 18 such headlines 15
  /// were both lines.
  private func belowSpeaker(_ lines: [Int]) -> [Int]? {
    guard lines.count > 2, HeadlineShape.tellsWhoSays(text, lines[0]),
      lines[1] == lines[0] + 1, lines[2] == lines[1] + 1,
      features[lines[1]].level == features[lines[2]].level,
      !text.range(lines[2]).contains(where: { Glyph.isBylineMark(text.scalars[$0]) }),
      !holdsNumber(lines[2])
    else { return nil }
    return Array(lines[1...2])
  }

  /// Whether a number of two signs or more stands in a line.
  private func holdsNumber(_ line: Int) -> Bool {
    let range = text.range(line)
    return zip(range, range.dropFirst()).contains {
      Glyph.figures.contains(text.scalars[$0])
        && Glyph.figures.contains(text.scalars[$1])
    }
  }

  /// That a meeting was held.
  private static let sessions: PhraseList = ["召开", "举行"]

  /// The lines above one of the usual rank that are of higher ones, and name the page: the first is
  /// short and less of it is said again, or it has a deck of its own.
  private func pageTitle(
    _ words: [Int], _ shapes: [Int: HeadlineShape], body: Range<Int>
  ) -> ArraySlice<Int> {
    guard usualLevel > 1,
      let headline = words.firstIndex(where: {
        features[$0].level == usualLevel && shapes[$0]?.isDeck != true
          && shapes[$0]?.tellsReport != true
      })
    else { return [] }
    let above = words[..<headline]
    guard let name = above.first,
      above.allSatisfy({ (1..<usualLevel).contains(features[$0].level) })
    else { return [] }
    if above.dropFirst().contains(where: { shapes[$0]?.hasDash == true }) { return above }
    // Two ranks higher is what heads several headlines.
    if above.allSatisfy({ features[$0].level + 2 <= usualLevel }) { return above }
    // Below the page's own slogan stands another, of a lower rank.
    if above.count > 1, shapes[name]?.isFlag != true,
      zip(above, above.dropFirst()).allSatisfy({ features[$0].level < features[$1].level })
    {
      return above
    }
    let isNamed =
      above.count == 1 && features[name].count <= 8
      && text.coverage(of: text.range(name), in: body)
        < text.coverage(of: text.range(words[headline]), in: body)
    return isNamed ? above : []
  }

  /// Whether a line goes on with the one before, which was cut because it was full.
  private func isRest(_ line: Int) -> Bool {
    HeadlineRest(text: text, features: features).goesOn(line) || continuesBlock(line)
      || labeler.conventions.isCut(line - 1)
        && (features[line].level == 0 || features[line].level == features[line - 1].level)
        && (features[line - 1].level > 0 || labeler.joint.score(line - 1, line) > -1)
  }

  /// Whether a line is in one block with the one above, where an engine parts nearly all lines, and
  /// no longer than that. Of 22 headlines on two such lines 13 were one, and 4 a longer line below
  /// another's kicker.
  private func continuesBlock(_ line: Int) -> Bool {
    labeler.conventions.partsLines && line > 0 && !text.lines[line].followsBlank
      && features[line - 1].level == features[line].level && features[line - 1].ending == .broken
      && features[line].count <= features[line - 1].count
      && !HeadlineShape(text, line).isDeck && !HeadlineShape(text, line - 1).isKicker
  }

  /// A line that reads like a slogan and is the headline all the same: a deck with a dash hangs on
  /// it, or the body has its words.
  private func sloganTitle(_ words: [Int], _ shapes: [Int: HeadlineShape], body: Range<Int>)
    -> Int?
  {
    if let deck = words.dropFirst().first(where: {
      shapes[$0]?.hasDash == true && shapes[$0]?.isBanner != true
    }),
      let before = words.last(where: { $0 < deck })
    {
      return before
    }
    // Only right above the body, a byline between them at most.
    guard let last = words.last,
      (0...60).contains(body.lowerBound - text.range(last).upperBound)
    else { return nil }
    return words.last { line in
      shapes[line]?.isBanner == true
        && text.coverage(of: text.range(line), in: body) >= 0.6
    }
  }

  private func role(_ line: Int, title: [Int], shape: HeadlineShape) -> BlockRole {
    if title.contains(line) { return .title }
    if shape.isBanner { return .banner }
    if HeadlineShape.tellsWhoSays(text, line) { return .kicker }
    guard let first = title.first else {
      return shape.isDeck || shape.tellsReport ? .subtitle : .banner
    }
    if line > first || shape.hasDash { return .subtitle }
    if shape.isDeck { return .kicker }
    let level = features[line].level
    let main = features[first].level
    if level > 0, main > 0 { return level < main ? .banner : .kicker }
    return .kicker
  }
}
