import ChineseText
import IssueParser

/// A parsed page for people: fields with their evidence, then every block with its lines.
struct PageView {
  private let terminal: Terminal
  private let language: Language

  /// Prints on the session's terminal.
  init(_ session: Session) {
    terminal = session.terminal
    language = session.report.language
  }

  /// One source file.
  func show(_ source: ParsedSource, path: String) {
    terminal.line(
      StyledText(path, .heading), StyledText("  \(source.encoding.rawValue)", .dim),
      StyledText("  " + counted(source.pages.count, "page", "pages", "个版面").in(language), .dim))
    diagnostics(source.diagnostics)
    for (index, page) in source.pages.enumerated() {
      if source.pages.count > 1 {
        terminal.line()
        heading(Wording("Page \(index + 1) of the file", "文件中第 \(index + 1) 个版面"))
      }
      show(page)
    }
  }

  private func show(_ page: Page) {
    terminal.line()
    heading(Wording("Masthead", "报头"), page.masthead.lines)
    for (field, value) in page.masthead.fields {
      let evidence = page.masthead.evidence[field]?.wording.in(language) ?? ""
      row(field.wording, value, note: evidence)
    }
    if let date = page.masthead.estimatedDate {
      let reason = page.masthead.estimateWording?.in(language) ?? ""
      row(Wording("likely date", "推测日期"), date.iso8601, note: reason)
    }

    for (index, article) in page.articles.enumerated() {
      terminal.line()
      heading(Wording("Article \(index + 1)", "文章 \(index + 1)"), note: facts(of: article))
      blocks(article.blocks)
    }
    for (index, photo) in page.photos.enumerated() {
      terminal.line()
      heading(
        Wording("Photo \(index + 1)", "图片 \(index + 1)"),
        note: photo.photographers.joined(separator: " "))
      blocks(photo.blocks)
    }
    if let colophon = page.colophon { show(colophon) }
    if !page.unassigned.isEmpty {
      terminal.line()
      heading(Wording("Belongs to no article", "不属于任何文章"))
      blocks(page.unassigned)
    }
    if !page.diagnostics.isEmpty {
      terminal.line()
      heading(Wording("Doubts", "存疑"))
      diagnostics(page.diagnostics)
    }
  }

  private func show(_ colophon: Colophon) {
    terminal.line()
    heading(Wording("Colophon", "版尾"), colophon.lines)
    for (name, value) in [
      (Wording("department", "部门"), colophon.department),
      (Wording("layout", "组版"), colophon.layout.joined(separator: " ")),
      (Wording("editors", "责编"), colophon.editors.joined(separator: " ")),
      (Wording("proofreaders", "校对"), colophon.proofreaders.joined(separator: " ")),
      (Wording("e-mail", "邮箱"), colophon.email),
      (Wording("phone", "电话"), colophon.phone),
    ] {
      if let value, !value.isEmpty { row(name, value) }
    }
  }

  /// Who, whence, whither, in one line.
  private func facts(of article: Article) -> String {
    var facts = article.authors.isEmpty ? [] : [ArticleView.names(of: article.authors)]
    if let agency = article.agency { facts.append(agency) }
    if let dateline = article.dateline {
      facts.append([dateline.place, dateline.date].compactMap { $0 }.joined(separator: " "))
    }
    if let page = article.continuesOnPage {
      facts.append(Wording("goes on on page \(page)", "下转 \(page) 版").in(language))
    }
    if let page = article.continuedFromPage {
      facts.append(Wording("comes from page \(page)", "上接 \(page) 版").in(language))
    }
    if !article.photographers.isEmpty {
      facts.append(
        Wording("photos: ", "摄影：").in(language) + article.photographers.joined(separator: " "))
    }
    if article.assemblyConfidence < 100 {
      let percent = article.assemblyConfidence
      facts.append(Wording("assembly sure: \(percent)%", "拼接把握 \(percent)%").in(language))
    }
    if let quality = article.textQuality {
      // An estimate says nothing of the last character.
      let share = Wording(
        quality > 99 ? "over 99%" : "about \(quality)%", quality > 99 ? "在 99% 以上" : "约 \(quality)%"
      )
      facts.append((Wording("read right: ", "识别正确率") + share).in(language))
    }
    return facts.joined(separator: " · ")
  }

  /// Role, text and lines; the text wrapped beside its role.
  private func blocks(_ blocks: [Block]) {
    for block in blocks {
      let places = block.lines.places
      let width = terminal.measure.map { max($0 - 16, 20) }
      let style: Style = block.role == .title ? .title : .plain
      for (index, line) in LineWrap.lines(of: block.text + "  " + places, width: width).enumerated()
      {
        let role = index == 0 ? block.role.wording.in(language) : ""
        let isLast = line.hasSuffix(places)
        let text = isLast ? String(line.dropLast(places.count)) : line
        terminal.line(
          StyledText("  " + DisplayWidth.padded(role, to: 14), .dim), StyledText(text, style),
          StyledText(isLast ? places : "", .dim))
      }
    }
  }

  private func diagnostics(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let line = diagnostic.line.map { "\($0): " } ?? ""
      terminal.line(
        StyledText("  ! \(line)\(diagnostic.wording.in(language))", .warning),
        StyledText("  \(diagnostic.code.rawValue)", .dim))
    }
  }

  private func heading(_ wording: Wording, _ lines: [LineRange] = [], note: String = "") {
    var spans = [StyledText(wording.in(language), .heading)]
    if !note.isEmpty { spans.append(StyledText("  " + note)) }
    if !lines.isEmpty { spans.append(StyledText("  " + lines.places, .dim)) }
    terminal.line(spans)
  }

  private func row(_ name: Wording, _ value: String, note: String = "") {
    terminal.line(
      StyledText("  " + DisplayWidth.padded(name.in(language), to: 14), .dim), StyledText(value),
      StyledText(note.isEmpty ? "" : "  " + note, .dim))
  }
}
