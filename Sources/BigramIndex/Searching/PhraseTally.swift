// From blocks to documents.

/// A document in which a phrase stands.
struct PhraseDocument: Equatable {
  /// 0-based number in its segment.
  let document: UInt32
  /// Places at which the phrase stands.
  var count: UInt32
  /// The places, each weighed by the kind of its field.
  var weight: Double
  /// What the best of an approximate phrase's places costs; 0 for exact ones.
  var cost = 0.0
}

/// The live documents of one segment in which a phrase stands.
enum PhraseDocuments {
  /// Few, in order.
  case few([PhraseDocument])
  /// Many, as a table of all documents.
  case many(DocumentSums)

  /// How many they are.
  var count: Int {
    switch self {
    case .few(let documents): documents.count
    case .many(let sums): sums.found
    }
  }

  /// The documents in order.
  var list: [PhraseDocument] {
    switch self {
    case .few(let documents): documents
    case .many(let sums): sums.list
    }
  }
}

/// Counts the occurrences of a phrase by document.
struct PhraseTally {
  let segment: Segment
  let tombstones: Tombstones
  let fields: FieldSet
  let ranking: Ranking

  /// The live documents of blocks.
  func documents(_ blocks: PhraseBlocks) throws(IndexError) -> PhraseDocuments {
    switch blocks {
    case .few(let postings):
      PhraseTally.isMany(postings.blocks.count, segment)
        ? .many(try DocumentSums(postings, self)) : .few(try list(postings))
    case .many(let counts):
      PhraseTally.isMany(counts.total, segment)
        ? .many(try DocumentSums(counts, self)) : .few(try list(counts.postings))
    }
  }

  /// The live documents of increasing blocks, each with its count, as a list; this costs the less the fewer blocks there are.
  func list(_ postings: Postings) throws(IndexError) -> [PhraseDocument] {
    var result: [PhraseDocument] = []
    var next = 0
    for range in segment.kinds.ranges where next < postings.blocks.count {
      let part = PhraseTally.part(postings.blocks, from: next, before: range.blocks.upperBound)
      next = part.upperBound
      guard !part.isEmpty, fields.contains(kind: range.kind) else { continue }
      let list = try documents(postings, part, weight: ranking.weight(ofKind: range.kind))
      result = result.isEmpty ? list : PhraseTally.union(result, list)
    }
    return result
  }

  /// All of the lists in the order of documents, those of the same document added up.
  static func union(_ lists: [[PhraseDocument]]) -> [PhraseDocument] {
    // The longest list, nearly always that of the bodies, is copied once.
    var result: [PhraseDocument] = []
    for list in lists.sorted(by: { $0.count < $1.count }) {
      result = result.isEmpty ? list : union(result, list)
    }
    return result
  }

  /// Whether so many postings are cheaper added up in a table of all documents.
  private static func isMany(_ count: Int, _ segment: Segment) -> Bool {
    count > segment.head.documents >> 4
  }

  /// Half-open places of those of `blocks`, which increase, that are below `end`.
  static func part(_ blocks: [UInt32], from start: Int, before end: Int) -> Range<Int> {
    let blocks = blocks.span
    return start..<LowerBound.first(in: start..<blocks.count) { Int(blocks[$0]) < end }
  }

  /// The live documents of blocks of one kind.
  private func documents(
    _ postings: Postings, _ range: Range<Int>, weight: Double
  ) throws(IndexError) -> [PhraseDocument] {
    let file = segment.file
    var reader = TextReader(file, segment.head)
    let blocks = postings.blocks.span
    let counts = postings.counts.span
    let none = PhraseDocument(document: .max, count: 0, weight: 0)
    var result = [PhraseDocument](repeating: none, count: range.count)
    var out = result.mutableSpan
    var found = 0
    var last = -1
    var count: UInt32 = 0
    for index in range {
      let document = Int(try reader.document(of: Int(blocks[index])))
      guard document >= last, document < segment.head.documents else {
        throw reader.fault(Int(blocks[index]), "document of a block")
      }
      // The blocks of a document follow one another; whether this is one more of the same cannot be
      // foretold, so the document is written over with each of them.
      let isNew = document != last
      found &+= isNew ? 1 : 0
      count = counts[index] &+ (isNew ? 0 : count)
      last = document
      out[found &- 1] = PhraseDocument(
        document: UInt32(truncatingIfNeeded: document), count: count,
        weight: Double(count) * weight)
    }
    result.removeLast(result.count - found)
    if !tombstones.isEmpty { result.removeAll { tombstones.contains(Int($0.document)) } }
    return result
  }

  /// Both in the order of documents, those of the same document added up.
  private static func union(
    _ left: [PhraseDocument], _ right: [PhraseDocument]
  ) -> [PhraseDocument] {
    let none = PhraseDocument(document: .max, count: 0, weight: 0)
    var result = [PhraseDocument](repeating: none, count: left.count + right.count)
    var out = result.mutableSpan
    let left = left.span
    let right = right.span
    var found = 0
    var i = 0
    var j = 0
    while i < left.count && j < right.count {
      let (first, second) = (left[i], right[j])
      // Which comes first cannot be foretold: none of this is a branch but that of the rarest case.
      let isFirst = first.document <= second.document
      out[found] = isFirst ? first : second
      if first.document == second.document {
        out[found].count &+= second.count
        out[found].weight += second.weight
        out[found].cost = min(first.cost, second.cost)
      }
      i &+= isFirst ? 1 : 0
      j &+= second.document <= first.document ? 1 : 0
      found &+= 1
    }
    while i < left.count {
      out[found] = left[i]
      (i, found) = (i &+ 1, found &+ 1)
    }
    while j < right.count {
      out[found] = right[j]
      (j, found) = (j &+ 1, found &+ 1)
    }
    result.removeLast(result.count - found)
    return result
  }
}
