// Reads a byline from left to right: labels, roles and names, what parts them and what ends them.

/// The state of one reading.
struct BylineReader {
  private let text: PageText
  private let scalars: [UInt32]
  private let range: Range<Int>
  private var index: Int
  private var byline = Byline()
  private var names = Names()
  /// How many authors stood before the last `/文` or `/图`.
  private var parted = 0
  /// Whether `图/` stood before the names that are read.
  private var areOfPictures = false

  init(_ text: PageText, _ range: Range<Int>) {
    self.text = text
    scalars = text.scalars
    self.range = range
    index = range.lowerBound + Signers.organisationLength(text, range)
    if index == range.lowerBound { index += Signers.placeLength(text, range) }
  }

  /// The whole byline; nil if the range holds anything else.
  mutating func read() -> Byline? {
    while index < range.upperBound {
      if text.followsGap(index) { names.endPiece() }
      if isAtHelper || takeEnding() { break }
      // Each takes what it knows, leaves the rest to the next (nil), or refuses all (false).
      guard
        takeLabel() ?? takeRole() ?? takeWordsShare() ?? takeAge() ?? takeShare()
          ?? takeLatinName() ?? takeName()
      else { return nil }
    }
    guard names.move(to: &byline.people, scalars) else { return nil }
    if parted > 0, byline.isCreditOnly {
      areOfPictures = true
      byline.isCreditOnly = false
    }
    if areOfPictures { keepPhotographers() }
    return byline.people.isEmpty && byline.photographers.isEmpty ? nil : byline
  }

  /// Whether it is named who taught the child that wrote, what the paper owes for the news, or
  /// where who wrote is called.
  private var isAtHelper: Bool {
    text.followsGap(index) && names.count + byline.people.count > 0
      && Byline.namesHelper(scalars, index..<range.upperBound)
  }

  /// What ends the byline behind the last name: 文/图, 摄影报道.
  private mutating func takeEnding() -> Bool {
    let ending = max(
      Self.endings.lengthStanding(in: scalars, at: index, end: range.upperBound),
      Byline.crowdLength(scalars, index..<range.upperBound))
    guard ending > 0, index + ending == range.upperBound, !Byline.isNameEndingInWen(text, range),
      names.count >= 2 || names.count == 0 && !byline.people.isEmpty,
      ending > 1 || text.followsGap(index)
        || (scalars[index] == "摄" && names.piece.count >= 2)
    else { return false }
    let words = scalars[index..<range.upperBound]
    byline.tookPhotos = words.contains(Glyph.of("摄")) || words.contains(Glyph.of("图"))
    byline.isCreditOnly =
      byline.tookPhotos && !words.contains(Glyph.of("文")) && !words.contains(Glyph.of("报"))
    index = range.upperBound
    return true
  }

  /// `文/`, `图：`: whose the names behind it are.
  private mutating func takeLabel() -> Bool? {
    let label = Byline.labelLength(text, index, in: range)
    guard label > 0 else { return nil }
    guard names.move(to: &byline.people, scalars) else { return false }
    if areOfPictures { keepPhotographers() }
    parted = byline.people.count
    let words = scalars[index..<index + label]
    // 图, 摄 without 文
    areOfPictures =
      (words.contains(Glyph.of("图")) || words.contains(Glyph.of("摄")))
      && !words.contains(Glyph.of("文"))
    byline.tookPhotos = byline.tookPhotos || words.contains(Glyph.of("图"))
    index += label
    index += Signers.organisationLength(text, index..<range.upperBound)
    return true
  }

  /// 本报记者, 通讯员: what those are whose names follow.
  private mutating func takeRole() -> Bool? {
    let length = Byline.roleLength(scalars, at: index, end: range.upperBound)
    guard length > 0 else { return nil }
    // What a role hangs on right away is where the writer is from: `江苏读者 林秋`.
    if !byline.namesRole, byline.people.isEmpty, !text.followsGap(index) { names.drop() }
    guard names.move(to: &byline.people, scalars) else { return false }
    names.role = index..<(index + length)
    byline.namesRole = true
    index += length
    return true
  }

  /// The 文 of `林秋 文 周原 摄`.
  private mutating func takeWordsShare() -> Bool? {
    guard names.count >= 2, Byline.isWordsShare(text, index, in: range) else { return nil }
    guard names.move(to: &byline.people, scalars) else { return false }
    parted = byline.people.count
    index += 1
    return true
  }

  /// `林秋(68岁)`
  private mutating func takeAge() -> Bool? {
    guard scalars[index] == Glyph.openParen,
      let close = (index + 1..<min(index + 6, range.upperBound)).first(where: {
        scalars[$0] == Glyph.closeParen
      }), scalars[close - 1] == "岁"
    else { return nil }
    index = close + 1
    return true
  }

  /// `/文`, `/图` behind names.
  private mutating func takeShare() -> Bool? {
    guard scalars[index] == 0x2F, index + 1 < range.upperBound, names.count > 0,
      let (kind, length) = Self.share(text, index + 1, end: range.upperBound)
    else { return nil }
    guard names.move(to: &byline.people, scalars) else { return false }
    if kind == .pictures { keepPhotographers() }
    parted = byline.people.count
    index += 1 + length
    return true
  }

