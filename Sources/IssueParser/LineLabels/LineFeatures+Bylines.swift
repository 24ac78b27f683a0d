import ChineseText

// Who signs a piece without the words that bylines have: an author's name alone under a headline, an
// organisation, a place and a name, or a day below the last sentence.

extension [LineFeatures] {
  /// Settles the lines that only their neighbours show to be names and signatures.
  ///
  /// Cost: linear in the scalars of short lines.
  mutating func settleNames(_ text: PageText) {
    for index in indices {
      let line = self[index]
      guard line.kind == .text || line.kind == .glyph, line.count <= 36, line.lead == nil,
        line.ending == .broken || isBracketed(text, index)
      else { continue }
      if line.ending == .broken, line.count <= 24, isAuthorLine(text, index) {
        self[index].kind = .byline
        // Two characters above an author are a headline, not debris.
        if self[index - 1].kind == .glyph { self[index - 1].kind = .text }
      } else if isSignature(text, index) {
        self[index].kind = .signature
      }
    }
  }

  /// Four or more short lines below an author's name are verse, up to the next headline.
  mutating func settleVerse(_ text: PageText) {
    for index in indices where self[index].kind == .byline && self[index].count <= 12 {
      var end = index + 1
      while end < count, isVerseLine(text, end) { end += 1 }
      guard end - index > 4 else { continue }
      let isVerse = isUneven(index + 1..<end)
      for line in (index + 1)..<end where self[line].kind == .text {
        self[line].isBelowAuthor = true
        self[line].isVerse = isVerse
      }
    }
  }

  /// Whether short lines are not the lines of a narrow column, which are equally wide but for the last
  /// of a paragraph, and broken anywhere.
  private func isUneven(_ lines: Range<Int>) -> Bool {
    let widest = lines.reduce(0) { Swift.max($0, self[$1].width) }
    let narrow = lines.dropLast().count { self[$0].width + 4 <= widest }
    // No column is so narrow.
    let isNarrow = widest < LayoutConventions.narrowest
    return (isNarrow || 3 * narrow >= lines.count) && lines.allSatisfy { self[$0].commas == 0 }
  }

  private func isVerseLine(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    guard line.kind == .text || line.kind == .glyph, line.level == 0, line.lead == nil,
      line.count <= 18, line.stops == 0, !HeadlineShape(text, index).isBanner
    else { return false }
    return index + 1 == count || self[index + 1].kind != .byline
  }

  /// A name between a headline and the prose or verse below it: `林秋水`, `林 秋`, `林秋水 著`.
  private func isAuthorLine(_ text: PageText, _ index: Int) -> Bool {
    guard index > 0, isTitleLike(text, index - 1) else { return false }
    var next = index + 1
    // A photo may stand between author and body.
    while next < count, next < index + 4, self[next].kind == .caption || self[next].kind == .credit
    {
      next += 1
    }
    guard next < count, self[next].kind == .text else { return false }
    let range = text.range(index)
    if Self.isOffice(text, range) { return self[next].hanCount >= 8 }
    guard self[next].lead == nil else { return false }
    if let last = range.last, range.count >= 3, text.followsGap(last),
      Self.authorVerbs.contains(text.scalars[last])
    {
      return Self.isName(text, range.dropLast(), bond: 9)
    } else if Byline.organisation(text, range) > 0,
      self[next].hanCount >= 8
        || HeadingScore.isNumbered(text.scalars, text.range(next))
    {
      return Byline(text, range)?.people.count == 1
    } else {
      // Names of four authors, with blanks, take no more.
      guard range.count <= 12 else { return false }
      // Two short headings follow each other as a name and verse do.
      let below = self[next]
      let isProse =
        below.hanCount >= 12 && (below.width > self[index - 1].width || below.ending == .stop)
      guard
        isProse || isAboveVerse(text, index) || isAboveVerse(text, index + 1)
          || isAboveSection(text, next)
      else { return false }
      if isProse, Self.areAuthors(text, range, isLong: below.count >= 30) { return true }
      if isProse, Self.isSpacedName(text, range) || isPenName(text, index, below: next) {
        return true
      }
    }
    return Self.isName(text, range)
  }

