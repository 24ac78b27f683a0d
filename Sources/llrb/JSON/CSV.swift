// A small writer of comma-separated values, RFC 4180: CR LF ends a row, a cell with a comma, a
// quotation mark or a line break stands in quotation marks, a quotation mark in it is doubled.
// UTF-8 without a byte-order mark, which most programs would take for part of the first cell.

import ChineseText
import IssueParser
import NewspaperArchive

/// One cell of a row.
enum CSVCell: Equatable {
  case empty
  case integer(Int)
  case number(Double)
  case text(String)

  /// A text, or an empty cell.
  init(_ text: String?) {
    self = text.map { .text($0) } ?? .empty
  }

  /// An integer, or an empty cell.
  init(_ number: Int?) {
    self = number.map { .integer($0) } ?? .empty
  }

  /// Numbers and ranges of numbers, side by side; an empty cell for none.
  ///
  /// A spreadsheet takes 7-29 for a day and 7,291 for one number: a range is written with an en
  /// dash, as on the screen, and a blank parts it from the next.
  init(ranges: [ClosedRange<Int>]) {
    self.init(words: ranges.map(\.text))
  }

  /// Words, numbers and days side by side; an empty cell for none.
  init(words: [String]) {
    self = words.isEmpty ? .empty : .text(words.joined(separator: " "))
  }

  /// Names or texts, each on a line; an empty cell for none.
  init(lines: [String]) {
    self = lines.isEmpty ? .empty : .text(lines.joined(separator: "\n"))
  }

  /// The cell as it stands in a row.
  ///
  /// A spreadsheet calculates what begins like a formula, whatever a page or its engine meant by
  /// it: such a text gets an apostrophe before it, which spreadsheets take for "this is text".
  /// Control characters are shown as pictures of themselves, as everywhere; line breaks stay.
  var bytes: [UInt8] {
    switch self {
    case .empty: return []
    case .integer(let value): return Array(String(value).utf8)
    case .number(let value): return value.isFinite ? Array(String(value).utf8) : []
    case .text(let text): return CSVCell.quoted(text)
    }
  }

  private static func quoted(_ text: String) -> [UInt8] {
    var content = String.UnicodeScalarView()
    if let first = text.unicodeScalars.first, beginsFormula(first) { content.append("'") }
    var needsQuotes = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"":
        content.append(scalar)
        content.append(scalar)
        needsQuotes = true
      case ",", "\n":
        content.append(scalar)
        needsQuotes = true
      case _ where Visible.isHarmful(scalar): content.append(Visible.picture(of: scalar))
      default: content.append(scalar)
      }
    }
    let bytes = Array(String(content).utf8)
    return needsQuotes ? [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")] : bytes
  }

  /// The signs with which spreadsheets begin a formula, full width too, and the controls that some
  /// of them skip before one.
  private static func beginsFormula(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
    default: false
    }
  }
}

/// A table: what its columns are called, and what stands in them for each thing that has a row.
struct CSVTable<Row> {
  typealias Column = (name: String, cell: (Row) -> CSVCell)

  private let columns: [Column]

  /// Makes a table of these columns.
  init(_ columns: [Column]) {
    self.columns = columns
  }

  /// The columns that say where the page of a thing belongs.
  static func place(_ place: @escaping (Row) -> PagePlace) -> [Column] {
    [
      ("paper", { CSVCell(place($0).paper?.text) }),
      ("date", { CSVCell(place($0).date?.iso8601) }),
      ("lastDate", { CSVCell(place($0).lastDate?.iso8601) }),
      ("estimatedDate", { CSVCell(place($0).estimatedDate?.iso8601) }),
      ("weekday", { CSVCell(place($0).weekday) }),
      ("lunarDate", { CSVCell(place($0).lunarDate) }),
      ("issueNumber", { CSVCell(place($0).issueNumber) }),
      ("lastIssueNumber", { CSVCell(place($0).lastIssueNumber) }),
      ("page", { CSVCell(place($0).page?.number) }),
      ("pageLetter", { CSVCell(place($0).page?.letterText) }),
    ]
  }

  /// Writes the row that names the columns.
  func header(on terminal: Terminal) {
    CSVTable.write(columns.map { .text($0.name) }, on: terminal)
  }

  /// Writes the row of one thing.
  func row(_ row: Row, on terminal: Terminal) {
    CSVTable.write(columns.map { $0.cell(row) }, on: terminal)
  }

  /// Writes the whole table.
  func show(_ rows: [Row], on terminal: Terminal) {
    header(on: terminal)
    for row in rows { self.row(row, on: terminal) }
  }

  private static func write(_ cells: [CSVCell], on terminal: Terminal) {
    var bytes: [UInt8] = []
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += cell.bytes
    }
    bytes.append(UInt8(ascii: "\r"))
    terminal.line(bytes: bytes)
  }
}
