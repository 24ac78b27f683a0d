// What two stretches of a page have in common: the pairs of characters that both say, the rare ones
// (names, places, projects) more than those that every newspaper page is full of.

/// The pairs of Han characters that a page says more than once, numbered, so that stretches of it are
/// compared by bits.
struct PagePairs {
  /// For each scalar the number of the pair that begins there; `none` where it stands nowhere else.
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
      if numbers[first] == Self.none {
        numbers[first] = UInt32(weights.count)
        weights.append(common.information(scalars[place], scalars[place + 1]))
      }
      numbers[place] = numbers[first]
    }
    self.numbers = numbers
    self.weights = weights
  }

  /// The pairs of one story: a bit for each of the page's.
  struct Story {
    fileprivate var bits: [UInt64]
  }

  /// The pairs that some stretches say. Cost: linear in the stretches.
  func story(_ stretches: [Range<Int>]) -> Story {
    var bits = [UInt64](repeating: 0, count: (weights.count + 63) / 64)
    for stretch in stretches {
      for place in stretch.dropLast() where numbers[place] != Self.none {
        bits[Int(numbers[place] >> 6)] |= 1 << UInt64(numbers[place] & 63)
      }
    }
    return Story(bits: bits)
  }

  /// How much a stretch shares with a story: the root of the weights of the pairs that stand in both,
  /// each counted once, since the second name in common tells less than the first.
  ///
  /// Cost: linear in the stretch.
  func share(_ story: Story, _ stretch: Range<Int>) -> Float {
    guard stretch.count > 1 else { return 0 }
    // What is left of the story's pairs.
    var left = story.bits
    var bits = left.mutableSpan
    let numbers = numbers.span.extracting(stretch.dropLast())
    var sum: Float = 0
    for place in numbers.indices {
      let number = numbers[place]
      guard number != Self.none else { continue }
      let word = Int(number >> 6)
      let bit: UInt64 = 1 << UInt64(number & 63)
      guard bits[word] & bit != 0 else { continue }
      bits[word] &= ~bit
      sum += weights[Int(number)]
    }
    return sum.squareRoot()
  }
}
