// 图说 and 摄: the text that goes with a photo and the line that says who took it.

/// What a line that belongs to a photo holds.
struct CaptionLine: Equatable {
  /// Whether it has text of its own, not only a credit.
  var hasText = false
  /// Who took the photo.
  var photographers: [Range<Int>] = []
  /// Where the credit's scalars stand in the line; nil if it has none.
  var credit: Range<Int>?

  /// Reads a line as a caption or a credit; nil if it is neither.
  ///
  /// `mayPoint` false says that no clause inside it begins with a word that points to a picture,
  /// `signs` what else it may hold.
  init?(
    _ text: PageText, _ range: Range<Int>, mayPoint: Bool = true,
    signs: PageText.Signs = .everything
  ) {
    guard range.count >= 3 else { return nil }
    let scalars = text.scalars
    if let names = Self.providers(text, scalars, range) {
      photographers = names
      credit = range
      return
    }
    if let painter = Self.painter(text, scalars, range, signs) {
      credit = painter
      hasText = painter.lowerBound > range.lowerBound
      // `清水秋色(摄影) 林秋 作`: that is a photo.
      if Self.photography.occurs(in: scalars, range.lowerBound..<painter.lowerBound) {
        photographers =
          Self.names(text, painter.dropLast(Self.brushes.lengthEnding(in: scalars, painter))) ?? []
      }
      return
    }
    let opens = Self.openings.lengthBeginning(in: scalars, range)
    if let found = Self.trailingCredit(text, scalars, range, signs) {
      photographers = found.names
      credit = found.range
      let words = range.lowerBound..<found.range.lowerBound
      hasText =
        words.contains { !Glyph.isBylineMark(scalars[$0]) } && !Self.namesWire(scalars, words)
      if range.count > 500 { return nil }
      return
    }
    if let sent = Self.wireCredit(text, scalars, range) {
      credit = sent
      hasText = true
      return
    }
    if Self.archived.lengthEnding(in: scalars, range) > 0, range.count <= 240 {
      hasText = true
      return
    }
    if opens > 0 || Self.isPointed(scalars, range), range.count <= 240,
      !Self.voids.occurs(in: scalars, range)
    {
      hasText = true
      return
    }
    if mayPoint, range.count <= 300, Self.tellsPicture(text, scalars, range) {
      hasText = true
      return
    }
    return nil
  }

  /// `本版图片由X提供`, `图片由X提供`, `X供图`, `(资料图片)`, `图片来源:X`: the names, which may be
  /// none.
  private static func providers(
    _ text: PageText, _ scalars: [UInt32], _ range: Range<Int>
  ) -> [Range<Int>]? {
    guard range.count <= 60 else { return nil }
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Glyph.isOpener(scalars[start]) { start += 1 }
    while end > start, Glyph.isCloser(scalars[end - 1]) || Glyph.isStop(scalars[end - 1]) {
      end -= 1
    }
    // Brackets and stops alone are no text of a caption.
    guard start < end else { return [] }
    guard beginnings.contains(scalars[start]) else { return nil }
    if suppliers.lengthStanding(in: scalars, at: start, end: end) == end - start { return [] }
    // `新华社发美联社照片`
    if end - start <= 14, wires.lengthEnding(in: scalars, start..<end) > 0,
      agencies.lengthStanding(in: scalars, at: start, end: end) > 0
    {
      return []
    }
    let from = provided.lengthStanding(in: scalars, at: start, end: end)
    if from > 0 {
      let verb = providing.lengthEnding(in: scalars, start..<end)
      return names(text, (start + from)..<max(start + from, end - verb)) ?? []
    }
    if end - start <= 20, origins.lengthStanding(in: scalars, at: start, end: end) > 0 { return [] }
    // `漫画 林秋`, `制图:林秋`: no photo, and nobody took it.
    let drawn = drawings.lengthStanding(in: scalars, at: start, end: end)
    let drawer = start + drawn
    if drawn > 0, drawer + 2 <= end, end - drawer <= 8,
      text.followsGap(drawer) || scalars[drawer] == Glyph.colon || scalars[drawer] == 0x2F,
      PersonNames.areNames(text, text.followsGap(drawer) ? drawer..<end : drawer + 1..<end)
    {
      return []
    }
    let takers = labels.lengthStanding(in: scalars, at: start, end: end)
    if takers > 0, let found = names(text, (start + takers)..<end) { return found }
    // `(摄影 林秋)`
    if start > range.lowerBound, (4...12).contains(end - start),
      spacedLabels.lengthStanding(in: scalars, at: start, end: end) == 2,
      text.followsGap(start + 2),
      let found = names(text, start + 2..<end)
    {
      return found
    }
    return nil
  }

