// A phrase that stands in many documents, added up in a table of them all.

import Storage

/// How often a phrase stands in each document of a segment.
///
/// Plain equivalent: `PhraseTally.documents` of the union of the postings. What is added up is not
/// made a list of documents, since most of those are only counted.
struct DocumentSums {
  /// The number in the segment of the document that is the first in the tables.
  let first: Int
  /// For each document the places, each weighed by the kind of its field.
  private(set) var weights: [Double]
  /// For each document the places. Most documents are only tested by their weights: those stand
  /// apart, so that several are tested at once.
  private(set) var counts: [UInt32]
  /// Documents with a place, and all places.
  private(set) var found = 0
  private(set) var occurrences = 0

  /// Adds up increasing blocks of the segment of `tally`, those of its fields, in its live
  /// documents.
  init(_ postings: Postings, _ tally: PhraseTally) throws(IndexError) {
    let file = tally.segment.file
    var reader = TextReader(file, tally.segment.head)
    let blocks = postings.blocks.span
    let added = postings.counts.span
    let numbers = tally.numbers
    let first = numbers.lowerBound
    var weights = [Double](repeating: 0, count: numbers.count)
    var counts = [UInt32](repeating: 0, count: numbers.count)
    var sums = Sums(weights.mutableSpan, counts.mutableSpan)
    var next = 0
    for range in tally.kinds where next < blocks.count {
      let part = PhraseTally.part(postings.blocks, from: next, before: range.blocks.upperBound)
      next = part.upperBound
      guard tally.fields.contains(kind: range.kind) else { continue }
      let weight = tally.ranking.weight(ofKind: range.kind)
      for index in part {
        let place = Int(try reader.document(of: Int(blocks[index]))) &- first
        guard place >= 0, place < sums.count else {
          throw reader.fault(Int(blocks[index]), "document of a block")
        }
        sums.add(added[index], weight, to: place)
      }
    }
    (found, occurrences) = (sums.found, sums.occurrences)
    (self.first, self.weights, self.counts) = (first, weights, counts)
    remove(tally.tombstones)
  }

  /// The same for the blocks that have a count.
  init(_ blocks: BlockCounts, _ tally: PhraseTally) throws(IndexError) {
    let file = tally.segment.file
    var reader = TextReader(file, tally.segment.head)
    let numbers = tally.numbers
    let first = numbers.lowerBound
    var weights = [Double](repeating: 0, count: numbers.count)
    var counts = [UInt32](repeating: 0, count: numbers.count)
    var sums = Sums(weights.mutableSpan, counts.mutableSpan)
    for range in tally.kinds where tally.fields.contains(kind: range.kind) {
      let weight = tally.ranking.weight(ofKind: range.kind)
      guard !range.blocks.isEmpty else { continue }
      for group in range.blocks.lowerBound >> 6...(range.blocks.upperBound - 1) >> 6 {
        let documents = try reader.documents(ofGroup: group)
        var wrong: Int?
        blocks.forEach(in: group, of: range.blocks) { (block, count) in
          let place = Int(documents.loadUInt32(at: TextReader.entrySize * (block & 63))) &- first
          if place >= 0, place < sums.count {
            sums.add(count, weight, to: place)
          } else {
            wrong = block
          }
        }
        if let wrong { throw reader.fault(wrong, "document of a block") }
      }
    }
    (found, occurrences) = (sums.found, sums.occurrences)
    (self.first, self.weights, self.counts) = (first, weights, counts)
    remove(tally.tombstones)
  }

  /// Leaves out deleted documents.
  private mutating func remove(_ tombstones: DocumentBits) {
    for document in tombstones.documents {
      let place = Int(document) - first
      guard counts.indices.contains(place) else { continue }
      found -= counts[place] > 0 ? 1 : 0
      occurrences -= Int(counts[place])
      weights[place] = 0
      counts[place] = 0
    }
  }

  /// The documents with a place, in order.
  var list: [PhraseDocument] {
    let weights = weights.span
    let counts = counts.span
    // Each document is written, and the next one over it where it has no count: which have one
    // cannot be foretold, and a wrong guess would cost more than the writing.
    let none = PhraseDocument(document: .max, count: 0, weight: 0)
    var result = [PhraseDocument](repeating: none, count: found + 1)
    var out = result.mutableSpan
    var next = 0
    for place in 0..<counts.count {
      out[next] = PhraseDocument(
        document: UInt32(truncatingIfNeeded: first &+ place), count: counts[place],
        weight: weights[place])
      next += counts[place] > 0 ? 1 : 0
    }
    result.removeLast()
    return result
  }
}

/// The sums of all documents, and what they come to.
private struct Sums: ~Copyable, ~Escapable {
  private var weights: MutableSpan<Double>
  private var counts: MutableSpan<UInt32>
  private(set) var found = 0
  private(set) var occurrences = 0

  /// Documents.
  var count: Int { counts.count }

  @_lifetime(copy weights, copy counts)
  init(_ weights: consuming MutableSpan<Double>, _ counts: consuming MutableSpan<UInt32>) {
    self.weights = weights
    self.counts = counts
  }

  /// Adds the places in a block, one at least, each of which counts `weight`, to those of its
  /// document.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func add(_ places: UInt32, _ weight: Double, to document: Int) {
    let old = counts[document]
    found &+= old == 0 ? 1 : 0
    occurrences &+= Int(places)
    counts[document] = old &+ places
    weights[document] += Double(places) * weight
  }
}
