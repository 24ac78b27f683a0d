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
  /// For all marks, whether they are enough.
  private var isEnough: [Bool]

  /// Marks that have one of the `required` ones are enough.
  init(count: Int, required: [UInt16]) {
    self.count = count
    isEnough = Array(repeating: false, count: 1 << (2 * count))
    for marks in required { isEnough[Int(marks)] = true }
    for bit in 0..<2 * count {
      let step = 1 << bit
      for marks in isEnough.indices where marks & step != 0 && isEnough[marks ^ step] {
        isEnough[marks] = true
      }
    }
  }

  /// For the bigrams at `places` of a phrase of `length` characters; nil where the errors that are
  /// allowed can destroy all of them.
  init?(_ places: [Int], length: Int, _ budget: ErrorBudget) {
    var required: Set<UInt16> = []
    var fits = [UInt8](repeating: ApproximatePhrase.Fit.exact, count: length)
    GramFilter.collect(places, budget, &fits, from: 0, edits: 0, likes: 0, into: &required)
    guard !required.contains(0) else { return nil }
    self.init(count: places.count, required: Array(required))
  }

  /// Adds what is left of the grams by each choice of errors in the characters from `first` on.
  private static func collect(
    _ places: [Int], _ budget: ErrorBudget, _ fits: inout [UInt8], from first: Int, edits: Int,
    likes: Int, into required: inout Set<UInt16>
  ) {
    required.insert(marks(places, fits))
    for index in first..<fits.count {
      for (fit, edits, likes) in [
        (ApproximatePhrase.Fit.like, edits, likes + 1),
        (ApproximatePhrase.Fit.none, edits + 1, likes),
      ] where budget.allows(edits: edits, likes: likes) {
        fits[index] = fit
        collect(
          places, budget, &fits, from: index + 1, edits: edits, likes: likes, into: &required)
      }
      fits[index] = ApproximatePhrase.Fit.exact
    }
  }

  /// The grams that are left. A character lost destroys those that one wrong does, and one too many
  /// no more.
  private static func marks(_ places: [Int], _ fits: [UInt8]) -> UInt16 {
    var marks: UInt16 = 0
    for (gram, place) in places.enumerated() {
      switch fits[place] + fits[place + 1] {
      case 0: marks |= 1 << UInt16(gram)
      case 1: marks |= 1 << UInt16(gram + places.count)
      default: break
      }
    }
    return marks
  }

  /// The grams to look for where these stand: a reading has one of them, for the others together
  /// are not enough. None where even all are not.
  @inline(__always)
  func sought(_ marks: UInt16) -> UInt16 {
    var rest = marks
    while rest != 0 && isEnough[Int(rest)] { rest &= rest &- 1 }
    return marks & ~rest
  }
}