  /// Two characters that form no word, between a headline that opens a piece and its prose: a pen name.
  private func isPenName(_ text: PageText, _ index: Int, below: Int) -> Bool {
    let scalars = text.scalars
    let range = text.range(index)
    guard range.count == 2, self[index].level == 0, self[index].hanCount == 2,
      self[index - 1].count >= 4, self[index - 1].kind == .text,
      index < 2 || self[index - 2].kind != .text || self[index - 2].isComplete,
      self[below].hanCount >= 12
    else { return false }
    return CharacterPairs.shared.affinity(scalars[range.lowerBound], scalars[range.lowerBound + 1])
      < 0 && !PersonNames.isWord(scalars, range)
  }

  /// Whether a line is a section's heading: short, and above far longer prose.
  private func isAboveSection(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    guard index + 1 < count, (4...16).contains(line.count), line.ending == .broken,
      line.stops + line.commas == 0, self[index + 1].kind == .text, self[index + 1].lead == nil
    else { return false }
    let below = self[index + 1]
    return below.hanCount >= 16 && 2 * below.width > 3 * line.width
      && (below.level == 0 && (line.level > 0 || below.commas + below.stops > 0))
  }

  /// Whether a stretch above prose is several names apart by blanks, or above a long paragraph a name
  /// of three characters that looks like words.
  private static func areAuthors(_ text: PageText, _ range: Range<Int>, isLong: Bool) -> Bool {
    if range.count == 3 {
      return isLong && Surnames.frequent.contains(text.scalars[range.lowerBound])
        && isName(text, range, bond: 5)
    }
    let pieces = text.pieces(range)
    guard (2...6).contains(pieces.count), let names = PersonNames.join(text.scalars, pieces),
      (2...4).contains(names.count), names.allSatisfy({ (2...3).contains($0.count) })
    else { return false }
    let known = names.count { PersonNames.isSurname(text.scalars[$0.lowerBound]) }
    return isName(text, names[0]) && known + 1 >= names.count
  }

  /// Two characters set apart that form no word: a pen name has no surname.
  private static func isSpacedName(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    guard range.count == 2, let first = range.first, text.followsGap(first + 1),
      Glyph.isHan(scalars[first]), Glyph.isHan(scalars[first + 1])
    else { return false }
    return CharacterPairs.shared.affinity(scalars[first], scalars[first + 1]) < 1
      && !PersonNames.isWord(scalars, range)
  }

  /// Whether an office signs, or another paper: `工人评论员`, `据《农民日报》`.
  static func isOffice(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard (3...14).contains(range.count), let first = range.first, let last = range.last
    else { return false }
    if text.scalars[first] == 0x636E, text.scalars[first + 1] == Glyph.openTitle {  // 据《
      return text.scalars[last] == Glyph.closeTitle
    }
    return offices.lengthEnding(in: text.scalars, range) > 0 && text.pieces(range).count == 1
  }

  private static let offices: PhraseList = [
    "评论员", "观察员", "编辑部", "报道组", "通讯组", "调研组", "课题组", "写作组", "编写组", "批判组", "社论",
  ]

  /// Whether four lines of verse or more stand below a line, none of which is a name itself.
  private func isAboveVerse(_ text: PageText, _ index: Int) -> Bool {
    let verse = index + 1..<index + 5
    return verse.upperBound <= count
      && verse.allSatisfy {
        isVerseLine(text, $0) && self[$0].hanCount >= 4 && !Self.isName(text, text.range($0))
      }
  }

  /// Whether a line can be a headline's last.
  private func isTitleLike(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    guard line.kind == .text || line.kind == .glyph && line.hanCount == 2, line.lead == nil,
      (2...28).contains(line.count)
    else { return false }
    return line.level > 0 || HeadingScore.isRemark(text, index)
      || (line.ending != .stop && line.ending != .pause && line.stops == 0)
  }

