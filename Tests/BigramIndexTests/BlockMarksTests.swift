import Support
import Testing

@testable import BigramIndex

/// The blocks that have enough marks, against a look at each block: a small corpus has too few blocks for the
/// places where words and rows meet.
@Suite struct BlockMarksTests {
  @Test(
    "each block that has a set of marks, with the block before it, is told with both",
    arguments: 0..<40)
  func plainEquivalent(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = Int.random(in: 1...16, using: &random)
    let blockCount = Int.random(in: 1...3000, using: &random)
    let rarity = Int.random(in: 1...200, using: &random)
    // The ends of words, and of rows.
    let corners = [0, 63, 64, 511, 512, blockCount - 1].filter { $0 < blockCount }
    var plain = [UInt16](repeating: 0, count: blockCount)
    var marks = BlockMarks(rows: rows, blockCount: blockCount)
    for row in 0..<rows {
      let blocks = (0..<blockCount).filter {
        Int.random(in: 0..<(corners.contains($0) ? 2 : rarity), using: &random) == 0
      }
      let numbers = blocks.map { UInt32($0) }
      marks.mark(numbers.span, row: row)
      for block in blocks { plain[block] |= 1 << UInt16(row) }
    }
    let limit: UInt16 = rows == 16 ? .max : 1 << UInt16(rows) - 1
    let products = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      MarkProduct(
        all: UInt16.random(in: 0...limit, using: &random)
          & UInt16.random(in: 0...(.max), using: &random)
          & UInt16.random(in: 0...(.max), using: &random),
        any: UInt16.random(in: 1...limit, using: &random))
    }
    var found: [[Int]] = []
    try marks.each(having: products) { found.append([$0, Int($1), Int($2)]) }
    var expected: [[Int]] = []
    for block in plain.indices where plain[block] != 0 {
      let before = block > 0 ? plain[block - 1] : 0
      let both = before | plain[block]
      guard products.contains(where: { $0.all & ~both == 0 && $0.any & both != 0 }) else {
        continue
      }
      expected.append([block, Int(before), Int(plain[block])])
    }
    #expect(found == expected, "seed \(seed)")
  }
}
