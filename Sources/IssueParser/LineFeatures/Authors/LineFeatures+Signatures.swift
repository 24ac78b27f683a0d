// The lines that sign below an article's last sentence, an organisation, a place and a name, a day,
// and the names behind it that no brackets hold.

extension [LineFeatures] {
  /// An organisation, a place with a name, or a day, below the last sentence and above what begins
  /// anew.
  func isSignature(_ text: PageText, _ index: Int) -> Bool {
    guard index > 0, self[index].level == 0 else { return false }
    let range =
      LineForm.insideBrackets(text.scalars, text.range(index)) ?? text.range(index)
    let before = self[index - 1]
    let isBelowBody =
      before.kind == .text
      && (before.count >= 8 || LineForm.isBracketed(text, index)
        || index > 1 && self[index - 2].kind == .text && !self[index - 2].isComplete)
      && (before.ending == .stop || before.isWholeParticular)
      || before.kind == .text && Self.isCloseOfNotice(text, text.range(index - 1))
    if before.kind == .signature {
      if Self.isDay(text, range) || Byline.namesTeacher(text.scalars, range) { return true }
      // Who else gives notice stands right below, at the end of the block.
      let endsBlock = index + 1 < count && text.lines[index + 1].followsBlank
      if endsBlock, !text.lines[index].followsBlank, Signers.isInstitution(text, range) {
        return true
      }
    }
    if before.kind == .text, Self.isInstitutionWithDay(text, range) { return true }
    // Whom the notice right above names first of all gives it.
    if before.kind == .text, before.count > 2 * range.count, Signers.isInstitution(text, range),
      text.scalars[text.range(index - 1)].starts(with: text.scalars[range])
    {
      return true
    }
    // Where who gives notice is called stands right above, or below.
    if before.kind == .text,
      before.isParticular || endsInTelephone(text, index - 1)
        || index + 1 < count && self[index + 1].isParticular,
      Signers.isInstitution(text, range)
    {
      return true
    }
    // Who gives notice stands above the day.
    if [.text, .signature, .debris, .glyph].contains(before.kind), index + 1 < count,
      Signers.isInstitution(text, range) || Signers.isCommittee(text, range),
      Self.isDay(text, text.range(index + 1))
    {
      return true
    }
    // So does who wrote a letter: `患者家属:林秋`.
    if before.kind == .text, before.isComplete, index + 1 < count,
      Self.isDayWithYear(text, text.range(index + 1)), range.count <= 24,
      let colon = Glyph.firstColon(text.scalars, range.prefix(9).dropFirst(2)),
      PersonNames.areNames(text, colon + 1..<range.upperBound)
    {
      return true
    }
    // So does the party above the government.
    if isBelowBody, index + 1 < count, Signers.isCommittee(text, range),
      Signers.isInstitution(text, text.range(index + 1))
    {
      return true
    }
    return isBelowBody && signsEnd(text, index, range)
  }

  /// `供电服务热线：95598`: whether a number that people call ends a line.
  private func endsInTelephone(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    guard let last = range.last, Glyph.isDigit(text.scalars[last]) else { return false }
    let words = range.dropLast(
      range.reversed().prefix { Glyph.isDigit(text.scalars[$0]) || text.scalars[$0] == Glyph.dash }
        .count)
    return range.count - words.count >= 5 && words.last.map { text.scalars[$0] } == Glyph.colon
  }

  /// Whether a line right below an article's last sentence signs it; `range` is what brackets hold,
  /// if any do.
  private func signsEnd(_ text: PageText, _ index: Int, _ range: Range<Int>) -> Bool {
    if Signers.organisationLength(text, range) > 0
      || Signers.placeLength(text, range) > 0
        && !isAboveAuthor(text, index),
      let byline = Byline(text, range),
      (1...4).contains(byline.people.count),
      byline.people.allSatisfy({ PersonNames.isUsual(text.scalars, $0.name) })
    {
      return true
    }
    if Signers.isReader(text, range) || Signers.isEditor(text, range)
      || Signers.areReaders(text, range) || Byline.endsInCrowd(text, range)
      || supplies(text, range) || Byline.namesTeacher(text.scalars, range)
    {
      return true
    }
    if range.count <= (LineForm.isBracketed(text, index) ? 16 : 12),
      LineFeatures.supplyLength(text, range) > 0 || LineFeatures.namesSource(text, range)
    {
      return true
    }
    if standsAlone(text, index) || range.count == 2 && text.followsGap(range.lowerBound + 1),
      PersonNames.areNames(text, range), !isAboveAuthor(text, index)
    {
      return true
    }
    if Self.areFullNames(text, range), !isAboveAuthor(text, index) { return true }
    // A name in whose characters pairs are frequent, above what surely begins anew.
    if range.count == 3, Surnames.frequent.contains(text.scalars[range.lowerBound]),
      index + 1 < count, self[index + 1].lead != nil || self[index + 1].level > 0,
      PersonNames.isName(text, range, bond: .loose)
    {
      return true
    }
    if standsAlone(text, index), isPenNameBelow(text, index), !isAboveAuthor(text, index) {
      return true
    }
    return Self.isDayWithYear(text, range)
      || Signers.areInstitutions(text, range) && institutionSigns(text, index, range)
  }

