// Which pages and articles count, whatever is asked of them.

import BigramIndex
package import ChineseText
package import IssueParser

/// Conditions that all must hold.
///
/// A combined issue counts for each of its days and numbers.
/// A day that is only likely counts for `from`, `to` and `lunar` like a known one: who asks for a
/// year wants all of it, and what is found shows that its day is an estimate.
package struct Filters: Equatable, Sendable {
  /// Only this issue number.
  package var issueNumber: Int?
  /// Only issues of this day or later.
  package var from: CivilDate?
  /// Only issues of this day or earlier.
  package var to: CivilDate?
  /// Only issues of these lunar days. A page's lunar day is that of its day; of a page without a
  /// day, the one it prints.
  package var lunar: LunarDays?
  /// Only pages of this number; without a letter, those of every part.
  package var page: PageNumber?
  /// Only this paper.
  package var paper: PaperName?
  /// Only articles by this author.
  package var author: String?

  /// No condition.
  package init() {}
}

extension Filters {
  /// Whether not every day counts.
  var narrowsDays: Bool { from != nil || to != nil || lunar != nil }

  /// Whether a day is one of those that `from`, `to` and `lunar` leave.
  func includes(_ day: CivilDate) -> Bool {
    (from.map { $0 <= day } ?? true) && (to.map { day <= $0 } ?? true)
      && (lunar?.includes(day) ?? true)
  }
}

extension ArchiveSnapshot {
  /// Whether some page is of this paper.
  package func has(paper: PaperName) throws(ArchiveError) -> Bool {
    try !catalog.documents(withKey: Key.paper(paper)).isEmpty
  }

  /// Whether something is by this author.
  package func has(author: String) throws(ArchiveError) -> Bool {
    try !catalog.documents(withKey: Key.author(author)).isEmpty
  }

  /// The names of the papers, folded, those of most pages first.
  package func paperNames() throws(ArchiveError) -> [String] {
    let keys = try catalog.asking([]) { (index) throws(IndexError) in
      try index.keys(withPrefix: Key.paperPrefix)
    }
    return keys.sorted { ($1.documents, $0.key) < ($0.documents, $1.key) }
      .map { String($0.key.dropFirst(Key.paperPrefix.count)) }
  }
}

extension Catalog {
  /// The conditions, as the index is asked.
  func queries(of filters: Filters) throws(ArchiveError) -> [IndexQuery] {
    var queries: [IndexQuery] = []
    if let number = filters.issueNumber { queries.append(.key(Key.issue(number))) }
    if let number = filters.page { queries.append(.key(Key.page(number))) }
    if let paper = filters.paper { queries.append(.key(Key.paper(paper))) }
    if let author = filters.author { queries.append(.key(Key.author(author))) }
    if filters.from != nil || filters.to != nil {
      // ISO days have the order of their bytes.
      let from = filters.from?.iso8601 ?? "0000"
      let to = filters.to?.iso8601 ?? "9999-12-31"
      queries.append(
        .or(
          [Key.datePrefix, Key.furtherDatePrefix, Key.estimatedDatePrefix].map {
            .keyRange(from: $0 + from, through: $0 + to)
          }))
    }
    if let days = filters.lunar { queries.append(try query(of: days)) }
    return queries
  }

  /// The documents of lunar days.
  private func query(of days: LunarDays) throws(ArchiveError) -> IndexQuery {
    var parts: [IndexQuery] = []
    for prefix in [Key.datePrefix, Key.furtherDatePrefix] {
      let keys = try asking([]) { (index) throws(IndexError) in try index.keys(withPrefix: prefix) }
      for (key, _) in keys {
        let date = CivilDate(iso8601: String(key.dropFirst(prefix.count)))
        if let date, days.includes(date) { parts.append(.key(key)) }
      }
    }
    let undated = IndexQuery.and([
      .kind(UnitKind.page.rawValue), .not(.keyPrefix(Key.datePrefix)),
    ])
    var others: [DocumentID] = []
    for page in try documents(matching: undated) {
      guard days.include(undated: try head(page).place) else { continue }
      others.append(page)
      others += try units(onPage: page)
    }
    return .or(parts + [.documents(others)])
  }
}

extension LunarDays {
  /// Whether a page without a day counts as one of these days: by the lunar day it prints, in the
  /// year of its likely day where it prints none; else by its likely day.
  fileprivate func include(undated place: PagePlace) -> Bool {
    let printed = place.lunarDate.flatMap { LunarDate(parsing: $0) }
    guard let printed else { return place.estimatedDate.map { includes($0) } ?? false }
    let year = printed.yearOrdinal ?? place.estimatedDate.flatMap { LunarDate($0)?.yearOrdinal }
    let day = LunarDate(
      yearOrdinal: year, month: printed.month, isLeapMonth: printed.isLeapMonth, day: printed.day)
    return includes(day ?? printed)
  }
}
