// What only several lines side by side show: rows of a table with two cells, rows of names,
// numbered captions.

extension [LineFeatures] {
  /// Three or more lines of a word and a number are a table, as are two or more of a place and
  /// names: each row is whole.
  mutating func settleRows(_ text: PageText) {
    for index in indices where self[index].kind == .text && self[index].ending == .broken {
      // `获奖名单:林秋、周原、夏清` is whole above a line that begins anew.
      if LineForm.listsNames(text, index) { self[index].ending = .stop }
    }
    // A row has cells, or a colon.
    let rows = indices.filter {
      self[$0].kind == .text && (self[$0].pieceCount > 1 || text.signs[$0].contains(.colon))
    }.map { ListRow(text, self, $0) }
    let amounts = rows.filter { $0.isPair || $0.isAmount || $0.isFigure }
    makeRows(of: amounts, least: 3)
    // Others of the same box may stand among another column.
    if amounts.contains(where: { self[$0.index].isRow }) {
      for row in amounts where row.isNumber { makeRow(row.index) }
    }
    makeRows(of: rows.filter { $0.isRowOfFigures }, least: 3)
    makeRows(of: rows.filter { $0.isLabelledFigure }, least: 3)
    makeRows(of: rows.filter { $0.isDay }, least: 3)
    makeRows(of: rows.filter { $0.isItem }, least: 2)
    makeRows(of: rows.filter { $0.isHolder }, least: 3)
    makeRows(of: rows.filter { $0.isHolderForPlace }, least: 3)
    makeRows(of: rows.filter { $0.isRowOfNames }, least: 2)
    makeRows(of: rows.filter { $0.isRowOfPeople }, least: 2)
    makeRows(of: rows.filter { $0.isRowOfWorks }, least: 2)
    makeRows(of: rows.filter { $0.isWork }, least: 2)
    makeRows(of: rows.filter { $0.isPrize }, least: 2)
    settleTables(text)
    settleOffices(text)
    settleParts(text)
  }

  /// `副主席` above the names of those who hold the office is a row, as these are, where two such
  /// offices or more stand on the page.
  private mutating func settleOffices(_ text: PageText) {
    let offices = indices.dropLast().filter {
      LineForm.namesOffice(text.scalars, text.range($0)) && self[$0].level == 0
        && ListRow(text, self, $0 + 1).namesHolders
    }
    guard offices.count >= 2 else { return }
    for office in offices {
      for line in [office, office + 1] {
        self[line].kind = .text
        makeRow(line)
      }
    }
  }

  /// Makes rows of so many of some lines or more that stand side by side.
  private mutating func makeRows(of rows: [ListRow], least: Int) {
    var first = 0
    for next in 1..<rows.count + 1 {
      if next < rows.count, rows[next].index == rows[next - 1].index + 1 { continue }
      if next - first >= least {
        for row in rows[first..<next] { makeRow(row.index) }
      }
      first = next
    }
  }

  /// `一、捐款` right above a row is the name of a part of the list, a row as well, as is
  /// `主席团（共52名，按姓氏笔画为序）`; so is `秘书长 林秋水（女）` right below one.
  private mutating func settleParts(_ text: PageText) {
    for index in indices.dropLast()
    where self[index].kind == .text && self[index].level == 0 && self[index + 1].isRow
      && (LineForm.namesListPart(text.scalars, text.range(index))
        || ListRow(text, self, index).tellsOrder)
    {
      makeRow(index)
    }
    for index in indices.dropFirst() where self[index - 1].isRow {
      let row = ListRow(text, self, index)
      if row.isHolderBehindPost || row.isLike(self[index - 1]) { makeRow(index) }
    }
  }

  /// A row is whole, whatever its last cell says.
  mutating func makeRow(_ index: Int) {
    self[index].isRow = true
    self[index].ending = .stop
  }

  /// `①…`, `②…` one below the other are captions where one of them, or the line below, says who
  /// took the photos; what an engine read in these may stand between.
  mutating func settleNumberedCaptions(_ text: PageText) {
    var first = 0
    // How many captions were found so far: text may part the photos.
    var known = 0
    while first < count {
      let number = self.number(text, first)
      let base = known > 0 && number == known + 1 ? number : 1
      var run: [Int] = []
      var end = first
      while end < count, run.count < 12 {
        if self.number(text, end) == run.count + base {
          run.append(end)
        } else if run.isEmpty || !isOfSigns(end) {
          break
        }
        end += 1
      }
      first = Swift.max(end, first + 1)
      guard run.count >= 2 else {
        if run.count == 1, end < count, self[end].kind == .credit, holdsNumbers(text, run[0]) {
          self[run[0]].kind = .caption
        }
        continue
      }
      let isSigned =
        run.contains { self[$0].kind == .caption }
        || end < count && self[end].kind == .credit || isByPhotographer(text, above: run[0])
      guard isSigned, run.allSatisfy({ self[$0].count <= 60 && self[$0].lead == nil }) else {
        continue
      }
      for line in run { self[line].kind = .caption }
      known = base + run.count - 1
    }
  }

  /// Whether a line is a few signs and no word: debris, whatever it stands beside.
  private func isOfSigns(_ index: Int) -> Bool {
    self[index].hanCount == 0 && self[index].count <= 3
  }

  /// Whether a byline a few lines above says that who wrote took the photos too: `林秋 文／图`.
  private func isByPhotographer(_ text: PageText, above line: Int) -> Bool {
    (Swift.max(0, line - Self.farthestByline)..<line).contains {
      self[$0].kind == .byline && Byline(text, text.range($0))?.tookPhotos == true
    }
  }

  /// So many lines above the captions that byline stands at most.
  private static let farthestByline = 16

  /// Whether captions of several pictures stand in one line, each behind its number.
  private func holdsNumbers(_ text: PageText, _ index: Int) -> Bool {
    self[index].lead == nil && self[index].count <= 200
      && text.scalars[text.range(index)].contains(0x2461)  // ②
  }

  /// Which of ①②③ stands first in a line; 0 if none does.
  private func number(_ text: PageText, _ index: Int) -> Int {
    guard let first = text.range(index).first, self[index].count >= 4 else { return 0 }
    return Glyph.circledNumber(text.scalars[first]) ?? 0
  }
}
