// Who wrote stands below a headline. Where headlines stand in a block apart from their bodies, it
// is only known whose a name is when the headline above it has found its article.

extension ArticleGrouping {
  /// The bylines below headlines at the page's foot, and where two or more are among headlines at
  /// its head, those.
  static func detachedBylines(_ items: [PageItem]) -> Set<Int> {
    let first = items.firstIndex { $0.kind == .body } ?? items.count
    let last = items.lastIndex { $0.kind == .body } ?? items.count
    let below = items.indices.dropFirst().filter {
      items[$0].kind == .byline && items[$0 - 1].kind == .headings
    }
    let head = below.filter {
      $0 < first && $0 + 1 < items.count && items[$0 + 1].kind == .headings
    }
    return Set(below.filter { $0 > last } + (head.count > 1 ? head : []))
  }

  /// Gives the bylines that stand below detached headlines to the articles that got these.
  mutating func signDetached(_ titles: [Int: Int]) {
    for byline in Self.detachedBylines(items).sorted() where owner[byline] == nil {
      guard let article = titles[items[byline - 1].lines.upperBound - 1] else { continue }
      owner[byline] = article
      articles[article].marks.append(byline)
    }
  }
}
