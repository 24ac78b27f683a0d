// What one committed state of the index says about sources, pages and articles: documents by key,
// records decoded. All errors below come up here as `ArchiveError`.

import BigramIndex
import ChineseText
import IssueParser
import Storage

/// Finds and decodes records. An archive without a first commit has no index and holds nothing.
struct Catalog: Sendable {
  let index: IndexSnapshot?

  /// Opens the last commit of the archive.
  ///
  /// Errors: `.manifestLost` where there was a commit.
  static func open(_ archive: Archive) throws(ArchiveError) -> Catalog {
    do {
      return Catalog(index: try IndexSnapshot.open(archive.indexPath, archive.fileSystem))
    } catch {
      switch error {
      case .manifestLost: throw .manifestLost(path: archive.path)
      case .missing:
        if try ArchiveMark.exists(archive) { throw .manifestLost(path: archive.path) }
        return Catalog(index: nil)
      default: throw .index(error)
      }
    }
  }

  /// Runs a call of the index and tells its failure in the words of this module.
  func asking<Value>(
    _ empty: Value, _ body: (IndexSnapshot) throws(IndexError) -> Value
  ) throws(ArchiveError) -> Value {
    guard let index else { return empty }
    do {
      return try body(index)
    } catch {
      throw .index(error)
    }
  }

  func documents(withKey key: String) throws(ArchiveError) -> [DocumentID] {
    try asking([]) { (index) throws(IndexError) in try index.documents(withKey: key) }
  }

  func documents(matching query: IndexQuery) throws(ArchiveError) -> [DocumentID] {
    try asking([]) { (index) throws(IndexError) in try index.found(by: query).documents }
  }

  func kind(of document: DocumentID) throws(ArchiveError) -> UnitKind? {
    UnitKind(
      rawValue: try asking(0) { (index) throws(IndexError) in try index.kind(of: document) })
  }

  func page(
    _ document: DocumentID, withLines: Bool = false
  ) throws(ArchiveError) -> PageRecord {
    let bytes = try stored(document)
    let text = try text(of: document)
    return try Catalog.decoding(document) { () throws(ByteFault) in
      try PageRecord.decode(bytes, text, withLines: withLines)
    }
  }

  func unit(
    _ document: DocumentID, withLines: Bool = false
  ) throws(ArchiveError) -> UnitRecord {
    let bytes = try stored(document)
    let text = try text(of: document)
    return try Catalog.decoding(document) { () throws(ByteFault) in
      try UnitRecord.decode(bytes, text, withLines: withLines)
    }
  }

  /// What is told of a page without its text.
  func head(_ document: DocumentID) throws(ArchiveError) -> PageHead {
    let bytes = try stored(document)
    return try Catalog.decoding(document) { () throws(ByteFault) in try PageHead.decode(bytes) }
  }

  /// What is listed of a page.
  func listing(
    _ document: DocumentID
  ) throws(ArchiveError) -> (head: PageHead, listing: PageListing) {
    let bytes = try stored(document)
    return try Catalog.decoding(document) { () throws(ByteFault) in
      var cursor = ByteCursor(bytes.span)
      return (try RecordHead.readPage(&cursor), try PageListing(&cursor))
    }
  }

  /// The folded text of each field.
  func text(of document: DocumentID) throws(ArchiveError) -> [[UInt32]] {
    try asking([]) { (index) throws(IndexError) in try index.text(of: document) }
  }

  func stored(_ document: DocumentID) throws(ArchiveError) -> [UInt8] {
    try asking([]) { (index) throws(IndexError) in try index.stored(of: document) }
  }

  /// Decodes a record, and tells its damage as that of this document.
  static func decoding<Value>(
    _ document: DocumentID, _ body: () throws(ByteFault) -> Value
  ) throws(ArchiveError) -> Value {
    do { return try body() } catch { throw damage(of: document, error) }
  }

  /// The error for a fault in the record of this document.
  static func damage(of document: DocumentID, _ fault: ByteFault) -> ArchiveError {
    // An archive of another llrb is not damaged.
    let record = "record \(document.ordinal)"
    if case .unsupportedVersion(let version) = fault.kind {
      return .index(.unsupportedVersion(file: record, version: version))
    }
    return .corrupt(file: record, fault: fault)
  }