  /// `John Smith` behind a role: up to four words of letters, each with a capital first.
  private mutating func takeLatinName() -> Bool? {
    guard byline.namesRole, isAtCapital else { return nil }
    guard names.move(to: &byline.people, scalars) else { return false }
    let first = index
    var words = 0
    while words < Self.mostLatinWords, isAtCapital {
      index += 1
      while index < range.upperBound, !text.followsGap(index), isOfLatinName(scalars[index]) {
        index += 1
      }
      words += 1
    }
    guard index - first >= 2 else { return false }
    byline.people.append(Byline.Person(name: first..<index, role: names.role))
    return true
  }

  /// As in `Mary Ann O'Neill Smith`.
  private static let mostLatinWords = 4

  private var isAtCapital: Bool {
    index < range.upperBound && (0x41...0x5A).contains(scalars[index])
  }

  private func isOfLatinName(_ scalar: UInt32) -> Bool {
    Glyph.isLetter(scalar) || scalar == 0x2E || scalar == 0x2D || scalar == 0x27  // . - '
  }

  /// A name's character, or what stands between two names; nothing else is left for a byline to
  /// hold.
  private mutating func takeName() -> Bool {
    let scalar = scalars[index]
    if Self.isSeparator(scalar) {
      guard names.move(to: &byline.people, scalars) else { return false }
    } else if Glyph.isHan(scalar) || scalar == 0xB7 {
      names.append(index)
    } else {
      return false
    }
    index += 1
    return true
  }

  /// Makes photographers of the people named since the last share.
  private mutating func keepPhotographers() {
    byline.photographers += byline.people[parted...].map(\.name)
    byline.people.removeSubrange(parted...)
  }

  private static func isSeparator(_ scalar: UInt32) -> Bool {
    scalar == Glyph.comma || scalar == Glyph.enumerationComma || scalar == 0x2F
      || scalar == Glyph.colon || scalar == 0x7C || scalar == Glyph.semicolon
  }

  private enum Share { case words, pictures }

  /// What `文`, `图` or `整理` behind a stroke says of the names before it, with its length, if a
  /// blank or the end follows.
  private static func share(_ text: PageText, _ index: Int, end: Int) -> (Share, length: Int)? {
    let words = wordShares.lengthStanding(in: text.scalars, at: index, end: end)
    let length = max(words, pictureShares.lengthStanding(in: text.scalars, at: index, end: end))
    guard length > 0, index + length >= end || text.followsGap(index + length) else { return nil }
    return (words == length ? .words : .pictures, length)
  }

  private static let ofWords: [StaticString] = ["文", "口述", "整理", "撰文", "编译", "采写"]
  private static let ofPictures: [StaticString] = ["图", "摄", "摄影", "供图"]
  private static let wordShares = PhraseList(ofWords)
  private static let pictureShares = PhraseList(ofPictures)

  /// What may stand after the last name.
  private static let endings = PhraseList(
    ofWords + ofPictures + [
      "采访整理", "采访报道", "图文报道", "文图报道", "图文/报道", "综合外电", "综合消息", "综合整理", "编写", "摘编", "搜集", "搜集整理",
      "收集整理", "辑录", "辑", "文/图", "图/文", "文/摄", "摄/文", "文、摄", "文图", "图文", "摄影报道", "报道", "文并摄", "文、图",
      "摄影/报道", "综合报道", "文/图/摄", "撰", "著", "作", "译", "供稿", "解答", "答疑", "等",
    ])

  /// Characters that may be names, side by side, as they are read.
  private struct Names {
    /// The role that was printed last.
    var role: Range<Int>?
    /// The runs between blanks, and behind them the one that is being read.
    private var pieces: [Range<Int>] = []
    private(set) var piece = 0..<0

    /// How many characters there are.
    var count: Int {
      (piece.isEmpty ? pieces.last ?? piece : piece).upperBound
        - (pieces.first ?? piece).lowerBound
    }

    mutating func append(_ place: Int) {
      piece = (piece.isEmpty ? place : piece.lowerBound)..<(place + 1)
    }

    mutating func endPiece() {
      if piece.isEmpty { return }
      if pieces.isEmpty { pieces.reserveCapacity(4) }
      pieces.append(piece)
      piece = 0..<0
    }

    mutating func drop() {
      pieces.removeAll(keepingCapacity: true)
      piece = 0..<0
    }

    /// Makes people of the names; false where they cannot all be names.
    mutating func move(to people: inout [Byline.Person], _ scalars: [UInt32]) -> Bool {
      endPiece()
      if pieces.isEmpty { return true }
      guard let names = PersonNames.join(scalars, pieces) else { return false }
      people.reserveCapacity(people.count + names.count)
      for name in names { people.append(Byline.Person(name: name, role: role)) }
      pieces.removeAll(keepingCapacity: true)
      return true
    }
  }
}
