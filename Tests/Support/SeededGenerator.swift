/// A small, fast random generator whose whole state is one printed number.
///
/// Property tests draw from it and print `seed` when they fail, so that a failure can be repeated.
/// Source: SplitMix64, Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
package struct SeededGenerator: RandomNumberGenerator {
  /// The number the generator was made from.
  package let seed: UInt64
  private var state: UInt64

  /// Makes a generator that yields the same numbers whenever it is given the same seed.
  package init(seed: UInt64) {
    self.seed = seed
    self.state = seed
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
