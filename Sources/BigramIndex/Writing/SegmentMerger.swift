// Several segments become one: live documents only, in their order.

import Storage

/// Writes the merge of some segments, list by list, so that memory stays far below their size.
struct SegmentMerger {
  private let sources: [Source]
  private let table: DocumentTableWriter
  private let kinds: FieldKinds
  private let ranking: Ranking
  /// The new document of each new block.
  private let blockDocuments: [UInt32]
  private var head = SegmentHead()

  /// A segment to merge and where its documents and blocks go.
  struct Source {
    let segment: Segment
    let tombstones: DocumentBits
    /// New numbers of the documents and of the blocks; `dropped` for deleted ones.
    fileprivate(set) var ordinals: [UInt32] = []
    fileprivate(set) var blocks: [UInt32] = []
  }

  static let dropped = UInt32.max
  /// Bytes written after which the memory behind what was read of the sources is let go.
  static let releaseSize = 8 << 20

  /// Plans the merge: reads the tables of documents and blocks.
  init(
    _ segments: [(segment: Segment, tombstones: DocumentBits)], _ ranking: Ranking
  ) throws(IndexError) {
    var sources = segments.map { Source(segment: $0.segment, tombstones: $0.tombstones) }
    var table = DocumentTableWriter()
    for index in sources.indices {
      try SegmentMerger.takeDocuments(of: &sources[index], &table, &head)
    }
    var kinds = FieldKinds()
    var blockDocuments: [UInt32] = []
    for kind in UInt8(0)..<64 {
      let before = blockDocuments.count
      for index in sources.indices {
        try SegmentMerger.takeBlocks(ofKind: kind, of: &sources[index], &blockDocuments)
      }
      kinds.append(kind: kind, blockCount: blockDocuments.count - before)
    }
    head.blocks = blockDocuments.count
    self.sources = sources
    self.table = table
    self.kinds = kinds
    self.ranking = ranking
    self.blockDocuments = blockDocuments
  }

  /// Appends the live documents of a source to the table.
  private static func takeDocuments(
    of source: inout Source, _ table: inout DocumentTableWriter, _ head: inout SegmentHead
  ) throws(IndexError) {
    let file = source.segment.file
    var documents = DocumentTable(file, source.segment.head)
    for document in 0..<documents.count {
      guard !source.tombstones.contains(document) else {
        source.ordinals.append(dropped)
        continue
      }
      source.ordinals.append(UInt32(head.documents))
      let fields = try documents.fields(of: document)
      let range = try documents.fieldBytes(of: document)
      table.append(
        kind: try documents.kind(of: document), length: try documents.length(of: document),
        fields: try file.bytes(.fields, range).copied(0..<range.count))
      head.documents += 1
      head.fields += fields.count
      head.characters += fields.reduce(0) { $0 + $1.count }
      guard 4 * head.symbols < SegmentHead.countLimit else {
        throw .tooLarge(what: "characters of a segment")
      }
    }
  }

  /// Gives the blocks of a kind their new numbers.
  private static func takeBlocks(
    ofKind kind: UInt8, of source: inout Source, _ blockDocuments: inout [UInt32]
  ) throws(IndexError) {
    let file = source.segment.file
    var reader = TextReader(file, source.segment.head)
    for block in source.segment.kinds.blocks(ofKind: kind) {
      let document = Int(try reader.document(of: block))
      guard document < source.ordinals.count else {
        throw reader.fault(block, "document of a block")
      }
      let ordinal = source.ordinals[document]
      source.blocks.append(ordinal == dropped ? dropped : UInt32(blockDocuments.count))
      if ordinal != dropped { blockDocuments.append(ordinal) }
    }
  }

  /// Whether no document is left to write.
  var isEmpty: Bool { head.documents == 0 }

