// What one row of a list holds that a paper prints under the list's name: who holds which office,
// who gave how much, what is when. One such row may be a headline; several one below the other are
// none.

extension [LineFeatures] {
  /// `林秋水（女） 清水县气象站站长`: a name, a blank, and the post of whom it names.
  func isHolder(_ text: PageText, _ index: Int) -> Bool {
    let cells = cells(text, index, most: 40)
    guard (2...4).contains(cells.count), self[index].lead == nil, let post = cells.last,
      post.count >= 2, Signers.endsInPost(text.scalars, post)
    else { return false }
    var name = cells[0]
    // `林 秋`: two characters with a blank are one name.
    if name.count == 1, cells.count > 2, cells[1].count == 1 {
      name = name.lowerBound..<cells[1].upperBound
    } else if let bracket = name.first(where: { text.scalars[$0] == Glyph.openParen }),
      text.scalars[name.upperBound - 1] == Glyph.closeParen
    {
      // `(女)`, `(回族)`
      name = name.lowerBound..<bracket
    }
    return (2...4).contains(name.count) && PersonNames.isSurname(text.scalars[name.lowerBound])
      && name.allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  /// `石坪镇:林秋水(镇党委书记)`: a place or a duty, a colon, a name, and its bearer's post.
  func isHolderForPlace(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    let range = text.range(index)
    guard line.kind == .text, line.level == 0, line.count <= 40, line.stops == 0,
      let colon = Glyph.firstColon(text.scalars, range.prefix(13))
    else { return false }
    let bearer = colon + 1..<range.upperBound
    let name = LineForm.withoutBracket(text.scalars, bearer)
    return (2...4).contains(name.count) && name.count + 2 < bearer.count
      && PersonNames.isSurname(text.scalars[name.lowerBound])
      && Signers.endsInPost(text.scalars, name.upperBound..<range.upperBound - 1)
  }

  /// `《会“喊渴”的花盆》 市北街小学 赵雨桐`: a work, a blank and whose it is.
  func isWorkOfList(_ text: PageText, _ index: Int) -> Bool {
    let cells = cells(text, index, most: 48)
    guard cells.count >= 2, self[index].lead == nil, let work = cells.first else { return false }
    return text.scalars[work.lowerBound] == Glyph.openTitle
      && text.scalars[work.upperBound - 1] == Glyph.closeTitle
  }

  /// `组织创新奖：清水农商银行`: a prize, a colon and who got it.
  func isPrizeOfList(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    guard self[index].kind == .text, self[index].level == 0, self[index].stops == 0,
      range.count <= 60, let words = text.label(index), (3...10).contains(words.count)
    else { return false }
    return text.scalars[words.upperBound - 1] == "奖"
  }

  /// `万永红 马建军 王 芳（女，土家族）`: names, with what brackets say of them.
  func isRowOfPeople(_ text: PageText, _ index: Int) -> Bool {
    guard mayHoldNames(text, index) else { return false }
    let whole = text.pieces(text.range(index))
    let pieces = whole.map { LineForm.withoutBracket(text.scalars, $0) }
    // Two are enough where brackets say of each where he is from.
    let isTold = zip(whole, pieces).allSatisfy { $0.count > $1.count + 3 }
    guard pieces.count >= (isTold ? 2 : 3), pieces.allSatisfy({ $0.count <= 4 }),
      let names = PersonNames.join(text.scalars, pieces), names.count >= (isTold ? 2 : 3)
    else { return false }
    return names.allSatisfy { PersonNames.isSurname(text.scalars[$0.lowerBound]) }
  }

  /// `清水县交通局 二件`, `爱心市民林女士 苹果15吨`: who or what, a blank, and last a number with
  /// its measure word.
  func isAmount(_ text: PageText, _ index: Int) -> Bool {
    let cells = cells(text, index, most: 40)
    guard (2...4).contains(cells.count), self[index].lead == nil, let amount = cells.last,
      cells[0].contains(where: { Glyph.isHan(text.scalars[$0]) })
    else { return false }
    return LineForm.endsInAmount(text.scalars, amount)
  }

  /// `1926亿元 2022年地区生产总值`, `6.5%以上 增长目标`: a number with what it counts in, a blank,
  /// and what it counts.
  func isFigure(_ text: PageText, _ index: Int) -> Bool {
    let cells = cells(text, index, most: 30)
    guard (2...4).contains(cells.count), self[index].lead == nil, cells[0].count <= 8,
      Glyph.isDigit(text.scalars[cells[0].lowerBound]), let name = cells.last, name.count >= 4
    else { return false }
    return name.allSatisfy { Glyph.isHan(text.scalars[$0]) || Glyph.isDigit(text.scalars[$0]) }
      && Glyph.isHan(text.scalars[name.upperBound - 1])
  }

  /// `总投资:8.6亿元`, `- 隧洞:11座,总长9.34公里`: a word, a colon and a figure, behind a mark or
  /// none.
  func isFigureOfList(_ text: PageText, _ index: Int) -> Bool {
    var range = text.range(index)
    if let mark = range.first, !Glyph.isHan(text.scalars[mark]) { range = range.dropFirst() }
    guard self[index].kind == .text, self[index].level == 0, range.count <= 30,
      self[index].stops == 0,
      let colon = Glyph.firstColon(text.scalars, range.prefix(9).dropFirst(2)),
      colon + 1 < range.upperBound
    else { return false }
    return Glyph.isDigit(text.scalars[colon + 1])
      && (range.lowerBound..<colon).allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  /// `- 男子组:1.市公安局 2.市教育局`: a mark, a word, a colon and what is listed.
  func isItemOfList(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    guard self[index].kind == .text, self[index].level == 0, let mark = range.first,
      Self.bullets.contains(text.scalars[mark]),
      let colon = Glyph.firstColon(text.scalars, range.prefix(10))
    else { return false }
    return colon > mark + 2 && (mark + 1..<colon).allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  private static let bullets = ScalarSet("-•·●▪*".unicodeScalars.map { Glyph.plain($0.value) })

  /// `20:00`, `次日2:30`: when something is broadcast.
  private func isHour(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let day = Self.nextDays.lengthBeginning(in: scalars, range)
    let hour = range.dropFirst(day)
    guard (4...5).contains(hour.count), scalars[hour.upperBound - 3] == Glyph.colon else {
      return false
    }
    return hour.allSatisfy { Glyph.isDigit(scalars[$0]) || $0 == hour.upperBound - 3 }
  }

  private static let nextDays: PhraseList = ["次日", "今日", "明日", "今晚", "明晚", "明晨", "次日凌晨"]

  /// `9月11日 第28届农产品博览会`, `9月11日(周四)19:30 折子戏专场 人民剧院 票价:20元`: a day, a
  /// blank, and what is then.
  func isDayOfList(_ text: PageText, _ index: Int) -> Bool {
    let cells = cells(text, index, most: 80)
    guard cells.count >= 2, cells[1].count >= 4 else { return false }
    if isHour(text.scalars, cells[0]) { return self[index].count <= 40 }
    let day = LineForm.lengthOfDay(text.scalars, cells[0])
    guard day > 0 else { return false }
    if cells.count == 2, cells[0].count <= 12, self[index].count <= 40 { return true }
    return cells[0].dropFirst(day).allSatisfy {
      Glyph.isDigit(text.scalars[$0]) || Self.ofHours.contains(text.scalars[$0])
    }
  }

  /// What stands behind a day besides digits: the weekday, the hours, the last of several days.
  private static let ofHours: ScalarSet = "(周星期一二三四五六日):-~至上下午早晚时点半分月"

  /// `一、捐款` right above a row is the name of a part of the list, a row as well, as is
  /// `主席团（共52名，按姓氏笔画为序）`; so is `秘书长 林秋水（女）` right below one.
  mutating func settleParts(_ text: PageText) {
    for index in indices.dropLast()
    where self[index].kind == .text && self[index].level == 0 && self[index + 1].isRow
      && (LineForm.namesListPart(text.scalars, text.range(index)) || tellsOrder(text, index))
    {
      makeRow(index)
    }
    for index in indices.dropFirst()
    where self[index - 1].isRow && (isHolderBehindPost(text, index) || isLikeRow(text, index)) {
      makeRow(index)
    }
  }

  mutating func makeRow(_ index: Int) {
    self[index].isRow = true
    self[index].ending = .stop
  }

  /// `秘书长 林秋水（女）`: a post, a blank and who holds it.
  private func isHolderBehindPost(_ text: PageText, _ index: Int) -> Bool {
    let cells = cells(text, index, most: 20)
    guard cells.count >= 2, let last = cells.last else { return false }
    let name = LineForm.withoutBracket(text.scalars, last)
    return (2...4).contains(name.count) && PersonNames.isSurname(text.scalars[name.lowerBound])
      && Signers.endsInPost(text.scalars, cells[0].lowerBound..<name.lowerBound)
  }

  /// Whether brackets at a line's end say how names are ordered.
  private func tellsOrder(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    let name = LineForm.withoutBracket(text.scalars, range)
    return name.count < range.count && name.count <= 20
      && Self.orders.occurs(in: text.scalars, name.upperBound..<range.upperBound)
  }

  private static let orders: PhraseList = ["按姓氏", "按姓名", "排名不分先后", "以姓氏", "笔画为序"]
}
