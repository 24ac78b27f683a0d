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
  private let state: Mutex<(builder: SegmentBuilder, failure: IndexError?)>
  private let group = DispatchGroup()

  /// Begins to write the documents of `builder` as the segment `id`.
  init(
    _ builder: consuming SegmentBuilder, _ id: SegmentID, in directory: String,
    _ fileSystem: any FileSystem
  ) {
    self.id = id
    self.directory = directory
    self.fileSystem = fileSystem
    state = Mutex((builder, nil))
    start()
  }

  private func start() {
    DispatchQueue.global().async(group: group) { self.run() }
  }

  private func run() {
    state.withLock { state in
      do throws(IndexError) {
        try state.builder.write(Segment.fileName(self.id), in: self.directory, self.fileSystem)
        state.failure = nil
      } catch {
        state.failure = error
      }
    }
  }

  /// Waits for the file and gives back the documents.
  ///
  /// Errors: why it could not be written. Then the next call tries it once more.
  func finish() throws(IndexError) -> SegmentBuilder {
    group.wait()
    let (builder, failure) = state.withLock { state -> (SegmentBuilder?, IndexError?) in
      if let failure = state.failure { return (nil, failure) }
      defer { state.builder = SegmentBuilder() }
      return (state.builder, nil)
    }
    if let builder { return builder }
    start()
    throw failure ?? .tooLarge(what: "segment")
  }

  /// Waits until nothing is written any more.
  func wait() { group.wait() }
}
