// What one row of a list holds that a paper prints under the list's name: who holds which office,
// who gave how much, what is when. One such row may be a headline; several one below the other are
// none, and the passes over the page's lines make rows of them.

/// A line that may be a row of a list or a table, told by itself.
struct ListRow {
  private let text: PageText
  private let line: LineFeatures
  /// Which of the page's lines it is.
  let index: Int
  private let range: Range<Int>
  /// What blanks part in a line of text; nothing where it is ranked or holds a stop or a comma, but
  /// for those of numbers and remarks: `32,650元`, `林秋水（女，回族）`.
  private let cells: [Range<Int>]

  init(_ text: PageText, _ lines: [LineFeatures], _ index: Int) {
    self.text = text
    self.index = index
    line = lines[index]
    range = text.range(index)
    let mayBeParted =
      line.kind == .text && line.pieceCount >= 2 && line.level == 0 && line.count <= Self.longest
      && line.stops == 0 && (line.commas == 0 || !Self.pauses(text, range))
    cells = mayBeParted ? text.pieces(range) : []
  }

  /// No row of any list has more scalars.
  private static let longest = 80

  /// The cells of a row that has so many scalars at most.
  func cells(most: Int) -> [Range<Int>] { line.count <= most ? cells : [] }

  /// `林秋水（女） 清水县气象站站长`: a name, a blank, and the post of whom it names.
  var isHolder: Bool {
    let cells = cells(most: 40)
    guard (2...4).contains(cells.count), line.lead == nil, let post = cells.last,
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
  var isHolderForPlace: Bool {
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
  var isWork: Bool {
    let cells = cells(most: 48)
    guard cells.count >= 2, line.lead == nil, let work = cells.first else { return false }
    return text.scalars[work.lowerBound] == Glyph.openTitle
      && text.scalars[work.upperBound - 1] == Glyph.closeTitle
  }

  /// `组织创新奖：清水农商银行`: a prize, a colon and who got it.
  var isPrize: Bool {
    guard line.kind == .text, line.level == 0, line.stops == 0,
      range.count <= 60, let words = text.label(index), (3...10).contains(words.count)
    else { return false }
    return text.scalars[words.upperBound - 1] == "奖"
  }

  /// `万永红 马建军 王 芳（女，土家族）`: names, with what brackets say of them.
  var isRowOfPeople: Bool {
    guard line.lead == nil else { return false }
    let whole = cells(most: 60)
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
  var isAmount: Bool {
    let cells = cells(most: 40)
    guard (2...4).contains(cells.count), line.lead == nil, let amount = cells.last,
      cells[0].contains(where: { Glyph.isHan(text.scalars[$0]) })
    else { return false }
    return LineForm.endsInAmount(text.scalars, amount)
  }

  /// `旅游接待人数 312万人次`: what is counted, a blank, and how much it is in figures.
  var isNumber: Bool {
    let cells = cells(most: 40)
    guard cells.count == 2, cells[0].count >= 4, Glyph.isDigit(text.scalars[cells[1].lowerBound])
    else { return false }
    return isAmount && cells[0].allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  /// `1926亿元 2022年地区生产总值`, `6.5%以上 增长目标`: a number with what it counts in, a blank,
  /// and what it counts.
  var isFigure: Bool {
    let cells = cells(most: 30)
    guard (2...4).contains(cells.count), line.lead == nil, cells[0].count <= 8,
      Glyph.isDigit(text.scalars[cells[0].lowerBound]), let name = cells.last, name.count >= 4
    else { return false }
    return name.allSatisfy { Glyph.isHan(text.scalars[$0]) || Glyph.isDigit(text.scalars[$0]) }
      && Glyph.isHan(text.scalars[name.upperBound - 1])
  }

  /// `总投资:8.6亿元`, `- 隧洞:11座,总长9.34公里`: a word, a colon and a figure, behind a mark or
  /// none.
  var isLabelledFigure: Bool {
    var range = range
    if let mark = range.first, !Glyph.isHan(text.scalars[mark]) { range = range.dropFirst() }
    guard line.kind == .text, line.level == 0, range.count <= 30, line.stops == 0,
      let colon = Glyph.firstColon(text.scalars, range.prefix(9).dropFirst(2)),
      colon + 1 < range.upperBound
    else { return false }
    return Glyph.isDigit(text.scalars[colon + 1])
      && (range.lowerBound..<colon).allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  /// `- 男子组:1.市公安局 2.市教育局`: a mark, a word, a colon and what is listed.
  var isItem: Bool {
    guard line.kind == .text, line.level == 0, let mark = range.first,
      Self.bullets.contains(text.scalars[mark]),
      let colon = Glyph.firstColon(text.scalars, range.prefix(10))
    else { return false }
    return colon > mark + 2 && (mark + 1..<colon).allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  private static let bullets = ScalarSet("-•·●▪*".unicodeScalars.map { Glyph.plain($0.value) })

  /// `20:00`, `次日2:30`: when something is broadcast.
  private static func isHour(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let day = nextDays.lengthBeginning(in: scalars, range)
    let hour = range.dropFirst(day)
    guard (4...5).contains(hour.count), scalars[hour.upperBound - 3] == Glyph.colon else {
      return false
    }
    return hour.allSatisfy { Glyph.isDigit(scalars[$0]) || $0 == hour.upperBound - 3 }
  }

  private static let nextDays: PhraseList = ["次日", "今日", "明日", "今晚", "明晚", "明晨", "次日凌晨"]

  /// `9月11日 第28届农产品博览会`, `9月11日(周四)19:30 折子戏专场 人民剧院 票价:20元`: a day, a
  /// blank, and what is then.
  var isDay: Bool {
    let cells = cells(most: 80)
    guard cells.count >= 2, cells[1].count >= 4 else { return false }
    if Self.isHour(text.scalars, cells[0]) { return line.count <= 40 }
    let day = LineForm.lengthOfDay(text.scalars, cells[0])
    guard day > 0 else { return false }
    if cells.count == 2, cells[0].count <= 12, line.count <= 40 { return true }
    return cells[0].dropFirst(day).allSatisfy {
      Glyph.isDigit(text.scalars[$0]) || Self.ofHours.contains(text.scalars[$0])
    }
  }

  /// What stands behind a day besides digits: the weekday, the hours, the last of several days.
  private static let ofHours: ScalarSet = "(周星期一二三四五六日):-~至上下午早晚时点半分月"

  /// `林秋水（女） 周 原 夏清`, `林秋水`: names and nothing else, with what brackets say of them.
  var namesHolders: Bool {
    guard line.level == 0, line.lead == nil, line.count <= 60, line.stops == 0 else { return false }
    let pieces = text.pieces(range).map { LineForm.withoutBracket(text.scalars, $0) }
    guard pieces.allSatisfy({ $0.count <= 4 }), let names = PersonNames.join(text.scalars, pieces)
    else { return false }
    return names.allSatisfy {
      (2...4).contains($0.count) && PersonNames.isSurname(text.scalars[$0.lowerBound])
    }
  }

  /// `秘书长 林秋水（女）`: a post, a blank and who holds it.
  var isHolderBehindPost: Bool {
    let cells = cells(most: 20)
    guard cells.count >= 2, let last = cells.last else { return false }
    let name = LineForm.withoutBracket(text.scalars, last)
    return (2...4).contains(name.count) && PersonNames.isSurname(text.scalars[name.lowerBound])
      && Signers.endsInPost(text.scalars, cells[0].lowerBound..<name.lowerBound)
  }

  /// Whether brackets at a line's end say how names are ordered.
  var tellsOrder: Bool {
    let name = LineForm.withoutBracket(text.scalars, range)
    return name.count < range.count && name.count <= 20
      && Self.orders.occurs(in: text.scalars, name.upperBound..<range.upperBound)
  }

  private static let orders: PhraseList = ["按姓氏", "按姓名", "排名不分先后", "以姓氏", "笔画为序"]

  /// `土豆 新鲜 1.50 平` right below a row: as many cells, one of them a number.
  func isLike(_ above: LineFeatures) -> Bool {
    let cells = cells(most: 40)
    return cells.count >= 3 && cells.count == above.pieceCount
      && line.lead == nil && cells.allSatisfy { $0.count <= 12 }
      && cells.contains { Glyph.isDigit(text.scalars[$0.lowerBound]) }
  }

  /// Whether a cell is a number and nothing else but a mark or two, or numbers each with what it
  /// counts: `6胜0负`, `12分`.
  func isNumber(_ cell: Range<Int>) -> Bool {
    let digits = cell.count { Glyph.isDigit(text.scalars[$0]) }
    let words = cell.count { Glyph.isHan(text.scalars[$0]) }
    return digits > 0
      && (words == 0 || words <= digits && Glyph.isDigit(text.scalars[cell.lowerBound]))
      && !cell.contains { Glyph.isLetter(text.scalars[$0]) }
  }

  /// `1美元 6.8296`: a word, a blank, a number.
  var isPair: Bool {
    let cells = cells(most: 24)
    guard cells.count == 2, cells[0].contains(where: { Glyph.isHan(text.scalars[$0]) }) else {
      return false
    }
    return cells[1].prefix(2).contains { Glyph.isDigit(text.scalars[$0]) }
      && cells[1].count { Glyph.isHan(text.scalars[$0]) } <= 1
  }

  /// `采煤一队 计划36000吨 实际38214吨`: a word, and figures that words or units go with.
  var isRowOfFigures: Bool {
    let cells = cells(most: 40)
    return cells.count >= 3 && line.lead == nil && cells.allSatisfy { $0.count <= 12 }
      && cells.dropFirst().allSatisfy { $0.contains { Glyph.isDigit(text.scalars[$0]) } }
  }

  /// Whether a comma stands outside brackets and not behind a digit.
  private static func pauses(_ text: PageText, _ range: Range<Int>) -> Bool {
    var isOpen = false
    return range.dropFirst().contains { place in
      let scalar = text.scalars[place]
      if scalar == Glyph.openParen || scalar == Glyph.closeParen {
        isOpen = scalar == Glyph.openParen
      }
      return !isOpen && Glyph.isPause(scalar) && scalar != Glyph.enumerationComma
        && !Glyph.isDigit(text.scalars[place - 1])
    }
  }

  /// `清水县 林秋 周 原 夏清`: a place or a body, and names of people.
  var isRowOfNames: Bool {
    let pieces = cells(most: 60)
    guard line.lead == nil, pieces.count >= 3, (2...12).contains(pieces[0].count),
      Self.bodies.contains(text.scalars[pieces[0].upperBound - 1]),
      pieces.dropFirst().allSatisfy({ $0.count <= 3 }),
      let names = PersonNames.join(text.scalars, pieces.dropFirst().map { $0 }), names.count >= 2
    else { return false }
    return names.allSatisfy { PersonNames.isSurname(text.scalars[$0.lowerBound]) }
  }

  /// What the names of places and bodies end with.
  private static let bodies: ScalarSet = "省市县区乡镇村局厂校院队部处站所组矿场行店社班级系委会司"

  /// `红旗影院:《渡江》《归来》`: where, and works.
  var isRowOfWorks: Bool {
    guard text.signs[index].contains(.colon), line.kind == .text,
      (6...60).contains(range.count),
      let colon = Glyph.firstColon(text.scalars, range.dropFirst(2).prefix(8)),
      colon + 2 < range.upperBound
    else { return false }
    return text.scalars[colon + 1] == Glyph.openTitle
      && text.scalars[range.upperBound - 1] == Glyph.closeTitle
  }
}
