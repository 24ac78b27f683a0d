// Tables: rows with as many cells, what heads them, and what the table is called.

extension [LineFeatures] {
  /// Makes rows of three lines or more with as many cells, of which one in the same place is a
  /// number in each: `云河港务公司 100.00 芦山灾区`; and of the words right above that head them.
  mutating func settleTables(_ text: PageText) {
    var first = 0
    while first < count {
      let row = ListRow(text, self, first)
      let cells = row.cells(most: 48)
      let columns = cells.indices.dropFirst().filter { row.isNumber(cells[$0]) }
      var end = first + 1
      guard cells.count >= 3, !columns.isEmpty else {
        first = end
        continue
      }
      while end < count {
        let below = ListRow(text, self, end)
        let next = below.cells(most: 48)
        guard next.count == cells.count, columns.contains(where: { below.isNumber(next[$0]) })
        else { break }
        end += 1
      }
      if end - first >= 3 {
        let hasHead =
          first > 0 && ListRow(text, self, first - 1).cells(most: 48).count == cells.count
        for row in (hasHead ? first - 1 : first)..<end where self[row].lead == nil { makeRow(row) }
      }
      first = end
    }
  }

  /// Whether a line names a table or a list of which rows stand right below: `第四届运动会奖牌榜`.
  func namesTable(_ text: PageText, _ index: Int) -> Bool {
    guard self[index].kind == .text, self[index].ending == .broken || self[index].level > 0,
      (3...40).contains(self[index].count), isAboveRows(text, index)
    else { return false }
    let range = LineForm.withoutBracket(text.scalars, text.range(index))
    return Self.tables.lengthEnding(in: text.scalars, range) > 0
      || Self.inNumbers.lengthBeginning(in: text.scalars, range) > 0
  }

  /// Whether rows stand right below a line, or below a remark in brackets, or below the table's
  /// head of words alone.
  private func isAboveRows(_ text: PageText, _ index: Int) -> Bool {
    var next = index + 1
    if next < count, LineForm.isBracketed(text, next) { next += 1 }
    guard next < count else { return false }
    return self[next].isRow
      || next + 1 < count && self[next].pieceCount > 1 && self[next + 1].isRow
  }

  /// What boxes of figures begin with: `数说5月物价`.
  private static let inNumbers: PhraseList = ["数说", "数读", "数看"]

  /// What tables and lists are called.
  private static let tables: PhraseList = [
    "奖牌榜", "积分榜", "经济指标", "排行榜", "射手榜", "光荣榜", "一览表", "统计表", "对照表", "成绩表", "时刻表", "价格表", "赛程表",
    "名单", "名录",
    "公示", "预告", "行情", "价格", "牌价", "战况", "赛程", "成绩",
  ]
}
