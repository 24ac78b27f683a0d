import Support
import Testing

@testable import IssueParser

@Suite struct PairPlacesTests {
  @Test("pairs stand where a look at every place finds them")
  func likeEveryPlace() {
    for seed in 0..<UInt64(60) {
      var random = SeededGenerator(seed: seed)
      let count = [0, 1, 2, 40, 900][Int(seed % 5)]
      let letters: UInt32 = [1, 3, 40][Int(seed % 3)]
      let scalars = (0..<count).map { _ in 0x4E00 + UInt32.random(in: 0..<letters, using: &random) }
      let pairs = PairPlaces(scalars)
      for _ in 0..<min(count, 80) where count > 1 {
        let place = Int.random(in: 0..<count - 1, using: &random)
        let ends = (0..<2).map { _ in Int.random(in: 0...count, using: &random) }.sorted()
        let stretch = ends[0]..<ends[1]
        let alike = (0..<count - 1).filter {
          scalars[$0] == scalars[place] && scalars[$0 + 1] == scalars[place + 1]
        }
        let inside = alike.filter { stretch.contains($0) && $0 + 1 < stretch.upperBound }
        #expect(pairs.stands(place, in: stretch) == !inside.isEmpty, "seed \(seed)")
        #expect(pairs.before(place) == alike.last { $0 < place }, "seed \(seed)")
        if inside.contains(place) {
          #expect(pairs.isFirst(place, in: stretch) == (inside.first == place), "seed \(seed)")
        }
        var found = [7]
        pairs.find(scalars[place], scalars[place + 1], into: &found)
        #expect(found == alike, "seed \(seed)")
      }
    }
  }

  @Test("a page that repeats few pairs without end is asked for each of them")
  func fewPairs() {
    // To read the stretch for each, or all places between, would take 10^10 steps.
    let count = 100_000
    let scalars =
      [UInt32](repeating: 0x4E00, count: count)
      + [UInt32](repeating: 0x4E01, count: count)
    let pairs = PairPlaces(scalars)
    let isSaid = (count..<2 * count - 1).contains { pairs.stands($0, in: 0..<count) }
    #expect(!isSaid)
    #expect((1..<count - 1).allSatisfy { pairs.before($0) == $0 - 1 })
  }
}
