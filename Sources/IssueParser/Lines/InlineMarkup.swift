// What engines write inside a line that is none of its words: marks of emphasis, numbers as
// formulas, links to pictures.

/// Puts plain text in place of the markup inside lines.
enum InlineMarkup {
  static let star: UInt32 = 0x2A
  static let dollar: UInt32 = 0x24
  /// What paragraphs are joined without wherever no Latin words meet.
  static let blank: UInt32 = 0x20

  /// Rewrites the lines that hold any markup, each in its place.
  ///
  /// `run` is the file that they are of. Cost: linear in the scalars where it holds a star or a
  /// dollar.
  static func unmark(_ scalars: inout [UInt32], _ lines: [SourceLine], of run: ScalarRun) {
    for line in lines { unlink(&scalars, line.range) }
    guard run.holdsStar || run.holdsDollar else { return }
    for line in lines {
      if run.holdsStar { Emphasis.unmark(&scalars, line.range) }
      if run.holdsDollar { Formulas.unmark(&scalars, line.range) }
    }
  }

  /// Takes the link to a picture off the text behind it: `![](images/3.jpg) 图为比赛现场。`
  private static func unlink(_ scalars: inout [UInt32], _ line: Range<Int>) {
    guard line.count > 6, scalars[line.lowerBound] == 0x21, scalars[line.lowerBound + 1] == 0x5B,
      let middle = line.dropLast().first(where: {
        scalars[$0] == 0x5D && scalars[$0 + 1] == 0x28  // ](
      }), let end = line[middle...].first(where: { scalars[$0] == 0x29 }),
      line[end...].dropFirst().contains(where: { !Glyph.isBlank(scalars[$0]) })
    else { return }
    for place in line.lowerBound...end { scalars[place] = blank }
  }
}
