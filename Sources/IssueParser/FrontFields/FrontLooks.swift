import ChineseText

/// What kinds of field may begin at a place in the stream, as one load for its scalar and one pass
/// over the stream tell. Nearly every place of body text allows none, and is asked no further.
struct FrontLooks: OptionSet {
  let rawValue: UInt8

  /// A number or Latin text.
  static let number = FrontLooks(rawValue: 1)
  /// A lunar day or year.
  static let lunar = FrontLooks(rawValue: 2)
  /// A field with a word of its own: weekday, issue, page count, page.
  static let word = FrontLooks(rawValue: 4)
  /// A label.
  static let label = FrontLooks(rawValue: 8)
  /// A name that its first character tells.
  static let name = FrontLooks(rawValue: 16)
  /// What mastheads print besides.
  static let furniture = FrontLooks(rawValue: 32)
  /// What ends a name stands at most ``reach`` places on.
  static let nearName = FrontLooks(rawValue: 64)
  /// A colon, behind which a label may end, stands at most ``reach`` places on.
  static let nearColon = FrontLooks(rawValue: 128)
  /// What begins with a number, or with a word that such a one may stand for.
  fileprivate static let ofNumbers: FrontLooks = [.number, .lunar, .word]
  /// Nothing is ruled out.
  static let everything = FrontLooks(rawValue: 255)

  /// What a scalar above ``byScalar`` allows: all but what stands near it.
  static let unknown = everything.subtracting([.nearName, .nearColon])

  /// No name is recognized by what stands farther on than this.
  private static let nameReach = 18
  /// No label is longer than this.
  private static let labelReach = 13

  private static let colon: UInt32 = 0x3A

  /// The looks of every place of a scanner's stream. Cost: linear.
  static func all(of scanner: FrontScanner) -> [FrontLooks] {
    let stream = scanner.stream
    var looks = stream.looks
    // Places before these are filled already.
    var nameStart = 0
    var labelStart = 0
    for place in stream.enders.lazy.map(Int.init) {
      if stream.folded[place] == colon {
        guard scanner.endsLabel(place, reach: labelReach) else { continue }
        for before in max(labelStart, place - labelReach)...place {
          looks[before].insert(.nearColon)
        }
        labelStart = place + 1
      } else if scanner.endsName(place) {
        for before in max(nameStart, place - nameReach)...place { looks[before].insert(.nearName) }
        nameStart = place + 1
      }
    }
    return looks
  }

  /// What may begin with each scalar below U+A000.
  static let byScalar: [FrontLooks] = {
    var table = [FrontLooks](repeating: [], count: 0xA000)
    func allow(_ look: FrontLooks, _ scalars: [UInt32]) {
      for scalar in scalars {
        if Int(scalar) < table.count { table[Int(scalar)].insert(look) }
      }
    }
    let digits = Array(UInt32(0x30)...0x39)
    let letters = Array(UInt32(0x61)...0x7A)
    // | is read as 1, and - begins a temperature.
    allow(.number, digits + letters + [0x7C, 0x2D] + FrontScanner.numerals.members)
    let signs = ChineseNumerals.signs
    // An o stands for a 〇 between Chinese numerals.
    allow(
      .lunar, [0x6F] + signs + FrontScanner.stemShapes.members + FrontScanner.lunarMonths.members)
    allow(.lunar, FrontScanner.lunarPrefixes.firsts.members + [FrontScanner.leap])
    allow(.lunar, FrontScanner.yearPrefixes.firsts.members)
    allow(.word, digits + letters + [0x7C] + signs)
    allow(.word, FrontScanner.weekdayPrefixes.firsts.members)
    allow(.word, FrontScanner.issueWords.firsts.members)
    allow(.word, FrontScanner.countWords.firsts.members)
    allow(.label, FrontScanner.rolePrefixes.firsts.members + FrontScanner.roles.firsts.members)
    allow(.label, FrontScanner.labels.firsts.members)
    allow(.name, FrontScanner.partyWords.firsts.members)
    allow(.name, FrontScanner.deskPrefixes.firsts.members)
    allow(.name, FlagWords.sections.firsts.members)
    allow(
      .furniture,
      FrontScanner.furniture.firsts.members + FrontScanner.granters.firsts.members
        + FrontScanner.publicationPrefixes.firsts.members)
    return table
  }()

  /// The words that labels, names and furniture begin with.
  fileprivate static let words = WordSieve(
    FrontScanner.roles.words + FrontScanner.rolePrefixes.words
      + FrontScanner.labels.words + FlagWords.sections.words
      + FrontScanner.deskPrefixes.words + FrontScanner.partyWords.words
      + FrontScanner.furniture.words + FrontScanner.granters.words
      + FrontScanner.publicationPrefixes.words)

