// A file whose printed lines a program wrapped once more, after so many characters, looks like a
// comb: full lines and short rests in turn. Put together again, the lines are those of the print.

extension SourceLines {
  /// The lines with the rests that another wrap cut off put back; nil where there was no such wrap.
  ///
  /// A wrapped paragraph has full lines one below the other, a wrapped column a rest below each.
  /// Cost: linear in the lines, and in the scalars where some are put together.
  func rejoined() -> SourceLines? {
    guard lines.count >= 2 * Self.fewestRests else { return nil }
    let counts = lines.indices.map(rawCount)
    var histogram = [Int](repeating: 0, count: Self.longestWrapped + 1)
    for index in counts.indices.dropLast()
    where goesOn(index) && (Self.shortestWrapped...Self.longestWrapped).contains(counts[index]) {
      histogram[counts[index]] += 1
    }
    let full = histogram.indices.max { histogram[$0] < histogram[$1] } ?? 0
    guard histogram[full] >= Self.fewestRests else { return nil }
    // No wrap cuts before a mark that closes.
    let isFull = counts.indices.map { index in
      counts[index] == full || (1...2).contains(counts[index] - full) && hangs(index)
    }
    let cuts = isFull.indices.dropLast().filter {
      isFull[$0] && (counts[$0 + 1] <= full || isFull[$0 + 1]) && goesOn($0)
    }
    let runs = cuts.count { isFull[$0 + 1] }
    let longer = counts.count { $0 > full + 2 }
    guard 5 * cuts.count >= lines.count, 8 * runs <= cuts.count, 50 * longer <= lines.count else {
      return nil
    }
    return joined(before: Set(cuts.map { $0 + 1 }))
  }

  /// Fewer rests are those of paragraphs.
  private static let fewestRests = 24
  private static let shortestWrapped = 12
  private static let longestWrapped = 120

  /// How many scalars a line has in the file, blanks and marks too.
  private func rawCount(_ index: Int) -> Int {
    let number = lines[index].number
    let start = number > 1 ? lineEnds[number - 2].scalar + 1 : 0
    return (number <= lineEnds.count ? lineEnds[number - 1].scalar : scalars.count) - start
  }

  /// Whether a line that nothing marks or sets in, and no report begins with, stands right below.
  private func goesOn(_ index: Int) -> Bool {
    let next = lines[index + 1]
    return next.number == lines[index].number + 1 && next.indent < 2 && next.headingLevel == 0
      && !next.isQuoted && !next.isBold && !ReportOpening.begins(scalars, next.range)
  }

  private func hangs(_ index: Int) -> Bool {
    guard let last = scalars[lines[index].range].last else { return false }
    let mark = Glyph.plain(last)
    return Glyph.isStop(mark) || Glyph.isPause(mark) || Glyph.isCloser(mark) || mark == Glyph.colon
      || mark == Glyph.straightQuote
  }

  /// The lines, some of them put behind the one before, in scalars of their own.
  private func joined(before rests: Set<Int>) -> SourceLines {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(lines.reduce(0) { $0 + $1.count } + lines.count)
    var result: [SourceLine] = []
    for (index, line) in lines.enumerated() {
      let start = scalars.count
      guard rests.contains(index), let above = result.popLast() else {
        scalars += self.scalars[line.range]
        result.append(line.replacing(range: start..<scalars.count, after: line))
        continue
      }
      if lines[index - 1].trailingBlankCount + line.indent > 0 { scalars.append(0x20) }
      scalars += self.scalars[line.range]
      result.append(above.replacing(range: above.range.lowerBound..<scalars.count, after: line))
    }
    return SourceLines(self, scalars: scalars, lines: result)
  }
}

extension SourceLine {
  /// The line with another text, which ends where `last` does.
  fileprivate func replacing(range: Range<Int>, after last: SourceLine) -> SourceLine {
    SourceLine(
      number: number, lastNumber: last.lastNumber, range: range, headingLevel: headingLevel,
      isQuoted: isQuoted, isBold: isBold, followsBlank: followsBlank, indent: indent,
      trailingBlankCount: last.trailingBlankCount)
  }
}
