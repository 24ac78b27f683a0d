import ChineseText

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

/// A piece of text and its style. Escape sequences are made by ``Terminal`` alone, after the text
/// has been made harmless, so nothing that a page contains can pose as one.
struct StyledText {
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
  /// Cells in a line; nil where lines have no end (a pipe or file, unless `COLUMNS` says
  /// otherwise).
  let width: Int?
  /// Cells in a line of text to be read; nil where lines have no end.
  var measure: Int? { width.map { min($0, Terminal.widestMeasure) } }
  /// No terminal is wider: lines that are padded to their width must have an end.
  private static let widest = 10_000
  /// The widest line that is comfortable to read: 50 Chinese characters.
  static let widestMeasure = 100
  /// Whether styles are shown.
  let isColored: Bool
  private var buffer: [UInt8] = []
  private static let flushSize = 1 << 16
  /// Cells of the line that is being written, where text is held back.
  private var lineCells = 0
  private var route = Route.straight

  /// Where text goes.
  private enum Route {
    case straight
    /// Nowhere yet: so many lines are left on the screen, and should there be more text than that,
    /// it goes to the pager.
    case held(rowsLeft: Int, pager: [String])
    case paged(Pager)
  }

  /// Looks at standard output and the environment: `NO_COLOR` (no-color.org), `COLUMNS`, `TERM`.
  init(color: ColorChoice, isPaged: Bool) {
    isInteractive = Console.isTerminal(.results)
    let columns = Console.environment("COLUMNS").flatMap { Int($0) }.flatMap { number in
      number > 0 ? min(number, Terminal.widest) : nil
    }
    width = isInteractive ? Console.terminalWidth(of: .results) ?? columns ?? 80 : columns
    isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto:
        isInteractive && Console.environment("NO_COLOR") == nil
          && Console.environment("TERM") != "dumb"
      }
    if isPaged, isInteractive, let height = Console.terminalHeight(of: .results),
      Console.environment("TERM").map({ $0 != "dumb" }) ?? false,
      let pager = Pager.words(Console.environment)
    {
      route = .held(rowsLeft: height - 1, pager: pager)
    }
  }

  /// Writes one line.
  func line(_ spans: StyledText...) {
    line(spans)
  }

  /// Writes fields side by side, two blanks between them, and where the line ends before they do
  /// goes on with the next field on the next line.
  func fields(_ fields: [StyledText], indent: String = "") {
    var spans: [StyledText] = []
    var used = 0
    for var field in fields where !field.text.isEmpty {
      let cells = DisplayWidth.of(Visible.text(field.text)) + 2
      if let width, !spans.isEmpty, used + cells > width {
        line(spans)
        spans = []
      }
      if spans.isEmpty {
        spans = [StyledText(indent)]
        used = DisplayWidth.of(indent) + cells - 2
      } else {
        field.text = "  " + field.text
        used += cells
      }
      // Fields of one style are one piece.
      if spans[spans.count - 1].style == field.style {
        spans[spans.count - 1].text += field.text
      } else {
        spans.append(field)
      }
    }
    line(spans)
  }

  /// Writes a text of whole lines.
  func lines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      self.line(StyledText(String(line)))
    }
  }

  /// Writes one line.
  func line(_ spans: [StyledText]) {
    for span in spans where !span.text.isEmpty {
      let text = Visible.text(span.text)
      count(text)
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
    let text = Visible.text(text)
    count(text)
    buffer += text.utf8
    endLine()
  }

  /// Writes one JSON value on a line.
  func line(_ json: JSON) {
    line(bytes: json.bytes)
  }

  /// Writes one line of bytes in which nothing is harmful.
  func line(bytes: [UInt8]) {
    if case .held = route { count(String(decoding: bytes, as: UTF8.self)) }
    buffer += bytes
    endLine()
  }

  /// Sends what is buffered; what comes later goes where this went. Ends the process quietly where
  /// nobody reads any more.
  func flush() {
    if case .held = route { route = .straight }
    send()
  }

  /// Sends what is buffered, and waits until a reader at leisure has read it.
  func finish() {
    flush()
    if case .paged(let pager) = route { pager.finish() }
    route = .straight
  }

  private func send() {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    if case .paged(var pager) = route {
      route = pager.write(bytes) ? .paged(pager) : .straight
      return
    }
    switch Console.write(bytes, to: .results) {
    case .written: return
    case .readerGone: Console.exit(Outcome.done.rawValue)
    case .failed(let errno): Report.stop(writing: errno)
    }
  }

  private func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    if case .held(let rowsLeft, let words) = route {
      let cells = max(lineCells, 1)
      lineCells = 0
      let rows = rowsLeft - (cells + (width ?? 80) - 1) / (width ?? 80)
      if rows >= 0 {
        route = .held(rowsLeft: rows, pager: words)
        return
      }
      route = Pager(words).map { .paged($0) } ?? .straight
      send()
    }
    if buffer.count >= Terminal.flushSize { send() }
  }

  private func count(_ text: String) {
    if case .held = route { lineCells += DisplayWidth.of(text) }
  }
}

/// `--color`.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}
