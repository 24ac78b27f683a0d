// What each processor does of the search for a phrase.

/// A segment, or some documents of a large one, in which a phrase is looked for.
struct PhraseShare {
  let segment: SnapshotSegment
  /// Those of the phrase's terms in the segment.
  let lists: [PostingsList?]
  /// Half-open; nil for all of the segment.
  let documents: Range<Int>?
  /// The blocks of a single symbol in a segment that is divided: most of its lists are short, so
  /// that each part would read them all.
  let union: BlockCounts?
}

/// The search for a phrase, divided.
struct PhraseShares {
  /// In the order of their documents.
  private(set) var shares: [PhraseShare] = []
  /// Whether there is so much to do that another processor is woken at once.
  let isLong: Bool

  /// Bytes of postings that are read and added up in the time in which a block's text is looked
  /// into.
  private static let sizeOfText = 16
  /// As many bytes of postings are work enough for a processor.
  static let usualSize = 1 << 14
  /// Parts of all the work, about: more of them share it better, and each reads what lies where two
  /// meet.
  private static let limit = 4

  /// Divides what is to be done for a phrase, whose terms have these lists, into shares of at least
  /// `size` bytes, where that leaves several: a segment that has much of it by its documents.
  init(
    _ phrase: PlainPhrase, _ lists: [[PostingsList?]], _ segments: [SnapshotSegment], size: Int
  ) throws(IndexError) {
    var sizes: [Int] = []
    for (segment, lists) in zip(segments, lists) {
      sizes.append(try PhraseShares.size(phrase, lists, segment.segment))
    }
    let total = sizes.reduce(0, +)
    isLong = total > size
    let share = max(size, (total + PhraseShares.limit - 1) / PhraseShares.limit)
    for index in segments.indices {
      let (segment, lists) = (segments[index], lists[index])
      let count = sizes[index] / share
      guard count > 1 else {
        shares.append(PhraseShare(segment: segment, lists: lists, documents: nil, union: nil))
        continue
      }
      let union = try PhraseShares.union(phrase, segment.segment)
      let documents = segment.segment.head.documents
      for part in 0..<count {
        let own = documents * part / count..<documents * (part + 1) / count
        shares.append(PhraseShare(segment: segment, lists: lists, documents: own, union: union))
      }
    }
  }

  /// What a phrase whose terms have these lists costs in a segment, as bytes of postings that are
  /// added up.
  private static func size(
    _ phrase: PlainPhrase, _ lists: [PostingsList?], _ segment: Segment
  ) throws(IndexError) -> Int {
    if phrase.symbols.count > 2 {
      return sizeOfText * (lists.map { $0?.count ?? 0 }.min() ?? 0)
    }
    // A list that is read alone is short, or hardly read.
    let isUnion = phrase.symbols.count == 1 && lists[0] == nil
    return isUnion ? try segment.terms.size(ofFirst: phrase.symbols[0]) : 0
  }

  private static func union(
    _ phrase: PlainPhrase, _ segment: Segment
  ) throws(IndexError) -> BlockCounts? {
    guard phrase.symbols.count == 1 else { return nil }
    return try BlockCounts(onTwo: try segment.terms.lists(ofFirst: phrase.symbols[0]), segment)
  }
}
