// Blanks in running text mean nothing: an engine sets them where a line was wrapped or characters
// stood apart. Among those who sign, they part one name from the next, and without them nobody
// could.

/// Finds the blanks of a paragraph that mean something.
struct SignerGaps {
  let text: PageText
  let features: [LineFeatures]

  /// The scalars of some lines, counted from 0 without blanks, that a blank parts from the name or
  /// role before them: in the brackets of a report's opening, `(记者 林秋 通讯员 周小芳)`, and
  /// where somebody signs its end; increasing.
  ///
  /// Cost: that of reading those names again.
  func places(in lines: [Int]) -> [Int] {
    var gaps: [Int] = []
    for line in lines {
      if let names = features[line].lead?.bracketedSigners(in: text) {
        gaps += self.gaps(in: names, lines)
      }
      if let signature = features[line].endSignature {
        gaps += self.gaps(in: withoutBrackets(signature), lines)
      }
    }
    if gaps.isEmpty { return [] }
    var places: [Int] = []
    var count = 0
    for line in lines {
      let range = text.range(line)
      places += Set(gaps.filter(range.contains)).sorted().map { count + $0 - range.lowerBound }
      count += range.count
    }
    return places
  }

  /// The places of a stretch of roles and names, and the one behind it, that a blank parts from
  /// what stands before: not those inside a name, whose characters may have been set apart. The end
  /// of a line is a blank where a role or a name begins behind it.
  private func gaps(in range: Range<Int>, _ lines: [Int]) -> [Int] {
    guard let byline = Byline(text, range) else { return [] }
    let names = byline.people.map(\.name) + byline.photographers + byline.people.compactMap(\.role)
    return range.dropFirst().filter { place in
      guard !names.contains(where: { $0.dropFirst().contains(place) }) else { return false }
      let isBlank =
        text.followsGap(place)
        || names.contains { $0.lowerBound == place } && lines.contains { text.starts[$0] == place }
      return isBlank && isOfWord(place - 1) && isOfWord(place)
    }
  }

  /// Beside marks no blank is missed.
  private func isOfWord(_ place: Int) -> Bool { Glyph.isOfWord(text.scalars[place]) }

  private func withoutBrackets(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, Glyph.isOpener(text.scalars[first]) { range = range.dropFirst() }
    while let last = range.last, Glyph.isCloser(text.scalars[last]) { range = range.dropLast() }
    return range
  }
}
