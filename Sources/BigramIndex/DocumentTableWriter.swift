// Writes the tables that `DocumentTable` reads. FORMAT.md, "Documents".

import Storage

/// Makes the bytes of the documents section and of the locator.
enum DocumentTableWriter {
  /// The documents section. `starts` and `fieldOffsets` have one element more than `kinds`.
  static func bytes(starts: [UInt32], fieldOffsets: [UInt32], kinds: [UInt8]) -> [UInt8] {
    littleEndian(starts) + littleEndian(fieldOffsets) + kinds
  }

  /// The locator: for every 512th position the document whose text holds it.
  static func locator(starts: [UInt32], positions: Int) -> [UInt8] {
    var writer = ByteWriter()
    var document = 0
    for position in stride(from: 0, to: positions, by: DocumentTable.locatorStep) {
      while document + 1 < starts.count && Int(starts[document + 1]) <= position { document += 1 }
      writer.append(UInt32(document))
    }
    return writer.bytes
  }
}
