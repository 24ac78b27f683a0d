// 引题, 主题, 副题: tells the lines of one headline apart, by the ranks that Markdown gives them, by
// their words, and by their order.

/// Roles of the heading lines that one article got.
struct HeadlineRoles {
  let text: PageText
  let features: [LineFeatures]
  let labeler: LineLabeler
  /// The Markdown rank that most headlines of the page have; 0 if they have none.
  let usualLevel: Int

  /// The role of each of `lines`, which stand together in this order above (or below) `body`.
  ///
  /// Source: the five pages of seeds show ranks, decks, two-line headlines and vertical ones.
  func roles(_ lines: [Int], body: Range<Int>) -> [Int: BlockRole] {
    var roles: [Int: BlockRole] = [:]
    let words = lines.filter { features[$0].kind == .text }
    guard !words.isEmpty else {
      for line in lines { roles[line] = .title }
      return roles
    }
    var shapes = Dictionary(uniqueKeysWithValues: words.map { ($0, HeadlineShape(text, $0)) })
    // A slogan with a deck of its own is a headline.
    for (line, deck) in zip(words, words.dropFirst())
    where shapes[deck]?.hasDash == true && shapes[deck]?.isBanner != true
      && features[line].count >= 6 && deck - line == 1
    {
      shapes[line]?.isBanner = false
    }
    // Nor is a page's what somebody said who is named right above.
    if let said = words.last, let who = words.dropLast().last, shapes[who]?.isKicker == true,
      shapes[who]?.isBanner == false
    {
      shapes[said]?.isBanner = false
    }
    // What stands above a slogan or a flag belongs to the page as that does.
    var first = words.lastIndex { shapes[$0]?.isBanner == true }.map { $0 + 1 } ?? 0
    if words[first...].allSatisfy({ shapes[$0]?.isDeck == true }) { first = 0 }
    var candidates = words[first...].filter {
      shapes[$0]?.isBanner != true && shapes[$0]?.isDeck != true
    }
    // Without words for it, a vertical run is the headline.
    if candidates.isEmpty, lines.count - words.count >= 3 {
      for line in lines where features[line].kind != .text { roles[line] = .title }
    }
    if candidates.isEmpty, roles.isEmpty {
      candidates = words.filter { shapes[$0]?.isBanner != true && shapes[$0]?.hasDash != true }
    }
    if candidates.isEmpty, roles.isEmpty, let line = sloganTitle(words, shapes, body: body) {
      candidates = [line]
    }
    if let report = candidates.dropFirst().first(where: { shapes[$0]?.tellsReport == true }) {
      candidates.removeAll { $0 >= report }
    }
    let title = titleLines(candidates, shapes, body: body)
    for line in words {
      if first > 0, line < words[first] {
        roles[line] = .banner
        continue
      }
      roles[line] = role(line, title: title, shape: shapes[line] ?? HeadlineShape(text, line))
    }
    // Single characters in a row are what is left of a vertical deck; one alone is debris.
    for line in lines where roles[line] == nil {
      let isRun = [line - 1, line + 1].contains { lines.contains($0) && features[$0].kind != .text }
      roles[line] = isRun ? .subtitle : .noise
    }
    return roles
  }

  /// A line that reads like a slogan and is the headline all the same: a deck with a dash hangs on
  /// it, or the body has its words.
  private func sloganTitle(_ words: [Int], _ shapes: [Int: HeadlineShape], body: Range<Int>)
    -> Int?
  {
    if let deck = words.dropFirst().first(where: {
      shapes[$0]?.hasDash == true && shapes[$0]?.isBanner != true
    }),
      let before = words.last(where: { $0 < deck })
    {
      return before
    }
    // Only right above the body, a byline between them at most.
    guard let last = words.last,
      (0...60).contains(body.lowerBound - text.range(last).upperBound)
    else { return nil }
    return words.last { line in
      shapes[line]?.isBanner == true
        && HeadlineMatcher.coverage(text, text.range(line), in: body) >= 0.6
    }
  }

  private func role(_ line: Int, title: [Int], shape: HeadlineShape) -> BlockRole {
    if title.contains(line) { return .title }
    if shape.isBanner { return .banner }
    guard let first = title.first else { return shape.isDeck ? .subtitle : .banner }
    if line > first { return .subtitle }
    if shape.isDeck, !shape.hasDash { return .kicker }
    let level = features[line].level
    let main = features[first].level
    if level > 0, main > 0 { return level < main ? .banner : .kicker }
    return .kicker
  }

  /// The lines of the headline itself among those that are neither deck nor banner.
  private func titleLines(_ candidates: [Int], _ shapes: [Int: HeadlineShape], body: Range<Int>)
    -> [Int]
  {
    guard let first = candidates.first else { return [] }
    guard candidates.count > 1 else { return [first] }
    var levels = Set(candidates.map { features[$0].level }.filter { $0 > 0 })
    if levels.contains(usualLevel), candidates.contains(where: { features[$0].level == usualLevel })
    {
      levels = levels.filter { $0 >= usualLevel }
    }
    if let best = levels.min() {
      let ranked = candidates.filter { features[$0].level == best }
      return run(ranked, shapes, body: body)
    }
    return run(candidates, shapes, body: body)
  }

