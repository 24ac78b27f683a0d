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
      if page.place.date == nil && page.place.issueNumber == nil {
        list.unplaced.append(page.summary)
      } else {
        grouping.add(page)
      }
    }
    list.issues = grouping.issues
    list.unplaced.sort { ($0.source, $0.pageInSource) < ($1.source, $1.pageInSource) }
    return list
  }

  /// What is listed of pages, in order, read on all processors.
  private func pages(_ documents: [DocumentID]) throws(ArchiveError) -> [ListedPage] {
    let share = 256
    let parts = stride(from: 0, to: documents.count, by: share).map {
      documents[$0..<min($0 + share, documents.count)]
    }
    return try ParallelMap.run(parts) { (part) throws(ArchiveError) in
      try part.map { (document) throws(ArchiveError) in
        let record = try catalog.page(document)
        return ListedPage(
          summary: PageSummary(record), pageCount: record.page.masthead.pageCount)
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
    for document in try catalog.documents(matching: .kind(UnitKind.page.rawValue)) {
      let record = try catalog.head(document)
      stats.pages += 1
      stats.articles += record.articleCount
      stats.photos += record.photoCount
      if record.pageInSource == 1 {
        stats.sources += 1
        stats.sourceBytes += record.source.byteCount
      }
      guard let date = record.place.date else { continue }
      stats.firstDate = stats.firstDate.map { min($0, date) } ?? date
      stats.lastDate = stats.lastDate.map { max($0, date) } ?? date
    }
    stats.issues = try issues().issues.count
    stats.archiveBytes = try catalog.asking(0) { (index) throws(IndexError) in
      index.statistics().size
    }
    return stats
  }
}

/// What is listed of a page.
private struct ListedPage {
  let summary: PageSummary
  /// How many pages its issue says that it has.
  let pageCount: Int?

  var place: PagePlace { summary.place }
}

/// Pages on their way into issues.
private struct IssueGrouping {
  private var groups: [[ListedPage]] = []
  private var byDay: [CivilDate: [Int]] = [:]
  private var undated: [ListedPage] = []

  mutating func add(_ page: ListedPage) {
    guard let date = page.place.date else {
      undated.append(page)
      return
    }
    for group in byDay[date] ?? [] where belongs(page, to: groups[group]) {
      groups[group].append(page)
      return
    }
    byDay[date, default: []].append(groups.count)
    groups.append([page])
  }

  private func belongs(_ page: ListedPage, to group: [ListedPage]) -> Bool {
    group.allSatisfy {
      agree(page.place.paper, $0.place.paper)
        && agree(page.place.issueNumber, $0.place.issueNumber)
    }
  }

  private func agree<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
    left == nil || right == nil || left == right
  }

  var issues: [IssueSummary] {
    var groups = groups
    var byNumber: [Int?: [Int]] = [:]
    for (place, group) in groups.enumerated() {
      for number in Set(group.map(\.place.issueNumber)) {
        byNumber[number, default: []].append(place)
      }
    }
    for page in undated {
      let number = page.place.issueNumber
      if let place = byNumber[number]?.first(where: { belongs(page, to: groups[$0]) }) {
        groups[place].append(page)
      } else {
        byNumber[number, default: []].append(groups.count)
        groups.append([page])
      }
    }
    return groups.map { IssueSummary($0) }.sorted { $0.order < $1.order }
  }
}

extension IssueSummary {
  /// Pages that belong together; each field is that of the first page that has it.
  fileprivate init(_ listed: [ListedPage]) {
    let places = listed.map(\.place)
    let dated = places.first { $0.date != nil }
    paper = places.lazy.compactMap(\.paper).first
    date = dated?.date
    dateEvidence = dated?.dateEvidence
    weekday = places.lazy.compactMap(\.weekday).first
    lunarDate = places.lazy.compactMap(\.lunarDate).first
    issueNumber = places.lazy.compactMap(\.issueNumber).first
    pageCount = listed.lazy.compactMap(\.pageCount).first
    pages = listed.map(\.summary).sorted { $0.order < $1.order }
  }

  /// By paper, then day (unknown days last), then number.
  fileprivate var order: (String, Int, Int) {
    (paper ?? "\u{10FFFF}", date?.dayNumber ?? .max, issueNumber ?? .max)
  }
}

extension PageSummary {
  init(_ record: PageRecord) {
    id = record.head.id
    place = record.head.place
    section = record.page.masthead.section
    source = record.head.source.path
    pageInSource = record.head.pageInSource
    articleCount = record.head.articleCount
    photoCount = record.head.photoCount
    warnings = record.page.masthead.warnings
    doubtCount = record.page.diagnostics.count
  }

  /// By number (unnumbered pages last), then source.
  fileprivate var order: (Int, String, Int) { (place.page ?? .max, source, pageInSource) }
}
