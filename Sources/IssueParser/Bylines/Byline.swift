// 署名: who wrote it. A byline is a run of roles and names: `□ 本报记者 张明 通讯员 周小芳`,
// `(记者 陈 小 芳)`, `本报记者 … 文/图`, or names alone in brackets after the last sentence.

/// What a stretch of roles and names says: where they stand, without their words, since most lines
/// are only asked whether they are a byline.
struct Byline: Equatable {
  /// Where a name stands, and the role that was printed last before it.
  struct Person: Equatable {
    var name: Range<Int>
    var role: Range<Int>?
  }

  /// The people who wrote.
  var people: [Person] = []
  /// Whether a role was printed at all.
  var namesRole = false
  /// Whether the words say that somebody took the photos: 摄, 文/图.
  var tookPhotos = false
  /// Who took the photos, where the words part them from who wrote: `林秋/文 周原/图`.
  var photographers: [Range<Int>] = []
  /// Whether nothing but the photos is theirs: 摄 without 文 or 报道.
  var isCreditOnly = false

  /// Reads `range` of `text` as a byline and nothing else; nil if it holds anything else.
  ///
  /// Cost: linear in the range; ranges longer than 120 scalars are refused.
  init?(_ text: PageText, _ range: Range<Int>) {
    guard !range.isEmpty, range.count <= 120, !Self.isVita(text.scalars, range) else { return nil }
    var names = Names()
    /// How many authors stood before the last `/文` or `/图`.
    var parted = 0
    /// Whether `图/` stood before the names that are read.
    var areOfPictures = false
    var index = range.lowerBound + Signers.organisationLength(text, range)
    if index == range.lowerBound { index += Signers.placeLength(text, range) }
    let scalars = text.scalars
    while index < range.upperBound {
      if text.followsGap(index) { names.endPiece() }
      let ending = Self.endings.lengthStanding(in: scalars, at: index, end: range.upperBound)
      if ending > 0, index + ending == range.upperBound, !Self.isNameEndingInWen(text, range),
        names.count >= 2 || names.count == 0 && !people.isEmpty,
        ending > 1 || text.followsGap(index)
          || (scalars[index] == 0x6444 && names.piece.count >= 2)
      {
        let words = scalars[index..<range.upperBound]
        tookPhotos = words.contains(0x6444) || words.contains(0x56FE)  // 摄, 图
        isCreditOnly = tookPhotos && !words.contains(0x6587) && !words.contains(0x62A5)  // 文, 报
        index = range.upperBound
        break
      }
      let label = Self.labelLength(text, index, in: range)
      if label > 0 {
        guard names.move(to: &people, scalars) else { return nil }
        if areOfPictures { keepPhotographers(from: parted) }
        parted = people.count
        let words = scalars[index..<index + label]
        // 图, 摄 without 文
        areOfPictures =
          (words.contains(0x56FE) || words.contains(0x6444)) && !words.contains(0x6587)
        tookPhotos = tookPhotos || words.contains(0x56FE)
        index += label
        index += Signers.organisationLength(text, index..<range.upperBound)
        continue
      }
      let roleLength = Self.roleLength(scalars, at: index, end: range.upperBound)
      if roleLength > 0 {
        // What a role hangs on right away is where the writer is from: `江苏读者 林秋`.
        if !namesRole, people.isEmpty, !text.followsGap(index) { names.drop() }
        guard names.move(to: &people, scalars) else { return nil }
        names.role = index..<(index + roleLength)
        namesRole = true
        index += roleLength
        continue
      }
      if names.count >= 2, Self.isWordsShare(text, index, in: range) {
        guard names.move(to: &people, scalars) else { return nil }
        parted = people.count
        index += 1
        continue
      }
      let scalar = scalars[index]
      // `林秋(68岁)`
      if scalar == Glyph.openParen,
        let close = (index + 1..<min(index + 6, range.upperBound)).first(where: {
          scalars[$0] == Glyph.closeParen
        }), scalars[close - 1] == 0x5C81  // 岁
      {
        index = close + 1
        continue
      }
      // Who taught the child that wrote.
      if text.followsGap(index), names.count + people.count > 0,
        Self.teachers.lengthStanding(in: scalars, at: index, end: range.upperBound) > 0
      {
        break
      }
      if scalar == 0x2F, index + 1 < range.upperBound, names.count > 0,
        let (kind, length) = Self.share(text, index + 1, end: range.upperBound)
      {
        guard names.move(to: &people, scalars) else { return nil }
        if kind == .pictures { keepPhotographers(from: parted) }
        parted = people.count
        index += 1 + length
        continue
      }
      if Self.isSeparator(scalar) {
        guard names.move(to: &people, scalars) else { return nil }
      } else if Glyph.isHan(scalar) || scalar == 0xB7 {
        names.append(index)
      } else {
        return nil
      }
      index += 1
    }
    guard names.move(to: &people, scalars) else { return nil }
    if parted > 0, isCreditOnly {
      areOfPictures = true
      isCreditOnly = false
    }
    if areOfPictures { keepPhotographers(from: parted) }
    if people.isEmpty, photographers.isEmpty { return nil }
  }

