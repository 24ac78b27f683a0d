// What two stretches of a page have in common: the pairs of characters that both say, the rare ones
// (names, places, projects) more than those that every newspaper page is full of.

/// The pairs of Han characters that a page says more than once, numbered, so that stretches of it are
/// compared by bits.
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
    // Open addressing: one more than where a pair stands first, zero where free.
    var bits: UInt64 = 4
    while 1 << bits < 2 * scalars.count { bits += 1 }
    var firsts = [UInt32](repeating: 0, count: 1 << bits)
    for place in scalars.indices.dropLast()
    where traits[place].contains(.han) && traits[place + 1].contains(.han) {
      let pair = UInt64(scalars[place]) << 32 | UInt64(scalars[place + 1])
      var slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits))
      while firsts[slot] != 0 {
        let first = Int(firsts[slot]) - 1
        if scalars[first] == scalars[place], scalars[first + 1] == scalars[place + 1] { break }
        slot = (slot + 1) & (firsts.count - 1)
      }
      guard firsts[slot] != 0 else {
        firsts[slot] = UInt32(place + 1)
        continue
      }
      let first = Int(firsts[slot]) - 1
      count += 1
      if numbers[first] == Self.none {
        count += 1
        numbers[first] = UInt32(weights.count)
        weights.append(common.information(scalars[place], scalars[place + 1]))
      }
      numbers[place] = numbers[first]
    }
    var places = [UInt32](repeating: 0, count: count)
    var standing = [UInt32](repeating: 0, count: count)
    var next = 0
    for place in numbers.indices where numbers[place] != Self.none {
      places[next] = UInt32(place)
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
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if Int(places[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The pairs of one story: a bit for each of the page's.
  struct Story {
    fileprivate var bits: [UInt64]
  }

  /// The pairs that some stretches say. Cost: linear in the stretches.
  func story(_ stretches: [Range<Int>]) -> Story {
    var bits = [UInt64](repeating: 0, count: (weights.count + 63) / 64)
    for stretch in stretches {
      for number in numbers[standing(in: stretch)] {
        bits[Int(number >> 6)] |= 1 << UInt64(number & 63)
      }
    }
    return Story(bits: bits)
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

  /// How much a stretch shares with a story: the root of the weights of the pairs that stand in both,
  /// each counted once, since the second name in common tells less than the first.
  ///
  /// Cost: linear in the pairs of the stretch.
  func share(_ story: Story, _ rests: Rests, _ index: Int) -> Float {
    let bits = story.bits.span
    let numbers = rests.numbers.span.extracting(rests.starts[index]..<rests.starts[index + 1])
    let weights = weights.span
    var sum: Float = 0
    for index in numbers.indices {
      let number = numbers[index]
      guard bits[Int(number >> 6)] >> UInt64(number & 63) & 1 != 0 else { continue }
      sum += weights[Int(number)]
    }
    return sum.squareRoot()
  }
}
