// How well a term's documents can score, told without reading them. FORMAT.md, "Postings".
//
// Source: Ding and Suel, "Faster top-k document retrieval using block-max indexes", SIGIR 2011.

/// A document's weighted count of a term by the factor that its length holds counts back with: the
/// greater this *impact*, the greater the score. In a byte, rounded up.
enum Impact {
  /// The code of impacts below 2^-6, the smallest that is told apart.
  private static let lowest = UInt32(127 - 6) << 4

  /// The code of an impact: the first bits of the number in 32 bits, four behind the point.
  static func code(_ impact: Double) -> UInt8 {
    guard impact < 1024 else { return .max }
    let bits = Float(impact).bitPattern >> 19
    return bits < lowest ? 0 : UInt8(truncatingIfNeeded: min(bits - lowest + 1, 255))
  }

  /// What no impact with this code reaches.
  static func bound(_ code: UInt8) -> Double {
    code == .max ? .infinity : Double(Float(bitPattern: (lowest + UInt32(code)) << 19))
  }
}

extension Impact {
  /// What every impact with this code or a greater one reaches, but for rounding.
  static func least(_ code: Int) -> Double {
    code > 0 ? bound(UInt8(truncatingIfNeeded: min(code, 255) - 1)) : 0
  }
}

/// The factor that the length of a document holds its counts back with.
struct LengthNorm {
  private let bm25: BM25

  /// That of a segment with so many documents and characters.
  init(_ ranking: Ranking, documents: Int, characters: Int) {
    bm25 = BM25(
      ranking: ranking, documents: documents,
      averageLength: documents > 0 ? Double(characters) / Double(documents) : 0)
  }

  /// One by the factor of a document of `length` symbols.
  func inverse(length: Int) -> Double { 1 / (bm25.ranking.k1 * bm25.lengthFactor(length)) }

  /// What a document has to reach to have the impact `least`.
  func reach(_ least: Double) -> ScoreBar { bm25.bar(impact: least) }

  /// How many times smaller than this the factor of `other` is, at most and whatever the length.
  func ratio(to other: BM25) -> Double {
    // The factor is linear in the length: the extremes are at none and at an endless one.
    guard bm25.averageLength > 0, other.averageLength > 0 else { return .infinity }
    return max(1, other.averageLength / bm25.averageLength)
  }
}
