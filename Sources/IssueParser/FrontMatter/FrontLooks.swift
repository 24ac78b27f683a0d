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
  /// Nothing is ruled out.
  static let everything = FrontLooks(rawValue: 255)

  /// No name is recognized by what stands farther on than this.
  private static let reach = 18

  private static let colon: UInt32 = 0x3A

  /// The looks of every place of a scanner's stream. Cost: linear.
  static func all(of scanner: FrontScanner) -> [FrontLooks] {
    let table = byScalar
    let enders = nameEnders
    let scalars = scanner.stream.folded
    var looks: [FrontLooks] = []
    looks.reserveCapacity(scalars.count)
    for index in scalars.indices {
      let scalar = scalars[index]
      looks.append(
        Int(scalar) < table.count
          ? table[Int(scalar)] : everything.subtracting([.nearName, .nearColon]))
      guard enders.contains(scalar) else { continue }
      let isColon = scalar == colon
      guard isColon || scanner.endsName(index) else { continue }
      let look = isColon ? nearColon : nearName
      for place in max(0, index - reach)...index { looks[place].insert(look) }
    }
    return looks
  }

  /// What may begin with each scalar below U+A000.
  private static let byScalar: [FrontLooks] = {
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
    allow(.name, FrontScanner.sections.firsts.members)
    allow(.furniture, FrontScanner.furniture.firsts.members)
    return table
  }()

  /// What may end a name, or be the first character of what does.
  private static let nameEnders = wordEnders.union(
    FrontScanner.deskVerbs.firsts.members + FrontScanner.hostVerbs.firsts.members
      + [FrontScanner.newspaper, colon])

  /// What ends a name at the end of a word only.
  fileprivate static let wordEnders = FrontScanner.paperSuffixes.lasts
    .union(FrontScanner.likeSuffixes.lasts.members)
    .union(FrontScanner.sectionSuffixes.lasts.members)
    .union(FrontScanner.deskSuffixes.members + [0x5FC3])
}

extension FrontScanner {
  /// Whether any field may begin at a place, as far as its first word tells.
  func mayBegin(at place: Int) -> Bool {
    let look = looks[place]
    if look.isEmpty { return false }
    if !look.isSubset(of: [.label, .name, .furniture]) { return true }
    if look.contains(.label), beginsLabel(at: place) { return true }
    if look.contains(.name), beginsName(at: place) { return true }
    return look.contains(.furniture)
      && FrontScanner.furniture.match(stream.folded, at: place, end: stream.folded.count) != nil
  }

  private func beginsLabel(at place: Int) -> Bool {
    let end = stream.folded.count
    return FrontScanner.roles.match(stream.folded, at: place, end: end) != nil
      || FrontScanner.rolePrefixes.match(stream.folded, at: place, end: end) != nil
      || FrontScanner.labels.match(stream.folded, at: place, end: end) != nil
  }

  /// Whether a word stands at a place that a name may begin with.
  func beginsName(at place: Int) -> Bool {
    let end = stream.folded.count
    return FrontScanner.sections.match(stream.folded, at: place, end: end) != nil
      || FrontScanner.deskPrefixes.match(stream.folded, at: place, end: end) != nil
      || FrontScanner.partyWords.match(stream.folded, at: place, end: end) != nil
  }

  /// Whether a name may be recognized by what stands at a place: 报, the verb behind a desk or a
  /// house, the last character of a word that is a paper, a section or a desk.
  fileprivate func endsName(_ place: Int) -> Bool {
    let scalar = stream.folded[place]
    if scalar == FrontScanner.newspaper { return true }
    if FrontScanner.deskVerbs.match(stream.folded, at: place, end: end) != nil, place > 0,
      isDeskEnd(place - 1)
    {
      return true
    }
    if FrontScanner.hostVerbs.match(stream.folded, at: place, end: end) != nil { return true }
    guard FrontLooks.wordEnders.contains(scalar) else { return false }
    return place + 1 >= end || stream.gaps[place + 1] != .none
      || !FrontScanner.isHan(stream.folded[place + 1])
  }
}
