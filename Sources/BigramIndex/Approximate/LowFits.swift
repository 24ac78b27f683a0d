// Which characters of a phrase a low byte of a text may be: what tells most places that cannot be a
// reading, without their tails.

/// For each low byte the places of a phrase that it fits, a bit each.
struct LowFits: Sendable {
  /// For each low byte the places that it fits exactly or as a character of like shape, and above
  /// them those that it fits exactly. A byte fits as well as the best of the characters that share
  /// it.
  private let words: [UInt64]
  /// For each place of the phrase at which a part can begin, and for each place of the text from
  /// the first one on that the edits leave for the phrase: which characters may stand there.
  private let bands: [UInt64]
  /// Such places.
  private let reach: Int
  private let count: Int
  private let budget: ErrorBudget

  /// Whether these are all characters of the phrase.
  private let isWhole: Bool

  /// Characters of which a word has both bits, in halves that keep a bit free for a carry; longer
  /// phrases are told by the first of them.
  private static let most = 31
  /// The bits of one half.
  private static let half: UInt64 = 32
  /// In both halves the bits of all places of the phrase.
  private let all: UInt64

  /// Prepares for a phrase of symbols.
  init(_ phrase: ApproximatePhrase) {
    count = min(phrase.phrase.count, LowFits.most)
    isWhole = phrase.phrase.count == count
    budget = phrase.budget
    var words = [UInt64](repeating: 0, count: 256)
    for row in 0..<count {
      let fitting = UInt64(1) << UInt64(row)
      for like in phrase.likes[row] { words[Int(TextAlphabet.code(like).low)] |= fitting }
      words[Int(TextAlphabet.code(phrase.phrase[row]).low)] |=
        fitting | fitting << LowFits.half
    }
    // The end of a field is no character.
    words[0] = 0
    self.words = words
    let rows = UInt64(1) << UInt64(count) - 1
    all = rows | rows << LowFits.half
    let (count, edits) = (count, budget.edits)
    let reach = count + 2 * edits
    self.reach = reach
    bands = (0..<count).flatMap { part in
      (0..<reach).map { place in
        var rows: UInt64 = 0
        for row in 0..<count {
          // A part stands where it stands; of three characters it may be one.
          let slack = row == part || (row == part + 1 && count > 3) ? 0 : edits
          if abs(place - edits - row) <= slack { rows |= 1 << UInt64(row) }
        }
        return rows | rows << LowFits.half
      }
    }
  }

  /// The places of the phrase that a low byte fits.
  @inline(__always)
  func rows(_ low: UInt8) -> UInt64 { words.span[Int(low)] }

  /// Whether a part of the phrase may stand at `place`; of what stands behind `lows` nothing is
  /// known.
  @inline(__always)
  func mayStand(_ part: Range<Int>, at place: Int, in lows: Span<UInt8>) -> Bool {
    guard part.upperBound <= count else { return true }
    return rows(lows[place]) >> UInt64(part.lowerBound) & 1 == 1
      && (part.count < 2 || place + 1 >= lows.count
        || rows(lows[place + 1]) >> UInt64(part.lowerBound + 1) & 1 == 1)
  }

  /// The places of the phrase that stand in a text of two pieces, each with the next one behind it,
  /// as far as there is one; those of `alone` without it.
  func parts(
    in ahead: Span<UInt8>, _ behind: Span<UInt8>, alone: UInt64
  ) -> UInt64 {
    guard isWhole else { return .max }
    var last: UInt64 = 0
    var all: UInt64 = 0
    for index in 0..<ahead.count {
      let rows = rows(ahead[index])
      all |= last & rows >> 1 | rows & alone
      last = rows
    }
    for index in 0..<behind.count {
      let rows = rows(behind[index])
      all |= last & rows >> 1 | rows & alone
      last = rows
    }
    return all | last
  }

  /// Whether the text around a part of the phrase that stands at `place` of `lows` can be a
  /// reading, if there is no other text: each other character is taken where it fits best, as far
  /// off as the edits can move it.
  func canRead(_ part: Range<Int>, at place: Int, in lows: Span<UInt8>) -> Bool {
    guard place + part.count <= lows.count, part.lowerBound < count else {
      return part.lowerBound >= count
    }
    let bands = bands.span.extracting(
      reach * part.lowerBound..<reach * (part.lowerBound + 1))
    let first = place - part.lowerBound - budget.edits
    let words = words.span
    // Told once, so that no byte has to ask.
    precondition(words.count == 256, "each byte has a word")
    let window = (first..<first + bands.count).clamped(to: 0..<lows.count)
    let skipped = window.lowerBound - first
    let near = lows.extracting(window)
    var found: UInt64 = 0
    for index in 0..<near.count { found |= words[Int(near[index])] & bands[skipped &+ index] }
    let exact = (found >> LowFits.half).nonzeroBitCount
    let fitting = (found & (1 << LowFits.half - 1)).nonzeroBitCount
    return budget.allows(edits: count - fitting, likes: fitting - exact) && isNear(near)
  }

  /// Whether the phrase can be made of a piece of a text by no more edits than are allowed where
  /// every character of like shape fits, and by no more errors where none does.
  ///
  /// Plain equivalent: the edit distances of the phrase to all pieces, the least of them. Each
  /// column of their table is two words, as in Myers, "A Fast Bit-Vector Algorithm for Approximate
  /// String Matching Based on Dynamic Programming", 1999; both tables have a half of each.
  func isNear(_ lows: Span<UInt8>) -> Bool {
    let words = words.span
    // Told once, so that no byte has to ask.
    precondition(words.count == 256, "each byte has a word")
    let all = all
    let last = UInt64(count - 1)
    // A bit of each half.
    let ones: UInt64 = 1 | 1 << LowFits.half
    var more = all
    var less: UInt64 = 0
    var distances = UInt64(count) &* ones
    var (fewest, fewestErrors) = (UInt64(count), UInt64(count))
    for index in 0..<lows.count {
      let fits = words[Int(lows[index])]
      let vertical = fits | less
      let horizontal = ((fits & more) &+ more) ^ more | fits
      let up = (less | ~(horizontal | more)) & all
      let down = more & horizontal
      distances = distances &+ (up &>> last & ones) &- (down &>> last & ones)
      fewest = min(fewest, distances & (1 << LowFits.half &- 1))
      fewestErrors = min(fewestErrors, distances >> LowFits.half)
      more = (down << 1 | ~(vertical | up << 1)) & all
      less = up << 1 & vertical
    }
    return fewest <= UInt64(budget.edits) && fewestErrors <= UInt64(budget.errors)
  }
}
