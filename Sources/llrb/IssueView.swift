import IssueParser
import NewspaperArchive

/// An issue, a page or one article set for reading, under its masthead.
struct IssueView {
  private let terminal: Terminal
  private let articles: ArticleView

  /// Sets on a terminal.
  init(_ terminal: Terminal) {
    self.terminal = terminal
    articles = ArticleView(terminal)
  }

  /// Pages in order. Those of one issue stand under one masthead line: inner pages rarely print a
  /// whole one, so a page begins a new issue only where it contradicts the one before.
  func show(_ pages: [StoredPage]) {
    var last: Masthead?
    for page in pages {
      let masthead = page.page.masthead
      if last.map({ !IssueView.isSameIssue($0, masthead) }) ?? true {
        if last != nil { terminal.line() }
        let line = PlaceLine.masthead(masthead)
        terminal.line(Span(line.isEmpty ? page.source.path : line, .heading))
        last = masthead
      }
      show(page)
    }
  }

  private static func isSameIssue(_ left: Masthead, _ right: Masthead) -> Bool {
    func agree<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
      left == nil || right == nil || left == right
    }
    return agree(left.paper, right.paper) && agree(left.date, right.date)
      && agree(left.issueNumber, right.issueNumber)
  }

  /// One article or photo, under the line that says where it stands.
  func show(_ unit: StoredUnit) {
    var place = PlaceLine.issue(unit.place, source: unit.source)
    if let page = unit.place.page { place += "  第\(page)版" }
    terminal.line(Span(place, .heading))
    terminal.line()
    switch unit.content {
    case .article(let article):
      articles.show(article, id: unit.id)
      articles.captions(photos: [], articles: [article])
    case .photo(let photo): articles.captions(photos: [photo], articles: [])
    case .page(let page): show(page)
    }
  }

  private func show(_ page: StoredPage) {
    let masthead = page.page.masthead
    let name = [masthead.page.map { "第\($0)版" }, masthead.section].compactMap { $0 }
    articles.rule(name.isEmpty ? "版面" : name.joined(separator: " "))
    for (article, id) in zip(page.page.articles, page.articleIDs) {
      terminal.line()
      articles.show(article, id: id)
    }
    articles.captions(photos: page.page.photos, articles: page.page.articles)
    if let colophon = page.page.colophon { articles.colophon(colophon) }
  }
}
