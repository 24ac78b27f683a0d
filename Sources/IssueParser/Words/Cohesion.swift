// What two stretches of a page have in common beyond the words that all newspapers use: names,
// places, projects. Pairs of characters that are not among the common ones stand for them.

/// Compares stretches by their rare pairs. Looks at a bounded number of stretches of a page.
struct Cohesion {
  let text: PageText
  /// How many more stretches may be compared; a page of nothing but fragments must stay linear.
  private var budget = 1500

  /// The greatest preference there is.
  static let limit: Float = 3

  init(_ text: PageText) { self.text = text }

  /// How much more the probe has in common with `home` than with `host`, -3 to 3.
  mutating func preference(_ probe: Range<Int>, home: Range<Int>, host: Range<Int>) -> Float {
    guard budget > 0 else { return 0 }
    budget -= 1
    let pairs = Cohesion.rarePairs(text, probe.prefix(200))
    guard pairs.count > 1 else { return 0 }
    let shared =
      pairs.countStanding(in: text.scalars, home.suffix(700))
      - pairs.countStanding(in: text.scalars, host.suffix(700))
    return max(-Cohesion.limit, min(Cohesion.limit, Float(shared) * 0.4))
  }

  /// The pairs of Han characters in a stretch that are not among the common ones.
  static func rarePairs(_ text: PageText, _ range: Range<Int>) -> PairSet {
    let scalars = text.scalars
    let traits = text.traits
    let common = CharacterPairs.shared.listing
    var pairs = PairSet(most: range.count)
    for place in range.dropLast()
    where traits[place].contains(.han) && traits[place + 1].contains(.han)
      && !common.holds(scalars[place], scalars[place + 1])
    {
      pairs.insert(scalars[place], scalars[place + 1])
    }
    return pairs
  }
}
