// Of what kinds the hits of a search are: an archive keeper who counts articles does not mean
// mastheads.

import BigramIndex
import Storage

/// How many of each kind.
package struct UnitCounts: Equatable, Sendable {
  /// Articles.
  package var articles = 0
  /// Photos that stand alone.
  package var photos = 0
  /// Pages whose furniture it is: masthead, imprint, banners and debris.
  package var pages = 0

  /// None.
  package init() {}

  /// So many of what stands on a page.
  init(articles: Int, photos: Int) {
    self.articles = articles
    self.photos = photos
  }

  /// How many of these.
  init(of kinds: some Sequence<UnitKind>) {
    for kind in kinds {
      switch kind {
      case .article: articles += 1
      case .photo: photos += 1
      case .page: pages += 1
      }
    }
  }
}

/// How much a search finds.
package struct HitCounts: Equatable, Sendable {
  /// How many articles, photos and page furniture match, exactly.
  package var kinds: UnitCounts
  /// How often the query's phrases stand in them, exactly.
  package var occurrences: Int
  /// How many of them match only with misread characters.
  package var approximate: Int
}

extension SearchResult {
  /// Of what kinds the hits are; nil where not all of them are here, since the number of a frequent
  /// word's hits is known without a look at each: `ArchiveSnapshot.count` takes it.
  package var kinds: UnitCounts? {
    hits.count == hitCount ? UnitCounts(of: hits.lazy.map(\.kind)) : nil
  }
}

extension ArchiveSnapshot {
  /// Counts what `search` finds, each kind apart, whatever the request's order, limit and offset.
  ///
  /// Errors: as `search`.
  package func count(_ request: SearchRequest) throws(ArchiveError) -> HitCounts {
    try withoutDamage { () throws(ArchiveError) in try counted(request) }
  }

  private func counted(_ request: SearchRequest) throws(ArchiveError) -> HitCounts {
    let (query, tree) = try tree(of: request)
    let found = try catalog.asking(FoundDocuments()) { (index) throws(IndexError) in
      try index.found(by: tree)
    }
    try query.checkReading()
    return HitCounts(
      kinds: UnitCounts(of: try catalog.kinds(of: found.documents)),
      occurrences: found.occurrences, approximate: found.approximate)
  }
}

extension Catalog {
  /// The kind of each of `documents`, which are in order.
  func kinds(of documents: [DocumentID]) throws(ArchiveError) -> [UnitKind] {
    let codes = try asking([]) { (index) throws(IndexError) in try index.kinds(of: documents) }
    var kinds: [UnitKind] = []
    kinds.reserveCapacity(codes.count)
    for (document, code) in zip(documents, codes) {
      guard let kind = UnitKind(rawValue: code) else {
        throw Catalog.damage(of: document, ByteFault(at: 0, .outOfRange("kind of a record")))
      }
      kinds.append(kind)
    }
    return kinds
  }
}
