// One ingest under way: what is decided for each source, and the report as it grows. Decisions are
// made on one thread in the order of the sources.

import BigramIndex
import IssueParser
import Parallel
import Storage

/// Carries out one ingest.
final class IngestRun {
  /// Sources that a worker prepares in turn: some milliseconds' work, where they are pages.
  private static let batch = 8

  private let archive: Archive
  private let walk: SourceWalk
  private let options: IngestOptions
  private let catalog: Catalog
  private let writer: ArchiveWriter?
  private let preparation: Preparation
  private var report = IngestReport()
  private var progress = IngestProgress()
  private var uncommittedBytes = 0
  /// Sources stored in this run, by their content.
  private var stored: [ContentHash: [OriginalSource]] = [:]
  /// Sources whose documents in `catalog` are deleted by this run.
  private var buried: Set<SourceName> = []
  /// Sources of which the archive has something that cannot be read, each with whether that tells
  /// no more what was given for it.
  private var damaged: [SourceName: Bool] = [:]
  /// Sources left out for having the content of another source.
  private var left: [(source: PreparedSource, original: OriginalSource)] = []
  /// Of these, the sources that have other text in `catalog`.
  private var outdated: Set<SourceName> = []
  /// Given folders in which nothing is left of what the archive has of them.
  private var emptied: [SourceProblem] = []

  /// Without a writer nothing is stored: a dry run.
  init(
    _ archive: Archive, _ walk: SourceWalk, _ options: IngestOptions, _ catalog: Catalog,
    writer: ArchiveWriter?
  ) {
    self.archive = archive
    self.walk = walk
    self.options = options
    self.catalog = catalog
    self.writer = writer
    preparation = Preparation(fileSystem: archive.fileSystem, options: options)
    report.skipped = walk.skipped.count
    progress.sourceCount = walk.files.count
    progress.byteCount = walk.files.reduce(0) { $0 + $1.workSize }
  }

  func carryOut(_ tell: (IngestProgress) -> Void) throws(ArchiveError) -> IngestReport {
    var changed: [(file: SourceFile, known: KnownSource?)] = []
    for (file, known) in zip(walk.files, try knownSources()) {
      if let known, known.isUntouched, !known.isDamaged {
        report.unchanged += 1
        advance(file, tell)
      } else {
        changed.append((file, known))
      }
    }
    let isWhole = try take(changed, tell)
    if isWhole {
      if options.prunes { try prune() }
      try settleDuplicates()
    } else {
      report.notReached = progress.sourceCount - progress.sourcesDone + left.count
    }
    try addProblems(isPruned: isWhole && options.prunes)
    return report
  }

  /// Why the sources are not gone through to their end.
  private enum Ending: Error {
    case interrupted
    case failed(ArchiveError)
  }

  /// Prepares sources in parallel and takes them in order; false where that was interrupted.
  private func take(
    _ sources: [(file: SourceFile, known: KnownSource?)], _ tell: (IngestProgress) -> Void
  ) throws(ArchiveError) -> Bool {
    let preparation = preparation
    do throws(Ending) {
      try OrderedPipeline.run(sources, jobs: options.jobs, batch: IngestRun.batch) { input in
        input.file.workSize
      } transform: { input in
        preparation.prepare(input.file, input.known)
      } consume: { (source) throws(Ending) in
        do throws(ArchiveError) { try take(source) } catch { throw .failed(error) }
        advance(source.file, tell)
        if progress.sourcesDone < progress.sourceCount, options.isInterrupted() {
          throw .interrupted
        }
      }
      return true
    } catch {
      switch error {
      case .interrupted: return false
      case .failed(let failure): throw failure
      }
    }
  }

  /// What the archive has of each file. A user who names a file that did not change may do so since
  /// its page is damaged: of these, all that is stored is read; of others, the head alone.
  private func knownSources() throws(ArchiveError) -> [KnownSource?] {
    let pages = try catalog.firstPages(of: walk.files)
    return try walk.files.map { file throws(ArchiveError) in
      guard let page = pages[file.identity] else { return nil }
      let head = try catalog.unlessDamaged { () throws(ArchiveError) in try catalog.head(page) }
      guard let head else {
        damaged[file.identity] = true
        return KnownSource()
      }
      var known = KnownSource(head, file, preparation)
      if file.isNamed, try !catalog.isSound(file.identity) {
        damaged[file.identity] = false
        known.isDamaged = true
      }
      return known
    }
  }

