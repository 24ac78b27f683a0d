// A phrase that stands in many documents, added up in a table of them all.

import Storage

/// How often a phrase stands in each document of a segment.
///
/// Plain equivalent: `PhraseTally.documents` of the union of the postings. What is added up is not
/// made a list of documents, since most of those are only counted.
struct DocumentSums {
  /// For each document.
  private(set) var sums: [Sum]
  /// Documents with a place, and all places: known when the sums are finished.
  private(set) var found = 0
  private(set) var occurrences = 0

  struct Sum {
    /// The places, each weighed by the kind of its field.
    var weight = 0.0
    /// The places.
    var count: UInt32 = 0
  }

  /// Nothing yet, for so many documents.
  init(documents: Int) {
    sums = [Sum](repeating: Sum(), count: documents)
  }

  /// Adds increasing blocks of the segment of `tally`, those of its fields.
  mutating func add(_ postings: Postings, _ tally: PhraseTally) throws(IndexError) {
    let file = tally.segment.file
    var reader = TextReader(file, tally.segment.head)
    let blocks = postings.blocks.span
    let added = postings.counts.span
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
        sums[document].count &+= added[index]
        sums[document].weight += Double(added[index]) * weight
      }
    }
  }

  /// Leaves out deleted documents, and counts what is left.
  mutating func finish(without tombstones: Tombstones) {
    for document in tombstones.documents where Int(document) < sums.count {
      sums[Int(document)] = Sum()
    }
    (found, occurrences) = totals
  }

  private var totals: (documents: Int, occurrences: Int) {
    let sums = sums.span
    var documents = 0
    var occurrences = 0
    for document in 0..<sums.count {
      documents &+= sums[document].count > 0 ? 1 : 0
      occurrences &+= Int(sums[document].count)
    }
    return (documents, occurrences)
  }

  /// The documents with a place, in order.
  var list: [PhraseDocument] {
    let sums = sums.span
    // Each document is written, and the next one over it where it has no count: which have one
    // cannot be foretold, and a wrong guess would cost more than the writing.
    let none = PhraseDocument(document: .max, count: 0, weight: 0)
    var result = [PhraseDocument](repeating: none, count: found + 1)
    var out = result.mutableSpan
    var next = 0
    for document in 0..<sums.count {
      out[next] = PhraseDocument(
        document: UInt32(truncatingIfNeeded: document), count: sums[document].count,
        weight: sums[document].weight)
      next += sums[document].count > 0 ? 1 : 0
    }
    result.removeLast()
    return result
  }
}
