import ChineseText
import IssueParser
import NewspaperArchive

/// What a table or a template can tell of a hit: a column of `--csv`, a field of `--format`. Their
/// names are those of JSON, `id` those of its articles and pages: in `llrb.hit/1` it is `article`.
enum HitField {
  /// All of them, in the order of the columns.
  static var all: [CSVTable<Hit>.Column] {
    [("id", { .text($0.id) }), ("kind", { .text($0.kind.name) })]
      + CSVTable.place(\.place) + [
        ("title", { CSVCell($0.title) }),
        ("authors", { .text($0.authors.map(\.name).joined(separator: " ")) }),
        ("occurrences", { .integer($0.occurrences) }),
        ("approximate", { .text($0.isApproximate ? "true" : "false") }),
        ("score", { .number($0.score) }),
        ("snippet", { .text($0.snippet.text) }),
        ("source", { .text($0.source) }),
        ("lines", { CSVCell(ranges: $0.lines.map { $0.first...$0.last }) }),
      ]
  }

  /// A field as text.
  static func text(_ field: CSVTable<Hit>.Column, of hit: Hit) -> String {
    // What other programs cut lines by: 7-29,40. The brackets are for people.
    if field.name == "lines" { return String(hit.lines.places.dropFirst().dropLast()) }
    switch field.cell(hit) {
    case .empty: return ""
    case .integer(let number): return String(number)
    case .number(let number): return String(number)
    case .text(let text): return text
    }
  }
}

/// `--format`: text with fields in braces, such as `{date} {title}`.
///
/// `{{` and `}}` stand for braces, `\t` for a tab, `\n` for a line end, `\\` for a backslash.
struct HitTemplate {
  /// A part of the template.
  private enum Part {
    case text(String)
    case field(CSVTable<Hit>.Column)
    /// A line end that the reader asked for.
    case lineEnd
  }

  private var parts: [Part] = []

  /// Reads a template.
  ///
  /// Errors: `.unknownField`; `.badValue` for a brace that is never closed, and where no field is
  /// named.
  init(_ template: String) throws(UsageError) {
    var text = ""
    var rest = template.unicodeScalars[...]
    func starts(_ mark: String) -> Bool { rest.starts(with: mark.unicodeScalars) }
    while let scalar = rest.first {
      if starts("{{") || starts("}}") {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(2)
      } else if starts("\\n") {
        parts += [.text(text), .lineEnd]
        text = ""
        rest = rest.dropFirst(2)
      } else if starts("\\t") || starts("\\\\") {
        text += starts("\\t") ? "\t" : "\\"
        rest = rest.dropFirst(2)
      } else if scalar == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw .badValue(
            option: .format, value: template,
            expected: Wording(
              "a template such as '{date} {title}'; every { needs its }, and {{ stands for {",
              "形如“{date} {title}”的模板；{ 须有 } 配对，{{ 表示 { 本身"))
        }
        let name = String(rest[rest.startIndex..<end].dropFirst())
        guard let field = HitField.all.first(where: { $0.name == name }) else {
          let names = HitField.all.map(\.name)
          throw .unknownField(
            name, nearest: Arguments.nearest(to: name, among: names), fields: names)
        }
        parts += [.text(text), .field(field)]
        text = ""
        rest = rest[end...].dropFirst()
      } else {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
      }
    }
    parts.append(.text(text))
    let hasField = parts.contains { if case .field = $0 { true } else { false } }
    guard hasField else {
      throw .badValue(
        option: .format, value: template,
        expected: Wording(
          "a template with a field in braces, such as '{date} {title}'; --csv and --json print forms "
            + "for other programs", "含字段的模板，如“{date} {title}”；供其他程序使用的格式请用 --csv 或 --json"))
    }
  }

  /// Prints a hit, and a line end.
  func show(_ hit: Hit, on terminal: Terminal) {
    var line = ""
    for part in parts {
      switch part {
      // Tabs are the reader's own; those of a page would be one column too many.
      case .text(let text):
        line += text.split(separator: "\t", omittingEmptySubsequences: false)
          .map { Visible.text(String($0)) }.joined(separator: "\t")
      case .field(let field): line += Visible.text(HitField.text(field, of: hit))
      case .lineEnd:
        terminal.line(bytes: Array(line.utf8))
        line = ""
      }
    }
    terminal.line(bytes: Array(line.utf8))
  }
}