  /// Whether a stretch is one name: a surname, and characters that form no word.
  ///
  /// `limit` is how closely the characters of a name may belong together.
  static func isName(_ text: PageText, _ range: Range<Int>, bond limit: Float = 2.5) -> Bool {
    guard let first = range.first, (2...4).contains(range.count) else { return false }
    let scalars = text.scalars
    guard range.allSatisfy({ Glyph.isHan(scalars[$0]) }),
      let names = PersonNames.join(scalars, text.pieces(range)),
      names.count == 1, !PersonNames.isWord(scalars, names[0])
    else { return false }
    if range.count == 4 { return PersonNames.isCompoundSurname(scalars, first) }
    guard PersonNames.isSurname(scalars[first]) else { return false }
    // Parents choose words: the last two of three characters often are one.
    let bond = CharacterPairs.shared.affinity(scalars[first], scalars[first + 1])
    let isSpaced = text.pieces(range).count == range.count
    return bond < (isSpaced ? Swift.max(4, limit) : limit)
  }

  /// An organisation, a place with a name, or a day, below the last sentence and above what begins
  /// anew.
  private func isSignature(_ text: PageText, _ index: Int) -> Bool {
    guard index > 0, self[index].level == 0 else { return false }
    var range = text.range(index)
    if isBracketed(text, index) { range = range.dropFirst().dropLast() }
    let before = self[index - 1]
    let isBelowBody =
      before.kind == .text && (before.count >= 8 || isBracketed(text, index))
      && (before.ending == .stop || before.isWholeParticular)
    if before.kind == .signature, Self.isDay(text, range) { return true }
    guard isBelowBody else { return false }
    if Byline.organisation(text, range) > 0, let byline = Byline(text, range),
      byline.people.count <= 4
    {
      return true
    }
    if Self.isEditor(text, range) { return true }
    if standsAlone(text, index), Self.areNames(text, range), !isAboveAuthor(text, index) {
      return true
    }
    guard Self.isInstitution(text, range), text.pieces(range).count == 1 else { return false }
    // A headline may end so as well: a signature stands above a short line, or the end.
    guard index + 1 < count else { return true }
    let next = self[index + 1]
    // Who stands above what: a report's headline on two lines.
    if range.count <= 6, index + 2 < count, self[index + 2].lead != nil { return false }
    return next.kind != .text && next.kind != .byline
      || next.kind == .text && next.lead == nil && next.count <= 26 && next.ending != .stop
        && next.commas == 0
  }

  /// `——编者`: the desk signs.
  private static func isEditor(_ text: PageText, _ range: Range<Int>) -> Bool {
    var first = range.lowerBound
    while first < range.upperBound, text.scalars[first] == Glyph.dash { first += 1 }
    let name = first..<range.upperBound
    return editors.lengthStanding(in: text.scalars, at: first, end: range.upperBound) == name.count
  }

  private static let editors: PhraseList = ["编者", "编辑", "本报编辑部", "编辑部", "译者", "作者"]

  /// Whether no prose goes on below a line: what comes is another heading, or no text.
  private func standsAlone(_ text: PageText, _ index: Int) -> Bool {
    guard index + 1 < count else { return true }
    let next = self[index + 1]
    return next.kind != .text || next.lead != nil || next.brief != 0 || next.level > 0
      || next.count <= 30 && next.ending != .stop && next.stops == 0 && next.commas <= 1
  }

  /// Whether the next line names an author, so that this is a headline.
  private func isAboveAuthor(_ text: PageText, _ index: Int) -> Bool {
    guard index + 2 < count else { return false }
    return self[index + 1].kind == .byline
      || Self.isName(text, text.range(index + 1)) && self[index + 2].hanCount >= 12
  }

