// One segment, to read.

import Storage

/// An opened segment file and the parts that answer questions about it; a class, since all who read
/// a document hold one.
final class Segment: Sendable {
  let id: SegmentID
  let file: SegmentFile
  let head: SegmentHead
  let kinds: FieldKinds
  let terms: TermDictionary
  let keys: KeyDictionary
  /// What its lists were made for.
  let ranking: Ranking
  /// Documents, increasing, into whose texts nobody is to look: deleted, or damaged.
  let unreadable: [UInt32]

  /// The segment's file name; `id(ofFileName:)` is its inverse.
  static func fileName(_ id: SegmentID) -> String {
    let digits = String(id.number)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".seg"
  }

  /// The number in a segment's file name, or nil for other names.
  static func id(ofFileName name: String) -> SegmentID? {
    guard name.hasSuffix(".seg"), let number = UInt64(name.dropLast(4)) else { return nil }
    return fileName(SegmentID(number)) == name ? SegmentID(number) : nil
  }

  /// Opens the segment `id` of the index in `directory`.
  static func open(
    _ id: SegmentID, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> Segment {
    let file = try SegmentFile.open(directory + "/" + fileName(id), fileSystem)
    let head = try SegmentHead.read(file)
    return try Segment(id, file, head)
  }

  private init(_ id: SegmentID, _ file: SegmentFile, _ head: SegmentHead) throws(IndexError) {
    self.id = id
    self.file = file
    self.head = head
    kinds = try FieldKinds(file, blockCount: head.blocks)
    terms = try TermDictionary(file, count: head.terms, textBlocks: head.blocks)
    keys = try KeyDictionary(file, count: head.keys, documentCount: head.documents)
    ranking = try Ranking(file)
    unreadable = []
  }

  /// The same segment with other documents that are `unreadable`.
  init(_ other: Segment, unreadable documents: [UInt32]) {
    id = other.id
    file = other.file
    head = other.head
    kinds = other.kinds
    terms = other.terms
    keys = other.keys
    ranking = other.ranking
    unreadable = documents
  }

  /// Half-open byte range of a document's payload in the stored section, method byte included.
  func storedRange(of document: Int) throws(IndexError) -> Range<Int> {
    let file = file
    let bytes = try file.bytes(.storedIndex, 4 * document..<4 * document + 8)
    let start = Int(bytes.loadUInt32(at: 0))
    let end = Int(bytes.loadUInt32(at: 4))
    guard start <= end && end <= file.count(.stored) else {
      throw file.corrupt(.storedIndex, at: 4 * document, .outOfRange("offset of a payload"))
    }
    return start..<end
  }

  /// The payload of a document.
  func stored(of document: Int) throws(IndexError) -> [UInt8] {
    let file = file
    let range = try storedRange(of: document)
    let bytes = try file.bytes(.stored, range)
    do {
      return try StoredCodec.payload(bytes)
    } catch {
      throw file.corrupt(.stored, at: range.lowerBound + error.byteOffset, error.kind)
    }
  }
}
