// The full check: the index checks its own files; here it is checked that records decode, that the
// catalog is whole, and that the stored text, folded again, is what the index has.

import BigramIndex
import ChineseText
import IssueParser
import Storage

extension Archive {
  /// Reads everything of the last commit and trusts nothing; works while others search and write.
  ///
  /// Damage is a finding, not an error; errors are those of a disk that refuses to be read.
  /// Cost: reads every file, folds every text, asks the index for every pair of characters once.
  package func verify() throws(ArchiveError) -> VerifyReport {
    var report = VerifyReport()
    do {
      for name in try fileSystem.list(indexPath) where Archive.isIndexFile(name) {
        report.files += 1
        report.byteCount += try fileSystem.status(of: SourcePath.join(indexPath, name)).size
      }
    } catch {
      if !error.isMissing { throw .storage(error) }
    }
    do {
      for damage in try IndexCheck.run(indexPath, fileSystem) {
        report.findings.append(VerifyReport.Finding(.index(damage)))
      }
    } catch {
      // Without a manifest there is nothing to check; whether there should be one is told below.
      if case .missing = error {} else { report.add(.index(error)) }
    }
    if let damage = try ArchiveMark.damage(self) { report.add(damage) }
    let catalog: Catalog
    do {
      catalog = try Catalog.open(self)
    } catch {
      report.add(error)
      return report
    }
    var check = CatalogCheck(catalog)
    check.run()
    report.records = check.records
    for finding in check.findings where !report.findings.contains(finding) {
      report.findings.append(finding)
    }
    return report
  }

  private static func isIndexFile(_ name: String) -> Bool {
    name != DirectoryLock.fileName && !name.hasSuffix(AtomicFile.suffix)
  }
}

extension VerifyReport {
  fileprivate mutating func add(_ error: ArchiveError) {
    let finding = Finding(error)
    if !findings.contains(finding) { findings.append(finding) }
  }
}

/// Walks through all documents: each page, then its articles, then its photos.
private struct CatalogCheck {
  /// More findings than this say nothing that the first ones did not.
  private static let findingLimit = 100
  /// Scalars of a field that are looked up where they stand: more cost more than they prove.
  private static let beginning = 8

  private let catalog: Catalog
  private(set) var records = 0
  private(set) var findings: [VerifyReport.Finding] = []
  private var page: PageRecord?
  private var articles = 0
  private var photos = 0
  private var characters = 0
  /// How often each pair of characters stands in the stored texts: `first << 32 | second`.
  private var pairs: [UInt64: Int] = [:]

  init(_ catalog: Catalog) { self.catalog = catalog }

  mutating func run() {
    guard let index = catalog.index else { return }
    for document in index.documents() where findings.count < CatalogCheck.findingLimit {
      records += 1
      do throws(ArchiveError) {
        try check(document)
      } catch {
        report(VerifyReport.Finding(error))
      }
    }
    closePage()
    // Where something is wrong already, the sums cannot agree.
    guard findings.isEmpty else { return }
    if characters != index.statistics().liveCharacters {
      disagree("index", "counts other characters than the stored texts have")
    }
    checkPairs(index)
  }

  /// The index finds each pair of characters as often as it stands in the stored texts. That its
  /// postings make up one text is what `IndexCheck` proves; this and the beginnings of the fields
  /// say that it is the stored one.
  private mutating func checkPairs(_ index: IndexSnapshot) {
    for (pair, count) in pairs.sorted(by: { $0.key < $1.key }) {
      let phrase = [UInt32(pair >> 32), UInt32(truncatingIfNeeded: pair)]
      do throws(IndexError) {
        let found = try index.search(.phrase(phrase), limit: 0).occurrences
        if found != count {
          disagree(
            "index", "finds \(String(scalarValues: phrase[...])) \(found) times instead of \(count)"
          )
        }
      } catch {
        report(VerifyReport.Finding(.index(error)))
      }
      if findings.count >= CatalogCheck.findingLimit { return }
    }
  }

  private mutating func report(_ finding: VerifyReport.Finding) {
    if !findings.contains(finding) { findings.append(finding) }
  }

  private mutating func disagree(_ place: String, _ sentence: String) {
    report(VerifyReport.Finding(place: place, kind: .disagreement(sentence)))
  }

