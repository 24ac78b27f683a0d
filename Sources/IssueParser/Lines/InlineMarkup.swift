// What engines write inside a line that is none of its words: marks of emphasis, and numbers as formulas.

/// Puts plain text in place of the markup inside lines.
enum InlineMarkup {
  static let star: UInt32 = 0x2A
  static let dollar: UInt32 = 0x24
  /// What paragraphs are joined without wherever no Latin words meet.
  static let blank: UInt32 = 0x20

  /// Rewrites the lines that hold any markup, each in its place.
  ///
  /// `run` is the file that they are of. Cost: linear in the scalars where it holds a star or a dollar.
  static func unmark(_ scalars: inout [UInt32], _ lines: [SourceLine], of run: ScalarRun) {
    guard run.holdsStar || run.holdsDollar else { return }
    for line in lines {
      if run.holdsStar { Emphasis.unmark(&scalars, line.range) }
      if run.holdsDollar { Formulas.unmark(&scalars, line.range) }
    }
  }
}
