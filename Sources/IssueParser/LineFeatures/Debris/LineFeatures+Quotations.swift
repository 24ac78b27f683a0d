// What papers of the sixties and seventies print in a box on their first page: a leader's words,
// below a flag that says whose they are. No article has them. And what stands below the words that
// an article quotes: whose they are.

extension [LineFeatures] {
  /// Drops the sentences below `毛主席语录` or `最高指示`: up to a full stop that a blank line
  /// follows, or below which no paragraph is set in.
  mutating func dropQuotations(_ text: PageText) {
    for flag in indices where self[flag].kind == .text && self[flag].count <= 6 {
      let range = text.range(flag)
      guard
        Self.quotations.lengthBeginning(in: text.scalars, range) == range.count
      else { continue }
      let lines = flag + 1..<Swift.min(count, flag + 1 + Self.mostLines)
      guard
        let last = lines.first(where: { line in
          self[line].isComplete
            && (line + 1 == count || text.lines[line + 1].followsBlank
              || text.lines[line + 1].indent == 0)
        }),
        (flag...last).allSatisfy({ self[$0].kind == .text && self[$0].lead == nil })
      else { continue }
      for line in flag + 1...last { self[line].kind = .debris }
    }
  }

  /// `——鲁迅《故乡》` below a full stop says whose words those above are: a line of theirs, and no
  /// deck, which stands below a headline.
  mutating func settleQuoted(_ text: PageText) {
    for index in indices.dropFirst()
    where self[index].kind == .text && self[index].level == 0
      && (7...40).contains(self[index].count)
      && self[index - 1].kind == .text && endsInFullStop(text, index - 1)
      && Self.namesWork(text, text.range(index))
    {
      self[index].ending = .stop
    }
  }

  /// Whether a full stop ends a line, or one and the mark that closes a quotation.
  private func endsInFullStop(_ text: PageText, _ index: Int) -> Bool {
    guard self[index].ending == .stop else { return false }
    return text.scalars[text.range(index)].suffix(2).contains(Glyph.fullStop)
  }

  /// A dash, a name or none, and a work in 《》, and nothing else.
  private static func namesWork(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    guard scalars[range.lowerBound] == Glyph.dash, scalars[range.upperBound - 1] == Glyph.closeTitle
    else { return false }
    let start = range.first { scalars[$0] != Glyph.dash } ?? range.upperBound
    guard
      let work = (start..<range.upperBound).prefix(5).first(where: {
        scalars[$0] == Glyph.openTitle
      })
    else { return false }
    let name = start..<work
    return name.isEmpty || knownLength(scalars, name) == name.count
      // So well known a name may be bound as a word is; a word of two characters may be a verb.
      || PersonNames.isName(text, name, bond: name.count == 3 ? .any : .strict)
  }

  private static func knownLength(_ scalars: [UInt32], _ name: Range<Int>) -> Int {
    known.lengthBeginning(in: scalars, name)
  }

  /// Whom papers quote though their names begin as no Chinese ones do, or are bound as words are.
  private static let known: PhraseList = [
    "马克思", "恩格斯", "列宁", "斯大林", "高尔基", "歌德", "鲁迅", "老子", "孔子", "孟子", "庄子", "荀子",
  ]

  private static let quotations: PhraseList = ["毛主席语录", "最高指示"]

  /// No box has more lines.
  private static let mostLines = 10
}
