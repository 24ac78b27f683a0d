// How well a text was recognized, told by the text alone.

/// An estimate of how many of a hundred Han characters recognition read right.
///
/// A misread character breaks the two pairs that it stands in, and two characters that do not
/// belong together are seldom one of the common pairs of `CharacterPairs`. Of clean newspaper pages
/// 0.34 of the adjacent pairs are unlisted (0.32 to 0.37 over the five annotated pages); with every
/// fiftieth to every fifth character replaced by a random one the share grows by 1.18 of the share
/// replaced, in a straight line. So the estimate is good to about 3 in a hundred; it compares
/// engines, decades and pages, and is no proof about a single word.
enum TextQuality {
  private static let cleanShare = 0.34
  private static let slope = 1.18
  /// Fewer pairs than this tell nothing.
  private static let leastPairs = 100
  /// Of so many pairs the share is known to 3 in a hundred (one standard deviation), as well as the
  /// estimate is good; more would cost time alone.
  private static let mostPairs = 250

  /// The estimate for blocks that belong together, 0 to 100; nil for too little text.
  static func estimate(_ blocks: [Block]) -> Int? {
    var (count, listed) = (0, 0)
    let pairs = CharacterPairs.shared.listing
    for block in blocks where count < mostPairs {
      let found = tally(block.scalars.span, pairs, most: mostPairs - count)
      count += found.count
      listed += found.listed
    }
    guard count >= leastPairs else { return nil }
    let misread = (Double(count - listed) / Double(count) - cleanShare) / slope
    return min(100, max(0, Int((100 * (1 - misread)).rounded())))
  }

  /// How many adjacent Han characters a text has, up to `most`, and how many of these pairs are
  /// listed.
  private static func tally(
    _ text: Span<UInt32>, _ pairs: CharacterPairs.Listing, most: Int
  ) -> (count: Int, listed: Int) {
    var count = 0
    var listed = 0
    var previous = CharacterPairs.Member.none
    for index in 0..<text.count {
      let next = pairs.member(text[index])
      count &+= previous.isHan & next.isHan
      listed &+= pairs.count(previous, next)
      previous = next
      if count == most { break }
    }
    return (count, listed)
  }
}
