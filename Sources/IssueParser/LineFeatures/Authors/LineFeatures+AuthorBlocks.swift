import ChineseText

// Authors' names in a block of headlines at the head or foot of a page, where an engine reads what
// is set in large type apart from the bodies: `收集瓦`, `林秋水`, `打豆腐`, `周 原`.

extension [LineFeatures] {
  /// Settles two or more names that stand right below headlines in a block of these, and that it is
  /// one; and the one that ends the page below the last headline.
  ///
  /// Cost: linear in the scalars of the blocks.
  mutating func settleBlockNames(_ text: PageText) {
    let foot = (indices.lastIndex { !standsInBlock(text, $0) } ?? -1) + 1
    let head = indices.first { !standsInBlock(text, $0) } ?? count
    for block in [0..<head, foot..<count] where block.count >= Self.leastBlock {
      let names = block.dropFirst().filter {
        isBareName(text, $0) && !isBareName(text, $0 - 1)
          && (self[$0 - 1].kind == .text || self[$0 - 1].kind == .glyph)
          && self[$0 - 1].hanCount > 1
      }
      guard names.count >= 2 else { continue }
      for name in names { self[name].kind = .byline }
      for line in block { self[line].isInBlock = true }
    }
    if foot + 2 == count, self[foot].kind == .text, self[foot].count >= 4,
      !LineForm.namesNotice(text, text.range(foot)), isBareName(text, foot + 1, bond: .any)
    {
      self[foot + 1].kind = .byline
    }
  }

  /// Takes a name alone between blanks for an author's where two others stand on the page so.
  mutating func settleLikeOthers(_ text: PageText) {
    let others = indices.count {
      self[$0].kind == .byline && (2...3).contains(self[$0].count)
        && PersonNames.isName(text, text.range($0), bond: .any)
    }
    guard others >= 2 else { return }
    for index in indices where index > 0 && self[index].kind == .text && self[index].count == 3 {
      guard text.lines[index].followsBlank, index + 1 < count, text.lines[index + 1].followsBlank,
        !self[index].isVerse, isBareName(text, index)
      else { continue }
      self[index].kind = .byline
    }
  }

  /// Two headlines with who wrote them.
  private static let leastBlock = 4

  /// Whether a line has no sentence of body.
  private func standsInBlock(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    guard line.kind == .text else { return line.kind != .caption }
    return line.lead == nil && line.brief == 0 && line.count <= 30 && line.commas <= 1
      && line.stops == 0 && (line.ending == .broken || line.level > 0)
  }

  /// Whether a line is a name and nothing else, without a mark.
  private func isBareName(_ text: PageText, _ index: Int, bond: PersonNames.Bond = .likely) -> Bool
  {
    let line = self[index]
    return (line.kind == .text || line.kind == .glyph || line.kind == .debris) && line.level == 0
      && (2...3).contains(line.count) && PersonNames.isName(text, text.range(index), bond: bond)
  }

  /// `林秋水 周 原`: two or three names, each with a surname, apart by blanks.
  static func areCoauthors(_ text: PageText, _ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    guard pieces.count > 1, range.count <= 9,
      let names = PersonNames.join(text.scalars, pieces), (2...3).contains(names.count)
    else { return false }
    return names.allSatisfy { PersonNames.isName(text, $0) }
  }
}
