import Dispatch
import Parallel
import Synchronization
import Testing

@Suite struct OrderedPipelineTests {
  @Test("results come in the order of the inputs, however many work")
  func order() {
    for jobs in [1, 2, 3, 8, .max] {
      for count in [0, 1, 2, 500] {
        var results: [Int] = []
        OrderedPipeline.run(Array(0..<count), jobs: jobs) {
          $0 * 2
        } consume: {
          results.append($0)
        }
        #expect(results == (0..<count).map { $0 * 2 }, "\(jobs) jobs")
      }
    }
  }

  @Test("inputs of any cost come in order")
  func costs() {
    for jobs in [1, 2, 5] {
      var results: [Int] = []
      OrderedPipeline.run(Array(0..<300), jobs: jobs) {
        $0 % 7 == 0 ? 1 << 40 : $0 << 15
      } transform: {
        $0
      } consume: {
        results.append($0)
      }
      #expect(results == Array(0..<300), "\(jobs) jobs")
    }
  }

  /// How many inputs of up to 64 KiB may be under way or wait for their turn.
  private static let room = 128

  @Test(
    "so much is begun on before it is asked for and no more, what is dearer than all room alone",
    arguments: [(1, room), (64 << 10, room), (1 << 20, room / 16), (5 << 20, 1), (1 << 40, 1)])
  func bounds(cost: Int, bound: Int) {
    for jobs in [2, 8] {
      let held = Atomic(0)
      let most = Atomic(0)
      let isFull = DispatchSemaphore(value: 0)
      OrderedPipeline.run(Array(0..<2000), jobs: jobs) { _ in
        cost
      } transform: { number in
        let now = held.add(1, ordering: .relaxed).newValue
        most.max(now, ordering: .relaxed)
        if now == bound + 1 { isFull.signal() }
        return number
      } consume: { number in
        // The first is held until the workers have gone as far ahead of it as they may.
        if number == 0 { isFull.wait() }
        held.subtract(1, ordering: .relaxed)
      }
      #expect(most.load(ordering: .relaxed) == bound + 1, "\(jobs) jobs, the one consumed included")
    }
  }

  private struct Stop: Error, Equatable { let number: Int }

  @Test("an error ends the work at once and without a hang")
  func errors() {
    for jobs in [1, 2, 8] {
      var taken = 0
      let begun = Atomic(0)
      #expect(throws: Stop(number: 10)) {
        try OrderedPipeline.run(Array(0..<1000), jobs: jobs) {
          begun.add(1, ordering: .relaxed)
          return $0
        } consume: { (number) throws(Stop) in
          if number == 10 { throw Stop(number: number) }
          taken += 1
        }
      }
      #expect(taken == 10)
      // Workers go no further ahead of the consumer than there is room.
      let ahead = jobs == 1 ? 0 : OrderedPipelineTests.room
      #expect(begun.load(ordering: .relaxed) <= 11 + ahead, "\(jobs) jobs")
    }
  }
}
