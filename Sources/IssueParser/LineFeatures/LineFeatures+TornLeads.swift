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

  /// Finds the leads behind the end of a headline that an engine read into the report's first line:
  /// `再添三所 本报讯(记者 林秋)…`.
  ///
  /// Cost: linear in the lines.
  mutating func openLeadsBehindHeadlines(_ text: PageText) {
    for index in indices
    where self[index].kind == .text && self[index].pieceCount > 1 && self[index].lead == nil
      && self[index].brief == 0 && self[index].level == 0
    {
      let range = text.range(index)
      for gap in range.dropFirst(2).prefix(Self.longestHeadlineEnd) {
        let mark = text.scalars[gap - 1]
        if Glyph.isStop(mark) || Glyph.isPause(mark) || mark == Glyph.colon { break }
        guard text.followsGap(gap), let lead = Lead(text, at: gap) else { continue }
        self[index].lead = lead
        self[index].headlineEnd = gap - range.lowerBound
        break
      }
    }
  }

  /// What is left of a headline has no more scalars.
  private static let longestHeadlineEnd = 24

  /// Takes the rest of a lead for what it is, where who wrote begins a line: below a dateline that
  /// fills its own, or behind whose reporter that is, `本报北京1月23日讯新华社`, `记者林秋报道：`.
  mutating func joinCutLead(_ text: PageText, _ index: Int) {
    let line = self[index]
    guard line.kind == .byline || line.kind == .text && line.lead?.isDated == false,
      self[index - 1].kind == .text, let above = self[index - 1].lead, above.isDated
    else { return }
    let range = text.range(index - 1)
    guard
      Byline.roles.lengthBeginning(in: text.scalars, text.range(index)) > 0,
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
