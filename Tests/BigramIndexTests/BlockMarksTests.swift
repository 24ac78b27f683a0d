import Support
import Testing

@testable import BigramIndex

/// The blocks that have enough marks, against a look at each block: a small corpus has too few
/// blocks for the places where words meet.
@Suite struct BlockMarksTests {
  @Test(
    "each block that has enough marks, with the block before it, is told with both",
    arguments: 0..<40)
  func plainEquivalent(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let length = Int.random(in: 5...8, using: &random)
    let budget = ErrorBudget(count: length, edits: Int.random(in: 1...2, using: &random))
    let filter = try #require(
      seed % 5 == 0
        ? GramFilter(anyOf: 4, orLike: true)
        : GramFilter.filter(Array(0..<length - 1), length: length, budget))
    let blockCount = Int.random(in: 1...3000, using: &random)
    let rarity = Int.random(in: 1...200, using: &random)
    // The ends of words.
    let corners = [0, 63, 64, 511, 512, blockCount - 1].filter { $0 < blockCount }
    var plain = [UInt16](repeating: 0, count: blockCount)
    var marks = BlockMarks(filter, blockCount: blockCount)
    // What is not enough even together asks for nothing, and comes first.
    var together: UInt16 = 0
    var asking: [Int] = []
    var idle: [Int] = []
    for row in (0..<filter.rows).shuffled(using: &random) {
      if filter.isEnough(together | 1 << UInt16(row)) {
        asking.append(row)
      } else {
        idle.append(row)
        together |= 1 << UInt16(row)
      }
    }
    for row in idle + asking {
      let blocks = (0..<blockCount).filter {
        Int.random(in: 0..<(corners.contains($0) ? 2 : rarity), using: &random) == 0
      }
      let numbers = blocks.map { UInt32($0) }
      marks.mark(numbers.span, row: row, asks: asking.contains(row))
      for block in blocks { plain[block] |= 1 << UInt16(row) }
    }
    var found: [[Int]] = []
    try marks.each { found.append([$0, Int($1), Int($2)]) }
    var expected: [[Int]] = []
    for block in plain.indices where plain[block] != 0 {
      let before = block > 0 ? plain[block - 1] : 0
      guard filter.isEnough(before | plain[block]) else { continue }
      expected.append([block, Int(before), Int(plain[block])])
    }
    #expect(found == expected, "seed \(seed)")
  }
}
