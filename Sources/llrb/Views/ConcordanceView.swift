import ChineseText
import NewspaperArchive

/// Every match on a line of its own, the matches below one another: `search --kwic`.
struct ConcordanceView {
  private let terminal: Terminal

  /// Prints on the session's terminal.
  init(_ session: Session) {
    terminal = session.terminal
  }

  /// One match with what stands around it.
  private struct Line {
    var columns: [String]
    var left: String
    var match: String
    var right: String
  }

  /// Cells that the text needs to make sense; columns that do not leave it so many are left out.
  private static let leastRoom = 30
  private static let gap = 2

  /// How many characters of context fill a line on both sides, at most.
  static func contextLength(on terminal: Terminal) -> Int {
    terminal.width ?? 20
  }

  /// All matches of all hits.
  func show(_ hits: [Hit]) {
    let lines = hits.flatMap { hit in hit.passages.map { line(of: $0, hit) } }
    var widths = (0..<2).map { column in
      lines.map { DisplayWidth.of($0.columns[column]) }.max() ?? 0
    }
    while let width = terminal.width, !widths.isEmpty,
      width - widths.reduce(0, { $0 + $1 + Self.gap }) < Self.leastRoom
    {
      widths.removeLast()
    }
    let (left, match, right) = textWidths(lines, columns: widths)
    for line in lines {
      var spans = zip(line.columns, widths).map { column, width in
        StyledText(DisplayWidth.padded(column, to: width + Self.gap), .dim)
      }
      let before = Self.end(of: line.left, width: left)
      let found = DisplayWidth.truncated(line.match, to: match)
      let room = right + match - DisplayWidth.of(found)
      var after = DisplayWidth.truncated(line.right, to: room, ellipsis: "")
      while after.last == " " { after.removeLast() }
      spans.append(StyledText(DisplayWidth.paddedLeft(before, to: left)))
      spans += [StyledText("  "), StyledText(found, .match)]
      if !after.isEmpty { spans += [StyledText("  "), StyledText(after)] }
      terminal.line(spans)
    }
  }

  /// Cells for what stands before a match, for the match, and for what stands behind it.
  private func textWidths(_ lines: [Line], columns: [Int]) -> (Int, Int, Int) {
    let widest = lines.map { DisplayWidth.of($0.match) }.max() ?? 0
    guard let width = terminal.width else {
      return (lines.map { DisplayWidth.of($0.left) }.max() ?? 0, widest, .max / 2)
    }
    let room = max(8, width - columns.reduce(0) { $0 + $1 + Self.gap } - 2 * Self.gap)
    let match = min(widest, room / 2)
    let left = (room - match) / 2
    return (left, match, room - match - left)
  }

  private func line(of passage: Hit.Passage, _ hit: Hit) -> Line {
    let date =
      hit.place.date?.iso8601 ?? hit.place.estimatedDate.map { "~" + $0.iso8601 } ?? ""
    let page = hit.place.page.map { "\($0)版" } ?? ""
    let mark = passage.snippet.highlights.first ?? 0..<0
    let text = Visible.text(passage.snippet.text)
    var line = Line(
      columns: [[date, page].filter { !$0.isEmpty }.joined(separator: " "), hit.id], left: "",
      match: "", right: "")
    // A character that is partly matched is wholly marked.
    var offset = 0
    for character in text {
      let end = offset + character.unicodeScalars.count
      if end <= mark.lowerBound {
        line.left.append(character)
      } else if offset < mark.upperBound {
        line.match.append(character)
      } else {
        line.right.append(character)
      }
      offset = end
    }
    return line
  }

  /// The last characters of a text that fit into `width` cells.
  private static func end(of text: String, width: Int) -> String {
    var cells = 0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      cells += DisplayWidth.of(text[before])
      if cells > width { break }
      start = before
    }
    return String(text[start...])
  }
}
