import ChineseText

/// Rows whose columns line up, whatever the width of their characters.
struct TextTable {
  /// How a column's cells stand in it.
  enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private var rows: [(cells: [String], style: Style)] = []

  /// Makes an empty table with these columns.
  init(_ alignments: [Alignment]) {
    self.alignments = alignments
  }

  /// Adds a row; a cell a column.
  mutating func append(_ cells: [String], style: Style = .plain) {
    precondition(cells.count == alignments.count, "a row has a cell for every column")
    rows.append((cells.map { Visible.text($0) }, style))
  }

  /// Prints the rows, two blanks between columns, none at the end of a line. A column that is empty
  /// in every row is left out.
  func show(on terminal: Terminal) {
    let widths = alignments.indices.map { column in
      rows.dropFirst().allSatisfy { $0.cells[column].isEmpty }
        ? 0 : rows.map { DisplayWidth.of($0.cells[column]) }.max() ?? 0
    }
    for row in rows {
      var line = ""
      for (column, cell) in row.cells.enumerated() where widths[column] > 0 {
        line +=
          alignments[column] == .left
          ? DisplayWidth.padded(cell, to: widths[column])
          : DisplayWidth.paddedLeft(cell, to: widths[column])
        line += "  "
      }
      while line.hasSuffix(" ") { line.removeLast() }
      terminal.line(Span(line, row.style))
    }
  }
}