  /// Whether an institution's name right below an article's last sentence signs it, rather than
  /// begins what stands below.
  private func institutionSigns(_ text: PageText, _ index: Int, _ range: Range<Int>) -> Bool {
    // Whom a notice named, below its telephone or address.
    let above = Swift.max(0, text.range(index).lowerBound - Self.notice)..<range.lowerBound
    if self[index - 1].isWholeParticular, text.holds(text.scalars[range], in: above) { return true }
    // A headline may end so as well: a signature stands above a short line, or the end.
    guard index + 1 < count, !Self.endsInClose(text, text.range(index - 1)) else { return true }
    let next = self[index + 1]
    // Who stands above what: a report's headline on two lines.
    if range.count <= 10, index + 2 < count, self[index + 2].lead != nil,
      !LineForm.isBracketed(text, index)
    {
      return false
    }
    if next.count >= 6,
      BannerWords.notices.lengthEnding(in: text.scalars, text.range(index + 1)) > 0
    {
      return false
    }
    return next.kind != .text && next.kind != .byline
      || next.kind == .text && next.lead == nil && next.count <= 26 && next.ending != .stop
        && next.commas == 0
  }

  /// `市发展和改革委员会价格监测中心提供`: a body that the figures are from.
  private func supplies(_ text: PageText, _ range: Range<Int>) -> Bool {
    let verb = LineFeatures.supplyLength(text, range)
    return verb > 0 && range.count <= 30 && Signers.isInstitution(text, range.dropLast(verb))
  }

  /// So many scalars above its last line a notice names who gives it.
  private static let notice = 400

  /// Two or three names apart by blanks, each as long as most are: whatever stands below, nothing
  /// else is printed so.
  private static func areFullNames(_ text: PageText, _ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    return (2...3).contains(pieces.count)
      && pieces.allSatisfy {
        $0.count == 3 && Surnames.frequent.contains(text.scalars[$0.lowerBound])
          && PersonNames.isName(text, $0)
      }
  }

  /// Two characters between an article's last sentence and what begins anew, that form no word and
  /// are no column's name: `丰青`, as essayists sign.
  private func isPenNameBelow(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    guard range.count == 2, self[index].hanCount == 2, index + 1 < count,
      self[index + 1].kind != .glyph, self[index - 1].kind == .text,
      !HeadlineShape(text, index).isBanner, !LineForm.namesNotice(text, range),
      !isAboveColumn(index)
    else { return false }
    return CharacterPairs.shared.affinity(
      text.scalars[range.lowerBound], text.scalars[range.lowerBound + 1]) < 2.5
      && !PersonNames.isWord(text.scalars, range)
  }

  /// Whether three full lines of a column stand right below a line, the first set in: a section's.
  func isAboveColumn(_ index: Int) -> Bool {
    guard index + 3 < count else { return false }
    let lines = self[index + 1...index + 3]
    return lines.allSatisfy { $0.kind == .text && $0.count >= 12 }
      && abs(lines[index + 2].width - lines[index + 3].width) <= 4
      && (-2...8).contains(lines[index + 2].width - lines[index + 1].width)
  }

  /// `特此公告`, or any other word behind 特此: who gives notice stands below.
  private static func isCloseOfNotice(_ text: PageText, _ range: Range<Int>) -> Bool {
    (4...6).contains(range.count) && text.scalars[range.lowerBound] == "特"
      && text.scalars[range.lowerBound + 1] == "此"
  }

  /// `…不再另行通知。特此公告。`
  private static func endsInClose(_ text: PageText, _ range: Range<Int>) -> Bool {
    let close = range.suffix(5)
    return close.count == 5 && text.scalars[close.upperBound - 1] == Glyph.fullStop
      && isCloseOfNotice(text, close.dropLast())
  }

