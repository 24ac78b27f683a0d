import ChineseText

// The words of a block as a reader wants them: wrapped lines joined, with the lines they came from.

/// Makes the text and line ranges of blocks.
struct BlockText {
  let text: PageText

  /// The ranges of source lines that `lines` (indices in reading order) take, neighbours merged.
  func ranges(_ lines: [Int]) -> [LineRange] {
    var ranges: [LineRange] = []
    ranges.reserveCapacity(lines.count)
    for line in lines {
      let source = text.lines[line]
      if let last = ranges.last,
        source.number == last.last + 1 || (source.followsBlank && source.number == last.last + 2)
      {
        ranges[ranges.count - 1] = LineRange(last.first, source.lastNumber)
      } else {
        ranges.append(LineRange(source.number, source.lastNumber))
      }
    }
    return ranges
  }

  /// Lines of body as one paragraph; a blank before each of the scalars at `gaps`, counted without
  /// blanks, stays.
  func paragraph(_ lines: [Int], gaps: [Int] = []) -> [UInt32] {
    let words = Reflow.paragraph(text.source, pieces: lines.map { text.lines[$0].range })
    if words.isEmpty { return lines.flatMap(text.sourceScalars) }
    return gaps.isEmpty ? words : BlockText.parted(words, at: gaps[...])
  }

  private static func parted(_ words: [UInt32], at gaps: ArraySlice<Int>) -> [UInt32] {
    var gaps = gaps
    var parted: [UInt32] = []
    parted.reserveCapacity(words.count + gaps.count)
    var count = 0
    // Most gaps stand in a report's opening words: what comes behind the last one is taken at once.
    for (place, scalar) in words.enumerated() {
      guard let gap = gaps.first else {
        parted += words[place...]
        break
      }
      if !Glyph.isBlank(scalar) {
        if gap == count {
          gaps.removeFirst()
          if parted.last != 0x20 { parted.append(0x20) }
        }
        count += 1
      }
      parted.append(scalar)
    }
    return parted
  }

  /// Lines of a caption without the credit that ends them.
  func caption(_ lines: [Int]) -> String {
    guard let first = lines.first, let last = lines.last else { return "" }
    let credit = CaptionLine(text, text.stretch(first..<(last + 1)), mayPoint: false)?.credit
    let pieces = lines.map { line in
      let range = text.range(line)
      let end = min(range.upperBound, max(range.lowerBound, credit?.lowerBound ?? range.upperBound))
      return source(line, count: end - range.lowerBound)
    }
    return String(scalarValues: Reflow.paragraph(text.source, pieces: pieces)[...])
  }

  /// Lines of a headline as one, a blank between two lines unless the words run on.
  func headline(_ lines: [Int], _ labeler: LineLabeler) -> [UInt32] {
    var words: [UInt32] = []
    var before: Int?
    for line in lines {
      let next = closedUp(line)
      if let before {
        let isGlyph = text.range(line).count <= 2 && text.range(before).count <= 2
        let rest = HeadlineRest(text: text, features: labeler.features)
        if !isGlyph, !labeler.conventions.isCut(before), labeler.joint.score(before, line) < 2.5,
          before + 1 != line || !rest.goesOn(line)
        {
          words.append(0x20)
        }
      }
      words += next
      before = line
    }
    return words
  }

  /// A headline with its end, the first `count` inked scalars of the line below it.
  func headline(_ words: [UInt32], endingIn line: Int, count: Int, _ labeler: LineLabeler)
    -> [UInt32]
  {
    let end = Reflow.headline(
      text.source[source(line, count: count)], leastGap: text.isLetterspaced ? 2 : 1)
    let isQuoting =
      words.count { $0 == Glyph.openQuote } > words.count { $0 == Glyph.closeQuote }
    return isQuoting || labeler.joint.score(line - 1, line) >= 2.5
      ? words + end : words + [0x20] + end
  }

  /// Lines of names or of a subheading: blanks between words mean something there.
  func words(_ lines: [Int]) -> [UInt32] {
    var words: [UInt32] = []
    for (place, line) in lines.enumerated() {
      if place > 0 { words.append(0x20) }
      words += closedUp(line)
    }
    return words
  }

  private func closedUp(_ line: Int) -> [UInt32] {
    Reflow.headline(
      text.source[text.lines[line].range], leastGap: text.isLetterspaced ? 2 : 1)
  }

  /// Where the source has the first `count` inked scalars of a line.
  private func source(_ line: Int, count: Int) -> Range<Int> {
    var left = count
    let range = text.lines[line].range
    var end = range.lowerBound
    while end < range.upperBound, left > 0 {
      if !Glyph.isBlank(text.source[end]) { left -= 1 }
      end += 1
    }
    return range.lowerBound..<end
  }
}
