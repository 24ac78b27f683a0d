// What engines write inside a line that is none of its words: marks of emphasis, and numbers as formulas.

/// Puts plain text in place of the markup inside lines.
enum InlineMarkup {
  static let star: UInt32 = 0x2A
  static let dollar: UInt32 = 0x24
  /// What paragraphs are joined without wherever no Latin words meet.
  static let blank: UInt32 = 0x20

  /// Rewrites the lines that hold any markup, each in its place.
  ///
  /// Cost: linear in the scalars; files without a star or a dollar are looked through and no more.
  static func unmark(_ scalars: inout [UInt32], _ lines: [SourceLine]) {
    let held = signs(in: scalars.span)
    guard held.star || held.dollar else { return }
    for line in lines {
      if held.star { Emphasis.unmark(&scalars, line.range) }
      if held.dollar { Formulas.unmark(&scalars, line.range) }
    }
  }

  /// Whether any markup may be there.
  private static func signs(in scalars: Span<UInt32>) -> (star: Bool, dollar: Bool) {
    var stars: UInt32 = 0
    var dollars: UInt32 = 0
    for index in 0..<scalars.count {
      stars |= scalars[index] == star ? 1 : 0
      dollars |= scalars[index] == dollar ? 1 : 0
    }
    return (stars != 0, dollars != 0)
  }
}
