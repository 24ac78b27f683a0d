// Documents in memory, until they become a segment.

import Parallel
import Storage

/// Collects documents in the shape in which a segment keeps them.
struct SegmentBuilder: Sendable {
  /// The text of each field kind.
  private var texts = [KindText](repeating: KindText(), count: 64)
  private var cutter = BlockCutter()
  private var table = DocumentTableWriter()
  private let ranking: Ranking
  private var fieldCount = 0
  /// Symbols of all texts, and the bytes of their blocks.
  private var symbolCount = 0
  private var textSize = 0
  private var stored: [UInt8] = []
  private var storedOffsets: [UInt32] = []
  private var keyBytes: [UInt8] = []
  private var keys: [Key] = []
  /// Places in `keys` of the last document's keys.
  private var lastKeys: [Int] = []
  /// 0-based numbers of documents deleted since they were appended, increasing.
  private(set) var deleted: [UInt32] = []

  /// A key of some neighbours, from the document `first` to `last`: where its bytes stand in
  /// `keyBytes`.
  private struct Key: Sendable {
    let start: Int
    let count: Int
    let first: UInt32
    var last: UInt32
  }

  /// No documents, whose lists are to be made for this ranking.
  init(_ ranking: Ranking) { self.ranking = ranking }

  /// Documents collected.
  var count: Int { table.count }

  /// Bytes that the documents take.
  var memorySize: Int {
    textSize + stored.count + keyBytes.count + keys.count * MemoryLayout<Key>.size
      + SegmentBuilder.sizeInTables * count
  }

