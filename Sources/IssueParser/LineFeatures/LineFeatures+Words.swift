// What a line is by its words: the particulars of a notice, a photo's report, a turn of a talk, the
// remark that an article ends or goes on another day.

extension LineFeatures {
  /// Notes whether the line is one of the last of a notice.
  mutating func readParticular(_ text: PageText, _ range: Range<Int>, signs: PageText.Signs) {
    let scalars = text.scalars
    var first = range.lowerBound
    // `三、联系电话:`, `2.地址:`
    while first < range.upperBound, first < range.lowerBound + 4,
      Self.enumerators.contains(scalars[first])
    {
      first += 1
    }
    opensPiece =
      Self.pieceOpenings.lengthBeginning(in: scalars, range) > 0
      || jump.map { $0.isBackward && $0.range.lowerBound == range.lowerBound } ?? false
      || AddressWords.editors.lengthBeginning(in: scalars, range) == range.count
      || Self.corrects(scalars, range) || Self.cutsOff(scalars, range)
    let word = Self.particulars.lengthStanding(in: scalars, at: first, end: range.upperBound)
    guard word > 0 else {
      isWholeParticular =
        signs.contains(.colon)
        && (namesNumber(scalars, range) || Self.countsEntries(scalars, range)
          || Self.namesContact(scalars, range))
      isParticular = isWholeParticular
      return
    }
    // `三、报名时间及地点`: a section's heading names what its text tells.
    let isHeading =
      first > range.lowerBound && !signs.contains(.colon) && range.count <= 16
      && !(first..<range.upperBound).contains { Glyph.isDigit(scalars[$0]) }
    if isHeading { return }
    isParticular = true
    // A line that only begins so may be any of a paragraph.
    let behind = first + word
    let hasColon =
      scalars[behind - 1] == Glyph.colon
      || behind < range.upperBound && scalars[behind] == Glyph.colon
    isWholeParticular = hasColon && commas == 0 && stops == 0 && count <= 40
  }

  /// `本报3月8日一版《…》一文`: what a correction opens with, or a letter on what was printed.
  private static func corrects(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    guard range.count > 8, scalars[start] == "本", scalars[start + 1] == "报" else {
      return false
    }
    let day = range.dropFirst(2).prefix(14)
    guard let first = day.first, Glyph.isDigit(scalars[first]),
      day.contains(where: { scalars[$0] == "日" }),
      let title = range.dropFirst(5).prefix(24).first(where: { scalars[$0] == 0x300A })  // 《
    else { return false }
    return !(start..<title).contains { Glyph.isStop(scalars[$0]) || Glyph.isPause(scalars[$0]) }
  }

  /// `因线路检修，定于10月16日…`: what a utility gives notice of. All of 24 such lines begin a
  /// notice.
  private static func cutsOff(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let first = range.first, scalars[first] == "因" else { return false }
    let reason = range.dropFirst().prefix {
      !Glyph.isPause(scalars[$0]) && !Glyph.isStop(scalars[$0])
    }
    return (3...24).contains(reason.count)
      && works.lengthEnding(in: scalars, reason) > 0
  }

  private static let works: PhraseList = ["检修", "施工", "改造", "需要"]

  /// `民间文学(2项):清水的传说、白沙的传说`: how many there are, and which.
  private static func countsEntries(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let colon = Glyph.firstColon(scalars, range.dropFirst(5).prefix(14)),
      colon + 1 < range.upperBound, scalars[colon - 1] == Glyph.closeParen,
      counters.contains(scalars[colon - 2]), Glyph.isDigit(scalars[colon - 3])
    else { return false }
    return !range.contains { Glyph.isStop(scalars[$0]) }
  }

  /// `清算组地址:清水市东大街5号`: whose address or telephone it is, and a colon.
  private static func namesContact(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count <= 60,
      let colon = Glyph.firstColon(scalars, range.dropFirst(4).prefix(8)),
      colon + 1 < range.upperBound
    else { return false }
    let label = range.lowerBound..<colon
    return label.allSatisfy { Glyph.isHan(scalars[$0]) }
      && contacts.lengthEnding(in: scalars, label) > 0
  }

  private static let contacts: PhraseList = ["地址", "电话", "热线", "邮编", "传真", "网址", "邮箱", "信箱"]

  private static let counters: ScalarSet = "项个名件人篇户家种部处所"

  /// What a notice begins with that has no headline, or a piece beside an article: the name, with
  /// the colon or the brackets that set it apart from the words behind it.
  private static let pieceOpenings: PhraseList = [
    "征稿启事:", "征文启事:", "启事:", "更正:", "更正启事:", "本报声明:", "重要声明:", "告读者:", "敬告读者:", "征稿:", "讣告:",
    "编者按:",
    "【相关链接】", "【新闻链接】", "【链接】", "【延伸阅读】", "【新闻背景】", "【背景链接】", "【背景资料】", "【名词解释】",
    "【小贴士】", "【知识链接】", "【资料链接】", "【相关新闻】", "【新闻延伸】", "【记者手记】", "【编后】", "【短评】", "【点评】",
  ]

