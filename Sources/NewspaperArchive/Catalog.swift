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
      guard case .missing = error else { throw .index(error) }
      if try ArchiveMark.exists(archive) { throw .manifestLost(path: archive.path) }
      return Catalog(index: nil)
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
    try asking([]) { (index) throws(IndexError) in try index.matches(query).map(\.document) }
  }

  func kind(of document: DocumentID) throws(ArchiveError) -> UnitKind? {
    UnitKind(
      rawValue: try asking(0) { (index) throws(IndexError) in try index.kind(of: document) })
  }

  func page(_ document: DocumentID) throws(ArchiveError) -> PageRecord {
    let bytes = try stored(document)
    do {
      return try PageRecord.decode(bytes)
    } catch {
      throw Catalog.damage(document, error)
    }
  }

  func unit(_ document: DocumentID) throws(ArchiveError) -> UnitRecord {
    let bytes = try stored(document)
    do {
      return try UnitRecord.decode(bytes)
    } catch {
      throw Catalog.damage(document, error)
    }
  }

  private func stored(_ document: DocumentID) throws(ArchiveError) -> [UInt8] {
    try asking([]) { (index) throws(IndexError) in try index.stored(of: document) }
  }

  private static func damage(_ document: DocumentID, _ fault: ByteFault) -> ArchiveError {
    .corrupt(file: "record \(document.ordinal)", fault: fault)
  }

  /// The first page of the source with this name, or nil.
  func source(_ identity: String) throws(ArchiveError) -> PageRecord? {
    guard let first = try documents(withKey: Key.source(identity)).first else { return nil }
    return try page(first)
  }

  /// The name of the source that has these bytes, or nil.
  func source(withContent hash: ContentHash) throws(ArchiveError) -> String? {
    guard let first = try documents(withKey: Key.content(hash)).first else { return nil }
    return try page(first).source.path
  }

  /// The names of all sources that begin with `prefix`, in byte order.
  func sources(withPrefix prefix: String) throws(ArchiveError) -> [String] {
    let keys = try asking([]) { (index) throws(IndexError) in
      try index.keys(withPrefix: Key.source(prefix))
    }
    return keys.map { String($0.key.dropFirst(Key.sourcePrefix.count)) }
  }

  /// The page that an article or a photo stands on: documents of a page follow one another, the
  /// page first, so of all pages with this hash it is the last before `document`.
  func page(of unit: UnitRecord, _ document: DocumentID) throws(ArchiveError) -> PageRecord {
    let pages = try documents(withKey: Key.id(unit.pageHash.name))
    guard let nearest = pages.last(where: { $0 < document }) else {
      throw .corrupt(
        file: "record \(document.ordinal)", fault: ByteFault(at: 0, .outOfRange("page of a unit")))
    }
    return try page(nearest)
  }
}
