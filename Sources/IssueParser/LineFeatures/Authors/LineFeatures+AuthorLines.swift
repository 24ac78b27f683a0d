import ChineseText

// An author's name under a headline, without the words and signs that bylines have: `林秋水`,
// `林 秋 著`.

extension [LineFeatures] {
  /// Settles the lines that only their neighbours show to be names and signatures.
  ///
  /// Cost: linear in the scalars of short lines.
  mutating func settleNames(_ text: PageText) {
    for index in indices {
      let line = self[index]
      guard line.kind == .text || line.kind == .glyph, line.count <= 36, line.lead == nil,
        line.ending == .broken || LineForm.isBracketed(text, index)
      else { continue }
      if tookPicture(text, index) {
        self[index].kind = .credit
      } else if line.ending == .broken, line.count <= 24, isAuthorLine(text, index) {
        self[index].kind = .byline
        // Two characters above an author are a headline, not debris.
        let isBelowRemark =
          index > 1 && (tellsSeveral(text, index - 1) || LineForm.isRemark(text, index - 1))
        let title = isBelowRemark ? index - 2 : index - 1
        if self[title].kind == .glyph { self[title].kind = .text }
      } else if isSignature(text, index) {
        self[index].kind = .signature
      }
    }
  }

  /// `马志华` below `秋染清水河（摄影）`: a name right below what a picture is called.
  private func tookPicture(_ text: PageText, _ index: Int) -> Bool {
    guard index > 0, self[index - 1].kind == .caption, self[index].level == 0,
      CaptionLine.isNamedPicture(text.scalars, text.range(index - 1))
    else { return false }
    return PersonNames.isName(text, text.range(index), bond: .any)
  }

  /// A name between a headline and the prose or verse below it: `林秋水`, `林 秋`, `林秋水 著`.
  private func isAuthorLine(_ text: PageText, _ index: Int) -> Bool {
    guard index > 0 else { return false }
    // Another who wrote, in a line of his own.
    if self[index - 1].kind == .byline,
      isLetterspacedName(text, index) || isSecondAuthor(text, index)
        || Self.tellsShare(text, text.range(index))
        || Byline.namesTeacher(text.scalars, text.range(index))
    {
      return true
    }
    if Self.tellsOccasion(text, text.range(index - 1)), isSpeaker(text, index) { return true }
    // A poet's name may be nearly any word: below `(外一首)` stands hardly anything else, and above
    // it never. What the first poem is called may, in two characters that are one word.
    if tellsSeveral(text, index - 1), self[index].level == 0,
      PersonNames.isName(
        text, text.range(index), bond: self[index].count == 2 ? .loose : .any)
    {
      return true
    }
    if tellsSeveral(text, index + 1) { return false }
    if isBelowVertical(text, index) || isBelowPart(text, index) { return true }
    return isTitleLike(text, index - 1) && !LineForm.namesNotice(text, text.range(index))
      && looksLikeAuthor(text, index) && !HeadlineShape(text, index).isDeck
  }

  /// Whether a line below a headline names an author by its form or by what stands below it.
  private func looksLikeAuthor(_ text: PageText, _ index: Int) -> Bool {
    if isLetterspacedName(text, index) || Self.tellsShare(text, text.range(index))
      || Self.isMarkedGroup(text, text.range(index))
      || isMarkedPost(text, index)
      || Self.areCoauthors(text, text.range(index)) && isAboveHeadline(text, index)
      || isBelowOwnTitle(text, index)
    {
      return true
    }
    var next = index + 1
    // A photo may stand between author and body.
    while next < count, next < index + 4, self[next].kind == .caption || self[next].kind == .credit
    {
      next += 1
    }
    // `(27)`: which part of a serial story it is.
    if next + 1 < count, Self.isPart(text, text.range(next)) {
      if isBelowSerial(text, index) { return true }
      next += 1
    }
    guard next < count, self[next].kind == .text else { return false }
    return isAuthor(text, index, above: next)
  }

  /// Whether a usual name, with blanks in it or without, stands between a headline set from top to
  /// bottom and prose.
  private func isBelowVertical(_ text: PageText, _ index: Int) -> Bool {
    guard index >= 3, self[index].count == 3, self[index].pieceCount != 2, index + 1 < count,
      self[index - 3..<index].allSatisfy(\.isVerticalPart),
      self[index + 1].kind == .text, self[index + 1].hanCount >= 10
    else { return false }
    return Surnames.frequent.contains(text.scalars[text.range(index).lowerBound])
      && PersonNames.isName(text, text.range(index))
  }

