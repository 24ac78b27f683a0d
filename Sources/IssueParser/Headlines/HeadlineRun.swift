// Of heading lines of one rank, which are the headline: what stands before them is kicker, what follows
// deck. Every run of up to three lines is weighed, by how its lines join, by what it says, and by what
// is left above and below it.

/// Chooses the lines of the headline itself.
struct HeadlineRun {
  let text: PageText
  let features: [LineFeatures]
  private let labeler: LineLabeler
  private let shapes: [Int: HeadlineShape]

  init(_ roles: HeadlineRoles, _ shapes: [Int: HeadlineShape]) {
    text = roles.text
    features = roles.features
    labeler = roles.labeler
    self.shapes = shapes
  }

  /// The run of `lines` that is the headline of `body`.
  func lines(_ lines: [Int], body: Range<Int>) -> [Int] {
    guard lines.count > 1 else { return lines }
    let lines = Array(lines.prefix(8))
    let fits = lines.map { HeadlineMatcher.coverage(text, text.range($0), in: body) }
    let joints = lines.indices.dropLast().map { bond(lines[$0], lines[$0 + 1]) }
    var best: (score: Float, run: Range<Int>) = (-100, 0..<1)
    for low in lines.indices {
      for high in low..<min(lines.count, low + 3) {
        var score: Float = 0
        for (place, joint) in joints.enumerated() {
          score += (low..<high).contains(place) ? joint : -0.5 * joint
        }
        // What the body does not say again is a column's name or a motto rather than the headline's.
        let fit = fits[low...high]
        let mean = fit.reduce(0, +) / Float(fit.count)
        score += (lines.count == 3 ? 0.6 : 1.25) * ((fit.max() ?? 0) + mean)
        // Right above a headline that the body says again, a column is named that it does not.
        if low == 0, high > 0, fits[0] == 0, fits[1] >= 0.3, !namesWho(lines[0]),
          (2...8).contains(features[lines[0]].count)
        {
          score -= 1.5
        }
        score += split(lines, low, high) + look(lines[low...high])
        if score > best.score + 0.01 { best = (score, low..<(high + 1)) }
      }
    }
    return Array(lines[best.run])
  }

  /// What the lines left above and below speak for the run from `low` through `high`.
  private func split(_ lines: [Int], _ low: Int, _ high: Int) -> Float {
    var score: Float = 0
    if shapes[lines[low]]?.isKicker == true { score -= opensDocument(lines[low]) ? -2 : 2 }
    if low > 0 {
      let above = lines[low - 1]
      if shapes[above]?.isKicker == true { score += opensDocument(above) ? -2 : 2 }
      if shapes[above]?.tellsReport == true { score += 1.5 }
      if isOwner(above, of: lines[low]) { score += 2 }
      if isQuotation(above), !isQuotation(lines[low]) { score += 1.5 }
      if features[above].count >= 8, !tellsEvent(above), opensWhole(lines[low]) { score += 1.4 }
      // What was asked hangs on who asked it.
      if opensDeck(lines[low]) { score -= 3 }
      if lacksSubject(above), !lacksSubject(lines[low]) { score += 0.8 }
      // What a meeting did is no headline without who met.
      if holdsMeeting(above), begins(lines[low], with: DeckWords.agenda) { score -= 4 }
    }
    // Who stands above is rather a kicker than the headline of what has no dash.
    if lines.count == 2, low == 1, !givesDetail(lines[1]) { score += 0.3 }
    // Kicker, headline, deck.
    if lines.count == 3, low == 1, high == 1 { score += 0.9 }
    // `某某召开会议` above two lines of one length that say what it called for.
    if lines.count == 3, low == 1, high == 2, holdsMeeting(lines[0]), areEven(lines[1], lines[2]) {
      score += 2.5
    }
    // One kicker is usual.
    if low > 1 { score -= 0.4 * Float(low - 1) }
    if shapes[lines[high] + 1]?.hasDash == true {
      score += 2.5
      // The headline of a long report is one line, above which a column is named.
      if high > low { score -= 1.5 }
    }
    if high + 1 < lines.count {
      if opensDeck(lines[high + 1]) { score += 2 }
      if low == high, tellsEvent(lines[low]) { score += 0.8 }
    }
    // Two halves of a blank are a kicker above a line without one, unless that says what we did;
    // elsewhere they are the headline's.
    if lines.count(where: text.isParted) == 1, let parted = lines.firstIndex(where: text.isParted) {
      if parted + 1 < lines.count, !text.namesHome(lines[parted + 1]) {
        if low == parted + 1 { score += 2.4 }
      } else if low == high, parted == low {
        score += parted == 0 ? 1.6 : 1.8
      }
      // A couplet of what they resolved, above which stands that they met.
      if parted == low, low > 0, tellsEvent(lines[low - 1]) || holdsMeeting(lines[low - 1]),
        !begins(lines[low], with: DeckWords.agenda)
      {
        score += 1.2
      }
    }
    return score
  }

