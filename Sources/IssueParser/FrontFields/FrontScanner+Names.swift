import ChineseText

// Names of papers, of the bodies that publish them, and of desks.

extension FrontScanner {
  static let newspaper = Glyph.of("报")
  private static let society = Glyph.of("社")

  /// A committee line, a publisher, a nameplate, a grade, a desk, a section.
  func named(at place: Int) -> FrontToken? {
    guard CharacterClass.isHan(scalar(place)) else { return nil }
    let look = looks[place]
    if look.contains(.name), let token = nameOfToday(at: place) { return token }
    let isNear = look.contains(.nearName)
    guard isNear || (look.contains(.name) && beginsName(at: place)) else { return nil }
    let run = hanEnd(place, limit: 26)
    if look.contains(.name), let token = committee(at: place, runEnd: run) { return token }
    if isNear, let token = publisher(at: place, runEnd: run) { return token }
    if let token = desk(at: place, runEnd: run) { return token }
    // Behind a day in numerals a name may stand without a blank: `十月十八清水日报`.
    if !isWordStart(place), isNear, FrontScanner.numerals.contains(stream.folded[place - 1]),
      let token = nameplate(at: place)
    {
      return token
    }
    if isWordStart(place) {
      if isNear, let token = nameplate(at: place) ?? printer(at: place) { return token }
      if let token = section(at: place) { return token }
      if isNear, let token = likeNameplate(at: place) { return token }
    }
    return isNear ? organ(at: place, runEnd: run) : nil
  }

  /// `中共某市委机关报`, `中共某县委主管主办`, `中国共产党某省委员会机关报`.
  private func committee(at place: Int, runEnd: Int) -> FrontToken? {
    guard let start = FrontScanner.partyWords.end(stream.folded, at: place, end: runEnd) else {
      return nil
    }
    var index = start
    while index < runEnd, index - start < 12, scalar(index) != "委" { index += 1 }
    guard index < runEnd, scalar(index) == "委", index > start + 1 else { return nil }
    let region = stream.text(start..<index)
    index += 1
    if scalar(index) == "员", scalar(index + 1) == "会" { index += 2 }
    let bare = index
    if let office = FrontScanner.officeWords.end(stream.folded, at: index, end: runEnd),
      let next = FrontScanner.organWords.end(stream.folded, at: office, end: end)
    {
      // An office of the committee publishes no daily that bears the place's name.
      return FrontToken(kind: .furniture, range: place..<next, strength: .strong)
    }
    while let next = FrontScanner.organWords.end(stream.folded, at: index, end: end) {
      index = next
      if scalar(index) == 0x3001 || scalar(index) == 0xB7 { index += 1 }
    }
    if index == bare, !isWordEnd(index) { return nil }
    return FrontToken(
      kind: .committee(region), range: place..<index, strength: index > bare ? .strong : .weak)
  }

  static let partyWords = KeywordTable("中共 中国共产党")
  private static let officeWords = KeywordTable("宣传部 办公室 组织部 政法委 统战部")
  private static let organWords = KeywordTable("机关报 主管主办 主管 主办 党报 机关 出版 和")

  /// `某日报社出版`, `某日报社`, `某报业集团主办`.
  private func publisher(at place: Int, runEnd: Int) -> FrontToken? {
    var index = place + 1
    while index + 1 < runEnd, index - place < 11 {
      // A name holds one 报: what stands before another is a name of its own.
      if index > place + 1, scalar(index - 1) == Self.newspaper { return nil }
      if scalar(index) == Self.newspaper, scalar(index + 1) == Self.society || isGroup(index + 1) {
        break
      }
      index += 1
    }
    guard index + 1 < runEnd, index - place < 11, index - place >= 1, isOneWord(place, index + 1)
    else { return nil }
    let hasSociety = scalar(index + 1) == Self.society
    var stop = index + (hasSociety ? 2 : 1)
    let bare = stop
    var isHost = false
    while let word = publishingWord(at: stop) {
      isHost = isHost || word.meaning == .host
      stop = word.end
      if scalar(stop) == 0x3001 || scalar(stop) == 0xB7 { stop += 1 }
    }
    // 社 alone on the next line begins another word, such as 社会新闻部.
    if hasSociety, stop == bare, stream.gaps[index + 1] == .lineBreak, stop < end,
      stream.gaps[stop] != .lineBreak
    {
      return nil
    }
    // `某某日报社专刊中心` is a desk.
    if hasSociety, stop == bare, stop < end, stream.gaps[stop] == .none,
      isDeskEnd(wordEnd(place) - 1)
    {
      return nil
    }
    let name = stream.text(place..<index + 1)
    guard hasSociety || stop > bare, name.unicodeScalars.count >= 2,
      name.unicodeScalars.first != "本"
    else { return nil }
    let isOwn = name.unicodeScalars.count == 2 && FrontScanner.houseWords.contains(scalar(place))
    return FrontToken(
      kind: isOwn ? .furniture : .paper(name, isHost ? .host : .publisher), range: place..<stop,
      strength: stop > bare ? .strong : .medium)
  }