  /// Whether one of them may stand at a place of a scanner's stream.
  static func mayBeWord(_ scanner: FrontScanner, _ place: Int) -> Bool {
    let folded = scanner.stream.folded
    return words.mayBegin(folded[place], place + 1 < folded.count ? folded[place + 1] : 0)
  }

  /// What begins a number of Chinese numerals.
  fileprivate static let counters = ScalarSet(ChineseNumerals.signs)
    .union(FrontScanner.numerals.members + [FrontScanner.ordinalSign])
  /// What such a number counts, in any field.
  fileprivate static let units = FrontScanner.dayUnits
    .union(FrontScanner.amountUnits.members + [FrontScanner.pageSign, FrontScanner.issueSign])
    .union([FrontScanner.combined])

  /// What may end a name, or be the first character of what does, and the colon that ends a label.
  static let enders = wordEnders.union(
    FrontScanner.deskVerbs.firsts.members + FrontScanner.hostVerbs.firsts.members
      + [FrontScanner.newspaper, colon])

  /// What follows 报 where it ends a name or begins the word for a grade of papers, or for an
  /// edition.
  fileprivate static let afterPaper: ScalarSet = "社纸刊业海农"
  /// What stands before 报 in such a word.
  fileprivate static let beforeGradedPaper: ScalarSet = "关强"

  /// What ends a name at the end of a word only.
  fileprivate static let wordEnders = FrontScanner.paperSuffixes.lasts
    .union(FrontScanner.likeSuffixes.lasts.members)
    .union(FlagWords.sectionEndings.lasts.members)
    .union(FrontScanner.printers.lasts.members)
    .union(FrontScanner.deskSuffixes.members + [Glyph.of("心")])
}

extension FrontScanner {
  /// Whether any field may begin at a place, as far as its first word tells.
  @inline(__always)
  func mayBegin(at place: Int) -> Bool { !looks[place].isEmpty && holdsBeginning(at: place) }

  private func holdsBeginning(at place: Int) -> Bool {
    var look = looks[place]
    if look.isDisjoint(with: .ofNumbers) {
      // No field of these kinds begins here.
    } else if FrontLooks.counters.contains(stream.folded[place]) {
      if !isCounted(place) {
        look.subtract([.number, .lunar, .word])
        if FrontScanner.countWords.match(stream.folded, at: place, end: end) != nil { return true }
      }
    } else if stream.folded[place] >= 0x80 {
      // Fields of these kinds that begin with no number begin with a word, and most have one behind
      // it.
      if look.contains(.lunar), !beginsLunar(at: place) { look.remove(.lunar) }
      if look.contains(.word), !beginsWord(at: place) { look.remove(.word) }
    }
    if !look.isSubset(of: [.label, .name, .furniture]) { return true }
    guard FrontLooks.mayBeWord(self, place) else { return false }
    if look.contains(.label), beginsLabel(at: place) { return true }
    if look.contains(.name), beginsOtherName(at: place) { return true }
    return look.contains(.furniture)
      && (FrontScanner.furniture.match(stream.folded, at: place, end: stream.folded.count) != nil
        || honour(at: place) != nil || publicationDays(at: place) != nil)
  }

  /// Whether a unit stands near enough behind a Chinese numeral or 第 for a day, an issue, a page
  /// or a price: as far on as the unit of a combined issue's numbers may stand behind 第.
  private func isCounted(_ place: Int) -> Bool {
    var index = place + 1
    let last = min(end, place + FrontScanner.issueReach + 2)
    while index < last {
      if FrontLooks.units.contains(stream.folded[index]) { return true }
      index += 1
    }
    return false
  }

  /// Whether a word stands at a place that a lunar day may begin with, or a stem with its branch or
  /// a misread one, or 月 so near that it does.
  private func beginsLunar(at place: Int) -> Bool {
    let end = stream.folded.count
    return (place + 1..<min(end, place + 4)).contains { stream.folded[$0] == FrontScanner.month }
      || place + 1 < end && FrontScanner.stemShapes.contains(stream.folded[place])
        && (FrontScanner.branches[stream.folded[place + 1]] != nil
          || place + 2 < end && stream.folded[place + 2] == FrontScanner.year)
      || FrontScanner.lunarPrefixes.match(stream.folded, at: place, end: end) != nil
      || FrontScanner.yearPrefixes.match(stream.folded, at: place, end: end) != nil
  }

  /// Whether a word stands at a place that a weekday, an issue or a count of pages may begin with,
  /// and what all of these have behind it.
  private func beginsWord(at place: Int) -> Bool {
    let end = stream.folded.count
    if FrontScanner.weekdayPrefixes.match(stream.folded, at: place, end: end) != nil { return true }
    if let word = FrontScanner.issueWords.match(stream.folded, at: place, end: end) {
      let behind = skipColon(word.end)
      return mayBeNumber(at: scalar(behind) == FrontScanner.ordinalSign ? behind + 1 : behind)
    }
    var behind = place
    while let word = FrontScanner.countWords.match(stream.folded, at: behind, end: end) {
      behind = skipColon(word.end)
    }
    return behind > place && mayBeNumber(at: behind)
  }

