// Where the pairs of characters of a page's headings are said again: the evidence by which
// headlines find their articles.

import ChineseText

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

  /// Counts the pairs in the bodies of articles, which are stretches of the page in any order.
  ///
  /// Cost: linear in the places where the pairs stand.
  init(_ pairs: PairSet, in page: PairPlaces, bodies: [[Range<Int>]]) {
    self.pairs = pairs
    let stretches = Self.stretches(bodies)
    var starts: [Int] = []
    starts.reserveCapacity(pairs.slotCount + 1)
    var entries: [Entry] = []
    var places: [Int] = []
    for slot in 0..<pairs.slotCount {
      let first = entries.count
      starts.append(first)
      guard let pair = pairs[slot] else { continue }
      page.find(pair.first, pair.second, into: &places)
      for place in places {
        guard let article = Self.article(of: place, stretches) else { continue }
        var index = entries.count
        while index > first, entries[index - 1].article > article { index -= 1 }
        if index > first, entries[index - 1].article == article {
          entries[index - 1].count += 1
        } else {
          entries.insert(Entry(article: article, count: 1), at: index)
        }
      }
    }
    self.starts = starts + [entries.count]
    self.entries = entries
    lastLines = [Int](repeating: 0, count: pairs.slotCount)
  }

  /// A stretch of a body, and the article that it is of.
  private typealias Stretch = (range: Range<Int>, article: Int)

  /// The stretches of all articles, as they stand on the page.
  private static func stretches(_ bodies: [[Range<Int>]]) -> [Stretch] {
    var stretches: [Stretch] = []
    for (article, ranges) in bodies.enumerated() {
      for range in ranges { stretches.append((range, article)) }
    }
    return stretches.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The article in a stretch of which the pair at a place stands, with both its scalars.
  private static func article(of place: Int, _ stretches: [Stretch]) -> Int? {
    let next = partitioningIndex(in: stretches.indices) { stretches[$0].range.lowerBound <= place }
    guard next > 0, place + 1 < stretches[next - 1].range.upperBound else { return nil }
    return stretches[next - 1].article
  }

  /// Begins to look up the pairs of another heading line.
  mutating func beginLine() { line += 1 }

  /// Where in `entries` those of a pair stand, ascending by article; nil where no heading holds it,
  /// or where it was looked up for this line before.
  mutating func newRange(_ first: UInt32, _ second: UInt32) -> Range<Int>? {
    guard let slot = pairs.slot(first, second), lastLines[slot] != line else { return nil }
    lastLines[slot] = line
    return starts[slot]..<starts[slot + 1]
  }
}
