import ChineseText

// Names of a page's section: those that a list has, and others, told by the page number beside
// them.

extension FrontScanner {
  /// A word of two to six characters right after a page's number (`第8版：公益广告`, `B02：县域`)
  /// or from the beginning of a line up to one (`县域·第二版`).
  ///
  /// `tokens` are the fields of the line so far.
  func sectionBesidePage(at place: Int, after tokens: [FrontToken]) -> FrontToken? {
    guard CharacterClass.isHan(scalar(place)), isWordStart(place) else { return nil }
    // In any place it is such a word, and most lines begin with a longer one.
    var stop = wordEnd(place, limit: 7)
    guard (2...6).contains(stop - place) else { return nil }
    let last = tokens.last
    let isFirst = stream.gaps[place] == .lineBreak
    let isAfter = last.map { $0.isPage || $0.isSmallNumber } ?? false
    let word = place..<stop
    if let section = sectionBehindPaper(word, last) ?? sectionBesideDay(word, tokens) {
      return section
    }
    let hasDay = tokens.contains { $0.isYear || $0.isWeekday }
    guard isAfter ? !isFirst : isFirst || hasDay else { return nil }
    // `05 城市·热线`, `国内·国际 7`
    if scalar(stop) == 0xB7, !isAfter || isLineEnd(wordEnd(stop + 1)) {
      let both = wordEnd(stop + 1)
      if (2...3).contains(stop - place), (3...4).contains(both - stop) { stop = both }
    }
    guard (2...6).contains(stop - place), isWordEnd(stop),
      FrontScanner.jumps.end(stream.folded, at: place, end: stop) == nil, label(at: place) == nil
    else { return nil }
    if let last, isAfter {
      guard place - last.range.upperBound <= 2,
        stream.gaps[place] != .none || place > last.range.upperBound,
        last.isPage || hasDay || isLineEnd(stop) || isNameplateAtEnd(stop),
        peopleLabel(at: place) == nil,
        weekday(at: place) == nil,
        lunar(at: place) == nil, nameplate(at: place) == nil, likeNameplate(at: place) == nil
      else { return nil }
    } else {
      var next = stop
      while next < end, next - stop < 2, !FrontScanner.isWord(stream.folded[next]),
        stream.folded[next] != 0x3A
      {
        next += 1
      }
      guard next < end, stream.gaps[next] != .lineBreak,
        stream.gaps[next] != .none || next > stop,
        let page = pageMarker(at: next) ?? bareNumber(at: next), page.isPage || page.isSmallNumber,
        hasDay || isLineEnd(page.range.upperBound), nameplate(at: place) == nil,
        likeNameplate(at: place) == nil, weekday(at: place) == nil, lunar(at: place) == nil,
        peopleLabel(at: place) == nil
      else { return nil }
    }
    return FrontToken(
      kind: .section(stream.text(place..<stop)), range: place..<stop, strength: .weak)
  }

  /// A word between a paper's name with a dot and the line's end: `县市新闻` of
  /// `某某日报·县市新闻`.
  private func sectionBehindPaper(_ word: Range<Int>, _ last: FrontToken?) -> FrontToken? {
    guard let last, case .paper = last.kind, word.lowerBound == last.range.upperBound + 1,
      stream.folded[word.lowerBound - 1] == 0xB7, isLineEnd(word.upperBound)
    else { return nil }
    return FrontToken(kind: .section(stream.text(word)), range: word, strength: .weak)
  }

  /// A word before or behind a whole date with its weekday, with which it fills a line:
  /// `卫生与健康 2003年5月14日 星期三`.
  private func sectionBesideDay(_ word: Range<Int>, _ tokens: [FrontToken]) -> FrontToken? {
    let place = word.lowerBound
    let stop = word.upperBound
    guard isWordEnd(stop) else { return nil }
    if stream.gaps[place] == .lineBreak {
      guard tokens.isEmpty, stop < end, stream.gaps[stop] == .blank, let day = date(at: stop),
        day.isWholeDate, weekday(at: day.range.upperBound) != nil
      else { return nil }
    } else {
      guard tokens.count == 2, tokens[0].isWholeDate, tokens[1].isWeekday,
        stream.gaps[tokens[0].range.lowerBound] == .lineBreak, isLineEnd(stop)
      else { return nil }
    }
    guard token(at: place, after: place) == nil, label(at: place) == nil,
      peopleLabel(at: place) == nil
    else { return nil }
    return FrontToken(kind: .section(stream.text(word)), range: word, strength: .weak)
  }

  /// Whether a paper's name behind a blank fills the rest of the line: `5 法治 某某日报`.
  private func isNameplateAtEnd(_ place: Int) -> Bool {
    guard place < end, stream.gaps[place] == .blank, let name = nameplate(at: place) else {
      return false
    }
    return isLineEnd(name.range.upperBound)
  }

  func isLineEnd(_ place: Int) -> Bool {
    place >= end || stream.gaps[place] == .lineBreak
  }

  /// What stands before the number of another page than this.
  private static let jumps = KeywordTable("上接 下转 紧接 详见 见 转 接 刊 载 共 今日 今天 本期 图")

  /// `要闻`, `综合新闻` and the other names of pages, or two of them: `经济·民生`.
  func section(at place: Int) -> FrontToken? {
    var stop = FlagWords.sections.end(stream.folded, at: place, end: end) ?? place
    if stop > place, scalar(stop) == 0xB7,
      let both = FlagWords.sections.end(stream.folded, at: stop + 1, end: end)
    {
      stop = both
    }
    if stop == place || !isFieldEnd(stop) {
      stop = wordEnd(place)
      guard (3...6).contains(stop - place),
        FlagWords.sectionEndings.matchSuffix(stream.folded, start: stop - 2, end: stop) != nil
      else { return nil }
    }
    guard isFieldEnd(stop) else { return nil }
    return FrontToken(
      kind: .section(stream.text(place..<stop)), range: place..<stop, strength: .weak)
  }
}

extension FrontToken {
  /// Whether the field is a day with its year and month.
  var isWholeDate: Bool { if case .date(let date) = kind { date.isComplete } else { false } }
  /// Whether the field is a bare number that a page may bear.
  var isSmallNumber: Bool {
    if case .number(let value) = kind { (1...64).contains(value) } else { false }
  }
}
