// The file that says which segments are the index. FORMAT.md, "Manifest".

import Storage

/// One commit: its number, its segments, and what was deleted from them.
struct Manifest: Equatable {
  /// The file's name in the index folder.
  static let fileName = "manifest"
  static let magic = "LLRBMANI"
  static let version: UInt32 = 2
  static let sectionTag = "LIST"
  /// Bytes of a manifest at most: a byte or two for each deleted document, and a segment of which
  /// more than half is deleted is written anew.
  private static let sizeLimit = 1 << 30

  /// A segment of the commit.
  struct Entry: Equatable {
    let id: SegmentID
    /// Documents and characters of the segment file, deleted ones included.
    let documents: Int
    let characters: Int
    /// Characters of the deleted documents.
    var deletedCharacters: Int
    var tombstones: DocumentBits
  }

  var generation = Generation(0)
  /// The number that the next segment file gets.
  var nextSegment = SegmentID(1)
  /// In document order.
  var entries: [Entry] = []

  /// Reads the manifest of the index in `directory`, and tells the bytes of its file; nil where
  /// there is none.
  ///
  /// Errors: `.manifestLost` where there are segments without one.
  static func read(
    in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> (manifest: Manifest, size: Int)? {
    if let read = try readFile(in: directory, fileSystem) { return read }
    guard try holdsSegments(directory, fileSystem) else { return nil }
    // Between the two looks a writer may have begun the index.
    if let read = try readFile(in: directory, fileSystem) { return read }
    throw .manifestLost(directory: directory)
  }

  private static func holdsSegments(
    _ directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> Bool {
    do {
      return try fileSystem.list(directory).contains { Segment.id(ofFileName: $0) != nil }
    } catch {
      if error.isMissing { return false }
      throw IndexError(error)
    }
  }

  private static func readFile(
    in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> (manifest: Manifest, size: Int)? {
    let path = directory + "/" + fileName
    let bytes: [UInt8]
    do {
      bytes = try fileSystem.read(path, limit: sizeLimit)
    } catch {
      if error.isMissing { return nil }
      throw IndexError(error)
    }
    do {
      return (try Manifest(bytes.span), bytes.count)
    } catch {
      throw IndexError.damage(file: path, section: sectionTag, error)
    }
  }

  init() {}

  /// Decodes a manifest file. Errors: faults at offsets in the file.
  init(_ bytes: Span<UInt8>) throws(ByteFault) {
    let frame = try Frame.open(
      bytes, magic: Manifest.magic, versions: Manifest.version...Manifest.version)
    try frame.verify(Manifest.sectionTag, in: bytes)
    let range = try frame.range(Manifest.sectionTag)
    var cursor = ByteCursor(bytes.extracting(0..<range.upperBound), at: range.lowerBound)
    generation = Generation(try Manifest.number(&cursor, "generation"))
    nextSegment = SegmentID(try Manifest.number(&cursor, "next segment"))
    let count = try cursor.readCount(atMost: range.count, "number of segments")
    var ids: Set<SegmentID> = []
    // All documents have numbers of 32 bits, and each may be a bit in memory.
    var room = Int(UInt32.max)
    for _ in 0..<count {
      let start = cursor.byteOffset
      let entry = try Manifest.entry(&cursor, documentsAtMost: room)
      guard entry.id < nextSegment, ids.insert(entry.id).inserted else {
        throw ByteFault(at: start, .outOfRange("segment number"))
      }
      room -= entry.documents
      entries.append(entry)
    }
    try cursor.expectEnd()
  }

  /// A number to which each commit adds: there is room above it for more commits than can be made.
  private static func number(
    _ cursor: inout ByteCursor, _ what: String
  ) throws(ByteFault) -> UInt64 {
    let start = cursor.byteOffset
    let number = try cursor.readUInt64()
    guard number < 1 << 63 else { throw ByteFault(at: start, .outOfRange(what)) }
    return number
  }

  private static func entry(
    _ cursor: inout ByteCursor, documentsAtMost room: Int
  ) throws(ByteFault) -> Entry {
    let limit = SegmentHead.countLimit
    let id = SegmentID(try cursor.readVarint())
    let documents = try cursor.readCount(atMost: min(limit, room), "documents")
    let characters = try cursor.readCount(atMost: limit, "characters")
    let deletedCharacters = try cursor.readCount(atMost: characters, "deleted characters")
    let deleted = try cursor.readCount(atMost: documents, "deleted documents")
    var tombstones = DocumentBits()
    var last = -1
    for _ in 0..<deleted {
      last += 1 + (try cursor.readCount(atMost: documents - last - 2, "deleted document"))
      tombstones.insert(last)
    }
    return Entry(
      id: id, documents: documents, characters: characters, deletedCharacters: deletedCharacters,
      tombstones: tombstones)
  }

  /// The bytes of the file's one section.
  var sectionBytes: [UInt8] {
    var writer = ByteWriter()
    writer.append(generation.number)
    writer.append(nextSegment.number)
    writer.appendCount(entries.count)
    for entry in entries {
      writer.appendVarint(entry.id.number)
      writer.appendCount(entry.documents)
      writer.appendCount(entry.characters)
      writer.appendCount(entry.deletedCharacters)
      writer.appendCount(entry.tombstones.count)
      var last = -1
      for document in entry.tombstones.documents {
        writer.appendCount(Int(document) - last - 1)
        last = Int(document)
      }
    }
    return writer.bytes
  }

  /// Replaces the manifest in `directory` in one step and syncs the folder.
  func write(in directory: String, _ fileSystem: any FileSystem) throws(IndexError) {
    do {
      var frame = try FrameWriter.create(
        Manifest.fileName, in: directory, magic: Manifest.magic, version: Manifest.version,
        fileSystem)
      try frame.section(Manifest.sectionTag, sectionBytes)
      try frame.finish()
    } catch {
      throw IndexError(error)
    }
  }
}
