// One line of a page as both halves of the parser see it: the masthead side claims some lines, the
// articles get the rest. A line holds no text of its own but says where its text stands in the one
// array of the file's scalars, so that lines are copied and kept without counting references.

import ChineseText

/// One non-blank line of a source file.
package struct SourceLine: Sendable {
  /// The line's number in the source file, counted from 1 as `grep -n` counts (line feeds only).
  package let number: Int
  /// The number of the last line of the file that the text is of: ``number``, unless lines were put
  /// together.
  package let lastNumber: Int
  /// Where the line's text stands in ``SourceLines/scalars``, without blanks at both ends and
  /// without the marks (`#`, `>`, `**`, tags of HTML) that an engine set around it. Half-open and
  /// never empty: a line of marks alone keeps them.
  package let range: Range<Int>
  /// How many `#` stood before the text, or the rank of the `<h1>` to `<h6>` around it; 0 to 6.
  package let headingLevel: Int
  /// Whether `>` stood before the text.
  package let isQuoted: Bool
  /// Whether the whole text stood between `**` and `**`, or in `<b>` or `<strong>`.
  package let isBold: Bool
  /// Whether a blank line, or the beginning of the file or page, comes before it.
  package let followsBlank: Bool
  /// How wide the blanks before the text were, in cells: a tab or an ideographic space counts two.
  package let indent: Int
  /// How many blank scalars stood after the text.
  package let trailingBlankCount: Int

  /// How many scalars the text has.
  package var count: Int { range.count }

  /// Whether it is set in as far as the first lines of paragraphs are.
  var isSetIn: Bool { (2...6).contains(indent) }
}
