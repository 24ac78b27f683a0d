// From positions to documents.

import Storage

/// A document in which a phrase stands.
struct PhraseDocument: Equatable {
  /// 0-based number in its segment.
  let document: UInt32
  /// Places at which the phrase stands.
  var count: UInt32
  /// The places, each weighed by the kind of its field.
  var weight: Double
}

/// Counts the positions of a phrase by document.
struct PhraseTally {
  let segment: Segment
  let tombstones: Tombstones
  let fields: FieldSet
  let ranking: Ranking

  /// The live documents in which increasing `positions` lie, in order, each with its count.
  func documents(_ positions: [UInt32]) throws(IndexError) -> [PhraseDocument] {
    let needsFields = fields != .all || !ranking.weights.isEmpty
    var table = segment.documents
    var result: [PhraseDocument] = []
    var extents: [FieldExtent] = []
    var index = 0
    while index < positions.count {
      let document = try table.document(at: positions[index])
      let end = try table.positions(of: document).upperBound
      let first = index
      while index < positions.count && positions[index] < end { index += 1 }
      guard !tombstones.contains(document) else { continue }
      var tally = PhraseDocument(
        document: UInt32(document), count: UInt32(index - first), weight: Double(index - first))
      if needsFields {
        try table.readFields(of: document, into: &extents)
        tally.count = 0
        tally.weight = 0
        var field = 0
        for position in positions[first..<index] {
          while field < extents.count && extents[field].end <= position { field += 1 }
          guard field < extents.count else { break }
          let kind = extents[field].kind
          guard fields.contains(kind: kind) else { continue }
          tally.count += 1
          tally.weight += ranking.weight(ofKind: kind)
        }
      }
      if tally.count > 0 { result.append(tally) }
    }
    return result
  }
}
