// The issues of an archive, from what is listed of its pages.

import BigramIndex
import ChineseText
import IssueParser
import Parallel

extension ArchiveSnapshot {
  /// The issues of all pages that pass the filters, and those of the pages that belong to none.
  ///
  /// Pages of one day belong together unless their papers or numbers differ; a page without a day
  /// joins the issue of its number. The order of ingest makes no difference.
  package func issues(_ filters: Filters = Filters()) throws(ArchiveError) -> IssueList {
    try issues(among: try catalog.queries(of: filters))
  }

  /// The issues that the pages with any of these keys make up.
  func issues(matching keys: [String]) throws(ArchiveError) -> IssueList {
    try issues(among: [.or(keys.map { .key($0) })])
  }

  private func issues(among conditions: [IndexQuery]) throws(ArchiveError) -> IssueList {
    let query = [.kind(UnitKind.page.rawValue)] + conditions
    var grouping = IssueGrouping()
    var list = IssueList()
    for page in try pages(matching: .and(query)) {
      if !grouping.add(page) { list.unplaced.append(page.summary) }
    }
    list.issues = grouping.issues
    list.unplaced.sort {
      (SourceName($0.source), $0.pageInSource) < (SourceName($1.source), $1.pageInSource)
    }
    return list
  }

  /// What is listed of the pages that match, in order.
  private func pages(matching query: IndexQuery) throws(ArchiveError) -> [ListedPage] {
    try withoutDamage { () throws(ArchiveError) in
      try pages(try catalog.documents(matching: query))
    }
  }

  /// What is listed of pages, in order, read on all processors.
  private func pages(_ documents: [DocumentID]) throws(ArchiveError) -> [ListedPage] {
    let catalog = catalog
    let share = 1024
    let parts = stride(from: 0, to: documents.count, by: share).map {
      documents[$0..<min($0 + share, documents.count)]
    }
    return try ParallelMap.run(parts) { (part) throws(ArchiveError) in
      try part.map { (document) throws(ArchiveError) in
        let (head, listing) = try catalog.listing(document)
        return ListedPage(document: document, head: head, listing: listing)
      }
    }.flatMap { $0 }
  }

  /// Whether the archive holds no page.
  package var isEmpty: Bool {
    get throws(ArchiveError) {
      try catalog.asking(0) { (index) throws(IndexError) in
        index.statistics().liveDocuments
      } == 0
    }
  }

  /// The size of the archive.
  package func stats() throws(ArchiveError) -> ArchiveStats {
    var stats = ArchiveStats()
    var grouping = IssueGrouping()
    for page in try pages(matching: .kind(UnitKind.page.rawValue)) {
      let head = page.head
      grouping.add(page)
      stats.pages += 1
      stats.articles += head.articleCount
      stats.photos += head.photoCount
      if head.stamp.isOfOtherParser { stats.pagesOfOtherParser += 1 }
      if head.pageInSource == 1 {
        stats.sources += 1
        stats.sourceBytes += head.source.byteCount
      }
      guard let date = head.place.date, let last = head.place.days.last else { continue }
      stats.firstDate = stats.firstDate.map { min($0, date) } ?? date
      stats.lastDate = stats.lastDate.map { max($0, last) } ?? last
    }
    stats.issues = grouping.issues.count
    stats.archiveBytes = try catalog.asking(0) { (index) throws(IndexError) in
      index.statistics().size
    }
    return stats
  }
}
