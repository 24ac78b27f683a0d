// Work on many things at once, results one by one in the order of the things: what is written does
// not depend on how many hands worked.

import Dispatch
import Synchronization

/// Runs `transform` on several threads and hands each result, in order, to the calling thread.
enum OrderedPipeline {
  /// How many results may wait for their turn, for each worker.
  private static let windowPerJob = 8

  /// `consume` runs on the calling thread. When it throws, workers stop after what they have begun.
  static func run<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, transform: @escaping @Sendable (Input) -> Output,
    consume: (Output) throws(ArchiveError) -> Void
  ) throws(ArchiveError) {
    guard jobs > 1 && inputs.count > 1 else {
      for input in inputs { try consume(transform(input)) }
      return
    }
    let work = Work<Input, Output>(inputs, window: jobs * windowPerJob)
    let group = DispatchGroup()
    for _ in 0..<min(jobs, inputs.count) {
      DispatchQueue.global().async(group: group) {
        while let index = work.begin() { work.finish(index, transform(work.inputs[index])) }
      }
    }
    defer {
      work.stop()
      group.wait()
    }
    for index in inputs.indices { try consume(work.take(index)) }
  }
}

/// What workers and consumer share.
private final class Work<Input: Sendable, Output: Sendable>: Sendable {
  let inputs: [Input]
  private let state: Mutex<(next: Int, isStopped: Bool, results: [Int: Output])>
  /// Counts places in the window: a worker takes one before it begins, the consumer gives it back.
  private let room: DispatchSemaphore
  /// One for each input, so that the consumer waits for exactly the next one.
  private let ready: [DispatchSemaphore]

  init(_ inputs: [Input], window: Int) {
    self.inputs = inputs
    state = Mutex((next: 0, isStopped: false, results: [:]))
    // Made empty and then filled: Dispatch traps where a semaphore goes with less than it began with.
    room = DispatchSemaphore(value: 0)
    for _ in 0..<window { room.signal() }
    ready = inputs.map { _ in DispatchSemaphore(value: 0) }
  }

  func begin() -> Int? {
    room.wait()
    return state.withLock { state in
      if state.isStopped || state.next == inputs.count {
        // The next worker must see the end as well.
        room.signal()
        return nil
      }
      defer { state.next += 1 }
      return state.next
    }
  }

  func finish(_ index: Int, _ output: Output) {
    state.withLock { $0.results[index] = output }
    ready[index].signal()
  }

  func take(_ index: Int) -> Output {
    while true {
      ready[index].wait()
      if let output = state.withLock({ $0.results.removeValue(forKey: index) }) {
        room.signal()
        return output
      }
    }
  }

  func stop() {
    state.withLock { $0.isStopped = true }
    room.signal()
  }
}
