// A segment is written while the next documents are collected.

import Dispatch
import Storage
import Synchronization

/// Documents on their way to a segment file, on another thread.
final class SegmentTask: Sendable {
  /// The number of the segment.
  let id: SegmentID
  private let directory: String
  private let fileSystem: any FileSystem
  private let state: Mutex<State>
  private let group = DispatchGroup()

  private struct State {
    /// The documents, until they are in the file.
    var builder: SegmentBuilder?
    /// Numbers of those that are deleted already.
    var deleted: [UInt32]
    /// Why they could not be written, until `finish` has told it.
    var failure: IndexError?
  }

  /// Begins to write the documents of `builder` as the segment `id`.
  init(
    _ builder: consuming SegmentBuilder, _ id: SegmentID, in directory: String,
    _ fileSystem: any FileSystem
  ) {
    self.id = id
    self.directory = directory
    self.fileSystem = fileSystem
    state = Mutex(State(builder: builder, deleted: builder.deleted))
    start()
  }

  private func start() {
    // Not the global queue, whose few threads may all be busy with the next documents.
    DispatchQueue(label: "llrb.segment").async(group: group) { self.run() }
  }

  private func run() {
    state.withLock { state in
      do throws(IndexError) {
        try state.builder?.write(Segment.fileName(self.id), in: self.directory, self.fileSystem)
        state.builder = nil
        state.failure = nil
      } catch {
        state.failure = error
      }
    }
  }

  /// Waits for the file and tells which of its documents are deleted.
  ///
  /// Errors: why it could not be written. Then the next call tries it once more, and not this one:
  /// a caller that gives up must not wait until all is written to a full disk again.
  func finish() throws(IndexError) -> [UInt32] {
    group.wait()
    if state.withLock({ $0.builder != nil && $0.failure == nil }) {
      start()
      group.wait()
    }
    let (deleted, failure) = state.withLock { state in
      defer { state.failure = nil }
      return (state.deleted, state.failure)
    }
    if let failure { throw failure }
    return deleted
  }

  /// Whether the file is there, so that `finish` would not wait.
  var isDone: Bool {
    state.withLockIfAvailable { $0.builder == nil && $0.failure == nil } ?? false
  }

  /// Waits until nothing is written any more.
  func wait() { group.wait() }
}
