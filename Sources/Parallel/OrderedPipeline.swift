// Work on many things at once, results one by one in the order of the things: what is written does
// not depend on how many hands worked.

import Dispatch
import Synchronization

/// Runs `transform` on several threads and hands each result, in order, to the calling thread.
package enum OrderedPipeline {
  /// What may be under way or wait for its turn at once, in shares of `shareSize` of the costs: so much
  /// that the workers go on while the consumer writes to the disk.
  private static let shares = 128
  private static let shareSize = 64 << 10

  /// `consume` runs on the calling thread. When it throws, workers stop after what they have begun.
  ///
  /// `cost`: bytes that an input takes, so that what waits is bounded in memory; one input that costs
  /// more than all shares goes alone.
  package static func run<Input: Sendable, Output: Sendable, Failure: Error>(
    _ inputs: [Input], jobs: Int, cost: @escaping @Sendable (Input) -> Int = { _ in 1 },
    transform: @escaping @Sendable (Input) -> Output,
    consume: (Output) throws(Failure) -> Void
  ) throws(Failure) {
    guard jobs > 1 && inputs.count > 1 else {
      for input in inputs { try consume(transform(input)) }
      return
    }
    let work = Work<Input, Output>(inputs, shares: shares) { input in
      min(max(cost(input), 1), shares * shareSize).dividedRoundingUp(by: shareSize)
    }
    let group = DispatchGroup()
    for _ in 0..<min(jobs, inputs.count) {
      // A queue of its own has a thread of its own. The global queue has as many as there are
      // processors: what writes segments would wait there until the workers are done.
      DispatchQueue(label: "llrb.worker").async(group: group) {
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

extension Int {
  fileprivate func dividedRoundingUp(by divisor: Int) -> Int { (self + divisor - 1) / divisor }
}

/// What workers and consumer share.
private final class Work<Input: Sendable, Output: Sendable>: Sendable {
  let inputs: [Input]
  private let shares: @Sendable (Input) -> Int
  private let state: Mutex<(next: Int, isStopped: Bool, awaited: Int, results: [Int: Output])>
  /// Counts free shares: a worker takes those of its input before it begins, the consumer gives them
  /// back.
  private let room: DispatchSemaphore
  /// Held by the worker that takes shares, so that inputs get theirs in order and no two workers wait
  /// for what the other has.
  private let turn: DispatchSemaphore
  /// Signalled for the result that the consumer waits for.
  private let ready: DispatchSemaphore

  init(_ inputs: [Input], shares total: Int, _ shares: @escaping @Sendable (Input) -> Int) {
    self.inputs = inputs
    self.shares = shares
    state = Mutex((next: 0, isStopped: false, awaited: -1, results: [:]))
    // Made empty and then filled: Dispatch traps where a semaphore goes with less than it began with.
    room = DispatchSemaphore(value: 0)
    for _ in 0..<total { room.signal() }
    turn = DispatchSemaphore(value: 0)
    turn.signal()
    ready = DispatchSemaphore(value: 0)
  }

  func begin() -> Int? {
    turn.wait()
    defer { turn.signal() }
    let next = state.withLock { $0.isStopped || $0.next == inputs.count ? nil : $0.next }
    guard let index = next else { return nil }
    for _ in 0..<shares(inputs[index]) { room.wait() }
    return state.withLock { state in
      // It may have been for the stop that there was room.
      if state.isStopped { return nil }
      state.next += 1
      return index
    }
  }

  func finish(_ index: Int, _ output: Output) {
    let isAwaited = state.withLock { state in
      state.results[index] = output
      return state.awaited == index
    }
    if isAwaited { ready.signal() }
  }

  func take(_ index: Int) -> Output {
    while true {
      let result = state.withLock { state in
        state.awaited = index
        return state.results.removeValue(forKey: index)
      }
      if let output = result {
        for _ in 0..<shares(inputs[index]) { room.signal() }
        return output
      }
      ready.wait()
    }
  }

  /// Lets every worker come to its end.
  func stop() {
    let next = state.withLock { state in
      state.isStopped = true
      return state.next
    }
    // One worker may wait for the shares of its input.
    if next < inputs.count { for _ in 0..<shares(inputs[next]) { room.signal() } }
  }
}
