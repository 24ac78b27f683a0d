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
struct ReadingOdds {
  private let phrase: ApproximatePhrase
  private let segments: [SnapshotSegment]
  private let symbol: @Sendable (UInt32) -> UInt32
  /// The counts of the phrase's bigrams.
  private var own: [Int] = []
  /// The bigrams last asked for, each at the place that its key leads to, and their counts.
  private var counted: [(term: Term, count: Int)]
  /// Whether all of the phrase's bigrams stand somewhere. Where one does not, the phrase is what is odd,
  /// and whatever reads almost so may be what is meant.
  private let isPhraseKnown: Bool

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
    symbol: @escaping @Sendable (UInt32) -> UInt32
  ) throws(IndexError) {
    self.phrase = phrase
    self.segments = segments
    self.symbol = symbol
    counted = Array(repeating: (Term(key: .max), 0), count: ReadingOdds.mostCounted)
    let characters = segments.reduce(0) { $0 + $1.segment.head.characters }
    hasEnoughText = characters >= ReadingOdds.fewestCharacters
    var own: [Int] = []
    for place in phrase.phrase.indices.dropLast() {
      let term = Term(symbol(phrase.phrase[place]), symbol(phrase.phrase[place + 1]))
      own.append(try ReadingOdds.count(term, segments))
    }
    self.own = own
    isPhraseKnown = !own.contains(0)
  }

  /// A reading, if it is likelier the phrase misread than text of its own. It stands at `match.range` of
  /// `text`; a field ends with 0.
  ///
  /// A wrong character at an end of the phrase can as well be one lost, and the next of the text; it is
  /// that where only that is likely, and not part of the reading then.
  mutating func likely(
    _ match: ApproximatePhrase.Match, in text: [UInt32]
  ) throws(IndexError) -> ApproximatePhrase.Match? {
    guard match.edits > 0, isPhraseKnown else { return match }
    let range = match.range
    if try favour(range, in: text, times: 1) { return match }
    guard range.count == phrase.phrase.count else { return nil }
    for shift in 0...1 {
      let other = range.lowerBound + shift..<range.upperBound - 1 + shift
      if try favour(other, in: text, times: ReadingOdds.lossTimes) {
        return ApproximatePhrase.Match(range: other, cost: match.cost, edits: match.edits)
      }
    }
    return nil
  }

  /// Whether the text at `reading` is likelier the phrase misread: so many `times` as likely, and more.
  private mutating func favour(
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
    let isInside = front > 0 && back > 0
    // What has no error in it is known, and all there is to ask for where errors are inside.
    let most = own[max(front - 1, 0)..<phrase.count - max(back, 1)].min() ?? .max
    var asked: Int?
    var read = Int.max
    let errors = reading.lowerBound + front..<reading.upperBound - back
    for place in errors.lowerBound...errors.upperBound {
      let first = place > 0 ? text[place - 1] : before
      let second = place < text.count ? text[place] : behind
      guard first != end && second != end else { continue }
      read = min(read, try count(first, second))
      // What the text reads is asked first, until it is rare enough for all that the phrase can be.
      guard favours(most, over: read, isInside, times: times) else { continue }
      if asked == nil {
        asked = most
        if front == 0, before != end { asked = min(most, try count(before, phrase[0])) }
        if back == 0, behind != end, let known = asked {
          asked = min(known, try count(phrase[phrase.count - 1], behind))
        }
      }
      // The ends of the field may leave nothing to compare with.
      if let asked, asked < .max, favours(asked, over: read, isInside, times: times) { return true }
    }
    return false
  }

  /// Whether text whose rarest bigram stands in `asked` blocks is likelier misread than such as stands in
  /// `read` blocks is meant; so it is for more of the one, and for less of the other.
  private func favours(_ asked: Int, over read: Int, _ isInside: Bool, times: Int) -> Bool {
    // What would stand nowhere else is no commoner than what is read.
    if asked == 0 && hasEnoughText { return false }
    if !hasEnoughText && read <= ReadingOdds.noise { return true }
    // What begins or ends otherwise is other words more often than what differs inside.
    return (isInside ? read <= asked : times * read < asked)
      && (read - ReadingOdds.noise) * ReadingOdds.factor < asked
  }

  private func fits(_ row: Int, _ character: UInt32) -> Bool {
    phrase.fit(row, character) <= ApproximatePhrase.Fit.like
  }

  /// In how many blocks a bigram stands.
  private mutating func count(_ first: UInt32, _ second: UInt32) throws(IndexError) -> Int {
    let term = Term(symbol(first), symbol(second))
    let place =
      Int(truncatingIfNeeded: (term.key &* 0x9E37_79B9_7F4A_7C15) >> 32)
      & (ReadingOdds.mostCounted - 1)
    if counted[place].term == term { return counted[place].count }
    let count = try ReadingOdds.count(term, segments)
    counted[place] = (term, count)
    return count
  }

  private static func count(
    _ term: Term, _ segments: [SnapshotSegment]
  ) throws(IndexError) -> Int {
    var count = 0
    for segment in segments { count += try segment.segment.terms.find(term)?.count ?? 0 }
    return count
  }
}
