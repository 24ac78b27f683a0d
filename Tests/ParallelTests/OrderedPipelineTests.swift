import Parallel
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

  @Test("inputs of any cost come in order, those dearer than all room alone")
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

  private struct Stop: Error, Equatable { let number: Int }

  @Test("an error ends the work at once and without a hang")
  func errors() {
    for jobs in [1, 2, 8] {
      var taken = 0
      #expect(throws: Stop(number: 10)) {
        try OrderedPipeline.run(Array(0..<1000), jobs: jobs) {
          $0
        } consume: { (number) throws(Stop) in
          if number == 10 { throw Stop(number: number) }
          taken += 1
        }
      }
      #expect(taken == 10)
    }
  }
}
