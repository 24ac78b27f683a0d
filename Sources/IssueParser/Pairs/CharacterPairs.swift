// How likely one character follows another: the evidence for whether the line that begins with the
// second goes on where the line that ends with the first breaks off.

import ChineseText

/// Statistics of adjacent characters in newspaper Chinese.
final class CharacterPairs: Sendable {
  /// The one table of the program, unpacked when first asked.
  static let shared = CharacterPairs(table)

  /// Open addressing, zero where free: from the lowest bit five of the table's letter, from 1 for
  /// `A`, twelve of the second character's rank and twelve of the first's. Small, so that the table
  /// stays in the processor's nearer caches, and one load tells all of a pair.
  private let slots: [UInt32]
  /// Which pairs are in the table.
  let listing: Listing

  /// For each logarithm of occurrences in a million characters, the share of all.
  fileprivate static let rates: InlineArray<10, Float> = [
    1e-6, 2.7e-6, 7.4e-6, 2e-5, 5.5e-5, 1.5e-4, 4e-4, 1.1e-3, 3e-3, 8.1e-3,
  ]

  private static let mask = 1 << 16 - 1

  /// Unpacks the text form, described in `CharacterPairs+Table.swift`.
  init(_ text: String) {
    var slots = [UInt32](repeating: 0, count: Self.mask + 1)
    // Logarithm of occurrences in a million characters, -1 if unlisted.
    var frequency = [Int8](repeating: -1, count: 0x5200)
    var ranks = [UInt16](repeating: 0, count: 0x5200)
    var listed: [(first: Int, second: Int, letter: UInt32)] = []
    var first: UInt32 = 0
    var pending: UInt32 = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39:
        first = pending
        let index = Int(first) - 0x4E00
        if frequency.indices.contains(index) { frequency[index] = Int8(scalar.value - 0x30) }
      case 0x41...0x5A:
        let pair = (first: Int(first) - 0x4E00, second: Int(pending) - 0x4E00)
        guard listed.count < slots.count * 3 / 4, ranks.indices.contains(pair.first),
          ranks.indices.contains(pair.second)
        else { break }
        listed.append((pair.first, pair.second, scalar.value - 0x40))
      case 0x21...0x7F, 0, 10, 32: break
      default: pending = scalar.value
      }
    }
    var isMember = [Bool](repeating: false, count: ranks.count)
    for pair in listed {
      isMember[pair.first] = true
      isMember[pair.second] = true
    }
    let members = isMember.indices.filter { isMember[$0] }
    let byFrequency = members.sorted { (frequency[$1], $0) < (frequency[$0], $1) }
    for (rank, member) in byFrequency.enumerated() { ranks[member] = UInt16(rank + 1) }
    let rowSize = (members.count + 64) / 64
    var bits = [UInt64](repeating: 0, count: rowSize * (members.count + 1))
    precondition(members.count < 1 << 12, "a rank takes twelve bits")
    for pair in listed {
      let key = UInt32(ranks[pair.first]) << 12 | UInt32(ranks[pair.second])
      slots[Self.slot(of: key, in: slots)] = key << 5 | pair.letter
      let column = Int(ranks[pair.second])
      bits[Int(ranks[pair.first]) * rowSize + column >> 6] |= 1 << UInt64(column & 63)
    }
    self.slots = slots
    var characters = zip(ranks, frequency).map { $0 | UInt16(max(0, $1)) << 12 }
    // A page in traditional characters is read by the same table.
    for scalar in characters.indices where characters[scalar] == 0 {
      let shape = Int(Folding.simplified(UInt32(scalar + 0x4E00))) - 0x4E00
      if shape != scalar, characters.indices.contains(shape) {
        characters[scalar] = characters[shape]
      }
    }
    listing = Listing(characters: characters, bits: bits, rowSize: rowSize)
  }

  /// Pointwise mutual information of the pair in nats, about -3 (never together) to 7 (a word of
  /// rare characters). Not Han: 0.
  func affinity(_ first: UInt32, _ second: UInt32) -> Float {
    let one = listing.member(first)
    let two = listing.member(second)
    guard one.isHan & two.isHan != 0 else { return 0 }
    // Most pairs are not in the table, and those of one first character lie close together in the
    // listing.
    if listing.count(one, two) != 0 {
      let entry = slots[Self.slot(of: UInt32(one.rank << 12 | two.rank), in: slots)]
      return 0.4 * Float(entry & 31 &- 1) - 3
    }
    // Two frequent characters that are not in the table avoid each other; of rare ones it says
    // nothing.
    return -min(2.5, Float(one.frequency + two.frequency) * 0.2)
  }

  /// How much it tells that two stretches share a pair, 0 for the commonest to 1: the logarithm of
  /// how seldom it stands in newspapers, as far as its characters and their affinity say.
  func information(_ first: UInt32, _ second: UInt32) -> Float {
    let one = listing.member(first)
    let two = listing.member(second)
    guard one.isHan & two.isHan != 0 else { return 0 }
    // Of a million pairs, whose logarithm is 13.8.
    let count = Float(one.frequency + two.frequency) + max(0, affinity(first, second)) - 13.8
    return max(0, min(1, (8.8 - count) / 8))
  }

  /// Which pairs are common: a value, so that a loop holds what it asks.
  struct Listing {
    /// For each scalar from U+4E00 on, from the lowest bit, twelve of its place among the
    /// characters of the table, the most frequent first, from 1, 0 for one that is in no pair, and
    /// four of the logarithm of its occurrences in a million characters, 0 if unlisted.
    fileprivate let characters: [UInt16]
    /// A bit for every pair of ranks, `rowSize` words for each first: to ask whether a pair is
    /// listed takes no search, and what is asked most lies close together.
    fileprivate let bits: [UInt64]
    fileprivate let rowSize: Int

    /// Looks a character up.
    @inline(__always)
    func member(_ scalar: UInt32) -> Member {
      let index = Int(scalar &- 0x4E00)
      guard index < characters.count else { return .none }
      return Member(word: Int(characters[index]), isHan: 1)
    }

    /// Whether the pair is one of the common ones of newspaper Chinese.
    func holds(_ first: UInt32, _ second: UInt32) -> Bool {
      count(member(first), member(second)) != 0
    }

    /// 1 if the pair is one of the common ones of newspaper Chinese, else 0: to be added up, since
    /// a branch on what no processor can foresee costs more than the rest of a loop over pairs.
    @inline(__always)
    func count(_ first: Member, _ second: Member) -> Int {
      let word = bits[first.rank &* rowSize &+ second.rank >> 6]
      return Int(truncatingIfNeeded: word >> UInt64(second.rank & 63) & 1)
    }
  }

  /// A character as the table knows it, so that a run of characters is looked up one by one.
  struct Member {
    /// What the listing has of it.
    fileprivate let word: Int
    /// 1 for U+4E00 to U+9FFF, else 0.
    let isHan: Int

    /// What is no Han character.
    static let none = Member(word: 0, isHan: 0)

    /// Its rank; 0 where it is in no pair.
    fileprivate var rank: Int { word & 0xFFF }
    /// Logarithm of its occurrences in a million characters.
    fileprivate var frequency: Int { word >> 12 }
    /// How often it occurs: its share of all characters.
    var rate: Float { CharacterPairs.rates[min(9, frequency)] }
  }

  /// The slot that holds a pair of ranks, or the free one where it would be.
  private static func slot(of key: UInt32, in slots: [UInt32]) -> Int {
    var slot = Int((key &* 0x9E37_79B1) >> 16)
    while slots[slot] != 0, slots[slot] >> 5 != key { slot = (slot + 1) & mask }
    return slot
  }
}