  /// The fields of a document, to be read one by one.
  func fields(of document: DocumentID) throws(ArchiveError) -> DocumentFields {
    guard let index else {
      throw Catalog.damage(of: document, ByteFault(at: 0, .outOfRange("document of no index")))
    }
    do { return try index.reading(document) } catch { throw .index(error) }
  }

  /// What the record of a document with so many fields says without their text.
  func outline(
    of document: DocumentID, fieldCount: Int
  ) throws(ArchiveError) -> RecordOutline {
    let record = try stored(document)
    return try Catalog.decoding(document) { () throws(ByteFault) in
      try RecordOutline(record, fieldCount: fieldCount)
    }
  }

  /// The first page of the source with this name, or nil.
  func source(_ identity: SourceName) throws(ArchiveError) -> PageHead? {
    guard let first = try documents(withKey: Key.source(identity)).first else { return nil }
    return try head(first)
  }

  /// What was given by hand for a source; nil where nothing was, or where its page is damaged and
  /// cannot tell: that must not keep anybody from removing it.
  func given(for name: SourceName) throws(ArchiveError) -> GivenSource? {
    let page = try unlessDamaged { () throws(ArchiveError) -> PageHead? in try source(name) }
    guard let given = page??.stamp.given, given != GivenPlace() else { return nil }
    return GivenSource(source: name.text, given: given)
  }

  /// Whether the bytes of all records and texts of a source are those that were written.
  func isSound(_ name: SourceName) throws(ArchiveError) -> Bool {
    try unlessDamaged { () throws(ArchiveError) -> Bool in
      for document in try documents(withKey: Key.source(name)) {
        _ = try stored(document)
        _ = try text(of: document)
      }
      return true
    } ?? false
  }

