// What several documents are told by, asked of memory at once.

import Storage

extension IndexSnapshot {
  /// Has memory bring what `reading` and `stored` tell of these documents, of all at the same time:
  /// read one after the other, each of them would wait for its own.
  ///
  /// Nothing is checked, since nothing is told: a wrong offset brings what nobody needs.
  package func prefetch(_ documents: [DocumentID]) {
    for document in documents {
      let (segment, ordinal) = locate(document)
      segment.prefetchOffsets(of: ordinal)
    }
    for document in documents {
      let (segment, ordinal) = locate(document)
      segment.prefetchParts(of: ordinal)
    }
  }
}

extension Segment {
  /// Brings the numbers that tell where the parts of a document stand.
  fileprivate func prefetchOffsets(of document: Int) {
    let fields = DocumentTable.fieldsPlace(of: document, head.documents)
    file.prefetch(.documents, 4 * document..<4 * document + 4)
    file.prefetch(.documents, fields..<fields + 8)
    file.prefetch(.storedIndex, 4 * document..<4 * document + 8)
  }

  /// Brings its fields and its payload.
  fileprivate func prefetchParts(of document: Int) {
    let fields = DocumentTable.fieldsPlace(of: document, head.documents)
    prefetch(.fields, from: .documents, fields)
    prefetch(.stored, from: .storedIndex, 4 * document)
  }

  /// Brings the part of a section that two offsets at a place of another one tell.
  private func prefetch(
    _ section: SegmentSection, from table: SegmentSection, _ place: Int
  ) {
    let file = file
    let bytes = file.uncheckedBytes(table)
    guard place + 8 <= bytes.count else { return }
    let start = Int(bytes.loadUInt32(at: place))
    let end = Int(bytes.loadUInt32(at: place + 4))
    file.prefetch(section, start..<max(start, min(end, start + Segment.usualSize)))
  }

  /// Bytes of a part that is not unusually long.
  private static let usualSize = 512
}
