import ChineseText

/// Rows whose columns line up, whatever the width of their characters.
struct TextTable {
  /// How a column's cells stand in it.
  enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private let header: [String]?
  private var rows: [[String]] = []

  /// Makes an empty table with these columns, and a line that names them.
  init(_ alignments: [Alignment], header: [String]? = nil) {
    self.alignments = alignments
    self.header = header
  }

  /// Adds a row; a cell a column.
  mutating func append(_ cells: [String]) {
    precondition(cells.count == alignments.count, "a row has a cell for every column")
    rows.append(cells.map { Visible.text($0) })
  }

  /// Prints the rows, two blanks between columns, none at the end of a line. A column that is empty
  /// in every row is left out.
  func show(on terminal: Terminal) {
    let all = (header.map { [$0] } ?? []) + rows
    let widths = alignments.indices.map { column in
      rows.allSatisfy { $0[column].isEmpty }
        ? 0 : all.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    if let header { terminal.line(Span(line(header, widths), .dim)) }
    for row in rows { terminal.line(line(row, widths)) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      line +=
        alignments[column] == .left
        ? DisplayWidth.padded(cell, to: widths[column])
        : DisplayWidth.paddedLeft(cell, to: widths[column])
      line += "  "
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