  /// Whether a name set apart by blanks stands below a story's name and the number of its part.
  private func isBelowPart(_ text: PageText, _ index: Int) -> Bool {
    index > 1 && Self.isPart(text, text.range(index - 1)) && isTitleLike(text, index - 2)
      && (2...3).contains(self[index].count) && self[index].pieceCount == self[index].count
      && PersonNames.isName(text, text.range(index))
  }

  /// Whether a line below a headline names who wrote the text that begins at another.
  private func isAuthor(_ text: PageText, _ index: Int, above next: Int) -> Bool {
    var range = text.range(index)
    if let first = range.first, Glyph.isOpener(text.scalars[first]) {
      range = range.dropFirst(Signers.placeLength(text, range))
    }
    // Who spoke stands above the day of the speech.
    if LineForm.isRemark(text, next), self[index].level == 0,
      PersonNames.isName(text, range, bond: .likely)
    {
      return true
    }
    if Signers.isDesk(text, range) { return self[next].hanCount >= 8 }
    guard self[next].lead == nil else { return false }
    if let last = range.last, range.count >= 3, text.followsGap(last),
      Self.authorVerbs.contains(text.scalars[last]), !Byline.isNameEndingInWen(text, range)
    {
      return PersonNames.isName(text, range.dropLast(), bond: .any)
    }
    if Signers.organisationLength(text, range) > 0 || Signers.placeLength(text, range) > 0,
      self[next].hanCount >= 8
        || Byline.namesTeacher(text.scalars, text.range(next))
        || LineForm.isNumbered(text.scalars, text.range(next))
        || (next..<next + 3).allSatisfy({ $0 < count && isVerseLine(text, $0) })
    {
      guard let people = Byline(text, range)?.people, people.count == 1 else { return false }
      return PersonNames.isUsual(text.scalars, people[0].name)
    }
    return isBareAuthor(text, index, range, above: next)
  }

  /// `——2月26日在清水市第三届人民代表大会第四次会议上`: where and when the speech was held whose
  /// text is printed.
  private static func tellsOccasion(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard (8...60).contains(range.count), let first = range.first,
      text.scalars[first] == Glyph.dash || text.scalars[first] == Glyph.openParen
    else { return false }
    let words = text.scalars[range.upperBound - 1] == Glyph.closeParen ? range.dropLast() : range
    return occasions.lengthEnding(in: text.scalars, words) > 0
      && words.contains { Glyph.isDigit(text.scalars[$0]) || text.scalars[$0] == "在" }
  }

  private static let occasions: PhraseList = ["会上", "会议上", "仪式上", "典礼上", "开幕式上", "闭幕式上", "论坛上"]

  /// Who held it, with his office or without: `清水市人民政府市长 林秋`.
  private func isSpeaker(_ text: PageText, _ index: Int) -> Bool {
    guard self[index].level == 0 else { return false }
    let range = text.range(index)
    let office = Signers.organisationLength(text, range)
    guard office > 0 else { return PersonNames.isName(text, range, bond: .likely) }
    let people = Byline(text, range)?.people ?? []
    return people.count == 1 && PersonNames.isUsual(text.scalars, people[0].name)
  }

  /// A name alone, or with the body it comes from, between who is said to have written and a long
  /// text.
  private func isSecondAuthor(_ text: PageText, _ index: Int) -> Bool {
    let above = text.range(index - 1)
    return index + 1 < count && self[index + 1].kind == .text && self[index].level == 0
      && (Glyph.isBylineMark(text.scalars[above.lowerBound])
        || Byline(text, above)?.namesRole == true)
      && isColleague(text, text.range(index), above)
      && proseLength(from: index + 1) >= Self.longProse
  }

  /// Whether a line is a name or a few, or a body and a name as in the line above:
  /// `□ 县委党校 林秋`, `河口镇党委 周 原`.
  private func isColleague(_ text: PageText, _ range: Range<Int>, _ above: Range<Int>) -> Bool {
    if PersonNames.isName(text, range, bond: .likely)
      || Self.areAuthors(text, range, isLong: true) && range.count > 3
    {
      return true
    }
    let body = Signers.organisationLength(text, range)
    return body > 0 && Glyph.isBylineMark(text.scalars[above.lowerBound])
      && PersonNames.isName(text, range.dropFirst(body), bond: .likely)
  }

  /// `□ 县委政研室课题组`: a group of authors behind the mark of a byline.
  private static func isMarkedGroup(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard let mark = range.first, Glyph.isBylineMark(text.scalars[mark]) else { return false }
    return range.dropFirst().allSatisfy { Glyph.isHan(text.scalars[$0]) }
      && groups.lengthEnding(in: text.scalars, range.dropFirst()) > 0
  }

