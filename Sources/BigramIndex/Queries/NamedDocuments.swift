// Documents that are told by their keys or numbers.

extension IndexQuery {
  /// Whether the query tells documents without a look at what stands in them.
  var namesDocuments: Bool {
    switch self {
    case .key, .keyPrefix, .keyRange, .documents: true
    case .phrase, .near, .approximate, .and, .or, .not, .kind, .all: false
    }
  }
}

extension SnapshotSegment {
  /// The live documents that a query names, increasing; none where it names nothing.
  func documents(named query: IndexQuery) throws(IndexError) -> [UInt32] {
    switch query {
    case .key(let key):
      return live(try segment.keys.documents(withKey: Array(key.utf8)))
    case .keyPrefix(let prefix):
      let bytes = Array(prefix.utf8)
      return try documents(keysFrom: bytes) { $0.starts(with: bytes) }
    case .keyRange(let from, let through):
      let last = Array(through.utf8)
      return try documents(keysFrom: Array(from.utf8)) { !last.lexicographicallyPrecedes($0) }
    case .documents(let documents):
      let first = UInt32(base)
      let end = first + UInt32(segment.head.documents)
      return live(
        documents.lazy.map(\.ordinal).filter { $0 >= first && $0 < end }.map { $0 - first })
    case .phrase, .near, .approximate, .and, .or, .not, .kind, .all:
      return []
    }
  }
}
