/// Tells nearly all places at which none of many words begins, by the first two scalars there.
struct WordSieve: Sendable {
  /// A bit for every hash of two first scalars.
  private let bits: [UInt64]
  /// What is left of a hash are its upper bits.
  private let shift: UInt32
  /// The words of one scalar.
  private let alone: ScalarSet

  /// Makes a sieve of sixteen bits a word or more.
  init(_ words: [some Collection<UInt32>]) {
    var size: UInt32 = 10
    while 1 << size < 16 * words.count { size += 1 }
    var bits = [UInt64](repeating: 0, count: 1 << Int(size) / 64)
    for word in words {
      guard let first = word.first, let second = word.dropFirst().first else { continue }
      let hash = PairHash.of(first, second) >> (32 - size)
      bits[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
    }
    self.bits = bits
    shift = 32 - size
    alone = ScalarSet(words.filter { $0.count == 1 }.compactMap(\.first))
  }

  /// Whether one of the words may stand where these two scalars do.
  @inline(__always)
  func mayBegin(_ first: UInt32, _ second: UInt32) -> Bool {
    let hash = PairHash.of(first, second) &>> shift
    return bits[Int(hash >> 6)] >> UInt64(hash & 63) & 1 != 0 || alone.contains(first)
  }
}
