// When segments are merged, and which.
//
// Source: the tiers of a log-structured merge tree, O'Neil et al., "The log-structured merge-tree",
// Acta Informatica 33 (1996). Only neighbours are merged, so documents keep their order.

/// Decides from sizes alone, so the same input leads to the same merges.
enum MergePolicy {
  /// Fewer neighbours than this are never merged: few for small segments, since each repeats most
  /// of the dictionary of the others, more for large ones, since merging costs about as much as
  /// making.
  static let fanout = 4
  static let largeFanout = 16
  /// Characters from which on a merged segment would be a large one: more than an ingest collects
  /// before it writes.
  static let largeSize = 64 << 20
  /// Characters that any commit may merge: some hundredths of a second.
  static let smallMerge = 1 << 20

  /// What a merge must stay below.
  struct Size: Equatable {
    /// Characters of live documents.
    var characters: Int
    /// Symbols of the file's text, and the bytes that its largest section with 32-bit offsets may
    /// take in a merged one.
    var symbols: Int
    var bytes: Int
  }

  /// The half-open range of segments to merge next, of `limit` characters together, or nil.
  ///
  /// Of all runs of so many or more neighbours in which no segment outweighs the others together,
  /// the lightest, and the first of several. So a character is rewritten a number of times that
  /// grows with the logarithm of the index, a large segment is left alone until as much has come
  /// after it, and the number of segments stays logarithmic too.
  static func next(_ sizes: [Size], atMost limit: Int) -> Range<Int>? {
    var best: (range: Range<Int>, total: Int)?
    for start in sizes.indices {
      var total = 0
      var largest = 0
      for end in start..<sizes.count {
        total += sizes[end].characters
        if total > limit { break }
        largest = max(largest, sizes[end].characters)
        let count = end - start + 1
        guard count >= fanout, count >= largeFanout || total < largeSize,
          largest <= total - largest
        else { continue }
        if let best, best.total <= total { break }
        if fits(sizes[start...end]) { best = (start..<end + 1, total) }
        break
      }
    }
    return best?.range
  }

  /// The ranges that a full merge makes one segment of each: as few as the limits allow.
  static func all(_ sizes: [Size]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < sizes.count {
      var end = start + 1
      while end < sizes.count && fits(sizes[start...end]) { end += 1 }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  private static func fits(_ sizes: ArraySlice<Size>) -> Bool {
    4 * sizes.reduce(0) { $0 + $1.symbols } < SegmentHead.countLimit
      && sizes.reduce(0) { $0 + $1.bytes } < Int(UInt32.max)
  }
}

extension MergePolicy.Size {
  /// The sections with offsets of 32 bits into them, but for that of the keys' documents.
  private static let limited: [SegmentSection] = [
    .fields, .text, .postings, .terms, .keys, .stored,
  ]

  /// The size of a segment as a commit has it.
  init(_ segment: Segment, _ entry: Manifest.Entry) {
    let file = segment.file
    // A gap that takes one byte may take five where there are more documents.
    let largest = Self.limited.reduce(5 * file.count(.keyDocuments)) { max($0, file.count($1)) }
    self.init(
      characters: entry.characters - entry.deletedCharacters, symbols: segment.head.symbols,
      bytes: largest)
  }
}