  /// The credit that ends the line: names with 摄, after a stop, a blank, or from the start.
  private static func trailingCredit(
    _ text: PageText, _ scalars: [UInt32], _ range: Range<Int>, _ signs: PageText.Signs
  ) -> (range: Range<Int>, names: [Range<Int>])? {
    // Credits end in 摄 or 图.
    guard !signs.isDisjoint(with: [.taken, .picture]) else { return nil }
    var end = range.upperBound
    let remark = signs.contains(.bracket) ? sent.lengthEnding(in: scalars, range) : 0
    if remark > 0, remark < range.count { end -= remark }
    while end > range.lowerBound,
      Glyph.isCloser(scalars[end - 1]) || Glyph.isStop(scalars[end - 1])
        || scalars[end - 1] == star
    {
      end -= 1
    }
    if signs.contains(.taken), let found = placedCredit(text, scalars, range.lowerBound..<end) {
      return found
    }
    let verb = endings.lengthEnding(in: scalars, range.lowerBound..<end)
    guard verb > 0 else { return nil }
    if end < range.upperBound, let found = bracketedCredit(text, scalars, range, end) {
      return found
    }
    let floor = max(range.lowerBound, end - 60)
    var start = end - verb
    // Back to the stop, bracket or comma that the names follow.
    while start > floor, !isBorder(scalars[start - 1]) { start -= 1 }
    while start < end - verb, Glyph.isBylineMark(scalars[start]) { start += 1 }
    if let found = names(text, start..<(end - verb)), isCreditText(start..<(end - verb)) {
      // `渔舟唱晚 林 秋 摄`: four characters that no surname begins are what the picture is called.
      if found.count > 1, !PersonNames.isUsual(scalars, found[0]) {
        return (opened(found[1].lowerBound), Array(found.dropFirst()))
      }
      return (opened(start), found)
    }
    // No mark before the names: they stand behind the last blanks. The longest run that can be
    // names.
    var gaps: [Int] = []
    for index in start..<(end - verb) where text.followsGap(index) { gaps.append(index) }
    for gap in gaps.suffix(6) {
      if let found = names(text, gap..<(end - verb)) { return (gap..<range.upperBound, found) }
    }
    let whole = range.lowerBound..<end - verb
    return gaps.isEmpty && isAnyName(text, whole) ? (range, [whole]) : nil

    // `，进行拍摄` is no credit: names begin with a surname or are set apart.
    func isCreditText(_ range: Range<Int>) -> Bool {
      guard let first = range.first else { return false }
      return PersonNames.isSurname(scalars[first]) || text.followsGap(first)
        || text.followsGap(range.upperBound)
        || range.count <= 12 && first > 0 && scalars[first - 1] == Glyph.openParen
        || Byline.roles.lengthStanding(in: scalars, at: first, end: range.upperBound) > 0
        || agencies.lengthStanding(in: scalars, at: first, end: range.upperBound) > 0
    }

    func opened(_ start: Int) -> Range<Int> {
      let first =
        start > range.lowerBound && Glyph.isOpener(scalars[start - 1]) ? start - 1 : start
      return first..<range.upperBound
    }
  }

