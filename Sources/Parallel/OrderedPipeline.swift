// Work on many things at once, results one by one in the order of the things: what is written does
// not depend on how many hands worked.

import Dispatch
import Synchronization

/// Runs `transform` on several threads and hands each result, in order, to the calling thread.
package enum OrderedPipeline {
  /// What may be under way or wait for its turn at once, in shares of `shareSize` of the costs: so
  /// much that the workers go on while the consumer writes to the disk.
  private static let shares = 128
  private static let shareSize = 64 << 10

  /// `consume` runs on the calling thread. When it throws, workers stop after what they have begun.
  ///
  /// `batch`: how many inputs in turn, and shares for them, a worker takes at most before it hands
  /// over what it made of them: where each is little work, waking the consumer for every one would
  /// be much of it.
  /// `cost`: bytes that an input takes, so that what waits is bounded in memory; one input that
  /// costs more than all shares goes alone. What `consume` has in hand no longer counts.
  package static func run<Input: Sendable, Output: Sendable, Failure: Error>(
    _ inputs: [Input], jobs: Int, batch: Int = 1,
    cost: @escaping @Sendable (Input) -> Int = { _ in 1 },
    transform: @escaping @Sendable (Input) -> Output,
    consume: (Output) throws(Failure) -> Void
  ) throws(Failure) {
    // More workers than shares would have nothing to begin on.
    let jobs = min(jobs, shares, inputs.count)
    guard jobs > 1 else {
      for input in inputs { try consume(transform(input)) }
      return
    }
    // With many workers all the room would be begun on, and none left for what waits.
    let batch = min(batch, max(1, shares / (4 * jobs)))
    let work = Work<Input, Output>(inputs, batch: batch, shares: shares) { input in
      min(max(cost(input), 1), shares * shareSize).dividedRoundingUp(by: shareSize)
    }
    let group = DispatchGroup()
    for _ in 0..<jobs {
      // A queue of its own has a thread of its own. The global queue has as many as there are
      // processors: what writes segments would wait there until the workers are done.
      DispatchQueue(label: "llrb.worker").async(group: group) {
        while let (batch, shares) = work.begin() {
          work.finish(batch, shares: shares, work.inputs[batch].map(transform))
        }
      }
    }
    defer {
      work.stop()
      group.wait()
    }
    var index = 0
    while index < inputs.count {
      let outputs = work.take(index)
      for output in outputs { try consume(output) }
      index += outputs.count
    }
  }
}

extension Int {
  fileprivate func dividedRoundingUp(by divisor: Int) -> Int { (self + divisor - 1) / divisor }
}

/// What workers and consumer share.
private final class Work<Input: Sendable, Output: Sendable>: Sendable {
  let inputs: [Input]
  private let batch: Int
  private let shares: @Sendable (Input) -> Int
  private let state: Mutex<State>
  /// Held by the worker that takes a batch, so that inputs get their shares in order.
  private let turn = DispatchSemaphore(value: 1)
  /// Signalled for the room that this worker waits for.
  private let room = DispatchSemaphore(value: 0)
  /// Signalled for the result that the consumer waits for.
  private let ready = DispatchSemaphore(value: 0)

  private struct State {
    /// The first input that no worker has taken.
    var next = 0
    var isStopped = false
    /// Shares that nobody has, and how many a worker waits for.
    var free: Int
    var wanted: Int?
    /// The batch that the consumer waits for.
    var awaited: Int?
    /// By the first input of each batch what was made of it, and the shares that it has.
    var results: [Int: (outputs: [Output], shares: Int)] = [:]
  }

  init(
    _ inputs: [Input], batch: Int, shares total: Int, _ shares: @escaping @Sendable (Input) -> Int
  ) {
    self.inputs = inputs
    self.batch = batch
    self.shares = shares
    state = Mutex(State(free: total))
  }

  /// The next inputs and the shares that they have, once there is room for them.
  func begin() -> (inputs: Range<Int>, shares: Int)? {
    turn.wait()
    defer { turn.signal() }
    // Nobody else moves `next`.
    let first = state.withLock { $0.next }
    guard first < inputs.count else { return nil }
    var end = first + 1
    var taken = shares(inputs[first])
    while end < inputs.count, end - first < batch {
      let more = shares(inputs[end])
      guard taken + more <= batch else { break }
      taken += more
      end += 1
    }
    while true {
      let hasRoom: Bool? = state.withLock { state in
        if state.isStopped { return nil }
        state.wanted = state.free < taken ? taken : nil
        guard state.wanted == nil else { return false }
        state.free -= taken
        state.next = end
        return true
      }
      guard let hasRoom else { return nil }
      if hasRoom { return (first..<end, taken) }
      room.wait()
    }
  }

  func finish(_ batch: Range<Int>, shares: Int, _ outputs: [Output]) {
    let isAwaited = state.withLock { state in
      state.results[batch.lowerBound] = (outputs, shares)
      guard state.awaited == batch.lowerBound else { return false }
      state.awaited = nil
      return true
    }
    if isAwaited { ready.signal() }
  }

  /// What was made of the batch that begins with an input, once it is there.
  func take(_ first: Int) -> [Output] {
    while true {
      let (outputs, hasRoom) = state.withLock { state -> ([Output]?, Bool) in
        guard let result = state.results.removeValue(forKey: first) else {
          state.awaited = first
          return (nil, false)
        }
        state.free += result.shares
        return (result.outputs, Work.hasRoom(&state))
      }
      if hasRoom { room.signal() }
      if let outputs { return outputs }
      ready.wait()
    }
  }

  /// Whether a worker that waits for room is to be woken.
  private static func hasRoom(_ state: inout State) -> Bool {
    guard let wanted = state.wanted, state.isStopped || wanted <= state.free else { return false }
    state.wanted = nil
    return true
  }

  /// Lets every worker come to its end.
  func stop() {
    let hasWaiting = state.withLock { state in
      state.isStopped = true
      return Work.hasRoom(&state)
    }
    if hasWaiting { room.signal() }
  }
}
