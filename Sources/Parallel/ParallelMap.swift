// The same work on several parts at once, for a caller that waits for all of them.

import Dispatch
import Synchronization

/// Maps on all processors.
package enum ParallelMap {
  /// `transform` of each input, in order; the calling thread works too.
  ///
  /// Where the work may be too little to wake anybody for, the calling thread does it alone for
  /// `aloneFor` nanoseconds, and calls for help with what is left then.
  ///
  /// Errors: that of the first input in order that failed.
  package static func run<Input: Sendable, Output: Sendable, Failure: Error>(
    _ inputs: [Input], aloneFor nanoseconds: UInt64 = 0,
    transform: @Sendable (Input) throws(Failure) -> Output
  ) throws(Failure) -> [Output] {
    var outputs: [Output] = []
    outputs.reserveCapacity(inputs.count)
    let start = nanoseconds > 0 ? DispatchTime.now().uptimeNanoseconds : 0
    // Nobody is woken for the last one.
    while inputs.count - outputs.count == 1
      || (outputs.count < inputs.count && nanoseconds > 0
        && DispatchTime.now().uptimeNanoseconds - start < nanoseconds)
    {
      outputs.append(try transform(inputs[outputs.count]))
    }
    let done = outputs.count
    guard done < inputs.count else { return outputs }
    let results = Mutex([Result<Output, Failure>?](repeating: nil, count: inputs.count - done))
    DispatchQueue.concurrentPerform(iterations: inputs.count - done) { index in
      let result = Result { () throws(Failure) in try transform(inputs[done + index]) }
      results.withLock { $0[index] = result }
    }
    for case let result? in results.withLock({ $0 }) { outputs.append(try result.get()) }
    return outputs
  }
}
