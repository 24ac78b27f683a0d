// Documents in memory, until they become a segment.

import Storage

/// Collects documents in the shape in which a segment keeps them.
struct SegmentBuilder {
  /// The scalars of all fields, a 0 after each.
  private(set) var text: [UInt32] = []
  private(set) var starts: [UInt32] = []
  private(set) var fieldOffsets: [UInt32] = []
  private(set) var kinds: [UInt8] = []
  private(set) var fields = ByteWriter()
  private(set) var fieldCount = 0
  private(set) var stored: [UInt8] = []
  private(set) var storedOffsets: [UInt32] = []
  private var keyBytes: [UInt8] = []
  private var keys: [Key] = []
  private var inversion = Inversion()
  /// 0-based numbers of documents deleted since they were appended, increasing.
  private(set) var deleted: [UInt32] = []

  /// A key of a document: where its bytes stand in `keyBytes`.
  private struct Key {
    let start: Int
    let count: Int
    let document: UInt32
  }

  /// Documents collected.
  var count: Int { kinds.count }

  /// Bytes that turning the documents into a segment will take at its worst moment.
  var memorySize: Int {
    20 * text.count + stored.count + fields.count + keyBytes.count
      + keys.count * MemoryLayout<Key>.size + 13 * count
  }

  /// Whether a document of this size fits into the segment.
  func hasRoom(for document: IndexDocument) -> Bool {
    let positions = document.characterCount + document.fields.count
    return text.count + positions < SegmentHead.positionLimit
      && stored.count + StoredCodec.limit(document.stored.count) < Int(UInt32.max)
  }

  /// Adds a document after the others.
  mutating func append(_ document: IndexDocument) {
    let ordinal = UInt32(count)
    starts.append(UInt32(text.count))
    fieldOffsets.append(UInt32(fields.count))
    kinds.append(document.kind)
    for field in document.fields {
      precondition(field.kind < 64, "a field kind is below 64")
      fields.append(field.kind)
      fields.appendCount(field.scalars.count)
      text.reserve(field.scalars.count + 1)
      for scalar in field.scalars {
        // 0 separates fields and nothing is above U+10FFFF: neither can be looked for.
        text.append(scalar == 0 || scalar > 0x10FFFF ? 0xFFFD : scalar)
      }
      text.append(0)
    }
    fieldCount += document.fields.count
    for key in document.keys {
      let start = keyBytes.count
      keyBytes.append(contentsOf: key.utf8)
      keys.append(Key(start: start, count: keyBytes.count - start, document: ordinal))
    }
    storedOffsets.append(UInt32(stored.count))
    StoredCodec.append(document.stored, to: &stored)
  }

  /// Deletes the documents collected so far that have this key; returns how many there were.
  mutating func delete(documentsWithKey key: [UInt8]) -> Int {
    var found: Set<UInt32> = []
    for entry in keys where entry.count == key.count && isEqual(entry, key) {
      found.insert(entry.document)
    }
    found.subtract(deleted)
    deleted = (deleted + found).sorted()
    return found.count
  }

  private func isEqual(_ entry: Key, _ key: [UInt8]) -> Bool {
    for index in 0..<key.count where keyBytes[entry.start + index] != key[index] { return false }
    return true
  }

  /// The keys in order, each with its documents.
  func keyDictionary() -> KeyDictionaryWriter {
    var writer = KeyDictionaryWriter()
    let order = sortedKeys()
    var index = 0
    while index < order.count {
      let key = Array(keyBytes[order[index].start..<order[index].start + order[index].count])
      var documents: [UInt32] = []
      while index < order.count && order[index].count == key.count && isEqual(order[index], key) {
        if documents.last != order[index].document { documents.append(order[index].document) }
        index += 1
      }
      writer.append(key, documents)
    }
    return writer
  }

  private func sortedKeys() -> [Key] {
    let bytes = keyBytes.span
    return keys.sorted { left, right in
      let shared = min(left.count, right.count)
      var index = 0
      while index < shared {
        let a = bytes[left.start + index]
        let b = bytes[right.start + index]
        if a != b { return a < b }
        index += 1
      }
      if left.count != right.count { return left.count < right.count }
      return left.document < right.document
    }
  }

  /// Forgets all documents but keeps the memory.
  mutating func removeAll() {
    text.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    fieldOffsets.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    fields.removeAll()
    fieldCount = 0
    stored.removeAll(keepingCapacity: true)
    storedOffsets.removeAll(keepingCapacity: true)
    keyBytes.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    deleted.removeAll()
  }

  /// Writes the documents as the segment file `name`.
  mutating func write(
    _ name: String, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> SegmentHead {
    var file = try SegmentFileWriter.create(name, in: directory, fileSystem)
    try writeDocuments(&file)
    let terms = try writePostings(&file)
    let keys = keyDictionary()
    try file.section(.keys, keys.keys.bytes)
    try file.section(.keyDocuments, keys.documents.bytes)
    try file.section(.keyIndex, keys.index.bytes)
    try file.begin(.stored)
    try file.append(stored.span)
    try file.end()
    try file.section(.storedIndex, littleEndian(storedOffsets + [UInt32(stored.count)]))
    let head = SegmentHead(
      documents: count, fields: fieldCount, characters: text.count - fieldCount,
      terms: terms.count, keys: keys.count)
    try file.section(.head, head.bytes)
    try file.finish()
    return head
  }

  private func writeDocuments(_ file: inout SegmentFileWriter) throws(IndexError) {
    let table = DocumentTableWriter.bytes(
      starts: starts + [UInt32(text.count)], fieldOffsets: fieldOffsets + [UInt32(fields.count)],
      kinds: kinds)
    try file.section(.documents, table)
    try file.section(.fields, fields.bytes)
    try file.section(
      .locator, DocumentTableWriter.locator(starts: starts, positions: text.count))
    try file.section(.text, littleEndian(text))
  }

  private mutating func writePostings(
    _ file: inout SegmentFileWriter
  ) throws(IndexError) -> TermDictionaryWriter {
    inversion.sort(text)
    var encoder = PostingsEncoder()
    var terms = TermDictionaryWriter()
    try file.begin(.postings)
    try inversion.forEachTerm { bigram, positions throws(IndexError) in
      let size = encoder.append(positions)
      terms.append(bigram, count: positions.count, size: size)
      if encoder.bytes.count >= 1 << 16 {
        try file.append(encoder.bytes.span)
        encoder.removeAll()
      }
    }
    try file.append(encoder.bytes.span)
    try file.append([UInt8](repeating: 0, count: BlockCodec.overrun).span)
    try file.end()
    try file.section(.terms, terms.terms.bytes)
    try file.section(.termIndex, terms.index.bytes)
    return terms
  }
}

extension [UInt32] {
  /// Makes room for `count` more without giving up growth by doubling.
  mutating func reserve(_ count: Int) {
    if self.count + count > capacity {
      reserveCapacity(Swift.max(2 * capacity, self.count + count))
    }
  }
}

/// The bytes of numbers, four each.
func littleEndian(_ numbers: [UInt32]) -> [UInt8] {
  var writer = ByteWriter()
  for number in numbers { writer.append(number) }
  return writer.bytes
}
