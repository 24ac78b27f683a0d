// Words that rules look for, unpacked to scalars once, so that matching never touches a `String`.

/// A fixed sequence of plain scalars.
struct Phrase: Sendable, ExpressibleByStringLiteral {
  let scalars: [UInt32]

  init(stringLiteral value: StaticString) {
    scalars = "\(value)".unicodeScalars.map { Glyph.plain($0.value) }
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

/// Phrases that a rule looks for together.
struct PhraseList: Sendable, ExpressibleByArrayLiteral {
  private let phrases: [Phrase]
  /// A bit for the low byte of every first scalar: most places are refused by it alone.
  private let sieve: SIMD4<UInt64>

  init(arrayLiteral elements: Phrase...) {
    phrases = elements
    var sieve = SIMD4<UInt64>()
    for phrase in elements {
      guard let first = phrase.scalars.first else { continue }
      sieve[Int(first >> 6 & 3)] |= 1 << UInt64(first & 63)
    }
    self.sieve = sieve
  }

  /// The longest of the phrases that stands at `index`, as its length; 0 if none does.
  func lengthStanding(in text: [UInt32], at index: Int, end: Int) -> Int {
    guard index >= 0, index < end, end <= text.count else { return 0 }
    let first = text[index]
    guard sieve[Int(first >> 6 & 3)] >> UInt64(first & 63) & 1 == 1 else { return 0 }
    var best = 0
    for phrase in phrases
    where phrase.scalars.count > best && phrase.stands(in: text, at: index, end: end) {
      best = phrase.scalars.count
    }
    return best
  }

  /// The longest of the phrases that `range` ends with, as its length; 0 if none does.
  func lengthEnding(in text: [UInt32], _ range: Range<Int>) -> Int {
    var best = 0
    for phrase in phrases where phrase.scalars.count > best {
      let start = range.upperBound - phrase.scalars.count
      if start >= range.lowerBound, phrase.stands(in: text, at: start, end: range.upperBound) {
        best = phrase.scalars.count
      }
    }
    return best
  }

  /// How many of the phrases occur inside `range`.
  func countOccurring(in text: [UInt32], _ range: Range<Int>) -> Int {
    var count = 0
    for phrase in phrases where phrase.first(in: text, range) != nil { count += 1 }
    return count
  }
}
