import ChineseText

/// Reads text as a bad engine does: some characters as others of like shape.
///
/// Half of the wrong characters come from a list of real confusions (`Misreadings`) where it has
/// any, the others from the 30 likeliest of `ShapeLikeness`, the likelier the oftener; one in
/// twenty is any character of the text.
package struct Misreader {
  private var random: SeededGenerator
  private let rate: Double
  private let confusions: [UInt32: [UInt32]]

  /// Misreads this share of the Chinese characters.
  package init(rate: Double, seed: UInt64) {
    self.rate = rate
    random = SeededGenerator(seed: seed)
    var confusions: [UInt32: [UInt32]] = [:]
    for pair in Misreadings.pairs.unicodeScalars.split(whereSeparator: { $0 == " " || $0 == "\n" })
    {
      guard let first = pair.first?.value, let last = pair.last?.value else { continue }
      confusions[first, default: []].append(last)
      confusions[last, default: []].append(first)
    }
    self.confusions = confusions
  }

  /// The text as it is read.
  package mutating func read(_ text: [UInt32]) -> [UInt32] {
    text.map { scalar in
      guard CharacterClass.isHan(scalar), Double.random(in: 0..<1, using: &random) < rate else {
        return scalar
      }
      return wrong(scalar, text)
    }
  }

  private mutating func wrong(_ scalar: UInt32, _ text: [UInt32]) -> UInt32 {
    if Int.random(in: 0..<20, using: &random) == 0 {
      return text.randomElement(using: &random) ?? scalar
    }
    if Bool.random(using: &random), let known = confusions[scalar]?.randomElement(using: &random) {
      return known
    }
    let likeliest = ShapeLikeness.likeliest(of: scalar, limit: 30)
    // The rank is the lesser of two draws.
    guard !likeliest.isEmpty else { return scalar }
    let rank = min(
      Int.random(in: likeliest.indices, using: &random),
      Int.random(in: likeliest.indices, using: &random))
    return likeliest[rank]
  }
}