  /// What `body` reads; nil where anything of that is damaged. Nothing is left out for it.
  func unlessDamaged<Value>(
    _ body: () throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value? {
    do {
      return try body()
    } catch {
      switch error {
      case .corrupt, .index(.corrupt): return nil
      default: throw error
      }
    }
  }

  /// Up to one source for so many documents, sources are looked up one by one, which searches the
  /// keys of every segment each time. In an archive of 40,000 sources and 80,000 documents 400
  /// files took an ingest 8 ms one by one and 94 ms by all keys, all files 530 and 400 ms.
  private static let documentsPerLookup = 64

  /// The first page of each of these sources, by their names.
  ///
  /// Few are looked up one by one; for many, all below the folder that they share are read.
  func firstPages(of sources: [SourceFile]) throws(ArchiveError) -> [SourceName: DocumentID] {
    if sources.count <= (index?.documentCount ?? 0) / Catalog.documentsPerLookup {
      var pages: [SourceName: DocumentID] = [:]
      for source in sources {
        pages[source.identity] = try documents(withKey: Key.source(source.identity)).first
      }
      return pages
    }
    var shared = Array(sources[0].identity.text.utf8)
    for source in sources {
      let name = source.identity.text.utf8
      shared.removeLast(shared.count - zip(shared, name).prefix { $0 == $1 }.count)
    }
    // The names may part inside a character.
    while let last = shared.last, last >= 0x80 { shared.removeLast() }
    let prefix = Key.source(SourceName(String(decoding: shared, as: UTF8.self)))
    let found = try asking([:]) { (index) throws(IndexError) in
      try index.documents(withPrefix: prefix)
    }
    var pages: [SourceName: DocumentID] = [:]
    pages.reserveCapacity(found.count)
    for (key, documents) in found { pages[Key.sourceName(in: key)] = documents.first }
    return pages
  }

  /// The first page of each source that has this text, as far as it can be read.
  func sources(withContent hash: ContentHash) throws(ArchiveError) -> [PageHead] {
    var pages: [PageHead] = []
    for page in try documents(withKey: Key.content(hash)) {
      let found = try unlessDamaged { () throws(ArchiveError) in try head(page) }
      if let found, found.source.contentHash == hash { pages.append(found) }
    }
    return pages
  }

  /// The source that a user names, or all below the folder that is named: by its path, relative to
  /// the current folder or absolute, or by its name in the archive.
  func sources(named path: String, in archive: Archive) throws(ArchiveError) -> [SourceName] {
    let current: String
    do { current = try archive.fileSystem.currentDirectory() } catch { throw .storage(error) }
    let home = archive.home
    let sources = try sources(at: SourcePath.absolute(path, from: current), home: home)
    // A name that the archive has is that of a source, wherever the user stands.
    return sources.isEmpty
      ? try self.sources(at: SourcePath.absolute(path, from: home), home: home) : sources
  }

  /// The source of the absolute path `path`, or all below it.
  func sources(at path: String, home: String) throws(ArchiveError) -> [SourceName] {
    let name = SourcePath.identity(ofAbsolute: path, home: home)
    if try !documents(withKey: Key.source(name)).isEmpty { return [name] }
    return try sources(below: path, home: home)
  }

  /// The sources below the folder with the absolute path `folder`, in byte order.
  func sources(below folder: String, home: String) throws(ArchiveError) -> [SourceName] {
    let below = SourcePath.below(folder)
    // Only a folder inside the home has a name that its sources' names begin with.
    let isInside = SourcePath.lies(folder, in: home)
    let prefix = isInside ? SourcePath.identity(ofAbsolute: below, home: home) : SourceName("")
    let keys = try asking([]) { (index) throws(IndexError) in
      try index.keys(withPrefix: Key.source(prefix))
    }
    let names = keys.map { Key.sourceName(in: Array($0.key.utf8)) }
    // Sources from outside have absolute names, and stand among the others.
    guard prefix.text.isEmpty else { return names }
    return names.filter {
      SourcePath.lies(SourcePath.absolute($0.text, from: home), in: folder)
    }
  }

  /// The page that a record with this head is of, or that its article or photo stands on.
  func page(of document: DocumentID, _ head: RecordHead) throws(ArchiveError) -> PageHead {
    switch head {
    case .page(let page): page
    case .unit(_, let distance): try page(of: document, distance: distance).head
    }
  }

  /// The page that an article or a photo stands on, which is so many documents before it.
  func page(
    of document: DocumentID, distance: Int
  ) throws(ArchiveError) -> (document: DocumentID, head: PageHead) {
    if distance <= Int(document.ordinal) {
      let page = DocumentID(document.ordinal - UInt32(distance))
      let head = try head(page)
      if distance <= head.articleCount + head.photoCount { return (page, head) }
    }
    throw .corrupt(
      file: "record \(document.ordinal)", fault: ByteFault(at: 0, .outOfRange("page of a unit")))
  }

  /// The documents that an article or a photo is, one on each of these pages with the same id.
  func units(
    _ kind: UnitKind, _ ordinal: Int, onPages pages: [DocumentID]
  ) throws(ArchiveError) -> [DocumentID] {
    var units: [DocumentID] = []
    for page in pages {
      let head = try head(page)
      let count = kind == .article ? head.articleCount : head.photoCount
      guard ordinal >= 1 && ordinal <= count else { continue }
      let place = (kind == .article ? 0 : head.articleCount) + ordinal - 1
      let unit = try self.units(onPage: page)[place]
      guard try self.kind(of: unit) == kind else { throw Catalog.unitsLost(page) }
      units.append(unit)
    }
    return units
  }

  /// The documents of what is on a page: its articles, then its photos.
  func units(onPage page: DocumentID) throws(ArchiveError) -> [DocumentID] {
    let head = try head(page)
    let count = head.articleCount + head.photoCount
    guard count < (index?.documentCount ?? 0) - Int(page.ordinal) else {
      throw Catalog.unitsLost(page)
    }
    return (0..<UInt32(count)).map { DocumentID(page.ordinal + 1 + $0) }
  }

  /// The error for a page whose articles and photos are not all there.
  private static func unitsLost(_ page: DocumentID) -> ArchiveError {
    damage(of: page, ByteFault(at: 0, .outOfRange("units of a page")))
  }
}