  /// What a house calls its own paper by, before 报: 院报, 厂报.
  private static let houseWords: ScalarSet = "院校厂矿局社我"

  private func isGroup(_ place: Int) -> Bool {
    publishingWord(at: place) != nil
  }

  /// The verb or kind of house that begins at a place; 编辑 after a blank is the colophon's label.
  private func publishingWord(at place: Int) -> (meaning: PaperSource, end: Int)? {
    guard let word = FrontScanner.publishingWords.match(stream.folded, at: place, end: end) else {
      return nil
    }
    if stream.gaps[place] != .none, word.end - place == 2, peopleLabel(at: place) != nil {
      return nil
    }
    return word
  }

  static let publishingWords = KeywordTable<PaperSource>([
    ("编辑出版 出版 编辑部 编辑 发行 编印 印刷 传媒集团 报业集团 传媒中心 融媒体中心 集团 公司 有限", .publisher),
    ("主办 主管 承办 合办 联办 协办 联合主办", .host),
  ])

  /// Whether no blank inside a range sets two words apart (blanks between single characters do
  /// not), and no line end two lines that are whole by themselves.
  func isOneWord(_ start: Int, _ stop: Int) -> Bool {
    var pieceStart = start
    var hasLongPiece = false
    for index in start + 1..<max(start + 1, stop) where stream.gaps[index] != .none {
      if stream.gaps[index] == .lineBreak {
        if stream.gaps[start] == .lineBreak, stop - index >= 3, index - start >= 2 { return false }
        continue
      }
      if index - pieceStart > 1 { hasLongPiece = true }
      pieceStart = index
    }
    return !hasLongPiece || stop - pieceStart <= 2
  }

  /// `时政部主办`, `本版由时政部编辑`, or a desk's bare name before a label.
  private func desk(at place: Int, runEnd: Int) -> FrontToken? {
    var start = place
    if let next = FrontScanner.deskPrefixes.end(stream.folded, at: start, end: runEnd) {
      start = skipColon(next)
    }
    let limit = min(hanEnd(start, limit: 14), end)
    var index = start + 1
    while index < limit, scalar(index - 1) != "由" {
      if let stop = FrontScanner.deskVerbs.end(stream.folded, at: index, end: end),
        isDeskEnd(index - 1), index - start >= 2, isOneWord(place, index)
      {
        if start == place, FrontScanner.authorities.end(stream.folded, at: start, end: end) != nil,
          FrontScanner.newsDesks.matchSuffix(stream.folded, start: start, end: index) == nil
        {
          return FrontToken(kind: .furniture, range: place..<stop, strength: .weak)
        }
        if beginsBelow(start, index) || (start == place && followsName(start, index))
          || FrontScanner.signers.end(stream.folded, at: start, end: index) != nil
        {
          return nil
        }
        let name = stream.text(start..<index)
        if FrontScanner.houses.matchSuffix(stream.folded, start: start, end: index) != nil,
          FrontScanner.publishVerbs.end(stream.folded, at: stop, end: end) != nil
            || stream.folded[start..<index].contains(where: FrontScanner.regions.contains)
        {
          return FrontToken(
            kind: .furniture, range: place..<houseEnd(stop), strength: .strong)
        }
        return FrontToken(kind: .department(name), range: place..<stop, strength: .strong)
      }
      index += 1
    }
    guard isWordStart(place) else { return nil }
    let stop = wordEnd(place)
    // `某某日报社专刊中心`: a desk that is named with its house.
    guard stop - start >= 3, stop < end, isDeskEnd(stop - 1) else { return nil }
    let isOfHouse = stream.folded[start..<stop].contains(Self.newspaper)
    guard stop - start <= (isOfHouse ? 13 : 8),
      start > place || peopleLabel(at: stop) != nil || label(at: stop) != nil
    else { return nil }
    return FrontToken(
      kind: .department(stream.text(start..<stop)), range: place..<stop, strength: .weak)
  }

  /// What ends the name of a paper's desk, be it that of the counties: `县域新闻部`.
  private static let newsDesks = KeywordTable("新闻部 要闻部 专刊部 副刊部 编辑部 采访部 新闻中心 新闻组")

  /// Desks to whose names nothing is ever put in front.
  private static let wholeDesks = KeywordTable("要闻部 副刊部 时政部 经济部 记者部")

  /// Who signs an article above the colophon, and is no desk.
  private static let signers = KeywordTable("评论员 特约评论员 记者 通讯员")

  /// Whether a whole line of other text stands above the line that holds a desk's whole name: a
  /// long one, another desk's name, or a page's number.
  private func beginsBelow(_ start: Int, _ stop: Int) -> Bool {
    guard start < end else { return false }
    let firstBreak = (start + 1..<max(start + 1, stop - 2)).first {
      stream.gaps[$0] == .lineBreak
    }
    // `□ 林 秋` above `乡村专刊部主办`.
    if let below = firstBreak, below - start <= 3, stop - below >= 5 { return true }
    // A desk's whole name in its line: `槐` above `副刊部主办`.
    if let below = firstBreak,
      FrontScanner.wholeDesks.end(stream.folded, at: below, end: stop) == stop
    {
      return true
    }
    guard stream.gaps[start] != .blank else { return false }
    if let below = firstBreak,
      isDeskEnd(below - 1)
        || below == start + 1 && FrontScanner.mayStandAbove(stream.folded[start])
    {
      return true
    }
    return (start + 5..<max(start + 5, stop - 2)).contains { stream.gaps[$0] == .lineBreak }
  }

