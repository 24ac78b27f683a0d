import ChineseText

// Words that rules look for, unpacked to scalars once, so that matching never touches a `String`.

/// Phrases that are looked for together.
///
/// Most places hold none of them: the first scalar tells, so that a miss costs one load.
final class PhraseList: Sendable, ExpressibleByArrayLiteral {
  /// The plain scalars of all phrases, one phrase behind the other.
  private let scalars: [UInt32]
  /// What the phrases begin with, and what they end with: a look-up that finds nothing asks no more.
  private let firsts: ScalarSet
  private let lastSet: ScalarSet
  /// The phrases by their first scalar, and by their last.
  private let byFirst: Index
  private let byLast: Index
  /// A bit for every hash of two first scalars: which of the places that hold a first one hold no
  /// phrase. All bits are set where a phrase has one scalar only.
  private let sieve: [UInt64]

  convenience init(arrayLiteral phrases: StaticString...) { self.init(phrases) }

  /// Makes one list of phrases that may be kept apart by theme: one look-up serves for all.
  init(_ phrases: [StaticString]) {
    var scalars: [UInt32] = []
    var ranges: [Range<Int>] = []
    for phrase in phrases {
      let start = scalars.count
      for scalar in "\(phrase)".unicodeScalars {
        scalars.append(Folding.simplified(Glyph.plain(scalar.value)))
      }
      if start < scalars.count { ranges.append(start..<scalars.count) }
    }
    byFirst = Index(ranges) { scalars[$0.lowerBound] }
    byLast = Index(ranges) { scalars[$0.upperBound - 1] }
    firsts = ScalarSet(ranges.map { scalars[$0.lowerBound] })
    lastSet = ScalarSet(ranges.map { scalars[$0.upperBound - 1] })
    var sieve = [UInt64](repeating: 0, count: PhraseList.sieveSize)
    for range in ranges {
      if range.count == 1 {
        sieve = [UInt64](repeating: .max, count: PhraseList.sieveSize)
      } else {
        let hash = PhraseList.hash(scalars[range.lowerBound], scalars[range.lowerBound + 1])
        sieve[hash >> 6] |= 1 << UInt64(hash & 63)
      }
    }
    self.sieve = sieve
    self.scalars = scalars
  }

  /// What the phrases begin with.
  var begins: [UInt32] { firsts.members }

  /// What the phrases end with.
  var lasts: [UInt32] { lastSet.members }

  /// The longest of the phrases that stands at `index`, as its length; 0 if none does.
  @inline(__always)
  func lengthStanding(in text: [UInt32], at index: Int, end: Int) -> Int {
    guard index >= 0, index < end, end <= text.count, firsts.contains(text[index]) else {
      return 0
    }
    return longest(in: text, at: index, end: end)
  }

  /// Words of the sieve.
  private static let sieveSize = 16

  /// A place among the bits of the sieve.
  private static func hash(_ first: UInt32, _ second: UInt32) -> Int {
    Int((first &* 0x9E37_79B1 ^ second &* 0x85EB_CA77) >> 22)
  }

  /// Whether the sieve lets the two scalars at a place pass; the end stands for any second one.
  private func mayStand(in text: [UInt32], at index: Int, end: Int) -> Bool {
    guard index + 1 < end else { return true }
    let hash = PhraseList.hash(text[index], text[index + 1])
    return sieve[hash >> 6] >> UInt64(hash & 63) & 1 != 0
  }

  @inline(never)
  private func longest(in text: [UInt32], at index: Int, end: Int) -> Int {
    guard mayStand(in: text, at: index, end: end) else { return 0 }
    for entry in byFirst.entries(text[index]) {
      let phrase = byFirst.phrases[entry]
      if phrase.count <= end - index, reads(phrase, in: text, at: index) { return phrase.count }
    }
    return 0
  }

  /// The longest of the phrases that `range` ends with, as its length; 0 if none does.
  @inline(__always)
  func lengthEnding(in text: [UInt32], _ range: Range<Int>) -> Int {
    guard let last = range.last, last < text.count, lastSet.contains(text[last]) else {
      return 0
    }
    return longest(in: text, endOf: range)
  }

  @inline(never)
  private func longest(in text: [UInt32], endOf range: Range<Int>) -> Int {
    for entry in byLast.entries(text[range.upperBound - 1]) {
      let phrase = byLast.phrases[entry]
      let start = range.upperBound - phrase.count
      if start >= range.lowerBound, reads(phrase, in: text, at: start) { return phrase.count }
    }
    return 0
  }

  /// How many of the phrases occur inside `range`. Cost: linear in the range.
  func countOccurring(in text: [UInt32], _ range: Range<Int>) -> Int {
    var seen: [Int] = []
    let firsts = firsts
    let scalars = text.span.extracting(range)
    for place in 0..<scalars.count where firsts.contains(scalars[place]) {
      let index = range.lowerBound + place
      guard mayStand(in: text, at: index, end: range.upperBound) else { continue }
      for entry in byFirst.entries(text[index]) where !seen.contains(entry) {
        let phrase = byFirst.phrases[entry]
        if phrase.count <= range.upperBound - index, reads(phrase, in: text, at: index) {
          seen.append(entry)
        }
      }
    }
    return seen.count
  }

  /// Whether any of the phrases occurs inside `range`. Cost: linear in the range.
  func occurs(in text: [UInt32], _ range: Range<Int>) -> Bool {
    let firsts = firsts
    let scalars = text.span.extracting(range)
    for place in 0..<scalars.count where firsts.contains(scalars[place]) {
      if longest(in: text, at: range.lowerBound + place, end: range.upperBound) > 0 { return true }
    }
    return false
  }

  /// Whether a phrase, a range of `scalars`, stands at a place; the text is long enough.
  private func reads(_ phrase: Range<Int>, in text: [UInt32], at index: Int) -> Bool {
    for place in phrase where text[index + place - phrase.lowerBound] != scalars[place] {
      return false
    }
    return true
  }

  /// The phrases by one of their scalars, the longest first.
  private struct Index: Sendable {
    /// The scalars that tell the phrases apart.
    let heads: ScalarIndex
    /// For each of them, and once more, where its phrases begin.
    let starts: [Int]
    let phrases: [Range<Int>]

    init(_ phrases: [Range<Int>], head: (Range<Int>) -> UInt32) {
      let sorted = phrases.sorted {
        (head($0), -$0.count, $0.lowerBound) < (head($1), -$1.count, $1.lowerBound)
      }
      heads = ScalarIndex(sorted.map(head))
      var starts: [Int] = []
      for place in sorted.indices where place == 0 || head(sorted[place - 1]) != head(sorted[place])
      { starts.append(place) }
      self.starts = starts + [sorted.count]
      self.phrases = sorted
    }

    /// The places in `phrases` of those that a scalar heads.
    func entries(_ scalar: UInt32) -> Range<Int> {
      guard let place = heads.place(of: scalar) else { return 0..<0 }
      return starts[place]..<starts[place + 1]
    }
  }
}
