// Which pages and articles count, whatever is asked of them.

import BigramIndex
package import ChineseText

/// Conditions that all must hold.
///
/// A day that is only likely counts for `from`, `to` and `lunar` like a known one: who asks for a year
/// wants all of it, and what is found shows that its day is an estimate.
package struct Filters: Equatable, Sendable {
  /// Only this issue number.
  package var issueNumber: Int?
  /// Only issues of this day or later.
  package var from: CivilDate?
  /// Only issues of this day or earlier.
  package var to: CivilDate?
  /// Only issues of this lunar day, of every year where it names none. A page's lunar day is that of
  /// its day; of a page without a day, the one it prints.
  package var lunarDate: LunarDate?
  /// Only pages of this number.
  package var page: Int?
  /// Only this paper.
  package var paper: String?
  /// Only articles by this author.
  package var author: String?

  /// No condition.
  package init() {}
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
          [Key.datePrefix, Key.estimatedDatePrefix].map {
            .keyRange(from: $0 + from, through: $0 + to)
          }))
    }
    if let day = filters.lunarDate { queries.append(try query(of: day)) }
    return queries
  }

  /// The documents of a lunar day.
  private func query(of day: LunarDate) throws(ArchiveError) -> IndexQuery {
    let keys = try asking([]) { (index) throws(IndexError) in
      try index.keys(withPrefix: Key.datePrefix)
    }
    var parts: [IndexQuery] = []
    for (key, _) in keys {
      let date = CivilDate(iso8601: String(key.dropFirst(Key.datePrefix.count)))
      if let date, let lunarDate = LunarDate(date), day.includes(lunarDate) {
        parts.append(.key(key))
      }
    }
    let undated = IndexQuery.and([
      .kind(UnitKind.page.rawValue), .not(.keyPrefix(Key.datePrefix)),
    ])
    var others: [DocumentID] = []
    for page in try documents(matching: undated) {
      let head = try head(page)
      let printed = head.place.lunarDate.flatMap { LunarDate(parsing: $0) }
      guard let known = printed ?? head.place.estimatedDate.flatMap({ LunarDate($0) }),
        day.includes(known)
      else { continue }
      let count = UInt32(head.articleCount + head.photoCount)
      others += (page.ordinal...page.ordinal + count).map { DocumentID($0) }
    }
    return .or(parts + [.documents(others)])
  }
}
