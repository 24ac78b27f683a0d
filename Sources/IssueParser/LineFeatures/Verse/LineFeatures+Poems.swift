// What the poems of a series are called, below the name of the whole: `秋天的三种声音（组诗）`.

extension [LineFeatures] {
  /// Marks the names of the poems below a line that says there are several: short lines that stand
  /// alone between blank lines, or all that stand below one.
  ///
  /// Cost: linear in the lines, since the next such title ends what is below one.
  mutating func namePoems(_ text: PageText) {
    for title in indices
    where self[title].kind == .text && Self.holdsSeveral(text, title) {
      var end = title + 1
      while end < count, self[end].kind == .byline || mayBeOfPoem(text, end) { end += 1 }
      let opening = (title + 1..<end).filter {
        self[$0].kind != .byline && (text.lines[$0].followsBlank || self[$0 - 1].kind == .byline)
      }
      let alone = opening.filter {
        $0 + 1 < end && text.lines[$0 + 1].followsBlank && mayNamePoem(text, $0)
      }
      let areShort = opening.allSatisfy { self[$0].count <= 4 && mayNamePoem(text, $0) }
      // Where blank lines part all lines, they tell nothing.
      let names =
        2 * opening.count > end - title
        ? namesAboveMarkedVerse(text, below: title)
        : alone.count > 1 ? alone : areShort && opening.count > 1 ? opening : []
      for name in names { markPoemName(name) }
    }
  }

  /// The short lines without a mark between verse of which each line has one: `登高`, above
  /// `霜染层林雁阵横,`. Empty where there are not two or more.
  private func namesAboveMarkedVerse(_ text: PageText, below title: Int) -> [Int] {
    var names: [Int] = []
    for index in title + 1..<count where !isMarkedVerse(index) {
      if index + 2 < count, isMarkedVerse(index + 1), isMarkedVerse(index + 2),
        names.isEmpty || self[index - 1].ending == .stop, mayNamePoem(text, index)
      {
        names.append(index)
      } else if !names.isEmpty || index > title + 2 {
        // Who wrote may stand above the first.
        break
      }
    }
    return names.count > 1 ? names : []
  }

  /// Whether a line is as short as those of verse are, and has a mark at its end.
  private func isMarkedVerse(_ index: Int) -> Bool {
    (5...20).contains(self[index].count)
      && (self[index].ending == .stop || self[index].ending == .pause)
  }

  private func mayBeOfPoem(_ text: PageText, _ index: Int) -> Bool {
    let line = self[index]
    return (line.kind == .text || line.kind == .glyph) && line.level == 0 && line.lead == nil
      && !Self.holdsSeveral(text, index) && line.hanCount > 0 && line.count <= 24
      && !HeadlineShape(text, index).isBanner
  }

  /// `老码头`, `鹧鸪天·登云岭`.
  private func mayNamePoem(_ text: PageText, _ index: Int) -> Bool {
    (2...10).contains(self[index].count)
      && text.range(index).allSatisfy {
        Glyph.isHan(text.scalars[$0]) || text.scalars[$0] == 0xB7
      }
  }
}
