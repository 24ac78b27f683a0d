// Whether a line begins and ends inside quotation marks: what is torn inside a quotation goes on
// where one ends, and nowhere else.

/// Where the marks of a line leave its two ends.
struct Quotation: Equatable {
  /// Inside a quotation, outside, either as a straight mark is read, or not told by any mark.
  enum Side: Int8 { case unknown, outside, inside, either }

  var start = Side.unknown
  var end = Side.unknown

  /// Nothing is told.
  init() {}

  /// Reads the marks of a stretch, one line. Cost: linear.
  ///
  /// `isWhole`: whether it is a paragraph that comes to its end, and no line of print.
  init(_ text: PageText, _ range: Range<Int>, isWhole: Bool) {
    var straight = 0
    // How much the marks beside straight ones say that the first opens, and that it closes.
    var opens = 0
    let page = text.scalars
    let scalars = page.span.extracting(range)
    for place in scalars.indices {
      let scalar = scalars[place]
      if scalar == Glyph.straightQuote {
        let cue = Self.cue(text, range, range.lowerBound + place)
        opens += straight.isMultiple(of: 2) ? cue : -cue
        straight += 1
      } else if scalar == Glyph.openQuote || scalar == Glyph.closeQuote {
        let isOpener = scalar == Glyph.openQuote
        if start == .unknown { start = isOpener ? .outside : .inside }
        end = isOpener ? .inside : .outside
      }
    }
    guard straight > 0, start == .unknown else { return }
    let isOdd = !straight.isMultiple(of: 2)
    if isOdd, isWhole { opens -= 1 }
    if opens == 0, isOdd {
      start = .either
      end = .either
      return
    }
    start = opens >= 0 ? .outside : .inside
    end = (start == .outside) != isOdd ? .outside : .inside
  }

  /// Above 0 where a straight mark opens by what stands beside it, below where it closes.
  private static func cue(_ text: PageText, _ range: Range<Int>, _ index: Int) -> Int {
    var cue = 0
    if index == range.lowerBound {
      cue += 1
    } else {
      let before = text.traits[index - 1]
      if !before.isDisjoint(with: [.pause, .opener]) || text.scalars[index - 1] == Glyph.colon {
        cue += 1
      }
      if before.contains(.stop) { cue -= 1 }
    }
    if index + 1 == range.upperBound {
      cue -= 1
    } else if !text.traits[index + 1].isDisjoint(with: [.pause, .stop, .closer]) {
      cue -= 1
    }
    return cue
  }
}
