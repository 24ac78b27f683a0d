// The one writer of an index: documents go in, a commit makes them visible.

package import Storage

/// Collects documents and deletions and makes them durable, all at once, with `commit`.
///
/// One writer at a time holds the folder's lock, from `open` until the value goes. What was not
/// committed by then is gone. Readers see the last commit and are never disturbed. The same calls
/// in the same order make byte-identical files.
package struct IndexWriter: ~Copyable {
  private let directory: String
  private let fileSystem: any FileSystem
  private let lock: DirectoryLock
  private let memoryBudget: Int
  private let ranking: Ranking
  /// What the disk holds, and what the next commit will say.
  private var committed: Manifest
  private var manifest: Manifest
  private var segments: [Segment]
  private var builder: SegmentBuilder
  /// The documents before those of `builder`, which are being written.
  private var pending: SegmentTask?
  /// Segments in which something that was deleted is damaged.
  private var damaged: Set<SegmentID> = []
  /// Whether a commit is due as soon as these are written.
  private var isCommitDue = false
  /// Characters written by this writer.
  private var writtenCharacters = 0
  /// A commit failed where its manifest may be in place already: no file may be taken away.
  private var isInDoubt = false
  /// The last commit.
  package var generation: Generation { committed.generation }

  /// Opens the index in `directory`, which is made (its parent must exist) where it is missing, and
  /// removes what a crashed writer left behind.
  ///
  /// `memoryBudget`: bytes that documents may take in memory before they are written as a segment.
  /// While one is written, it takes as much again to sort it, and the next documents half as much.
  /// `ranking`: what searches will weigh documents by; others are answered too, but not as fast.
  /// Errors: `.locked` while another process writes, `.manifestLost`, `.corrupt`, `.storage`.
  package static func open(
    _ directory: String, memoryBudget: Int = 60 << 20, ranking: Ranking = Ranking(),
    _ fileSystem: any FileSystem
  ) throws(IndexError) -> IndexWriter {
    try storing { () throws(StorageError) in try fileSystem.createDirectory(directory) }
    let lock = try storing { () throws(StorageError) in
      try DirectoryLock.acquire(directory, fileSystem)
    }
    let read = try Manifest.read(in: directory, fileSystem)
    // Before the first commit the folder's own name may not be durable yet.
    if read == nil {
      try storing { () throws(StorageError) in
        try fileSystem.syncDirectory(FilePath.folder(of: directory))
      }
    }
    let manifest = read?.manifest ?? Manifest()
    // So that segments without a manifest are always those of a lost one, and no crash leaves any.
    if read == nil { try manifest.write(in: directory, fileSystem) }
    let segments = try SnapshotSegment.open(manifest, in: directory, fileSystem)
    try removeLeftovers(manifest, in: directory, fileSystem)
    return IndexWriter(
      directory, fileSystem, lock, memoryBudget, ranking, manifest, segments.map(\.segment))
  }

  private init(
    _ directory: String, _ fileSystem: any FileSystem, _ lock: consuming DirectoryLock,
    _ memoryBudget: Int, _ ranking: Ranking, _ manifest: Manifest, _ segments: [Segment]
  ) {
    self.directory = directory
    self.fileSystem = fileSystem
    self.lock = lock
    self.memoryBudget = memoryBudget
    self.ranking = ranking
    builder = SegmentBuilder(ranking)
    self.committed = manifest
    self.manifest = manifest
    self.segments = segments
  }

  /// Removes files aside and segments that no commit names.
  private static func removeLeftovers(
    _ manifest: Manifest, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) {
    do {
      _ = try AtomicFile.removeLeftovers(in: directory, fileSystem)
      for name in try fileSystem.list(directory) {
        guard let id = Segment.id(ofFileName: name) else { continue }
        if !manifest.entries.contains(where: { $0.id == id }) {
          try fileSystem.removeIfPresent(directory + "/" + name)
        }
      }
    } catch {
      throw IndexError(error)
    }
  }

  deinit {
    pending?.wait()
    guard !isInDoubt else { return }
    if let pending { _ = try? fileSystem.removeIfPresent(path(pending.id)) }
    discard(manifest.entries, notIn: committed)
  }

  private func path(_ id: SegmentID) -> String { directory + "/" + Segment.fileName(id) }

  /// Removes segments that nobody opens any more; what cannot be removed now, the next writer
  /// removes.
  private func discard(_ entries: [Manifest.Entry], notIn manifest: Manifest) {
    for entry in entries where !manifest.entries.contains(where: { $0.id == entry.id }) {
      _ = try? fileSystem.removeIfPresent(path(entry.id))
    }
  }

  // MARK: Changes

  /// Adds a document after all others.
  ///
  /// Errors: `.tooLarge`, and those of writing a segment when the memory budget is used up; the
  /// document is then not added.
  package mutating func append(_ document: IndexDocument) throws(IndexError) {
    if !builder.hasRoom(for: document) { try flush() }
    guard builder.hasRoom(for: document) else { throw .tooLarge(what: "document") }
    if builder.memorySize >= memoryBudget + memoryBudget / 8 { try flush() }
    // A commit that is due is made as soon as it can be: what is not committed is lost with the
    // process.
    if isCommitDue, pending?.isDone ?? true { try settle() }
    // What is collected meanwhile must not take as much as what is being written.
    if pending != nil, builder.memorySize >= memoryBudget / 2 { try settle() }
    builder.append(document)
  }

  /// Whether there is enough for a segment: a good time for a commit. There is room for a few more,
  /// so that a caller can finish a group that must stay together.
  package var isFull: Bool { builder.memorySize >= memoryBudget }

  /// Deletes every document appended so far, committed or not, that has exactly this key. Returns
  /// how many there were.
  ///
  /// Where their bytes `areDamaged`, their segments are written anew with the next commit: a check
  /// would find the damage for as long as they stand.
  @discardableResult
  package mutating func delete(
    documentsWithKey key: String, areDamaged: Bool = false
  ) throws(IndexError) -> Int {
    let bytes = Array(key.utf8)
    try settle()
    // Everything is looked up before anything changes, so that an error leaves nothing half done.
    var found: [[UInt32]] = []
    var characters: [Int] = []
    for (index, segment) in segments.enumerated() {
      let tombstones = manifest.entries[index].tombstones
      let documents = try segment.keys.documents(withKey: bytes)
        .filter { !tombstones.contains(Int($0)) }
      found.append(documents)
      characters.append(try segment.characters(of: documents))
    }
    var count = builder.delete(documentsWithKey: bytes)
    for index in segments.indices {
      for document in found[index] { manifest.entries[index].tombstones.insert(Int(document)) }
      manifest.entries[index].deletedCharacters += characters[index]
      count += found[index].count
      if areDamaged, !found[index].isEmpty { damaged.insert(segments[index].id) }
    }
    return count
  }

  /// Makes everything so far durable and visible. Nothing is written where nothing changed.
  ///
  /// After an error the last commit stands, and `commit` may be tried again.
  @discardableResult
  package mutating func commit() throws(IndexError) -> Generation {
    try flush()
    try settle()
    try mergeTiers()
    try dropDeleted()
    return try publish()
  }

  /// Makes everything so far durable and visible in a while: with the first document that comes
  /// after the segment is written, at the latest with the next commit, and before anything else is
  /// deleted or written.
  package mutating func commitSoon() throws(IndexError) {
    try flush()
    isCommitDue = true
    if pending == nil { try settle() }
  }

  /// Makes the manifest that of the next commit.
  @discardableResult
  private mutating func publish() throws(IndexError) -> Generation {
    isCommitDue = false
    guard manifest.entries != committed.entries else { return generation }
    // Each attempt has a number of its own: a reader may have seen the one that failed.
    manifest.generation = Generation(manifest.generation.number + 1)
    do {
      try fileSystem.syncDirectory(directory)
    } catch {
      throw IndexError(error)
    }
    isInDoubt = true
    try manifest.write(in: directory, fileSystem)
    isInDoubt = false
    discard(committed.entries, notIn: manifest)
    committed = manifest
    return generation
  }

  /// Merges all segments into one without the deleted documents, as part of the next commit.
  ///
  /// An index too large for one segment becomes as few as the format allows.
  package mutating func compact() throws(IndexError) {
    try flush()
    try settle()
    for range in MergePolicy.all(sizes).reversed()
    where range.count > 1 || !manifest.entries[range.lowerBound].tombstones.isEmpty {
      try merge(range)
    }
  }

  // MARK: Segments

  /// Begins to write the documents in memory as a segment, while the next ones are collected.
  ///
  /// Where segments end depends on the documents alone, and one file is written at a time, so the
  /// bytes and their order on the disk do not depend on how fast that goes.
  private mutating func flush() throws(IndexError) {
    try settle()
    guard builder.count > 0 else { return }
    pending = SegmentTask(builder, manifest.nextSegment, in: directory, fileSystem)
    builder = SegmentBuilder(ranking)
  }

  /// Waits for the segment that is being written and takes it in; makes the commit that is due.
  private mutating func settle() throws(IndexError) {
    if let task = pending {
      let deleted = try task.finish()
      let segment = try Segment.open(task.id, in: directory, fileSystem)
      manifest.entries.append(
        Manifest.Entry(
          id: task.id, documents: segment.head.documents, characters: segment.head.characters,
          deletedCharacters: try segment.characters(of: deleted), tombstones: DocumentBits(deleted))
      )
      segments.append(segment)
      manifest.nextSegment = SegmentID(task.id.number + 1)
      writtenCharacters += segment.head.characters
      pending = nil
    }
    if isCommitDue { try publish() }
  }

  private var sizes: [MergePolicy.Size] {
    zip(segments, manifest.entries).map { MergePolicy.Size($0, $1) }
  }

  /// Merges what is worth it. A commit of little must not take long, whatever was put off before
  /// it.
  private mutating func mergeTiers() throws(IndexError) {
    var allowance = max(MergePolicy.smallMerge, 4 * writtenCharacters)
    while let range = MergePolicy.next(sizes, atMost: allowance) {
      allowance -= sizes[range].reduce(0) { $0 + $1.characters }
      guard try mergeIfSound(range) else { return }
    }
  }

  /// Rewrites segments of which more than half is deleted, or something that is damaged.
  private mutating func dropDeleted() throws(IndexError) {
    for index in manifest.entries.indices.reversed() {
      let entry = manifest.entries[index]
      guard entry.tombstones.count * 2 > entry.documents || damaged.contains(entry.id) else {
        continue
      }
      _ = try mergeIfSound(index..<index + 1)
    }
    damaged = []
  }

  /// Merges segments, unless something is damaged that would have to be copied: it is no less
  /// readable where it is, and must not keep new documents from being committed.
  private mutating func mergeIfSound(_ range: Range<Int>) throws(IndexError) -> Bool {
    do {
      try merge(range)
      return true
    } catch {
      guard case .corrupt = error else { throw error }
      return false
    }
  }

  private mutating func merge(_ range: Range<Int>) throws(IndexError) {
    var sources: [(segment: Segment, tombstones: DocumentBits)] = []
    for index in range {
      sources.append((segments[index], manifest.entries[index].tombstones))
    }
    let merger = try SegmentMerger(sources, ranking)
    let before = Array(manifest.entries[range])
    if merger.isEmpty {
      manifest.entries.removeSubrange(range)
      segments.removeSubrange(range)
    } else {
      let id = manifest.nextSegment
      try merger.write(Segment.fileName(id), in: directory, fileSystem)
      manifest.nextSegment = SegmentID(id.number + 1)
      let segment = try Segment.open(id, in: directory, fileSystem)
      let entry = Manifest.Entry(
        id: id, documents: segment.head.documents, characters: segment.head.characters,
        deletedCharacters: 0, tombstones: DocumentBits())
      manifest.entries.replaceSubrange(range, with: [entry])
      segments.replaceSubrange(range, with: [segment])
    }
    // Segments of this writer alone go at once; those of the last commit when the next stands.
    if !isInDoubt { discard(before, notIn: committed) }
  }
}
