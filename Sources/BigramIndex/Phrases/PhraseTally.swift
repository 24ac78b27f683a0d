// From blocks to documents.

import ChineseText

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
  let tombstones: DocumentBits
  let fields: FieldSet
  let ranking: Ranking
  /// What alone is asked about; nil for the whole segment.
  var part: SegmentPart?

  /// The live documents of blocks.
  func documents(_ blocks: PhraseBlocks) throws(IndexError) -> PhraseDocuments {
    switch blocks {
    case .few(let postings):
      isMany(postings.blocks.count)
        ? .many(try DocumentSums(postings, self)) : .few(try list(postings))
    case .many(let counts):
      part != nil || isMany(counts.total)
        ? .many(try DocumentSums(counts, self)) : .few(try list(counts.postings))
    }
  }

  /// The live documents of increasing blocks, each with its count, as a list; this costs the less
  /// the fewer blocks there are.
  func list(_ postings: Postings) throws(IndexError) -> [PhraseDocument] {
    var lists: [[PhraseDocument]] = []
    var next = 0
    for range in kinds where next < postings.blocks.count {
      let part = PhraseTally.part(postings.blocks, from: next, before: range.blocks.upperBound)
      next = part.upperBound
      guard !part.isEmpty, fields.contains(kind: range.kind) else { continue }
      let weight = ranking.weight(ofKind: range.kind)
      lists.append(try documents(postings, part, weight: weight))
    }
    return PhraseTally.union(lists)
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
  private func isMany(_ count: Int) -> Bool { count > numbers.count / PhraseTally.documentsOfSum }

  /// The table has twelve bytes a document, all of which are looked through, eight documents at a
  /// time; fewer postings than one for so many documents leave most of it empty.
  private static let documentsOfSum = 16

  /// The documents that are asked about, as a half-open range of numbers in the segment.
  var numbers: Range<Int> { part?.documents ?? 0..<segment.head.documents }

  /// Their blocks of each kind.
  var kinds: [FieldKinds.KindBlocks] { part?.kinds ?? segment.kinds.ranges }

  /// Half-open places of those of `blocks`, which increase, that are below `end`.
  static func part(_ blocks: [UInt32], from start: Int, before end: Int) -> Range<Int> {
    let blocks = blocks.span
    return start..<partitioningIndex(in: start..<blocks.count) { Int(blocks[$0]) < end }
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
    let numbers = numbers
    var last = numbers.lowerBound - 1
    var count: UInt32 = 0
    for index in range {
      let document = Int(try reader.document(of: Int(blocks[index])))
      // Not only those before it: one before the part would pass for the document before its first.
      guard document >= last, numbers.contains(document) else {
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
    // In one array, so that where the next one stands is all that has to be chosen: which it is
    // cannot be foretold, so that no branch asks.
    let both = left + right
    let count = left.count
    var result: [PhraseDocument] = []
    result.append(addingCapacity: both.count) { (out: inout OutputSpan<PhraseDocument>) in
      let both = both.span
      var i = 0
      var j = count
      while i < count && j < both.count {
        let (first, second) = (both[i].document, both[j].document)
        let next = both[first <= second ? i : j]
        let isShared = first == second
        let other = both[j]
        out.append(
          PhraseDocument(
            document: next.document, count: next.count &+ (isShared ? other.count : 0),
            weight: next.weight + (isShared ? other.weight : 0),
            cost: isShared ? min(next.cost, other.cost) : next.cost))
        i &+= first <= second ? 1 : 0
        j &+= second <= first ? 1 : 0
      }
      for place in i..<count { out.append(both[place]) }
      for place in j..<both.count { out.append(both[place]) }
    }
    return result
  }
}
