// How documents are weighed, and what a segment remembers of it. FORMAT.md, "Postings".

import Storage

/// How hits are weighed.
///
/// Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009,
/// in the form for several weighted fields (BM25F) with one length for the whole document.
package struct Ranking: Equatable, Sendable {
  /// Saturation of the phrase count.
  package var k1: Double
  /// How far a document longer than the average is held back, `0 ... 1`.
  package var b: Double
  /// What one occurrence counts in a field of kind `k`: element `k`, or 1 where there is none.
  package var weights: [Double]

  /// Weights as given, with the usual constants.
  package init(k1: Double = 1.2, b: Double = 0.75, weights: [Double] = []) {
    self.k1 = k1
    self.b = b
    self.weights = weights
  }

  /// What one occurrence in a field of `kind` counts, to the nearest multiple of 2^-24: sums of
  /// these are exact, so that it does not matter in which order occurrences are added up.
  package func weight(ofKind kind: UInt8) -> Double {
    let unit = Double(1 << 24)
    return Int(kind) < weights.count ? (weights[Int(kind)] * unit).rounded() / unit : 1
  }
}

extension Ranking {
  /// Field kinds of an index.
  private static let kindLimit = 64

  /// The section's bytes.
  var bytes: [UInt8] {
    precondition(weights.count <= Ranking.kindLimit, "a field kind is below 64")
    var writer = ByteWriter()
    for number in [k1, b] + weights { writer.append(number.bitPattern) }
    return writer.bytes
  }

  /// Reads the section of a segment.
  init(_ file: SegmentFile) throws(IndexError) {
    let size = file.count(.ranking)
    guard size % 8 == 0, 16...8 * (2 + Ranking.kindLimit) ~= size else {
      throw file.corrupt(.ranking, at: 0, .outOfRange("size of RANK"))
    }
    let bytes = try file.bytes(.ranking, 0..<size)
    var numbers: [Double] = []
    for offset in stride(from: 0, to: size, by: 8) {
      let number = Double(bitPattern: bytes.loadUInt64(at: offset))
      guard number >= 0, number.isFinite else {
        throw file.corrupt(.ranking, at: offset, .outOfRange("number of a ranking"))
      }
      numbers.append(number)
    }
    self.init(k1: numbers[0], b: numbers[1], weights: Array(numbers[2...]))
  }
}
