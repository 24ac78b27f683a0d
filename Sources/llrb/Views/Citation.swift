import ChineseText
import IssueParser
import NewspaperArchive

/// An article as a list of references names it.
struct Citation {
  /// How a reference is written.
  enum Form: String, CaseIterable {
    /// The Chinese standard for references, GB/T 7714-2015.
    case gbt7714
    /// An entry of a BibTeX file.
    case bibtex
  }

  /// What a reference is cited by, which no other of the archive has.
  private let key: String
  private let authors: [String]
  private let title: String
  private let deck: String?
  private let place: PagePlace
  private let pages: [PageNumber]

  /// Names an article by its parts, the first of which holds its headline; nil for what is neither
  /// article nor photo.
  init?(_ parts: [StoredUnit]) {
    guard let first = parts.first else { return nil }
    key = first.uniqueID
    place = first.place
    var pages: [PageNumber] = []
    for page in parts.compactMap(\.place.page) where !pages.contains(page) { pages.append(page) }
    self.pages = pages
    switch first.content {
    case .article(let article):
      authors = Citation.authors(of: article)
      title = Citation.oneLine(article.title ?? article.kicker ?? "[无题]")
      deck = article.subtitle.map(Citation.withoutDash)
    case .photo(let photo):
      authors = photo.photographers
      // Of a caption the first sentence names the photo well enough.
      let caption = photo.caption.map { Citation.oneLine($0).prefix { $0 != "。" } }
      title = caption.map { String($0) } ?? "[图片]"
      deck = nil
    case .page: return nil
    }
  }

  /// Who is answerable for an article: its authors, else an agency other than the paper itself.
  private static func authors(of article: Article) -> [String] {
    var names: [String] = []
    for name in article.authors.map(\.name) where !names.contains(name) { names.append(name) }
    if names.isEmpty, let agency = article.agency, !agency.hasPrefix("本") { names = [agency] }
    return names
  }

  /// The reference in the form asked for.
  func lines(_ form: Form) -> [String] {
    switch form {
    case .gbt7714: [standard]
    case .bibtex: entry
    }
  }

  /// `作者. 题名: 其他题名信息[N]. 报纸名, 出版日期(版次).`
  ///
  /// Source: GB/T 7714-2015, 4.4 (an article in a newspaper), 8.1 (of more than three authors the
  /// first three and 等; an unknown author is left out in numbered lists), 8.4 (a year that is only
  /// likely stands in brackets).
  private var standard: String {
    var text = ""
    if !authors.isEmpty {
      text = authors.prefix(3).joined(separator: ", ") + (authors.count > 3 ? ", 等" : "") + ". "
    }
    text += title + (deck.map { ": " + $0 } ?? "") + "[N]."
    let date = place.date?.iso8601 ?? place.estimatedDate.map { "[\($0.year)]" }
    let source = [place.paper?.text, date].compactMap { $0 }.joined(separator: ", ")
    let page = pages.isEmpty ? "" : "(" + pages.map(\.description).joined(separator: ",") + ")"
    return source.isEmpty ? text : text + " " + source + page + "."
  }

  /// An entry of the type `newspaper`, as the styles for GB/T 7714 know it; other styles set it as
  /// `misc`.
  private var entry: [String] {
    var fields: [(String, String)] = []
    if !authors.isEmpty {
      // Braces keep a name in one piece.
      fields.append(
        ("author", authors.map { "{\(Citation.escaped($0))}" }.joined(separator: " and ")))
    }
    fields.append(("title", "{" + Citation.escaped(title + (deck.map { ": " + $0 } ?? "")) + "}"))
    if let paper = place.paper?.text { fields.append(("journal", Citation.escaped(paper))) }
    if let date = place.date {
      fields.append(("date", date.iso8601))
      fields.append(("year", String(date.year)))
    } else if let date = place.estimatedDate {
      fields.append(("year", "[\(date.year)]"))
    }
    if !pages.isEmpty {
      fields.append(("pages", pages.map(\.description).joined(separator: ",")))
    }
    if let number = place.numberText { fields.append(("note", "第\(number)期")) }
    let width = fields.map(\.0.count).max() ?? 0
    return ["@newspaper{\(key),"]
      + fields.map { name, value in
        "  \(DisplayWidth.padded(name, to: width)) = {\(value)},"
      } + ["}"]
  }

  /// Text of which TeX takes no sign for a command, and BibTeX none for its own: it counts the
  /// braces of a value whether or not a backslash stands before them.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\textbackslash{}"
      case "~": escaped += "\\textasciitilde{}"
      case "^": escaped += "\\textasciicircum{}"
      case "{": escaped += "\\textbraceleft{}"
      case "}": escaped += "\\textbraceright{}"
      case "%", "&", "#", "_", "$": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// A deck without the dash that sets it apart from the headline in print.
  private static func withoutDash(_ deck: String) -> String {
    String(oneLine(deck).drop { "—―–-－ ".contains($0) })
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
