// Where the single characters of a page's headings are said again. A headline is terse: of `川妹`
// and `护水` a body tells as 四川的一位姑娘 and 保护河水, and shares characters where it shares no
// pair.
//
// Measured on lines of headlines of annotated pages, by how many of them score best against their
// own body: by pairs alone 78 to 90 of a hundred, by pairs and characters 86 to 96.

import ChineseText

/// For each Han character that any heading holds, the articles in whose body it stands.
struct CharacterOccurrences {
  /// An article in whose body a character stands, and whether it does near the body's beginning.
  struct Entry {
    var article: Int
    var isInLead: Bool
  }

  /// So many characters of a body are its lead, where a headline's are said again.
  private static let leadLength = 120
  /// What it weighs more, in nats, that a character stands in the lead.
  private static let leadWeight: Float = 0.5
  /// How far the other bodies tell how likely a character stands in one.
  private static let shareOfOthers: Float = 0.7
  private static let leastChance: Float = 0.01

  /// For each character from U+4E00 to U+9FFF its slot, counted from 1; 0 for those of no heading.
  private var slots = [UInt16](repeating: 0, count: 0x5200)
  private var slotCount = 0
  /// The entries of each slot, ascending by article, from `starts[slot]` on.
  private var entries: [Entry] = []
  private var starts: [Int] = []
  private var lengths: [Float] = []
  /// How many heading lines were begun, and for each slot the one that its character was in last.
  private var lineCount = 0
  private var lastLines: [Int] = []

  /// Reads the characters of the headings and looks for them in the bodies of the articles.
  ///
  /// Cost: linear in both.
  init(of headings: [Range<Int>], in scalars: [UInt32], bodies: [[Range<Int>]]) {
    for heading in headings {
      for scalar in scalars[heading] {
        let index = Int(scalar &- 0x4E00)
        guard index < slots.count, slots[index] == 0 else { continue }
        slotCount += 1
        slots[index] = UInt16(slotCount)
      }
    }
    lastLines = [Int](repeating: 0, count: slotCount)
    find(in: scalars, bodies)
  }

  /// The slot of a character; nil where no heading holds it.
  private func slot(of scalar: UInt32) -> Int? {
    let index = Int(scalar &- 0x4E00)
    return index < slots.count && slots[index] != 0 ? Int(slots[index]) - 1 : nil
  }

  /// Finds the characters of the headings in the bodies: first as they stand, then slot by slot.
  private mutating func find(in scalars: [UInt32], _ bodies: [[Range<Int>]]) {
    var found: [(slot: Int, entry: Entry)] = []
    var counts = [Int](repeating: 0, count: slotCount + 1)
    var lastArticles = [Int](repeating: -1, count: slotCount)
    for (article, ranges) in bodies.enumerated() {
      var length = 0
      for range in ranges {
        for scalar in scalars[range] {
          length += 1
          guard let slot = slot(of: scalar), lastArticles[slot] != article else { continue }
          lastArticles[slot] = article
          counts[slot + 1] += 1
          found.append((slot, Entry(article: article, isInLead: length <= Self.leadLength)))
        }
      }
      lengths.append(Float(length))
    }
    for slot in 0..<slotCount { counts[slot + 1] += counts[slot] }
    starts = counts
    entries = [Entry](repeating: Entry(article: 0, isInLead: false), count: found.count)
    for (slot, entry) in found {
      entries[counts[slot]] = entry
      counts[slot] += 1
    }
  }

  /// Tells the articles of a window whose bodies say a line's characters again, character by
  /// character, and what that says for each, in nats.
  ///
  /// Cost: linear in the line and in the articles that say it again.
  ///
  /// Source: the likelihood ratio of a character that a headline's own body says once in two times,
  /// and any body by chance: log(1 + 1/chance) above that of one which is not said.
  mutating func forEachSaid(
    _ line: ArraySlice<UInt32>, _ window: ClosedRange<Int>,
    _ tell: (_ article: Int, _ evidence: Float) -> Void
  ) {
    lineCount += 1
    let listing = CharacterPairs.shared.listing
    for scalar in line {
      guard let slot = slot(of: scalar), lastLines[slot] != lineCount else { continue }
      lastLines[slot] = lineCount
      let range = starts[slot]..<starts[slot + 1]
      let others =
        lengths.count > 1
        ? Self.shareOfOthers * Float(range.count - 1) / Float(lengths.count - 1) : 0
      let rate = listing.member(scalar).rate
      let first = partitioningIndex(in: range) { entries[$0].article < window.lowerBound }
      for entry in entries[first..<range.upperBound] {
        guard entry.article <= window.upperBound else { break }
        let expected = rate * lengths[entry.article]
        let chance = max(expected / (1 + expected), others, Self.leastChance)
        tell(
          entry.article,
          Self.logarithm(1 + 1 / chance) + (entry.isInLead ? Self.leadWeight : 0))
      }
    }
  }

  /// The natural logarithm of a number from 1 on, 0.06 too low at most.
  private static func logarithm(_ number: Float) -> Float {
    0.6931 * (Float(number.exponent) + number.significand - 1)
  }
}
