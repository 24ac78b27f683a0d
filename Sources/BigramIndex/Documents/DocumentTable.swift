// Documents and their fields. FORMAT.md, "Documents".

import Storage

/// The documents of one segment: kinds, lengths, fields.
///
/// A value keeps the last chunk it checked of each section, so each query makes its own.
struct DocumentTable: ~Escapable {
  /// Documents of the segment.
  let count: Int
  /// Views of one section, each with a memory of its own for the chunk it is in.
  private var lengths: CheckedSpan
  private var fieldOffsets: CheckedSpan
  private var kinds: CheckedSpan
  private var fields: CheckedSpan

  /// Bytes of the documents section: lengths, field offsets (one more than documents), kinds.
  static func size(documents: Int) -> Int { 8 * documents + 4 + documents }

  /// Where the documents section of so many documents says where the fields of one of them begin,
  /// and then where they end: four bytes each.
  static func fieldsPlace(of document: Int, _ documents: Int) -> Int {
    4 * documents + 4 * document
  }

  /// Takes the tables of a segment.
  @_lifetime(borrow file)
  init(_ file: borrowing SegmentFile, _ head: SegmentHead) {
    count = head.documents
    lengths = CheckedSpan(file, .documents)
    fieldOffsets = CheckedSpan(file, .documents)
    kinds = CheckedSpan(file, .documents)
    fields = CheckedSpan(file, .fields)
  }

  /// Symbols of a document's text, separators included.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func length(of document: Int) throws(IndexError) -> Int {
    Int(try lengths.uint32(at: 4 * document))
  }

  /// The lengths of some documents, four bytes each.
  @_lifetime(copy self)
  mutating func lengths(of documents: Range<Int>) throws(IndexError) -> Span<UInt8> {
    let range = 4 * documents.lowerBound..<4 * documents.upperBound
    try lengths.check(range)
    return lengths.bytes.extracting(range)
  }

  /// The document's kind.
  @_lifetime(self: copy self)
  mutating func kind(of document: Int) throws(IndexError) -> UInt8 {
    try kinds.byte(at: 8 * count + 4 + document)
  }

  /// Half-open byte range of the document's records in the fields section.
  @_lifetime(self: copy self)
  mutating func fieldBytes(of document: Int) throws(IndexError) -> Range<Int> {
    let place = DocumentTable.fieldsPlace(of: document, count)
    let start = Int(try fieldOffsets.uint32(at: place))
    let end = Int(try fieldOffsets.uint32(at: place + 4))
    guard start <= end && end <= fields.bytes.count else {
      throw fieldOffsets.corrupt(at: place, .outOfRange("offset of a document's fields"))
    }
    return start..<end
  }

  /// Characters of a document's fields together.
  ///
  /// Plain equivalent: the sum of the counts of `fields(of:)`.
  @_lifetime(self: copy self)
  mutating func characters(of document: Int) throws(IndexError) -> Int {
    let range = try fieldBytes(of: document)
    try fields.check(range)
    let bytes = fields.bytes
    var total = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      offset += 1
      guard let count = Varint.read(bytes, &offset), offset <= range.upperBound else {
        throw fields.corrupt(at: offset, .outOfRange("field"))
      }
      total += Int(count)
    }
    return total
  }

  /// All fields of a document, in order.
  @_lifetime(self: copy self)
  mutating func fields(of document: Int) throws(IndexError) -> [FieldPlace] {
    let range = try fieldBytes(of: document)
    try fields.check(range)
    let length = try length(of: document)
    let bytes = fields.bytes.extracting(range)
    let fields = fields
    func fault(_ offset: Int, _ what: String) -> IndexError {
      fields.corrupt(at: range.lowerBound + offset, .outOfRange(what))
    }
    var places: [FieldPlace] = []
    // A field takes two bytes or more.
    try places.append(addingCapacity: bytes.count / 2) {
      (places: inout OutputSpan<FieldPlace>) throws(IndexError) in
      // Where the next field of each kind begins.
      var starts = InlineArray<64, Int>(repeating: 0)
      var offset = 0
      var rest = length
      while offset < bytes.count {
        let kind = bytes[offset]
        offset &+= 1
        guard kind < 64, let count = Varint.read(bytes, &offset), Int(count) < rest
        else { throw fault(offset, "field") }
        let start = starts[Int(kind)]
        places.append(FieldPlace(kind: kind, start: start, count: Int(count)))
        starts[Int(kind)] = start &+ Int(count) &+ 1
        rest &-= Int(count) &+ 1
      }
      guard rest == 0 else { throw fault(offset, "lengths of a document's fields") }
    }
    return places
  }
}

/// Where a field's text stands among the fields of its kind in one document.
struct FieldPlace: Equatable {
  let kind: UInt8
  /// 0-based place of its first symbol in the text of all fields of this kind.
  let start: Int
  /// Symbols, the separator not counted.
  let count: Int
}
