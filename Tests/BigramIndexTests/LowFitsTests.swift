import Support
import Testing

@testable import BigramIndex

/// What low bytes tell of a place, against the distances they are to tell and the readings they
/// must let pass.
@Suite struct LowFitsTests {
  /// Symbols of which some share a low byte, and some are of like shape.
  private let symbols =
    "人入八大天夫未末土士日曰往住态杰来米".unicodeScalars.map { TextAlphabet.symbol(ofScalar: $0.value) }
    + [TextAlphabet.separator, 200, 200 + TextAlphabet.pageCount, 7, 40]

  private func phrase(_ length: Int, edits: Int, _ random: inout SeededGenerator)
    -> ApproximatePhrase
  {
    let scalars = (0..<length).map { _ in
      TextAlphabet.shared.scalar(symbols.filter { $0 > 0 }.randomElement(using: &random) ?? 7)
    }
    return ApproximatePhrase(scalars, edits: edits) { TextAlphabet.symbol(ofScalar: $0) }
  }

  @Test("a piece of a text is near a phrase if both edit distances are small", arguments: 0..<60)
  func plainEquivalent(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let length = Int.random(in: 3...31, using: &random)
    let phrase = phrase(length, edits: Int.random(in: 1...4, using: &random), &random)
    let fits = LowFits(phrase)
    for _ in 0..<40 {
      // Text of its own, or the phrase with errors.
      var text = (0..<Int.random(in: 0...length + 8, using: &random)).map { _ in
        symbols.randomElement(using: &random) ?? 7
      }
      if Bool.random(using: &random) {
        text = Array(text.prefix(4)) + phrase.phrase + text.suffix(4)
        for _ in 0..<Int.random(in: 0...5, using: &random) {
          let place = Int.random(in: 0..<text.count, using: &random)
          text[place] = symbols.randomElement(using: &random) ?? 7
          if Bool.random(using: &random) { text.remove(at: place) }
        }
      }
      let lows = text.map { TextAlphabet.code($0).low }
      let likely = distance(length, lows) { fits.rows($1) >> UInt64($0) & 1 == 1 }
      let exact = distance(length, lows) { fits.rows($1) >> UInt64(32 + $0) & 1 == 1 }
      let isNear = fits.isNear(lows.span)
      #expect(
        isNear
          == (likely <= phrase.budget.edits && exact <= phrase.budget.errors),
        "seed \(seed) \(phrase.phrase) \(text)")
    }
  }

  /// The least edit distance of a phrase to a piece of a text.
  private func distance(
    _ length: Int, _ lows: [UInt8], _ fits: (_ row: Int, _ low: UInt8) -> Bool
  ) -> Int {
    var column = Array(0...length)
    var least = length
    for low in lows {
      var next = [0]
      for row in 0..<length {
        next.append(
          min(column[row] + (fits(row, low) ? 0 : 1), column[row + 1] + 1, next[row] + 1))
      }
      column = next
      least = min(least, column[length])
    }
    return least
  }

  @Test("where a phrase is read around a part, the low bytes let it pass", arguments: 0..<60)
  func readings(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let length = Int.random(in: 4...12, using: &random)
    let phrase = phrase(length, edits: Int.random(in: 1...3, using: &random), &random)
    let fits = LowFits(phrase)
    var reader = ApproximateReader(phrase.table, phrase.budget)
    for _ in 0..<20 {
      var text = (0..<30).map { _ in symbols.randomElement(using: &random) ?? 7 }
      text.replaceSubrange(10..<10 + length, with: phrase.phrase)
      for _ in 0..<3 {
        let place = Int.random(in: 8..<12 + length, using: &random)
        text[place] = symbols.randomElement(using: &random) ?? 7
        if Bool.random(using: &random) { text.remove(at: place) }
      }
      let lows = text.map { TextAlphabet.code($0).low }
      phrase.columns(of: text, to: &reader.window)
      for row in 0..<length - 1 {
        for place in 0..<text.count - 1 where reader.best(row..<row + 2, at: place) != nil {
          let canRead = fits.canRead(row..<row + 2, at: place, in: lows.span)
          #expect(
            canRead,
            "seed \(seed) \(phrase.phrase) \(text) \(row) \(place)")
        }
      }
    }
  }
}
