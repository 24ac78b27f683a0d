// What two stretches of a page have in common beyond the words that all newspapers use: names,
// places, projects. Pairs of characters that are not among the common ones stand for them.

/// Compares stretches by their rare pairs. Looks at a bounded number of stretches of a page.
struct Cohesion {
  let text: PageText
  /// How many more stretches may be compared; a page of nothing but fragments must stay linear.
  private var budget = 1500

  init(_ text: PageText) { self.text = text }

  /// How much more the probe has in common with `home` than with `host`, about -3 to 3.
  mutating func preference(_ probe: Range<Int>, home: Range<Int>, host: Range<Int>) -> Float {
    guard budget > 0 else { return 0 }
    budget -= 1
    let rare = rarePairs(probe.prefix(500))
    guard rare.count > 1 else { return 0 }
    let mine = Float(rare.countStanding(in: text.scalars, home.suffix(1500)))
    let theirs = Float(rare.countStanding(in: text.scalars, host.suffix(1500)))
    return max(-3, min(3, (mine - theirs) * 0.4))
  }

  /// The distinct rare pairs of a stretch.
  func rarePairs(_ range: Range<Int>) -> PairSet {
    var rare = PairSet(most: range.count)
    let scalars = text.scalars
    let pairs = CharacterPairs.shared
    for index in range.dropLast() {
      let first = scalars[index]
      let second = scalars[index + 1]
      let isName = Glyph.isHan(first) && Glyph.isHan(second)
      if isName, !pairs.isListed(first, second) { rare.insert(first, second) }
    }
    return rare
  }

  /// The distinct pairs of Han characters of a stretch, rare ones with more weight.
  func pairs(_ range: Range<Int>) -> [UInt64: Float] {
    var pairs: [UInt64: Float] = [:]
    let scalars = text.scalars
    for index in range.dropLast()
    where Glyph.isHan(scalars[index]) && Glyph.isHan(scalars[index + 1]) {
      let isListed = CharacterPairs.shared.isListed(scalars[index], scalars[index + 1])
      pairs[UInt64(scalars[index]) << 32 | UInt64(scalars[index + 1])] = isListed ? 0.15 : 1
    }
    return pairs
  }

  /// Which of the pairs occur in a stretch.
  func shared(_ pairs: [UInt64: Float], _ range: Range<Int>) -> Set<UInt64> {
    var seen = Set<UInt64>()
    let scalars = text.scalars
    for index in range.dropLast() {
      let key = UInt64(scalars[index]) << 32 | UInt64(scalars[index + 1])
      if pairs[key] != nil { seen.insert(key) }
    }
    return seen
  }
}
