// Which bigrams of a phrase must stand in a text for a reading of the phrase to stand there (the
// filter of Jokinen and Ukkonen, "Two Algorithms for Approximate String Matching in Static Texts",
// 1991, told apart by what each error destroys).

import Synchronization

/// Tells from the grams in a block whether a reading can be there, and which grams lead to it.
///
/// Marks are the grams as bits: the lowest `count` for those that stand exactly, as many above them
/// for those whose second character is one of like shape, and as many again, or the same where
/// there are too many grams for so many bits, for those whose first one is.
struct GramFilter: Sendable {
  /// Grams.
  let count: Int
  /// Whether the characters of like shape are told apart.
  let isSplit: Bool
  /// Whether one gram alone is always enough.
  let isOfOne: Bool
  /// For all marks the grams to look for; none where they are not enough.
  private(set) var leading: [UInt16] = []

  /// Any gram is enough, exactly or else, where `orLike`, with a character of like shape.
  init(anyOf count: Int, orLike: Bool) {
    self.count = count
    isSplit = false
    isOfOne = true
    var isLeft = [Bool](repeating: false, count: 1 << rows)
    for gram in 0..<(orLike ? 2 * count : count) { isLeft[1 << gram] = true }
    lead(isLeft)
  }

  /// The filter of phrases of three characters.
  static let ofThree = GramFilter(anyOf: 4, orLike: false)

  /// For the bigrams at `places` of a phrase of `length` characters; nil where the errors that are
  /// allowed can destroy all of them.
  private init?(_ places: [Int], length: Int, _ budget: ErrorBudget) {
    count = places.count
    isSplit = places.count <= GramFilter.mostSplit
    isOfOne = false
    var isLeft = [Bool](repeating: false, count: 1 << rows)
    var fits = [UInt8](repeating: ApproximatePhrase.Fit.exact, count: length)
    collect(places, budget, &fits, &isLeft, from: 0, edits: 0, likes: 0)
    guard !isLeft[0] else { return nil }
    lead(isLeft)
  }

  /// With more grams there would be too many marks.
  private static let mostSplit = 5

  /// Marks that there are.
  var rows: Int { count * (isSplit ? 3 : 2) }

  /// The mark of a gram whose second character, or else whose first one, is one of like shape.
  func like(_ gram: Int, isSecond: Bool) -> Int {
    gram + count * (isSplit && !isSecond ? 2 : 1)
  }

  /// Fills in the grams to look for: in turn those without which the others are enough. What some
  /// errors leave is enough, and so are more marks than are enough.
  private mutating func lead(_ isLeft: [Bool]) {
    leading = Array(repeating: 0, count: isLeft.count)
    var leading = leading.mutableSpan
    for marks in 1..<leading.count {
      let rest = marks & (marks - 1)
      var isEnough = isLeft[marks] || leading[rest] != 0
      var others = rest
      while !isEnough && others != 0 {
        let other = others & -others
        isEnough = leading[marks ^ other] != 0
        others ^= other
      }
      leading[marks] = isEnough ? leading[rest] | UInt16(truncatingIfNeeded: marks ^ rest) : 0
    }
  }

  /// What filters are told apart by.
  private struct Shape: Hashable {
    let places: [Int]
    let length: Int
    let budget: ErrorBudget
  }

  /// Phrases have few shapes, and each filter takes longer to make than a text to look into.
  private static let memory = Mutex<[Shape: GramFilter?]>([:])
  /// Filters that are kept.
  private static let mostKept = 64

  /// For the bigrams at `places` of a phrase of `length` characters; nil where the errors that are
  /// allowed can destroy all of them.
  static func filter(
    _ places: [Int], length: Int, _ budget: ErrorBudget
  ) -> GramFilter? {
    let shape = Shape(places: places, length: length, budget: budget)
    if let known = memory.withLock({ $0[shape] }) { return known }
    let filter = GramFilter(places, length: length, budget)
    memory.withLock {
      if $0.count >= mostKept { $0.removeAll() }
      $0.updateValue(filter, forKey: shape)
    }
    return filter
  }

  /// Tells in `isLeft` what is left of the grams by each choice of errors in the characters from
  /// `first` on.
  private mutating func collect(
    _ places: [Int], _ budget: ErrorBudget, _ fits: inout [UInt8], _ isLeft: inout [Bool],
    from first: Int, edits: Int, likes: Int
  ) {
    isLeft[Int(marks(places, fits))] = true
    for index in first..<fits.count {
      if budget.allows(edits: edits, likes: likes + 1) {
        fits[index] = ApproximatePhrase.Fit.like
        collect(
          places, budget, &fits, &isLeft, from: index + 1, edits: edits, likes: likes + 1)
      }
      if budget.allows(edits: edits + 1, likes: likes) {
        fits[index] = ApproximatePhrase.Fit.none
        collect(
          places, budget, &fits, &isLeft, from: index + 1, edits: edits + 1, likes: likes)
      }
      fits[index] = ApproximatePhrase.Fit.exact
    }
  }

  /// The grams that are left. A character lost destroys those that one wrong does, and one too many
  /// no more.
  private func marks(_ places: [Int], _ fits: [UInt8]) -> UInt16 {
    var marks: UInt16 = 0
    for gram in places.indices {
      let place = places[gram]
      switch fits[place] + fits[place + 1] {
      case 0: marks |= 1 << UInt16(gram)
      case 1: marks |= 1 << UInt16(like(gram, isSecond: fits[place] == 0))
      default: break
      }
    }
    return marks
  }

  /// Whether a reading can be where these stand.
  @inline(__always)
  func isEnough(_ marks: UInt16) -> Bool { sought(marks) != 0 }

  /// The grams to look for where these stand: a reading has one of them, for the others together
  /// are not enough. None where even all are not.
  @inline(__always)
  func sought(_ marks: UInt16) -> UInt16 { leading.span[Int(marks)] }

  /// The same for readings that begin in a block of the marks `before` and end in the next, of the
  /// marks
  /// `behind`: the grams at the phrase's beginning stand in the one, the others in the other.
  @inline(__always)
  func sought(_ before: UInt16, _ behind: UInt16) -> UInt16 {
    var all: UInt16 = 0
    let repeats: UInt16 = 1 | 1 << UInt16(count) | (isSplit ? 1 << UInt16(2 * count) : 0)
    for split in 1..<max(count, 1) {
      // The lowest grams, those that stand exactly and the others.
      let lowest = (UInt16(1) << UInt16(split) - 1) &* repeats
      guard before & lowest != 0, behind & ~lowest != 0 else { continue }
      all |= sought(before & lowest | behind & ~lowest)
    }
    return all
  }
}
