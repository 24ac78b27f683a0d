// Whether a reading with a wrong, lost or extra character is the phrase misread, or other words
// that happen to differ by a character: 人民政协 is no misread 人民政府. The noisy channel of
// Kernighan, Church and Gale, "A Spelling Correction Program Based on a Noisy Channel Model", 1990,
// with what the archive itself holds as the model of the language: text stands in other texts too,
// noise does not.

/// Weighs what the text reads around the errors of a reading against what it would read with the
/// phrase in its place.
///
/// Both are as likely as the rarest bigram among those that the errors touch, the characters before
/// and behind the reading included, is common: counted in blocks of the live documents of a commit,
/// so that no answer depends on when the others are merged away.
///
/// Measured on texts with 5, 10 and 20 % of the characters misread (`MisreadTextTests`): of the
/// first ten hits of a phrase of four characters .43 to .45 are right without these odds and over
/// .9 with them, and the odds leave out less than 1 % of what is right.
struct ReadingOdds {
  private let phrase: ApproximatePhrase
  /// Whether phrase and texts are scalars, and not symbols.
  private let isOfScalars: Bool
  private var counts: BigramCounts
  /// The counts of the phrase's bigrams.
  private let own: [Int]
  /// Whether all of the phrase's bigrams stand somewhere. Where one does not, the phrase is what is
  /// odd, and whatever reads almost so may be what is meant.
  private let isPhraseKnown: Bool

  /// Whether there is text enough that what stands nowhere else is odd.
  private let hasEnoughText: Bool

  /// So much text is needed.
  private static let fewestCharacters = 100_000
  /// A bigram that stands in so many blocks may be noise in all of them.
  private static let noise = 2
  /// By how much the phrase's text must be commoner where the text read is no such noise: no engine
  /// misreads a twentieth of what it reads as the same unlike character.
  private static let factor = 20

  /// A character lost is rarer than one wrong.
  private static let lossTimes = 4

  /// Prepares for a phrase, which `isOfScalars` as the texts are, or is of symbols.
  init(
    _ phrase: ApproximatePhrase, _ segments: [SnapshotSegment], isOfScalars: Bool
  ) throws(IndexError) {
    self.phrase = phrase
    self.isOfScalars = isOfScalars
    counts = BigramCounts(segments)
    let characters = segments.reduce(0) { $0 + $1.liveCharacters }
    hasEnoughText = characters >= ReadingOdds.fewestCharacters
    let symbols =
      isOfScalars ? phrase.phrase.map { TextAlphabet.symbol(ofScalar: $0) } : phrase.phrase
    var own: [Int] = []
    for place in symbols.indices.dropLast() {
      own.append(try counts.count(Term(symbols[place], symbols[place + 1])))
    }
    self.own = own
    isPhraseKnown = !own.contains(0)
  }

  /// A reading, if it is likelier the phrase misread than text of its own. It stands at
  /// `match.range` of `text`; a field ends with 0.
  ///
  /// A wrong character at an end of the phrase can as well be one lost, and the next of the text;
  /// it is that where only that is likely, and not part of the reading then.
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

  /// Whether the text at `reading` is likelier the phrase misread: so many `times` as likely, and
  /// more.
  private mutating func favour(
    _ reading: Range<Int>, in text: [UInt32], times: Int
  ) throws(IndexError) -> Bool {
    let length = phrase.phrase.count
    let shorter = min(length, reading.count)
    // What fits at both ends is as it should be; the errors lie between.
    var front = 0
    while front < shorter, fits(front, text[reading.lowerBound + front]) { front += 1 }
    var back = 0
    while back < shorter - front,
      fits(length - 1 - back, text[reading.upperBound - 1 - back])
    {
      back += 1
    }
    let end = TextAlphabet.separator
    let before = reading.lowerBound > 0 ? text[reading.lowerBound - 1] : end
    let behind = reading.upperBound < text.count ? text[reading.upperBound] : end
    let isInside = front > 0 && back > 0
    // What has no error in it is known, and all there is to ask for where errors are inside.
    var most = Int.max
    for place in max(front - 1, 0)..<length - max(back, 1) { most = min(most, own[place]) }
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
        if front == 0, before != end { asked = min(most, try count(before, phrase.phrase[0])) }
        if back == 0, behind != end, let known = asked {
          asked = min(known, try count(phrase.phrase[length - 1], behind))
        }
      }
      // The ends of the field may leave nothing to compare with.
      if let asked, asked < .max, favours(asked, over: read, isInside, times: times) { return true }
    }
    return false
  }

  /// Whether text whose rarest bigram stands in `asked` blocks is likelier misread than such as
  /// stands in `read` blocks is meant; so it is for more of the one, and for less of the other.
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

  /// In how many blocks two neighbours of a text stand so.
  private mutating func count(_ first: UInt32, _ second: UInt32) throws(IndexError) -> Int {
    guard isOfScalars else { return try counts.count(Term(first, second)) }
    let (first, second) = (
      TextAlphabet.symbol(ofScalar: first), TextAlphabet.symbol(ofScalar: second)
    )
    return try counts.count(Term(first, second))
  }
}

/// In how many blocks bigrams stand; those asked for last are kept.
private struct BigramCounts {
  /// Each with what is deleted of it, if anything is.
  private let segments: [(segment: Segment, deleted: DocumentFilter?)]
  /// Each at the place that its key leads to.
  private var kept: [(term: Term, count: Int)]

  /// Bigrams that are kept; a power of two.
  private static let mostKept = 1024

  init(_ segments: [SnapshotSegment]) {
    self.segments = segments.map { one in
      let deleted = one.tombstones.documents
      return (one.segment, deleted.isEmpty ? nil : DocumentFilter(deleted, of: one.segment))
    }
    kept = Array(repeating: (Term(key: .max), 0), count: BigramCounts.mostKept)
  }

  /// In how many blocks of live documents a bigram stands.
  mutating func count(_ term: Term) throws(IndexError) -> Int {
    let place =
      Int(truncatingIfNeeded: (term.key &* 0x9E37_79B9_7F4A_7C15) >> 32)
      & (BigramCounts.mostKept - 1)
    if kept[place].term == term { return kept[place].count }
    var count = 0
    for (segment, deleted) in segments {
      guard let list = try segment.terms.find(term) else { continue }
      count += try list.count - (deleted?.blockCount(in: list) ?? 0)
    }
    kept[place] = (term, count)
    return count
  }
}
