// The order in which the lines of a page are looked at next to their neighbours. It matters: what
// opens a brief or a caller's question is no caption any more, what a cut line is joined to is
// whole, and names are told by the headlines and texts around them, which must be settled then.

extension [LineFeatures] {
  /// The features of all lines of a page, looked at one by one and then next to their neighbours.
  ///
  /// Cost: linear in the scalars.
  init(_ text: PageText) {
    self = (0..<text.count).map { LineFeatures(text, $0) }
    // Columns of short pieces, and rows of tables.
    openBriefs(text)
    openRunIns(text)
    openEntries(text)
    openQuestions(text)
    settleRows(text)
    settleNumberedCaptions(text)
    // Headings in large type, and what is nobody's text.
    settlePairs(text)
    readVerticalNumbers(text)
    readVerticalWords(text)
    readVerticalPieces(text)
    for index in indices { dropNumber(text, index) }
    dropPageLists(text)
    dropPointers(text)
    dropBoxes(text)
    dropScraps(text)
    dropQuotations(text)
    settleQuoted(text)
    // What a column's edge cut.
    joinCutLines(text)
    openTornLeads(text)
    openLeadsBehindHeadlines(text)
    // Who wrote.
    settleNames(text)
    settleBlockNames(text)
    settleLikeOthers(text)
    settleEndNames(text)
    // What is left of days and printers; verse; brackets.
    for index in indices { dropFurniture(text, index) }
    dropMargins(text)
    settleVerse(text)
    settleStanzas(text)
    settleJoinedVerse(text)
    settleRuns(text)
    namePoems(text)
    countBrackets()
  }

  /// Makes what an engine read in a picture or in a headline's torn edge debris: four signs or more
  /// in ones and twos, Latin letters or strokes among Chinese ones. Beside others of this kind, or
  /// single characters, they are a headline's, set from top to bottom: so it was in 10 of 10.
  private mutating func dropScraps(_ text: PageText) {
    for index in indices where self[index].kind == .text && self[index].pieceCount >= 3 {
      let range = text.range(index)
      let holdsKana = text.scalars[range].contains(where: Self.isKana)
      guard range.count >= (holdsKana ? 3 : 4), self[index].level == 0, self[index].hanCount > 0,
        holdsKana || text.scalars[range].contains(where: Self.isScrap),
        isInBits(text, index), !LineFeatures.isTableRow(text.scalars, range),
        ![index - 1, index + 1].contains(where: {
          indices.contains($0) && (self[$0].kind == .glyph || isInBits(text, $0))
        })
      else { continue }
      self[index].kind = .debris
    }
    for index in indices where self[index].isOfStrokes(text, text.range(index)) {
      let isBesideGlyph = [index - 1, index + 1].contains {
        indices.contains($0) && self[$0].kind == .glyph
      }
      if !isBesideGlyph { self[index].kind = .debris }
    }
  }

  /// Whether blanks part all signs of a line, or all pairs of them.
  private func isInBits(_ text: PageText, _ index: Int) -> Bool {
    self[index].pieceCount >= 3 && self[index].count <= 12
      && text.pieces(text.range(index)).allSatisfy { $0.count <= 2 }
  }

  /// Hiragana or katakana: three signs are enough where one of them is.
  private static func isKana(_ scalar: UInt32) -> Bool {
    (0x3041...0x30FA).contains(scalar) || (0xFF66...0xFF9F).contains(scalar)
  }

  /// A Latin letter, a bar or a tilde.
  private static func isScrap(_ scalar: UInt32) -> Bool {
    (0x61...0x7A).contains(scalar | 0x20) || scalar == 0x7C || scalar == 0x7E
  }

  /// Makes lines without a Chinese character above the first line with one, and below the last,
  /// debris: rulers and colour patches that were scanned with the page.
  private mutating func dropMargins(_ text: PageText) {
    guard let first = firstIndex(where: { $0.hanCount > 0 }),
      let last = lastIndex(where: { $0.hanCount > 0 })
    else { return }
    for index in indices where index < first || index > last {
      // The end of a sentence may be a number.
      if self[index].kind == .text, let last = text.range(index).last,
        !Glyph.isStop(text.scalars[last])
      {
        self[index].kind = .debris
      }
    }
  }
}
