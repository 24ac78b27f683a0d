// Headlines set from top to bottom, one character a line of the file: which of an article's heading
// lines they are. `LineFeatures+Vertical` tells what lines they may be of.

extension HeadlineRoles {
  /// The vertical headline that stands last among heading lines, but for a short one that names its
  /// column or a deck behind its dash, and of which the body says more again than of the others.
  func verticalHeadline(_ lines: [Int], _ words: [Int], body: Range<Int>) -> Range<Int>? {
    var run = lines.filter { features[$0].kind != .text }
    let kicker = kickerCharacters(words, run)
    run.removeFirst(kicker ?? 0)
    guard let first = run.first, let last = run.last else { return nil }
    let below = words.first { $0 > last }
    let hasDeck = below.map { HeadlineShape(text, $0).hasDash } == true
    let words = words.filter {
      ($0 < last || !hasDeck) && !($0 < first && HeadlineShape.mayNameColumn(text, $0))
    }
    guard last - first == run.count - 1,
      words.allSatisfy({ $0 < first || 2 * features[$0].count <= run.count }),
      features.areVerticalHeadline(first..<(last + 1))
    else { return nil }
    if kicker != nil { return first..<(last + 1) }
    let said = text.coverage(of: text.stretch(first..<(last + 1)), in: body)
    return words.allSatisfy { text.coverage(of: text.range($0), in: body) < said }
      ? first..<(last + 1) : nil
  }

  /// The first lines of a headline set from top to bottom that tell who says what stands below
  /// them, `林`, `秋`, … `强`, `调`: its kicker. Empty where none do.
  func verticalKicker(_ lines: [Int]) -> ArraySlice<Int> {
    guard let first = lines.first, lines.count > Self.shortestKicker else { return [] }
    for (place, line) in lines.dropLast().enumerated() {
      guard line == first + place, features[line].isPiece else { return [] }
      if place + 1 >= Self.shortestKicker,
        KickerWords.speakerEndings.lengthEnding(in: text.scalars, text.stretch(first..<(line + 1)))
          > 1
      {
        return lines[...place]
      }
    }
    return []
  }

  /// What an engine read in torn type among the characters of a headline set from top to bottom,
  /// whose lines have such roles: signs that are no word, `1/`, `一 二 L`, or below the last one,
  /// `厂 L`.
  func scraps(_ lines: [Int], _ roles: [Int: BlockRole]) -> [Int] {
    lines.dropFirst().filter { line in
      let isInside =
        roles[line] == .title && roles[line - 1] == .title && features[line - 1].isVerticalWord
        && (roles[line + 1] != .title || features[line + 1].isVerticalWord)
      let endsPieces =
        line == lines.last && (1...3).allSatisfy { line >= $0 && features[line - $0].isPiece }
      return (isInside || endsPieces) && isScrap(line)
    }
  }

  /// Whether a line is a sign or two that are no word, or three with strokes and letters among
  /// them.
  private func isScrap(_ line: Int) -> Bool {
    let scalars = text.scalars[text.range(line)]
    if features[line].hanCount == 0 {
      // A letter alone is a misread character.
      return scalars.count <= 2 && !features[line].isVerticalNumber
        && !(scalars.count == 1 && scalars.allSatisfy(Glyph.isLetter))
    }
    return scalars.count <= 3 && scalars.contains(where: Glyph.isLetter)
      && scalars.allSatisfy { !Glyph.isHan($0) || Glyph.isPartOfCharacter($0) }
  }

  /// A vertical kicker has so many lines.
  private static let shortestKicker = 6

  /// How many characters of a vertical run, two at most, end the kicker of which the lines above
  /// are pieces: `林秋水在清水县调`, `研时强`, `调`; nil where those are none.
  private func kickerCharacters(_ words: [Int], _ run: [Int]) -> Int? {
    guard let first = run.first, words.allSatisfy({ $0 < first }), !words.isEmpty else {
      return nil
    }
    var kicker = words.flatMap { Array(text.scalars[text.range($0)]) }
    for count in 0...min(2, run.count) {
      if count > 0 { kicker += text.scalars[text.range(run[count - 1])] }
      if KickerWords.endings.lengthEnding(in: kicker, kicker.indices) > 1 { return count }
    }
    return nil
  }

  /// The headline of which an engine made lines of a few characters each, `小红枣`, `串起`,
  /// `大产业`, and of which the body says again no less than of the other lines.
  func headlineInPieces(_ lines: [Int], body: Range<Int>) -> Range<Int>? {
    guard let first = lines.first(where: { features.standsInPieces($0) }) else { return nil }
    let rest = lines.filter { $0 >= first }
    var run = Array(
      rest.prefix {
        features[$0].isPiece
          && (features[$0].hanCount > 0 || features[$0].isVerticalNumber || isMisread($0))
      })
    // A deck from top to bottom may stand behind it, in pieces too.
    if let deck = verticalDeck(run, body: body) ?? broaderRest(run) {
      run.removeAll { $0 >= deck }
    }
    guard let last = run.last, last - first == run.count - 1, run.count >= 3,
      run.contains(where: { features[$0].kind == .text || features[$0].count == 2 }),
      run.allSatisfy({
        features[$0].level == features[first].level && !HeadlineShape(text, $0).isBanner
      })
    else { return nil }
    let headline = first..<(last + 1)
    let said = text.coverage(of: text.stretch(headline), in: body)
    let isMostSaid = lines.allSatisfy { line in
      let shape = HeadlineShape(text, line)
      return headline.contains(line) || features[line].isPiece || shape.isDeck || shape.tellsReport
        || text.coverage(of: text.range(line), in: body) <= said
    }
    return isMostSaid ? headline : nil
  }

