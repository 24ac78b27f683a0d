// What several documents are told by, asked of memory at once.

import Storage

extension IndexSnapshot {
  /// Has memory bring what `reading` and `stored` tell of these documents, of all at the same time: read one
  /// after the other, each of them would wait for its own.
  ///
  /// Nothing is checked, since nothing is told: a wrong offset brings what nobody needs.
  package func bringNear(_ documents: [DocumentID]) {
    var nothing = 0
    for document in documents {
      let (segment, ordinal) = locate(document)
      nothing += segment.touchOffsets(of: ordinal)
    }
    for document in documents {
      let (segment, ordinal) = locate(document)
      nothing += segment.touchParts(of: ordinal)
    }
    // Loads that nothing depends on would be left out.
    precondition(nothing == 0, "what is brought is not looked at")
  }
}

extension Segment {
  /// Brings the numbers that tell where the parts of a document stand.
  fileprivate func touchOffsets(of document: Int) -> Int {
    let fields = DocumentTable.fieldsPlace(of: document, head.documents)
    return file.touch(.documents, 4 * document..<4 * document + 4)
      + file.touch(.documents, fields..<fields + 8)
      + file.touch(.storedIndex, 4 * document..<4 * document + 8)
  }

  /// Brings its fields and its payload.
  fileprivate func touchParts(of document: Int) -> Int {
    let fields = DocumentTable.fieldsPlace(of: document, head.documents)
    return touch(.fields, from: .documents, fields)
      + touch(.stored, from: .storedIndex, 4 * document)
  }

  /// Brings the part of a section that two offsets at a place of another one tell.
  private func touch(
    _ section: SegmentSection, from table: SegmentSection, _ place: Int
  ) -> Int {
    let file = file
    let bytes = file.uncheckedBytes(table)
    guard place + 8 <= bytes.count else { return 0 }
    let start = Int(bytes.loadUInt32(at: place))
    let end = Int(bytes.loadUInt32(at: place + 4))
    return file.touch(section, start..<max(start, min(end, start + Segment.usualSize)))
  }

  /// Bytes of a part that is not unusually long.
  private static let usualSize = 512
}
