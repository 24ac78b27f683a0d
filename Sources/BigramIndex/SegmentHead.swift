// The counts of a segment. FORMAT.md, "Segment".

import Storage

/// What a segment holds, in numbers.
struct SegmentHead: Equatable {
  /// Documents.
  var documents = 0
  /// Fields of all documents.
  var fields = 0
  /// Scalars of all fields.
  var characters = 0
  /// Blocks of text.
  var blocks = 0
  /// Terms of the dictionary.
  var terms = 0
  /// Postings of all lists.
  var postings = 0
  /// Distinct keys.
  var keys = 0

  static let size = 56
  /// No count of a segment reaches this.
  static let countLimit = 1 << 31

  /// Symbols of the segment's text: its characters and one separator after each field.
  var symbols: Int { characters + fields }

  /// The section's bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    for number in [documents, fields, characters, blocks, terms, postings, keys] {
      writer.append(UInt64(number))
    }
    return writer.bytes
  }

  /// Reads the section and tests it against the sizes of the others.
  static func read(_ file: SegmentFile) throws(IndexError) -> SegmentHead {
    guard file.count(.head) == size else {
      throw file.corrupt(.head, at: 0, .outOfRange("size of HEAD"))
    }
    let bytes = try file.bytes(.head, 0..<size)
    var numbers: [Int] = []
    for offset in stride(from: 0, to: size, by: 8) {
      let number = bytes.loadUInt64(at: offset)
      guard number < UInt64(countLimit) else {
        throw file.corrupt(.head, at: offset, .outOfRange("count"))
      }
      numbers.append(Int(number))
    }
    let head = SegmentHead(
      documents: numbers[0], fields: numbers[1], characters: numbers[2], blocks: numbers[3],
      terms: numbers[4], postings: numbers[5], keys: numbers[6])
    guard head.symbols < countLimit,
      file.count(.documents) == DocumentTable.size(documents: head.documents),
      file.count(.blocks) == TextReader.entrySize * head.blocks,
      file.count(.text) >= TextBlockWriter.overrun,
      file.count(.postings) >= SegmentFile.overrun,
      file.count(.storedIndex) == 4 * (head.documents + 1)
    else { throw file.corrupt(.head, at: 0, .outOfRange("sizes of the sections")) }
    return head
  }
}
