// Writes the term dictionary. FORMAT.md, "Terms".

import Storage

/// Collects the terms of one segment in increasing order.
///
/// Both sections stay in memory until the segment is written: about five bytes a term.
struct TermDictionaryWriter {
  /// Terms between two entries of the term index.
  static let blockSize = 64

  private(set) var terms = ByteWriter()
  private(set) var index = ByteWriter()
  /// Terms appended.
  private(set) var count = 0
  private var previousKey: UInt64 = 0
  private var postingsOffset = 0
  private var postingCount = 0

  /// Appends a term whose list of `count` positions takes the next `size` bytes of the postings.
  mutating func append(_ bigram: Bigram, count: Int, size: Int) {
    if self.count % TermDictionaryWriter.blockSize == 0 {
      index.append(bigram.key)
      index.append(UInt64(postingsOffset))
      index.append(UInt32(truncatingIfNeeded: terms.count))
      index.append(UInt32(truncatingIfNeeded: postingCount))
    } else {
      terms.appendVarint(bigram.key - previousKey - 1)
    }
    terms.appendCount(count - 1)
    terms.appendCount(size - 1)
    previousKey = bigram.key
    postingsOffset += size
    postingCount += count
    self.count += 1
  }
}
