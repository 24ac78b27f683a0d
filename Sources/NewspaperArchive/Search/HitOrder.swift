// The order of hits. The index ranks by score; what ranks alike, and what is sorted by day, is put
// in the order of the newspaper itself, so that the same pages give the same answer in whatever
// order they were taken in.

import BigramIndex
import ChineseText
import IssueParser
import Storage

/// In which order hits come.
package enum HitOrder: String, CaseIterable, Sendable {
  /// The best first; what ranks alike by day.
  case score
  /// The oldest first; of a day the pages that are known to be of it, then those that are likely to
  /// be, each by page; what has no day last.
  case date
  /// The newest first, else the same.
  case newest = "-date"
}

/// Puts hits in the order of their days, pages and places on the page.
struct PlaceOrder {
  let catalog: Catalog
  /// Whether the last day comes first.
  var isNewestFirst = false
  /// Up to one hit for so many documents, hits are looked up one by one, a record each; of more,
  /// the days of all documents are read from the keys first. Of 80,000 documents 400 hits took 3 ms
  /// and 10 ms, 4,500 took 8 and 14, 10,000 took 18 either way.
  static let documentsPerLookup = 8

  /// The hits, with those at the places `window` in order; only these matter to the caller.
  ///
  /// Plain equivalent: all hits sorted by `key`.
  func sorted(
    _ hits: [IndexHit], window: Range<Int>
  ) throws(ArchiveError) -> ArraySlice<IndexHit> {
    if hits.count == 1 { return hits[window] }
    let few = (catalog.index?.documentCount ?? 0) / PlaceOrder.documentsPerLookup
    guard hits.count > few else { return try sorted(hits)[window] }
    var result: [IndexHit] = []
    var place = 0
    for day in try byDay(hits) {
      if place < window.upperBound && place + day.count > window.lowerBound {
        let first = max(0, window.lowerBound - place)
        let end = min(day.count, window.upperBound - place)
        result += try sorted(day)[first..<end]
      }
      place += day.count
    }
    return result[...]
  }

  private func sorted(_ hits: [IndexHit]) throws(ArchiveError) -> [IndexHit] {
    var keyed: [(key: SortKey, hit: IndexHit)] = []
    keyed.reserveCapacity(hits.count)
    for hit in hits { keyed.append((try key(of: hit.document), hit)) }
    return keyed.sorted { $0.key < $1.key }.map(\.hit)
  }

  /// The hits by day, in order, those without a day last.
  private func byDay(_ hits: [IndexHit]) throws(ArchiveError) -> [[IndexHit]] {
    var days: [(name: ArraySlice<UInt8>, isLikely: Bool, documents: [DocumentID])] = []
    for (prefix, isLikely) in [(Key.datePrefix, false), (Key.estimatedDatePrefix, true)] {
      let found = try catalog.asking([:]) { (index) throws(IndexError) in
        try index.documents(withPrefix: prefix)
      }
      days += found.map { ($0.key.dropFirst(prefix.utf8.count), isLikely, $0.value) }
    }
    days.sort { left, right in
      if left.name == right.name { return !left.isLikely && right.isLikely }
      return isNewestFirst != left.name.lexicographicallyPrecedes(right.name)
    }
    let hits = hits.sorted { $0.document < $1.document }
    var isPlaced = [Bool](repeating: false, count: hits.count)
    var result: [[IndexHit]] = []
    for day in days {
      var found: [IndexHit] = []
      for document in day.documents {
        let place = partitioningIndex(in: hits.indices) { hits[$0].document < document }
        guard place < hits.count, hits[place].document == document else { continue }
        isPlaced[place] = true
        found.append(hits[place])
      }
      if !found.isEmpty { result.append(found) }
    }
    let rest = zip(hits, isPlaced).filter { !$0.1 }.map(\.0)
    return rest.isEmpty ? result : result + [rest]
  }

  /// What hits are sorted by.
  private struct SortKey: Comparable {
    var day: Int
    var isLikely: Int
    var page: Int
    var id: String
    /// Pages, their articles and their photos follow one another in the index.
    var document: DocumentID

    static func < (left: SortKey, right: SortKey) -> Bool {
      (left.day, left.isLikely, left.page, left.id, left.document)
        < (right.day, right.isLikely, right.page, right.id, right.document)
    }
  }

  private func key(of document: DocumentID) throws(ArchiveError) -> SortKey {
    let record = try catalog.stored(document)
    let own = try Catalog.decoding(document) { () throws(ByteFault) in
      var cursor = ByteCursor(record.span)
      return try RecordHead.read(&cursor)
    }
    let head = try catalog.page(of: document, own)
    let day = (head.place.date ?? head.place.estimatedDate)?.dayNumber
    return SortKey(
      day: day.map { isNewestFirst ? -$0 : $0 } ?? .max, isLikely: head.place.date == nil ? 1 : 0,
      page: head.place.page?.code ?? .max, id: head.id, document: document)
  }
}

extension ArchiveSnapshot {
  /// Asks the index, and puts what ranks alike in the order of the newspaper.
  func ranked(
    _ tree: IndexQuery, _ request: SearchRequest
  ) throws(ArchiveError) -> IndexHits {
    let nothing = IndexHits(documents: 0, occurrences: 0, top: [])
    let end = request.limit > Int.max - request.offset ? .max : request.offset + request.limit
    guard request.limit > 0, request.order != .score else {
      let limit = request.limit == 0 ? 0 : end
      let hits = try catalog.asking(nothing) { (index) throws(IndexError) in
        try index.search(tree, limit: limit, ranking: FieldKind.ranking)
      }
      return IndexHits(
        documents: hits.documents, occurrences: hits.occurrences, approximate: hits.approximate,
        top: try untied(hits, request.offset))
    }
    let all = try catalog.asking([]) { (index) throws(IndexError) in
      try index.hits(tree, ranking: FieldKind.ranking)
    }
    let window = min(request.offset, all.count)..<min(end, all.count)
    let order = PlaceOrder(catalog: catalog, isNewestFirst: request.order == .newest)
    return IndexHits(
      documents: all.count, occurrences: all.reduce(0) { $0 + $1.occurrences },
      approximate: all.count { $0.cost > 0 },
      top: Array(try order.sorted(all, window: window)))
  }

  /// The best hits without the first `offset`, those that rank alike in the order of the newspaper.
  private func untied(_ hits: IndexHits, _ offset: Int) throws(ArchiveError) -> [IndexHit] {
    let order = PlaceOrder(catalog: catalog)
    var result: [IndexHit] = []
    result.reserveCapacity(hits.top.count)
    var start = 0
    while start < hits.top.count {
      let first = hits.top[start]
      var end = start + 1
      while end < hits.top.count && hits.top[end].ranks(with: first) { end += 1 }
      if offset < end {
        let ties = end == hits.top.count ? hits.ties : []
        if end == start + 1 && ties.isEmpty {
          result.append(first)
        } else {
          let run = Array(hits.top[start..<end] + ties)
          result += try order.sorted(run, window: max(0, offset - start)..<end - start)
        }
      }
      start = end
    }
    return result
  }
}
