// Writes the key dictionary. FORMAT.md, "Keys".

import Storage

/// Collects the keys of one segment in increasing byte order, each with its documents.
struct KeyDictionaryWriter {
  /// Keys between two entries of the key index.
  static let blockSize = 16

  private(set) var keys = ByteWriter()
  private(set) var documents = ByteWriter()
  private(set) var index = ByteWriter()
  /// Keys appended.
  private(set) var count = 0
  private var previous: [UInt8] = []
  private var list = ByteWriter()

  /// Appends a key with its documents, strictly increasing and not empty.
  mutating func append(_ key: [UInt8], _ ordinals: [UInt32]) {
    var shared = 0
    if count % KeyDictionaryWriter.blockSize == 0 {
      index.append(UInt32(truncatingIfNeeded: keys.count))
      index.append(UInt32(truncatingIfNeeded: documents.count))
    } else {
      while shared < min(key.count, previous.count) && key[shared] == previous[shared] {
        shared += 1
      }
    }
    list.removeAll()
    var last = UInt32.max
    for ordinal in ordinals {
      list.appendVarint(UInt64(ordinal &- last &- 1))
      last = ordinal
    }
    keys.appendCount(shared)
    keys.appendCount(key.count - shared)
    keys.append(contentsOf: Array(key[shared...]))
    keys.appendCount(ordinals.count - 1)
    keys.appendCount(list.count - 1)
    documents.append(contentsOf: list.bytes)
    previous = key
    count += 1
  }
}
