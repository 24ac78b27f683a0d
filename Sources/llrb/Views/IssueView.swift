import IssueParser
import NewspaperArchive

/// An issue, a page or one article set for reading, under its masthead.
struct IssueView {
  private let terminal: Terminal
  private let language: Language
  private let articles: ArticleView

  /// Sets on the session's terminal.
  init(_ session: Session) {
    terminal = session.terminal
    language = session.language
    articles = ArticleView(session)
  }

  /// Pages in order. Those of one issue stand under one masthead line: inner pages rarely print a
  /// whole one, so a page begins a new issue only where it contradicts the one before.
  ///
  /// `links` says which article goes on in which, over whole issues.
  func show(_ pages: [StoredPage], links: Continuations) {
    var last: StoredPage?
    for (index, page) in pages.enumerated() {
      if last.map({ !IssueView.isSameIssue($0, page) }) ?? true {
        if last != nil { terminal.line() }
        var masthead = page.page.masthead
        masthead.paper =
          pages[index...].prefix { IssueView.isSameIssue(page, $0) }
          .compactMap(\.page.masthead.paper).commonest
        // A page of no known issue is named by its source.
        let line = PlaceLine.masthead(masthead)
        let source = IssueView.isPlaced(page) ? "" : page.source.path
        terminal.fields((line + [source]).map { StyledText($0, .heading) })
        last = page
      }
      show(page, links)
    }
  }

  private static func isPlaced(_ page: StoredPage) -> Bool {
    page.page.masthead.date != nil || page.page.masthead.issueNumber != nil
  }

  private static func isSameIssue(_ first: StoredPage, _ second: StoredPage) -> Bool {
    guard isPlaced(first), isPlaced(second) else {
      return !isPlaced(first) && !isPlaced(second) && first.source.name == second.source.name
    }
    return PagePlace(first.page.masthead).mayShareIssue(with: PagePlace(second.page.masthead))
  }

  /// One article or photo, under the line that says where it stands; of an article that goes on on
  /// other pages all parts, each under its page.
  func show(_ parts: [StoredUnit]) {
    for (index, unit) in parts.enumerated() {
      let page = unit.place.page.map { "第\($0)版" }
      if index == 0 {
        let place = PlaceLine.issue(unit.place, source: unit.source) + [page ?? ""]
        terminal.fields(place.map { StyledText($0, .heading) })
      } else {
        articles.rule(page ?? unit.source)
      }
      terminal.line()
      switch unit.content {
      case .article(let article):
        articles.show(article, id: unit.id)
        articles.captions(photos: [], articles: [article])
      case .photo(let photo): articles.captions(photos: [photo], articles: [])
      case .page: break
      }
    }
  }

  private func show(_ page: StoredPage, _ links: Continuations) {
    let masthead = page.page.masthead
    let name = [masthead.page.map { "第\($0)版" }, masthead.section].compactMap { $0 }
    articles.rule(
      name.isEmpty ? Wording("Page", "版面").in(language) : name.joined(separator: " "))
    for unit in page.units {
      guard case .article(let article) = unit.content else { continue }
      terminal.line()
      articles.show(article, id: unit.id)
      if let other = links.preceding[unit.uniqueID] {
        note(Wording("(continues \(other))", "（上接 \(other)）"))
      }
      if let other = links.following[unit.uniqueID] {
        note(Wording("(goes on in \(other))", "（下转 \(other)）"))
      }
    }
    articles.captions(photos: page.page.photos, articles: page.page.articles)
    if let colophon = page.page.colophon { articles.colophon(colophon) }
  }

  private func note(_ wording: Wording) {
    terminal.line(StyledText(wording.in(language), .dim))
  }
}
