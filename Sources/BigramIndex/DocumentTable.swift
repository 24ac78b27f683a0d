// From positions to documents and fields. FORMAT.md, "Documents".

import Storage

/// The documents of one segment: kinds, text boundaries, fields.
///
/// A value keeps the last chunk it checked, so each query makes its own.
struct DocumentTable {
  /// Positions between two entries of the locator.
  static let locatorStep = 512

  let file: SegmentFile
  let count: Int
  private var documents: SectionNumbers
  private var locator: SectionNumbers
  private let locatorCount: Int

  /// Bytes of the documents section: starts and field offsets (one more than documents), kinds.
  static func size(documents: Int) -> Int { 8 * (documents + 1) + documents }

  init(_ file: SegmentFile, _ head: SegmentHead) {
    self.file = file
    count = head.documents
    documents = SectionNumbers(file, .documents)
    locator = SectionNumbers(file, .locator)
    locatorCount = file.count(.locator) / 4
  }

  /// Half-open range of the positions of a document's text, separators included.
  mutating func positions(of document: Int) throws(IndexError) -> Range<UInt32> {
    let start = try documents.uint32(at: 4 * document)
    let end = try documents.uint32(at: 4 * document + 4)
    guard start <= end && end < UInt32(SegmentHead.positionLimit) else {
      throw file.corrupt(.documents, at: 4 * document, .outOfRange("start of a document"))
    }
    return start..<end
  }

  /// The document whose text holds `position`.
  mutating func document(at position: UInt32) throws(IndexError) -> Int {
    let entry = Int(position) / DocumentTable.locatorStep
    guard entry < locatorCount else {
      throw file.corrupt(.locator, at: 0, .outOfRange("position \(position)"))
    }
    var document = Int(try locator.uint32(at: 4 * entry))
    while document < count {
      if try documents.uint32(at: 4 * document + 4) > position {
        guard try documents.uint32(at: 4 * document) <= position else { break }
        return document
      }
      document += 1
    }
    throw file.corrupt(.locator, at: 4 * entry, .outOfRange("document of position \(position)"))
  }

  /// The document's kind.
  func kind(of document: Int) throws(IndexError) -> UInt8 {
    let file = file
    let offset = 8 * (count + 1) + document
    return try file.bytes(.documents, offset..<offset + 1)[0]
  }

  /// Half-open byte range of the document's records in the fields section.
  mutating func fieldBytes(of document: Int) throws(IndexError) -> Range<Int> {
    let base = 4 * (count + 1)
    let start = Int(try documents.uint32(at: base + 4 * document))
    let end = Int(try documents.uint32(at: base + 4 * document + 4))
    guard start <= end && end <= file.count(.fields) else {
      throw file.corrupt(
        .documents, at: base + 4 * document, .outOfRange("offset of a document's fields"))
    }
    return start..<end
  }

  /// Reads the document's fields into `fields`, whose memory is used again.
  mutating func readFields(
    of document: Int, into fields: inout [FieldExtent]
  ) throws(IndexError) {
    fields.removeAll(keepingCapacity: true)
    let range = try fieldBytes(of: document)
    let positions = try positions(of: document)
    let file = file
    let bytes = try file.bytes(.fields, range)
    var offset = 0
    var start = positions.lowerBound
    while offset < bytes.count {
      let kind = bytes[offset]
      offset += 1
      guard kind < 64, let count = Varint.read(bytes, &offset),
        count < positions.upperBound - start
      else {
        throw file.corrupt(.fields, at: range.lowerBound + offset, .outOfRange("field"))
      }
      fields.append(FieldExtent(kind: kind, start: start, end: start + count))
      start += count + 1
    }
    guard start == positions.upperBound else {
      throw file.corrupt(
        .fields, at: range.lowerBound, .outOfRange("lengths of a document's fields"))
    }
  }
}

/// Where a field's text stands.
struct FieldExtent: Equatable {
  let kind: UInt8
  /// Position of the first scalar.
  let start: UInt32
  /// Position of the separator.
  let end: UInt32
}

/// 32-bit numbers of one section, checked chunk by chunk with a memory for the last one.
struct SectionNumbers {
  private let file: SegmentFile
  private let section: SegmentSection
  private let count: Int
  private var checkedChunk = -1

  init(_ file: SegmentFile, _ section: SegmentSection) {
    self.file = file
    self.section = section
    count = file.count(section)
  }

  /// The number at `byteOffset`, a multiple of 4, so that it lies in one chunk.
  mutating func uint32(at byteOffset: Int) throws(IndexError) -> UInt32 {
    guard byteOffset >= 0 && byteOffset <= count - 4 else {
      throw file.corrupt(section, at: 0, .outOfRange("offset \(byteOffset)"))
    }
    let chunk = byteOffset >> SegmentFile.chunkShift
    if chunk != checkedChunk {
      try file.check(section, byteOffset..<byteOffset + 4)
      checkedChunk = chunk
    }
    let file = file
    return file.uncheckedBytes(section).loadUInt32(at: byteOffset)
  }
}
