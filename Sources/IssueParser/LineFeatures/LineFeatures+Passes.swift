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
    settleSeries(text)
    namePoems(text)
    countBrackets()
  }
}
