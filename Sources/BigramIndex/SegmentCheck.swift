// Proves that the parts of one segment say the same.

import Storage

/// The check of one segment. Memory does not grow with the segment.
///
/// The proof of the postings: every position of the text is given by exactly one posting, separators
/// by none; the second scalar of each term is the first scalar of the term at the next position.
struct SegmentCheck {
  /// Positions looked at together.
  private static let window = 1 << 23

  private let segment: Segment
  private let file: SegmentFile
  private let head: SegmentHead

  init(_ segment: Segment) {
    self.segment = segment
    file = segment.file
    head = segment.head
  }

  /// Throws the first damage found.
  func run() throws(IndexError) {
    try file.verify()
    let separators = try checkDocuments()
    try checkTerms()
    try checkPostings(separators)
    try checkKeys()
    try checkStored()
  }

  /// Checks text boundaries and locator; returns the positions of the separators.
  private func checkDocuments() throws(IndexError) -> [UInt32] {
    let file = file
    var table = DocumentTable(file, head)
    var separators: [UInt32] = []
    var next: UInt32 = 0
    var fieldsEnd = 0
    for document in 0..<head.documents {
      let positions = try table.positions(of: document)
      let bytes = try table.fieldBytes(of: document)
      guard positions.lowerBound == next, bytes.lowerBound == fieldsEnd else {
        throw file.corrupt(.documents, at: 4 * document, .outOfRange("start of a document"))
      }
      next = positions.upperBound
      fieldsEnd = bytes.upperBound
      separators += try table.extents(of: document).map(\.end)
    }
    guard Int(next) == head.positions, fieldsEnd == file.count(.fields),
      separators.count == head.fields
    else { throw file.corrupt(.documents, at: 0, .outOfRange("end of the text")) }
    for position in stride(from: 0, to: head.positions, by: DocumentTable.locatorStep) {
      let entry = position / DocumentTable.locatorStep
      let document = try table.document(at: UInt32(position))
      var locator = CheckedSpan(file, .locator)
      guard try locator.uint32(at: 4 * entry, file) == document else {
        throw file.corrupt(.locator, at: 4 * entry, .outOfRange("document"))
      }
    }
    return separators
  }

  /// Checks the order of the terms and that their lists fill the postings section.
  private func checkTerms() throws(IndexError) {
    var cursor = TermCursor(segment.terms)
    var last: Bigram?
    var end = 0
    var postings = 0
    var ordinal = 0
    while let entry = try cursor.next() {
      let block = ordinal / TermDictionaryWriter.blockSize
      if ordinal % TermDictionaryWriter.blockSize == 0,
        try segment.terms.entry(block).before != postings
      {
        throw file.corrupt(
          .termIndex, at: block * TermDictionary.entrySize + 20, .outOfRange("positions before"))
      }
      ordinal += 1
      if let last, last >= entry.bigram {
        throw file.corrupt(.terms, at: 0, .outOfRange("order of terms"))
      }
      guard entry.list.range.lowerBound == end else {
        throw file.corrupt(.termIndex, at: 0, .outOfRange("place of postings"))
      }
      // A search enters a block by its first term and reads on, as this loop does: what it finds at
      // both ends of a block it finds between them.
      let isEnd = (ordinal % TermDictionaryWriter.blockSize) < 2
      if isEnd, try segment.terms.find(entry.bigram) != entry.list {
        throw file.corrupt(.termIndex, at: 0, .outOfRange("term"))
      }
      end = entry.list.range.upperBound
      postings += entry.list.count
      last = entry.bigram
    }
    guard end == file.count(.postings) - BlockCodec.overrun, postings == head.characters else {
      throw file.corrupt(.termIndex, at: 0, .outOfRange("number of postings"))
    }
  }

  private func checkPostings(_ separators: [UInt32]) throws(IndexError) {
    var firsts = [UInt32](repeating: 0, count: min(SegmentCheck.window, head.positions))
    var seconds = firsts
    let file = file
    var text = CheckedSpan(file, .text)
    // What must stand at the next position; nil where a field begins.
    var expected: UInt32?
    var nextSeparator = 0
    for start in stride(from: 0, to: head.positions, by: SegmentCheck.window) {
      let count = min(SegmentCheck.window, head.positions - start)
      try gather(start, count, &firsts, &seconds)
      for offset in 0..<count {
        let isSeparator =
          nextSeparator < separators.count && Int(separators[nextSeparator]) == start + offset
        if isSeparator { nextSeparator += 1 }
        let first = firsts[offset]
        guard (first == 0) == isSeparator, expected == nil || expected == first,
          try text.uint32(at: 4 * (start + offset), file) == first
        else {
          throw file.corrupt(.postings, at: 0, .outOfRange("term at position \(start + offset)"))
        }
        expected = isSeparator ? nil : seconds[offset]
      }
    }
  }

  /// Writes the terms that stand at `start ..< start + count`, by their two scalars.
  private func gather(
    _ start: Int, _ count: Int, _ firsts: inout [UInt32], _ seconds: inout [UInt32]
  ) throws(IndexError) {
    for index in 0..<count { firsts[index] = 0 }
    var terms = TermCursor(segment.terms)
    while let entry = try terms.next() {
      var cursor = try PostingsCursor(file, entry.list)
      var position = try cursor.seek(to: UInt32(start))
      while let found = position, Int(found) < start + count {
        let index = Int(found) - start
        guard firsts[index] == 0 else {
          throw file.corrupt(
            .postings, at: entry.list.range.lowerBound, .outOfRange("position \(found)"))
        }
        firsts[index] = entry.bigram.first
        seconds[index] = entry.bigram.second
        position = try cursor.seek(to: found + 1)
      }
      if let position, Int(position) >= head.positions {
        throw file.corrupt(
          .postings, at: entry.list.range.lowerBound, .outOfRange("position \(position)"))
      }
    }
  }

  /// Checks that the payloads fill their section and can be read.
  private func checkStored() throws(IndexError) {
    var end = 0
    for document in 0..<head.documents {
      let range = try segment.storedRange(of: document)
      guard range.lowerBound == end else {
        throw file.corrupt(.storedIndex, at: 4 * document, .outOfRange("offset of a payload"))
      }
      end = range.upperBound
      _ = try segment.stored(of: document)
    }
    guard end == file.count(.stored) else {
      throw file.corrupt(.storedIndex, at: 4 * head.documents, .outOfRange("end of the payloads"))
    }
  }

  /// Checks the order of the keys and that each finds its documents.
  private func checkKeys() throws(IndexError) {
    var cursor = KeyCursor(segment.keys)
    var last: [UInt8]?
    while try cursor.advance() {
      if let last, !last.lexicographicallyPrecedes(cursor.key) {
        throw file.corrupt(.keys, at: 0, .outOfRange("order of keys"))
      }
      let documents = try cursor.documents()
      guard try segment.keys.documents(withKey: cursor.key) == documents else {
        throw file.corrupt(.keyIndex, at: 0, .outOfRange("key"))
      }
      last = cursor.key
    }
  }
}
