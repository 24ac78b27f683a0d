// Names of people as a byline prints them: apart by blanks or commas, justified (`陈 小 芳`), cut
// by a line break, or run together (`张明周小芳`).

/// Finds the names in a stretch that holds names only.
enum PersonNames {
  /// The names in `pieces`, the runs between blanks that follow each other in `text`, or nil if
  /// they cannot all be names.
  ///
  /// Single characters join with what follows them: `张 明` is one name, `陈 小 芳` too.
  static func join(_ text: [UInt32], _ pieces: [Range<Int>]) -> [Range<Int>]? {
    guard pieces.count <= 24 else { return nil }
    var names: [Range<Int>] = []
    names.reserveCapacity(pieces.count)
    var index = 0
    while index < pieces.count {
      var name = pieces[index]
      index += 1
      guard isNameText(text, name), !isWord(text, name) else { return nil }
      let isSurnameFirst = isSurname(text[name.lowerBound])
      // The name with the piece behind it.
      var longer: Range<Int> { name.lowerBound..<pieces[index].upperBound }
      if name.count == 1 {
        guard index < pieces.count, isNameText(text, pieces[index]) else { return nil }
        while index < pieces.count, name.count < 3, longer.count <= 3,
          name.count < 2
            || (pieces[index].count == 1 && !startsTwoGlyphName(text, pieces, index)
              && !beginsLastName(text, pieces, index))
        {
          name = longer
          index += 1
        }
        // `编 者` is a word in large type as well.
        guard name.count >= 2, !isListed(text, name) else { return nil }
        names.append(name)
      } else if name.count == 2, index < pieces.count, pieces[index].count == 1,
        index + 1 == pieces.count || pieces[index + 1].count != 1,
        isSurnameFirst, isNameText(text, pieces[index])
      {
        // `欧阳 修`, or a name cut before its last character.
        names.append(longer)
        index += 1
      } else if let parts = clanName(text, name, names.last) {
        names.removeLast()
        names.append(parts)
      } else if let parts = misplaced(text, name, names.last) {
        names.removeLast()
        names += parts
      } else if name.count <= 3 || text[name].contains(0xB7) {
        names.append(name)
      } else if index + 1 == pieces.count, pieces[index].count == 1,
        isNameText(text, pieces[index]), let parts = split(text, longer)
      {
        // `周小芳张 明`: the last one is cut.
        names += parts
        index += 1
      } else if let last = names.last, last.count == 2, !isSurnameFirst,
        let parts = split(text, last.lowerBound..<name.upperBound)
      {
        // A blank cut the name before the last character of the one before.
        names.removeLast()
        names += parts
      } else if let parts = split(text, name) {
        names += parts
      } else {
        return nil
      }
    }
    return names.isEmpty ? nil : names
  }

  /// `吉克 阿呷`: one name of four characters with a blank inside it; nil if it is none.
  private static func clanName(_ text: [UInt32], _ name: Range<Int>, _ before: Range<Int>?)
    -> Range<Int>?
  {
    guard name.count == 2, let before, before.count == 2,
      !Surnames.frequent.contains(text[name.lowerBound]),
      Surnames.clans.lengthBeginning(in: text, before) == 2
    else { return nil }
    return before.lowerBound..<name.upperBound
  }

  /// `武慧郝 东伟`: two names whose blank stands a character late; nil if they may be read as they
  /// stand.
  private static func misplaced(_ text: [UInt32], _ name: Range<Int>, _ before: Range<Int>?)
    -> [Range<Int>]?
  {
    guard name.count == 2, !isSurname(text[name.lowerBound]), let before, before.count == 3,
      Surnames.frequent.contains(text[before.lowerBound]),
      Surnames.frequent.contains(text[before.lowerBound + 2])
    else { return nil }
    let last = before.upperBound - 1
    return [before.lowerBound..<last, last..<name.upperBound]
  }

  /// Whether a piece is a word that stands where names stand, and is none.
  static func isWord(_ text: [UInt32], _ name: Range<Int>) -> Bool {
    // `清讯`, `清融`: news from a place or its media centre, which nobody signs.
    if name.count == 2, text[name.lowerBound + 1] == "讯" || text[name.lowerBound + 1] == "融" {
      return true
    }
    // `教务处`, `安平区`.
    if name.count == 3,
      regions.contains(text[name.upperBound - 1])
        || offices.contains(text[name.upperBound - 1]) && !isSurname(text[name.lowerBound])
    {
      return true
    }
    // `(第一号)`: which announcement it is.
    if name.count > 2, text[name.lowerBound] == "第",
      Glyph.isOfNumber(text[name.lowerBound + 1])
    {
      return true
    }
    // `在一线`: what reporters' own column is called behind 本报记者.
    if name.count > 2, text[name.lowerBound] == "在" { return true }
    // `市科协`: an office of a city or a county.
    if name.count == 3, seats.contains(text[name.lowerBound]) { return true }
    // `童诗二首`: how many poems there are.
    if name.count > 2, text[name.upperBound - 1] == "首",
      Glyph.isOfNumber(text[name.upperBound - 2])
    {
      return true
    }
    // `(二十七)`: which part it is.
    if name.count > 1, text[name].allSatisfy(Glyph.numerals.contains) { return true }
    return isListed(text, name)
  }

