/// Tells nearly all places at which none of many words begins, by the first two scalars there.
struct WordSieve: Sendable {
  /// A bit for every hash of two first scalars.
  private let bits: [UInt64]
  /// The words of one scalar.
  private let alone: ScalarSet

  private static let size = 256

  /// Makes a sieve for words by what they begin with.
  init(_ beginnings: [(first: UInt32, second: UInt32?)]) {
    var bits = [UInt64](repeating: 0, count: WordSieve.size)
    var alone: [UInt32] = []
    for (first, second) in beginnings {
      guard let second else {
        alone.append(first)
        continue
      }
      let hash = WordSieve.hash(first, second)
      bits[hash >> 6] |= 1 << UInt64(hash & 63)
    }
    self.bits = bits
    self.alone = ScalarSet(alone)
  }

  /// Whether one of the words may stand where these two scalars do.
  func mayBegin(_ first: UInt32, _ second: UInt32) -> Bool {
    let hash = WordSieve.hash(first, second)
    return bits[hash >> 6] >> UInt64(hash & 63) & 1 != 0 || alone.contains(first)
  }

  private static func hash(_ first: UInt32, _ second: UInt32) -> Int {
    Int((first &* 0x9E37_79B1 ^ second &* 0x85EB_CA77) >> 18)
  }
}
