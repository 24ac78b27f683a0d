// What two stretches of a page have in common beyond the words that all newspapers use: names,
// places, projects. Pairs of characters that are not among the common ones stand for them.

/// Finds what stretches may share.
enum Cohesion {
  /// Where the pairs of Han characters in a stretch that are not among the common ones stand first
  /// in it.
  static func rarePairs(_ text: PageText, _ range: Range<Int>) -> [Int] {
    let scalars = text.scalars
    let traits = text.traits
    let common = CharacterPairs.shared.listing
    return range.dropLast().filter { place in
      traits[place].contains(.han) && traits[place + 1].contains(.han)
        && !common.holds(scalars[place], scalars[place + 1])
        && text.pairs.isFirst(place, in: range)
    }
  }
}
