// Pages and articles, whole, as they are shown.

package import ChineseText
package import IssueParser

import BigramIndex

extension ArchiveSnapshot {
  /// The pages of the issue with this number, of one paper or of every paper that has one, by day,
  /// then page.
  ///
  /// Pages of the same paper and day that do not print the number belong to it too.
  package func pages(
    issueNumber: Int, paper: PaperName? = nil
  ) throws(ArchiveError) -> [StoredPage] {
    // The day may stand on pages that do not know the number.
    let known = try issues(matching: [Key.issue(issueNumber)]).issues
    let keys = [Key.issue(issueNumber)] + known.flatMap(Key.issues)
    let issues = try issues(matching: keys).of(paper).issues
    return try pages(
      issues.filter { $0.numbers?.contains(issueNumber) ?? false }.flatMap(\.pages))
  }

  /// The pages of the issues of this day, of one paper or of all, by paper, then page; then those
  /// of which it is only the likely day.
  package func pages(date: CivilDate, paper: PaperName? = nil) throws(ArchiveError) -> [StoredPage]
  {
    // A page that knows the number alone belongs to the day of the pages that know both.
    let days = [Key.date(date), Key.furtherDate(date)]
    let known = try issues(matching: days).issues
    let keys = days + [Key.estimatedDate(date)] + known.flatMap(Key.issues)
    let list = try issues(matching: keys).of(paper)
    let sure = list.issues.filter { $0.days.contains(date) }.flatMap(\.pages)
    let likely = list.issues.filter { $0.date == nil }.flatMap(\.pages) + list.unplaced
    return try pages(sure + likely.filter { $0.place.estimatedDate == date })
  }

  /// The pages of the issues of these lunar days, of one paper or of all, by paper and day, then
  /// those of no known issue.
  package func pages(lunar: LunarDays, paper: PaperName? = nil) throws(ArchiveError) -> [StoredPage]
  {
    var filters = Filters()
    filters.lunar = lunar
    let list = try issues(filters).of(paper)
    return try pages(list.issues.flatMap(\.pages) + list.unplaced)
  }

  /// The pages of a source, in its order. `path` is the source's name in the archive.
  package func pages(source path: String) throws(ArchiveError) -> [StoredPage] {
    let query = IndexQuery.and([
      .kind(UnitKind.page.rawValue), .key(Key.source(SourceName(path))),
    ])
    return try wholePages(try catalog.documents(matching: query))
  }

  /// The pages of the source that a user names as for `Archive.remove`, or of all below a folder.
  package func pages(named path: String) throws(ArchiveError) -> [StoredPage] {
    var pages: [StoredPage] = []
    for source in try catalog.sources(named: path, in: archive) {
      pages += try self.pages(source: source.text)
    }
    return pages
  }

  private func pages(_ summaries: [PageSummary]) throws(ArchiveError) -> [StoredPage] {
    try wholePages(summaries.map(\.document))
  }

  /// Pages, but for those that are damaged.
  private func wholePages(_ documents: [DocumentID]) throws(ArchiveError) -> [StoredPage] {
    var pages: [StoredPage] = []
    for document in documents {
      let page = try leavingOutDamage { () throws(ArchiveError) in try wholePage(document) }
      if let page { pages.append(page) }
    }
    return pages
  }

  /// A page with its articles and photos, but for those that are damaged; nothing else of its
  /// source is read.
  private func wholePage(_ document: DocumentID) throws(ArchiveError) -> StoredPage {
    let record = try catalog.page(document)
    let copies = try catalog.documents(withKey: Key.id(record.head.id))
    var page = StoredPage(record, copy: copies.count { $0 <= document })
    for document in try catalog.units(onPage: document) {
      let unit = try leavingOutDamage { () throws(ArchiveError) in try catalog.unit(document) }
      if let unit { page.add(unit, id: unit.id(on: record.head)) }
    }
    return page
  }

  /// All that an id names, in the order of ingest: more than one where pages have the very same
  /// lines. The first characters of an id do where they begin one only (a page and what is on it
  /// count as one: the page); case does not matter. `.2` behind an id names the second of these
  /// alone.
  ///
  /// Errors: `.ambiguousID` with at most five candidates.
  package func units(id: String) throws(ArchiveError) -> [StoredUnit] {
    var units: [StoredUnit] = []
    for document in try documents(id: id) { units.append(try unit(document)) }
    return units
  }

  private func unit(_ document: DocumentID) throws(ArchiveError) -> StoredUnit {
    if try catalog.kind(of: document) == .page {
      return StoredUnit(try wholePage(document))
    }
    let unit = try catalog.unit(document)
    let (number, page) = try catalog.page(of: document, distance: unit.distance)
    let copies = try catalog.documents(withKey: Key.id(page.id))
    let content: StoredUnit.Content =
      switch unit.content {
      case .article(let article): .article(article)
      case .photo(let photo): .photo(photo)
      }
    return StoredUnit(
      id: unit.id(on: page), content: content, place: page.place, pageID: page.id,
      source: page.source.path, copy: copies.count { $0 <= number })
  }

