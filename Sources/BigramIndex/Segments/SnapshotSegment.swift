// A segment as part of a commit.

import Storage

/// A segment, its deleted documents, and the number of its first document in the snapshot.
struct SnapshotSegment {
  let segment: Segment
  let tombstones: DocumentBits
  let base: Int
  /// Characters of the fields of documents that are not deleted.
  let liveCharacters: Int

  /// Opens the segments of a commit and tests that they are the ones it means.
  static func open(
    _ manifest: Manifest, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> [SnapshotSegment] {
    var segments: [SnapshotSegment] = []
    var base = 0
    for entry in manifest.entries {
      segments.append(try open(entry, base: base, in: directory, fileSystem))
      base += entry.documents
    }
    return segments
  }

  /// Opens one of them, whose first document has the number `base` in the snapshot.
  static func open(
    _ entry: Manifest.Entry, base: Int, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> SnapshotSegment {
    let segment = try Segment.open(entry.id, in: directory, fileSystem)
    guard segment.head.documents == entry.documents,
      segment.head.characters == entry.characters
    else {
      throw segment.file.corrupt(
        .head, at: 0, .outOfRange("counts, which the manifest gives otherwise"))
    }
    return SnapshotSegment(
      segment: segment, tombstones: entry.tombstones, base: base,
      liveCharacters: entry.characters - entry.deletedCharacters)
  }
}

extension Segment {
  /// Characters of these documents' fields together.
  func characters(of documents: [UInt32]) throws(IndexError) -> Int {
    let file = self.file
    var table = DocumentTable(file, head)
    var total = 0
    for document in documents { total += try table.characters(of: Int(document)) }
    return total
  }
}

extension SnapshotSegment {
  /// Documents that are not deleted, increasing.
  var liveDocuments: [UInt32] {
    live(Array(0..<UInt32(segment.head.documents)))
  }

  /// Those of `documents` that are not deleted.
  func live(_ documents: [UInt32]) -> [UInt32] {
    tombstones.isEmpty ? documents : documents.filter { !tombstones.contains(Int($0)) }
  }

  /// Those of `documents` that are of this kind.
  func documents(_ documents: [UInt32], ofKind kind: UInt8) throws(IndexError) -> [UInt32] {
    let file = segment.file
    var table = DocumentTable(file, segment.head)
    var result: [UInt32] = []
    for document in documents where try table.kind(of: Int(document)) == kind {
      result.append(document)
    }
    return result
  }

  /// The live documents that have a key `first` or after it, of those for which `belongs` is true:
  /// keys are tried in order until one does not belong.
  func documents(
    keysFrom first: [UInt8], while belongs: ([UInt8]) -> Bool
  ) throws(IndexError) -> [UInt32] {
    var cursor = try KeyCursor(segment.keys, from: first)
    var found = DocumentBits()
    while try cursor.advance(), belongs(cursor.key) {
      for document in try cursor.documents() { found.insert(Int(document)) }
    }
    return live(found.documents)
  }
}
