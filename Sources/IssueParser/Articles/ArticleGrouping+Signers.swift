// Who wrote stands below a headline. Where headlines stand apart from their bodies, it is only
// known whose a name is when the headline above it has found its article.

extension ArticleGrouping {
  /// The bylines below headlines at the page's foot, and where two or more are among headlines at
  /// its head, those.
  static func detachedBylines(_ items: [PageItem]) -> Set<Int> {
    let first = items.firstIndex { $0.kind == .body } ?? items.count
    let last = items.lastIndex { $0.kind == .body } ?? items.count
    let below = bylinesBelowHeadlines(items)
    let head = below.filter {
      $0 < first && $0 + 1 < items.count && items[$0 + 1].kind == .headings
    }
    return Set(below.filter { $0 > last } + (head.count > 1 ? head : []))
  }

  private static func bylinesBelowHeadlines(_ items: [PageItem]) -> [Int] {
    items.indices.dropFirst().filter {
      items[$0].kind == .byline && items[$0 - 1].kind == .headings
    }
  }

  /// Gives the bylines that stand below headlines to the articles that got these.
  mutating func signDetached(_ titles: [Int: Int]) {
    for byline in Self.bylinesBelowHeadlines(items) {
      guard let article = titles[items[byline - 1].lines.upperBound - 1], article != owner[byline]
      else { continue }
      if let other = owner[byline] {
        // Right above a body it is rather that one's, if what the headline is of is signed.
        let isAboveBody = byline + 1 < items.count && items[byline + 1].kind == .body
        if isAboveBody, isSigned(article) || hasSigner(article) { continue }
        articles[other].marks.removeAll { $0 == byline }
      }
      owner[byline] = article
      articles[article].marks.append(byline)
    }
  }

  private func hasSigner(_ article: Int) -> Bool {
    articles[article].marks.contains {
      items[$0].kind == .byline || items[$0].kind == .signature
    }
  }
}