  /// Of lines of one rank the run that is the headline: what stands before it is kicker, what follows
  /// deck. Every run of up to three lines is weighed.
  private func run(_ lines: [Int], _ shapes: [Int: HeadlineShape], body: Range<Int>) -> [Int] {
    guard lines.count > 1 else { return lines }
    let lines = Array(lines.prefix(8))
    let fits = lines.map { HeadlineMatcher.coverage(text, text.range($0), in: body) }
    let joints = lines.indices.dropLast().map { bond(lines[$0], lines[$0 + 1]) }
    // Where the only one with a blank stands.
    let parted = lines.count(where: isParted) == 1 ? lines.firstIndex(where: isParted) : nil
    var best: (score: Float, run: Range<Int>) = (-100, 0..<1)
    for low in lines.indices {
      for high in low..<min(lines.count, low + 3) {
        var score: Float = 0
        for (place, joint) in joints.enumerated() {
          score += (low..<high).contains(place) ? joint : -0.5 * joint
        }
        score += (lines.count == 3 ? 1.2 : 2.5) * (fits[low...high].max() ?? 0)
        if standsAboveDeck(lines[high], shapes) { score += 2.5 }
        if lines[low...high].contains(where: isLetterSpaced) { score += 2 }
        if low > 0, shapes[lines[low - 1]]?.isKicker == true { score += 2 }
        if shapes[lines[low]]?.isKicker == true { score -= 2 }
        if low > 0, shapes[lines[low - 1]]?.tellsReport == true { score += 1.5 }
        if lines.count == 3, low == 1, high == 1 { score += 0.9 }
        if low > 1 { score -= 0.4 * Float(low - 1) }
        // What was asked hangs on who asked it.
        if low > 0, opensDeck(lines[low]) { score -= 3 }
        if high + 1 < lines.count, opensDeck(lines[high + 1]) { score += 2 }
        // Two halves of a blank are a kicker above a line without one, unless that says what we did;
        // elsewhere they are the headline's.
        if let parted {
          if parted == 0, !namesHome(lines[1]) {
            if low == 1 { score += 1.6 }
          } else if low == high, parted == low {
            score += parted == 0 ? 1.6 : 0.8
          }
        }
        if low > 0, lacksSubject(lines[low - 1]), !lacksSubject(lines[low]) { score += 0.8 }
        if lines[low...high].contains(where: isMotto) { score -= 2.5 }
        if low == high, high + 1 < lines.count, tellsEvent(lines[low]) { score += 0.8 }
        score += shape(lines[low...high])
        if score > best.score + 0.01 { best = (score, low..<(high + 1)) }
      }
    }
    return Array(lines[best.run])
  }

  /// Three or more parts of one length, as 引题 and slogans are made: `转作风 抓落实 促发展`.
  private func isMotto(_ line: Int) -> Bool {
    let pieces = text.pieces(text.range(line))
    return pieces.count >= 3 && (2...4).contains(pieces[0].count)
      && pieces.allSatisfy { $0.count == pieces[0].count }
  }

