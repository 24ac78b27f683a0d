// 引题 by their words alone: who said or issued what the headline tells, in which contest, or when
// it was.

extension HeadlineShape {
  /// Whether a line names who says what the headline below tells, on what occasion, or when.
  static func tellsWhence(_ text: PageText, _ range: Range<Int>, mayEnd: Bool) -> Bool {
    let scalars = text.scalars
    return range.count > 6 && pointsOn(scalars, range) || isNumberedPart(scalars, range)
      || numbersEvent(scalars, range) || tellsWhen(scalars, range)
      || mayEnd && KickerWords.endings.lengthEnding(in: scalars, range) > 0
        && !(KickerWords.contestNames.lengthEnding(in: scalars, range) > 0
          && KickerWords.holding.occurs(in: scalars, range))
  }

  /// `林秋水调研时强调`: who says it, as no deck ends.
  static func tellsWhoSays(_ text: PageText, _ line: Int) -> Bool {
    let range = text.range(line)
    return range.count >= 8 && KickerWords.speakerEndings.lengthEnding(in: text.scalars, range) > 0
      && text.scalars[range.lowerBound] != Glyph.dash
  }

  /// `今年前三季度`, `截至一季度末`: when it was, and nothing else.
  private static func tellsWhen(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    (4...10).contains(range.count) && KickerWords.periods.lengthEnding(in: scalars, range) > 0
      && range.allSatisfy { Glyph.isDigit(scalars[$0]) || KickerWords.whens.contains(scalars[$0]) }
  }

  /// `林秋水指出:`, `从三个乡的情况看——`: the headline is what the mark points to.
  private static func pointsOn(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let last = scalars[range.upperBound - 1]
    return last == Glyph.colon || last == Glyph.dash && scalars[range.lowerBound] != Glyph.dash
  }

  /// `来自山区的报告之二`.
  private static func isNumberedPart(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 4, scalars[range.upperBound - 2] == "之" else { return false }
    return Glyph.numeralsToTen.contains(scalars[range.upperBound - 1])
  }

  /// `…擂台赛第十七场`, `…联赛第3轮`.
  private static func numbersEvent(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 6, KickerWords.rounds.contains(scalars[range.upperBound - 1]) else {
      return false
    }
    var index = range.upperBound - 2
    while index > range.lowerBound,
      Glyph.numeralsToTen.contains(scalars[index]) || Glyph.isDigit(scalars[index])
    {
      index -= 1
    }
    return index < range.upperBound - 2 && scalars[index] == "第"
  }
}
