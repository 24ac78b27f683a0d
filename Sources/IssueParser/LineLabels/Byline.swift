// 署名: who wrote it. A byline is a run of roles and names: `□ 本报记者 张明 通讯员 周小芳`,
// `(记者 陈 小 芳)`, `本报记者 … 文/图`, or names alone in brackets after the last sentence.

/// What a stretch of roles and names says.
struct Byline: Equatable {
  /// The people, each with the role that was printed last before them.
  var authors: [Author] = []
  /// Whether a role was printed at all.
  var namesRole = false
  /// Whether the words say that somebody took the photos: 摄, 文/图.
  var tookPhotos = false
  /// Who took the photos, where the words part them from who wrote: `林秋/文 周原/图`.
  var photographers: [String] = []
  /// Whether nothing but the photos is theirs: 摄 without 文 or 报道.
  var isCreditOnly = false

  /// Reads `range` of `text` as a byline and nothing else; nil if it holds anything else.
  ///
  /// Cost: linear in the range; ranges longer than 120 scalars are refused.
  init?(_ text: PageText, _ range: Range<Int>) {
    guard !range.isEmpty, range.count <= 120 else { return nil }
    var pieces: [[UInt32]] = []
    var places: [Int] = []
    var role: String?
    /// How many authors stood before the last `/文` or `/图`.
    var parted = 0
    var index = range.lowerBound + Self.organisation(text, range)
    let scalars = text.scalars
    var piece: [UInt32] = []

    func flush(_ byline: inout Byline) -> Bool {
      if !piece.isEmpty {
        pieces.append(piece)
        piece = []
      }
      if pieces.isEmpty { return true }
      guard let names = PersonNames.join(pieces) else { return false }
      var rest = places[...]
      for name in names {
        byline.authors.append(Author(name: text.string(at: rest.prefix(name.count)), role: role))
        rest = rest.dropFirst(name.count)
      }
      pieces = []
      places = []
      return true
    }

    while index < range.upperBound {
      if text.followsGap(index), !piece.isEmpty {
        pieces.append(piece)
        piece = []
      }
      let ending = Self.endings.lengthStanding(in: scalars, at: index, end: range.upperBound)
      if ending > 0, index + ending == range.upperBound, places.count >= 2 || !authors.isEmpty,
        ending > 1 || text.followsGap(index) || (scalars[index] == 0x6444 && piece.count >= 2)
      {
        let words = scalars[index..<range.upperBound]
        tookPhotos = words.contains(0x6444) || words.contains(0x56FE)  // 摄, 图
        isCreditOnly = tookPhotos && !words.contains(0x6587) && !words.contains(0x62A5)  // 文, 报
        index = range.upperBound
        break
      }
      let roleLength = Self.roleLength(scalars, at: index, end: range.upperBound)
      if roleLength > 0 {
        guard flush(&self) else { return nil }
        role = text.string(index..<(index + roleLength))
        namesRole = true
        index += roleLength
        continue
      }
      let scalar = scalars[index]
      if scalar == 0x2F, index + 1 < range.upperBound, !(pieces.isEmpty && piece.isEmpty),
        let kind = Self.share(text, index + 1, end: range.upperBound)
      {
        guard flush(&self) else { return nil }
        if kind == .pictures {
          photographers += authors[parted...].map(\.name)
          authors.removeSubrange(parted...)
        }
        parted = authors.count
        index += 2
        continue
      }
      if Self.isSeparator(scalar) {
        guard flush(&self) else { return nil }
      } else if Glyph.isHan(scalar) || scalar == 0xB7 {
        piece.append(scalar)
        places.append(index)
      } else {
        return nil
      }
      index += 1
    }
    guard flush(&self) else { return nil }
    if authors.isEmpty, photographers.isEmpty { return nil }
  }

  private enum Share { case words, pictures }

  /// What `文`, `图` or `摄` behind a stroke says of the names before it, if a blank or the end follows.
  private static func share(_ text: PageText, _ index: Int, end: Int) -> Share? {
    guard index + 1 >= end || text.followsGap(index + 1) else { return nil }
    switch text.scalars[index] {
    case 0x6587: return .words
    case 0x56FE, 0x6444: return .pictures
    default: return nil
    }
  }

  /// The length of the role that stands at `index`, `晚报记者` with a paper's name too; 0 if none.
  static func roleLength(_ scalars: [UInt32], at index: Int, end: Int) -> Int {
    let known = roles.lengthStanding(in: scalars, at: index, end: end)
    if known > 0 { return known }
    let paper = Lead.paperNameLength(scalars, at: index, end: end)
    guard paper > 0 else { return 0 }
    let role = roles.lengthStanding(in: scalars, at: index + paper, end: end)
    return role > 0 ? paper + role : 0
  }

  /// The length of the organisation, place or trade that a blank sets apart from the name behind it:
  /// `县气象站 林秋`, `退休职工 林秋`; 0 if none stands there.
  static func organisation(_ text: PageText, _ range: Range<Int>) -> Int {
    guard range.count <= 24 else { return 0 }
    let pieces = text.pieces(range)
    guard pieces.count >= 2, pieces[0].count >= 3, let last = pieces[0].last,
      organisationEndings.contains(text.scalars[last]),
      roles.lengthEnding(in: text.scalars, pieces[0]) == 0,
      pieces[0].allSatisfy({ Glyph.isHan(text.scalars[$0]) }),
      PersonNames.isSurname(text.scalars[pieces[1].lowerBound])
    else { return 0 }
    return pieces[0].count
  }

  private static let organisationEndings = ScalarSet(
    "省市县区乡镇村局厂校院社队部处站所组司厅委矿场行办会馆心巷街路里庄园师工民生者".unicodeScalars.map(\.value))

  private static func isSeparator(_ scalar: UInt32) -> Bool {
    scalar == Glyph.comma || scalar == Glyph.enumerationComma || scalar == 0x2F
      || scalar == Glyph.colon || scalar == 0x7C || scalar == Glyph.semicolon
  }

  /// Roles as newspapers print them, longest first where one begins with another.
  static let roles: PhraseList = [
    "记者", "通讯员", "评论员", "特约评论员", "特约撰稿人", "特约撰稿", "特约记者", "特约通讯员", "见习记者",
    "实习记者", "首席记者", "特派记者", "全媒体记者", "融媒体记者", "融媒记者", "实习生", "本报记者", "本报通讯员",
    "本报评论员", "本报特约评论员", "本报特约记者", "本报特约通讯员", "本报见习记者", "本报实习记者", "本报首席记者",
    "本报特派记者", "本报全媒体记者", "本报融媒体记者", "本报融媒记者", "本报实习生", "本刊记者", "本台记者",
    "本网记者", "新华社记者", "作者", "撰稿", "本报特约撰稿人", "本报特约撰稿", "驻地记者", "本报驻地记者",
    "见习通讯员", "编辑部", "本报编辑部", "特约观察员", "本报摄影记者", "摄影记者", "特约摄影", "摄影",
  ]

  /// What may stand after the last name.
  private static let endings: PhraseList = [
    "文/图", "图/文", "文/摄", "摄/文", "文图", "图文", "摄", "摄影", "摄影报道", "报道", "文并摄", "文、图",
    "摄影/报道", "图", "供图", "整理", "文", "采写", "撰文", "综合报道", "文/图/摄", "撰",
  ]
}
