// From positions to documents and fields. FORMAT.md, "Documents".

import Storage

/// The documents of one segment: kinds, text boundaries, fields.
///
/// A value keeps the last chunk it checked of each section, so each query makes its own.
struct DocumentTable: ~Escapable {
  /// Positions between two entries of the locator.
  static let locatorStep = 512

  /// Documents of the segment.
  let count: Int
  private let file: SegmentFile
  /// Three views of one section, each with a memory of its own for the chunk it is in.
  private var starts: CheckedSpan
  private var fieldOffsets: CheckedSpan
  private var kinds: CheckedSpan
  private var locator: CheckedSpan
  private var fields: CheckedSpan
  private let locatorCount: Int

  /// Bytes of the documents section: starts and field offsets (one more than documents), kinds.
  static func size(documents: Int) -> Int { 8 * (documents + 1) + documents }

  /// Takes the tables of a segment.
  @_lifetime(borrow file)
  init(_ file: borrowing SegmentFile, _ head: SegmentHead) {
    self.file = copy file
    count = head.documents
    starts = CheckedSpan(file, .documents)
    fieldOffsets = CheckedSpan(file, .documents)
    kinds = CheckedSpan(file, .documents)
    locator = CheckedSpan(file, .locator)
    fields = CheckedSpan(file, .fields)
    locatorCount = file.count(.locator) / 4
  }

  /// Half-open range of the positions of a document's text, separators included.
  @_lifetime(self: copy self)
  mutating func positions(of document: Int) throws(IndexError) -> Range<UInt32> {
    let start = try starts.uint32(at: 4 * document, file)
    let end = try starts.uint32(at: 4 * document + 4, file)
    guard start <= end && end < UInt32(SegmentHead.positionLimit) else {
      throw file.corrupt(.documents, at: 4 * document, .outOfRange("start of a document"))
    }
    return start..<end
  }

  /// The document whose text holds `position`.
  @_lifetime(self: copy self)
  mutating func document(at position: UInt32) throws(IndexError) -> Int {
    let entry = Int(position) / DocumentTable.locatorStep
    guard entry < locatorCount else {
      throw file.corrupt(.locator, at: 0, .outOfRange("position \(position)"))
    }
    var document = Int(try locator.uint32(at: 4 * entry, file))
    while document < count {
      if try starts.uint32(at: 4 * document + 4, file) > position {
        guard try starts.uint32(at: 4 * document, file) <= position else { break }
        return document
      }
      document += 1
    }
    throw file.corrupt(.locator, at: 4 * entry, .outOfRange("document of position \(position)"))
  }

  /// The document's kind.
  @_lifetime(self: copy self)
  mutating func kind(of document: Int) throws(IndexError) -> UInt8 {
    try kinds.byte(at: 8 * (count + 1) + document, file)
  }

  /// Half-open byte range of the document's records in the fields section.
  @_lifetime(self: copy self)
  mutating func fieldBytes(of document: Int) throws(IndexError) -> Range<Int> {
    let base = 4 * (count + 1)
    let start = Int(try fieldOffsets.uint32(at: base + 4 * document, file))
    let end = Int(try fieldOffsets.uint32(at: base + 4 * document + 4, file))
    guard start <= end && end <= fields.bytes.count else {
      throw file.corrupt(
        .documents, at: base + 4 * document, .outOfRange("offset of a document's fields"))
    }
    return start..<end
  }

  /// Stands before the first field of a document whose text has these positions.
  @_lifetime(self: copy self)
  mutating func fieldWalk(
    _ document: Int, _ positions: Range<UInt32>
  ) throws(IndexError) -> FieldWalk {
    let range = try fieldBytes(of: document)
    try fields.check(range, file)
    return FieldWalk(offset: range.lowerBound, end: range.upperBound, positions: positions)
  }

  /// The next field, or nil after the last.
  func next(_ walk: inout FieldWalk) throws(IndexError) -> FieldExtent? {
    guard walk.offset < walk.end else {
      guard walk.positions.isEmpty else {
        throw file.corrupt(.fields, at: walk.end, .outOfRange("lengths of a document's fields"))
      }
      return nil
    }
    let kind = fields.bytes[walk.offset]
    walk.offset += 1
    let start = walk.positions.lowerBound
    guard kind < 64, let count = Varint.read(fields.bytes, &walk.offset), walk.offset <= walk.end,
      count < walk.positions.upperBound - start
    else { throw file.corrupt(.fields, at: walk.offset, .outOfRange("field")) }
    walk.positions = start + count + 1..<walk.positions.upperBound
    return FieldExtent(kind: kind, start: start, end: start + count)
  }

  /// All fields of a document.
  @_lifetime(self: copy self)
  mutating func extents(of document: Int) throws(IndexError) -> [FieldExtent] {
    var walk = try fieldWalk(document, try positions(of: document))
    var extents: [FieldExtent] = []
    while let extent = try next(&walk) { extents.append(extent) }
    return extents
  }
}

/// A place among the fields of one document.
struct FieldWalk {
  /// Half-open byte offsets of the records not read yet.
  fileprivate var offset: Int
  fileprivate let end: Int
  /// Positions of the fields not read yet.
  fileprivate var positions: Range<UInt32>
}

/// Where a field's text stands.
struct FieldExtent: Equatable {
  let kind: UInt8
  /// Position of the first scalar.
  let start: UInt32
  /// Position of the separator.
  let end: UInt32
}

/// The bytes of one section, checked chunk by chunk with a memory for the last one.
struct CheckedSpan: ~Escapable {
  let bytes: Span<UInt8>
  private let section: SegmentSection
  private var checkedChunk = -1

  @_lifetime(borrow file)
  init(_ file: borrowing SegmentFile, _ section: SegmentSection) {
    bytes = file.uncheckedBytes(section)
    self.section = section
  }

  /// The number at `byteOffset`, a multiple of 4, so that it lies in one chunk.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func uint32(
    at byteOffset: Int, _ file: borrowing SegmentFile
  ) throws(IndexError) -> UInt32 {
    guard byteOffset >= 0 && byteOffset <= bytes.count - 4 else {
      throw file.corrupt(section, at: 0, .outOfRange("offset \(byteOffset)"))
    }
    if byteOffset >> SegmentFile.chunkShift != checkedChunk {
      try check(byteOffset..<byteOffset + 4, file)
    }
    return bytes.loadUInt32(at: byteOffset)
  }

  /// The byte at `byteOffset`.
  @_lifetime(self: copy self)
  mutating func byte(
    at byteOffset: Int, _ file: borrowing SegmentFile
  ) throws(IndexError) -> UInt8 {
    guard byteOffset >= 0 && byteOffset < bytes.count else {
      throw file.corrupt(section, at: 0, .outOfRange("offset \(byteOffset)"))
    }
    try check(byteOffset..<byteOffset + 1, file)
    return bytes[byteOffset]
  }

  /// Makes sure of all bytes of `range`.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func check(_ range: Range<Int>, _ file: borrowing SegmentFile) throws(IndexError) {
    let last = (range.upperBound - 1) >> SegmentFile.chunkShift
    if range.lowerBound >> SegmentFile.chunkShift == checkedChunk && last == checkedChunk { return }
    try file.check(section, range)
    if !range.isEmpty { checkedChunk = last }
  }
}
