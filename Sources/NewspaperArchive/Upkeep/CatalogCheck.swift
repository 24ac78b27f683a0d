// Whether the records of an archive agree with each other, with the text of the index and with its
// keys.

import BigramIndex
import ChineseText
import IssueParser
import Storage

/// Walks through all documents: each page, then its articles, then its photos.
struct CatalogCheck {
  /// More findings than this say nothing that the first ones did not.
  private static let findingLimit = 100

  private let catalog: Catalog
  private(set) var records = 0
  private(set) var pagesOfOtherParser = 0
  private(set) var findings: [VerifyReport.Finding] = []
  /// The page whose articles and photos are being read; nil where it could not be.
  private var page: PageHead?
  private var pageBefore: PageHead?
  private var pageDocument = DocumentID(0)
  private var articles = 0
  private var photos = 0
  /// Of the lines of the page, its articles and its photos.
  private var hash = PageHash()
  /// The documents that each key should have, in order; keys as UTF-8, since two that differ may be
  /// equal as `String`.
  private var keys: [[UInt8]: [DocumentID]] = [:]
  /// The source of each document by the keys of the index, which may be whole where a record is
  /// not; read where something is wrong.
  private var sources: [DocumentID: String]?

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// What should mend all that was found, here and elsewhere.
  func remedy(for all: [VerifyReport.Finding]) -> VerifyReport.Remedy {
    // Of what no document is that can be found, all of which were read.
    let isDeleted = findings.count < CatalogCheck.findingLimit
    guard all.allSatisfy({ !$0.sources.isEmpty || isDeleted && $0.isOfDocuments }) else {
      return .anew
    }
    let named = Set(all.flatMap(\.sources).map { SourceName($0) })
    if named.isEmpty { return .compact }
    let stored = Set((sources ?? [:]).values.map { SourceName($0) })
    return named.count < stored.count ? .ingest : .anew
  }

  mutating func run() {
    guard let index = catalog.index else { return }
    for document in index.documents() where findings.count < CatalogCheck.findingLimit {
      records += 1
      do throws(ArchiveError) {
        try check(document)
      } catch {
        report(VerifyReport.Finding(error), document)
      }
    }
    closePage()
    // Where a record is lost already, so are its keys; and names in keys are folded.
    guard findings.isEmpty, pagesOfOtherParser == 0 else { return }
    do throws(ArchiveError) {
      try checkKeys()
    } catch {
      report(VerifyReport.Finding(error))
    }
  }

  private mutating func report(_ finding: VerifyReport.Finding, _ document: DocumentID? = nil) {
    var finding = finding
    if let source = document.flatMap({ source(of: $0) }) { finding.sources = [source] }
    findings.add(finding)
  }

  private mutating func disagree(
    _ place: String, _ what: VerifyReport.Finding.Disagreement, _ document: DocumentID? = nil
  ) {
    report(VerifyReport.Finding(place: place, kind: .disagreement(what)), document)
  }

  /// The source that a document came from; nil where the keys cannot tell.
  private mutating func source(of document: DocumentID) -> String? {
    if let sources { return sources[document] }
    var found: [DocumentID: String] = [:]
    // That the keys cannot be read is a finding of its own.
    let keys = try? catalog.index?.documents(withPrefix: Key.sourcePrefix)
    for (key, documents) in keys ?? [:] {
      for document in documents { found[document] = Key.sourceName(in: key).text }
    }
    sources = found
    return found[document]
  }

  private mutating func check(_ document: DocumentID) throws(ArchiveError) {
    switch try catalog.kind(of: document) {
    case .page:
      closePage()
      let record = try catalog.page(document, withLines: true)
      openPage(record.head, document)
      expect(DocumentMaker.keys(of: record.head), document)
      add(record.lines)
      try check(document, record.folded, record.blocks, record.head.id)
    case .article, .photo:
      let record = try catalog.unit(document, withLines: true)
      let name = page.map { record.id(on: $0) } ?? "record \(document.ordinal)"
      follow(record, document, name)
      if let page { expect(DocumentMaker.keys(of: record, on: page), document) }
      add(record.lines)
      try check(document, record.folded, record.blocks, name)
    case nil:
      disagree("record \(document.ordinal)", .unknownKind, document)
    }
  }

  private mutating func openPage(_ head: PageHead, _ document: DocumentID) {
    if let before = pageBefore, before.source == head.source {
      if head.pageInSource != before.pageInSource + 1 {
        disagree(head.source.path, .pagesOutOfOrder, document)
      }
    } else if head.pageInSource != 1 {
      disagree(head.source.path, .firstPageLost, document)
    }
    if head.stamp.isOfOtherParser { pagesOfOtherParser += 1 }
    page = head
    pageDocument = document
    articles = 0
    photos = 0
    hash = PageHash()
  }

  private mutating func add(_ lines: [StoredLines]?) {
    for lines in lines ?? [] {
      for (number, utf8) in lines.numbered { hash.add(number, utf8[...]) }
    }
  }

  /// All articles and photos of the page were there, and all lines as they were.
  private mutating func closePage() {
    guard let page else { return }
    pageBefore = page
    self.page = nil
    if articles != page.articleCount || photos != page.photoCount {
      disagree(page.id, .unitLost, pageDocument)
    } else if hash.value != page.hash {
      disagree(page.id, .otherLines, pageDocument)
    }
  }

  private mutating func follow(_ unit: UnitRecord, _ document: DocumentID, _ name: String) {
    if unit.kind == .photo { photos += 1 } else { articles += 1 }
    let isInPlace =
      page != nil && Int(document.ordinal) - Int(pageDocument.ordinal) == unit.distance
      && articles + photos == unit.distance && (unit.kind == .photo || photos == 0)
    if !isInPlace { disagree(name, .misplaced, document) }
  }

  /// The printed text, folded again, is what the index searches, where it was folded in the same
  /// way.
  private mutating func check(
    _ document: DocumentID, _ folded: [[UInt32]], _ blocks: [(kind: UInt8, text: [UInt32])],
    _ name: String
  ) throws(ArchiveError) {
    if page?.stamp.isOfOtherParser ?? false { return }
    let kinds = try catalog.asking([]) { (index) throws(IndexError) in
      try index.fields(of: document).map(\.kind)
    }
    var field = 0
    for block in blocks {
      let scalars = Folding.fold(scalars: block.text).scalars
      if scalars.isEmpty { continue }
      guard field < folded.count, kinds[field] == block.kind, folded[field] == scalars else {
        return disagree(name, .otherText(field: field), document)
      }
      field += 1
    }
    if field != folded.count {
      disagree(name, .fieldCount(folded.count, expected: field), document)
    }
  }

  private mutating func expect(_ names: [String], _ document: DocumentID) {
    for name in names.map({ Array($0.utf8) }) where keys[name]?.last != document {
      keys[name, default: []].append(document)
    }
  }

  /// The index has these keys and no others, each with these documents.
  private mutating func checkKeys() throws(ArchiveError) {
    var found = try catalog.asking([:]) { (index) throws(IndexError) in
      try index.documents(withPrefix: "")
    }
    for (key, documents) in keys.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard findings.count < CatalogCheck.findingLimit else { return }
      if found.removeValue(forKey: key) != documents {
        disagree(String(decoding: key, as: UTF8.self), .otherDocuments)
      }
    }
    for key in found.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      guard findings.count < CatalogCheck.findingLimit else { return }
      disagree(String(decoding: key, as: UTF8.self), .strayKey)
    }
  }
}