  /// Bytes, about, that the tables hold of a document with a few fields: its length, where its
  /// fields and its payload begin, its kind, and two or three bytes for each field.
  private static let sizeInTables = 20

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
    var records = ByteWriter(capacity: 4 * document.fields.count)
    var length = 0
    var kinds: UInt64 = 0
    for field in document.fields {
      precondition(field.kind < 64, "a field kind is below 64")
      kinds |= 1 << UInt64(field.kind)
      records.append(field.kind)
      records.appendCount(field.scalars.count)
      length += field.scalars.count + 1
    }
    while kinds != 0 {
      let kind = kinds.trailingZeroBitCount
      kinds &= kinds - 1
      let size = texts[kind].byteCount
      for field in document.fields where Int(field.kind) == kind {
        cutter.append(field.scalars, document: ordinal, to: &texts[kind])
      }
      cutter.finish(document: ordinal, to: &texts[kind])
      // With what the tables have of a kind, however many blocks.
      textSize += texts[kind].byteCount - size + 8
    }
    table.append(kind: document.kind, length: length, fields: records.bytes)
    symbolCount += length
    fieldCount += document.fields.count
    append(document.keys, ordinal)
    storedOffsets.append(UInt32(stored.count))
    StoredCodec.append(document.stored, to: &stored)
  }

  /// Most keys are those of the document before, in the same order: they are kept once.
  private mutating func append(_ texts: [String], _ document: UInt32) {
    var places: [Int] = []
    places.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() {
      var text = text
      text.makeContiguousUTF8()
      let bytes = text.utf8Span.span
      if index < lastKeys.count, isEqual(keys[lastKeys[index]], bytes) {
        keys[lastKeys[index]].last = document
        places.append(lastKeys[index])
      } else {
        places.append(keys.count)
        keys.append(
          Key(start: keyBytes.count, count: bytes.count, first: document, last: document))
        for index in bytes.indices { keyBytes.append(bytes[index]) }
      }
    }
    lastKeys = places
  }

  /// Deletes the documents collected so far that have this key; returns how many there were.
  mutating func delete(documentsWithKey key: [UInt8]) -> Int {
    var found: Set<UInt32> = []
    for entry in keys where isEqual(entry, key.span) {
      found.formUnion(entry.first...entry.last)
    }
    found.subtract(deleted)
    deleted = (deleted + found).sorted()
    return found.count
  }

  private func isEqual(_ entry: Key, _ key: Span<UInt8>) -> Bool {
    guard entry.count == key.count else { return false }
    let bytes = keyBytes.span
    for index in 0..<key.count where bytes[entry.start + index] != key[index] { return false }
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
      while index < order.count && isEqual(order[index], key.span) {
        // A key that one document has twice stands twice.
        let next = documents.last.map { $0 + 1 } ?? 0
        if order[index].last >= next {
          documents += max(order[index].first, next)...order[index].last
        }
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
      // Many keys begin with the same words: eight bytes at a time, as a number whose first is the
      // highest.
      while index + 8 <= shared {
        let a = bytes.loadUInt64(at: left.start + index).byteSwapped
        let b = bytes.loadUInt64(at: right.start + index).byteSwapped
        if a != b { return a < b }
        index += 8
      }
      while index < shared {
        let a = bytes[left.start + index]
        let b = bytes[right.start + index]
        if a != b { return a < b }
        index += 1
      }
      if left.count != right.count { return left.count < right.count }
      return left.first < right.first
    }
  }

  // MARK: Writing

  /// Threads that sort, beside the one that writes.
  private static let sorters = 2

  /// What is made for the file on other threads; the text is there already.
  private enum Part: Sendable {
    case text
    case lists(PostingsPart)
    case keys(KeyDictionaryWriter)
  }

  /// Writes the documents as the segment file `name`.
  func write(
    _ name: String, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) {
    var file = try SegmentFileWriter.create(name, in: directory, fileSystem)
    var head = SegmentHead(
      documents: count, fields: fieldCount, characters: symbolCount - fieldCount,
      blocks: texts.reduce(0) { $0 + $1.blockCount })
    try writeSections(&file, &head)
    try file.section(.ranking, ranking.bytes)
    try file.section(.head, head.bytes)
    try file.finish()
  }

  private func writeSections(
    _ file: inout SegmentFileWriter, _ head: inout SegmentHead
  ) throws(IndexError) {
    let impacts = Impacts(
      documents: texts.flatMap(\.documents), kinds, lengths: table.lengths,
      characters: head.characters, ranking)
    let inversion = Inversion(
      texts, cutter, impacts, commonCount: PostingsWriter.commonCount(head.characters))
    var writer = PostingsWriter(blockCount: head.blocks, impacts)
    let count = inversion.parts.count
    try OrderedPipeline.run(
      Array(0...count + 1), jobs: count > 1 ? SegmentBuilder.sorters : 1
    ) { (part: Int) -> Part in
      switch part {
      case 0: .text
      case 1...count: .lists(inversion.lists(of: inversion.parts[part - 1]))
      default: .keys(keyDictionary())
      }
    } consume: { (part: Part) throws(IndexError) in
      switch part {
      case .text:
        try writeText(&file)
        try file.begin(.postings)
      case .lists(let lists): try writer.append(lists, to: &file)
      case .keys(let keys):
        try writer.finish(&file, &head)
        try writeKeys(keys, &file, &head)
      }
    }
  }

  private var kinds: FieldKinds {
    var kinds = FieldKinds()
    for (kind, text) in texts.enumerated() {
      kinds.append(kind: UInt8(kind), blockCount: text.blockCount)
    }
    return kinds
  }

  /// Writes documents, kinds, blocks and text.
  private func writeText(_ file: inout SegmentFileWriter) throws(IndexError) {
    try file.section(.documents, table.documents)
    try file.section(.fields, table.fields)
    var blocks = ByteWriter()
    var base: UInt32 = 0
    for text in texts {
      for block in text.documents.indices {
        blocks.append(text.documents[block])
        blocks.append(base + text.offsets[block])
      }
      base += UInt32(text.byteCount)
    }
    try file.section(.kinds, kinds.bytes)
    try file.section(.blocks, blocks.bytes)
    try file.begin(.text)
    try writeBlocks(&file)
    try file.append([UInt8](repeating: 0, count: TextBlockWriter.overrun).span)
  }

  /// Writes the blocks of all texts, some at a time.
  private func writeBlocks(_ file: inout SegmentFileWriter) throws(IndexError) {
    let blocksAtOnce = 128
    var bytes = [UInt8](repeating: 0, count: blocksAtOnce * TextBlockWriter.room)
    for text in texts {
      for chunk in text.chunks {
        var units = chunk.units.span
        var counts = chunk.counts.span
        var others = chunk.others.span
        while !counts.isEmpty {
          let some = counts.extracting(first: blocksAtOnce)
          var size = 0
          for index in some.indices { size += Int(some[index]) }
          let end = TextBlockWriter.write(
            units.extracting(first: size), some, &others, to: &bytes)
          try file.append(bytes.span.extracting(0..<end))
          units = units.extracting(droppingFirst: size)
          counts = counts.extracting(droppingFirst: some.count)
        }
      }
    }
  }

  /// Writes keys and payloads.
  private func writeKeys(
    _ keys: KeyDictionaryWriter, _ file: inout SegmentFileWriter, _ head: inout SegmentHead
  ) throws(IndexError) {
    head.keys = keys.count
    try file.section(.keys, keys.keys.bytes)
    try file.section(.keyDocuments, keys.documents.bytes)
    try file.section(.keyIndex, keys.index.bytes)
    try file.section(.stored, stored)
    try file.section(.storedIndex, littleEndian(storedOffsets + [UInt32(stored.count)]))
  }
}
