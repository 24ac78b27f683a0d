// What only several lines side by side show: rows of a table with two cells, rows of names,
// numbered captions, briefs whose headlines run into their text.

extension [LineFeatures] {
  /// Three or more lines of a word and a number are a table, as are two or more of a place and
  /// names: each row is whole.
  mutating func settleRows(_ text: PageText) {
    for index in indices where self[index].kind == .text && self[index].ending == .broken {
      // `获奖名单:林秋、周原、夏清` is whole above a line that begins anew.
      if LineForm.listsNames(text, index) { self[index].ending = .stop }
    }
    // A row has cells, or a colon.
    let listed = indices.filter {
      self[$0].kind == .text && (self[$0].pieceCount > 1 || text.signs[$0].contains(.colon))
    }
    settleRuns(
      of: listed.filter { isPair(text, $0) || isAmount(text, $0) || isFigure(text, $0) }, least: 3)
    settleRuns(of: listed.filter { isRowOfFigures(text, $0) }, least: 3)
    settleRuns(of: listed.filter { isFigureOfList(text, $0) }, least: 3)
    settleRuns(of: listed.filter { isDayOfList(text, $0) }, least: 3)
    settleRuns(of: listed.filter { isItemOfList(text, $0) }, least: 2)
    settleRuns(of: listed.filter { isHolder(text, $0) }, least: 3)
    settleRuns(of: listed.filter { isHolderForPlace(text, $0) }, least: 3)
    settleRuns(of: listed.filter { isRowOfNames(text, $0) }, least: 2)
    settleRuns(of: listed.filter { isRowOfPeople(text, $0) }, least: 2)
    settleRuns(of: listed.filter { isRowOfWorks(text, $0) }, least: 2)
    settleRuns(of: listed.filter { isWorkOfList(text, $0) }, least: 2)
    settleRuns(of: listed.filter { isPrizeOfList(text, $0) }, least: 2)
    settleTables(text)
    settleParts(text)
  }

  /// Makes rows of so many of some lines or more that stand side by side.
  private mutating func settleRuns(of lines: [Int], least: Int) {
    var first = 0
    for next in 1..<lines.count + 1 {
      if next < lines.count, lines[next] == lines[next - 1] + 1 { continue }
      if next - first >= least {
        for row in lines[first..<next] { makeRow(row) }
      }
      first = next
    }
  }

  /// `1美元 6.8296`: a word, a blank, a number.
  private func isPair(_ text: PageText, _ index: Int) -> Bool {
    let cells = cells(text, index, most: 24)
    guard cells.count == 2, cells[0].contains(where: { Glyph.isHan(text.scalars[$0]) }) else {
      return false
    }
    return cells[1].prefix(2).contains { Glyph.isDigit(text.scalars[$0]) }
      && cells[1].count { Glyph.isHan(text.scalars[$0]) } <= 1
  }

  /// `采煤一队 计划36000吨 实际38214吨`: a word, and figures that words or units go with.
  private func isRowOfFigures(_ text: PageText, _ index: Int) -> Bool {
    let cells = cells(text, index, most: 40)
    return cells.count >= 3 && self[index].lead == nil && cells.allSatisfy { $0.count <= 12 }
      && cells.dropFirst().allSatisfy { $0.contains { Glyph.isDigit(text.scalars[$0]) } }
  }

  /// What blanks part in a line of text that may be a table's row, of so many scalars at most;
  /// nothing where it is ranked or holds a stop or a comma, but for those of numbers and remarks:
  /// `32,650元`, `林秋水（女，回族）`.
  func cells(_ text: PageText, _ index: Int, most: Int) -> [Range<Int>] {
    let line = self[index]
    guard line.kind == .text, line.pieceCount >= 2, line.level == 0, line.count <= most,
      line.stops == 0, line.commas == 0 || !pauses(text, text.range(index))
    else { return [] }
    return text.pieces(text.range(index))
  }

