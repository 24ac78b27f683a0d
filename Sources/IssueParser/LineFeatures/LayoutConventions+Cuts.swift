// Where a file's own line length, and not the print, ends a line: an engine or an editor that wraps
// text after so many characters cuts headlines as it cuts paragraphs.

extension LayoutConventions {
  /// For each line whether it was cut because it was full, so that the next one is its rest; empty
  /// where lines are not all of one length.
  ///
  /// Cost: linear in the lines.
  static func cuts(_ text: PageText, _ features: [LineFeatures], blankLinesTell: Bool) -> [Bool] {
    let torn = features.indices.dropLast().filter {
      features[$0].kind == .text && !features[$0].isComplete && features[$0 + 1].kind == .text
    }
    guard torn.count >= fewestTorn else { return [] }
    let counts = torn.map { rawCount(text, $0) }
    let widths = torn.map { features[$0].width }
    let usual = (count: mode(counts), width: mode(widths))
    // Lines of so many characters, or of so many cells, whichever more of them agree in.
    let isCount = counts.count { $0 == usual.count } >= widths.count { $0 == usual.width }
    func isFull(_ line: Int) -> Bool {
      if isCount {
        let excess = rawCount(text, line) - usual.count
        return excess == 0 || excess == 1 && text.range(line).last.map(hangs) == true
      }
      let excess = features[line].width - usual.width
      return excess == 0 || excess == -1
        || (1...2).contains(excess) && text.range(line).last.map(hangs) == true
    }
    func hangs(_ place: Int) -> Bool {
      !text.traits[place].isDisjoint(with: [.stop, .pause, .closer])
    }
    guard 4 * torn.count(where: isFull) >= 3 * torn.count else { return [] }
    return features.indices.map { line in
      line + 1 < features.count && features[line].kind == .text && !features[line].isComplete
        && features[line + 1].kind == .text && features[line + 1].lead == nil && isFull(line)
        && !(blankLinesTell && text.lines[line + 1].followsBlank)
    }
  }

  /// Fewer lines that break off are no habit.
  private static let fewestTorn = 12

  /// How many scalars a line has in the file, the marks before it too.
  private static func rawCount(_ text: PageText, _ index: Int) -> Int {
    let line = text.lines[index]
    return line.count + line.indent + line.trailingBlankCount
      + (line.headingLevel > 0 ? line.headingLevel + 1 : 0)
  }

  /// The most frequent of some numbers, the greater of two as frequent; of those that no line of
  /// print reaches, none.
  private static func mode(_ numbers: [Int]) -> Int {
    var counts = [Int](repeating: 0, count: 128)
    for number in numbers where counts.indices.contains(number) { counts[number] += 1 }
    var best = 0
    for number in counts.indices where counts[number] >= max(1, counts[best]) { best = number }
    return best
  }
}

extension [LineFeatures] {
  /// Gives the rest of a heading, cut because its line was full, the heading's rank: the mark
  /// stands only before its first line.
  mutating func carryRanks(over cuts: [Bool]) {
    for index in cuts.indices.dropLast() where cuts[index] {
      if self[index].level > 0, self[index + 1].level == 0 {
        self[index + 1].level = self[index].level
      }
    }
  }
}