  /// What the lines of a run say for it themselves.
  private func look(_ run: ArraySlice<Int>) -> Float {
    let count = run.reduce(0) { $0 + features[$1].count }
    let isLong = count > 26 && !(run.first.map(opensDocument) ?? false)
    var score: Float = isLong ? -0.12 * Float(count - 26) : count < 6 ? -0.4 : 0
    if run.contains(where: isLetterSpaced) { score += 2 }
    if run.contains(where: isMotto) { score -= 2.5 }
    // A couplet is whole.
    if run.count > 2, zip(run, run.dropFirst()).contains(where: areParallel) { score -= 3 }
    // A headline says who; numbers and `至少` first are a deck's.
    if let first = run.first, let scalar = text.range(first).first {
      let end = text.range(first).upperBound
      if DeckWords.extremes.lengthStanding(in: text.scalars, at: scalar, end: end) > 0 {
        score -= 1.6
      } else if Glyph.isDigit(text.scalars[scalar])
        || DeckWords.detail.contains(text.scalars[scalar])
      {
        score -= 0.8
      }
    }
    if run.count == 1, run.contains(where: { text.scalars[text.range($0)].contains(0x25) }) {
      score -= 0.8  // %
    }
    return score
  }

  /// What it weighs that the first line is no phrase without words of the second: more than lengths
  /// and a bad joint speak against it.
  private static let unfinishedWeight: Float = 3.5

  /// How much speaks for two lines of one rank being one headline on two printed lines, about -3 to 4.
  private func bond(_ first: Int, _ second: Int) -> Float {
    guard (first + 1..<second).allSatisfy({ features[$0].kind != .text }), second - first <= 2
    else { return -4 }
    if second == first + 1, opensDocument(first) { return 4 }
    let one = features[first].count
    let two = features[second].count
    // Who and what belong together seldom as words do: a bad joint says little.
    var score = max(-0.7, labeler.joint.score(first, second) - 1.5)
    score += abs(one - two) <= 2 ? 1 : abs(one - two) <= 4 ? 0.6 : -0.8
    if areParallel(first, second) { score += 4 }
    if min(one, two) >= 10 { score -= 1 }
    if one + two > 22 { score -= 0.2 * Float(one + two - 22) }
    // Who, then what: `某某小学` above `新楼启用`.
    // What was said takes two lines of one length below who said it.
    if areEven(first, second) || abs(one - two) <= 2, first > 0,
      HeadlineShape(text, first - 1).isKicker
    {
      score += 2
    }
    // Who gives notice above what it is of.
    if Signers.isInstitution(text, text.range(first)),
      BannerWords.notices.lengthEnding(in: text.scalars, text.range(second)) > 0
    {
      score += 5
    }
    if (5...6).contains(one), two <= 13, one <= two, !text.isParted(second) { score += 2 }
    if one <= 8, one < two, namesWho(first) {
      // Whose it is stands above a whole headline: `清水县公安局` above `“警务小院”化解矛盾`.
      if isOwner(first, of: second) {
        score -= 3
      } else if two <= 18, !text.isParted(second) {
        score += 2.5
      }
    }
    // Who, and below that what they did: `介休一中百名学子` above `领到“圆梦”助学金`.
    if one <= 12, !tellsEvent(first), !text.isParted(first), doingLength(second) > 1 { score += 2 }
    if endsInQuotation(first),
      EventWords.named.lengthStanding(
        in: text.scalars, at: text.range(second).lowerBound, end: text.range(second).upperBound) > 0
    {
      score += 4
    }
    if tellsEvent(first) || features[first].ending == .stop { score -= 1.5 }
    if attends(first), !attends(second),
      EventWords.gatherings.lengthEnding(in: text.scalars, text.range(second)) > 0
    {
      score += Self.unfinishedWeight
    }
    // A few characters that say nothing of who took part are the rest of the line above.
    if two <= 6, one >= 8, !text.isParted(first) { score += 2.5 }
    if one <= 6, features[first].ending == .colon { score += 3 }
    if opensFrame(first, closedIn: second) { score += Self.unfinishedWeight }
    let spaced = (isLetterSpaced(first), isLetterSpaced(second))
    if spaced.0, spaced.1 { score += 2.5 }
    if spaced.0 != spaced.1 { score -= 2 }
    // Halves that blanks part are each a whole.
    if text.isParted(first) || text.isParted(second) { score -= 2 }
    return max(-3, min(4, score))
  }

  /// Three or more parts of one length, as 引题 and slogans are made: `转作风 抓落实 促发展`.
  private func isMotto(_ line: Int) -> Bool {
    let pieces = text.pieces(text.range(line))
    return pieces.count >= 3 && (2...4).contains(pieces[0].count)
      && pieces.allSatisfy { $0.count == pieces[0].count }
  }

