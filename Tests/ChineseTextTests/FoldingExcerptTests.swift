import Support
import Testing

@testable import ChineseText

/// The table that is made for one short text.
@Suite struct FoldingExcerptTests {
  private func folded(_ scalars: [UInt32]) -> [UInt32] {
    var folder = Folder(sources: NoSources(), table: FoldingTable(of: scalars))
    var folded: [UInt32] = []
    folder.take(scalars.span, &folded)
    folder.finish(&folded)
    return folded
  }

  @Test("a table of a few characters folds them as the table of all does")
  func agreement() {
    var generator = SeededGenerator(seed: 0xF01D)
    for _ in 0..<250 {
      let scalars = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        let ranges: [ClosedRange<UInt32>] = [
          0...0x24F, 0x2B0...0x36F, 0x2000...0x2FFF, 0x3000...0x33FF, 0x4E00...0x9FFF,
          0xF900...0xFFFF, 0x1F100...0x1F2FF, 0x2F800...0x2FA1F, 0...0x10FFFF,
        ]
        let scalar = UInt32.random(
          in: ranges[Int.random(in: 0..<9, using: &generator)], using: &generator)
        return scalar >= 0xD800 && scalar < 0xE000 ? 0x20 : scalar
      }
      let isSame = folded(scalars) == Folding.scalars(String(scalarValues: scalars[...]))
      #expect(isSame, "seed \(generator.seed): \(scalars)")
    }
  }

  @Test("what is kept without a table is what the table keeps")
  func kept() {
    var keptCount = 0
    for scalar in UInt32(0x4DF0)...0xA010 {
      let isKept = FoldingTable.keeps([0x4E00, scalar])
      if isKept {
        keptCount += 1
        #expect(Folding.scalars(String(scalarValues: [0x4E00, scalar][...])) == [0x4E00, scalar])
      }
    }
    // Nearly all of them, the traditional forms apart.
    #expect(keptCount > 15_000)
    #expect(!FoldingTable.keeps([0x4E00, 0x8655]), "處 is written 处")
    #expect(!FoldingTable.keeps([0x4E00, 0x20]))
  }
}
