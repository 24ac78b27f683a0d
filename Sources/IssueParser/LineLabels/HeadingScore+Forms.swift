// Forms by which one line of the page is told to be a heading or none; what its words alone show is
// in ``LineForm``.

extension HeadingScore {
  /// `5月2日，`: a day and a comma first.
  func opensWithDay(_ range: Range<Int>) -> Bool {
    let length = LineForm.lengthOfDay(text.scalars, range)
    return length > 0 && length < range.count
      && text.scalars[range.lowerBound + length] == Glyph.comma
  }

  /// `清水县:“流动法庭”开到家门口`: the place of which the headline tells.
  func opensWithPlace(_ range: Range<Int>) -> Bool {
    guard (8...30).contains(range.count),
      let colon = Glyph.firstColon(text.scalars, range.prefix(7).dropFirst(2))
    else { return false }
    return PlaceWords.regions.contains(text.scalars[colon - 1])
      && (range.lowerBound..<colon).allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  /// `清水县:`: the place of which the headline below tells, alone in its line.
  func isPlaceAlone(_ index: Int) -> Bool {
    let range = text.range(index)
    return (3...7).contains(range.count)
      && PlaceWords.regions.contains(text.scalars[range.upperBound - 2])
      && range.dropLast().allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  /// Whether a line begins with words that join its sentence to the one before, or tell when
  /// (`决赛中,`), and a comma.
  func opensWithConnective(_ range: Range<Int>) -> Bool {
    let length = Self.connectives.lengthBeginning(in: text.scalars, range)
    if length > 0 {
      return length < range.count && text.scalars[range.lowerBound + length] == Glyph.comma
    }
    guard let comma = range.prefix(7).first(where: { text.scalars[$0] == Glyph.comma }) else {
      return false
    }
    return comma - range.lowerBound >= 3 && range.upperBound - comma > 6
      && Self.whiles.contains(text.scalars[comma - 1])
  }

  /// What ends a clause that tells when something else happened.
  private static let whiles: ScalarSet = "中时后间"

  /// `中心负责人说,试验队返回后将`: who says it, and a comma.
  func tellsWhoSpeaks(_ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    return range.dropFirst(3).contains { place in
      scalars[place] == Glyph.comma
        && Self.speaking.lengthEnding(in: scalars, range.lowerBound..<place) > 0
    }
  }

  private static let speaking: PhraseList = [
    "说", "表示", "介绍", "指出", "介绍说", "认为", "坦言", "透露", "告诉记者",
  ]

  private static let connectives: PhraseList = [
    "同时", "与此同时", "此外", "另外", "其中", "据悉", "会上", "随后", "目前", "最后", "首先", "其次", "因此",
    "但是",
    "然而", "不过", "于是", "接着", "当天", "近年来", "今年以来", "下一步", "会议指出", "会议强调", "会议要求", "会议认为",
  ]

  /// `林秋水讲话 周原主持`: who did what at a meeting, apart by blanks, as decks say.
  func tellsWhoDid(_ range: Range<Int>) -> Bool {
    text.pieces(range).allSatisfy { piece in
      (4...12).contains(piece.count) && PersonNames.isSurname(text.scalars[piece.lowerBound])
        && DeckWords.endings.lengthEnding(in: text.scalars, piece) > 0
    }
  }

  /// `各位代表:`, `林秋同志:`: whom a speech or a letter addresses.
  func isSalutation(_ range: Range<Int>) -> Bool {
    range.count <= 24
      && (AddressWords.openings.lengthBeginning(in: text.scalars, range) > 0
        || AddressWords.endings.lengthEnding(in: text.scalars, range) > 0)
  }

  /// `秘书长:林秋`: who holds an office, as lists of names say.
  func namesHolder(_ range: Range<Int>) -> Bool {
    guard (5...12).contains(range.count),
      let colon = text.scalars[range].firstIndex(of: Glyph.colon)
    else { return false }
    return Signers.jobTitles.lengthEnding(in: text.scalars, range.lowerBound..<colon) > 0
      && PersonNames.isName(text, colon + 1..<range.upperBound)
  }

  /// Whether the line ends in ！ or ？, as headings may.
  func endsInExclamation(_ range: Range<Int>) -> Bool {
    text.scalars[range].suffix(2).contains { $0 == 0x21 || $0 == 0x3F }
  }

  /// Whether a full stop stands before the line's last sign.
  func holdsFullStop(_ range: Range<Int>) -> Bool {
    text.scalars[range].dropLast().contains(0x3002)
  }

  /// Whether one comma parts two short halves, and the line is no paragraph's last.
  func isCouplet(_ index: Int) -> Bool {
    let line = features[index]
    return line.commas == 1 && line.count <= 16 && line.ending == .broken && !fitsColumn(index)
      && !text.scalars[text.range(index)].contains(Glyph.semicolon) && !endsParagraph(index)
  }

  /// Whether the line falls into two or three parts of some length, as headlines do.
  func halves(_ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    return pieces.count >= 2 && pieces.count <= 3 && pieces.allSatisfy { $0.count >= 3 }
  }

  /// Whether a quotation of the line begins before it or ends behind it.
  func leavesQuotation(_ index: Int) -> Bool {
    guard text.signs[index].contains(.quote) else { return false }
    let marks = text.scalars[text.range(index)].count { $0 == Glyph.straightQuote }
    if !marks.isMultiple(of: 2) { return true }
    let quotation = joint.quotation(index)
    return quotation.start == .inside || quotation.end == .inside
  }

  /// Whether the whole line stands in quotation marks.
  func isQuoted(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last, range.count > 4 else { return false }
    let marks = (text.scalars[first], text.scalars[last])
    return marks == (Glyph.openQuote, Glyph.closeQuote)
      || marks == (Glyph.straightQuote, Glyph.straightQuote)
  }

  /// `问:…?` right above `答:…`, or a question above an answer where both begin with who speaks,
  /// and the one who asks does so again. Of 81 such lines 78 were text.
  func isAnswered(_ index: Int) -> Bool {
    guard index + 1 < features.count, text.signs[index].contains(.colon) else { return false }
    if LineFeatures.isTurn(text, index, LineFeatures.questions),
      LineFeatures.isTurn(text, index + 1, LineFeatures.answers)
    {
      return true
    }
    guard text.scalars[text.range(index)].last == 0x3F, let asker = speaker(index),
      let other = speaker(index + 1), asker != other
    else { return false }
    let near = max(0, index - Self.nearTurns)..<min(features.count, index + Self.nearTurns)
    return near.contains { $0 != index && speaker($0) == asker }
  }

  /// So many lines above or below who asks is looked for again.
  private static let nearTurns = 12

  /// The name or the office, of at most seven characters, that a line begins with before a colon.
  private func speaker(_ index: Int) -> ArraySlice<UInt32>? {
    guard let name = text.label(index), name.count <= 7 else { return nil }
    return text.scalars[name]
  }

  /// Whether a whole line is what somebody says who has not ended above, or the line above or below
  /// begins with what the other says.
  func isSaidInTurn(_ index: Int) -> Bool {
    let range = text.range(index)
    guard features[index].ending == .stop, isQuoted(range) else { return false }
    if index > 0, features[index - 1].kind == .text, joint.quotation(index - 1).end == .inside {
      return true
    }
    return [index - 1, index + 1].contains { other in
      features.indices.contains(other) && features[other].kind == .text
        && features[other].level == 0
        && text.range(other).first.map {
          text.scalars[$0] == Glyph.openQuote || text.scalars[$0] == Glyph.straightQuote
        } == true
    }
  }

  /// `向阳线:向阳街、新华路、文化宫`: a word or two, a colon, and three things or more. Of 25 such
  /// lines none was a heading.
  func enumerates(_ range: Range<Int>) -> Bool {
    guard
      let colon = Glyph.firstColon(text.scalars, range.prefix(11).dropFirst(2))
    else { return false }
    let things = colon + 1..<range.upperBound
    return things.count(where: { text.scalars[$0] == Glyph.enumerationComma }) >= 2
      && !things.contains { [Glyph.comma, Glyph.fullStop].contains(text.scalars[$0]) }
  }

  /// `港币110.06 110.40`, `大桥下面6.30 8.30`: two prices or times, as the rows of tables have.
  func holdsFigures(_ range: Range<Int>) -> Bool {
    var found = 0
    for place in range.dropFirst().dropLast()
    where text.scalars[place] == 0x2E || text.scalars[place] == Glyph.colon {
      if Glyph.isDigit(text.scalars[place - 1]), Glyph.isDigit(text.scalars[place + 1]) {
        found += 1
      }
    }
    return found > 1
  }
}
