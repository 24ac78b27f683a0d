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

extension [Phrase] {
  /// The longest of the phrases that stands at `index`, as its length; 0 if none does.
  func lengthStanding(in text: [UInt32], at index: Int, end: Int) -> Int {
    var best = 0
    for phrase in self
    where phrase.scalars.count > best && phrase.stands(in: text, at: index, end: end) {
      best = phrase.scalars.count
    }
    return best
  }

  /// The longest of the phrases that `range` ends with, as its length; 0 if none does.
  func lengthEnding(in text: [UInt32], _ range: Range<Int>) -> Int {
    var best = 0
    for phrase in self where phrase.scalars.count > best {
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
    for phrase in self where phrase.first(in: text, range) != nil { count += 1 }
    return count
  }
}
