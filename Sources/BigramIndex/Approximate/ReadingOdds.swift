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
  private var counts: [Term: Int] = [:]
  /// Whether all of the phrase's bigrams stand somewhere. Where one does not, the phrase is what is odd,
  /// and whatever reads almost so may be what is meant.
  private var isPhraseKnown = true

  /// Whether there is text enough that what stands nowhere else is odd.
  private let isTold: Bool

  /// So much text is needed: 100,000 characters.
  private static let fewestBlocks = 200
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
    isTold = segments.reduce(0) { $0 + $1.segment.head.blocks } >= ReadingOdds.fewestBlocks
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
    let asked = try rarest(
      front > 0 ? phrase[front - 1] : before, phrase[front..<phrase.count - back],
      back > 0 ? phrase[phrase.count - back] : behind)
    let read = try rarest(
      front > 0 ? text[reading.lowerBound + front - 1] : before,
      text[reading.lowerBound + front..<reading.upperBound - back],
      back > 0 ? text[reading.upperBound - back] : behind)
    guard let asked, let read else { return false }
    if !isTold && read <= ReadingOdds.noise { return true }
    // What begins or ends otherwise is other words more often than what differs inside.
    let isInside = front > 0 && back > 0
    return (isInside ? read <= asked : times * read < asked)
      && (read - ReadingOdds.noise) * ReadingOdds.factor < asked
  }

  private func fits(_ row: Int, _ character: UInt32) -> Bool {
    phrase.fit(row, character) <= ApproximatePhrase.Fit.like
  }

  /// The count of the rarest bigram of some characters and what stands on both sides; nil where the
  /// ends of a field leave none.
  private func rarest(
    _ before: UInt32, _ middle: ArraySlice<UInt32>, _ behind: UInt32
  ) throws(IndexError) -> Int? {
    var least: Int?
    var last = before
    for next in middle + [behind] {
      if last != TextAlphabet.separator && next != TextAlphabet.separator {
        least = min(least ?? .max, try count(last, next))
      }
      last = next
    }
    return least
  }

  /// In how many blocks a bigram stands.
  private func count(_ first: UInt32, _ second: UInt32) throws(IndexError) -> Int {
    let term = Term(symbol(first), symbol(second))
    if let known = counts[term] { return known }
    var count = 0
    for segment in segments { count += try segment.segment.terms.find(term)?.count ?? 0 }
    counts[term] = count
    return count
  }
}
