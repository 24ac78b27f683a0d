// Where the pairs of characters of a page's headings are said again: the evidence by which headlines
// find their articles.

/// For each pair that any heading holds, the articles in whose body it occurs.
struct PairOccurrences {
  /// An article in whose body a pair occurs, and how often.
  struct Entry {
    var article: Int
    var count: Int
  }

  private let pairs: PairSet
  /// For each slot of `pairs`, and once more, where its entries begin.
  private let starts: [Int]
  /// The entries of each pair, ascending by article.
  let entries: [Entry]
  /// How many heading lines were begun, and for each slot the one that its pair was looked up for.
  private var line = 0
  private var lastLines: [Int]

  /// Counts the pairs in the bodies of articles, which are stretches of scalars in any order.
  ///
  /// Cost: linear in the bodies.
  init(_ pairs: PairSet, in scalars: [UInt32], bodies: [[Range<Int>]]) {
    self.pairs = pairs
    var found: [(slot: Int, entry: Entry)] = []
    // For each slot how many entries it has, and its last one.
    var counts = [Int](repeating: 0, count: pairs.slotCount + 1)
    var last = [Int](repeating: -1, count: pairs.slotCount)
    for (article, stretches) in bodies.enumerated() {
      for stretch in stretches {
        pairs.forEachStanding(in: scalars, stretch) { slot in
          if last[slot] >= 0, found[last[slot]].entry.article == article {
            found[last[slot]].entry.count += 1
          } else {
            last[slot] = found.count
            counts[slot + 1] += 1
            found.append((slot, Entry(article: article, count: 1)))
          }
        }
      }
    }
    for slot in 1..<counts.count { counts[slot] += counts[slot - 1] }
    starts = counts
    var entries = [Entry](repeating: Entry(article: 0, count: 0), count: found.count)
    for (slot, entry) in found {
      entries[counts[slot]] = entry
      counts[slot] += 1
    }
    self.entries = entries
    lastLines = [Int](repeating: 0, count: pairs.slotCount)
  }

  /// Begins to look up the pairs of another heading line.
  mutating func beginLine() { line += 1 }

  /// Where in `entries` those of a pair stand, ascending by article; nil where no heading holds it, or
  /// where it was looked up for this line before.
  mutating func newRange(_ first: UInt32, _ second: UInt32) -> Range<Int>? {
    guard let slot = pairs.slot(first, second), lastLines[slot] != line else { return nil }
    lastLines[slot] = line
    return starts[slot]..<starts[slot + 1]
  }
}
