// Reports whose opening words a column's end tore off, all but the last of who wrote.

extension [LineFeatures] {
  /// Finds the lines that begin with the rest of a lead: `冬)8月9日,…`. Where a line of the page leaves a bracket
  /// open they may be the rest of that.
  ///
  /// Cost: linear in the lines.
  mutating func openTornLeads(_ text: PageText) {
    let torn = indices.filter {
      self[$0].kind == .text && self[$0].unmatchedClosers > 0 && self[$0].lead == nil
        && self[$0].level == 0 && self[$0].count >= 20
    }
    guard !torn.isEmpty, !contains(where: { $0.kind == .text && $0.unmatchedOpeners > 0 })
    else { return }
    for index in torn {
      let range = text.range(index)
      self[index].lead = Lead(rest: text, at: range.lowerBound, end: range.upperBound)
    }
  }
}
