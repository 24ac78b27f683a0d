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

/// Counts the occurrences of a phrase by document.
struct PhraseTally {
  let segment: Segment
  let tombstones: Tombstones
  let fields: FieldSet
  let ranking: Ranking

  /// The live documents of increasing blocks, in order, each with its count.
  func documents(_ postings: Postings) throws(IndexError) -> [PhraseDocument] {
    if PhraseTally.isMany(postings.blocks.count, segment) {
      var sums = DocumentSums(self)
      try sums.add(postings)
      return sums.takeDocuments()
    }
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

  /// The live documents in which one symbol stands, whose postings are those of all its bigrams.
  func documents(ofSymbol symbol: UInt32) throws(IndexError) -> [PhraseDocument] {
    let search = PhraseSearch(segment, [symbol])
    let lists = try search.listsOfOne()
    guard lists.count > 1, PhraseTally.isMany(lists.reduce(0) { $0 + $1.count }, segment) else {
      return try documents(try search.postings(lists))
    }
    var sums = DocumentSums(self)
    var postings = Postings()
    for list in lists {
      postings.removeAll()
      try postings.append(list, segment.file, blockCount: segment.head.blocks)
      try sums.add(postings)
    }
    return sums.takeDocuments()
  }

  /// Whether so many postings are cheaper added up in a table of all documents.
  private static func isMany(_ count: Int, _ segment: Segment) -> Bool {
    count > segment.head.documents >> 4
  }

  /// Half-open places of those of `blocks`, which increase, that are below `end`.
  static func part(_ blocks: [UInt32], from start: Int, before end: Int) -> Range<Int> {
    let blocks = blocks.span
    var low = start
    var high = blocks.count
    while low < high {
      let middle = (low + high) >> 1
      if Int(blocks[middle]) < end { low = middle + 1 } else { high = middle }
    }
    return start..<low
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
    let none = PhraseDocument(document: .max, count: 0, weight: 0)
    var result = [PhraseDocument](repeating: none, count: range.count)
    var out = result.mutableSpan
    var found = 0
    var index = range.lowerBound
    var last = -1
    while index < range.upperBound {
      let document = Int(try reader.document(of: Int(blocks[index])))
      var count = counts[index]
      index += 1
      // The blocks of a document follow one another.
      while index < range.upperBound,
        try Int(reader.document(of: Int(blocks[index]))) == document
      {
        count &+= counts[index]
        index += 1
      }
      guard document > last, document < segment.head.documents else {
        throw reader.fault(Int(blocks[index - 1]), "document of a block")
      }
      last = document
      if hasTombstones && tombstones.contains(document) { continue }
      out[found] = PhraseDocument(
        document: UInt32(truncatingIfNeeded: document), count: count,
        weight: Double(count) * weight)
      found += 1
    }
    result.removeLast(result.count - found)
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
    while i < left.count || j < right.count {
      if j == right.count || (i < left.count && left[i].document < right[j].document) {
        out[found] = left[i]
        i += 1
      } else {
        out[found] = right[j]
        if i < left.count && left[i].document == right[j].document {
          out[found].count &+= left[i].count
          out[found].weight += left[i].weight
          out[found].cost = min(out[found].cost, left[i].cost)
          i += 1
        }
        j += 1
      }
      found += 1
    }
    result.removeLast(result.count - found)
    return result
  }
}

/// Adds up postings in a table of all documents of a segment, in any order.
///
/// Plain equivalent: `PhraseTally.documents` of the union of the postings.
private struct DocumentSums {
  private let tally: PhraseTally
  private var sums: [Sum]

  private struct Sum {
    var weight = 0.0
    var count: UInt32 = 0
  }

  init(_ tally: PhraseTally) {
    self.tally = tally
    sums = [Sum](repeating: Sum(), count: tally.segment.head.documents)
  }

  /// Adds increasing blocks.
  mutating func add(_ postings: Postings) throws(IndexError) {
    let tally = tally
    let file = tally.segment.file
    var reader = TextReader(file, tally.segment.head)
    let blocks = postings.blocks.span
    let found = postings.counts.span
    var sums = sums.mutableSpan
    var next = 0
    for range in tally.segment.kinds.ranges where next < blocks.count {
      let part = PhraseTally.part(postings.blocks, from: next, before: range.blocks.upperBound)
      next = part.upperBound
      guard tally.fields.contains(kind: range.kind) else { continue }
      let weight = tally.ranking.weight(ofKind: range.kind)
      for index in part {
        let document = Int(try reader.document(of: Int(blocks[index])))
        guard document < sums.count else {
          throw reader.fault(Int(blocks[index]), "document of a block")
        }
        sums[document].count &+= found[index]
        sums[document].weight += Double(found[index]) * weight
      }
    }
  }

  /// The live documents with a count, in order.
  consuming func takeDocuments() -> [PhraseDocument] {
    for document in tally.tombstones.documents where Int(document) < self.sums.count {
      self.sums[Int(document)].count = 0
    }
    let sums = self.sums.span
    var total = 0
    for document in 0..<sums.count { total += sums[document].count > 0 ? 1 : 0 }
    // Each document is written, and the next one over it where it has no count: which have one
    // cannot be foretold, and a wrong guess would cost more than the writing.
    let none = PhraseDocument(document: .max, count: 0, weight: 0)
    var result = [PhraseDocument](repeating: none, count: total + 1)
    var out = result.mutableSpan
    var found = 0
    for document in 0..<sums.count {
      out[found] = PhraseDocument(
        document: UInt32(truncatingIfNeeded: document), count: sums[document].count,
        weight: sums[document].weight)
      found += sums[document].count > 0 ? 1 : 0
    }
    result.removeLast()
    return result
  }
}
