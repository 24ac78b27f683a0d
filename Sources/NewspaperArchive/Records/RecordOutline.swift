// What a record says without the text of its blocks, for those who show little of a document and
// read no more text than they show. RECORDS.md, "Blocks" and "About".

import IssueParser
import Storage

/// A record as far as hits and lists of authors need it.
struct RecordOutline {
  /// What the record is of.
  let head: RecordHead
  /// The blocks, none of which is printed.
  let text: StoredText
  /// Where the headline of an article stands.
  private(set) var title = TextPlace.nowhere
  /// Where the authors of an article stand, or the photographers of a photo.
  private(set) var authors: [(name: TextPlace, role: TextPlace)] = []

  /// Reads the record of a document with so many fields.
  ///
  /// Errors: a fault where the record is damaged or belongs to other fields.
  init(_ record: [UInt8], fieldCount: Int) throws(ByteFault) {
    var cursor = ByteCursor(record.span)
    head = try RecordHead.read(&cursor)
    if case .page = head { _ = try PageListing(&cursor) }
    text = try StoredText(record, fieldCount: fieldCount, &cursor)
    switch head.kind {
    case .page: return
    case .photo:
      _ = try text.readPlace(&cursor)
      try readAuthors(&cursor, haveRoles: false)
    case .article:
      let hasAuthors = try UnitRecord.readHasAuthors(&cursor)
      title = try text.readPlace(&cursor)
      if hasAuthors { try readAuthors(&cursor, haveRoles: true) }
    }
  }

  @_lifetime(cursor: copy cursor)
  private mutating func readAuthors(
    _ cursor: inout ByteCursor, haveRoles: Bool
  ) throws(ByteFault) {
    let count = try cursor.readCount(atMost: cursor.remaining, "authors")
    authors.reserveCapacity(count)
    for _ in 0..<count {
      let start = cursor.byteOffset
      let name = try text.readPlace(&cursor)
      if case .nowhere = name { throw ByteFault(at: start, .outOfRange("text")) }
      authors.append((name, haveRoles ? try text.readPlace(&cursor) : .nowhere))
    }
  }
}