  private func begins(_ line: Int, with words: PhraseList) -> Bool {
    let range = text.range(line)
    return words.lengthStanding(in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
  }

  /// Whether a line begins with what somebody does whom it does not name.
  private func lacksSubject(_ line: Int) -> Bool { begins(line, with: KickerWords.tasks) }

  /// Whether a line ends by saying what happened, as a headline does and what hangs on it does not.
  private func tellsEvent(_ line: Int) -> Bool {
    EventWords.happenings.lengthEnding(in: text.scalars, text.range(line)) > 0
  }

  /// Whether a line begins as a deck does that says what an instruction was.
  private func opensDeck(_ line: Int) -> Bool { begins(line, with: DeckWords.requests) }

  /// Whether a short line is the name of a place or a body: `清水县`, `清水公安`.
  private func namesWho(_ line: Int) -> Bool {
    let range = text.range(line)
    guard let last = range.last, range.count >= 3, features[line].ending == .broken else {
      return false
    }
    return EventWords.regions.contains(text.scalars[last]) || Signers.isInstitution(text, range)
      || EventWords.bodies.lengthEnding(in: text.scalars, range) > 0
  }

  /// Whether two lines are built alike, character by character, as a couplet's are.
  private func areParallel(_ one: Int, _ two: Int) -> Bool {
    let lines = (text.scalars[text.range(one)], text.scalars[text.range(two)])
    guard lines.0.count == lines.1.count, lines.0.count >= 5 else { return false }
    return zip(lines.0, lines.1).count(where: ==) >= 2
  }

  /// Whether two lines are equally long, in characters or as printed.
  private func areEven(_ one: Int, _ two: Int) -> Bool {
    abs(features[one].count - features[two].count) <= 1
      || abs(features[one].width - features[two].width) <= 2
  }

  /// Whether a line says who issued what the line below names as a whole: `…印发` above `《…意见》`.
  private func opensDocument(_ line: Int) -> Bool {
    guard line + 1 < features.count, let first = text.range(line + 1).first,
      let last = text.range(line + 1).last
    else { return false }
    return text.scalars[first] == Glyph.openTitle && text.scalars[last] == Glyph.closeTitle
  }

  private func endsInQuotation(_ line: Int) -> Bool {
    text.range(line).last.map {
      text.scalars[$0] == Glyph.closeQuote || text.scalars[$0] == Glyph.straightQuote
    } ?? false
  }

  /// Whether a line says who held a meeting: `某某召开会议`.
  private func holdsMeeting(_ line: Int) -> Bool {
    let range = text.range(line)
    return EventWords.gatherings.lengthEnding(in: text.scalars, range) > 0
      && EventWords.attending.occurs(in: text.scalars, range)
  }

  /// Whether a line names who attends or holds what it does not name.
  private func attends(_ line: Int) -> Bool {
    let range = text.range(line)
    return EventWords.attending.occurs(in: text.scalars, range)
      && EventWords.gatherings.lengthEnding(in: text.scalars, range) == 0
  }

  /// `在全国大学生` above `数学建模竞赛中获佳绩`: 在 waits for the word that closes its phrase.
  private func opensFrame(_ first: Int, closedIn second: Int) -> Bool {
    let above = text.scalars[text.range(first)]
    guard let opener = above.lastIndex(of: 0x5728), opener + 2 < above.endIndex,  // 在
      !above[(opener + 1)...].contains(where: EventWords.framing.contains)
    else { return false }
    return text.scalars[text.range(second)].dropFirst().contains(where: EventWords.framing.contains)
  }

  /// Whether a line begins with a figure, as a deck's does: `至少25人丧生`.
  private func givesDetail(_ line: Int) -> Bool {
    guard let first = text.range(line).first.map({ text.scalars[$0] }) else { return false }
    return Glyph.isDigit(first) || DeckWords.detail.contains(first)
      || begins(line, with: DeckWords.extremes)
  }

  /// The length of the verb that a line begins with; 0 if it is none of those known.
  private func doingLength(_ line: Int) -> Int {
    let range = text.range(line)
    return EventWords.doings.lengthStanding(
      in: text.scalars, at: range.lowerBound, end: range.upperBound)
  }

  /// Whether a line is the place or the body of which a whole headline tells: far shorter than that, which
  /// does not begin with what it does.
  private func isOwner(_ first: Int, of second: Int) -> Bool {
    let (one, two) = (features[first].count, features[second].count)
    return one <= 8 && one < two && features[first].ending == .broken && namesWho(first)
      && (opensWhole(second) || 2 * one <= two && !begins(second, with: EventWords.doings))
  }

  /// Whether a line is something said, in quotation marks as a whole.
  private func isQuotation(_ line: Int) -> Bool {
    guard let first = text.range(line).first, features[line].count >= 8 else { return false }
    return Glyph.isOpener(text.scalars[first]) && endsInQuotation(line)
      && !text.scalars[text.range(line)].dropLast().contains(Glyph.closeQuote)
  }

  /// Whether a line begins with a name in quotation marks or with a number: no verb stands first.
  private func opensWhole(_ line: Int) -> Bool {
    guard let first = text.range(line).first.map({ text.scalars[$0] }) else { return false }
    return first == Glyph.openQuote || first == Glyph.straightQuote || first == 0x4E00
      || Glyph.isDigit(first)
  }

  /// Characters set apart one by one, as large type is.
  private func isLetterSpaced(_ line: Int) -> Bool {
    let range = text.range(line)
    return range.count >= 3 && text.pieces(range).count == range.count
  }
}
