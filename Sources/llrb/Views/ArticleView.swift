import ChineseText
import IssueParser

/// Articles, photos and imprints set for reading: headlines, paragraphs with the first line drawn
/// in, captions. What a page prints stays as it is; what is said of it speaks the reader's
/// language.
struct ArticleView {
  private let terminal: Terminal
  private let language: Language

  /// Sets on the session's terminal.
  init(_ session: Session) {
    terminal = session.terminal
    language = session.language
  }

  /// A whole article. `id` is what `show` takes to find it again.
  func show(_ article: Article, id: String) {
    if let kicker = article.kicker { paragraph(kicker, indent: "  ") }
    paragraph(article.title ?? Wording.noHeadline.in(language), style: .title)
    if let subtitle = article.subtitle { paragraph(subtitle, indent: "  ") }
    let names = ArticleView.names(of: article.authors)
    // Names at the article's end stay there, as printed; names at its head are set anew, for
    // justified type leaves no blanks between them.
    let body = article.blocks.firstIndex { $0.role == .body } ?? article.blocks.endIndex
    let isSigned = article.blocks[body...].contains { $0.role == .byline }
    if !names.isEmpty, !isSigned { terminal.line("  " + names) }
    terminal.line(StyledText(id, .dim))
    for (index, block) in article.blocks.enumerated() {
      let isSetAnew = block.role == .byline && index < body && !names.isEmpty && !isSigned
      if !isSetAnew { show(block) }
    }
  }

  /// The section of captions: photos that stand alone, then those inside articles.
  func captions(photos: [Photo], articles: [Article]) {
    let inside = articles.map { article in
      (article, article.blocks.filter { $0.role == .caption || $0.role == .credit })
    }.filter { !$0.1.isEmpty }
    guard !photos.isEmpty || !inside.isEmpty else { return }
    rule(Wording("Photos", "图片").in(language))
    for photo in photos { caption(photo.blocks, note: nil) }
    for (article, blocks) in inside {
      caption(
        blocks, note: article.title.map { Wording("(with “\($0)”)", "（见《\($0)》）").in(language) })
    }
  }

  /// The imprint, as the page's foot prints it.
  func colophon(_ colophon: Colophon) {
    let parts: [(String, String)] = [
      ("部门", colophon.department ?? ""),
      ("组版", colophon.layout.joined(separator: " ")),
      ("责编", colophon.editors.joined(separator: " ")),
      ("校对", colophon.proofreaders.joined(separator: " ")),
      ("邮箱", colophon.email ?? ""),
      ("电话", colophon.phone ?? ""),
    ]
    let text = parts.filter { !$0.1.isEmpty }.map { "\($0.0)：\($0.1)" }.joined(separator: "  ")
    guard !text.isEmpty else { return }
    rule(Wording("Imprint", "版尾").in(language))
    paragraph(text)
  }

  /// A line across the page, with a name in it.
  func rule(_ name: String, style: Style = .heading) {
    let width = terminal.measure ?? 40
    let filled = DisplayWidth.of(name) + 4
    terminal.line()
    terminal.line(
      StyledText("── ", .dim), StyledText(name, style),
      StyledText(" " + String(repeating: "─", count: max(0, width - filled)), .dim))
  }

  /// `本报记者 张三 通讯员 李四`: a role stands before the first of its names.
  static func names(of authors: [Author]) -> String {
    var parts: [String] = []
    var lastRole: String?
    for author in authors {
      if let role = author.role, role != lastRole { parts.append(role) }
      lastRole = author.role
      parts.append(author.name)
    }
    return parts.joined(separator: " ")
  }

  private func show(_ block: Block) {
    switch block.role {
    case .kicker, .title, .subtitle, .caption, .credit: return
    case .subheading:
      terminal.line()
      paragraph(block.text, indent: "　　", style: .title)
    case .byline, .jump: paragraph(block.text, indent: "　　", style: .dim)
    case .body, .banner, .noise: paragraph(block.text, indent: "　　")
    }
  }

  private func caption(_ blocks: [Block], note: String?) {
    let parts = blocks.map(\.text) + (note.map { [$0] } ?? [])
    paragraph(parts.joined(separator: " "), indent: "▪ ")
  }

  private func paragraph(_ text: String, indent: String = "", style: Style = .plain) {
    for line in LineWrap.lines(of: Visible.text(text), width: terminal.measure, firstIndent: indent)
    {
      terminal.line(StyledText(line, style))
    }
  }
}

extension [LineRange] {
  /// Line ranges as an editor takes them: `[19-21,30]`; nothing where there are none.
  var places: String {
    if isEmpty { return "" }
    let texts = map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
    return "[" + texts.joined(separator: ",") + "]"
  }
}
