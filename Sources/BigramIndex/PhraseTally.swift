// From positions to documents.

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
    let file = segment.file
    var table = DocumentTable(file, segment.head)
    let mask = fields.rawValue
    let weights = (0..<64).map { ranking.weight(ofKind: UInt8($0)) }
    var result: [PhraseDocument] = []
    var index = 0
    while index < positions.count {
      let document = try table.document(at: positions[index])
      let text = try table.positions(of: document)
      let first = index
      while index < positions.count && positions[index] < text.upperBound { index += 1 }
      guard !tombstones.contains(document) else { continue }
      var tally = PhraseDocument(
        document: UInt32(document), count: UInt32(index - first), weight: Double(index - first))
      if needsFields {
        tally.count = 0
        tally.weight = 0
        var walk = try table.fieldWalk(document, text)
        var extent = try table.next(&walk)
        for place in first..<index {
          while let passed = extent, passed.end <= positions[place] {
            extent = try table.next(&walk)
          }
          guard let extent else { break }
          guard mask >> UInt64(extent.kind) & 1 == 1 else { continue }
          tally.count += 1
          tally.weight += weights[Int(extent.kind)]
        }
      }
      if tally.count > 0 { result.append(tally) }
    }
    return result
  }
}
