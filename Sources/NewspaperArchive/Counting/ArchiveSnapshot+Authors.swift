// Who wrote, how much and when. Names, numbers and days come from the keys of the index; only the
// articles of the authors that are asked for are read, for their names as printed and their roles.

import BigramIndex
package import ChineseText
import IssueParser
import Storage

/// One name under articles or photos.
package struct AuthorSummary: Equatable, Sendable {
  /// How often a role stands with the name.
  package struct Role: Equatable, Sendable {
    /// `记者`, `通讯员`.
    package var name: String
    /// Articles.
    package var articles: Int
  }

  /// The name as it is printed first.
  package var name: String
  /// The roles, the most frequent one first; articles that print none are not in it.
  package var roles: [Role] = []
  /// Articles that bear the name.
  package var articles = 0
  /// Stand-alone photos that bear the name.
  package var photos = 0
  /// The first known day.
  package var first: CivilDate?
  /// The last known day.
  package var last: CivilDate?
  /// The first day that is only likely.
  package var firstLikely: CivilDate?
  /// The last day that is only likely.
  package var lastLikely: CivilDate?

  /// The first day of all, and whether it is only likely.
  package var start: (day: CivilDate, isLikely: Bool)? {
    [first.map { ($0, false) }, firstLikely.map { ($0, true) }].compactMap { $0 }
      .min { $0.0 < $1.0 }
  }

  /// The last day of all, and whether it is only likely.
  package var end: (day: CivilDate, isLikely: Bool)? {
    [last.map { ($0, false) }, lastLikely.map { ($0, true) }].compactMap { $0 }
      .max { $0.0 < $1.0 }
  }
}

/// The authors that were asked for.
package struct AuthorList: Sendable {
  /// Those with the most articles and photos, the most first; of equals, by name.
  package var authors: [AuthorSummary] = []
  /// How many there are in all.
  package var count = 0

  /// Nobody.
  package init() {}
}

extension ArchiveSnapshot {
  /// The `limit` names under most articles and photos that pass the filters.
  ///
  /// Cost: reads the keys, and the articles of the names that are given.
  package func authors(
    _ filters: Filters = Filters(), limit: Int = .max
  ) throws(ArchiveError) -> AuthorList {
    try withoutDamage { () throws(ArchiveError) in try list(filters, limit) }
  }

  private func list(_ filters: Filters, _ limit: Int) throws(ArchiveError) -> AuthorList {
    let conditions = try catalog.queries(of: filters)
    var belongs: Set<DocumentID>?
    if !conditions.isEmpty {
      belongs = Set(try catalog.documents(matching: .and(conditions)))
    }
    let found = try catalog.asking([:]) { (index) throws(IndexError) in
      try index.documents(withPrefix: Key.authorPrefix)
    }
    var names: [(key: [UInt8], documents: [DocumentID])] = []
    for (key, documents) in found {
      let documents = belongs.map { belongs in documents.filter { belongs.contains($0) } }
      let rest = documents ?? found[key, default: []]
      if !rest.isEmpty { names.append((key, rest)) }
    }
    names.sort {
      $0.documents.count != $1.documents.count
        ? $0.documents.count > $1.documents.count
        : $0.key.lexicographicallyPrecedes($1.key)
    }
    let days = try DocumentDays(catalog)
    var list = AuthorList()
    list.count = names.count
    for (key, documents) in names.prefix(limit) {
      list.authors.append(try summary(of: key, documents, days))
    }
    return list
  }

  private func summary(
    of key: [UInt8], _ documents: [DocumentID], _ days: DocumentDays
  ) throws(ArchiveError) -> AuthorSummary {
    let key = String(decoding: key, as: UTF8.self)
    var author = AuthorSummary(name: String(key.dropFirst(Key.authorPrefix.count)))
    var printed: String?
    var roles: [String: Int] = [:]
    for document in documents {
      if let (day, isLikely) = days.day(of: document) { author.add(day, isLikely: isLikely) }
      let (kind, names) = try self.names(on: document)
      if kind == .photo { author.photos += 1 } else { author.articles += 1 }
      guard let name = names.first(where: { Key.author($0.name) == key }) else { continue }
      printed = printed ?? name.name
      if let role = name.role { roles[role, default: 0] += 1 }
    }
    author.name = printed ?? author.name
    author.roles = roles.map { AuthorSummary.Role(name: $0.key, articles: $0.value) }
      .sorted { ($1.articles, $0.name) < ($0.articles, $1.name) }
    return author
  }

  /// The names under an article or a photo.
  private func names(on document: DocumentID) throws(ArchiveError) -> (UnitKind, [Author]) {
    let fields = try catalog.fields(of: document)
    let outline = try catalog.outline(of: document, fieldCount: fields.count)
    var text = HitText(document, outline.text, fields)
    return (outline.head.kind, try text.authors(outline))
  }
}

extension AuthorSummary {
  fileprivate mutating func add(_ day: CivilDate, isLikely: Bool) {
    if isLikely {
      firstLikely = firstLikely.map { min($0, day) } ?? day
      lastLikely = lastLikely.map { max($0, day) } ?? day
    } else {
      first = first.map { min($0, day) } ?? day
      last = last.map { max($0, day) } ?? day
    }
  }
}
