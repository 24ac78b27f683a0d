// Writes the term dictionary. FORMAT.md, "Terms".

import Storage

/// What the dictionary says of a term and its list.
struct WrittenTerm: Sendable {
  let term: Term
  /// Blocks in which the term stands, and how often more than once in each.
  let count: UInt32
  let extra: UInt32
  /// Bytes of the list.
  let size: UInt32

  init(_ term: Term, count: Int, extra: Int, size: Int) {
    self.term = term
    self.count = UInt32(truncatingIfNeeded: count)
    self.extra = UInt32(truncatingIfNeeded: extra)
    self.size = UInt32(truncatingIfNeeded: size)
  }
}

/// Collects the terms of one segment in increasing order.
///
/// Both sections stay in memory until the segment is written: about four bytes a term.
struct TermDictionaryWriter {
  /// Terms between two entries of the term index.
  static let blockSize = 64
  /// Bytes that a term takes at most: the difference of two keys and three numbers of 33 bits.
  private static let sizeLimit = 4 * 7

  private(set) var terms: [UInt8] = []
  private(set) var index = ByteWriter()
  /// Terms appended.
  private(set) var count = 0
  private var previousKey: UInt64 = 0
  private var postingsOffset = 0

  /// Appends terms whose lists take the next bytes of the postings, one after another.
  mutating func append(_ entries: [WrittenTerm]) {
    let entries = entries.span
    var start = 0
    while start < entries.count {
      let toEnd = TermDictionaryWriter.blockSize - count % TermDictionaryWriter.blockSize
      let end = min(entries.count, start + toEnd)
      append(ofBlock: entries.extracting(start..<end))
      start = end
    }
  }

  /// Appends terms that have their place in one block.
  private mutating func append(ofBlock entries: Span<WrittenTerm>) {
    let beginsBlock = count % TermDictionaryWriter.blockSize == 0
    if beginsBlock {
      index.append(entries[0].term.key)
      index.append(UInt32(truncatingIfNeeded: terms.count))
      index.append(UInt32(truncatingIfNeeded: postingsOffset))
    }
    var key = previousKey
    var size = 0
    terms.append(addingCapacity: entries.count * TermDictionaryWriter.sizeLimit) { out in
      for place in 0..<entries.count {
        let entry = entries[place]
        if !beginsBlock || place > 0 { out.appendVarint(entry.term.key &- key &- 1) }
        out.appendVarint(UInt64(entry.count &- 1) &<< 1 | (entry.extra > 0 ? 1 : 0))
        if entry.extra > 0 { out.appendVarint(UInt64(entry.extra &- 1)) }
        // A single block with a single occurrence has a size of its own, the same for all.
        if entry.count > 1 || entry.extra > 0 { out.appendVarint(UInt64(entry.size &- 1)) }
        key = entry.term.key
        size &+= Int(entry.size)
      }
    }
    previousKey = key
    postingsOffset += size
    count += entries.count
  }
}

extension OutputSpan<UInt8> {
  /// Appends a LEB128 number in its only, shortest form.
  @inline(__always)
  fileprivate mutating func appendVarint(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}
