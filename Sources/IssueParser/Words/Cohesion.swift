// What two stretches of a page have in common beyond the words that all newspapers use: names,
// places, projects. Pairs of characters that are not among the common ones stand for them.

/// Compares stretches by their rare pairs. Looks at a bounded number of stretches of a page.
struct Cohesion {
  let text: PageText
  /// How many more stretches may be compared; a page of nothing but fragments must stay linear.
  private var budget = 1500
  /// Made for the first comparison: many pages have none.
  private var rare: RarePairs?

  init(_ text: PageText) { self.text = text }

  /// How much more the probe has in common with `home` than with `host`, about -3 to 3.
  mutating func preference(_ probe: Range<Int>, home: Range<Int>, host: Range<Int>) -> Float {
    guard budget > 0 else { return 0 }
    budget -= 1
    var pairs = rare.take() ?? RarePairs(text)
    let shared = pairs.shared(probe.prefix(500), home.suffix(1500), host.suffix(1500))
    rare = pairs
    guard let shared else { return 0 }
    return max(-3, min(3, Float(shared.home - shared.host) * 0.4))
  }
}

/// The rare pairs of a page in the order of their places, equal ones under one number.
private struct RarePairs {
  /// Where the pairs start, ascending.
  private let places: [Int]
  /// For each place the number of its pair.
  private let numbers: [Int]
  /// For each number when it was last seen: the time of a comparison, 1 more where `home` was found
  /// to have it, 2 more where `host` was.
  private var seen: [Int]
  private var time = 0

  /// Finds the pairs of Han characters that are not among the common ones. Cost: linear.
  init(_ text: PageText) {
    let scalars = text.scalars
    let traits = text.traits
    let pairs = CharacterPairs.shared
    // Every place is written, and kept by counting on: what is rare, no processor can foresee.
    var places = [Int](repeating: 0, count: scalars.count)
    var count = 0
    var first = CharacterPairs.Member.none
    for index in scalars.indices.dropLast() {
      let second = pairs.member(scalars[index + 1])
      if index == 0 { first = pairs.member(scalars[0]) }
      places[count] = index
      let isPair = traits[index].intersection(traits[index + 1]).contains(.han)
      count += (isPair ? 1 : 0) & (1 - pairs.listedCount(first, second))
      first = second
    }
    places.removeLast(places.count - count)
    self.places = places
    var set = PairSet(most: places.count)
    numbers = places.map { set.insert(scalars[$0], scalars[$0 + 1]).slot }
    seen = [Int](repeating: 0, count: set.slotCount)
  }

  /// How many of the probe's distinct pairs stand in `home` and in `host`; nil where it has one or
  /// none.
  ///
  /// Cost: linear in the three stretches.
  mutating func shared(_ probe: Range<Int>, _ home: Range<Int>, _ host: Range<Int>)
    -> (home: Int, host: Int)?
  {
    time += 4
    var count = 0
    for number in numbers[entries(probe)] where seen[number] < time {
      seen[number] = time
      count += 1
    }
    guard count > 1 else { return nil }
    return (mark(home, 1), mark(host, 2))
  }

  /// How many of the probe's distinct pairs stand in a stretch; marks them as seen there.
  private mutating func mark(_ range: Range<Int>, _ sign: Int) -> Int {
    var count = 0
    for number in numbers[entries(range)] where seen[number] >= time && seen[number] & sign == 0 {
      seen[number] |= sign
      count += 1
    }
    return count
  }

  /// The entries of the pairs that stand whole inside a stretch.
  private func entries(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 1 else { return 0..<0 }
    return entry(range.lowerBound)..<entry(range.upperBound - 1)
  }

  /// The first entry at or after a place.
  private func entry(_ place: Int) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
