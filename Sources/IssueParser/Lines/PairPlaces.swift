// Where the pairs of characters of a page stand. Headlines, photos and torn columns all ask which
// of their words are said again, and where: one pass over the page serves them all, and an answer
// is a few steps from one place of a pair to the one before.

/// The places of each pair of adjacent scalars of a text.
struct PairPlaces {
  private let scalars: [UInt32]
  /// By hash one more than the last place whose pair has it, zero where none has.
  private let lasts: [UInt32]
  /// For each place one more than the nearest one before it whose pair has the same hash, zero
  /// where none has.
  private let earlier: [UInt32]
  /// What is left of a hash are its upper bits.
  private let shift: UInt32

  /// After so many steps a stretch is read instead: a page that repeats one pair without end is not
  /// walked through for each of them.
  private static let mostSteps = 200

  /// Finds all pairs. Cost: linear.
  init(_ scalars: [UInt32]) {
    var bits: UInt32 = 4
    while 1 << bits < scalars.count { bits += 1 }
    let shift = 32 - bits
    var lasts = [UInt32](repeating: 0, count: 1 << Int(bits))
    var earlier = [UInt32](repeating: 0, count: max(0, scalars.count - 1))
    do {
      let text = scalars.span
      var lasts = lasts.mutableSpan
      var earlier = earlier.mutableSpan
      for place in 0..<earlier.count {
        let hash = PairPlaces.hash(text[place], text[place &+ 1], shift)
        earlier[place] = lasts[hash]
        lasts[hash] = UInt32(truncatingIfNeeded: place &+ 1)
      }
    }
    self.scalars = scalars
    self.lasts = lasts
    self.earlier = earlier
    self.shift = shift
  }

  /// The nearest place before one at which the same pair stands; nil where it stands at none.
  @inline(__always)
  func before(_ place: Int) -> Int? {
    var next = Int(earlier[place])
    while next > 0 {
      if holds(next &- 1, pairAt: place) { return next &- 1 }
      next = Int(earlier[next &- 1])
    }
    return nil
  }

  /// Whether the pair at a place stands in a stretch, with both its scalars.
  func stands(_ place: Int, in stretch: Range<Int>) -> Bool {
    // From the place itself on where all of the stretch is before it, else from the end of the
    // text.
    var next = Int(
      stretch.upperBound <= place + 1
        ? earlier[place] : lasts[PairPlaces.hash(scalars[place], scalars[place + 1], shift)])
    var steps = 0
    while next > stretch.lowerBound {
      if next < stretch.upperBound, holds(next &- 1, pairAt: place) { return true }
      next = Int(earlier[next &- 1])
      steps &+= 1
      if steps > Self.mostSteps {
        return stretch.dropLast().contains { holds($0, pairAt: place) }
      }
    }
    return false
  }

  /// Whether a stretch holds the pair at one of its places nowhere before that.
  func isFirst(_ place: Int, in stretch: Range<Int>) -> Bool {
    !stands(place, in: stretch.lowerBound..<place + 1)
  }

  /// Puts all places of a pair into `places` instead of what stands there, the last one first.
  func find(_ first: UInt32, _ second: UInt32, into places: inout [Int]) {
    places.removeAll(keepingCapacity: true)
    var next = Int(lasts[PairPlaces.hash(first, second, shift)])
    while next > 0 {
      if scalars[next - 1] == first, scalars[next] == second { places.append(next - 1) }
      next = Int(earlier[next - 1])
    }
  }

  @inline(__always)
  private func holds(_ place: Int, pairAt other: Int) -> Bool {
    scalars[place] == scalars[other] && scalars[place &+ 1] == scalars[other &+ 1]
  }

  @inline(__always)
  private static func hash(_ first: UInt32, _ second: UInt32, _ shift: UInt32) -> Int {
    Int(PairHash.of(first, second) &>> shift)
  }
}
