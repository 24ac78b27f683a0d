// Where the pairs of characters of a page stand. Headlines, photos and torn columns all ask which
// of their words are said again, and where: one sorting of the page serves them all, and an answer
// is found by halving, however often a page says the same.

import ChineseText

/// The places of each pair of adjacent scalars of a text.
struct PairPlaces {
  private let scalars: [UInt32]
  /// The places of all pairs by the hash of these, and those with the same hash ascending.
  private let places: [UInt32]
  /// For each hash, and once more, where its places begin in `places`.
  private let starts: [UInt32]
  /// What is left of a hash are its upper bits.
  private let shift: UInt32

  /// Finds all pairs. Cost: linear.
  init(_ scalars: [UInt32]) {
    var bits: UInt32 = 4
    while 1 << bits < scalars.count { bits += 1 }
    let shift = 32 - bits
    var places = [UInt32](repeating: 0, count: max(0, scalars.count - 1))
    // First where the places of a hash end; as these are put in, the last one first, that becomes
    // where they begin.
    var starts = [UInt32](repeating: 0, count: 1 << Int(bits) + 1)
    do {
      let text = scalars.span
      var places = places.mutableSpan
      var starts = starts.mutableSpan
      for place in 0..<places.count {
        starts[PairPlaces.hash(text[place], text[place &+ 1], shift)] &+= 1
      }
      var end: UInt32 = 0
      for hash in 0..<starts.count {
        end &+= starts[hash]
        starts[hash] = end
      }
      for place in (0..<places.count).reversed() {
        let hash = PairPlaces.hash(text[place], text[place &+ 1], shift)
        starts[hash] &-= 1
        places[Int(starts[hash])] = UInt32(truncatingIfNeeded: place)
      }
    }
    self.scalars = scalars
    self.places = places
    self.starts = starts
    self.shift = shift
  }

  /// The nearest place before one at which the same pair stands; nil where it stands at none.
  @inline(__always)
  func before(_ place: Int) -> Int? {
    let alike = alike(scalars[place], scalars[place &+ 1])
    var index = firstIndex(from: place, in: alike)
    while index > alike.lowerBound {
      index &-= 1
      if holds(Int(places[index]), pairAt: place) { return Int(places[index]) }
    }
    return nil
  }

  /// Whether the pair at a place stands in a stretch, with both its scalars.
  func stands(_ place: Int, in stretch: Range<Int>) -> Bool {
    let alike = alike(scalars[place], scalars[place &+ 1])
    var index = firstIndex(from: stretch.lowerBound, in: alike)
    while index < alike.upperBound, Int(places[index]) &+ 1 < stretch.upperBound {
      if holds(Int(places[index]), pairAt: place) { return true }
      index &+= 1
    }
    return false
  }

  /// Whether a stretch holds the pair at one of its places nowhere before that.
  func isFirst(_ place: Int, in stretch: Range<Int>) -> Bool {
    !stands(place, in: stretch.lowerBound..<place + 1)
  }

  /// Puts all places of a pair into `found` instead of what stands there, ascending.
  func find(_ first: UInt32, _ second: UInt32, into found: inout [Int]) {
    found.removeAll(keepingCapacity: true)
    for index in alike(first, second) {
      let place = Int(places[index])
      if scalars[place] == first, scalars[place + 1] == second { found.append(place) }
    }
  }

  /// Where in `places` those stand whose pairs have the hash of this one.
  @inline(__always)
  private func alike(_ first: UInt32, _ second: UInt32) -> Range<Int> {
    let hash = PairPlaces.hash(first, second, shift)
    return Int(starts[hash])..<Int(starts[hash + 1])
  }

  /// The first of the indices of `places` with a place at or behind one.
  @inline(__always)
  private func firstIndex(from place: Int, in alike: Range<Int>) -> Int {
    partitioningIndex(in: alike) { Int(places[$0]) < place }
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