  private func advance(_ file: SourceFile, _ tell: (IngestProgress) -> Void) {
    progress.sourcesDone += 1
    progress.bytesDone += file.workSize
    progress.source = file.identity.text
    tell(progress)
  }

  private func take(_ source: PreparedSource) throws(ArchiveError) {
    report.byteCount += source.byteCount
    switch source.outcome {
    case .refused(let kind):
      // What was stored of it before stays: a bad copy must not take a good one away.
      report.failed += 1
      report.problems.append(
        SourceProblem(
          source: source.file.identity.text, kind: kind, isStored: source.counts.isKnown))
    case .unchanged:
      report.unchanged += 1
    case .documents(let documents):
      let others = try others(with: source)
      if let old = moved(to: source, among: others) {
        try move(old, source, documents)
      } else if let original = original(of: source, among: others) {
        leave(source, original)
      } else {
        try store(source, documents)
      }
    }
  }

  /// Puts a source aside until it is known what becomes of the one that it is a copy of.
  private func leave(_ source: PreparedSource, _ original: OriginalSource) {
    var source = source
    source.outcome = .unchanged  // What was made of it would take memory.
    left.append((source, original))
    if source.isOutdated { outdated.insert(source.file.identity) }
  }

  /// The first pages of other sources with the same text that are in the archive by now.
  private func others(with source: PreparedSource) throws(ArchiveError) -> [PageHead] {
    guard let hash = source.hash else { return [] }
    return try catalog.sources(withContent: hash).filter {
      $0.source.name != source.file.identity && !buried.contains($0.source.name)
    }
  }

  /// The source whose file is this one now, or nil: of several that are gone, or hold other text by
  /// now, the one that had the file's name in another folder.
  private func moved(to source: PreparedSource, among others: [PageHead]) -> PageHead? {
    let gone = others.filter { outdated.contains($0.source.name) || isGone($0.source.name) }
    let name = FilePath.name(of: source.file.path)
    return gone.first { SourceName(FilePath.name(of: $0.source.path)) == SourceName(name) }
      ?? gone.first
  }

  /// Lets the text of a file that has moved go on under its new name, with what was once given for
  /// it.
  private func move(
    _ old: PageHead, _ source: PreparedSource, _ documents: [IndexDocument]
  ) throws(ArchiveError) {
    var source = source
    var documents = documents
    if preparation.stamp(of: old.stamp.given) != source.stamp {
      source = preparation.prepare(again: source, given: old.stamp.given)
      guard case .documents(let others) = source.outcome else { return try take(source) }
      documents = others
    }
    try bury(old.source.name)
    report.moved += 1
    try store(source, documents)
  }

  /// Another source with the same content that stays in the archive, or nil.
  ///
  /// Equal texts of two days or pages, where their paths tell these, are no copies: an empty page,
  /// or a notice that was printed again.
  private func original(
    of source: PreparedSource, among others: [PageHead]
  ) -> OriginalSource? {
    let new = source.hash.flatMap { stored[$0] } ?? []
    let old = others.map {
      OriginalSource(name: $0.source.name, place: $0.place, given: $0.stamp.given)
    }
    return (new + old).first { other in
      guard other.name != source.file.identity else { return false }
      guard let own = source.place, let place = other.place else { return true }
      return !own.contradicts(place)
    }
  }

  private func isGone(_ name: SourceName) -> Bool {
    do {
      let path = SourcePath.absolute(name.text, from: archive.home)
      return try !archive.fileSystem.exists(path)
    } catch {
      return false  // A source that cannot be looked at is not gone.
    }
  }

  private func store(
    _ source: PreparedSource, _ documents: [IndexDocument]
  ) throws(ArchiveError) {
    if source.counts.isKnown { try bury(source.file.identity) }
    if let writer {
      for document in documents { try writer.append(document) }
    }
    if let hash = source.hash {
      stored[hash, default: []].append(
        OriginalSource(
          name: source.file.identity, place: source.place, given: source.stamp?.given,
          counted: source.counts))
    }
    count(source.counts, times: 1)
    if let hasLostGiven = damaged[source.file.identity] {
      report.problems.append(
        SourceProblem(
          source: source.file.identity.text, kind: .damaged(hasLostGiven: hasLostGiven)))
    }
    if let doubt = source.doubt {
      report.problems.append(SourceProblem(source: source.file.identity.text, kind: doubt))
    }
    uncommittedBytes += source.byteCount
    if let writer, writer.isFull || uncommittedBytes >= options.bytesPerCommit {
      uncommittedBytes = 0
      try writer.commitSoon()
    }
  }

