// One commit, to read.

import ChineseText
package import Storage

/// The index as it was at one commit; later commits and merges do not change it.
package final class IndexSnapshot: Sendable {
  /// The commit.
  package let generation: Generation
  let segments: [SnapshotSegment]
  /// Documents, deleted ones that no merge has dropped yet included: each has a lower number.
  package let documentCount: Int
  private let liveDocuments: Int
  private let liveCharacters: Int
  private let manifestSize: Int

  private init(_ manifest: Manifest, _ segments: [SnapshotSegment], manifestSize: Int) {
    generation = manifest.generation
    self.segments = segments
    documentCount = manifest.entries.reduce(0) { $0 + $1.documents }
    liveDocuments = manifest.entries.reduce(0) { $0 + $1.documents - $1.tombstones.count }
    liveCharacters = segments.reduce(0) { $0 + $1.liveCharacters }
    self.manifestSize = manifestSize
  }

  /// The same commit with its segments as they are given; what is weighed by is not changed.
  init(_ other: IndexSnapshot, _ segments: [SnapshotSegment]) {
    generation = other.generation
    self.segments = segments
    documentCount = other.documentCount
    liveDocuments = other.liveDocuments
    liveCharacters = other.liveCharacters
    manifestSize = other.manifestSize
  }

  /// Opens the last commit of the index in `directory`: maps its segments and reads little.
  ///
  /// Errors: `.missing` and `.manifestLost` where there is no index, `.corrupt`,
  /// `.unsupportedVersion`, `.storage`.
  package static func open(
    _ directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> IndexSnapshot {
    var last: Generation?
    while true {
      guard let (manifest, size) = try Manifest.read(in: directory, fileSystem) else {
        throw .missing(directory: directory)
      }
      do throws(IndexError) {
        let segments = try SnapshotSegment.open(manifest, in: directory, fileSystem)
        return IndexSnapshot(manifest, segments, manifestSize: size)
      } catch {
        // A commit between the two reads takes away the segments of the one before: try the new
        // one. Where it is the same commit still, a segment is really missing.
        guard case .storage(let cause) = error, cause.isMissing, last != manifest.generation
        else { throw error }
        last = manifest.generation
      }
    }
  }

  // MARK: Search

  /// Finds the documents that match, counts them and their occurrences exactly, and gives the
  /// best `limit`.
  package func search(
    _ query: IndexQuery, limit: Int, ranking: Ranking = Ranking()
  ) throws(IndexError) -> IndexHits {
    precondition(limit >= 0, "a limit counts hits")
    var hits = BestHits(limit: min(limit, liveDocuments))
    try QueryEvaluation.take(query, segments, bm25(ranking), isRanked: true, into: &hits)
    let ties = hits.top.ties
    return IndexHits(
      documents: hits.documents, occurrences: hits.occurrences, approximate: hits.approximate,
      top: hits.top.sorted(), ties: ties)
  }

  /// All documents that match, in document order, each with its occurrences and score: for sorting
  /// by something else than the score, and for counting by groups.
  package func hits(
    _ query: IndexQuery, ranking: Ranking = Ranking()
  ) throws(IndexError) -> [IndexHit] {
    var hits = AllHits()
    try QueryEvaluation.take(query, segments, bm25(ranking), into: &hits)
    return hits.hits
  }

  /// The documents that match, in order, and their occurrences added up: what `search` counts.
  ///
  /// Cost: four bytes a document beside what the phrases of the query take.
  package func found(by query: IndexQuery) throws(IndexError) -> FoundDocuments {
    var found = AllDocuments()
    try QueryEvaluation.take(query, segments, bm25(Ranking()), into: &found)
    return found.found
  }

  /// The score of this commit's documents.
  func bm25(_ ranking: Ranking) -> BM25 {
    BM25(
      ranking: ranking, documents: liveDocuments,
      averageLength: liveDocuments > 0 ? Double(liveCharacters) / Double(liveDocuments) : 0)
  }

  // MARK: Keys

  /// The live documents that have exactly this key, in document order.
  package func documents(withKey key: String) throws(IndexError) -> [DocumentID] {
    var result: [DocumentID] = []
    for segment in segments {
      let documents = try segment.segment.keys.documents(withKey: Array(key.utf8))
      result += segment.live(documents).map { DocumentID(UInt32(segment.base) + $0) }
    }
    return result
  }

  /// The live documents, in document order, of each key that begins with `prefix` and has any; keys
  /// as UTF-8, since two names that differ may be equal as `String`.
  ///
  /// Cost: reads the keys once, where `documents(withKey:)` for each would search them each time.
  package func documents(
    withPrefix prefix: String
  ) throws(IndexError) -> [[UInt8]: [DocumentID]] {
    let first = Array(prefix.utf8)
    var found: [[UInt8]: [DocumentID]] = [:]
    for segment in segments {
      var cursor = try KeyCursor(segment.segment.keys, from: first)
      while try cursor.advance(), cursor.key.starts(with: first) {
        let documents = segment.live(try cursor.documents())
        if documents.isEmpty { continue }
        found[cursor.key, default: []] += documents.map { DocumentID(UInt32(segment.base) + $0) }
      }
    }
    return found
  }

  /// The keys that begin with `prefix` and that a live document has, in byte order, each with the
  /// number of its live documents.
  package func keys(
    withPrefix prefix: String
  ) throws(IndexError) -> [(key: String, documents: Int)] {
    let first = Array(prefix.utf8)
    var counts: [[UInt8]: Int] = [:]
    for segment in segments {
      var cursor = try KeyCursor(segment.segment.keys, from: first)
      while try cursor.advance(), cursor.key.starts(with: first) {
        let count =
          segment.tombstones.isEmpty
          ? cursor.documentCount : segment.live(try cursor.documents()).count
        if count > 0 { counts[cursor.key, default: 0] += count }
      }
    }
    return counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
  }

  // MARK: Documents

  /// Every live document, in order.
  package func documents() -> [DocumentID] {
    segments.flatMap { segment in
      segment.liveDocuments.map { DocumentID(UInt32(segment.base) + $0) }
    }
  }

  /// The payload stored with the document.
  package func stored(of document: DocumentID) throws(IndexError) -> [UInt8] {
    let (segment, ordinal) = locate(document)
    return try segment.stored(of: ordinal)
  }

  /// The document's kind.
  package func kind(of document: DocumentID) throws(IndexError) -> UInt8 {
    let (segment, ordinal) = locate(document)
    let file = segment.file
    var table = DocumentTable(file, segment.head)
    return try table.kind(of: ordinal)
  }

  /// The kinds and lengths (in scalars) of the document's fields, in order.
  package func fields(
    of document: DocumentID
  ) throws(IndexError) -> [(kind: UInt8, count: Int)] {
    let (segment, ordinal) = locate(document)
    let file = segment.file
    var table = DocumentTable(file, segment.head)
    return try table.fields(of: ordinal).map { ($0.kind, $0.count) }
  }

  /// The folded scalars of each of the document's fields, in order.
  ///
  /// They are those that were appended, but for scalars that cannot be looked for (0, and what is
  /// above U+10FFFF), which are U+FFFD.
  package func text(of document: DocumentID) throws(IndexError) -> [[UInt32]] {
    let (segment, ordinal) = locate(document)
    return try FieldText(segment).fields(of: ordinal)
  }

  /// The segment that holds a document, and the document's number in it.
  func locate(_ document: DocumentID) -> (segment: Segment, ordinal: Int) {
    let next = partitioningIndex(in: segments.indices) {
      segments[$0].base <= Int(document.ordinal)
    }
    precondition(next > 0, "the document is of this snapshot")
    let segment = segments[next - 1].segment
    let ordinal = Int(document.ordinal) - segments[next - 1].base
    precondition(ordinal < segment.head.documents, "the document is of this snapshot")
    return (segment, ordinal)
  }

  /// The fields of a document, of which only what is asked for is read.
  package func reading(_ document: DocumentID) throws(IndexError) -> DocumentFields {
    let (segment, ordinal) = locate(document)
    return try DocumentFields(segment, ordinal)
  }

  /// Counts and sizes.
  package func statistics() -> IndexStatistics {
    var statistics = IndexStatistics()
    statistics.segments = segments.count
    statistics.liveDocuments = liveDocuments
    statistics.size = segments.reduce(manifestSize) { $0 + $1.segment.file.size }
    return statistics
  }
}
