import ChineseText

// Words that rules look for, unpacked to scalars once, so that matching never touches a `String`.

/// A fixed sequence of plain scalars.
struct Phrase: Sendable, ExpressibleByStringLiteral {
  let scalars: [UInt32]

  init(stringLiteral value: StaticString) {
    scalars = "\(value)".unicodeScalars.map { Folding.simplified(Glyph.plain($0.value)) }
  }

  /// Whether `text` reads so at `index`, before `end`.
  func stands(in text: [UInt32], at index: Int, end: Int) -> Bool {
    guard index >= 0, scalars.count <= end - index, end <= text.count else { return false }
    for offset in 0..<scalars.count where text[index + offset] != scalars[offset] { return false }
    return true
  }

  /// Where `text` first reads so inside `range`, or nil. Cost: linear in the range.
  func first(in text: [UInt32], _ range: Range<Int>) -> Int? {
    guard let head = scalars.first, scalars.count <= range.count else { return nil }
    for index in range.lowerBound...(range.upperBound - scalars.count)
    where text[index] == head && stands(in: text, at: index, end: range.upperBound) {
      return index
    }
    return nil
  }
}

/// Phrases that are looked for together.
///
/// Most places hold none of them: the first scalar tells, so that a miss costs one load.
struct PhraseList: Sendable, ExpressibleByArrayLiteral {
  /// The phrases as written.
  let phrases: [Phrase]
  /// What the phrases begin with, and what they end with.
  private let firsts: ScalarSet
  private let lasts: ScalarSet

  init(arrayLiteral phrases: Phrase...) {
    self.phrases = phrases
    firsts = ScalarSet(phrases.compactMap(\.scalars.first))
    lasts = ScalarSet(phrases.compactMap(\.scalars.last))
  }

  /// The longest of the phrases that stands at `index`, as its length; 0 if none does.
  func lengthStanding(in text: [UInt32], at index: Int, end: Int) -> Int {
    guard index >= 0, index < end, end <= text.count, firsts.contains(text[index]) else { return 0 }
    var best = 0
    for phrase in phrases
    where phrase.scalars.count > best && phrase.stands(in: text, at: index, end: end) {
      best = phrase.scalars.count
    }
    return best
  }

  /// The longest of the phrases that `range` ends with, as its length; 0 if none does.
  func lengthEnding(in text: [UInt32], _ range: Range<Int>) -> Int {
    guard let last = range.last, last < text.count, lasts.contains(text[last]) else { return 0 }
    var best = 0
    for phrase in phrases where phrase.scalars.count > best {
      let start = range.upperBound - phrase.scalars.count
      if start >= range.lowerBound, phrase.stands(in: text, at: start, end: range.upperBound) {
        best = phrase.scalars.count
      }
    }
    return best
  }

  /// How many of the phrases occur inside `range`. Cost: linear in the range.
  func countOccurring(in text: [UInt32], _ range: Range<Int>) -> Int {
    var hasSeen: [Bool] = []
    var count = 0
    for index in range where firsts.contains(text[index]) {
      // Most stretches hold nothing that a phrase begins with.
      if hasSeen.isEmpty { hasSeen = [Bool](repeating: false, count: phrases.count) }
      for place in phrases.indices where !hasSeen[place] {
        if phrases[place].stands(in: text, at: index, end: range.upperBound) {
          hasSeen[place] = true
          count += 1
        }
      }
    }
    return count
  }

  /// Whether any of the phrases occurs inside `range`. Cost: linear in the range.
  func occurs(in text: [UInt32], _ range: Range<Int>) -> Bool {
    range.contains { lengthStanding(in: text, at: $0, end: range.upperBound) > 0 }
  }
}