  /// Whether a number in any signs may begin at a place.
  private func mayBeNumber(at place: Int) -> Bool {
    let first = scalar(place)
    return first < 0x80 || FrontLooks.counters.contains(first)
  }

  private func beginsLabel(at place: Int) -> Bool {
    let end = stream.folded.count
    return FrontScanner.roles.match(stream.folded, at: place, end: end) != nil
      || FrontScanner.rolePrefixes.match(stream.folded, at: place, end: end) != nil
      || FrontScanner.labels.match(stream.folded, at: place, end: end) != nil
  }

  /// Whether a name may begin at a place that ``endsName(_:)`` finds no end of: a committee, a desk
  /// behind `本版由`, or a section's name between borders, none of which is longer than five
  /// characters.
  private func beginsOtherName(at place: Int) -> Bool {
    let end = stream.folded.count
    if FrontScanner.deskPrefixes.match(stream.folded, at: place, end: end) != nil
      || FrontScanner.partyWords.match(stream.folded, at: place, end: end) != nil
    {
      return true
    }
    guard isWordStart(place),
      FlagWords.sections.match(stream.folded, at: place, end: end) != nil
    else { return false }
    return (place + 2...place + 5).contains { stop in
      stop >= end || stream.gaps[stop] != .none || !CharacterClass.isHan(stream.folded[stop])
    }
  }

  /// Whether a word stands at a place that a name may begin with.
  func beginsName(at place: Int) -> Bool {
    let end = stream.folded.count
    return FlagWords.sections.match(stream.folded, at: place, end: end) != nil
      || FrontScanner.deskPrefixes.match(stream.folded, at: place, end: end) != nil
      || FrontScanner.partyWords.match(stream.folded, at: place, end: end) != nil
  }

  /// Whether a label may end before the colon at a place.
  fileprivate func endsLabel(_ colon: Int, reach: Int) -> Bool {
    FrontScanner.labels.matchSuffix(stream.folded, start: max(0, colon - reach), end: colon) != nil
  }

  /// Whether a name may be recognized by what stands at a place: 报, the verb behind a desk or a
  /// house, the last character of a word that is a paper, a section or a desk.
  fileprivate func endsName(_ place: Int) -> Bool {
    let folded = stream.folded
    let next = place + 1
    let isWordEnd =
      next >= end || stream.gaps[next] != .none || !CharacterClass.isHan(folded[next])
    if isWordEnd, FrontLooks.wordEnders.contains(folded[place]), endsWord(place) { return true }
    if folded[place] == FrontScanner.newspaper {
      return next < end && endsPaper(place)
    }
    if place > 0, isDeskEnd(place - 1),
      FrontScanner.deskVerbs.match(folded, at: place, end: end) != nil
    {
      return true
    }
    // The verb ends its line or stands before a blank; none is longer than five characters.
    return (place + 2...place + 5).contains { $0 >= end || stream.gaps[$0] != .none }
      && FrontScanner.hostVerbs.match(folded, at: place, end: end) != nil
  }

  /// Whether 报 inside a word may end a paper's name: before its house or a verb of publishing, in
  /// the grade of a paper, or at the beginning of a name that is read from right to left.
  private func endsPaper(_ place: Int) -> Bool {
    let folded = stream.folded
    return FrontLooks.afterPaper.contains(folded[place + 1])
      || (place > 0 && FrontLooks.beforeGradedPaper.contains(folded[place - 1]))
      || FrontScanner.publishingWords.match(folded, at: place + 1, end: end) != nil
      || FrontScanner.reversedSuffixes.match(folded, at: place, end: end) != nil
  }

  /// Whether the word that ends at a place may be a paper, a section, or a desk before a label.
  private func endsWord(_ place: Int) -> Bool {
    let folded = stream.folded
    if folded[place] == FrontScanner.newspaper { return true }
    let start = max(0, place - 1)
    if FrontScanner.likeSuffixes.matchSuffix(folded, start: start, end: place + 1) != nil
      || FlagWords.sectionEndings.matchSuffix(folded, start: start, end: place + 1) != nil
      || FrontScanner.printers.matchSuffix(folded, start: max(0, place - 4), end: place + 1) != nil
    {
      return true
    }
    guard isDeskEnd(place), place + 1 < end else { return false }
    return stream.looks[place + 1].contains(.label)
      || scalar(hanEnd(place + 1, limit: 13)) == 0x3A
  }
}
