// Finds keys. FORMAT.md, "Keys".

import ChineseText
import Storage

/// The sorted keys of one segment and the documents that have them.
struct KeyDictionary {
  /// Bytes of one entry of the key index.
  static let entrySize = 8

  let file: SegmentFile
  /// Keys of the segment.
  let count: Int
  /// Documents of the segment: every document named is below it.
  let documentCount: Int
  let blockCount: Int

  /// Takes the keys of `file`, which holds `count` of them.
  init(_ file: SegmentFile, count: Int, documentCount: Int) throws(IndexError) {
    self.file = file
    self.count = count
    self.documentCount = documentCount
    blockCount = (count + KeyDictionaryWriter.blockSize - 1) / KeyDictionaryWriter.blockSize
    guard file.count(.keyIndex) == blockCount * KeyDictionary.entrySize else {
      throw file.corrupt(.keyIndex, at: 0, .outOfRange("size of the key index"))
    }
  }

  /// Half-open offsets of a block's keys, and where its documents begin.
  func block(_ block: Int) throws(IndexError) -> (keys: Range<Int>, documents: Int) {
    let file = file
    let entry = block * KeyDictionary.entrySize
    let isLast = block + 1 == blockCount
    let bytes = try file.bytes(
      .keyIndex, entry..<entry + KeyDictionary.entrySize * (isLast ? 1 : 2))
    let start = Int(bytes.loadUInt32(at: 0))
    let end = isLast ? file.count(.keys) : Int(bytes.loadUInt32(at: KeyDictionary.entrySize))
    let documents = Int(bytes.loadUInt32(at: 4))
    guard start <= end && end <= file.count(.keys) && documents <= file.count(.keyDocuments)
    else { throw file.corrupt(.keyIndex, at: entry, .outOfRange("offset of keys")) }
    return (start..<end, documents)
  }

  /// The documents that have exactly this key, in increasing order.
  func documents(withKey key: [UInt8]) throws(IndexError) -> [UInt32] {
    var cursor = try KeyCursor(self, from: key)
    guard try cursor.advance(), cursor.key == key else { return [] }
    return try cursor.documents()
  }
}

/// Goes through the keys in order.
struct KeyCursor {
  private let dictionary: KeyDictionary
  private var block: Int
  private var range = 0..<0
  private var ordinal: Int
  private var nextDocuments = 0
  private var documentRange = 0..<0
  /// The key's bytes, once `advance` gave true.
  private(set) var key: [UInt8] = []
  /// Documents that have the key.
  private(set) var documentCount = 0

  /// Stands before the first key.
  init(_ dictionary: KeyDictionary) {
    self.dictionary = dictionary
    block = -1
    ordinal = 0
  }

  /// Stands before the first key that is `key` or after it.
  init(_ dictionary: KeyDictionary, from key: [UInt8]) throws(IndexError) {
    self.init(dictionary)
    guard dictionary.count > 0 else { return }
    let next = try partitioningIndex(in: 1..<dictionary.blockCount) { (block) throws(IndexError) in
      var probe = KeyCursor(dictionary, atBlock: block)
      _ = try probe.advance()
      return !key.lexicographicallyPrecedes(probe.key)
    }
    var ahead = KeyCursor(dictionary, atBlock: next - 1)
    self = ahead
    while try ahead.advance(), ahead.key.lexicographicallyPrecedes(key) { self = ahead }
  }

  private init(_ dictionary: KeyDictionary, atBlock block: Int) {
    self.dictionary = dictionary
    self.block = block - 1
    ordinal = block * KeyDictionaryWriter.blockSize
  }

  /// Goes to the next key; false after the last.
  mutating func advance() throws(IndexError) -> Bool {
    guard ordinal < dictionary.count else { return false }
    if ordinal % KeyDictionaryWriter.blockSize == 0 {
      block += 1
      (range, nextDocuments) = try dictionary.block(block)
      key.removeAll(keepingCapacity: true)
    }
    let file = dictionary.file
    let bytes = try file.bytes(.keys, range)
    var cursor = ByteCursor(bytes)
    do {
      let shared = try cursor.readCount(atMost: key.count, "shared bytes of a key")
      let rest = try cursor.readBytes(
        try cursor.readCount(atMost: bytes.count, "size of a key"))
      documentCount =
        try cursor.readCount(atMost: dictionary.documentCount - 1, "documents of a key") + 1
      let size =
        try cursor.readCount(atMost: file.count(.keyDocuments) - 1, "size of a document list") + 1
      key.removeLast(key.count - shared)
      key.append(contentsOf: rest)
      documentRange = nextDocuments..<nextDocuments + size
    } catch {
      throw file.corrupt(.keys, at: range.lowerBound + error.byteOffset, error.kind)
    }
    nextDocuments = documentRange.upperBound
    range = range.lowerBound + cursor.byteOffset..<range.upperBound
    ordinal += 1
    return true
  }

  /// The documents that have the key, in increasing order.
  func documents() throws(IndexError) -> [UInt32] {
    let file = dictionary.file
    let bytes = try file.bytes(.keyDocuments, documentRange)
    var ordinals: [UInt32] = []
    ordinals.reserveCapacity(min(documentCount, documentRange.count))
    var last = -1
    var offset = 0
    while ordinals.count < documentCount {
      guard let gap = Varint.read(bytes, &offset), Int(gap) < dictionary.documentCount - last - 1
      else {
        throw file.corrupt(
          .keyDocuments, at: documentRange.lowerBound + offset, .outOfRange("document of a key"))
      }
      last += 1 + Int(gap)
      ordinals.append(UInt32(last))
    }
    guard offset == bytes.count else {
      throw file.corrupt(
        .keyDocuments, at: documentRange.lowerBound + offset,
        .trailingBytes(bytes.count - offset))
    }
    return ordinals
  }
}
