/// How a piece of text is to stand out, where the terminal can show it.
enum Style {
  case plain
  /// Names of issues and sections.
  case heading
  /// Headlines.
  case title
  /// What is there for orientation: ids, line numbers, evidence.
  case dim
  /// The words that were searched for.
  case match
  /// Doubts and damage.
  case warning

  /// The parameters of the terminal's "select graphic rendition" sequence (ECMA-48 §8.3.117).
  fileprivate var parameters: String? {
    switch self {
    case .plain: nil
    case .heading: "1;36"
    case .title: "1"
    case .dim: "2"
    case .match: "1;31"
    case .warning: "33"
    }
  }
}

/// A piece of text and its style. Escape sequences are made by ``Terminal`` alone, after the text has
/// been made harmless, so nothing that a page contains can pose as one.
struct Span {
  /// The text; may hold anything that a page may hold.
  var text: String
  /// How it stands out.
  var style: Style

  /// Makes a piece of text, plain unless said otherwise.
  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// Standard output: buffered, coloured or not, as wide as it is.
final class Terminal {
  /// Whether results go to a person's screen.
  let isInteractive: Bool
  /// Cells in a line; nil where lines have no end (a pipe or file, unless `COLUMNS` says otherwise).
  let width: Int?
  /// Cells in a line of text to be read; nil where lines have no end.
  var measure: Int? { width.map { min($0, Terminal.widestMeasure) } }
  /// The widest line that is comfortable to read: 50 Chinese characters.
  static let widestMeasure = 100
  /// Whether styles are shown.
  let isColored: Bool
  private var buffer: [UInt8] = []
  private static let flushSize = 1 << 16

  /// Looks at standard output and the environment: `NO_COLOR` (no-color.org), `COLUMNS`, `TERM`.
  init(color: ColorChoice) {
    isInteractive = Console.isTerminal(.results)
    let columns = Console.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = isInteractive ? Console.terminalWidth(of: .results) ?? columns ?? 80 : columns
    isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto:
        isInteractive && Console.environment("NO_COLOR") == nil
          && Console.environment("TERM") != "dumb"
      }
  }

  /// Writes one line.
  func line(_ spans: Span...) {
    line(spans)
  }

  /// Writes a text of whole lines.
  func lines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      self.line(Span(String(line)))
    }
  }

  /// Writes one line.
  func line(_ spans: [Span]) {
    for span in spans where !span.text.isEmpty {
      let text = Visible.text(span.text)
      if isColored, let parameters = span.style.parameters {
        buffer += "\u{1B}[\(parameters)m\(text)\u{1B}[0m".utf8
      } else {
        buffer += text.utf8
      }
    }
    endLine()
  }

  /// Writes one line of plain text; an empty one by default.
  func line(_ text: String = "") {
    buffer += Visible.text(text).utf8
    endLine()
  }

  /// Writes one JSON value on a line.
  func line(_ json: JSON) {
    line(bytes: json.bytes)
  }

  /// Writes one line of bytes in which nothing is harmful.
  func line(bytes: [UInt8]) {
    buffer += bytes
    endLine()
  }

  /// Sends what is buffered. Ends the process quietly where nobody reads any more.
  func flush() {
    guard !buffer.isEmpty else { return }
    let outcome = Console.write(buffer, to: .results)
    buffer.removeAll(keepingCapacity: true)
    switch outcome {
    case .written: return
    case .readerGone: Console.exit(Outcome.done.rawValue)
    case .failed(let errno): Report.stop(writing: errno)
    }
  }

  private func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Terminal.flushSize { flush() }
  }
}

/// `--color`.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}
