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
    guard !range.isEmpty, range.count <= 120 else { return nil }
    var names = Names()
    /// How many authors stood before the last `/文` or `/图`.
    var parted = 0
    /// Whether `图/` stood before the names that are read.
    var areOfPictures = false
    var index = range.lowerBound + Self.organisation(text, range)
    let scalars = text.scalars
    while index < range.upperBound {
      if text.followsGap(index) { names.endPiece() }
      let ending = Self.endings.lengthStanding(in: scalars, at: index, end: range.upperBound)
      if ending > 0, index + ending == range.upperBound, names.count >= 2 || !people.isEmpty,
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
        areOfPictures = !words.contains(0x6587)  // 文
        tookPhotos = tookPhotos || words.contains(0x56FE)
        index += label
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
      let scalar = scalars[index]
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
    if areOfPictures { keepPhotographers(from: parted) }
    if people.isEmpty, photographers.isEmpty { return nil }
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

  private static let labels: PhraseList = [
    "文/", "图/", "摄/", "文:", "图:", "摄:", "摄影/", "摄影:", "撰文/", "撰文:", "文/图", "图/文", "文/图:", "图/文:",
    "文图/", "图文/", "文图:", "图文:",
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

  /// The length of the role that stands at `index`, `晚报记者` with a paper's name too; 0 if none.
  static func roleLength(_ scalars: [UInt32], at index: Int, end: Int) -> Int {
    let known = roles.lengthStanding(in: scalars, at: index, end: end)
    if known > 0 { return known }
    if index < end, houses.contains(scalars[index]) {
      let house = houseLength(scalars, at: index, end: end)
      let role = house > 0 ? roles.lengthStanding(in: scalars, at: index + house, end: end) : 0
      if role > 0 { return house + role }
    }
    let paper = Lead.paperNameLength(scalars, at: index, end: end)
    guard paper > 0 else { return 0 }
    let role = roles.lengthStanding(in: scalars, at: index + paper, end: end)
    return role > 0 ? paper + role : 0
  }

  /// The length of what stands before a role there: `《农民报》`, `本报驻南非`, `新华社`; 0 if none does.
  private static func houseLength(_ scalars: [UInt32], at index: Int, end: Int) -> Int {
    if scalars[index] == Glyph.openTitle {
      let close = (index + 1..<min(end, index + 14)).first { scalars[$0] == Glyph.closeTitle }
      return close.map { $0 + 1 - index } ?? 0
    }
    let post = posts.lengthStanding(in: scalars, at: index, end: end)
    guard post > 0 else { return broadcasters.lengthStanding(in: scalars, at: index, end: end) }
    let place = (post + 1..<post + 10).first {
      roles.lengthStanding(in: scalars, at: index + $0, end: end) > 0
    }
    return place ?? 0
  }

  /// What those begin with.
  private static let houses: ScalarSet = "《驻本新中县市区"

  /// Houses whose reporters sign as well.
  private static let broadcasters: PhraseList = [
    "新华社", "本社", "中央人民广播电台", "中央电视台", "中国新闻社", "中央广播电视总台", "县融媒体中心", "市融媒体中心", "区融媒体中心",
  ]

  /// What the place stands behind where a reporter is posted.
  private static let posts: PhraseList = ["驻", "本报驻", "本报常驻", "新华社驻", "本社驻", "本刊驻"]

  /// The length of the organisation, place or trade that a blank sets apart from the name behind it:
  /// `县气象站 林秋`, `退休职工 林秋`; 0 if none stands there.
  ///
  /// Behind □ any word that is no name may be one: `□ 某某证券 林秋`.
  static func organisation(_ text: PageText, _ range: Range<Int>) -> Int {
    guard range.count <= 36 else { return 0 }
    var name = range.lowerBound + 1
    while name < range.upperBound, !text.followsGap(name) { name += 1 }
    let words = range.lowerBound..<min(name, range.upperBound)
    guard name < range.upperBound,
      words.count >= 3 || offices.lengthEnding(in: text.scalars, words) > 0,
      organisationEndings.contains(text.scalars[name - 1])
        || offices.lengthEnding(in: text.scalars, words) > 0
        || isMarked(text, words.lowerBound) && words.count >= 4
          && !Surnames.frequent.contains(text.scalars[words.lowerBound]),
      roles.lengthEnding(in: text.scalars, words) == 0,
      words.allSatisfy({
        Glyph.isHan(text.scalars[$0]) || text.scalars[$0] == Glyph.enumerationComma
      }),
      PersonNames.isSurname(text.scalars[name]),
      !people.contains(text.scalars[name - 1]) || ![LineFeatures].isName(text, words)
    else { return 0 }
    return words.count
  }

  /// Of the characters above those that end names of people as well.
  private static let people: ScalarSet = "师工人民生者"

  /// Offices that people hold.
  private static let offices: PhraseList = [
    "市长", "县长", "区长", "省长", "书记", "主任", "主席", "院长", "检察长", "教授", "研究员", "校长", "部长", "局长", "博士",
    "团长", "导演", "编剧", "院士", "所长", "处长", "科长", "司长", "厅长", "台长", "社长", "总编辑", "经理", "董事长", "会长",
    "秘书长", "理事长", "厂长", "矿长", "站长", "队长", "镇长", "乡长", "委员", "代表", "演员", "作家", "诗人", "画家", "律师",
    "讲师", "工程师", "医师", "馆长", "园长", "政委", "司令员", "参谋长",
  ]

  /// Whether □ stands right before a place.
  private static func isMarked(_ text: PageText, _ place: Int) -> Bool {
    place > 0 && Glyph.isBylineMark(text.scalars[place - 1])
  }

  private static let organisationEndings = ScalarSet(
    "省市县区乡镇村局厂校院社队部处站所组司厅委矿场行办会馆心巷街路里庄园台室报店学团府网联科股班连营旅署协课刊师工人民生者".unicodeScalars.map(\.value))

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
    "见习通讯员", "读者", "本报读者", "编辑部", "本报编辑部", "特约观察员", "本报摄影记者", "摄影记者", "特约摄影", "摄影",
  ]

  /// What may stand after the last name.
  private static let endings: PhraseList = [
    "文/图", "图/文", "文/摄", "摄/文", "文图", "图文", "摄", "摄影", "摄影报道", "报道", "文并摄", "文、图",
    "摄影/报道", "图", "供图", "整理", "文", "采写", "撰文", "综合报道", "文/图/摄", "撰",
    "著", "作", "译", "编译", "口述", "供稿",
  ]
}
