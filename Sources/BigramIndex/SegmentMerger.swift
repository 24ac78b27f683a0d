// Several segments become one: live documents only, in their order.

import Storage

/// Writes the merge of some segments, list by list, so that memory stays far below their size.
struct SegmentMerger {
  private let sources: [Source]
  private var starts: [UInt32] = []
  private var fieldOffsets: [UInt32] = []
  private var kinds: [UInt8] = []
  private var fields: [UInt8] = []
  private var head = SegmentHead()

  /// A segment to merge and where its documents go.
  private struct Source {
    let segment: Segment
    let tombstones: Tombstones
    /// New numbers and new first positions of the documents; `dropped` for deleted ones.
    var ordinals: [UInt32] = []
    var starts: [UInt32] = []
  }

  private static let dropped = UInt32.max

  /// Plans the merge: reads the tables of documents.
  init(_ segments: [(segment: Segment, tombstones: Tombstones)]) throws(IndexError) {
    var sources = segments.map { Source(segment: $0.segment, tombstones: $0.tombstones) }
    var position = 0
    for index in sources.indices {
      let tombstones = sources[index].tombstones
      let file = sources[index].segment.file
      var table = DocumentTable(file, sources[index].segment.head)
      for document in 0..<table.count {
        guard !tombstones.contains(document) else {
          sources[index].ordinals.append(SegmentMerger.dropped)
          sources[index].starts.append(SegmentMerger.dropped)
          continue
        }
        let length = try table.positions(of: document).count
        guard position + length < SegmentHead.positionLimit else {
          throw .tooLarge(what: "positions of a segment")
        }
        sources[index].ordinals.append(UInt32(kinds.count))
        sources[index].starts.append(UInt32(position))
        starts.append(UInt32(position))
        fieldOffsets.append(UInt32(fields.count))
        kinds.append(try table.kind(of: document))
        let range = try table.fieldBytes(of: document)
        let bytes = try file.bytes(.fields, range)
        fields.append(contentsOf: bytes.copied(0..<bytes.count))
        head.fields += try table.extents(of: document).count
        position += length
      }
    }
    starts.append(UInt32(position))
    fieldOffsets.append(UInt32(fields.count))
    head.documents = kinds.count
    head.characters = position - head.fields
    self.sources = sources
  }

  /// Whether no document is left to write.
  var isEmpty: Bool { kinds.isEmpty }

  /// Writes the merged segment as the file `name`.
  consuming func write(
    _ name: String, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) {
    var file = try SegmentFileWriter.create(name, in: directory, fileSystem)
    try file.section(
      .documents,
      DocumentTableWriter.bytes(starts: starts, fieldOffsets: fieldOffsets, kinds: kinds))
    try file.section(.fields, fields)
    try file.section(
      .locator,
      DocumentTableWriter.locator(starts: Array(starts.dropLast()), positions: head.positions))
    try writeText(&file)
    let terms = try writePostings(&file)
    try file.section(.terms, terms.terms.bytes)
    try file.section(.termIndex, terms.index.bytes)
    let keys = try mergeKeys()
    try file.section(.keys, keys.keys.bytes)
    try file.section(.keyDocuments, keys.documents.bytes)
    try file.section(.keyIndex, keys.index.bytes)
    let offsets = try writeStored(&file)
    try file.section(.storedIndex, littleEndian(offsets))
    head.terms = terms.count
    head.keys = keys.count
    try file.section(.head, head.bytes)
    try file.finish()
  }

  private func writeText(_ file: inout SegmentFileWriter) throws(IndexError) {
    try file.begin(.text)
    for source in sources {
      let bytes = source.segment.file
      var table = DocumentTable(bytes, source.segment.head)
      for document in 0..<table.count where source.ordinals[document] != SegmentMerger.dropped {
        let positions = try table.positions(of: document)
        try file.append(
          try bytes.bytes(.text, 4 * Int(positions.lowerBound)..<4 * Int(positions.upperBound)))
      }
    }
    try file.end()
  }

  private func writePostings(
    _ file: inout SegmentFileWriter
  ) throws(IndexError) -> TermDictionaryWriter {
    var encoder = PostingsEncoder()
    var terms = TermDictionaryWriter()
    var cursors = sources.map { TermCursor($0.segment.terms) }
    // The key and the list at which each cursor stands; no key is as large as `end`.
    let end = UInt64.max
    var keys = [UInt64](repeating: end, count: cursors.count)
    var lists = [PostingsList](repeating: PostingsList(count: 0, range: 0..<0), count: keys.count)
    for index in cursors.indices { try advance(&cursors[index], &keys[index], &lists[index]) }
    var positions: [UInt32] = []
    try file.begin(.postings)
    while let key = keys.min(), key != end {
      positions.removeAll(keepingCapacity: true)
      for index in keys.indices where keys[index] == key {
        try append(lists[index], ofSource: index, to: &positions)
        try advance(&cursors[index], &keys[index], &lists[index])
      }
      guard !positions.isEmpty else { continue }
      let size = encoder.append(positions.span)
      terms.append(Bigram(key: key), count: positions.count, size: size)
      if encoder.bytes.count >= 1 << 16 {
        try file.append(encoder.bytes.span)
        encoder.removeAll()
      }
    }
    try file.append(encoder.bytes.span)
    try file.append([UInt8](repeating: 0, count: BlockCodec.overrun).span)
    try file.end()
    return terms
  }

  private func advance(
    _ cursor: inout TermCursor, _ key: inout UInt64, _ list: inout PostingsList
  ) throws(IndexError) {
    if let entry = try cursor.next() {
      key = entry.bigram.key
      list = entry.list
    } else {
      key = .max
    }
  }

  /// Adds the positions of a list at their new places.
  private func append(
    _ list: PostingsList, ofSource number: Int, to positions: inout [UInt32]
  ) throws(IndexError) {
    let file = sources[number].segment.file
    let first = positions.count
    try PostingsCursor.append(list, of: file, to: &positions)
    if sources[number].tombstones.isEmpty {
      // All documents stay: the whole text moves by one distance.
      let distance = sources[number].starts.first ?? 0
      for index in first..<positions.count { positions[index] &+= distance }
      return
    }
    var table = DocumentTable(file, sources[number].segment.head)
    var extent: Range<UInt32> = 0..<0
    var start = SegmentMerger.dropped
    var kept = first
    for index in first..<positions.count {
      let position = positions[index]
      if !extent.contains(position) {
        let document = try table.document(at: position)
        extent = try table.positions(of: document)
        start = sources[number].starts[document]
      }
      guard start != SegmentMerger.dropped else { continue }
      positions[kept] = start + (position - extent.lowerBound)
      kept += 1
    }
    positions.removeLast(positions.count - kept)
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
    try file.end()
    return offsets
  }
}
