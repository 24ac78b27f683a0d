// Reports of meetings go on with who spoke: `林秋水强调,`. Where a story has not named that person
// and one report near it has, the paragraph is the end of that one's column.

extension StrayParagraphs {
  /// The first paragraph of an item whose speaker only one report has named.
  func spokenElsewhere(_ item: Int, _ story: Int, _ left: inout Int) -> Stray? {
    for line in items[item].lines where left > 0 && mayBegin(line, in: item) {
      guard let name = speaker(line) else { continue }
      left -= 1
      guard !names(name, in: story, above: line) else { continue }
      let near = max(0, story - Self.reach)..<min(stories.count, story + Self.reach + 1)
      let others = near.filter { $0 != story && names(name, in: $0, above: line) }
      guard others.count == 1, stories[others[0]].lead != nil, !stories[others[0]].isClosed,
        let last = stories[others[0]].items.last(where: { $0 < item })
      else { continue }
      return (line, last)
    }
    return nil
  }

  /// So many stories above and below are looked through; the sections of a feature are one each.
  private static let reach = 8

  /// The name that a paragraph opens with, before what leaders do in reports: `林秋水强调`; nil if
  /// none does.
  private func speaker(_ line: Int) -> Range<Int>? {
    let range = text.range(line)
    let end = range.lowerBound + 3
    guard range.count >= 8, PersonNames.isSurname(text.scalars[range.lowerBound]),
      Self.speaking.lengthStanding(in: text.scalars, at: end, end: range.upperBound) > 0,
      PersonNames.isName(text, range.lowerBound..<end, bond: .likely)
    else { return nil }
    return range.lowerBound..<end
  }

  private static let speaking: PhraseList = ["指出", "强调", "要求", "一行"]

  /// Whether a story names somebody above a line.
  private func names(_ name: Range<Int>, in story: Int, above line: Int) -> Bool {
    let words = text.scalars[name]
    return stories[story].items.suffix(Self.mostItems).contains { item in
      let lines = items[item].lines.clamped(to: 0..<line)
      guard !lines.isEmpty else { return false }
      return text.holds(words, in: text.stretch(lines).suffix(Self.mostScalars))
    }
  }

  /// How much of a story is looked through.
  private static let mostItems = 8
  private static let mostScalars = 2000
}
