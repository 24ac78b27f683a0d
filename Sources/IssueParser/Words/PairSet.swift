/// A small set of pairs of characters, asked at every character of a page: open addressing without a
/// hasher, since no input makes more than a few hundred pairs of one.
struct PairSet {
  /// The pairs, the highest bit set; zero where free.
  private var keys: [UInt64]
  private let mask: Int
  /// A bit for every hash of a pair in the set, sixteen times as many as slots: of the pairs that are
  /// not in it, nearly all are told by one load that the processor foresees.
  private var sieve: [UInt64]
  /// How many pairs are in the set.
  private(set) var count = 0

  /// Makes an empty set that holds at most `most` pairs.
  init(most: Int) {
    var capacity = 16
    while capacity < 2 * most { capacity *= 2 }
    keys = [UInt64](repeating: 0, count: capacity)
    mask = capacity - 1
    sieve = [UInt64](repeating: 0, count: capacity / 4)
  }

  /// How many slots there are: `slot` gives one of them.
  var slotCount: Int { keys.count }

  /// The slots for which a rule holds, ascending by the first and then by the second character.
  func slots(where holds: (Int) -> Bool) -> [Int] {
    keys.indices.filter { keys[$0] != 0 && holds($0) }.sorted { keys[$0] < keys[$1] }
  }

  /// The pair in a slot that holds one.
  subscript(slot: Int) -> (first: UInt32, second: UInt32) {
    (
      UInt32(truncatingIfNeeded: keys[slot] >> 32) & 0x7FFF_FFFF,
      UInt32(truncatingIfNeeded: keys[slot])
    )
  }

  /// Puts a pair in: its slot, and whether it is new.
  @discardableResult
  mutating func insert(_ first: UInt32, _ second: UInt32) -> (slot: Int, isNew: Bool) {
    let key = PairSet.key(first, second)
    let hash = PairSet.hash(key)
    var slot = hash & mask
    while keys[slot] != 0 {
      if keys[slot] == key { return (slot, false) }
      slot = (slot + 1) & mask
    }
    precondition(2 * count < keys.count, "a set of pairs holds no more than it was made for")
    keys[slot] = key
    sieve[hash >> 6 & (sieve.count - 1)] |= 1 << UInt64(hash & 63)
    count += 1
    return (slot, true)
  }

  /// The slot of a pair; nil where it is not in the set.
  @inline(__always)
  func slot(_ first: UInt32, _ second: UInt32) -> Int? {
    let key = PairSet.key(first, second)
    let hash = PairSet.hash(key)
    guard sieve[hash >> 6 & (sieve.count - 1)] >> UInt64(hash & 63) & 1 != 0 else { return nil }
    var slot = hash & mask
    while keys[slot] != 0 {
      if keys[slot] == key { return slot }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// How many of the pairs stand in a stretch of a text. Cost: linear in the stretch.
  func countStanding(in scalars: [UInt32], _ range: Range<Int>) -> Int {
    var hasSeen = [Bool](repeating: false, count: slotCount)
    return mark(&hasSeen, in: scalars, range)
  }

  /// Marks the slots of the pairs that stand in a stretch of a text: how many were not marked before.
  ///
  /// Cost: linear in the stretch.
  @discardableResult
  func mark(_ hasSeen: inout [Bool], in scalars: [UInt32], _ range: Range<Int>) -> Int {
    guard count > 0, range.count > 1 else { return 0 }
    var seen = 0
    var first = scalars[range.lowerBound]
    for index in range.lowerBound + 1..<range.upperBound {
      let second = scalars[index]
      if let slot = slot(first, second), !hasSeen[slot] {
        hasSeen[slot] = true
        seen += 1
      }
      first = second
    }
    return seen
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    1 << 63 | UInt64(first) << 32 | UInt64(second)
  }

  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 36)
  }
}
