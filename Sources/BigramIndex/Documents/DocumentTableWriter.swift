// Writes the table that `DocumentTable` reads. FORMAT.md, "Documents".

import Storage

/// Collects documents in the shape in which a segment keeps them.
struct DocumentTableWriter {
  /// Symbols of each document's text.
  private(set) var lengths: [UInt32] = []
  private var fieldOffsets: [UInt32] = []
  private var kinds: [UInt8] = []
  /// The fields section.
  private(set) var fields: [UInt8] = []

  /// Documents appended.
  var count: Int { kinds.count }

  /// Appends a document whose text has `length` symbols, with the records of its fields.
  mutating func append(kind: UInt8, length: Int, fields records: [UInt8]) {
    kinds.append(kind)
    lengths.append(UInt32(length))
    fieldOffsets.append(UInt32(fields.count))
    fields.append(contentsOf: records)
  }

  /// The documents section.
  var documents: [UInt8] {
    littleEndian(lengths) + littleEndian(fieldOffsets + [UInt32(fields.count)]) + kinds
  }
}

/// The bytes of numbers, four each.
func littleEndian(_ numbers: [UInt32]) -> [UInt8] {
  var writer = ByteWriter()
  for number in numbers { writer.append(number) }
  return writer.bytes
}