  private mutating func check(_ document: DocumentID) throws(ArchiveError) {
    switch try catalog.kind(of: document) {
    case .page:
      closePage()
      let record = try catalog.page(document)
      openPage(record)
      try check(document, Key.id(record.id), Key.source(record.source.path), record.id)
      try check(document, record.folded, record.id)
    case .article, .photo:
      let record = try catalog.unit(document)
      follow(record)
      let source = Key.source(page?.source.path ?? "")
      try check(document, Key.id(record.id), source, record.id)
      try check(document, record.folded, record.id)
    case nil:
      disagree("record \(document.ordinal)", "is of a kind that is not known")
    }
  }

  private mutating func openPage(_ record: PageRecord) {
    if let before = page, before.source == record.source {
      if record.pageInSource != before.pageInSource + 1 {
        disagree(record.source.path, "its pages are not in order")
      }
    } else if record.pageInSource != 1 {
      disagree(record.source.path, "its first page is missing")
    }
    page = record
    articles = 0
    photos = 0
  }

  /// All articles and photos of the page were there.
  private mutating func closePage() {
    guard let page else { return }
    if articles != page.articleCount || photos != page.photoCount {
      disagree(page.id, "an article or a photo of the page is missing")
    }
  }

  private mutating func follow(_ unit: UnitRecord) {
    switch unit.content {
    case .article: articles += 1
    case .photo: photos += 1
    }
    let expected = unit.ordinalKind == .article ? articles : photos
    if unit.pageHash != page?.hash || unit.ordinal != expected {
      disagree(unit.id, "does not follow its page")
    }
  }

  private mutating func check(
    _ document: DocumentID, _ id: String, _ source: String, _ name: String
  ) throws(ArchiveError) {
    for key in [id, source] where !(try catalog.documents(withKey: key).contains(document)) {
      disagree(name, "is not found by its key \(key)")
    }
  }

  /// The index has these fields, and finds the beginning of each where it stands.
  private mutating func check(
    _ document: DocumentID, _ folded: [IndexField], _ name: String
  ) throws(ArchiveError) {
    let fields = try catalog.asking([]) { (index) throws(IndexError) in
      try index.fields(of: document)
    }
    let isSame = fields.elementsEqual(folded) { $0.kind == $1.kind && $0.count == $1.scalars.count }
    guard isSame else {
      disagree(name, "the index has other fields than the stored text")
      return
    }
    // A page of debris has the same few fields over and over: each is looked up once.
    var places: [[UInt32]: Set<Int>] = [:]
    for (number, field) in folded.enumerated() {
      count(field.scalars)
      let beginning = Array(field.scalars.prefix(CatalogCheck.beginning))
      if places[beginning] == nil {
        places[beginning] = try fieldsBeginning(with: beginning, in: document)
      }
      if places[beginning]?.contains(number) != true {
        disagree(name, "the index does not find the stored text of field \(number)")
      }
    }
  }

  private mutating func count(_ scalars: [UInt32]) {
    characters += scalars.count
    for (first, second) in zip(scalars, scalars.dropFirst()) {
      pairs[UInt64(first) << 32 | UInt64(second), default: 0] += 1
    }
  }

  /// The fields of a document that begin with `scalars`, as the index finds them.
  private func fieldsBeginning(
    with scalars: [UInt32], in document: DocumentID
  ) throws(ArchiveError) -> Set<Int> {
    let matches = try catalog.asking([]) { (index) throws(IndexError) in
      try index.matches(of: scalars, in: document)
    }
    return Set(matches.lazy.filter { $0.offset == 0 }.map(\.fieldIndex))
  }
}

extension UnitRecord {
  /// The fields that the index was given for this record.
  fileprivate var folded: [IndexField] { DocumentMaker.fields(of: blocks.map(\.block)) }
}

extension PageRecord {
  /// The fields that the index was given for this record.
  fileprivate var folded: [IndexField] {
    var fields = DocumentMaker.fields(of: unassigned.map(\.block))
    for bytes in mastheadLines.bytes {
      DocumentMaker.append(bytes, FieldKind.masthead, to: &fields)
    }
    for bytes in colophonLines.bytes {
      DocumentMaker.append(bytes, FieldKind.colophon, to: &fields)
    }
    return fields
  }
}
