// From text to postings: all positions of a segment sorted by the bigram that stands there.
//
// Two counting sorts over dense numbers of the scalars, last key first: by the second scalar, then
// by the first. Both are stable and the text is read in order, so positions stay increasing.
// Source: Knuth, "The Art of Computer Programming", vol. 3, 5.2 D and 5.2.5.

/// Sorts the bigrams of one text after another in the same memory.
///
/// Memory for a text of n scalars: 16 n bytes and 4.5 MB. It is kept from text to text, since a
/// fresh page costs the kernel more than sorting what it holds.
struct Inversion {
  /// Distinct scalars in increasing order; the separator 0 is the first.
  private var scalars: [UInt32] = []
  /// Numbers of the scalars; 0 for those that do not occur.
  private var ranks = [UInt32](repeating: 0, count: 0x110000)
  /// Bigrams in the order of second scalars: the number of the first one in the upper half, the
  /// position in the lower.
  private var bySecond: [UInt64] = []
  /// Bigrams in the order of terms and positions: the number of the second scalar in the upper half,
  /// the position in the lower.
  private var sorted: [UInt64] = []
  /// Where the bigrams of each first scalar end in `sorted`, and of each second in `bySecond`.
  private var firstEnds: [Int] = []
  private var secondEnds: [Int] = []

  /// Sorts the bigrams of `text`: scalars below 0x110000, with a 0 after each field.
  ///
  /// Cost: two passes that write 8 bytes a scalar, each to one of as many places as there are
  /// distinct scalars.
  mutating func sort(_ text: [UInt32]) {
    let text = text.span
    Inversion.number(text, &ranks, &scalars)
    firstEnds = [Int](repeating: 0, count: scalars.count + 1)
    secondEnds = firstEnds
    Inversion.count(text, ranks, &firstEnds, &secondEnds)
    let total = firstEnds.last ?? 0
    if sorted.count < total {
      bySecond = [UInt64](repeating: 0, count: total)
      sorted = bySecond
    }
    Inversion.sortBySecond(text, ranks, &secondEnds, &bySecond)
    Inversion.sortByFirst(bySecond, secondEnds, &firstEnds, &sorted)
    for scalar in scalars { ranks[Int(scalar)] = 0 }
  }

  /// Gives each scalar of the text a number in increasing order.
  private static func number(
    _ text: Span<UInt32>, _ ranks: inout [UInt32], _ scalars: inout [UInt32]
  ) {
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
    scalars.removeAll(keepingCapacity: true)
    for page in 0..<pages.count where pages[page] {
      for scalar in page << 8..<(page + 1) << 8 where ranks[scalar] != 0 {
        ranks[scalar] = UInt32(scalars.count)
        scalars.append(UInt32(scalar))
      }
    }
  }

  /// Counts first and second scalars and turns the counts to the places where their runs begin.
  private static func count(
    _ text: Span<UInt32>, _ ranks: [UInt32], _ firstEnds: inout [Int], _ secondEnds: inout [Int]
  ) {
    var firsts = firstEnds.mutableSpan
    var seconds = secondEnds.mutableSpan
    let ranks = ranks.span
    for position in 0..<text.count where text[position] != 0 {
      firsts[Int(ranks[Int(text[position])]) + 1] += 1
      seconds[Int(ranks[Int(text[position + 1])]) + 1] += 1
    }
    for index in 1..<firsts.count {
      firsts[index] += firsts[index - 1]
      seconds[index] += seconds[index - 1]
    }
  }

  /// Puts all positions in the order of their second scalar. What was the start of a run in
  /// `secondEnds` is its end afterwards.
  private static func sortBySecond(
    _ text: Span<UInt32>, _ ranks: [UInt32], _ secondEnds: inout [Int], _ bySecond: inout [UInt64]
  ) {
    var out = bySecond.mutableSpan
    var place = secondEnds.mutableSpan
    let ranks = ranks.span
    for position in 0..<text.count where text[position] != 0 {
      let first = ranks[Int(text[position])]
      let second = Int(ranks[Int(text[position + 1])])
      out[place[second]] = UInt64(first) << 32 | UInt64(position)
      place[second] += 1
    }
  }

  /// Puts them in the order of the first scalar; `firstEnds` changes in the same way.
  private static func sortByFirst(
    _ bySecond: [UInt64], _ secondEnds: [Int], _ firstEnds: inout [Int], _ sorted: inout [UInt64]
  ) {
    var out = sorted.mutableSpan
    var place = firstEnds.mutableSpan
    let source = bySecond.span
    let ends = secondEnds.span
    var index = 0
    for second in 0..<ends.count - 1 {
      while index < ends[second] {
        let entry = source[index]
        let first = Int(truncatingIfNeeded: entry >> 32)
        out[place[first]] = UInt64(second) << 32 | entry & 0xFFFF_FFFF
        place[first] += 1
        index += 1
      }
    }
  }

  /// Calls `body` with every distinct bigram in order, and its positions in order.
  func forEachTerm(
    _ body: (Bigram, Span<UInt32>) throws(IndexError) -> Void
  ) throws(IndexError) {
    var positions: [UInt32] = []
    let sorted = sorted.span
    var index = 0
    for first in scalars.indices {
      let end = firstEnds[first]
      while index < end {
        let second = sorted[index] >> 32
        positions.removeAll(keepingCapacity: true)
        while index < end && sorted[index] >> 32 == second {
          positions.append(UInt32(truncatingIfNeeded: sorted[index]))
          index += 1
        }
        try body(Bigram(scalars[first], scalars[Int(second)]), positions.span)
      }
    }
  }
}
