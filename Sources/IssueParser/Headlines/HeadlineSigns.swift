// What one line of a headline shows of its place there.

/// One thing that a heading line shows, by itself or among those it stands with.
package enum HeadlineSign: Int, CaseIterable {
  /// Counts, whatever the line.
  case any
  // Its length in scalars without blanks.
  case to3, to5, to8, to11, to14, to17, to20, to24, longer
  /// How far it is longer than the others' mean, over the sum of both: -1 to 1.
  case relativeLength
  /// The share of its words that the body's first sentences say again; none of them.
  case said, unsaid
  // What ``HeadlineShape`` reads.
  case deckShape, dash, bannerShape, flagShape, kickerShape, reportShape
  // How it begins and ends.
  case endsColon, endsQuestion, opensQuote, endsQuote, quotation, endsTitle
  case opensDigit, opensTells, opensRequest
  // What stands in it.
  case comma, enumeration, digit, severalNumbers, percent
  // How blanks part it: in halves, in single characters.
  case halves, letterSpaced
  // Its Markdown rank among the lines': none, the highest, a lower one; and the page's usual.
  case unranked, topRank, lowerRank, usualRank
}

/// What a line shows: the measure of each sign, most of them 0 or 1.
package struct HeadlineSigns {
  /// By ``HeadlineSign``.
  package private(set) var measures = [Float](repeating: 0, count: HeadlineSign.allCases.count)

  private mutating func set(_ sign: HeadlineSign, _ measure: Float) {
    measures[sign.rawValue] = measure
  }

  private mutating func set(_ sign: HeadlineSign, if holds: Bool) { if holds { set(sign, 1) } }

  /// The signs of each of `lines`.
  static func all(of lines: [Int], in choice: HeadlineChoice, body: Range<Int>) -> [HeadlineSigns] {
    let counts = lines.map { max(1, choice.features[$0].count) }
    let total = counts.reduce(0, +)
    let levels = lines.map { choice.features[$0].level }
    let top = levels.filter { $0 > 0 }.min()
    return lines.indices.map { place in
      let line = lines[place]
      let others = Float(total - counts[place]) / Float(max(1, lines.count - 1))
      var signs = HeadlineSigns(choice.text, line)
      let count = Float(counts[place])
      signs.set(.relativeLength, (count - others) / (count + others))
      let said = choice.text.coverage(of: choice.text.range(line), in: body)
      signs.set(.said, said)
      signs.set(.unsaid, if: said == 0)
      if let top {
        let level = levels[place]
        signs.set(level == 0 ? .unranked : level == top ? .topRank : .lowerRank, 1)
        signs.set(.usualRank, if: level > 0 && level == choice.usualLevel)
      }
      return signs
    }
  }

  /// What a line shows by itself.
  private init(_ text: PageText, _ line: Int) {
    let range = text.range(line)
    let scalars = text.scalars
    set(.any, 1)
    guard let first = range.first.map({ scalars[$0] }), let last = range.last.map({ scalars[$0] })
    else { return }
    set(Self.length(range.count), 1)
    let shape = text.headlineShape(line)
    set(.deckShape, if: shape.isDeck)
    set(.dash, if: shape.hasDash)
    set(.bannerShape, if: shape.isBanner)
    set(.flagShape, if: shape.isFlag)
    set(.kickerShape, if: shape.isKicker)
    set(.reportShape, if: shape.tellsReport)
    readEnds(text, range, first, last)
    readInside(scalars[range])
    set(.halves, if: text.isParted(line))
    set(.letterSpaced, if: range.count >= 3 && text.pieces(range).count == range.count)
  }

  private static func length(_ count: Int) -> HeadlineSign {
    switch count {
    case ...3: .to3
    case ...5: .to5
    case ...8: .to8
    case ...11: .to11
    case ...14: .to14
    case ...17: .to17
    case ...20: .to20
    case ...24: .to24
    default: .longer
    }
  }

  private mutating func readEnds(
    _ text: PageText, _ range: Range<Int>, _ first: UInt32, _ last: UInt32
  ) {
    let opensQuote = first == Glyph.openQuote || first == Glyph.straightQuote
    let endsQuote = last == Glyph.closeQuote || last == Glyph.straightQuote
    set(.endsColon, if: last == Glyph.colon)
    set(.endsQuestion, if: last == 0x3F)
    set(.opensQuote, if: opensQuote || first == Glyph.openTitle)
    set(.endsQuote, if: endsQuote)
    set(.quotation, if: opensQuote && endsQuote && range.count >= 6)
    set(.endsTitle, if: last == Glyph.closeTitle)
    set(.opensDigit, if: Glyph.isDigit(first))
    set(.opensRequest, if: Self.opensDeck(text.scalars, range))
    set(
      .opensTells,
      if: first == "记" && range.count > 1
        && !DeckWords.keeping.contains(text.scalars[range.lowerBound + 1]))
  }

  /// Whether a line begins as decks do: `强调…`, `警方提醒:…`.
  private static func opensDeck(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    func begins(_ words: PhraseList) -> Bool {
      words.lengthBeginning(in: scalars, range) > 0
    }
    return begins(DeckWords.requests) || begins(DeckWords.warnings)
  }

  private mutating func readInside(_ scalars: ArraySlice<UInt32>) {
    set(.comma, if: scalars.contains(Glyph.comma))
    set(.enumeration, if: scalars.contains(Glyph.enumerationComma))
    set(.percent, if: scalars.contains(0x25))
    let numbers = scalars.split(whereSeparator: { !Glyph.isDigit($0) }).count
    set(.digit, if: numbers > 0)
    set(.severalNumbers, if: numbers > 1)
  }
}
