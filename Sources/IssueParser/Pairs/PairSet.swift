/// A small set of pairs of characters, asked at every character of a page: open addressing without
/// a hasher, since no input makes more than a few hundred pairs of one.
struct PairSet {
  /// First the pairs by slot, the highest bit set, zero where free; behind them the sieve, a bit
  /// for every hash of a pair in the set, sixteen times as many as slots: of the pairs that are not
  /// in it, nearly all are told by one load that the processor foresees.
  private var words: [UInt64]
  private let mask: Int
  private let sieveMask: Int
  /// How many pairs are in the set.
  private(set) var count = 0

  /// Makes an empty set that holds at most `most` pairs.
  init(most: Int) {
    var capacity = 16
    while capacity < 2 * most { capacity *= 2 }
    words = [UInt64](repeating: 0, count: capacity + capacity / 4)
    mask = capacity - 1
    sieveMask = capacity / 4 - 1
  }

  /// How many slots there are: `slot` gives one of them.
  var slotCount: Int { mask + 1 }

  /// The slots for which a rule holds, ascending by the first and then by the second character.
  func slots(where holds: (Int) -> Bool) -> [Int] {
    (0..<slotCount).filter { words[$0] != 0 && holds($0) }.sorted { words[$0] < words[$1] }
  }

  /// The pair in a slot; nil where that is free.
  subscript(slot: Int) -> (first: UInt32, second: UInt32)? {
    guard words[slot] != 0 else { return nil }
    return (
      UInt32(truncatingIfNeeded: words[slot] >> 32) & 0x1F_FFFF,
      UInt32(truncatingIfNeeded: words[slot])
    )
  }

  /// Puts a pair in: its slot, and whether it is new.
  @discardableResult
  mutating func insert(_ first: UInt32, _ second: UInt32) -> (slot: Int, isNew: Bool) {
    let key = PairSet.key(first, second)
    let hash = PairSet.hash(first, second)
    var slot = hash & mask
    while words[slot] != 0 {
      if words[slot] == key { return (slot, false) }
      slot = (slot + 1) & mask
    }
    precondition(2 * count <= mask, "a set of pairs holds no more than it was made for")
    words[slot] = key
    words[mask + 1 + (hash >> 6 & sieveMask)] |= 1 << UInt64(hash & 63)
    count += 1
    return (slot, true)
  }

  /// Marks the slots of the pairs that stand in a stretch of a text. Cost: linear in the stretch.
  func mark(_ hasSeen: inout [Bool], in scalars: [UInt32], _ range: Range<Int>) {
    forEachStanding(in: scalars, range) { hasSeen[$0] = true }
  }

  /// Tells the slots of the pairs that stand in a stretch of a text, one after another.
  ///
  /// Cost: linear in the stretch.
  @inline(__always)
  func forEachStanding(in scalars: [UInt32], _ range: Range<Int>, _ tell: (Int) -> Void) {
    guard count > 0, range.count > 1 else { return }
    let text = scalars.span.extracting(range)
    let words = words.span
    let mask = mask
    let sieve = words.extracting((mask + 1)...)
    let sieveMask = sieve.count - 1
    precondition(sieveMask == self.sieveMask && sieveMask > 0, "the sieve stands behind the slots")
    // No pair begins with what stands before the stretch.
    var first: UInt32 = 0
    var index = 0
    while index < text.count {
      let second = text[index]
      index &+= 1
      let hash = PairSet.hash(first, second)
      let key = PairSet.key(first, second)
      first = second
      guard sieve[hash >> 6 & sieveMask] >> UInt64(hash & 63) & 1 != 0 else { continue }
      var slot = hash & mask
      while words[slot] != 0, words[slot] != key { slot = (slot &+ 1) & mask }
      if words[slot] != 0 { tell(slot) }
    }
  }

  /// The slot of a pair; nil where it is not in the set.
  func slot(_ first: UInt32, _ second: UInt32) -> Int? {
    let key = PairSet.key(first, second)
    let hash = PairSet.hash(first, second)
    guard words[mask &+ 1 &+ (hash >> 6 & sieveMask)] >> UInt64(hash & 63) & 1 != 0 else {
      return nil
    }
    var slot = hash & mask
    while words[slot] != 0 {
      if words[slot] == key { return slot }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  @inline(__always)
  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    1 << 63 | UInt64(first) << 32 | UInt64(second)
  }

  @inline(__always)
  private static func hash(_ first: UInt32, _ second: UInt32) -> Int {
    let pair = UInt64(first) << 32 | UInt64(second)
    return Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> 36)
  }
}
