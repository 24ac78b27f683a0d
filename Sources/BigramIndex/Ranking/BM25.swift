// The score of one document.

/// BM25 with what it needs to know of the whole snapshot.
///
/// Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009;
/// the inverse document frequency is the form with 1 added, which is never negative.
struct BM25 {
  let ranking: Ranking
  /// Live documents.
  let documents: Int
  /// Characters of a live document on average.
  let averageLength: Double

  /// How telling a phrase is that stands in `count` documents.
  func inverseFrequency(_ count: Int) -> Double {
    Logarithm.natural(
      1 + (Double(documents) - Double(count) + 0.5) / (Double(count) + 0.5))
  }

  /// What a phrase adds to the score of a document of `length` characters in which it has the
  /// weighted count `weight`.
  func score(weight: Double, inverseFrequency: Double, length: Int) -> Double {
    let norm = ranking.k1 * lengthFactor(length)
    return inverseFrequency * weight * (ranking.k1 + 1) / (weight + norm)
  }

  /// What a score is lowered by to be a bar, so that rounding, which is not the same in all ways to
  /// a score, never shuts one out.
  static let slack = 1 - 1e-9

  /// `lengthFactor` as what it is at no length and what each character adds.
  private var lengthLine: (base: Double, perCharacter: Double) {
    averageLength > 0 ? (1 - ranking.b, ranking.b / averageLength) : (1, 0)
  }

  /// What a document has to reach to have the score `least`.
  func bar(_ least: Double, inverseFrequency: Double) -> ScoreBar {
    let least = least > 0 ? least * BM25.slack : -.infinity
    let (base, perCharacter) = lengthLine
    return ScoreBar(
      gain: inverseFrequency * (ranking.k1 + 1) - least, base: least * ranking.k1 * base,
      perLength: least * ranking.k1 * perCharacter)
  }

  /// What a document has to reach to have the impact `least`: a weight so many times the factor
  /// that its length holds it back with.
  func bar(impact least: Double) -> ScoreBar {
    // A little lower, since impacts are rounded to 24 bits.
    let least = least * (1 - 1e-6) * ranking.k1
    let (base, perCharacter) = lengthLine
    return ScoreBar(gain: 1, base: least * base, perLength: least * perCharacter)
  }

  /// How far the length of a document holds its counts back: 1 for the average length.
  func lengthFactor(_ length: Int) -> Double {
    let relative = averageLength > 0 ? Double(length) / averageLength : 1
    return 1 - ranking.b + ranking.b * relative
  }
}

/// A score to be reached, so that a document is tested without a division: `score` multiplied by
/// its divisor.
struct ScoreBar {
  fileprivate let gain: Double
  fileprivate let base: Double
  fileprivate let perLength: Double

  /// Whether a document may have the score; it never has where this is false.
  @inline(__always)
  func isReached(weight: Double, length: Int) -> Bool {
    weight * gain >= base + perLength * Double(length)
  }

  /// Documents that are tested at once.
  static let laneCount = 8

  /// Whether one of the documents from `first` on, as many as are tested at once, may have the
  /// score; `lengths` are four bytes for each document.
  ///
  /// Plain equivalent: `isReached` of each.
  @inline(__always)
  func isReached(weights: Span<Double>, lengths: Span<UInt8>, from first: Int) -> Bool {
    let (weights, lengths) = Lanes.numbers(weights, lengths, from: first)
    return any(weights * gain .>= base + perLength * lengths)
  }
}

/// Logarithms without the C library's mathematics, the same on every machine.
enum Logarithm {
  /// The natural logarithm of a positive finite number, to about 1e-15.
  ///
  /// Source: `x = m · 2^e` with `m` near 1, and `ln m = 2 artanh((m - 1) / (m + 1))` as a series.
  static func natural(_ x: Double) -> Double {
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.414_213_562_373_095_1 {
      m /= 2
      exponent += 1
    }
    let t = (m - 1) / (m + 1)
    let square = t * t
    var power = t
    var sum = 0.0
    for k in 0..<16 {
      sum += power / Double(2 * k + 1)
      power *= square
    }
    return 2 * sum + exponent * 0.693_147_180_559_945_3
  }
}
