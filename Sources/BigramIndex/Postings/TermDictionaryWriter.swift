// Writes the term dictionary. FORMAT.md, "Terms".

import Storage

/// Collects the terms of one segment in increasing order.
///
/// Both sections stay in memory until the segment is written: about four bytes a term.
struct TermDictionaryWriter {
  /// Terms between two entries of the term index.
  static let blockSize = 64

  private(set) var terms = ByteWriter()
  private(set) var index = ByteWriter()
  /// Terms appended.
  private(set) var count = 0
  private var previousKey: UInt64 = 0
  private var postingsOffset = 0

  /// Appends a term that stands in `count` blocks, `extra` times more than once in each, and whose
  /// list takes the next `size` bytes of the postings.
  mutating func append(_ term: Term, count: Int, extra: Int, size: Int) {
    if self.count % TermDictionaryWriter.blockSize == 0 {
      index.append(term.key)
      index.append(UInt32(truncatingIfNeeded: terms.count))
      index.append(UInt32(truncatingIfNeeded: postingsOffset))
    } else {
      terms.appendVarint(term.key - previousKey - 1)
    }
    terms.appendCount((count - 1) << 1 | (extra > 0 ? 1 : 0))
    if extra > 0 { terms.appendCount(extra - 1) }
    // A single block with a single occurrence has a size of its own, the same for all.
    if count > 1 || extra > 0 { terms.appendCount(size - 1) }
    previousKey = term.key
    postingsOffset += size
    self.count += 1
  }
}