  /// Whether words say which of a few names wrote and which took the photos, or that one did both: `林秋 文/摄`,
  /// `林秋/文 周原/图`, `林秋 文 周原 摄`.
  static func tellsShares(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    // There is a 文 in all of these.
    guard (4...40).contains(range.count), scalars[range].contains(0x6587) else { return false }
    let both = bothShares.lengthEnding(in: scalars, range)
    if both > 0, text.followsGap(range.upperBound - both) { return true }
    return range.dropLast().contains { place in
      isWordsShare(text, place, in: range)
        || scalars[place] == 0x2F && scalars[place + 1] == 0x6587
          && (place + 2 == range.upperBound || text.followsGap(place + 2))
    }
  }

  /// Whether a stretch says who the author is, and not what he is called: `作者单位:县林业局`.
  private static func isVita(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    vitae.lengthStanding(in: scalars, at: range.lowerBound, end: range.upperBound) > 0
  }

  /// What such remarks begin with.
  static let vitae: PhraseList = ["作者单位", "作者系", "作者为", "作者是", "作者均", "作者分别", "本文作者"]

  private static let bothShares: PhraseList = [
    "文/图", "图/文", "文/摄", "摄/文", "文图", "图文", "文并摄", "文、图", "文、摄", "文/图/摄",
  ]

  /// Whether a place holds the 文 of `林秋 文 周原 摄`.
  private static func isWordsShare(_ text: PageText, _ place: Int, in range: Range<Int>) -> Bool {
    text.scalars[place] == 0x6587 && place > range.lowerBound + 1 && place + 2 < range.upperBound
      && text.followsGap(place) && text.followsGap(place + 1)
      && (text.scalars[range.upperBound - 1] == 0x6444  // 摄
        || text.scalars[range.upperBound - 1] == 0x56FE)  // 图
  }

  /// `高 景 文`: of three characters apart the last is a part of the name, and does not say that somebody wrote.
  static func isNameEndingInWen(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count == 3 && text.pieces(range).count == 3
      && text.scalars[range.upperBound - 1] == 0x6587
  }

  /// Makes photographers of the people from a place on.
  private mutating func keepPhotographers(from first: Int) {
    photographers += people[first...].map(\.name)
    people.removeSubrange(first...)
  }

  /// The length of `文/`, `图：` or `文/图` that says whose the names behind it are; 0 if none begins there.
  static func labelLength(_ text: PageText, _ index: Int, in range: Range<Int>) -> Int {
    guard index == range.lowerBound || text.followsGap(index) else { return 0 }
    let label = labels.lengthStanding(in: text.scalars, at: index, end: range.upperBound)
    guard label > 0, index + label < range.upperBound else { return 0 }
    let last = text.scalars[index + label - 1]
    return last == 0x2F || last == Glyph.colon || text.followsGap(index + label) ? label : 0
  }

  private static let teachers: PhraseList = [
    "指导教师", "指导老师", "辅导教师", "辅导老师",
  ]

  private static let labels: PhraseList = [
    "课题组组长:", "课题组成员:", "组长:", "成员:", "口述:", "讲述:", "整理:", "采写:", "执笔:", "撰稿:", "作者:", "口述", "讲述",
    "整理", "执笔", "采写",
    "文/", "图/", "摄/", "文:", "图:", "摄:", "摄影/", "摄影:", "撰文/", "撰文:", "文/图", "图/文", "文/图:", "图/文:",
    "文图/", "图文/", "文图:", "图文:", "文·图", "图·文",
  ]

  /// The people with their names and roles as printed.
  func authors(in text: PageText) -> [Author] {
    people.map { Author(name: text.string($0.name), role: $0.role.map(text.string)) }
  }

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
    mutating func move(to people: inout [Person], _ scalars: [UInt32]) -> Bool {
      endPiece()
      if pieces.isEmpty { return true }
      guard let names = PersonNames.join(scalars, pieces) else { return false }
      people.reserveCapacity(people.count + names.count)
      for name in names { people.append(Person(name: name, role: role)) }
      pieces.removeAll(keepingCapacity: true)
      return true
    }
  }

  private enum Share { case words, pictures }

  /// What `文`, `图` or `整理` behind a stroke says of the names before it, with its length, if a blank or the
  /// end follows.
  private static func share(_ text: PageText, _ index: Int, end: Int) -> (Share, length: Int)? {
    let words = wordShares.lengthStanding(in: text.scalars, at: index, end: end)
    let length = max(words, pictureShares.lengthStanding(in: text.scalars, at: index, end: end))
    guard length > 0, index + length >= end || text.followsGap(index + length) else { return nil }
    return (words == length ? .words : .pictures, length)
  }

  private static let wordShares: PhraseList = ["文", "口述", "整理", "撰文", "编译", "采写"]
  private static let pictureShares: PhraseList = ["图", "摄", "摄影", "供图"]

  private static func isSeparator(_ scalar: UInt32) -> Bool {
    scalar == Glyph.comma || scalar == Glyph.enumerationComma || scalar == 0x2F
      || scalar == Glyph.colon || scalar == 0x7C || scalar == Glyph.semicolon
  }

  /// What may stand after the last name.
  private static let endings: PhraseList = [
    "采访整理", "采访报道", "综合外电", "综合消息", "综合整理", "编写", "摘编",
    "文/图", "图/文", "文/摄", "摄/文", "文、摄", "文图", "图文", "摄", "摄影", "摄影报道", "报道", "文并摄", "文、图",
    "摄影/报道", "图", "供图", "整理", "文", "采写", "撰文", "综合报道", "文/图/摄", "撰",
    "著", "作", "译", "编译", "口述", "供稿", "等",
  ]
}
