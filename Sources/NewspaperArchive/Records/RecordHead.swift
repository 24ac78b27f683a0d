// How every record begins: which version it is, and of what. RECORDS.md, "Parts of records".

import Storage

/// What stands before the blocks of a record, but for what is listed of a page.
enum RecordHead {
  /// A page, with all that is told of it without reading its text.
  case page(PageHead)
  /// An article or a photo, so many documents behind its page: 1 for the first article.
  case unit(isPhoto: Bool, distance: Int)

  @_lifetime(cursor: copy cursor)
  static func read(_ cursor: inout ByteCursor) throws(ByteFault) -> RecordHead {
    try cursor.readRecordVersion()
    let start = cursor.byteOffset
    let kind = UnitKind(rawValue: try cursor.readUInt8())
    switch kind {
    case .page: return .page(try PageHead(&cursor))
    case .article, .photo:
      let distance = try cursor.readCount(atMost: Int(Int32.max), "distance from the page")
      guard distance > 0 else {
        throw ByteFault(at: start + 1, .outOfRange("distance from the page"))
      }
      return .unit(isPhoto: kind == .photo, distance: distance)
    case nil: throw RecordHead.otherKind(at: start)
    }
  }

  /// Reads the head of a page.
  @_lifetime(cursor: copy cursor)
  static func readPage(_ cursor: inout ByteCursor) throws(ByteFault) -> PageHead {
    let start = cursor.byteOffset
    guard case .page(let page) = try read(&cursor) else { throw otherKind(at: start) }
    return page
  }

  /// The fault of a record that is of something else than its document.
  static func otherKind(at byteOffset: Int) -> ByteFault {
    ByteFault(at: byteOffset, .outOfRange("kind of a record"))
  }

  /// The kind of thing that the record is of.
  var kind: UnitKind {
    switch self {
    case .page: .page
    case .unit(let isPhoto, _): isPhoto ? .photo : .article
    }
  }

  /// The id, once the page is known.
  func id(on page: PageHead) -> String {
    switch self {
    case .page: page.id
    case .unit(let isPhoto, let distance):
      UnitID.name(isPhoto: isPhoto, distance: distance, on: page)
    }
  }
}
