// From blocks to documents.

/// A document in which a phrase stands.
struct PhraseDocument: Equatable {
  /// 0-based number in its segment.
  let document: UInt32
  /// Places at which the phrase stands.
  var count: UInt32
  /// The places, each weighed by the kind of its field.
  var weight: Double
}

/// Counts the occurrences of a phrase by document.
struct PhraseTally {
  let segment: Segment
  let tombstones: Tombstones
  let fields: FieldSet
  let ranking: Ranking

  /// The live documents of increasing blocks, in order, each with its count.
  func documents(_ postings: Postings) throws(IndexError) -> [PhraseDocument] {
    var result: [PhraseDocument] = []
    var next = 0
    for range in segment.kinds.ranges where next < postings.blocks.count {
      let first = next
      let end = UInt32(range.blocks.upperBound)
      let blocks = postings.blocks.span
      while next < blocks.count && blocks[next] < end { next += 1 }
      guard next > first, fields.contains(kind: range.kind) else { continue }
      let found = try documents(
        postings, first..<next, weight: ranking.weight(ofKind: range.kind))
      result = result.isEmpty ? found : PhraseTally.union(result, found)
    }
    return result
  }

  /// The live documents of blocks of one kind.
  private func documents(
    _ postings: Postings, _ range: Range<Int>, weight: Double
  ) throws(IndexError) -> [PhraseDocument] {
    let file = segment.file
    var reader = TextReader(file, segment.head)
    let hasTombstones = !tombstones.isEmpty
    let blocks = postings.blocks.span
    let counts = postings.counts.span
    var result: [PhraseDocument] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let document = try reader.document(of: Int(blocks[index]))
      var count = counts[index]
      index += 1
      // The blocks of a document are neighbours.
      while index < range.upperBound, blocks[index] == blocks[index - 1] + 1,
        try reader.document(of: Int(blocks[index])) == document
      {
        count += counts[index]
        index += 1
      }
      if let last = result.last, last.document == document {
        result[result.count - 1].count += count
        result[result.count - 1].weight += Double(count) * weight
        continue
      }
      guard Int(document) < segment.head.documents,
        result.last.map({ $0.document < document }) ?? true
      else { throw reader.fault(Int(blocks[index - 1]), "document of a block") }
      if hasTombstones && tombstones.contains(Int(document)) { continue }
      result.append(
        PhraseDocument(document: document, count: count, weight: Double(count) * weight))
    }
    return result
  }

  /// Both in the order of documents, those of the same document added up.
  private static func union(
    _ left: [PhraseDocument], _ right: [PhraseDocument]
  ) -> [PhraseDocument] {
    var result: [PhraseDocument] = []
    result.reserveCapacity(left.count + right.count)
    var i = 0
    var j = 0
    while i < left.count && j < right.count {
      if left[i].document < right[j].document {
        result.append(left[i])
        i += 1
      } else if left[i].document > right[j].document {
        result.append(right[j])
        j += 1
      } else {
        var both = left[i]
        both.count += right[j].count
        both.weight += right[j].weight
        result.append(both)
        i += 1
        j += 1
      }
    }
    result.append(contentsOf: left[i...])
    result.append(contentsOf: right[j...])
    return result
  }
}
