// The counts of a segment. FORMAT.md, "HEAD".

import Storage

/// What a segment holds, in numbers.
struct SegmentHead: Equatable {
  /// Documents.
  var documents = 0
  /// Fields of all documents.
  var fields = 0
  /// Scalars of all fields, which is also the number of postings.
  var characters = 0
  /// Distinct terms.
  var terms = 0
  /// Distinct keys.
  var keys = 0

  static let size = 40
  /// Positions are 32-bit numbers with room for an offset added to them.
  static let positionLimit = 1 << 31

  /// Positions of the segment's text: its characters and one separator after each field.
  var positions: Int { characters + fields }

  /// The section's bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    for number in [documents, fields, characters, terms, keys] { writer.append(UInt64(number)) }
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
      guard number < UInt64(positionLimit) else {
        throw file.corrupt(.head, at: offset, .outOfRange("count"))
      }
      numbers.append(Int(number))
    }
    let head = SegmentHead(
      documents: numbers[0], fields: numbers[1], characters: numbers[2], terms: numbers[3],
      keys: numbers[4])
    let locators = (head.positions + DocumentTable.locatorStep - 1) / DocumentTable.locatorStep
    guard head.positions < positionLimit,
      file.count(.documents) == DocumentTable.size(documents: head.documents),
      file.count(.locator) == 4 * locators,
      file.count(.text) == 4 * head.positions,
      file.count(.storedIndex) == 4 * (head.documents + 1),
      file.count(.postings) >= BlockCodec.overrun
    else { throw file.corrupt(.head, at: 0, .outOfRange("sizes of the sections")) }
    return head
  }
}
