import IssueParser

/// A page as a test reads it: one line for each block, with its role and its source lines.
enum Outline {
  /// Parses `text` and draws its units in order.
  static func of(_ text: String) -> String {
    let parsed = PageParser.parse(Array(text.utf8), hints: SourceHints())
    var lines: [String] = []
    for page in parsed.pages {
      for article in page.articles {
        lines.append("article" + people(article))
        lines += article.blocks.map { "  " + line($0) }
      }
      for photo in page.photos {
        lines.append((["photo"] + photo.photographers).joined(separator: " "))
        lines += photo.blocks.map { "  " + line($0) }
      }
      lines += page.unassigned.map(line)
    }
    return lines.joined(separator: "\n")
  }

  /// The first page of a text, or of paragraphs with an empty line between them.
  static func page(_ paragraphs: String...) -> Page {
    let text = paragraphs.joined(separator: "\n\n")
    return PageParser.parse(Array(text.utf8), hints: SourceHints()).pages[0]
  }

  /// A text in lines of so many characters.
  static func lines(_ text: String, of count: Int) -> [String] {
    let characters = Array(text)
    return stride(from: 0, to: characters.count, by: count).map {
      String(characters[$0..<min(characters.count, $0 + count)])
    }
  }

  /// A short report, whose author its lead names.
  static let report = "本报讯（记者 李明）昨日，清水县政协召开会议，部署全年工作。"

  /// A paragraph of an essay, of which nothing tells the author.
  static let essay =
    "老屋的墙角，静静地卧着一盘石磨。磨盘已经很旧了，可是每次回家，我总要伸手摸一摸它。小时候，天不亮我就被石磨声惊醒。"

  private static func people(_ article: Article) -> String {
    var words = article.authors.map { "\($0.role ?? "")·\($0.name)" }
    if let agency = article.agency { words.append(agency) }
    if let dateline = article.dateline {
      words.append("\(dateline.place ?? "?")@\(dateline.date ?? "?")")
    }
    if let page = article.continuesOnPage { words.append("下转\(page)") }
    if let page = article.continuedFromPage { words.append("上接\(page)") }
    return words.map { " " + $0 }.joined()
  }

  private static func line(_ block: Block) -> String {
    let ranges = block.lines.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
    let head = String(block.text.prefix(12))
    return "\(block.role.rawValue) [\(ranges.joined(separator: ","))] \(head)"
  }
}

extension Page {
  /// The headline of each article.
  var titles: [String?] { articles.map(\.title) }

  /// The paragraphs of each article.
  var bodies: [[String]] {
    articles.map { $0.blocks.filter { $0.role == .body }.map(\.text) }
  }

  /// The names of each article's authors.
  var authorNames: [[String]] { articles.map { $0.authors.map(\.name) } }
}
