// One line of a page as both halves of the parser see it: the masthead side claims some lines, the
// articles get the rest. Scalars are unpacked once here, so that nothing behind decodes UTF-8 again.

/// One non-blank line of a source file.
package struct SourceLine: Sendable {
  /// The line's number in the source file, counted from 1 as `grep -n` counts (line feeds only).
  package let number: Int
  /// The line's text as Unicode scalars, without blanks at both ends and without the Markdown marks
  /// (`#`, `>`, `**`) that an engine set around it. Never empty: a line of marks alone keeps them.
  package let scalars: [UInt32]
  /// How many `#` stood before the text, 0 to 6.
  package let headingLevel: Int
  /// Whether `>` stood before the text.
  package let isQuoted: Bool
  /// Whether the whole text stood between `**` and `**`.
  package let isBold: Bool
  /// Whether a blank line, or the beginning of the file or page, comes before it.
  package let followsBlank: Bool
  /// How wide the blanks before the text were, in cells: a tab or an ideographic space counts two.
  package let indent: Int
  /// How many blank scalars stood after the text.
  package let trailingBlankCount: Int

  /// Makes a line from its parts.
  package init(
    number: Int, scalars: [UInt32], headingLevel: Int = 0, isQuoted: Bool = false,
    isBold: Bool = false, followsBlank: Bool = false, indent: Int = 0, trailingBlankCount: Int = 0
  ) {
    self.number = number
    self.scalars = scalars
    self.headingLevel = headingLevel
    self.isQuoted = isQuoted
    self.isBold = isBold
    self.followsBlank = followsBlank
    self.indent = indent
    self.trailingBlankCount = trailingBlankCount
  }

  /// The text of ``scalars``.
  package var text: String { String(scalarValues: scalars[...]) }
}

extension String {
  /// Makes a string from Unicode scalar values; a value that is no scalar becomes U+FFFD.
  package init(scalarValues: ArraySlice<UInt32>) {
    self = ""
    unicodeScalars.reserveCapacity(scalarValues.count)
    for value in scalarValues {
      unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
  }
}
