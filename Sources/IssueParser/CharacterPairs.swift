// How likely one character follows another: the evidence for whether the line that begins with the
// second goes on where the line that ends with the first breaks off.

/// Statistics of adjacent characters in newspaper Chinese.
struct CharacterPairs: Sendable {
  /// The one table of the program, unpacked when first asked.
  static let shared = CharacterPairs(table)

  /// Open addressing: the pair as `first << 32 | second`, zero where free.
  private var keys: [UInt64]
  private var values: [Float]
  private let mask: Int
  /// Logarithm of occurrences in a million characters, by scalar from U+4E00 on; -1 if unlisted.
  private var frequency: [Int8]

  /// Unpacks the text form, described in `CharacterPairs+Table.swift`.
  init(_ text: String) {
    let capacity = 1 << 17
    mask = capacity - 1
    keys = [UInt64](repeating: 0, count: capacity)
    values = [Float](repeating: 0, count: capacity)
    frequency = [Int8](repeating: -1, count: 0x5200)
    var first: UInt32 = 0
    var pending: UInt32 = 0
    var count = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39:
        first = pending
        let index = Int(first) - 0x4E00
        if frequency.indices.contains(index) { frequency[index] = Int8(scalar.value - 0x30) }
      case 0x41...0x5A:
        guard count < capacity / 2 else { break }
        insert(Self.key(first, pending), 0.4 * Float(scalar.value - 0x41) - 3)
        count += 1
      case 0x21...0x7F, 0, 10, 32: break
      default: pending = scalar.value
      }
    }
  }

  /// Pointwise mutual information of the pair in nats, about -3 (never together) to 7 (a word of
  /// rare characters). Not Han: 0.
  func affinity(_ first: UInt32, _ second: UInt32) -> Float {
    let left = Int(first) - 0x4E00
    let right = Int(second) - 0x4E00
    guard frequency.indices.contains(left), frequency.indices.contains(right) else { return 0 }
    if let slot = slot(first, second) { return values[slot] }
    // Two frequent characters that are not in the table avoid each other; of rare ones it says
    // nothing.
    let known = Float(max(0, frequency[left]) + max(0, frequency[right]))
    return -min(2.5, known * 0.2)
  }

  /// Whether the pair is one of the common ones of newspaper Chinese.
  func isListed(_ first: UInt32, _ second: UInt32) -> Bool { slot(first, second) != nil }

  private func slot(_ first: UInt32, _ second: UInt32) -> Int? {
    let wanted = Self.key(first, second)
    var slot = Self.hash(wanted) & mask
    while keys[slot] != 0 {
      if keys[slot] == wanted { return slot }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func insert(_ key: UInt64, _ value: Float) {
    var slot = Self.hash(key) & mask
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
    keys[slot] = key
    values[slot] = value
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
