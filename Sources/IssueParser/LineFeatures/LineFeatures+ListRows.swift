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

  /// `清水县交通局 二件`, `爱心市民林女士 苹果15吨`: who or what, a blank, and last a number with
  /// its measure word.
  func isAmount(_ text: PageText, _ index: Int) -> Bool {
    let cells = cells(text, index, most: 40)
    guard (2...4).contains(cells.count), self[index].lead == nil, let amount = cells.last,
      cells[0].contains(where: { Glyph.isHan(text.scalars[$0]) })
    else { return false }
    return LineForm.endsInAmount(text.scalars, amount)
  }

  /// `总投资:8.6亿元`, `- 隧洞:11座,总长9.34公里`: a word, a colon and a figure, behind a mark or
  /// none.
  func isFigureOfList(_ text: PageText, _ index: Int) -> Bool {
    var range = text.range(index)
    if let mark = range.first, !Glyph.isHan(text.scalars[mark]) { range = range.dropFirst() }
    guard self[index].kind == .text, self[index].level == 0, range.count <= 30,
      self[index].stops == 0,
      let colon = range.prefix(9).dropFirst(2).first(where: { text.scalars[$0] == Glyph.colon }),
      colon + 1 < range.upperBound
    else { return false }
    return Glyph.isDigit(text.scalars[colon + 1])
      && (range.lowerBound..<colon).allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  /// `9月11日 第28届农产品博览会`, `9月11日(周四)19:30 折子戏专场 人民剧院 票价:20元`: a day, a
  /// blank, and what is then.
  func isDayOfList(_ text: PageText, _ index: Int) -> Bool {
    let cells = cells(text, index, most: 80)
    guard cells.count >= 2, cells[1].count >= 4 else { return false }
    let day = LineForm.lengthOfDay(text.scalars, cells[0])
    guard day > 0 else { return false }
    if cells.count == 2, cells[0].count <= 12, self[index].count <= 40 { return true }
    return cells[0].dropFirst(day).allSatisfy {
      Glyph.isDigit(text.scalars[$0]) || Self.ofHours.contains(text.scalars[$0])
    }
  }

  /// What stands behind a day besides digits: the weekday, the hours, the last of several days.
  private static let ofHours: ScalarSet = "(周星期一二三四五六日):-~至上下午早晚时点半分月"

  /// `一、捐款` right above a row is the name of a part of the list, a row as well.
  mutating func settleParts(_ text: PageText) {
    for index in indices.dropLast()
    where self[index].kind == .text && self[index].level == 0 && self[index + 1].isRow
      && LineForm.namesListPart(text.scalars, text.range(index))
    {
      self[index].isRow = true
      self[index].ending = .stop
    }
  }

  /// Whether a line names a table or a list of which rows stand right below: `第四届运动会奖牌榜`.
  func namesTable(_ text: PageText, _ index: Int) -> Bool {
    guard self[index].kind == .text, self[index].ending == .broken || self[index].level > 0,
      (3...40).contains(self[index].count), isAboveRows(text, index)
    else { return false }
    let range = LineForm.withoutBracket(text.scalars, text.range(index))
    return Self.tables.lengthEnding(in: text.scalars, range) > 0
      || Self.inNumbers.lengthStanding(
        in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
  }

  /// Whether rows stand right below a line, or below a remark in brackets, or below the table's
  /// head of words alone.
  private func isAboveRows(_ text: PageText, _ index: Int) -> Bool {
    var next = index + 1
    if next < count, LineForm.isBracketed(text.scalars, text.range(next)) { next += 1 }
    guard next < count else { return false }
    return self[next].isRow
      || next + 1 < count && self[next].pieceCount > 1 && self[next + 1].isRow
  }

  /// What boxes of figures begin with: `数说5月物价`.
  private static let inNumbers: PhraseList = ["数说", "数读", "数看"]

  /// What tables and lists are called.
  private static let tables: PhraseList = [
    "奖牌榜", "积分榜", "排行榜", "射手榜", "光荣榜", "一览表", "统计表", "对照表", "成绩表", "时刻表", "价格表", "赛程表", "名单", "名录",
    "公示", "预告", "行情", "牌价", "战况", "赛程", "成绩",
  ]
}