  /// `宝音德力格尔 摄`: a name of any length, alone in its line before a blank.
  private static func isAnyName(_ text: PageText, _ range: Range<Int>) -> Bool {
    (2...8).contains(range.count) && text.followsGap(range.upperBound)
      && range.allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  /// `(本报通讯员摄)`, `(本版图片除署名外均由林秋摄)`: a role alone, or who provides the pictures,
  /// in brackets.
  private static func bracketedCredit(
    _ text: PageText, _ scalars: [UInt32], _ range: Range<Int>, _ end: Int
  ) -> (range: Range<Int>, names: [Range<Int>])? {
    guard
      let open = range.suffix(40).last(where: {
        scalars[$0] == Glyph.openParen && $0 < end
      }), open > range.lowerBound
    else { return nil }
    let credit = open..<range.upperBound
    if let names = providers(text, scalars, credit) { return (credit, names) }
    let verb = endings.lengthEnding(in: scalars, open + 1..<end)
    let role = Byline.roleLength(scalars, at: open + 1, end: end)
    return role > 0 && open + 1 + role + verb == end ? (credit, []) : nil
  }

  /// `林秋3月1日摄于清水镇`: where and when, around 摄, behind the last stop or bracket.
  private static func placedCredit(_ text: PageText, _ scalars: [UInt32], _ range: Range<Int>)
    -> (range: Range<Int>, names: [Range<Int>])?
  {
    let floor = max(range.lowerBound + 2, range.upperBound - 24)
    guard range.upperBound > floor,
      let verb = (floor..<range.upperBound - 1).last(where: {
        scalars[$0] == "摄" && scalars[$0 + 1] == "于"
      }), !(verb..<range.upperBound).contains(where: { isBorder(scalars[$0]) })
    else { return nil }
    var start = verb
    while start > max(range.lowerBound, verb - 40), !isBorder(scalars[start - 1]) { start -= 1 }
    var end = verb
    while end > start, Glyph.isDigit(scalars[end - 1]) || timeScalars.contains(scalars[end - 1]) {
      end -= 1
    }
    guard let found = names(text, start..<end) else { return nil }
    return (start..<range.upperBound, found)
  }

  private static let timeScalars: ScalarSet = "年月日"

  private static func isBorder(_ scalar: UInt32) -> Bool {
    Glyph.isStop(scalar) || Glyph.isOpener(scalar) || Glyph.isCloser(scalar)
      || scalar == Glyph.comma || scalar == Glyph.semicolon || scalar == Glyph.straightQuote
      || scalar == star
  }

  /// An engine sets credits between `**` and `**`.
  private static let star: UInt32 = 0x2A

  /// Whether a credit speaks of all the photos of the page.
  static func isPageCredit(_ text: PageText, _ line: Int) -> Bool {
    let range = text.range(line)
    return pageCredits.lengthBeginning(in: text.scalars, range) > 0
  }

  private static let pageCredits: PhraseList = ["本版", "(本版", "本组"]

  /// The names of a stretch that holds roles and names only.
  static func names(_ text: PageText, _ range: Range<Int>) -> [Range<Int>]? {
    var range = range
    let agency = agencies.lengthBeginning(in: text.scalars, range)
    range = (range.lowerBound + agency)..<range.upperBound
    while let first = range.first, Glyph.isOpener(text.scalars[first]) { range = range.dropFirst() }
    return Byline(text, range)?.people.map(\.name)
  }

  /// Whether a sentence inside the line begins with 图为, 上图 or the like: a picture story.
  private static func tellsPicture(
    _ text: PageText, _ scalars: [UInt32], _ range: Range<Int>
  ) -> Bool {
    let traits = text.traits
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      index += 1
      guard !traits[index - 1].isDisjoint(with: .ofClauses), mayPoint(scalars[index]) else {
        continue
      }
      if openings.lengthStanding(in: scalars, at: index, end: range.upperBound) > 0 { return true }
    }
    return false
  }

  /// Whether words that point to a picture inside a line may begin with a character.
  static func mayPoint(_ scalar: UInt32) -> Bool {
    switch scalar {
    case "图", "上", "左", "右", "下": true
    default: false
    }
  }

  /// Words that open a caption.
  static let openings = PhraseList(numbered + pointing)