  /// `□ 县委党校副校长` above `林秋水`: the author's post behind the mark of a byline, the name in
  /// a line of its own.
  private func isMarkedPost(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    guard let mark = range.first, Glyph.isBylineMark(text.scalars[mark]), index + 1 < count,
      range.dropFirst().allSatisfy({ Glyph.isHan(text.scalars[$0]) })
    else { return false }
    return Signers.endsInPost(text.scalars, range.dropFirst())
      && PersonNames.isName(text, text.range(index + 1), bond: .likely)
  }

  private static let groups: PhraseList = ["课题组", "调研组", "编写组", "采访组", "报道组", "通讯组", "研究室"]

  /// `刘 致 和`: a name in large type below a headline, wherever the body stands.
  private func isLetterspacedName(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    guard range.count == 3, text.pieces(range).count == 3, self[index].level == 0,
      self[index - 1].commas == 0,
      PersonNames.isSurname(text.scalars[range.lowerBound]) || self[index - 1].isLetterspaced,
      self[index - 1].count >= 3 || self[index - 1].level > 0 || self[index - 1].isLetterspaced
    else { return false }
    return PersonNames.isName(text, range, bond: .strict)
  }

  /// Whether a headline's mark or a column's flag stands right below: what is above stands below
  /// its body.
  private func isAboveHeadline(_ text: PageText, _ index: Int) -> Bool {
    index + 1 < count && self[index + 1].kind == .text
      && (self[index + 1].level > 0 || HeadlineShape(text, index + 1).isBanner)
  }

  /// Whether a usual name stands between the headline of the prose above and the next headline: who
  /// wrote stands below title and text.
  private func isBelowOwnTitle(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    guard range.count == 3, self[index].level == 0, text.pieces(range).count == 1,
      !text.lines[index].isBold, PersonNames.isName(text, range), index + 1 < count,
      isTitleLike(text, index + 1),
      Surnames.frequent.contains(text.scalars[range.lowerBound])
        || index + 2 < count && self[index + 2].kind == .byline,
      self[index + 1].ending == .broken || HeadlineShape(text, index + 1).isBanner
        || Self.holdsSeveral(text, index + 1)
    else { return false }
    var title = index - 1
    while title > 0, index - title < 3, isTitleLike(text, title - 1),
      self[title - 1].ending == .broken
    {
      title -= 1
    }
    return title > 0 && self[title - 1].kind == .text && self[title - 1].ending == .stop
      && self[title - 1].hanCount >= 4
  }

  /// `林秋水 口述`, `林秋水 口述 周 原 整理`: a name, a blank, and what its bearer did.
  private static func tellsShare(_ text: PageText, _ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    if pieces.count == 4, tellsShare(text, pieces[0].lowerBound..<pieces[1].upperBound) {
      return tellsShare(text, pieces[2].lowerBound..<pieces[3].upperBound)
    }
    let share = shares.lengthEnding(in: text.scalars, range)
    let name = range.dropLast(share)
    guard share > 0, (2...4).contains(name.count), text.followsGap(name.upperBound) else {
      return false
    }
    // A name set apart may have any surname.
    return PersonNames.isName(text, name, bond: .any) || text.pieces(name).count == name.count
  }

  private static let shares: PhraseList = ["口述", "讲述", "整理", "执笔", "撰文", "采写"]

  /// Whether a line can be a headline's last.
  private func isTitleLike(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    guard line.kind == .text || line.kind == .glyph && line.hanCount == 2, line.lead == nil,
      (2...28).contains(line.count)
    else { return false }
    if line.level > 0 || LineForm.isRemark(text, index) { return true }
    if line.ending == .stop, line.stops <= 2, line.count <= Self.longestQuestion, !line.isClosed,
      isBelowWhole(index)
    {
      // `谁来关心他们？`, `温暖送出之后……`: but for a closing bracket, no full stop is the last
      // mark.
      return text.range(index).suffix(2).allSatisfy { text.scalars[$0] != Glyph.fullStop }
        && text.range(index).dropLast(2).allSatisfy { !text.traits[$0].contains(.stop) }
    }
    // `秋燥吃什么？药食同源“三白汤”`: what a headline asks it may answer.
    let asksFirst =
      line.stops == 1 && line.count <= Self.longestQuestion
      && text.range(index).allSatisfy { text.scalars[$0] != Glyph.fullStop }
    return line.ending != .stop && line.ending != .pause && (line.stops == 0 || asksFirst)
  }

  /// A question or an exclamation that is a headline is no longer, in scalars.
  private static let longestQuestion = 20

  private static let authorVerbs = ScalarSet(
    "著文作撰".unicodeScalars.map { Folding.simplified($0.value) })
}
