import Support
import Testing

@testable import llrb

@Suite struct CSVTests {
  private func text(_ cell: CSVCell) -> String { String(decoding: cell.bytes, as: UTF8.self) }

  /// Reads one row as RFC 4180 has it, without its CR LF.
  private func cells(_ row: String) -> [String] {
    var cells = [""]
    var isQuoted = false
    var scalars = row.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true) where scalars.first == "\"":
        scalars.removeFirst()
        cells[cells.count - 1].unicodeScalars.append("\"")
      case ("\"", _): isQuoted.toggle()
      case (",", false): cells.append("")
      default: cells[cells.count - 1].unicodeScalars.append(scalar)
      }
    }
    return cells
  }

  @Test("plain cells stand as they are, others in quotation marks")
  func quoting() {
    #expect(text(.text("复工复产")) == "复工复产")
    #expect(text(.text("中国,能建")) == "\"中国,能建\"")
    #expect(text(.text("战\"痘\"添动力")) == "\"战\"\"痘\"\"添动力\"")
    #expect(text(.text("一段\n二段")) == "\"一段\n二段\"")
    #expect(text(.empty) == "" && text(CSVCell(nil as Int?)) == "")
    #expect(text(.integer(-5)) == "-5" && text(.number(0.25)) == "0.25")
    #expect(text(.number(.infinity)) == "")
  }

  @Test("what a spreadsheet would calculate is marked as text, and numbers are left alone")
  func formulas() {
    for start in ["=", "+", "-", "@", "＝", "＋", "－", "＠"] {
      #expect(text(.text(start + "1")) == "'" + start + "1")
    }
    #expect(text(.text("=HYPERLINK(\"x\",\"y\")")) == "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"")
    #expect(text(.text("\t=1")) == "' =1" && text(.text("\r=1")) == "'␍=1")
    #expect(text(.text("5-1")) == "5-1")
  }

  @Test("no range of numbers looks like a day or like one number")
  func ranges() {
    #expect(text(CSVCell(ranges: [7...29])) == "7–29")
    #expect(text(CSVCell(ranges: [7...7, 291...291, 300...302])) == "7 291 300–302")
    #expect(text(CSVCell(ranges: [])) == "")
  }

  @Test("control characters become pictures of themselves")
  func controls() {
    #expect(text(.text("a\u{1B}[31mb")) == "a␛[31mb")
    #expect(text(.text("a\u{202E}b")) == "a\u{FFFD}b")
  }

  @Test("any texts come back from a row as they were, guard and pictures aside")
  func roundTrip() {
    var generator = SeededGenerator(seed: 4180)
    let alphabet = Array("吕梁,\"\n'; =-1a".unicodeScalars)
    for _ in 0..<500 {
      let texts = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
          text.append(alphabet[Int.random(in: alphabet.indices, using: &generator)])
        }
        return String(text)
      }
      let row = texts.map { self.text(.text($0)) }.joined(separator: ",")
      let read = cells(row).map { cell in
        cell.hasPrefix("'=") || cell.hasPrefix("'-") || cell.hasPrefix("'\n")
          ? String(cell.dropFirst()) : cell
      }
      let expected = texts.map { text in
        text.hasPrefix("'=") || text.hasPrefix("'-") || text.hasPrefix("'\n")
          ? String(text.dropFirst()) : text
      }
      #expect(read == expected, "\(row)")
    }
  }
}