  /// Whether a line begins with the paper's own place: `我市…`.
  private func namesHome(_ line: Int) -> Bool {
    let range = text.range(line)
    return Self.homes.lengthStanding(
      in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
  }

  private static let homes: PhraseList = [
    "我市", "我县", "我区", "我省", "我州", "我国", "全市", "全县", "全区", "全省",
  ]

  /// Whether a line begins with what somebody does whom it does not name.
  private func lacksSubject(_ line: Int) -> Bool {
    let range = text.range(line)
    return Self.tasks.lengthStanding(
      in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
  }

  private static let tasks: PhraseList = [
    "出席", "围绕", "聚焦", "打好", "支援", "充分", "立足", "响应", "贯彻", "适应", "实行", "拓宽", "面对", "针对", "落实", "发挥",
    "着眼",
    "着力", "抢抓", "依托", "践行", "参加", "为了",
  ]

  /// Whether a line ends by saying what happened, as a headline does and what hangs on it does not.
  private func tellsEvent(_ line: Int) -> Bool {
    Self.happenings.lengthEnding(in: text.scalars, text.range(line)) > 0
  }

  private static let happenings: PhraseList = [
    "出炉", "揭晓", "启动", "开工", "开幕", "闭幕", "落成", "竣工", "启用", "通车", "揭牌", "成立", "发布", "公布", "上线", "开园",
    "投用", "投产", "动工", "起跑", "开赛", "落幕", "收官", "举行", "召开",
  ]

  /// Whether a line begins as a deck does that says what an instruction was.
  private func opensDeck(_ line: Int) -> Bool {
    let range = text.range(line)
    return Self.deckVerbs.lengthStanding(
      in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
  }

  private static let deckVerbs: PhraseList = ["要求", "强调", "勉励", "号召", "希望", "向广大"]

  /// How much the length of a run of lines speaks for the headline itself.
  private func shape(_ run: ArraySlice<Int>) -> Float {
    let count = run.reduce(0) { $0 + features[$1].count }
    var score: Float = count > 26 ? -0.12 * Float(count - 26) : count < 6 ? -0.4 : 0
    // A headline says who; numbers and `至少` first are a deck's.
    if let first = run.first, let scalar = text.range(first).first {
      let end = text.range(first).upperBound
      if Self.extremes.lengthStanding(in: text.scalars, at: scalar, end: end) > 0 {
        score -= 1.6
      } else if Glyph.isDigit(text.scalars[scalar]) || Self.detail.contains(text.scalars[scalar]) {
        score -= 0.8
      }
    }
    if run.count == 1, run.contains(where: { text.scalars[text.range($0)].contains(0x25) }) {
      score -= 0.8  // %
    }
    return score
  }

  private static let extremes: PhraseList = ["最高", "最低", "最多", "最长", "累计", "平均", "惠及"]

  private static let detail = ScalarSet(
    "至可已将比仅共约近达超预一二三四五六七八九十".unicodeScalars.map(\.value))

  /// How much speaks for two lines of one rank being one headline on two printed lines, about -3 to 4.
  private func bond(_ first: Int, _ second: Int) -> Float {
    guard (first + 1..<second).allSatisfy({ features[$0].kind != .text }), second - first <= 2
    else { return -4 }
    let one = features[first].count
    let two = features[second].count
    // Who and what belong together seldom as words do: a bad joint says little.
    var score = max(-0.7, labeler.joint.score(first, second) - 1.5)
    score += abs(one - two) <= 2 ? 1 : abs(one - two) <= 4 ? 0.6 : -0.8
    if min(one, two) >= 10 { score -= 1 }
    if one + two > 22 { score -= 0.2 * Float(one + two - 22) }
    // Who, then what: `某某小学` above `新楼启用`.
    // What was said takes two lines of one length below who said it.
    if abs(one - two) <= 1, first > 0, HeadlineShape(text, first - 1).isKicker { score += 2 }
    if (5...6).contains(one), two <= 13, one <= two, !isParted(second) { score += 2 }
    if one <= 6, two <= 18, one < two, namesWho(first), !isParted(second) { score += 2.5 }
    if tellsEvent(first) || features[first].ending == .stop { score -= 1.5 }
    if attends(first), !attends(second),
      Self.events.lengthEnding(in: text.scalars, text.range(second)) > 0
    {
      score += 3.5
    }
    if one <= 6, labeler.features[first].ending == .colon { score += 3 }
    let spaced = (isLetterSpaced(first), isLetterSpaced(second))
    if spaced.0, spaced.1 { score += 2.5 }
    if spaced.0 != spaced.1 { score -= 2 }
    // Halves that blanks part are each a whole.
    if isParted(first) || isParted(second) { score -= 2 }
    return max(-3, min(4, score))
  }

  /// Whether a short line is the name of a place or a body: `清水县`, `清水公安`.
  private func namesWho(_ line: Int) -> Bool {
    let range = text.range(line)
    guard let last = range.last, range.count >= 3, features[line].ending == .broken else {
      return false
    }
    return Self.regions.contains(text.scalars[last])
      || Self.bodies.lengthEnding(in: text.scalars, range) > 0
  }

  private static let regions: ScalarSet = "县市区镇乡村局厂"
  private static let bodies: PhraseList = [
    "公安", "法院", "公司", "银行", "农行", "电力", "供电", "移动", "联通", "电信", "国税", "地税", "税务", "工商", "交警", "学校",
    "中学", "小学", "医院", "煤矿", "街道", "社区", "海关", "检察院", "信用社", "新城",
  ]

  /// Whether a line names who attends or holds what it does not name.
  private func attends(_ line: Int) -> Bool {
    let range = text.range(line)
    return Self.attending.occurs(in: text.scalars, range)
      && Self.events.lengthEnding(in: text.scalars, range) == 0
  }

  private static let attending: PhraseList = ["出席", "参加", "召开", "主持召开", "举行", "举办", "会见", "收听收看"]
  private static let events: PhraseList = [
    "会议", "大会", "座谈会", "仪式", "论坛", "活动", "推进会", "动员会", "培训会", "报告会", "现场会", "全会", "会",
    "典礼", "比赛", "展览",
  ]

  /// Characters set apart one by one, as large type is.
  private func isLetterSpaced(_ line: Int) -> Bool {
    let range = text.range(line)
    return range.count >= 3 && text.pieces(range).count == range.count
  }

  /// Whether a deck with a dash stands right below.
  private func standsAboveDeck(_ line: Int, _ shapes: [Int: HeadlineShape]) -> Bool {
    shapes[line + 1]?.hasDash == true
  }

  private func isParted(_ line: Int) -> Bool {
    let pieces = text.pieces(text.range(line))
    return (2...4).contains(pieces.count) && pieces.allSatisfy { $0.count >= 3 }
  }
}
