// How well each run of a list can score, told while it is written. FORMAT.md, "Postings".

/// The impacts of one segment's documents.
struct Impacts: Sendable {
  /// The document of each block.
  private let documents: [UInt32]
  /// For each kind of field where its blocks end, and what an occurrence in one counts.
  private let kinds: [(end: Int, weight: Double)]
  /// For each document one by its length's factor.
  private let inverseNorms: [Double]

  /// Those of documents with `lengths` symbols whose blocks, in `kinds`, are those of `documents`.
  init(
    documents: [UInt32], _ kinds: FieldKinds, lengths: [UInt32], characters: Int,
    _ ranking: Ranking
  ) {
    let norm = LengthNorm(ranking, documents: lengths.count, characters: characters)
    self.documents = documents
    // A weight of negative zero becomes a plain one: `Sum` has its own use for the sign.
    self.kinds = kinds.ranges.map { ($0.blocks.upperBound, ranking.weight(ofKind: $0.kind) + 0) }
    inverseNorms = lengths.map { norm.inverse(length: Int($0)) }
  }

  /// Adds up the lists of one thread.
  struct Sums {
    private let impacts: Impacts
    private var sums: [Sum] = []

    /// What a document has of the list that is added up, beside what both are read with.
    private struct Sum {
      /// A negative zero, which no sum of weights is, where the document does not stand in the
      /// list.
      var weight = -0.0
      let inverseNorm: Double
    }

    init(_ impacts: Impacts) { self.impacts = impacts }

    /// The documents of a list, and for each of its runs the code of their greatest impact in it.
    mutating func take(
      _ blocks: Span<UInt32>, _ counts: Span<UInt32>
    ) -> (documents: Int, codes: [UInt8]) {
      if sums.isEmpty { sums = impacts.inverseNorms.map { Sum(inverseNorm: $0) } }
      let found = Self.add(blocks, counts, impacts, &sums)
      var codes: [UInt8] = []
      codes.reserveCapacity(blocks.count / Postings.runLength + 1)
      for first in stride(from: 0, to: blocks.count, by: Postings.runLength) {
        let end = min(first + Postings.runLength, blocks.count)
        codes.append(Impact.code(greatest(blocks.extracting(first..<end))))
      }
      Self.forget(blocks, impacts, &sums)
      return (found, codes)
    }

    private static func add(
      _ blocks: Span<UInt32>, _ counts: Span<UInt32>, _ impacts: Impacts, _ sums: inout [Sum]
    ) -> Int {
      precondition(blocks.count == counts.count, "each block has a count")
      let documents = impacts.documents.span
      var sums = sums.mutableSpan
      var found: UInt64 = 0
      var index = 0
      for (end, weight) in impacts.kinds {
        while index < blocks.count, Int(blocks[index]) < end {
          let document = Int(documents[Int(blocks[index])])
          let sum = sums[document].weight
          // No branch, that nobody could foresee: whether this is the document's first block is the
          // sign.
          found &+= sum.bitPattern &>> 63
          sums[document].weight = sum + Double(counts[index]) * weight
          index &+= 1
        }
      }
      return Int(truncatingIfNeeded: found)
    }

    private static func forget(
      _ blocks: Span<UInt32>, _ impacts: Impacts, _ sums: inout [Sum]
    ) {
      let documents = impacts.documents.span
      var sums = sums.mutableSpan
      for index in 0..<blocks.count { sums[Int(documents[Int(blocks[index])])].weight = -0.0 }
    }

    private func greatest(_ blocks: Span<UInt32>) -> Double {
      let documents = impacts.documents.span
      let sums = sums.span
      var greatest = 0.0
      for index in 0..<blocks.count {
        let sum = sums[Int(documents[Int(blocks[index])])]
        let impact = sum.weight * sum.inverseNorm
        if impact > greatest { greatest = impact }
      }
      return greatest
    }
  }
}
