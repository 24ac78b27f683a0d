// Whether a reading with a wrong, lost or extra character is the phrase misread, or other words that
// happen to differ by a character: 人民政协 is no misread 人民政府. The noisy channel of Kernighan, Church
// and Gale, "A Spelling Correction Program Based on a Noisy Channel Model", 1990, with what the archive
// itself holds as the model of the language: text stands in other texts too, noise does not.

/// Weighs what the text reads around the errors of a reading against what it would read with the phrase
/// in its place.
///
/// Both are as likely as the rarest bigram among those that the errors touch, the characters before and
/// behind the reading included, is common: counted in blocks of all segments of a commit, those of
/// deleted documents too until these are merged away.
///
/// Measured on texts with 5, 10 and 20 % of the characters misread (`MisreadTextTests`): of the first ten
/// hits of a phrase of four characters .43 to .45 are right without these odds and over .9 with them, and
/// the odds leave out less than 1 % of what is right.
final class ReadingOdds {
  private let phrase: ApproximatePhrase
  private let segments: [SnapshotSegment]
  private let symbol: (UInt32) -> UInt32
  /// The bigrams last asked for, each at the place that its key leads to, and their counts.
  private var counted: [(term: Term, count: Int)]
  /// Whether all of the phrase's bigrams stand somewhere. Where one does not, the phrase is what is odd,
  /// and whatever reads almost so may be what is meant.
  private var isPhraseKnown = true

  /// Whether there is text enough that what stands nowhere else is odd.
  private let hasEnoughText: Bool

  /// Bigrams whose counts are kept; a power of two.
  private static let mostCounted = 1024
  /// So much text is needed.
  private static let fewestCharacters = 100_000
  /// A bigram that stands in so many blocks may be noise in all of them.
  private static let noise = 2
  /// By how much the phrase's text must be commoner where the text read is no such noise: no engine
  /// misreads a twentieth of what it reads as the same unlike character.
  private static let factor = 20

  /// A character lost is rarer than one wrong.
  private static let lossTimes = 4

  /// Prepares for a phrase; `symbol` says what the index has for a character of it, or of a text.
  init(
    _ phrase: ApproximatePhrase, _ segments: [SnapshotSegment],
    symbol: @escaping (UInt32) -> UInt32
  ) throws(IndexError) {
    self.phrase = phrase
    self.segments = segments
    self.symbol = symbol
    counted = Array(repeating: (Term(key: .max), 0), count: ReadingOdds.mostCounted)
    let characters = segments.reduce(0) { $0 + $1.segment.head.characters }
    hasEnoughText = characters >= ReadingOdds.fewestCharacters
    for place in phrase.phrase.indices.dropLast() where isPhraseKnown {
      isPhraseKnown = try count(phrase.phrase[place], phrase.phrase[place + 1]) > 0
    }
  }

  /// A reading, if it is likelier the phrase misread than text of its own. It stands at `match.range` of
  /// `text`; a field ends with 0.
  ///
  /// A wrong character at an end of the phrase can as well be one lost, and the next of the text; it is
  /// that where only that is likely, and not part of the reading then.
  func likely(
    _ match: ApproximatePhrase.Match, in text: [UInt32]
  ) throws(IndexError) -> ApproximatePhrase.Match? {
    guard match.edits > 0, isPhraseKnown else { return match }
    let range = match.range
    if try favour(range, in: text, times: 1) { return match }
    let others = [
      range.lowerBound..<range.upperBound - 1, range.lowerBound + 1..<range.upperBound,
    ]
    for other in others where range.count == phrase.phrase.count {
      if try favour(other, in: text, times: ReadingOdds.lossTimes) {
        return ApproximatePhrase.Match(range: other, cost: match.cost, edits: match.edits)
      }
    }
    return nil
  }

  /// Whether the text at `reading` is likelier the phrase misread: so many `times` as likely, and more.
  private func favour(
    _ reading: Range<Int>, in text: [UInt32], times: Int
  ) throws(IndexError) -> Bool {
    let phrase = phrase.phrase
    let shorter = min(phrase.count, reading.count)
    // What fits at both ends is as it should be; the errors lie between.
    var front = 0
    while front < shorter, fits(front, text[reading.lowerBound + front]) { front += 1 }
    var back = 0
    while back < shorter - front,
      fits(phrase.count - 1 - back, text[reading.upperBound - 1 - back])
    {
      back += 1
    }
    let end = TextAlphabet.separator
    let before = reading.lowerBound > 0 ? text[reading.lowerBound - 1] : end
    let behind = reading.upperBound < text.count ? text[reading.upperBound] : end
    let asked = try rarest(phrase, front..<phrase.count - back, between: before, behind)
    // What would stand nowhere else is no commoner than what is read.
    guard let asked, asked > 0 || !hasEnoughText else { return false }
    let errors = reading.lowerBound + front..<reading.upperBound - back
    guard let read = try rarest(text, errors, between: before, behind) else { return false }
    if !hasEnoughText && read <= ReadingOdds.noise { return true }
    // What begins or ends otherwise is other words more often than what differs inside.
    let isInside = front > 0 && back > 0
    return (isInside ? read <= asked : times * read < asked)
      && (read - ReadingOdds.noise) * ReadingOdds.factor < asked
  }

  private func fits(_ row: Int, _ character: UInt32) -> Bool {
    phrase.fit(row, character) <= ApproximatePhrase.Fit.like
  }

  /// The count of the rarest bigram that has one of the `characters` at `places`, with what is next
  /// to them, or else with what stands `before` and `behind` it all; nil where the ends of a field
  /// leave none.
  private func rarest(
    _ characters: [UInt32], _ places: Range<Int>, between before: UInt32, _ behind: UInt32
  ) throws(IndexError) -> Int? {
    var least: Int?
    for place in places.lowerBound...places.upperBound {
      let first = place > 0 ? characters[place - 1] : before
      let second = place < characters.count ? characters[place] : behind
      guard first != TextAlphabet.separator && second != TextAlphabet.separator else { continue }
      least = min(least ?? .max, try count(first, second))
    }
    return least
  }

  /// In how many blocks a bigram stands.
  private func count(_ first: UInt32, _ second: UInt32) throws(IndexError) -> Int {
    let term = Term(symbol(first), symbol(second))
    let place =
      Int(truncatingIfNeeded: (term.key &* 0x9E37_79B9_7F4A_7C15) >> 32)
      & (ReadingOdds.mostCounted - 1)
    if counted[place].term == term { return counted[place].count }
    var count = 0
    for segment in segments { count += try segment.segment.terms.find(term)?.count ?? 0 }
    counted[place] = (term, count)
    return count
  }
}
