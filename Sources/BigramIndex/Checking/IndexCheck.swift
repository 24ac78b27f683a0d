// Reads a whole index and trusts nothing.

package import Storage

/// The full check behind `verify`, of one commit: its files stay at hand from `open` on, whatever
/// others commit meanwhile.
package struct IndexCheck: Sendable {
  private let parts: [Part]
  /// What is wrong with the manifest itself, so that no segment of it is known.
  private let damage: IndexError?

  /// A segment of the commit, or why it cannot be looked into.
  fileprivate struct Part {
    let entry: Manifest.Entry
    let segment: Result<Segment, IndexError>
  }

  /// Reads every byte of the last commit's segments and opens them. One that is missing, damaged or
  /// refused is told by `run`, and so is damage of the manifest.
  ///
  /// Errors: `.missing` and `.manifestLost` where there is no index, `.storage` where its manifest
  /// cannot be read.
  package static func open(
    _ directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> IndexCheck {
    var last: Generation?
    while true {
      let manifest: Manifest
      do throws(IndexError) {
        guard let read = try Manifest.read(in: directory, fileSystem) else {
          throw IndexError.missing(directory: directory)
        }
        manifest = read.manifest
      } catch {
        guard error.isDamage else { throw error }
        return IndexCheck(parts: [], damage: error)
      }
      let parts = manifest.entries.map { entry in
        Part(
          entry: entry,
          segment: Result { () throws(IndexError) in
            try segment(entry, in: directory, fileSystem)
          })
      }
      // As in `IndexSnapshot.open`: the commit may have been replaced meanwhile.
      guard last != manifest.generation, parts.contains(where: \.isMissing) else {
        return IndexCheck(parts: parts, damage: nil)
      }
      last = manifest.generation
    }
  }

  private static func segment(
    _ entry: Manifest.Entry, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> Segment {
    try storing { () throws(StorageError) in
      try fileSystem.readThrough(directory + "/" + Segment.fileName(entry.id))
    }
    return try SnapshotSegment.open(entry, base: 0, in: directory, fileSystem).segment
  }

  /// Whether the disk gave all bytes of all segments: else to look into one through a mapping may
  /// end the process.
  package var isReadable: Bool {
    parts.allSatisfy { part in
      if case .failure(.storage) = part.segment { return false }
      return true
    }
  }

  /// Compares every checksum of the files, and whether dictionaries, postings, keys, fields and
  /// stored payloads agree with each other and with the manifest. Returns the first that is wrong
  /// with each file.
  package func run() -> [IndexError] {
    if let damage { return [damage] }
    var faults: [IndexError] = []
    for part in parts {
      do throws(IndexError) {
        try part.check()
      } catch {
        faults.append(error)
      }
    }
    return faults
  }
}

extension IndexCheck.Part {
  fileprivate var isMissing: Bool {
    guard case .failure(.storage(let cause)) = segment else { return false }
    return cause.isMissing
  }

  fileprivate func check() throws(IndexError) {
    let segment = try segment.get()
    // The other segments need the memory.
    defer { segment.file.release() }
    try SegmentCheck(segment).run()
    guard try segment.characters(of: entry.tombstones.documents) == entry.deletedCharacters else {
      throw segment.file.corrupt(
        .head, at: 0, .outOfRange("deleted characters, which the manifest gives otherwise"))
    }
  }
}

extension IndexError {
  /// Whether bytes on disk are wrong, as opposed to a disk that refuses.
  fileprivate var isDamage: Bool {
    switch self {
    case .corrupt, .unsupportedVersion: true
    case .missing, .manifestLost, .locked, .tooLarge, .storage: false
    }
  }
}
