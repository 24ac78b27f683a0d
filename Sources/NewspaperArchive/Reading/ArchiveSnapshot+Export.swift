// Everything that a search finds, one after another, for other programs. What has been given out is
// not kept: an archive may be larger than the memory.

import BigramIndex
import ChineseText
package import IssueParser
import Storage

/// One article, photo or page furniture with all that is known of it.
package struct ExportedUnit: Sendable {
  /// The id that `show` takes.
  package var id: String
  /// 1, or, where several pages have the very same lines and so the same id, which of them its page
  /// is in the order of ingest.
  package var copy: Int
  /// What it is.
  package var kind: UnitKind
  /// Where its page belongs.
  package var place: PagePlace
  /// The id of its page.
  package var pageID: String
  /// The source as the archive names it.
  package var source: String
  /// The article; nil for photos and page furniture.
  package var article: Article?
  /// Who took the photos.
  package var photographers: [String] = []
  /// The texts in which a query is looked for, as printed: a text each, in order.
  package var texts = ExportedTexts()
  /// Where its texts stand in the source: lines from 1, both ends included.
  package var lines: [LineRange] = []

  /// The id, told apart from that of what stands on another page with the very same lines: `ID`,
  /// `ID.2`.
  package var uniqueID: String { UnitID.unique(id, copy: copy) }
}

/// Texts by what a query's fields call them.
package struct ExportedTexts: Equatable, Sendable {
  /// Kickers, titles, subtitles.
  package var title: [String] = []
  /// Bylines.
  package var byline: [String] = []
  /// Paragraphs and subheadings.
  package var body: [String] = []
  /// Captions and credits.
  package var caption: [String] = []
  /// All else: jump lines, banners, debris, mastheads, colophons.
  package var other: [String] = []

  mutating func append(_ text: String, kind: UInt8) {
    guard !text.isEmpty else { return }
    switch BlockRole.of(code: kind) {
    case .kicker, .title, .subtitle: title.append(text)
    case .byline: byline.append(text)
    case .subheading, .body: body.append(text)
    case .caption, .credit: caption.append(text)
    case .jump, .banner, .noise, nil: other.append(text)
    }
  }
}

extension ArchiveSnapshot {
  /// Calls `body` with everything that a query finds, or with all there is where there is no query,
  /// in the order of ingest; says how many there were.
  ///
  /// Cost: four bytes of memory for each, and what is read at a time.
  /// Errors: as `search`.
  package func export(
    _ query: String?, filters: Filters = Filters(), tolerance: Tolerance = .none,
    _ body: (ExportedUnit) -> Void
  ) throws(ArchiveError) -> Int {
    let documents = try withoutDamage { () throws(ArchiveError) in
      var conditions = try catalog.queries(of: filters)
      if let query { conditions.append(try plan(query, tolerance).indexQuery) }
      return try catalog.documents(matching: .and(conditions))
    }
    var page: ExportedPage?
    var count = 0
    for (index, document) in documents.enumerated() {
      let unit = try leavingOutDamage { () throws(ArchiveError) in try exported(document, &page) }
      if let unit {
        body(unit)
        count += 1
      }
      if index % ArchiveSnapshot.releaseInterval == 0 { catalog.index?.release() }
    }
    return count
  }

  /// Documents after which the memory behind the files is let go of.
  private static let releaseInterval = 4096

  /// A page on which something stands that is exported.
  private struct ExportedPage {
    let document: DocumentID
    let head: PageHead
    let copy: Int

    init(
      _ document: DocumentID, _ head: PageHead, _ catalog: Catalog
    ) throws(ArchiveError) {
      self.document = document
      self.head = head
      copy = try catalog.documents(withKey: Key.id(head.id)).count { $0 <= document }
    }
  }

  /// `page` is the page that was read last: what stands on one page follows it.
  private func exported(
    _ document: DocumentID, _ page: inout ExportedPage?
  ) throws(ArchiveError) -> ExportedUnit {
    if try catalog.kind(of: document) == .page {
      let record = try catalog.page(document)
      let found = try ExportedPage(document, record.head, catalog)
      page = found
      var unit = ExportedUnit(record.head, id: record.head.id, copy: found.copy, kind: .page)
      unit.add(record.blocks)
      unit.lines = record.page.unassigned.flatMap(\.lines)
      unit.lines += record.page.masthead.lines + (record.page.colophon?.lines ?? [])
      return unit
    }
    let record = try catalog.unit(document)
    let ordinal = Int(document.ordinal) - record.distance
    let found: ExportedPage
    if let page, Int(page.document.ordinal) == ordinal {
      found = page
    } else {
      let (number, head) = try catalog.page(of: document, distance: record.distance)
      found = try ExportedPage(number, head, catalog)
      page = found
    }
    var unit = ExportedUnit(
      found.head, id: record.id(on: found.head), copy: found.copy, kind: record.kind)
    unit.add(record.blocks)
    switch record.content {
    case .article(let article):
      unit.article = article
      unit.photographers = article.photographers
      unit.lines = article.blocks.flatMap(\.lines)
    case .photo(let photo):
      unit.photographers = photo.photographers
      unit.lines = photo.blocks.flatMap(\.lines)
    }
    return unit
  }
}

extension ExportedUnit {
  fileprivate init(_ page: PageHead, id: String, copy: Int, kind: UnitKind) {
    self.id = id
    self.copy = copy
    self.kind = kind
    place = page.place
    pageID = page.id
    source = page.source.path
  }

  fileprivate mutating func add(_ blocks: [(kind: UInt8, text: [UInt32])]) {
    for (kind, text) in blocks { texts.append(String(scalarValues: text[...]), kind: kind) }
  }
}
