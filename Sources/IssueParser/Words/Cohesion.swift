// What two stretches of a page have in common beyond the words that all newspapers use: names,
// places, projects. Pairs of characters that are not among the common ones stand for them.

/// Compares stretches by their rare pairs. Looks at a bounded number of stretches of a page.
struct Cohesion {
  let text: PageText
  /// How many more stretches may be compared; a page of nothing but fragments must stay linear.
  private var budget = 1500
  /// The greatest preference there is.
  static let limit: Float = 3
  /// Made for the first comparison: many pages have none.
  private var rare: RarePairs?

  init(_ text: PageText) { self.text = text }

  /// How much more the probe has in common with `home` than with `host`, -3 to 3.
  mutating func preference(_ probe: Range<Int>, home: Range<Int>, host: Range<Int>) -> Float {
    guard budget > 0 else { return 0 }
    budget -= 1
    var pairs = rare.take() ?? RarePairs(text)
    let shared = pairs.shared(probe.prefix(500), home.suffix(1500), host.suffix(1500))
    rare = pairs
    guard let shared else { return 0 }
    return max(-Cohesion.limit, min(Cohesion.limit, Float(shared.home - shared.host) * 0.4))
  }
}

/// The rare pairs of a page in the order of their places, equal ones under one number.
private struct RarePairs {
  /// For each pair in turn its number.
  private let numbers: [Int32]
  /// For each scalar of the page how many of the pairs begin before it.
  private let before: [Int32]
  /// For each number when it was last seen: the time of a comparison, 1 more where `host` was found
  /// to have it too.
  private var seen: [UInt16]
  private var time: UInt16 = 0
  /// What was compared last as `home`, often many times in a row, and for each number when it was
  /// found there.
  private var home = 0..<0
  private var homeTime: UInt16 = 1
  private var seenAtHome: [UInt16]

  /// Finds the pairs of Han characters that are not among the common ones. Cost: linear.
  init(_ text: PageText) {
    let scalars = text.scalars
    let traits = text.traits
    let pairs = CharacterPairs.shared.listing
    // Every place is written, and kept by counting on: what is rare, no processor can foresee.
    var places = [Int32](repeating: 0, count: scalars.count)
    var before = [Int32](repeating: 0, count: scalars.count)
    var count = 0
    do {
      let traits = traits.span
      let scalars = scalars.span
      var places = places.mutableSpan
      var before = before.mutableSpan
      var first = scalars.isEmpty ? .none : pairs.member(scalars[0])
      for index in 0..<max(0, scalars.count &- 1) {
        let second = pairs.member(scalars[index &+ 1])
        places[count] = Int32(truncatingIfNeeded: index)
        before[index] = Int32(truncatingIfNeeded: count)
        let both = traits[index].rawValue & traits[index &+ 1].rawValue
        count &+= Int(both & Glyph.Traits.han.rawValue) & (1 &- pairs.count(first, second))
        first = second
      }
      if !before.isEmpty { before[before.count - 1] = Int32(truncatingIfNeeded: count) }
    }
    places.removeLast(places.count - count)
    self.before = before
    var set = PairSet(most: places.count)
    numbers = places.map {
      Int32(truncatingIfNeeded: set.insert(scalars[Int($0)], scalars[Int($0) + 1]).slot)
    }
    seen = [UInt16](repeating: 0, count: set.slotCount)
    seenAtHome = seen
  }

  /// How many of the probe's distinct pairs stand in `home` and in `host`; nil where it has one or
  /// none.
  ///
  /// Cost: linear in the three stretches, in `home` only where it was not compared right before.
  mutating func shared(_ probe: Range<Int>, _ home: Range<Int>, _ host: Range<Int>)
    -> (home: Int, host: Int)?
  {
    time += 2
    if home != self.home {
      self.home = home
      homeTime = time
      for entry in entries(home) { seenAtHome[Int(numbers[entry])] = time }
    }
    var count = 0
    var inHome = 0
    for entry in entries(probe) where seen[Int(numbers[entry])] < time {
      seen[Int(numbers[entry])] = time
      count += 1
      inHome += seenAtHome[Int(numbers[entry])] == homeTime ? 1 : 0
    }
    guard count > 1 else { return nil }
    var inHost = 0
    for entry in entries(host) where seen[Int(numbers[entry])] == time {
      seen[Int(numbers[entry])] = time + 1
      inHost += 1
    }
    return (inHome, inHost)
  }

  /// The entries of the pairs that stand whole inside a stretch.
  private func entries(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 1 else { return 0..<0 }
    return Int(before[range.lowerBound])..<Int(before[range.upperBound - 1])
  }
}