  /// Whether a comma stands outside brackets and not behind a digit.
  private func pauses(_ text: PageText, _ range: Range<Int>) -> Bool {
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

  /// Whether a line is text in pieces without a mark outside brackets, as rows of names are.
  func mayHoldNames(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    return line.kind == .text && line.pieceCount >= 2 && line.count <= 60 && line.level == 0
      && line.stops == 0 && line.lead == nil
      && (line.commas == 0 || !pauses(text, text.range(index)))
  }

  /// `清水县 林秋 周 原 夏清`: a place or a body, and names of people.
  private func isRowOfNames(_ text: PageText, _ index: Int) -> Bool {
    guard mayHoldNames(text, index) else { return false }
    let pieces = text.pieces(text.range(index))
    guard pieces.count >= 3, (2...12).contains(pieces[0].count),
      LineFeatures.places.contains(text.scalars[pieces[0].upperBound - 1]),
      pieces.dropFirst().allSatisfy({ $0.count <= 3 }),
      let names = PersonNames.join(text.scalars, pieces.dropFirst().map { $0 }), names.count >= 2
    else { return false }
    return names.allSatisfy { PersonNames.isSurname(text.scalars[$0.lowerBound]) }
  }

  /// `红旗影院:《渡江》《归来》`: where, and works.
  private func isRowOfWorks(_ text: PageText, _ index: Int) -> Bool {
    let range = text.range(index)
    guard text.signs[index].contains(.colon), self[index].kind == .text,
      (6...60).contains(range.count),
      let colon = Glyph.firstColon(text.scalars, range.dropFirst(2).prefix(8)),
      colon + 2 < range.upperBound
    else { return false }
    return text.scalars[colon + 1] == Glyph.openTitle
      && text.scalars[range.upperBound - 1] == Glyph.closeTitle
  }

  /// `①…`, `②…` one below the other are captions where one of them, or the line below, says who
  /// took the photos.
  mutating func settleNumberedCaptions(_ text: PageText) {
    var first = 0
    // How many captions were found so far: text may part the photos.
    var known = 0
    while first < count {
      var end = first
      let number = self.number(text, first)
      let base = known > 0 && number == known + 1 ? number : 1
      while end < count, end - first < 12, self.number(text, end) == end - first + base {
        end += 1
      }
      let run = first..<end
      first = Swift.max(end, first + 1)
      guard run.count >= 2 else {
        if run.count == 1, end < count, self[end].kind == .credit,
          holdsNumbers(text, run.lowerBound)
        {
          self[run.lowerBound].kind = .caption
        }
        continue
      }
      let isSigned =
        run.contains { self[$0].kind == .caption }
        || end < count && self[end].kind == .credit || isByPhotographer(text, above: run.lowerBound)
      guard isSigned, run.allSatisfy({ self[$0].count <= 60 && self[$0].lead == nil }) else {
        continue
      }
      for line in run { self[line].kind = .caption }
      known = base + run.count - 1
    }
  }

  /// Whether a byline a few lines above says that who wrote took the photos too: `林秋 文／图`.
  private func isByPhotographer(_ text: PageText, above line: Int) -> Bool {
    (Swift.max(0, line - Self.farthestByline)..<line).contains {
      self[$0].kind == .byline && Byline(text, text.range($0))?.tookPhotos == true
    }
  }

  private static let farthestByline = 16

  /// Whether captions of several pictures stand in one line, each behind its number.
  private func holdsNumbers(_ text: PageText, _ index: Int) -> Bool {
    self[index].lead == nil && self[index].count <= 200
      && text.scalars[text.range(index)].contains(0x2461)  // ②
  }

  /// Which of ①②③ stands first in a line; 0 if none does.
  private func number(_ text: PageText, _ index: Int) -> Int {
    guard let first = text.range(index).first, self[index].count >= 4 else { return 0 }
    let scalar = text.scalars[first]
    return (0x2460...0x2473).contains(scalar) ? Int(scalar) - 0x245F : 0
  }

  /// Two or more paragraphs that begin with a place, a colon, a headline and a blank open briefs,
  /// as do those that begin with a company and its number.
  mutating func openRunIns(_ text: PageText) {
    var openings: [(index: Int, body: Int)] = []
    for index in indices
    where self[index].kind == .text && self[index].pieceCount > 1 && self[index].level == 0
      && self[index].brief == 0 && self[index].lead == nil
    {
      guard let body = self[index].runInEnd(text, text.range(index)),
        isBelowWhole(index)
          || self[index - 1].count <= 12
      else { continue }
      openings.append((index, body))
    }
    guard openings.count > 1 else { return }
    for opening in openings {
      self[opening.index].brief = Glyph.colon
      let limit = Swift.min(text.scalars.count, opening.body + 120)
      self[opening.index].lead = Lead(text, at: opening.body, end: limit)
    }
  }
}

extension LineFeatures {
  /// Where the text begins behind a brief's own headline: `清水:农民进城学手艺 入春以来…`,
  /// `清水银行(600000) …`; nil if the line does not begin so.
  func runInEnd(_ text: PageText, _ range: Range<Int>) -> Int? {
    let scalars = text.scalars
    guard let gap = range.dropFirst(6).prefix(20).first(where: { text.followsGap($0) }),
      gap + 4 <= range.upperBound,
      // Where wrapped lines are joined by blanks, the first is no shorter than the others.
      pieceCount == 2 || text.width(range.lowerBound..<gap) + 6 < widestPiece
    else { return nil }
    let head = range.lowerBound..<gap
    if scalars[gap - 1] == Glyph.closeParen, head.count >= 10, scalars[gap - 8] == Glyph.openParen {
      return (gap - 7..<gap - 1).allSatisfy { Glyph.isDigit(scalars[$0]) } ? gap : nil
    }
    guard let colon = Glyph.firstColon(scalars, head.dropFirst(2).prefix(3)),
      head.prefix(colon - range.lowerBound).allSatisfy({ Glyph.isHan(scalars[$0]) }),
      (5...18).contains(gap - colon - 1),
      !Self.speakers.contains(scalars[colon - 1]),
      !(colon + 1..<gap).contains(where: {
        Glyph.isStop(scalars[$0]) || Glyph.isPause(scalars[$0]) || scalars[$0] == Glyph.colon
      }),
      Self.questions.lengthStanding(in: scalars, at: range.lowerBound, end: gap) == 0,
      Self.answers.lengthStanding(in: scalars, at: range.lowerBound, end: gap) == 0,
      Self.particulars.lengthStanding(in: scalars, at: range.lowerBound, end: gap) == 0,
      !(gap..<min(gap + 6, range.upperBound)).contains(where: { scalars[$0] == Glyph.colon })
    else { return nil }
    return gap
  }

  /// What stands before the colon of what somebody says or what a list holds.
  private static let speakers: ScalarSet = "说道出调示求为是有者长奖问答称下列括间点人位"

  /// `@清水老林:`: what somebody wrote on a network.
  static func isPost(_ text: PageText, _ range: Range<Int>) -> Bool {
    text.scalars[range.lowerBound] == 0x40
      && Glyph.firstColon(text.scalars, range.dropFirst(2).prefix(14)) != nil
  }

  /// What names of places and bodies end with, in rows of names.
  fileprivate static let places: ScalarSet = "省市县区乡镇村局厂校院队部处站所组矿场行店社班级系委会司"
}