  /// Whether it is one of the words below.
  private static func isListed(_ text: [UInt32], _ name: Range<Int>) -> Bool {
    words.lengthBeginning(in: text, name) == name.count
  }

  /// What the names of offices and of places end with.
  private static let offices: ScalarSet = "处局室科"
  private static let regions: ScalarSet = "县区"
  /// Of what kind a place is whose offices are named by it alone; no surnames.
  private static let seats: ScalarSet = "市县省"

  /// Whether a surname of two characters stands at a place.
  static func isCompoundSurname(_ scalars: [UInt32], _ place: Int) -> Bool {
    place + 2 <= scalars.count && Surnames.compound.contains(Array(scalars[place..<place + 2]))
  }

  /// Whether a name has four characters as names have: `欧阳文华`, `斯琴高娃`.
  private static func isOfFour(_ scalars: [UInt32], _ name: Range<Int>) -> Bool {
    name.count == 4
      && (isCompoundSurname(scalars, name.lowerBound)
        || Surnames.clans.lengthBeginning(in: scalars, name) > 0)
  }

  private static let words: PhraseList = [
    "文章", "手记", "札记", "待续", "未完", "连载", "感言", "来信", "来论", "诗苑", "文苑", "艺苑", "文摘", "论坛", "观察", "点评",
    "提示", "编译",
    "综合", "图片", "调查", "来稿", "述评", "通信", "资料", "全文", "完", "上", "下", "中", "手札", "访谈",
    "未完待续", "短波", "简讯", "快讯", "短讯", "要闻", "动态", "公告", "公告栏", "启事", "声明", "通知", "广告", "更正", "链接",
    "背景",
    "导读", "习作", "作文", "社论", "短评", "编后", "预告", "花絮", "特写", "侧记",
    "讣告", "唁电", "日记", "贴士", "时讯", "寻人", "招聘", "征友", "图解", "答复", "回音", "走基层", "外一首", "外二首", "外三首",
    "征文", "摘要", "节选",
    "草案", "试行", "组诗", "散文", "小说", "提醒", "追问", "回应", "释疑", "延伸", "说法", "建议", "声音",
    // What is remarked in brackets behind a sentence.
    "掌声", "笑声", "鼓掌", "大笑", "鞠躬", "下同", "后同", "略去", "从略", "图略", "表略", "见图", "如图", "附图", "附表", "上图",
    "下图", "左图", "右图", "见表", "待查", "暂译", "音译", "意译", "原文", "译名", "化名",
    // What stands where names do, or behind 读者 and 记者, and names a column or who edits.
    "有话说", "帮办", "致歉", "歉意", "热线", "编者", "编辑", "点题", "之声", "反馈", "调查反馈", "本报编辑", "本报综合", "辑录",
    "长篇连载",
    "长篇小说",
    "中篇小说", "短篇小说", "小小说", "微小说", "微型小说", "散文诗", "杂文", "随笔", "诗歌", "寓言", "童话", "故事", "评论",
    "书评", "国画", "油画", "木刻", "书法", "剪纸", "版画", "漫画", "速写", "小说连载", "报告文学", "赛程", "赛况", "战报", "战况",
    "积分", "榜单",
  ]

  /// Whether a character is a usual surname.
  static func isSurname(_ scalar: UInt32) -> Bool { Surnames.single.contains(scalar) }

  /// Whether the piece at `index` is more likely the surname of a name of two characters than the
  /// last character of the name before: exactly two single characters are left and it is a surname.
  private static func startsTwoGlyphName(
    _ text: [UInt32], _ pieces: [Range<Int>], _ index: Int
  ) -> Bool {
    var run = 0
    while index + run < pieces.count, pieces[index + run].count == 1 { run += 1 }
    return run % 3 == 2 && isSurname(text[pieces[index].lowerBound])
  }

  /// Whether only with the piece at `index` the last three begin as a name does: `顾 念 江 一 帆`.
  private static func beginsLastName(
    _ text: [UInt32], _ pieces: [Range<Int>], _ index: Int
  ) -> Bool {
    index + 3 == pieces.count && pieces[index...].allSatisfy { $0.count == 1 }
      && isSurname(text[pieces[index].lowerBound])
      && !isSurname(text[pieces[index + 1].lowerBound])
  }

