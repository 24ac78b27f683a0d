// Documents in memory, until they become a segment.

import Storage

/// Collects documents in the shape in which a segment keeps them.
struct SegmentBuilder {
  /// The text of each field kind.
  private var texts = [KindText](repeating: KindText(), count: 64)
  private var table = DocumentTableWriter()
  private var fieldCount = 0
  /// Symbols of all texts.
  private var symbolCount = 0
  private var stored: [UInt8] = []
  private var storedOffsets: [UInt32] = []
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
  var count: Int { table.count }

  /// Bytes that turning the documents into a segment will take at its worst moment.
  var memorySize: Int {
    12 * symbolCount + stored.count + keyBytes.count + keys.count * MemoryLayout<Key>.size
      + 13 * count
  }

  /// Whether a document of this size fits into the segment.
  func hasRoom(for document: IndexDocument) -> Bool {
    let symbols = document.characterCount + document.fields.count
    // In the text a symbol takes a byte and at most six nibbles.
    return 4 * (symbolCount + symbols) < SegmentHead.countLimit
      && stored.count + StoredCodec.limit(document.stored.count) < Int(UInt32.max)
  }

  /// Adds a document after the others.
  mutating func append(_ document: IndexDocument) {
    let ordinal = UInt32(count)
    let tables = TextAlphabet.shared
    var records = ByteWriter()
    var length = 0
    for field in document.fields {
      precondition(field.kind < 64, "a field kind is below 64")
      records.append(field.kind)
      records.appendCount(field.scalars.count)
      texts[Int(field.kind)].append(field.scalars, ordinal, tables)
      length += field.scalars.count + 1
    }
    table.append(kind: document.kind, length: length, fields: records.bytes)
    symbolCount += length
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
    for kind in texts.indices { texts[kind].removeAll() }
    table.removeAll()
    fieldCount = 0
    symbolCount = 0
    stored.removeAll(keepingCapacity: true)
    storedOffsets.removeAll(keepingCapacity: true)
    keyBytes.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    deleted.removeAll()
  }

  /// Writes the documents as the segment file `name`.
  mutating func write(
    _ name: String, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) {
    var file = try SegmentFileWriter.create(name, in: directory, fileSystem)
    try file.section(.documents, table.documents)
    try file.section(.fields, table.fields)
    var head = SegmentHead(
      documents: count, fields: fieldCount, characters: symbolCount - fieldCount)
    head.blocks = try writeText(&file)
    try writePostings(&file, &head)
    let keys = keyDictionary()
    try file.section(.keys, keys.keys.bytes)
    try file.section(.keyDocuments, keys.documents.bytes)
    try file.section(.keyIndex, keys.index.bytes)
    try file.begin(.stored)
    try file.append(stored.span)
    try file.end()
    try file.section(.storedIndex, littleEndian(storedOffsets + [UInt32(stored.count)]))
    head.keys = keys.count
    try file.section(.head, head.bytes)
    try file.finish()
  }

  /// Writes kinds, blocks and text; returns how many blocks there are.
  private func writeText(_ file: inout SegmentFileWriter) throws(IndexError) -> Int {
    var writer = TextBlockWriter()
    var kinds = FieldKinds()
    for (kind, text) in texts.enumerated() {
      kinds.append(kind: UInt8(kind), blockCount: text.blockCount)
      for (run, document) in text.documents.enumerated() {
        let range = text.range(ofRun: run)
        for start in stride(
          from: range.lowerBound, to: range.upperBound, by: TextBlockWriter.capacity)
        {
          let end = min(start + TextBlockWriter.capacity, range.upperBound)
          writer.append(text.symbols.span, start..<end, document: document)
        }
      }
    }
    writer.finish()
    try file.section(.kinds, kinds.bytes)
    try file.section(.blocks, writer.entries.bytes)
    try file.section(.text, writer.bytes)
    return writer.count
  }

  private mutating func writePostings(
    _ file: inout SegmentFileWriter, _ head: inout SegmentHead
  ) throws(IndexError) {
    var writer = PostingsWriter(blockCount: head.blocks)
    try file.begin(.postings)
    let commonCount = PostingsWriter.commonCount(head.characters)
    try inversion.forEachTerm(of: texts, commonCount: commonCount) {
      term, blocks, counts throws(IndexError) in
      try writer.append(term, blocks, counts, to: &file)
    }
    try writer.finish(&file, &head)
  }
}