  /// The lines of an article, a photo or a page as they stand in the source: of a page all that are
  /// on it, in the order of the source; else those of the text, in reading order.
  package func sourceLines(of unit: StoredUnit) throws(ArchiveError) -> [SourceLineText] {
    let copies = try catalog.documents(withKey: Key.id(unit.pageID))
    guard copies.indices.contains(unit.copy - 1) else { return [] }
    let page = copies[unit.copy - 1]
    let units = try catalog.units(onPage: page)
    guard case .page = unit.content else {
      // Pages with the same lines have articles with the same id.
      let document = try documents(id: unit.id).first(where: units.contains)
      let lines = try document.map { (document) throws(ArchiveError) in
        try catalog.unit(document, withLines: true).lines
      }
      return (lines ?? nil)?.flatMap(\.texts) ?? []
    }
    var lines = try catalog.page(page, withLines: true).lines ?? []
    for document in units { lines += try catalog.unit(document, withLines: true).lines ?? [] }
    return lines.flatMap(\.texts).sorted { $0.number < $1.number }
  }

  /// How many articles and photos the page has on which an id names one, damaged ones included;
  /// nil where what is given is no such id, or there is no such page.
  ///
  /// Errors: as `units(id:)`.
  package func counts(onPageOf id: String) throws(ArchiveError) -> UnitCounts? {
    let (pages, unit) = try parts(of: id)
    guard let page = pages.first, unit != nil else { return nil }
    let head = try catalog.head(page)
    return UnitCounts(articles: head.articleCount, photos: head.photoCount)
  }

  private func documents(id: String) throws(ArchiveError) -> [DocumentID] {
    let (pages, unit) = try parts(of: id)
    guard let unit else { return pages }
    return try catalog.units(unit.kind, unit.ordinal, onPages: pages)
  }

  /// The pages that an id begins with, and which article or photo on them it names, or none; no
  /// pages where it is no id.
  private func parts(
    of id: String
  ) throws(ArchiveError) -> (pages: [DocumentID], unit: (kind: UnitKind, ordinal: Int)?) {
    let (name, copy) = UnitID.parts(of: UnitID.normal(id))
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard let start = parts.first, !start.isEmpty, parts.count <= 2,
      let page = try pageID(beginningWith: String(start))
    else { return ([], nil) }
    var pages = try catalog.documents(withKey: Key.id(page))
    if let copy { pages = pages.indices.contains(copy - 1) ? [pages[copy - 1]] : [] }
    guard parts.count == 2 else { return (pages, nil) }
    let isPhoto = parts[1].hasPrefix("P")
    guard let ordinal = UnitID.number(parts[1].dropFirst(isPhoto ? 1 : 0)) else { return ([], nil) }
    return (pages, (isPhoto ? .photo : .article, ordinal))
  }

  /// The id of the one page whose id begins with these characters; nil where there is none.
  private func pageID(beginningWith start: String) throws(ArchiveError) -> String? {
    if start.utf8.count == ContentHash.nameLength { return start }
    let keys = try catalog.asking([]) { (index) throws(IndexError) in
      try index.keys(withPrefix: Key.id(start))
    }
    let ids = keys.map { String($0.key.dropFirst(Key.idPrefix.count)) }
    if ids.count > 1 { throw .ambiguousID(start, candidates: Array(ids.prefix(5))) }
    return ids.first
  }
}

extension IssueList {
  /// What is one paper's; all where none is named.
  fileprivate func of(_ paper: PaperName?) -> IssueList {
    guard let paper else { return self }
    var list = self
    list.issues.removeAll { $0.paper != paper }
    list.unplaced.removeAll { $0.place.paper != paper }
    return list
  }
}

extension UnitID {
  /// An id as a person may have typed it: case, and the letters that look like digits.
  static func normal(_ id: String) -> String {
    var text = ""
    for character in id.uppercased() {
      switch character {
      case "O": text.append("0")
      case "I", "L": text.append("1")
      case " ", "\t": continue
      default: text.append(character)
      }
    }
    return text
  }
}

extension StoredPage {
  /// The articles, then the photos, as their ids name them.
  package var units: [StoredUnit] {
    let articles = zip(articleIDs, page.articles).map { ($0, StoredUnit.Content.article($1)) }
    let photos = zip(photoIDs, page.photos).map { ($0, StoredUnit.Content.photo($1)) }
    return (articles + photos).map { StoredUnit(id: $0, content: $1, on: self) }
  }

  /// A page whose articles and photos are still to be added.
  fileprivate init(_ record: PageRecord, copy: Int) {
    self.copy = copy
    id = record.head.id
    source = record.head.source
    pageInSource = record.head.pageInSource
    page = record.page
    articleIDs = []
    photoIDs = []
  }

  fileprivate mutating func add(_ unit: UnitRecord, id: String) {
    switch unit.content {
    case .article(let article):
      page.articles.append(article)
      articleIDs.append(id)
    case .photo(let photo):
      page.photos.append(photo)
      photoIDs.append(id)
    }
  }
}

extension StoredUnit {
  /// A page as a unit of its own.
  package init(_ page: StoredPage) {
    self.init(id: page.id, content: .page(page), on: page)
  }

  fileprivate init(id: String, content: Content, on page: StoredPage) {
    self.init(
      id: id, content: content, place: PagePlace(page.page.masthead), pageID: page.id,
      source: page.source.path, copy: page.copy)
  }
}