  /// Whether a stretch is one name or a few, apart by blanks.
  private static func areNames(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard range.count <= 12 else { return false }
    if isName(text, range) { return true }
    let pieces = text.pieces(range)
    return (2...4).contains(pieces.count) && pieces.allSatisfy { isName(text, $0) }
  }

  /// Takes the names that a blank sets apart behind a paragraph's last full stop, or that a role stands
  /// before, for its signature: `…受到好评。 李明`, `…友谊路。本报记者 李明`.
  mutating func settleEndNames(_ text: PageText) {
    for index in indices
    where self[index].stops > 0 && self[index].ending == .broken && self[index].kind == .text {
      guard self[index].endSignature == nil, isLast(text, index) else { continue }
      let range = text.range(index)
      guard let stop = range.suffix(32).last(where: { Glyph.isStop(text.scalars[$0]) }),
        stop + 1 < range.upperBound
      else { continue }
      let names = stop + 1..<range.upperBound
      if Byline.roleLength(text.scalars, at: stop + 1, end: range.upperBound) > 0 {
        guard let byline = Byline(text, names), !byline.isCreditOnly,
          byline.people.allSatisfy({ Lead.isName(text.scalars, $0.name) })
        else { continue }
      } else {
        // Where wrapped lines are joined by blanks, one says nothing.
        let words = Swift.min(stop, range.lowerBound + (self[index].lead?.length ?? 0))..<stop
        let gaps = words.dropFirst().count {
          text.followsGap($0) && Glyph.isHan(text.scalars[$0]) && Glyph.isHan(text.scalars[$0 - 1])
        }
        guard text.followsGap(stop + 1), gaps <= 1, Self.areNames(text, names) else { continue }
      }
      self[index].endSignature = names
      self[index].ending = .stop
    }
  }

  /// Whether a line may be an article's last, by what comes below it.
  private func isLast(_ text: PageText, _ index: Int) -> Bool {
    guard index + 1 < count else { return true }
    let next = self[index + 1]
    if next.kind != .text || next.lead != nil || next.brief != 0 || next.level > 0 { return true }
    // A line of a column is short itself: what stands below has to begin something.
    return text.lines[index + 1].followsBlank
      || standsAlone(text, index)
        && (self[index].count >= 40 || index + 2 < count && self[index + 2].lead != nil)
  }

  /// Whether a stretch is the name of a body: `市供电公司`.
  static func isInstitution(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count >= 4 && range.allSatisfy { Glyph.isHan(text.scalars[$0]) }
      && institutions.lengthEnding(in: text.scalars, range) > 0
  }

  private func isBracketed(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    guard range.count > 2, let first = range.first, let last = range.last else { return false }
    return text.scalars[first] == Glyph.openParen && text.scalars[last] == Glyph.closeParen
  }

  /// `2022年5月8日` and nothing else.
  private static func isDay(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard let last = range.last, text.scalars[last] == 0x65E5 else { return false }  // 日
    return range.allSatisfy {
      let scalar = text.scalars[$0]
      return Glyph.isDigit(scalar) || dayScalars.contains(scalar)
    }
  }

  private static let dayScalars = ScalarSet(
    "年月日〇一二三四五六七八九十".unicodeScalars.map(\.value))
  private static let authorVerbs = ScalarSet(
    "著文作撰".unicodeScalars.map { Folding.simplified($0.value) })

  /// Words that end the name of one who signs.
  private static let institutions: PhraseList = [
    "局", "委员会", "公司", "中心", "办公室", "法院", "检察院", "银行", "支队", "大队", "协会", "编辑部",
    "人民政府", "管理处", "学校", "大学", "医院", "总队", "指挥部", "领导小组", "有限公司", "供电公司",
    "报道组", "通讯组", "广播站", "宣传部", "宣传科", "报道员", "文化馆", "文化站",
    "厂", "店", "农场", "林场", "学院", "商场", "集团", "门市部", "服务部", "经营部", "合作社", "宾馆", "酒店", "电视台",
    "电台", "报社", "杂志社", "出版社", "筹备组", "筹备处",
  ]
}