  /// Whether a sign that is no character stands between two of them: one of the headline's,
  /// misread.
  private func isMisread(_ line: Int) -> Bool {
    features[line].count == 1 && line > 0 && line + 1 < features.count
      && features[line - 1].isVerticalPart && features[line + 1].isVerticalPart
  }

  /// The first of lines of five characters or more behind four or more of one or two.
  private func broaderRest(_ run: [Int]) -> Int? {
    run.indices.first { place in
      place >= 4 && features[run[place]].count >= 5
        && run[..<place].allSatisfy { features[$0].count <= 2 }
    }.map { run[$0] }
  }

  /// The single characters below a headline of a few, which go on with it from top to bottom; or
  /// below any one, a character or two a line, where the body has the word that the first of them
  /// completes.
  func verticalRest(of title: [Int], _ lines: [Int], body: Range<Int>) -> [Int] {
    guard title.count == 1, let first = title.first, lines.contains(first + 1) else { return [] }
    let below = lines.filter { $0 > first }
    if cutsWord(first, body: body) {
      return Array(
        below.prefix {
          features[$0].kind == .glyph
            && (features[$0].hanCount > 0 || features[$0].isVerticalNumber)
        })
    }
    let rest = below.prefix { features[$0].isVerticalPart }
    return features[first].count <= 6 && rest.count >= 4 ? Array(rest) : []
  }

  /// The single characters right above a headline's first line, which begin it from top to bottom:
  /// two or more, of which the body has a word.
  func verticalFront(of title: [Int], _ lines: [Int], body: Range<Int>) -> [Int] {
    guard let first = title.first else { return [] }
    var top = first
    while lines.contains(top - 1), features[top - 1].isVerticalPart { top -= 1 }
    return (top..<first).dropLast().contains { cutsWord($0, body: body) } ? Array(top..<first) : []
  }

  /// Makes lines of words right above a vertical headline the beginning of it where the body has
  /// the words that are cut between them, `市政府召开`, `第58次常`, `务`, `会`, and a deck that
  /// tells who took part its deck.
  func joinAbove(_ roles: inout [Int: BlockRole], _ lines: [Int], body: Range<Int>) {
    guard
      let first = lines.first(where: { roles[$0] == .title && features[$0].kind != .text })
    else { return }
    var top = first
    while first - top < Self.mostAbove, lines.contains(top - 1), goesDown(top - 1, body: body) {
      top -= 1
    }
    guard top < first else { return }
    for line in top..<first { roles[line] = .title }
    let run = lines.filter { $0 >= top && roles[$0] == .title }
    if let deck = verticalDeck(run, body: body) {
      for line in run where line >= deck { roles[line] = .subtitle }
    }
  }

  /// Whether a short line of words goes on from top to bottom: it is cut inside a word that the
  /// body has, or `市政府召开` stands above `第58次`.
  private func goesDown(_ line: Int, body: Range<Int>) -> Bool {
    let shape = HeadlineShape(text, line)
    guard features[line].kind == .text, features[line].count <= Self.longestAbove,
      features[line].level == features[line + 1].level, !shape.isBanner, !shape.isDeck
    else { return false }
    return cutsWord(line, body: body)
      || text.scalars[text.range(line + 1)].first == Glyph.of("第")
        && KickerWords.holding.lengthEnding(in: text.scalars, text.range(line)) > 0
  }

  /// Whether a word is cut between a line and the next: the body has the two characters side by
  /// side between which the line ends.
  private func cutsWord(_ line: Int, body: Range<Int>) -> Bool {
    guard let last = text.range(line).last, let next = text.range(line + 1).first,
      Glyph.isHan(text.scalars[last]), Glyph.isHan(text.scalars[next])
    else { return false }
    return text.holds([text.scalars[last], text.scalars[next]], in: body)
  }

  /// So many lines above a vertical headline begin it at most.
  private static let mostAbove = 4
  /// The longest of them, in scalars.
  private static let longestAbove = 12

  /// The line with which the deck of a vertical headline begins, that says who took part: somebody
  /// whom the body names, and what they did.
  func verticalDeck(_ lines: [Int], body: Range<Int>) -> Int? {
    let places = lines.flatMap { line in text.range(line).map { (line: line, scalar: $0) } }
    let scalars = places.map { text.scalars[$0.scalar] }
    return scalars.indices.dropFirst(4).first { first in
      PersonNames.isSurname(scalars[first])
        && (2...3).contains { length in
          var verb = first + length
          // What an engine read in a mark or a blank may stand between.
          if verb < scalars.count, !Glyph.isHan(scalars[verb]) { verb += 1 }
          return verb < scalars.count
            && Self.tookPart.lengthStanding(in: scalars, at: verb, end: scalars.count) > 0
            && text.holds(scalars[first..<first + length], in: body)
        }
    }.map { places[$0].line }
  }

  /// What they did, its first character torn off or not.
  private static let tookPart: PhraseList = [
    "出席", "主持", "参加", "讲", "宣布", "致辞", "作报告", "作重要讲", "发表", "陪同", "带", "席并", "席会", "持并", "持会",
  ]
}