  /// What stands alone above a desk's name: the page's number, or scraps of large characters.
  private static func mayStandAbove(_ scalar: UInt32) -> Bool {
    Glyph.numeralsToTen.contains(scalar) || Glyph.radicals.contains(scalar)
  }

  /// Names of offices of party and state, which hold events and are no desks, begin so.
  private static let authorities = KeywordTable(
    "市委 省委 县委 区委 地委 州委 中央 中共 国家 全国 共青团 团市委 团省委 团县委 全省 全市 省 市 县 市政府")
  /// The place after the verbs of a house that publishes the paper.
  private func houseEnd(_ place: Int) -> Int {
    var stop = place
    while let next = FrontScanner.publishVerbs.end(stream.folded, at: stop, end: end) {
      stop = next
    }
    return stop
  }

  private static let publishVerbs = KeywordTable("编辑出版 出版 编印 主管 主办")

  /// Whether what reads as a desk's name is that of a section or paper, and the desk's below it.
  private func followsName(_ start: Int, _ stop: Int) -> Bool {
    let border = wordEnd(start)
    guard border < stop, stream.gaps[border] == .lineBreak else { return false }
    let last = (border..<stop).last { stream.gaps[$0] == .lineBreak } ?? border
    return (nameplate(at: start) != nil && stop - last >= 3)
      || (section(at: start) != nil && stop - last >= 4)
  }

  /// Bodies that publish a whole paper, where a place stands before them.
  private static let houses = KeywordTable("融媒体中心 传媒中心 新闻中心 传媒集团")
  private static let regions: ScalarSet = "省市县区州盟旗"
  static let deskPrefixes = KeywordTable("本版由 本版主办 本版编辑部门 主办部门 责任部门 本版 由 本期由")
  static let deskVerbs = KeywordTable("主办 承办 编辑出版 编辑 主编 采编 编发 出品 出版 制作 策划 组稿")
  static let deskSuffixes: ScalarSet = "部室组处科"

  func isDeskEnd(_ place: Int) -> Bool {
    FrontScanner.deskSuffixes.contains(scalar(place))
      || (place > 0 && scalar(place) == "心" && scalar(place - 1) == "中")
      // 总编办
      || (place > 0 && scalar(place) == "办" && scalar(place - 1) == "编")
  }

  /// The place at which the word that begins at `place` ends: at a blank, a mark, a line end, or as
  /// many characters on as `limit` says.
  func wordEnd(_ place: Int, limit: Int = .max) -> Int {
    var index = place
    while index < end, index - place < limit, CharacterClass.isHan(stream.folded[index]),
      index == place || stream.gaps[index] == .none
    {
      index += 1
    }
    return index
  }

  /// `…机关报`, `某省一级报纸` and the like.
  private func organ(at place: Int, runEnd: Int) -> FrontToken? {
    var index = place + 1
    // The grade's 报 stands at most eighteen places on; what stands farther is another line's.
    while index < runEnd, index - place < 17 {
      if let stop = FrontScanner.gradeWords.end(stream.folded, at: index, end: runEnd),
        isWordEnd(stop) || publisher(at: stop, runEnd: hanEnd(stop, limit: 26)) != nil
      {
        return FrontToken(kind: .furniture, range: place..<stop, strength: .strong)
      }
      if index - place >= 4, isWordStart(place),
        let stop = FrontScanner.hostVerbs.end(stream.folded, at: index, end: runEnd),
        stop >= end || stream.gaps[stop] != .none, isOneWord(place, stop),
        !stream.gaps[place + 1..<stop].contains(.lineBreak)
      {
        return FrontToken(kind: .furniture, range: place..<stop, strength: .weak)
      }
      index += 1
    }
    return nil
  }

  /// What ends the line of a body that publishes the paper: `某某公司党委主办`.
  static let hostVerbs = KeywordTable(
    "主办 主管 主管主办 指导 官方微信 官方微博 微信公众号 公众号 客户端 视频号")

  private static let gradeWords = KeywordTable(
    "机关报 级报纸 优秀报纸 百强报 百强报纸 百强报刊 十强报 十佳报纸 品牌报纸 报刊社主办 报刊社出版 报业传媒集团主办 报业传媒集团出版 报业集团主办 报业集团出版")

  /// `清水县印刷厂印刷`, `本报印刷厂承印`: who printed the paper.
  private func printer(at place: Int) -> FrontToken? {
    let stop = wordEnd(place)
    guard (4...16).contains(stop - place),
      FrontScanner.printers.matchSuffix(stream.folded, start: max(place + 1, stop - 5), end: stop)
        != nil
    else { return nil }
    return FrontToken(kind: .contact, range: place..<stop, strength: .weak)
  }

  static let printers = KeywordTable("印刷厂 印刷厂印 印刷厂印刷 印刷厂承印")
}
