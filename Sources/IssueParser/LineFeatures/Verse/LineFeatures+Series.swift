// The verse below a line that says there are several poems: `月亮三章（组诗）`, `立冬帖（外一首）`.
// Whatever its lines look like, little else is printed there.

extension [LineFeatures] {
  /// Marks the verse of a series and the names of its poems, which may stand behind the prose of
  /// another column.
  ///
  /// Cost: linear in the lines, since the next such title ends what is below one.
  mutating func settleSeries(_ text: PageText) {
    for title in indices where self[title].kind == .text && Self.holdsPoems(text, title) {
      var index = title + 1
      while index < count, index <= title + 2, self[index].kind == .byline { index += 1 }
      var others = 0
      while index < count, others < Self.mostOthers, !Self.holdsPoems(text, index) {
        if namesNext(text, index) {
          markPoemName(index)
          others = 0
        } else if others == 0, mayBeVerse(text, index), !isAbovePiece(text, index) {
          // A few characters may be what the next poem is called.
          self[index].isInSeries = self[index].count > Self.longestName
        } else if self[index].level > 0 || self[index].lead != nil {
          break
        } else {
          others += 1
        }
        index += 1
      }
    }
  }

  /// Takes a line for what one of several poems is called.
  mutating func markPoemName(_ index: Int) {
    self[index].kind = .text
    self[index].isVerse = false
    self[index].isBelowAuthor = false
    self[index].isPoemName = true
  }

  /// So many lines of other columns stand between the poems at most.
  private static let mostOthers = 10

  /// Whether a line says there are several poems, and not several pieces of prose.
  private static func holdsPoems(_ text: PageText, _ index: Int) -> Bool {
    let last = text.range(index).suffix(2)
    return holdsSeveral(text, index)
      && last.contains { text.scalars[$0] == "首" || text.scalars[$0] == "诗" }
  }

  /// Whether a short line without a mark, with a rank or of one character, stands above two lines
  /// of verse.
  private func namesNext(_ text: PageText, _ index: Int) -> Bool {
    (1...Self.longestName).contains(self[index].count) && self[index].hanCount == self[index].count
      && (self[index].level > 0 || self[index].count == 1) && index + 2 < count
      && mayBeVerse(text, index + 1) && mayBeVerse(text, index + 2)
  }

  /// Whether what begins a piece stands right below a line, or one line below that: a headline's
  /// rank, who wrote, or a report's opening words.
  private func isAbovePiece(_ text: PageText, _ index: Int) -> Bool {
    (index + 1...index + 2).contains {
      $0 < count && (self[$0].level > 0 || self[$0].lead != nil || self[$0].kind == .byline)
    }
  }

  /// Whether a line may be one of a poem, or several that an engine joined by blanks.
  private func mayBeVerse(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    guard line.kind == .text || line.kind == .glyph && line.count > 1, line.level == 0,
      line.lead == nil, line.hanCount >= 2, !HeadlineShape(text, index).isBanner
    else { return false }
    // Prose has a comma and a full stop.
    if line.ending == .stop, line.commas > 0 || line.count > Self.longestOfVerse { return false }
    return line.count <= Self.longestOfVerse
      || line.count <= 3 * Self.longestOfVerse && line.pieceCount > 1 && line.stops == 0
        && text.pieces(text.range(index)).allSatisfy { $0.count <= Self.longestOfVerse }
  }

  /// A poem's name between others has so many scalars at most.
  private static let longestName = 6
  /// No line of verse has more scalars.
  private static let longestOfVerse = 20
}
