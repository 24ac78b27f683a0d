// From text to postings: all positions of a segment sorted by the bigram that stands there.
//
// Two counting sorts over dense numbers of the scalars, last key first: by the second scalar, then
// by the first. Both are stable and the text is read in order, so positions stay increasing.
// Source: Knuth, "The Art of Computer Programming", vol. 3, 5.2 D and 5.2.5.

/// Sorts the bigrams of a text.
struct Inversion {
  /// Distinct scalars in increasing order; the separator 0 is the first.
  private let scalars: [UInt32]
  /// For each bigram of the text, in the order of terms and positions: the number of its second
  /// scalar in the upper half, the position in the lower.
  private let sorted: [UInt64]
  /// Where the bigrams of each first scalar begin in `sorted`; one more than scalars.
  private let starts: [Int]

  /// Sorts the bigrams of `text`: scalars below 0x110000, with a 0 after each field.
  ///
  /// Cost: two passes over the text; 16 bytes for each of its scalars, and 12 MB.
  init(_ text: Span<UInt32>) {
    var ranks = [UInt32](repeating: 0, count: 0x110000)
    scalars = Inversion.number(text, &ranks)
    var firstCounts = [Int](repeating: 0, count: scalars.count + 1)
    var secondCounts = [Int](repeating: 0, count: scalars.count + 1)
    var total = 0
    do {
      var first = firstCounts.mutableSpan
      var second = secondCounts.mutableSpan
      let ranks = ranks.span
      for position in 0..<text.count where text[position] != 0 {
        first[Int(ranks[Int(text[position])]) + 1] += 1
        second[Int(ranks[Int(text[position + 1])]) + 1] += 1
        total += 1
      }
    }
    for index in 1..<firstCounts.count {
      firstCounts[index] += firstCounts[index - 1]
      secondCounts[index] += secondCounts[index - 1]
    }
    starts = firstCounts
    let bySecond = Inversion.sortBySecond(text, ranks, secondCounts, total)
    sorted = Inversion.sortByFirst(bySecond, secondCounts, firstCounts)
  }

  /// Gives each scalar of the text a number in increasing order.
  private static func number(_ text: Span<UInt32>, _ ranks: inout [UInt32]) -> [UInt32] {
    var ranks = ranks.mutableSpan
    // Most of the scalars that Unicode allows do not occur, in runs: 256 at a time are passed over.
    var pages = [Bool](repeating: false, count: 0x1100)
    pages[0] = true
    ranks[0] = 1
    for position in 0..<text.count {
      let scalar = Int(text[position])
      ranks[scalar] = 1
      pages[scalar >> 8] = true
    }
    var scalars: [UInt32] = []
    for page in 0..<pages.count where pages[page] {
      for scalar in page << 8..<(page + 1) << 8 where ranks[scalar] != 0 {
        ranks[scalar] = UInt32(scalars.count)
        scalars.append(UInt32(scalar))
      }
    }
    return scalars
  }

  /// All positions in the order of their second scalar, each with the number of its first.
  private static func sortBySecond(
    _ text: Span<UInt32>, _ ranks: [UInt32], _ starts: [Int], _ total: Int
  ) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: total)
    var next = starts
    var out = result.mutableSpan
    var place = next.mutableSpan
    let ranks = ranks.span
    for position in 0..<text.count where text[position] != 0 {
      let first = ranks[Int(text[position])]
      let second = Int(ranks[Int(text[position + 1])])
      out[place[second]] = UInt64(first) << 32 | UInt64(position)
      place[second] += 1
    }
    return result
  }

  /// The same in the order of the first scalar, each with the number of its second.
  private static func sortByFirst(
    _ bySecond: [UInt64], _ secondStarts: [Int], _ firstStarts: [Int]
  ) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: bySecond.count)
    var next = firstStarts
    var out = result.mutableSpan
    var place = next.mutableSpan
    let source = bySecond.span
    for second in 0..<secondStarts.count - 1 {
      for index in secondStarts[second]..<secondStarts[second + 1] {
        let entry = source[index]
        let first = Int(truncatingIfNeeded: entry >> 32)
        out[place[first]] = UInt64(second) << 32 | entry & 0xFFFF_FFFF
        place[first] += 1
      }
    }
    return result
  }

  /// Calls `body` with every distinct bigram in order, and its positions in order.
  func forEachTerm(
    _ body: (Bigram, Span<UInt32>) throws(IndexError) -> Void
  ) throws(IndexError) {
    var positions: [UInt32] = []
    let sorted = sorted.span
    for first in 0..<scalars.count {
      var index = starts[first]
      let end = starts[first + 1]
      while index < end {
        let second = sorted[index] >> 32
        positions.removeAll(keepingCapacity: true)
        while index < end && sorted[index] >> 32 == second {
          positions.append(UInt32(truncatingIfNeeded: sorted[index]))
          index += 1
        }
        try body(
          Bigram(scalars[first], scalars[Int(second)]), positions.span)
      }
    }
  }
}