  private func count(_ counts: SourceCounts, times sign: Int) {
    if counts.isKnown { report.replaced += sign } else { report.added += sign }
    report.pages += sign * counts.pages
    report.articles += sign * counts.articles
    report.photos += sign * counts.photos
    report.doubts += sign * counts.doubts
  }

  /// Takes a source out; false where it is out already.
  @discardableResult
  private func bury(_ identity: SourceName) throws(ArchiveError) -> Bool {
    guard buried.insert(identity).inserted else { return false }
    _ = try writer?.delete(source: identity, isDamaged: damaged[identity] != nil)
    return true
  }

  /// Sources that had the content of another one: the other may have been replaced or removed
  /// since, or its file is itself a copy, of a third one, and it waits here to lose the text that
  /// this one has.
  private func settleDuplicates() throws(ArchiveError) {
    let waiting = left
    left = []
    for (source, original) in waiting {
      if buried.contains(original.name) || outdated.contains(original.name) {
        // Where its former text has moved, what was given for it has gone with that.
        let hasMoved = buried.contains(source.file.identity)
        let stamp = hasMoved ? try catalog.source(original.name)?.stamp : source.stamp
        try take(preparation.prepare(again: source, given: stamp?.given))
        continue
      }
      try leaveOut(source, original)
    }
    for (source, original) in left { try leaveOut(source, original) }
  }

  /// Leaves out a source or, where that tells less, the original that it is a copy of: which of
  /// them comes first is chance. What was given for the original goes with the text.
  private func leaveOut(
    _ source: PreparedSource, _ original: OriginalSource
  ) throws(ArchiveError) {
    let name = source.file.identity
    guard source.tellsMore(than: original) else {
      // What it held before is gone from the file, so it goes from the archive too, unless it has
      // moved.
      if source.counts.isKnown, try bury(name) { report.removed += 1 }
      return tellDuplicate(name, of: original.name)
    }
    let given = source.stamp?.given.completed(by: original.given, without: [])
    let source = preparation.prepare(again: source, given: given)
    guard case .documents(let documents) = source.outcome else { return try take(source) }
    if let hash = source.hash { stored[hash]?.removeAll { $0.name == original.name } }
    buried.insert(original.name)
    _ = try writer?.delete(source: original.name)
    if let counted = original.counted { count(counted, times: -1) }
    if original.counted?.isKnown ?? true { report.removed += 1 }
    tellDuplicate(original.name, of: name)
    try store(source, documents)
  }

  private func tellDuplicate(_ name: SourceName, of original: SourceName) {
    report.duplicates += 1
    report.problems.append(
      SourceProblem(source: name.text, kind: .duplicate(of: original.text)))
  }

  /// Removes sources below the given folders whose files are not there any more.
  ///
  /// A folder in which nothing is left may be one whose disk is not mounted, and what was given by
  /// hand for its pages would not come back with them: that is for the user to say.
  private func prune() throws(ArchiveError) {
    let present = Set(walk.files.map(\.identity))
    for root in walk.roots {
      let gone = try catalog.sources(below: root.path, home: archive.home).filter { name in
        let path = SourcePath.absolute(name.text, from: archive.home)
        return !present.contains(name) && !buried.contains(name)
          && !walk.unreadable.contains { SourcePath.lies(path, in: $0) } && isGone(name)
      }
      if !root.hasFiles, !gone.isEmpty {
        emptied.append(SourceProblem(source: root.given, kind: .emptied(stored: gone.count)))
        continue
      }
      for name in gone {
        if let given = try catalog.given(for: name) { report.removedGiven.append(given) }
        try bury(name)
        report.removed += 1
      }
    }
  }

  /// Tells what was wrong with the given paths, before what was wrong with sources. A path that is
  /// not there may be on a disk that is not mounted, so it is told what stays of it.
  private func addProblems(isPruned: Bool) throws(ArchiveError) {
    var problems = walk.problems
    for missing in walk.missing.reversed() {
      let sources = try catalog.sources(at: missing.path, home: archive.home)
      let left = sources.count { !buried.contains($0) }
      if left > 0 {
        let source = problems[missing.problem].source
        problems[missing.problem] = SourceProblem(source: source, kind: .gone(stored: left))
      } else if isPruned && !sources.isEmpty {
        problems.remove(at: missing.problem)  // All of it has moved.
      }
    }
    problems += emptied
    report.failed += problems.count
    report.problems = problems + report.problems + walk.skipped
  }
}
