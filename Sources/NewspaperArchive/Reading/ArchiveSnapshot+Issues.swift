// Which pages make an issue. Mastheads have gaps: an inner page may know its day and no number, a
// front page its number and no day.

import BigramIndex
import ChineseText
import IssueParser

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
    for document in try catalog.documents(matching: .and(query)) {
      let record = try catalog.page(document)
      if record.page.masthead.date == nil && record.page.masthead.issueNumber == nil {
        list.unplaced.append(PageSummary(record))
      } else {
        grouping.add(record)
      }
    }
    list.issues = grouping.issues
    list.unplaced.sort { ($0.source, $0.pageInSource) < ($1.source, $1.pageInSource) }
    return list
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

/// Pages on their way into issues.
private struct IssueGrouping {
  private var groups: [[PageRecord]] = []
  private var byDay: [CivilDate: [Int]] = [:]
  private var undated: [PageRecord] = []

  mutating func add(_ record: PageRecord) {
    guard let date = record.page.masthead.date else {
      undated.append(record)
      return
    }
    for group in byDay[date] ?? [] where belongs(record, to: groups[group]) {
      groups[group].append(record)
      return
    }
    byDay[date, default: []].append(groups.count)
    groups.append([record])
  }

  private func belongs(_ record: PageRecord, to group: [PageRecord]) -> Bool {
    let masthead = record.page.masthead
    return group.allSatisfy {
      let other = $0.page.masthead
      return agree(masthead.paper, other.paper) && agree(masthead.issueNumber, other.issueNumber)
    }
  }

  private func agree<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
    left == nil || right == nil || left == right
  }

  var issues: [IssueSummary] {
    var groups = groups
    for record in undated {
      let number = record.page.masthead.issueNumber
      let place = groups.firstIndex { group in
        group.contains { $0.page.masthead.issueNumber == number } && belongs(record, to: group)
      }
      if let place {
        groups[place].append(record)
      } else {
        groups.append([record])
      }
    }
    return groups.map { IssueSummary($0) }.sorted { $0.order < $1.order }
  }
}

extension IssueSummary {
  /// Pages that belong together; each field is that of the first page that has it.
  fileprivate init(_ records: [PageRecord]) {
    let mastheads = records.map(\.page.masthead)
    let dated = mastheads.first { $0.date != nil }
    paper = mastheads.lazy.compactMap(\.paper).first
    date = dated?.date
    dateEvidence = dated?.evidence[.date]
    weekday = mastheads.lazy.compactMap(\.weekday).first
    lunarDate = mastheads.lazy.compactMap(\.lunarDate).first
    issueNumber = mastheads.lazy.compactMap(\.issueNumber).first
    pageCount = mastheads.lazy.compactMap(\.pageCount).first
    pages = records.map { PageSummary($0) }.sorted { $0.order < $1.order }
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
