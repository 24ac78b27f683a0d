import Parallel
import Synchronization
import Testing

/// What several processors make of many parts is what one would.
@Suite struct ParallelMapTests {
  private struct Odd: Error, Equatable { let number: Int }

  @Test("results stand in the order of the inputs", arguments: [0, 1, 2, 3, 1000])
  func order(count: Int) {
    let calls = Atomic(0)
    let squares = ParallelMap.run(Array(0..<count)) { number in
      calls.add(1, ordering: .relaxed)
      return number * number
    }
    #expect(squares == (0..<count).map { $0 * $0 })
    #expect(calls.load(ordering: .relaxed) == count)
  }

  @Test("what is begun alone and what others help with stand in one order")
  func alone() {
    for nanoseconds: UInt64 in [1, 20_000, 1_000_000_000] {
      let calls = Atomic(0)
      let squares = ParallelMap.run(Array(0..<2000), aloneFor: nanoseconds) { number in
        calls.add(1, ordering: .relaxed)
        return number * number
      }
      #expect(squares == (0..<2000).map { $0 * $0 })
      #expect(calls.load(ordering: .relaxed) == 2000)
    }
  }

  @Test("the first failure in order is thrown, whichever came first")
  func failures() {
    for round in 0..<50 {
      let error = #expect(throws: Odd.self) {
        _ = try ParallelMap.run(Array(0..<100), aloneFor: UInt64(round % 3)) {
          (number) throws(Odd) -> Int in
          if number % 2 == 1 { throw Odd(number: number) }
          return number
        }
      }
      #expect(error == Odd(number: 1))
    }
  }
}
