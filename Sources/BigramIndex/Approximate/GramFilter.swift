// Which bigrams of a phrase must stand in a text for a reading of the phrase to stand there (the filter of
// Jokinen and Ukkonen, "Two Algorithms for Approximate String Matching in Static Texts", 1991, told
// apart by what each error destroys).

/// Tells from the grams in a block whether a reading can be there, and which grams lead to it.
///
/// Marks are the grams as bits: the lowest `count` for those that stand exactly, as many above them for
/// those with one character of like shape.
struct GramFilter {
  /// Grams.
  let count: Int
  /// Whether one gram alone is always enough.
  let isOfOne: Bool
  /// For all marks, whether they are enough.
  private var enough: [Bool]
  /// What is enough has all marks of one of these, and none of them has all of another's.
  private(set) var sets: [UInt16] = []

  /// Any gram is enough, exactly or else, where `orLike`, with a character of like shape.
  init(anyOf count: Int, orLike: Bool) {
    self.count = count
    isOfOne = true
    enough = Array(repeating: false, count: 1 << (2 * count))
    for gram in 0..<(orLike ? 2 * count : count) {
      enough[1 << gram] = true
      sets.append(1 << UInt16(gram))
    }
    closeUpward()
  }

  /// More marks than are enough are enough.
  private mutating func closeUpward() {
    var enough = enough.mutableSpan
    var step = 1
    while step < enough.count {
      for first in stride(from: 0, to: enough.count, by: 2 * step) {
        for marks in first..<first + step where enough[marks] { enough[marks + step] = true }
      }
      step *= 2
    }
  }

  /// For the bigrams at `places` of a phrase of `length` characters; nil where the errors that are
  /// allowed can destroy all of them.
  init?(_ places: [Int], length: Int, _ budget: ErrorBudget) {
    count = places.count
    isOfOne = false
    enough = Array(repeating: false, count: 1 << (2 * places.count))
    var fits = [UInt8](repeating: ApproximatePhrase.Fit.exact, count: length)
    collect(places, budget, &fits, from: 0, edits: 0, likes: 0)
    guard !enough[0] else { return nil }
    keepFewest()
    closeUpward()
  }

  /// Leaves of `sets` those that have not all marks of another.
  private mutating func keepFewest() {
    var kept: [UInt16] = []
    for size in 1...max(2 * count, 1) {
      for set in sets where set.nonzeroBitCount == size {
        if !kept.contains(where: { $0 & ~set == 0 }) { kept.append(set) }
      }
    }
    sets = kept
  }

  /// Makes enough what is left of the grams by each choice of errors in the characters from `first`
  /// on.
  private mutating func collect(
    _ places: [Int], _ budget: ErrorBudget, _ fits: inout [UInt8], from first: Int, edits: Int,
    likes: Int
  ) {
    let left = GramFilter.marks(places, fits)
    if !enough[Int(left)] { sets.append(left) }
    enough[Int(left)] = true
    for index in first..<fits.count {
      if budget.allows(edits: edits, likes: likes + 1) {
        fits[index] = ApproximatePhrase.Fit.like
        collect(places, budget, &fits, from: index + 1, edits: edits, likes: likes + 1)
      }
      if budget.allows(edits: edits + 1, likes: likes) {
        fits[index] = ApproximatePhrase.Fit.none
        collect(places, budget, &fits, from: index + 1, edits: edits + 1, likes: likes)
      }
      fits[index] = ApproximatePhrase.Fit.exact
    }
  }

  /// The grams that are left. A character lost destroys those that one wrong does, and one too many
  /// no more.
  private static func marks(_ places: [Int], _ fits: [UInt8]) -> UInt16 {
    var marks: UInt16 = 0
    for gram in places.indices {
      let place = places[gram]
      switch fits[place] + fits[place + 1] {
      case 0: marks |= 1 << UInt16(gram)
      case 1: marks |= 1 << UInt16(gram + places.count)
      default: break
      }
    }
    return marks
  }

  /// Whether a reading can be where these stand.
  @inline(__always)
  func isEnough(_ marks: UInt16) -> Bool { enough[Int(marks)] }

  /// The grams to look for where these stand: a reading has one of them, for the others together
  /// are not enough. None where even all are not.
  @inline(__always)
  func sought(_ marks: UInt16) -> UInt16 {
    var rest = marks
    while rest != 0 && enough[Int(rest)] { rest &= rest &- 1 }
    return marks & ~rest
  }

  /// The same for readings that begin in a block of the marks `before` and end in the next, of the marks
  /// `behind`: the grams at the phrase's beginning stand in the one, the others in the other.
  @inline(__always)
  func sought(_ before: UInt16, _ behind: UInt16) -> UInt16 {
    var all: UInt16 = 0
    for split in 1..<max(count, 1) {
      // The lowest grams, those that stand exactly and the others.
      let lowest = (UInt16(1) << UInt16(split) - 1) * (1 | 1 << UInt16(count))
      guard before & lowest != 0, behind & ~lowest != 0 else { continue }
      all |= sought(before & lowest | behind & ~lowest)
    }
    return all
  }
}