  /// Writes the merged segment as the file `name`.
  consuming func write(
    _ name: String, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) {
    var file = try SegmentFileWriter.create(name, in: directory, fileSystem)
    try file.section(.documents, table.documents)
    try file.section(.fields, table.fields)
    try file.section(.kinds, kinds.bytes)
    try writeText(&file)
    let impacts = Impacts(
      documents: blockDocuments, kinds, lengths: table.lengths, characters: head.characters,
      ranking)
    var postings = PostingsMerger(sources, kinds, head, impacts)
    try postings.write(&file, &head)
    let keys = try mergeKeys()
    try file.section(.keys, keys.keys.bytes)
    try file.section(.keyDocuments, keys.documents.bytes)
    try file.section(.keyIndex, keys.index.bytes)
    let offsets = try writeStored(&file)
    try file.section(.storedIndex, littleEndian(offsets))
    head.keys = keys.count
    try file.section(.ranking, ranking.bytes)
    try file.section(.head, head.bytes)
    try file.finish()
  }

  /// Writes the block table and copies the blocks: their bytes do not depend on the segment.
  private func writeText(_ file: inout SegmentFileWriter) throws(IndexError) {
    var entries = ByteWriter()
    var size = 0
    for range in kinds.ranges {
      try forEachBlock(ofKind: range.kind) { document, bytes in
        entries.append(document)
        entries.append(UInt32(truncatingIfNeeded: size))
        size += bytes.count
      }
    }
    try file.section(.blocks, entries.bytes)
    try file.begin(.text)
    for range in kinds.ranges {
      try forEachBlock(ofKind: range.kind) { _, bytes throws(IndexError) in
        try file.append(bytes)
      }
    }
    try file.append([UInt8](repeating: 0, count: TextBlockWriter.overrun).span)
  }

  /// Calls `body` with the new document and the bytes of each block of a kind that stays.
  private func forEachBlock(
    ofKind kind: UInt8, _ body: (UInt32, Span<UInt8>) throws(IndexError) -> Void
  ) throws(IndexError) {
    for source in sources {
      let file = source.segment.file
      var reader = TextReader(file, source.segment.head)
      var read = 0
      for block in source.segment.kinds.blocks(ofKind: kind)
      where source.blocks[block] != SegmentMerger.dropped {
        let place = try reader.block(block)
        read += place.count
        if read >= SegmentMerger.releaseSize {
          file.release()
          read = 0
        }
        let bytes = reader.bytes.extracting(place.lows - 2..<place.tails.upperBound)
        try body(source.ordinals[Int(try reader.document(of: block))], bytes)
      }
    }
  }

  private func mergeKeys() throws(IndexError) -> KeyDictionaryWriter {
    var writer = KeyDictionaryWriter()
    var cursors = sources.map { KeyCursor($0.segment.keys) }
    var isLive: [Bool] = []
    for index in cursors.indices { isLive.append(try cursors[index].advance()) }
    while let least = SegmentMerger.least(cursors, isLive) {
      let key = cursors[least].key
      var documents: [UInt32] = []
      for index in cursors.indices where isLive[index] && cursors[index].key == key {
        for document in try cursors[index].documents() {
          let ordinal = sources[index].ordinals[Int(document)]
          if ordinal != SegmentMerger.dropped { documents.append(ordinal) }
        }
        isLive[index] = try cursors[index].advance()
      }
      if !documents.isEmpty { writer.append(key, documents) }
    }
    guard writer.keys.count < UInt32.max, writer.documents.count < UInt32.max else {
      throw .tooLarge(what: "keys of a segment")
    }
    return writer
  }

  private static func least(_ cursors: [KeyCursor], _ isLive: [Bool]) -> Int? {
    var least: Int?
    for index in cursors.indices where isLive[index] {
      if let best = least, !cursors[index].key.lexicographicallyPrecedes(cursors[best].key) {
        continue
      }
      least = index
    }
    return least
  }

  private func writeStored(_ file: inout SegmentFileWriter) throws(IndexError) -> [UInt32] {
    var offsets: [UInt32] = []
    var size = 0
    try file.begin(.stored)
    for source in sources {
      for document in 0..<source.segment.head.documents
      where source.ordinals[document] != SegmentMerger.dropped {
        let range = try source.segment.storedRange(of: document)
        let bytes = source.segment.file
        try file.append(try bytes.bytes(.stored, range))
        offsets.append(UInt32(size))
        size += range.count
        guard size < Int(UInt32.max) else { throw .tooLarge(what: "payloads of a segment") }
      }
    }
    offsets.append(UInt32(size))
    return offsets
  }
}
