// How well a text was recognized, told by the text alone.

/// An estimate of how many of a hundred Han characters recognition read right.
///
/// A misread character breaks the two pairs that it stands in, and two characters that do not
/// belong together are seldom one of the common pairs of `CharacterPairs`. Of clean newspaper pages
/// 0.34 of the adjacent pairs are unlisted (0.32 to 0.37 over the five annotated pages); with every
/// fiftieth to every fifth character replaced by a random one the share grows by 1.18 of the share
/// replaced, in a straight line. So the estimate is good to about 3 in a hundred; it compares engines, decades
/// and pages, and is no proof about a single word.
enum TextQuality {
  private static let cleanShare = 0.34
  private static let slope = 1.18
  /// Fewer pairs than this tell nothing.
  private static let leastPairs = 100
  /// Of so many pairs the share is known to 3 in a hundred (one standard deviation), as well as the
  /// estimate is good; more would cost time alone.
  private static let mostPairs = 250

  /// The estimate for texts that belong together, 0 to 100; nil for too little text.
  static func estimate(_ texts: some Sequence<String>) -> Int? {
    var (count, listed) = (0, 0)
    let pairs = CharacterPairs.shared
    for text in texts where count < mostPairs {
      let found = tally(text.utf8Span.span, pairs, most: mostPairs - count)
      count += found.count
      listed += found.listed
    }
    guard count >= leastPairs else { return nil }
    let misread = (Double(count - listed) / Double(count) - cleanShare) / slope
    return min(100, max(0, Int((100 * (1 - misread)).rounded())))
  }

  /// How many adjacent Han characters a text has, up to `most`, and how many of these pairs are listed.
  private static func tally(
    _ utf8: Span<UInt8>, _ pairs: CharacterPairs, most: Int
  ) -> (count: Int, listed: Int) {
    var count = 0
    var listed = 0
    var previous = CharacterPairs.Member.none
    var index = 0
    while index < utf8.count, count < most {
      let lead = utf8[index]
      // U+4E00 to U+9FFF take three bytes, the first E4 to E9.
      guard lead &- 0xE4 < 6, index &+ 2 < utf8.count else {
        previous = .none
        index &+= lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        continue
      }
      let scalar =
        UInt32(lead & 0x0F) << 12 | UInt32(utf8[index &+ 1] & 0x3F) << 6
        | UInt32(utf8[index &+ 2] & 0x3F)
      index &+= 3
      let next = pairs.member(scalar)
      count &+= previous.isHan & next.isHan
      listed &+= pairs.listedCount(previous, next)
      previous = next
    }
    return (count, listed)
  }
}