  /// Whether no prose goes on below a line: what comes is another heading, or no text.
  func standsAlone(_ text: PageText, _ index: Int) -> Bool {
    guard index + 1 < count else { return true }
    let next = self[index + 1]
    return next.kind != .text || next.lead != nil || next.brief != 0 || next.level > 0
      || next.count <= 30 && next.ending != .stop && next.stops == 0 && next.commas <= 1
  }

  /// Whether the next line names an author, so that this is a headline.
  private func isAboveAuthor(_ text: PageText, _ index: Int) -> Bool {
    guard index + 2 < count else { return false }
    return self[index + 1].kind == .byline
      || PersonNames.isName(text, text.range(index + 1)) && self[index + 2].hanCount >= 12
  }

  /// Takes the names that a blank sets apart behind a paragraph's last full stop, or that a role
  /// stands before, for its signature: `…受到好评。 李明`, `…友谊路。本报记者 李明`.
  mutating func settleEndNames(_ text: PageText) {
    for index in indices
    where self[index].stops > 0 && self[index].ending == .broken && self[index].kind == .text {
      guard self[index].endSignature == nil, isLast(text, index) else { continue }
      let range = text.range(index)
      guard let stop = range.suffix(32).last(where: { Glyph.isStop(text.scalars[$0]) }),
        stop + 1 < range.upperBound
      else { continue }
      var names = stop + 1..<range.upperBound
      // `林秋(教师)`: who the author is.
      if names.count >= 6, text.scalars[range.upperBound - 1] == Glyph.closeParen,
        let open = names.last(where: { text.scalars[$0] == Glyph.openParen }),
        open >= names.lowerBound + 2
      {
        names = names.lowerBound..<open
      }
      // `线索提供 李女士 本报记者 林秋`: who wrote stands last.
      if let role = names.first(where: {
        ($0 == names.lowerBound || text.followsGap($0))
          && Byline.roleLength(text.scalars, at: $0, end: range.upperBound) > 0
      }) {
        names = role..<range.upperBound
      }
      if Byline.roleLength(text.scalars, at: names.lowerBound, end: range.upperBound) > 0
        || Byline.labelLength(text, names.lowerBound, in: names) > 0
      {
        guard let byline = Byline(text, names), !byline.isCreditOnly,
          byline.people.allSatisfy({ PersonNames.isSurely(text.scalars, $0.name) })
        else { continue }
      } else {
        // Where wrapped lines are joined by blanks, one says nothing.
        let words = Swift.min(stop, range.lowerBound + (self[index].lead?.length ?? 0))..<stop
        let gaps = words.dropFirst().count {
          text.followsGap($0) && Glyph.isHan(text.scalars[$0]) && Glyph.isHan(text.scalars[$0 - 1])
        }
        guard text.followsGap(stop + 1), gaps <= 1, PersonNames.areNames(text, names) else {
          continue
        }
      }
      self[index].endSignature = names
      self[index].ending = .stop
    }
  }

  /// Whether a line may be an article's last, by what comes below it.
  private func isLast(_ text: PageText, _ index: Int) -> Bool {
    guard index + 1 < count else { return true }
    let next = self[index + 1]
    if next.kind != .text || next.lead != nil || next.brief != 0 || next.level > 0 { return true }
    // A line of a column is short itself: what stands below has to begin something.
    return text.lines[index + 1].followsBlank
      || standsAlone(text, index)
        && (self[index].count >= 40 || index + 2 < count && self[index + 2].lead != nil)
  }

  /// `2022年5月8日` and nothing else.
  private static func isDay(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard let last = range.last, days.contains(text.scalars[last]) else { return false }
    return range.allSatisfy {
      let scalar = text.scalars[$0]
      return Glyph.isDigit(scalar) || dayAlone.contains(scalar)
    }
  }

  /// A day with its year, as a notice or a letter ends with.
  private static func isDayWithYear(_ text: PageText, _ range: Range<Int>) -> Bool {
    isDay(text, range) && range.count >= 8 && text.scalars[range].contains(Glyph.of("年"))
  }

  /// `清水县拍卖有限公司 2022年5月8日`.
  private static func isInstitutionWithDay(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard let last = range.last, days.contains(text.scalars[last]) else { return false }
    let pieces = text.pieces(range)
    return pieces.count == 2 && isDayWithYear(text, pieces[1])
      && Signers.areInstitutions(text, pieces[0])
  }

  /// 日, and the 曰 that engines read for it.
  private static let days: ScalarSet = "日曰"

  /// What the day below a notice or a letter is made of: one day, and no stretch of them.
  private static let dayAlone: ScalarSet = "年月日曰〇○一二三四五六七八九十"
}
