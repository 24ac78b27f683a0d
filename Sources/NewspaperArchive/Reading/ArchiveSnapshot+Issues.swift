// Which pages make an issue. Mastheads have gaps: an inner page may know its day and no number, a
// front page its number and no day.

import BigramIndex
import ChineseText
import IssueParser
import Parallel

extension ArchiveSnapshot {
  /// The issues of all pages that pass the filters, and those of the pages that belong to none.
  ///
  /// Pages of one day belong together unless their papers or numbers differ; a page without a day
  /// joins the issue of its number.
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
    for page in try pages(try catalog.documents(matching: .and(query))) {
      if !grouping.add(page) { list.unplaced.append(page.summary) }
    }
    list.issues = grouping.issues
    list.unplaced.sort {
      (SourceName($0.source), $0.pageInSource) < (SourceName($1.source), $1.pageInSource)
    }
    return list
  }

  /// What is listed of pages, in order, read on all processors.
  private func pages(_ documents: [DocumentID]) throws(ArchiveError) -> [ListedPage] {
    let share = 1024
    let parts = stride(from: 0, to: documents.count, by: share).map {
      documents[$0..<min($0 + share, documents.count)]
    }
    return try ParallelMap.run(parts) { (part) throws(ArchiveError) in
      try part.map { (document) throws(ArchiveError) in
        let (head, listing) = try catalog.listing(document)
        return ListedPage(head: head, listing: listing)
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
    for page in try pages(try catalog.documents(matching: .kind(UnitKind.page.rawValue))) {
      let head = page.head
      grouping.add(page)
      stats.pages += 1
      stats.articles += head.articleCount
      stats.photos += head.photoCount
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

/// What is listed of a page.
private struct ListedPage {
  let head: PageHead
  let listing: PageListing

  var place: PagePlace { head.place }

  var summary: PageSummary {
    PageSummary(
      id: head.id, place: head.place, section: listing.section, source: head.source.path,
      pageInSource: head.pageInSource, articleCount: head.articleCount,
      photoCount: head.photoCount, warnings: listing.warnings, doubtCount: listing.doubtCount)
  }
}

/// Pages on their way into issues.
private struct IssueGrouping {
  private var groups: [[ListedPage]] = []
  private var byDay: [CivilDate: [Int]] = [:]
  private var undated: [ListedPage] = []

  /// Takes a page; false where it belongs to no issue, since it has neither a day nor a number.
  @discardableResult
  mutating func add(_ page: ListedPage) -> Bool {
    let days = page.place.days
    guard !days.isEmpty else {
      if page.place.issueNumber != nil { undated.append(page) }
      return page.place.issueNumber != nil
    }
    let group =
      days.flatMap { byDay[$0] ?? [] }.first { belongs(page, to: groups[$0]) } ?? groups.count
    if group == groups.count { groups.append([]) }
    groups[group].append(page)
    for day in days where !(byDay[day]?.contains(group) ?? false) {
      byDay[day, default: []].append(group)
    }
    return true
  }

  private func belongs(_ page: ListedPage, to group: [ListedPage]) -> Bool {
    group.allSatisfy {
      (page.place.paper == nil || $0.place.paper == nil || page.place.paper == $0.place.paper)
        && page.place.mayBeOfIssue($0.place)
    }
  }

  var issues: [IssueSummary] {
    var groups = groups
    var byNumber: [Int: [Int]] = [:]
    for (place, group) in groups.enumerated() {
      for number in Set(group.compactMap(\.place.numbers).flatMap { $0 }) {
        byNumber[number, default: []].append(place)
      }
    }
    for page in undated {
      let numbers = Array(page.place.numbers ?? 0...0)
      let known = numbers.flatMap { byNumber[$0] ?? [] }
      let place = known.first { belongs(page, to: groups[$0]) } ?? groups.count
      if place == groups.count { groups.append([]) }
      groups[place].append(page)
      for number in numbers where !(byNumber[number]?.contains(place) ?? false) {
        byNumber[number, default: []].append(place)
      }
    }
    return groups.map { IssueSummary($0) }.sorted(by: IssueSummary.isBefore)
  }
}

extension IssueSummary {
  /// Pages that belong together; each field is that of the first page that has it, but the name of the
  /// paper is that of most, and those of a combined issue are of the first page that has them all.
  fileprivate init(_ listed: [ListedPage]) {
    let places = listed.map(\.place)
    let dated = places.first { $0.lastDate != nil } ?? places.first { $0.date != nil }
    let numbered =
      places.first { $0.lastIssueNumber != nil } ?? places.first { $0.issueNumber != nil }
    date = dated?.date
    lastDate = dated?.lastDate
    dateEvidence = dated?.dateEvidence
    weekday =
      (dated?.lastDate == nil ? nil : dated?.weekday) ?? places.lazy.compactMap(\.weekday).first
    lunarDate = places.lazy.compactMap(\.lunarDate).first
    issueNumber = numbered?.issueNumber
    lastIssueNumber = numbered?.lastIssueNumber
    pageCount = listed.lazy.compactMap(\.listing.pageCount).first
    pages = listed.map(\.summary).sorted { $0.order < $1.order }
    paper = pages.lazy.compactMap(\.place.paper).commonest
  }

  /// By paper (those without a name last), then day (unknown days last), then number.
  fileprivate static func isBefore(_ left: IssueSummary, _ right: IssueSummary) -> Bool {
    if left.paper != right.paper {
      guard let paper = left.paper, let other = right.paper else { return left.paper != nil }
      return paper < other
    }
    return (left.date?.dayNumber ?? .max, left.issueNumber ?? .max)
      < (right.date?.dayNumber ?? .max, right.issueNumber ?? .max)
  }
}

extension PageSummary {
  /// By number (unnumbered pages last), then source.
  fileprivate var order: (Int, SourceName, Int) {
    (place.page?.code ?? .max, SourceName(source), pageInSource)
  }
}
