// What two stretches of a page have in common: the pairs of characters that both say, the rare ones
// (names, places, projects) more than those that every newspaper page is full of.

import ChineseText

/// The pairs of Han characters that a page says more than once, numbered, so that stretches of it
/// are compared by bits.
struct PagePairs {
  /// The places of the scalars at which such a pair begins, in order.
  private let places: [UInt32]
  /// The number of the pair at each of `places`.
  private let numbers: [UInt32]
  /// By number how much it tells that two stretches share the pair.
  private let weights: [Float]

  private static let none = UInt32.max

  /// Numbers the pairs of a page's lines. Cost: linear in their scalars.
  init(_ text: PageText) {
    let scalars = text.scalars
    let traits = text.traits
    var numbers = [UInt32](repeating: Self.none, count: scalars.count)
    var weights: [Float] = []
    // How many places hold a numbered pair.
    var count = 0
    let common = CharacterPairs.shared
    for place in scalars.indices.dropLast()
    where traits[place].contains(.han) && traits[place + 1].contains(.han) {
      guard let earlier = text.pairs.before(place) else { continue }
      count += 1
      if numbers[earlier] == Self.none {
        count += 1
        numbers[earlier] = UInt32(weights.count)
        weights.append(common.information(scalars[place], scalars[place + 1]))
      }
      numbers[place] = numbers[earlier]
    }
    var places = [UInt32](repeating: 0, count: count)
    var standing = [UInt32](repeating: 0, count: count)
    var next = 0
    for place in numbers.indices where numbers[place] != Self.none {
      places[next] = UInt32(truncatingIfNeeded: place)
      standing[next] = numbers[place]
      next += 1
    }
    self.places = places
    self.numbers = standing
    self.weights = weights
  }

  /// Where in `places` those inside a stretch stand, its last scalar aside. Cost: logarithmic.
  private func standing(in stretch: Range<Int>) -> Range<Int> {
    let first = index(of: stretch.lowerBound)
    return first..<max(first, index(of: stretch.upperBound - 1))
  }

  /// How many of `places` lie before one.
  private func index(of place: Int) -> Int {
    partitioningIndex(in: places.indices) { Int(places[$0]) < place }
  }

  /// The pairs of one story: for each of the page's its weight, 0 where the story does not say it.
  struct Story {
    fileprivate var weights: [Float]
  }

  /// The pairs that some stretches say. Cost: linear in the stretches and in the page's pairs.
  func story(_ stretches: [Range<Int>]) -> Story {
    var said = [Float](repeating: 0, count: weights.count)
    for stretch in stretches {
      for number in numbers[standing(in: stretch)] { said[Int(number)] = weights[Int(number)] }
    }
    return Story(weights: said)
  }

  /// The pairs of several stretches, each pair once in a stretch, as they first stand in it.
  struct Rests {
    fileprivate let numbers: [UInt32]
    /// For each stretch, and once more, where its pairs begin.
    fileprivate let starts: [Int]
    /// For each stretch what no story shares more of.
    let most: [Float]
  }

  /// The pairs that stretches say. Cost: linear in the stretches.
  func rests(_ stretches: [Range<Int>]) -> Rests {
    let stretches = stretches.map(standing)
    var said = [UInt32](repeating: 0, count: stretches.reduce(0) { $0 + $1.count })
    var count = 0
    var starts = [0]
    starts.reserveCapacity(stretches.count + 1)
    var most: [Float] = []
    most.reserveCapacity(stretches.count)
    // By number the last stretch that said the pair, from 1.
    var lastSaid = [Int](repeating: 0, count: weights.count)
    for (index, stretch) in stretches.enumerated() {
      var sum: Float = 0
      for place in stretch {
        let number = numbers[place]
        guard lastSaid[Int(number)] != index + 1 else { continue }
        lastSaid[Int(number)] = index + 1
        said[count] = number
        count += 1
        sum += weights[Int(number)]
      }
      starts.append(count)
      most.append(sum.squareRoot())
    }
    return Rests(numbers: said, starts: starts, most: most)
  }

  /// How much a stretch shares with a story: the root of the weights of the pairs that stand in
  /// both, each counted once, since the second name in common tells less than the first.
  ///
  /// Cost: linear in the pairs of the stretch.
  func share(_ story: Story, _ rests: Rests, _ index: Int) -> Float {
    let weights = story.weights.span
    let numbers = rests.numbers.span.extracting(rests.starts[index]..<rests.starts[index + 1])
    var sum: Float = 0
    // What is not shared adds nothing: no branch to be guessed wrongly.
    for index in 0..<numbers.count { sum += weights[Int(numbers[index])] }
    return sum.squareRoot()
  }
}
