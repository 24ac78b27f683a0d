// The same work on several parts at once, for who waits for all of them.

import Dispatch
import Synchronization

/// Maps on all processors.
package enum ParallelMap {
  /// `transform` of each input, in order; the calling thread works too.
  ///
  /// Errors: that of the first input in order that failed; all are tried.
  package static func run<Input: Sendable, Output: Sendable, Failure: Error>(
    _ inputs: [Input], transform: @Sendable (Input) throws(Failure) -> Output
  ) throws(Failure) -> [Output] {
    // Nobody is woken for nothing.
    guard inputs.count > 1 else {
      var outputs: [Output] = []
      for input in inputs { outputs.append(try transform(input)) }
      return outputs
    }
    let results = Mutex([Result<Output, Failure>?](repeating: nil, count: inputs.count))
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      let result = Result { () throws(Failure) in try transform(inputs[index]) }
      results.withLock { $0[index] = result }
    }
    var outputs: [Output] = []
    outputs.reserveCapacity(inputs.count)
    for case let result? in results.withLock({ $0 }) { outputs.append(try result.get()) }
    return outputs
  }
}
