// One committed state of the archive, to be read. It stays as it is while writers work.

import BigramIndex
import Synchronization

/// What a reader sees.
package final class ArchiveSnapshot: Sendable {
  /// The archive that this is a state of.
  package let archive: Archive
  private let state: Mutex<State>

  /// What was found to be damaged so far.
  private struct State {
    /// The catalog without it.
    var catalog: Catalog
    /// What was met first.
    var error: ArchiveError?
    var documents: [DocumentID] = []
  }

  var catalog: Catalog { state.withLock { $0.catalog } }

  private let whole: Catalog

  init(_ archive: Archive, _ catalog: Catalog) {
    self.archive = archive
    whole = catalog
    state = Mutex(State(catalog: catalog))
  }

  // MARK: Damage

  /// What answers left out so far since it cannot be read; nil where nothing was.
  package var omission: Omission? {
    let (error, documents) = state.withLock { ($0.error, Set($0.documents)) }
    guard let error else { return nil }
    // That the keys cannot be read either leaves the file and the place to be told.
    let keys = try? whole.index?.documents(withPrefix: Key.sourcePrefix)
    let sources = (keys ?? [:]).filter { !documents.isDisjoint(with: $0.value) }
    return Omission(
      error: error, sources: sources.keys.map { Key.sourceName(in: $0) }.sorted().map(\.text))
  }

  /// So many times a question is asked again: an archive with more damage has no answer.
  private static let mostAttempts = 100

  /// What `body` answers; where a text or a record that it reads is damaged, what it answers
  /// without the articles, photos or pages that have it.
  func withoutDamage<Value>(
    _ body: () throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value {
    var attempts = 0
    while true {
      do {
        return try body()
      } catch {
        attempts += 1
        guard attempts < ArchiveSnapshot.mostAttempts, try leaveOut(error) else { throw error }
      }
    }
  }

  /// What `body` reads; nil where that is a text or a record that is damaged: answers leave it out
  /// from then on, which ``omission`` tells.
  func leavingOutDamage<Value>(
    _ body: () throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value? {
    do {
      return try body()
    } catch {
      _ = try leaveOut(error)
      return nil
    }
  }

  /// Leaves out what an error says is damaged; false where it was left out before.
  ///
  /// Errors: the error itself, where it is not about a text or a record.
  private func leaveOut(_ error: ArchiveError) throws(ArchiveError) -> Bool {
    guard case .index(let fault) = error, fault.isOfDocuments, let index = catalog.index else {
      throw error
    }
    let documents = try catalog.documents(damagedBy: fault)
    guard let rest = index.leavingOut(documents) else { return false }
    let live = documents.filter(index.isLive)
    state.withLock {
      $0.catalog = Catalog(index: rest)
      // What is deleted is missed by nobody.
      if !live.isEmpty { $0.error = $0.error ?? error }
      $0.documents += live
    }
    return true
  }
}

/// What answers leave out, since it cannot be read.
package struct Omission: Equatable, Sendable {
  /// What is damaged; of several places, the one that was met first.
  package let error: ArchiveError
  /// The sources of whose pages something is left out, in byte order; empty where nobody can tell.
  package let sources: [String]
}

extension Catalog {
  /// The documents that a damaged text or record takes away: its own and, where it is that of a
  /// page, without which nobody knows where they stand, those of all that is on the page.
  fileprivate func documents(damagedBy fault: IndexError) throws(ArchiveError) -> [DocumentID] {
    var documents = try asking([]) { (index) throws(IndexError) in
      try index.documents(damagedBy: fault)
    }
    for page in documents where try kind(of: page) == .page {
      if try unlessDamaged({ () throws(ArchiveError) in try head(page) }) != nil { continue }
      var next = page.ordinal + 1
      while next < index?.documentCount ?? 0, try kind(of: DocumentID(next)) != .page {
        documents.append(DocumentID(next))
        next += 1
      }
    }
    return documents
  }
}
