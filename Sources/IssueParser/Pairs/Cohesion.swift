// What two stretches of a page have in common beyond the words that all newspapers use: names,
// places, projects. Pairs of characters that are not among the common ones stand for them.

/// Finds what stretches may share.
enum Cohesion {
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
