// Reports whose opening words a column's end tore off, all but the last of who wrote.

extension [LineFeatures] {
  /// Finds the lines that begin with the rest of a lead: `冬)8月9日,…`. Where a line of the page
  /// breaks off inside such a bracket they may be the rest of that.
  ///
  /// Cost: linear in the lines.
  mutating func openTornLeads(_ text: PageText) {
    let torn = indices.filter {
      self[$0].kind == .text && self[$0].unmatchedClosers > 0 && self[$0].lead == nil
        && self[$0].level == 0 && self[$0].count >= 10
    }
    guard !torn.isEmpty, !indices.contains(where: { leavesNamesOpen(text, $0) }) else { return }
    for index in torn {
      let range = text.range(index)
      self[index].lead = Lead(rest: text, at: range.lowerBound, end: range.upperBound)
    }
  }

  /// Takes the rest of a lead for what it is, where who wrote begins a line: below a dateline that
  /// fills its own, or behind whose reporter that is, `本报北京1月23日讯新华社`, `记者林秋报道：`.
  mutating func joinCutLead(_ text: PageText, _ index: Int) {
    let line = self[index]
    guard line.kind == .byline || line.kind == .text && line.lead?.isDated == false,
      self[index - 1].kind == .text, let above = self[index - 1].lead, above.isDated
    else { return }
    let range = text.range(index - 1)
    guard
      Byline.roles.lengthStanding(
        in: text.scalars, at: text.range(index).lowerBound, end: text.range(index).upperBound) > 0,
      above.length >= range.count || Byline.houses.lengthEnding(in: text.scalars, range) > 0
    else { return }
    self[index].kind = .text
    self[index].lead = nil
  }

  /// Whether a line breaks off among those who wrote: `本报讯(记者 林`.
  private func leavesNamesOpen(_ text: PageText, _ index: Int) -> Bool {
    guard self[index].kind == .text, self[index].unmatchedOpeners > 0 else { return false }
    let range = text.range(index)
    guard
      let open = range.suffix(Self.longestNames).last(where: {
        text.scalars[$0] == Glyph.openParen
      })
    else { return false }
    return open + 1 == range.upperBound
      || Byline.roleLength(text.scalars, at: open + 1, end: range.upperBound) > 0
  }

  /// Who wrote takes no more scalars up to the line's end.
  private static let longestNames = 30
}
