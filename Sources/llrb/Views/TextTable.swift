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

  /// Cells that a column keeps where the line is too narrow for all: a day that is drawn in, and
  /// cut off behind it, stays whole.
  private static let leastWidth = 13

  /// Prints the rows, two blanks between columns, none at the end of a line. A column that is empty
  /// in every row is left out. Where the line is too narrow, the widest columns of text are cut;
  /// not the last where it is long, a path or a note, which goes on on the next line. Where that
  /// does not do, columns are left out, those of `leastWanted` in their order.
  func show(on terminal: Terminal, leavingOut leastWanted: [Int] = []) {
    let all = (header.map { [$0] } ?? []) + rows
    var widths = alignments.indices.map { column in
      rows.allSatisfy { $0[column].isEmpty }
        ? 0 : all.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    if let width = terminal.width {
      var rest = leastWanted[...]
      var narrowed = widths
      while !narrow(&narrowed, to: width), let column = rest.popFirst() {
        widths[column] = 0
        narrowed = widths
      }
      widths = narrowed
    }
    if let header { terminal.line(StyledText(line(header, widths), .dim)) }
    for row in rows { terminal.line(line(row, widths)) }
  }

  /// Makes columns narrower; says whether that was enough.
  private func narrow(_ widths: inout [Int], to width: Int) -> Bool {
    let last = widths.lastIndex { $0 > 0 } ?? 0
    let goesOn = alignments[last] == .left && widths[last] > TextTable.leastWidth
    let fixed = goesOn ? widths[..<last] : widths[...]
    var excess = fixed.reduce(-2) { $1 > 0 ? $0 + $1 + 2 : $0 } - width
    let columns = widths.indices.filter { $0 != last && alignments[$0] == .left }
    for column in columns.sorted(by: { widths[$0] > widths[$1] }) where excess > 0 {
      let cut = min(excess, max(0, widths[column] - TextTable.leastWidth))
      widths[column] -= cut
      excess -= cut
    }
    return excess <= 0
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    let last = widths.lastIndex { $0 > 0 }
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      let cell = column == last ? cell : DisplayWidth.truncated(cell, to: widths[column])
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
