// What can be asked of an index in which some documents cannot be read.

import Storage

extension IndexSnapshot {
  /// The documents, deleted ones included, whose text or payload is in the bytes that an error says
  /// are damaged; none where it is about something else.
  package func documents(damagedBy error: IndexError) throws(IndexError) -> [DocumentID] {
    guard error.isOfDocuments, case .corrupt(let path, _, let byteOffset, _) = error,
      let found = segments.first(where: { $0.segment.file.path == path })
    else { return [] }
    let segment = found.segment
    var documents: [UInt32] = []
    if let bytes = segment.file.chunk(at: byteOffset, in: .text) {
      let file = segment.file
      let blocks = try IndexSnapshot.ranges(segment.head.blocks, overlapping: bytes) {
        (block) throws(IndexError) in
        var reader = TextReader(file, segment.head)
        return try reader.range(of: block)
      }
      var reader = TextReader(file, segment.head)
      for block in blocks { documents.append(try reader.document(of: block)) }
    } else if let bytes = segment.file.chunk(at: byteOffset, in: .stored) {
      let payloads = try IndexSnapshot.ranges(segment.head.documents, overlapping: bytes) {
        (document) throws(IndexError) in try segment.storedRange(of: document)
      }
      documents = payloads.map { UInt32($0) }
    }
    return Set(documents).sorted().map { DocumentID(UInt32(found.base) + $0) }
  }

  /// Which of `count` ranges, that follow one another, have something of `bytes`.
  private static func ranges(
    _ count: Int, overlapping bytes: Range<Int>, _ range: (Int) throws(IndexError) -> Range<Int>
  ) throws(IndexError) -> Range<Int> {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      let isBefore = try range(middle).upperBound <= bytes.lowerBound
      if isBefore { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < count, try range(end).lowerBound < bytes.upperBound { end += 1 }
    return low..<end
  }

  /// Whether a document is not deleted, or left out.
  package func isLive(_ document: DocumentID) -> Bool {
    segments.contains { segment in
      let ordinal = Int(document.ordinal) - segment.base
      return ordinal >= 0 && ordinal < segment.segment.head.documents
        && !segment.tombstones.contains(ordinal)
    }
  }

  /// The same commit without `documents`: they are not found, and their texts are not looked at;
  /// the others score as they did. nil where all of them are left out already.
  package func leavingOut(_ documents: [DocumentID]) -> IndexSnapshot? {
    var isOther = false
    let segments = segments.map { one in
      var (tombstones, unreadable) = (one.tombstones, DocumentBits(one.segment.unreadable))
      let end = one.base + one.segment.head.documents
      for document in documents.map({ Int($0.ordinal) }) where one.base..<end ~= document {
        tombstones.insert(document - one.base)
        if unreadable.insert(document - one.base) { isOther = true }
      }
      guard unreadable.count > one.segment.unreadable.count else { return one }
      return SnapshotSegment(
        segment: Segment(one.segment, unreadable: unreadable.documents), tombstones: tombstones,
        base: one.base, liveCharacters: one.liveCharacters)
    }
    return isOther ? IndexSnapshot(self, segments) : nil
  }
}