  /// Cuts names that were run together, each beginning with a surname; nil if that cannot be.
  ///
  /// `isLenient` lets names be that begin otherwise, where no other cut is left.
  static func split(
    _ text: [UInt32], _ range: Range<Int>, isLenient: Bool = false
  ) -> [Range<Int>]? {
    if isOfFour(text, range) { return [range] }
    guard range.count <= 24 else { return nil }
    // best[i]: how few faults a cutting of the first i characters has, and the last name's length.
    var best: [(cost: Int, last: Int)?] = [(0, 0)]
    for end in 1...range.count {
      var found: (cost: Int, last: Int)?
      for length in 2...4 where end - length >= 0 {
        guard let before = best[end - length] else { continue }
        let start = range.lowerBound + end - length
        if length == 4, !isOfFour(text, start..<start + length) { continue }
        let name = text[start..<start + length]
        guard isLenient || Surnames.begins(name) else { continue }
        let cost = before.cost + (length == 3 ? 2 : 3) + Surnames.doubt(name)
        if cost < (found?.cost ?? Int.max) { found = (cost, length) }
      }
      best.append(found)
    }
    guard best[range.count] != nil else { return range.count == 4 ? [range] : nil }
    var names: [Range<Int>] = []
    var end = range.count
    while end > 0, let step = best[end], step.last > 0 {
      let last = range.lowerBound + end
      names.append(last - step.last..<last)
      end -= step.last
    }
    return names.reversed()
  }

  private static func isNameText(_ text: [UInt32], _ name: Range<Int>) -> Bool {
    !name.isEmpty && name.count <= 24
      && text[name].allSatisfy {
        (Glyph.isHan($0) || $0 == 0xB7) && !particles.contains($0) && !Glyph.radicals.contains($0)
      }
  }

  /// No name has any of these.
  private static let particles: ScalarSet = "了的您你我他她它们吗呢吧么啥哪这那"

  /// How closely a name's first two characters may belong together, as ``CharacterPairs`` has it:
  /// the surer it is by what stands around them that a name is there, the closer.
  enum Bond: Float {
    /// No word: nothing else tells of a name.
    case strict = 2.5
    case likely = 4
    case loose = 5
    /// More than any pair has.
    case any = 9
  }

  /// Whether a stretch is one name: a surname, and characters that form no word.
  ///
  /// `limit` is how closely the surname and the character behind it may belong together.
  static func isName(_ text: PageText, _ range: Range<Int>, bond limit: Bond = .strict) -> Bool {
    guard let first = range.first, (2...4).contains(range.count) else { return false }
    let scalars = text.scalars
    guard range.allSatisfy({ Glyph.isHan(scalars[$0]) }),
      let names = join(scalars, text.pieces(range)),
      names.count == 1, !isWord(scalars, names[0])
    else { return false }
    if range.count == 4 { return isOfFour(scalars, range) }
    if isCompoundSurname(scalars, first) { return range.count == 3 }
    guard isSurname(scalars[first]) else { return false }
    // Parents choose words: the last two of three characters often are one.
    let bond = CharacterPairs.shared.affinity(scalars[first], scalars[first + 1])
    let isSpaced = text.pieces(range).count == range.count
    return bond < (isSpaced ? Swift.max(Bond.likely.rawValue, limit.rawValue) : limit.rawValue)
  }

  /// Whether a name is as long as names are: three characters, or more with a surname of two or a
  /// dot.
  static func isUsual(_ scalars: [UInt32], _ name: Range<Int>) -> Bool {
    name.count <= 3 || isOfFour(scalars, name) || scalars[name].contains(0xB7)
  }

  /// Whether a stretch is one name or a few, apart by blanks.
  static func areNames(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard range.count <= 12 else { return false }
    if isName(text, range) { return true }
    let pieces = text.pieces(range)
    return (2...4).contains(pieces.count) && pieces.allSatisfy { isName(text, $0) }
  }

  /// `砚方`: whether a stretch is two characters that form no word.
  static func isPenName(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard range.count == 2, let first = range.first else { return false }
    return range.allSatisfy { Glyph.isHan(text.scalars[$0]) }
      && CharacterPairs.shared.affinity(text.scalars[first], text.scalars[first + 1]) < 0
      && !isWord(text.scalars, range)
  }

  /// Whether a word behind 记者 is surely a name, and not `于近日`.
  static func isSurely(_ scalars: [UInt32], _ name: Range<Int>) -> Bool {
    let isLikely =
      isCompoundSurname(scalars, name.lowerBound)
      ? (3...4).contains(name.count)
      : (2...3).contains(name.count) && Surnames.frequent.contains(scalars[name.lowerBound])
    return isLikely && !name.contains { notInNames.contains(scalars[$0]) }
  }

  private static let notInNames: ScalarSet = "日月近前今昨从在的了到"
}
