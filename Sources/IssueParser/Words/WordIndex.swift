// Words that rules look for, unpacked to scalars once, so that matching never touches a `String`.

/// Words that are looked for together, each with a meaning.
///
/// Most places hold none of them: the first scalar tells, so that a miss costs one load. Equals a
/// look at each of the words; a test compares the two.
final class WordIndex<Meaning: Sendable>: Sendable {
  /// The scalars of all words, one word behind the other.
  private let scalars: [UInt32]
  private let meanings: [Meaning]
  /// The words by their first scalar, and by their last.
  private let byFirst: WordOrder
  private let byLast: WordOrder
  /// Which of the places that hold a first scalar hold no word.
  private let sieve: WordSieve

  /// Makes an index of words; of two that are the same the first one counts.
  init(_ words: [(scalars: [UInt32], meaning: Meaning)]) {
    var scalars: [UInt32] = []
    var ranges: [Range<Int>] = []
    for word in words {
      ranges.append(scalars.count..<scalars.count + word.scalars.count)
      scalars += word.scalars
    }
    byFirst = WordOrder(ranges) { scalars[$0.lowerBound] }
    byLast = WordOrder(ranges) { scalars[$0.upperBound - 1] }
    sieve = WordSieve(words.map(\.scalars))
    meanings = words.map(\.meaning)
    self.scalars = scalars
  }

  /// The words, in no order.
  var words: [ArraySlice<UInt32>] { byFirst.words.map { scalars[$0.range] } }

  /// What the words begin with.
  var firsts: ScalarSet { byFirst.heads.set }

  /// What the words end with.
  var lasts: ScalarSet { byLast.heads.set }

  /// The longest word that stands at `place` and ends by `end`: its meaning and the place after it.
  @inline(__always)
  func match(_ text: [UInt32], at place: Int, end: Int) -> (meaning: Meaning, end: Int)? {
    guard let word = word(in: text, at: place, end: end) else { return nil }
    return (meanings[word.number], place + word.range.count)
  }

  /// The longest word that ends right before `end` and begins at or after `start`.
  func matchSuffix(
    _ text: [UInt32], start: Int, end: Int
  ) -> (meaning: Meaning, start: Int)? {
    guard start < end, let word = word(in: text, endOf: start..<end) else { return nil }
    return (meanings[word.number], end - word.range.count)
  }

  /// The longest of the words that stands at `index`, as its length; 0 if none does.
  @inline(__always)
  func lengthStanding(in text: [UInt32], at index: Int, end: Int) -> Int {
    word(in: text, at: index, end: end)?.range.count ?? 0
  }

  /// The longest of the words that `range` begins with, as its length; 0 if none does.
  @inline(__always)
  func lengthBeginning(in text: [UInt32], _ range: Range<Int>) -> Int {
    lengthStanding(in: text, at: range.lowerBound, end: range.upperBound)
  }

  /// The longest of the words that `range` ends with, as its length; 0 if none does.
  @inline(__always)
  func lengthEnding(in text: [UInt32], _ range: Range<Int>) -> Int {
    word(in: text, endOf: range)?.range.count ?? 0
  }

  /// How many of the words occur inside `range`. Cost: linear in the range.
  func countOccurring(in text: [UInt32], _ range: Range<Int>) -> Int {
    var seen: [Int] = []
    let firsts = firsts
    let scalars = text.span.extracting(range)
    for place in 0..<scalars.count where firsts.contains(scalars[place]) {
      let index = range.lowerBound + place
      guard mayStand(in: text, at: index, end: range.upperBound) else { continue }
      for place in byFirst.places(of: text[index]) where !seen.contains(place) {
        if reads(byFirst.words[place], in: text, at: index, end: range.upperBound) {
          seen.append(place)
        }
      }
    }
    return seen.count
  }

  /// Whether any of the words occurs inside `range`. Cost: linear in the range.
  func occurs(in text: [UInt32], _ range: Range<Int>) -> Bool {
    let firsts = firsts
    let scalars = text.span.extracting(range)
    for place in 0..<scalars.count where firsts.contains(scalars[place]) {
      if longest(in: text, at: range.lowerBound + place, end: range.upperBound) != nil {
        return true
      }
    }
    return false
  }

  @inline(__always)
  private func word(in text: [UInt32], at index: Int, end: Int) -> WordOrder.Word? {
    guard index >= 0, index < end, end <= text.count, firsts.contains(text[index]) else {
      return nil
    }
    return longest(in: text, at: index, end: end)
  }

  @inline(never)
  private func longest(in text: [UInt32], at index: Int, end: Int) -> WordOrder.Word? {
    guard mayStand(in: text, at: index, end: end) else { return nil }
    for place in byFirst.places(of: text[index]) {
      let word = byFirst.words[place]
      if reads(word, in: text, at: index, end: end) { return word }
    }
    return nil
  }

  @inline(__always)
  private func word(in text: [UInt32], endOf range: Range<Int>) -> WordOrder.Word? {
    guard let last = range.last, last < text.count, lasts.contains(text[last]) else { return nil }
    return longest(in: text, endOf: range)
  }

  @inline(never)
  private func longest(in text: [UInt32], endOf range: Range<Int>) -> WordOrder.Word? {
    for place in byLast.places(of: text[range.upperBound - 1]) {
      let word = byLast.words[place]
      let start = range.upperBound - word.range.count
      if start >= range.lowerBound, reads(word, in: text, at: start, end: range.upperBound) {
        return word
      }
    }
    return nil
  }

  /// Whether the sieve lets the two scalars at a place pass; no word has a zero, which stands for
  /// the end.
  @inline(__always)
  private func mayStand(in text: [UInt32], at index: Int, end: Int) -> Bool {
    sieve.mayBegin(text[index], index + 1 < end ? text[index + 1] : 0)
  }

  /// Whether a word stands at a place and ends by `end`.
  @inline(__always)
  private func reads(_ word: WordOrder.Word, in text: [UInt32], at index: Int, end: Int) -> Bool {
    guard word.range.count <= end - index else { return false }
    for place in word.range where text[index + place - word.range.lowerBound] != scalars[place] {
      return false
    }
    return true
  }
}