  /// `开奖日期:2005年9月27日`: a short label, a colon, a number.
  private func namesNumber(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard count <= 40, stops == 0, commas == 0 else { return false }
    var colon = range.lowerBound + 2
    let end = min(range.upperBound - 1, range.lowerBound + 9)
    while colon < end, scalars[colon] != Glyph.colon { colon += 1 }
    // `清水县:5200吨蔬菜保供应`: a place opens a headline, and so do two characters before a
    // clause.
    guard colon < end, (range.lowerBound..<colon).allSatisfy({ Glyph.isHan(scalars[$0]) }),
      !PlaceWords.regions.contains(scalars[colon - 1]),
      colon > range.lowerBound + 2
        || scalars[colon..<range.upperBound].count(where: Glyph.isHan) <= Self.longestAmount
    else { return false }
    return Glyph.isDigit(scalars[colon + 1]) || Glyph.isLetter(scalars[colon + 1])
  }

  /// No amount or day has more Han characters.
  private static let longestAmount = 6

  private static let enumerators: ScalarSet = "0123456789一二三四五六七八九十、."

  /// Words that open the last lines of notices.
  static let particulars: PhraseList = [
    "联系人", "联系电话", "电话", "地址", "咨询电话", "邮编", "特此公告", "特此声明", "特此通知", "监督电话", "报名电话",
    "地点:", "时间:", "热线电话", "新闻热线", "报料热线", "广告热线", "订报热线", "来信请寄", "来稿请寄", "投稿邮箱", "投稿信箱", "电子邮箱",
    "电子信箱", "联系地址",
    "联系方式", "公司地址", "单位地址", "通讯地址", "报名时间", "报名地点", "报名地址", "报名方式", "举报电话", "服务热线", "社址", "报社地址",
    "本报地址", "定价", "招标人:", "招标代理", "采购人:", "采购代理", "建设单位:", "主讲人:", "主讲:", "题目:", "厂址:", "校址:",
    "厂长:",
    "爆料人:", "等奖:", "特等奖:", "优秀奖:", "鼓励奖:", "组织奖:",
  ]

  /// Whether a line without text says who took the photos and wrote the report: 摄影报道,
  /// `林秋 文 周原 摄`.
  func isPhotoReport(_ text: PageText, _ range: Range<Int>, _ caption: CaptionLine) -> Bool {
    !caption.hasText
      && (text.scalars[range].contains(Glyph.of("报"))
        && Self.photoReports.lengthEnding(in: text.scalars, range) > 0
        || Byline.tellsShares(text, range))
  }

  /// Whether a line with the triangle of captions is a report of one paragraph that somebody signs:
  /// `△…工作。(李明)`.
  func isSignedBrief(_ text: PageText, _ range: Range<Int>, _ caption: CaptionLine) -> Bool {
    Self.triangles.contains(text.scalars[range.lowerBound]) && caption.credit == nil
      && Self.endSignature(text, range) != nil
  }

  private static let triangles: ScalarSet = "△▲▼"

  static let photoReports: PhraseList = ["摄影报道", "摄影/报道", "摄影报道)", "图文报道"]

  /// Whether four characters or more without a blank or a role are no names run together:
  /// `◎查分方式`.
  static func isRunTogether(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard range.count >= 4, text.pieces(range).count == 1,
      range.allSatisfy({ Glyph.isHan(text.scalars[$0]) }),
      !PersonNames.isCompoundSurname(text.scalars, range.lowerBound),
      Byline.roleLength(text.scalars, at: range.lowerBound, end: range.upperBound) == 0,
      Byline.roles.lengthEnding(in: text.scalars, range) == 0
    else { return false }
    let names = PersonNames.split(text.scalars, range) ?? []
    return names.isEmpty || !names.allSatisfy { PersonNames.isName(text, $0) }
  }

  /// Whether line `index` begins with a word and a colon that say whose turn it is to speak.
  static func isTurn(_ text: PageText, _ index: Int, _ words: PhraseList) -> Bool {
    let range = text.range(index)
    return words.lengthBeginning(in: text.scalars, range) > 0
  }

  /// Whether a line begins with what somebody asks, named or not.
  static func asks(_ text: PageText, _ index: Int) -> Bool {
    isTurn(text, index, questions) || namesAsker(text, index)
  }

  /// Whether a line begins with a reader who asks: `青岛读者孙女士问:`.
  static func namesAsker(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    guard text.signs[index].contains(.colon),
      let colon = Glyph.firstColon(text.scalars, range.dropFirst(3).prefix(14)),
      text.scalars[colon - 1] == "问"
    else { return false }
    let head = range.lowerBound..<colon - 1
    return head.allSatisfy { Glyph.isHan(text.scalars[$0]) }
      && askers.occurs(in: text.scalars, head)
  }

  private static let askers: PhraseList = [
    "读者", "市民", "网友", "听众", "居民", "村民", "先生", "女士", "同学",
  ]

  /// What a question begins with, and what its answer does.
  static let questions: PhraseList = ["问:", "读者问:", "市民问:", "来电:", "来信:", "咨询:", "反映:"]
  static let answers: PhraseList = ["答:", "答复:", "回复:", "回音:", "解答:", "记者答:", "处理结果:"]

  /// Remarks in brackets that end an article.
  static let closings: PhraseList = ["(完)", "(全文完)", "(续完)", "(连载完)", "(本文完)"]
  /// And those that end this day's part of it.
  static let continuations: PhraseList = ["(未完)", "(待续)", "(未完待续)"]
}