  private static let numbered: [StaticString] = [
    "图①", "图②", "图③", "图④", "图⑤", "图⑥", "图⑦", "图⑧", "图⑨", "图⑩",
    "图1", "图2", "图3", "图4", "图5", "图6", "图7", "图8", "图9",
    "图一", "图二", "图三", "图四", "图五", "图六", "图七", "图八", "图九", "图十",
  ]
  private static let pointing: [StaticString] = [
    "图为", "图片为", "图中", "(图为", "如图", "↑", "↓", "←", "→", "▲", "△", "▼",
    "左图", "右图", "上图", "下图", "左上图", "右上图", "左下图", "右下图", "大图", "小图",
    "题图", "本版题图", "题图照片", "压题照片",
  ]

  /// What a notice says behind the mark ▲, wherever in its line, and no caption does:
  /// `▲本人遗失身份证,声明作废。`
  private static let voids: PhraseList = ["声明作废", "特此声明", "登报作废", "予以作废"]

  /// Whether a sentence stands behind an arrow that points to its picture: `▶丰收的喜悦写在脸上。`
  private static func isPointed(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    arrows.contains(scalars[range.lowerBound]) && scalars[range.upperBound - 1] == Glyph.fullStop
      && Glyph.isHan(scalars[range.lowerBound + 1])
  }

  private static let arrows: ScalarSet = "▶◀►◄▷◁"

  /// What an agency's mark behind a credit says.
  private static let sent: PhraseList = [
    "(新华社稿)", "(新华社发)", "(新华社照片)", "(传真照片)", "(新华社传真照片)", "(本报传真照片)", "(资料照片)", "(资料图片)",
    "(资料图)", "(本报资料照片)", "(资料片)", "(本报资料片)",
  ]

  /// Words that end a caption whose photo nobody signs.
  static let archived: PhraseList = [
    "(资料照片)", "(资料图片)", "(资料图)", "(网络图片)", "(视频截图)", "新华社稿",
    "(新华社发)", "(新华社照片)", "(新华/路透)", "(新华/法新)", "(新华/美联)", "(新华社/路透)", "(新华社/法新)", "(新华社/美联)",
    "(新华社传真照片)",
  ]
  private static let endings: PhraseList = ["摄", "摄影", "摄影报道", "图文报道", "供图", "拍摄"]
  private static let provided: PhraseList = [
    "本版图片由", "图片由", "本版图片均由", "本版照片由", "照片由", "本版照片均由", "照片均由", "本版照片", "本文照片由", "本文照片均由", "本组照片由",
    "本版摄影", "本版图片摄影", "本版图片", "本文图片由",
    "本文图片", "图片均由", "资料图片", "资料照片", "本版图片除署名外均由", "本组图片由", "视频由",
  ]
  private static let providing: PhraseList = ["提供", "摄", "摄影", "拍摄", "供图"]
  private static let labels: PhraseList = [
    "摄影:", "刊头摄影:", "图/", "摄影/", "图:", "供图:", "图片:", "摄:", "摄/",
  ]
  private static let spacedLabels: PhraseList = ["摄影", "供图"]
  private static let origins: PhraseList = ["图片来源:", "图源:", "照片来源:", "图片来源/"]
  private static let drawings: PhraseList = [
    "漫画", "插图", "插画", "绘图", "制图", "图表", "题图", "题字", "刊头题字", "刊头设计", "篆刻", "书法", "剪纸",
  ]
  /// Credits that name nobody.
  private static let suppliers = PhraseList(
    ofWires + [
      "新华社供图", "视觉中国", "人民视觉", "东方IC", "CFP供图", "受访者供图", "本报资料图", "本报资料图片", "资料图", "资料片", "网络图片",
      "图片来源于网络", "图片来自网络", "图据网络", "图/视觉中国", "图/新华社", "图/资料",
    ])
  private static let wires: PhraseList = ["社照片", "社传真照片", "传真照片", "社图片"]
  /// What a line begins with that says who provided pictures: few do.
  private static let beginnings = ScalarSet(
    [suppliers, agencies, provided, origins, drawings, labels, spacedLabels]
      .flatMap(\.firsts.members))
  private static let agencies: PhraseList = ["新华社发", "新华社", "人民视觉", "中新社发", "中新社", "资料图"]
}

extension Glyph.Traits {
  /// The marks after which a new sentence or remark may begin.
  static let ofClauses: Glyph.Traits = [.stop, .opener, .closer]
}
